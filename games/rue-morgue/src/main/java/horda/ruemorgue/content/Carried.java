package horda.ruemorgue.content;

import horda.engine.Data;
import horda.engine.Known;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// What a team brings along out of earlier missions (RMO-SETUP-27): an option of the table.
///
/// @param run which campaign it belongs to; empty for a team that somebody wrote down
/// @param leg how many missions of that campaign were played before
public record Carried(String run, int leg, List<Returning> team) {
  /// A team that comes from nowhere.
  public static final Carried NOTHING = new Carried("", 0, List.of());

  private static final Known KEYS = Known.of("word of a team", "run", "leg", "team");
  private static final Known PERSON =
      Known.of("word of a survivor", "who", "xp", "wounds", "cards");

  /// More than any campaign pays out.
  private static final int MOST_XP = 200;

  private static final int LONGEST_RUN = 40;
  private static final int MOST_LEGS = 100;

  public Carried {
    team = List.copyOf(team);
  }

  public boolean isEmpty() {
    return team.isEmpty();
  }

  /// Reads a team; a fault says in one sentence what is wrong with whom.
  ///
  /// @param people ids of all survivors who can be played
  public static Carried read(Data data, Content content, List<String> people) {
    if (!data.isMap() || !data.has("team")) {
      throw new Unsound("A team needs the word team, and below it a list of its survivors");
    }
    KEYS.check(data);
    String run = data.text("run", "");
    if (run.length() > LONGEST_RUN) {
      throw new Unsound("The name of a campaign's run has " + LONGEST_RUN + " letters at most");
    }
    List<Returning> team = new ArrayList<>();
    for (Data row : data.at("team").items()) {
      team.add(person(row, content, people));
    }
    if (team.stream().map(Returning::who).distinct().count() < team.size()) {
      throw new Unsound("Somebody is in the team twice");
    }
    copies(team, content);
    return new Carried(run, Known.num(data, "leg", 0, MOST_LEGS), team);
  }

  /// What is wrong with a team.
  public static final class Unsound extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Unsound(String sentence) {
      super(sentence + ".");
    }
  }

  private static Returning person(Data row, Content content, List<String> people) {
    PERSON.check(row);
    String who = row.at("who").text();
    if (!people.contains(who)) {
      throw new Unsound("There is no survivor '" + who + "'");
    }
    List<String> cards =
        row.has("cards") ? row.at("cards").items().stream().map(Data::text).toList() : List.of();
    int wounds = row.num("wounds", 0);
    int most = content.numbers().wounds() - 1;
    if (wounds < 0 || wounds > most) {
      throw new Unsound(who + " begins with 0 to " + most + " wounds, not " + wounds);
    }
    int room = content.numbers().hands() + content.numbers().reserve() - wounds;
    if (cards.size() > room) {
      throw new Unsound(who + " has room for " + room + " cards, not for " + cards.size());
    }
    int xp = row.num("xp", 0);
    if (xp < 0 || xp > MOST_XP) {
      throw new Unsound(who + " begins with 0 to " + MOST_XP + " experience, not " + xp);
    }
    return new Returning(who, xp, wounds, cards);
  }

  /// No more of a kind than lie in the box.
  private static void copies(List<Returning> team, Content content) {
    Map<String, Integer> count = new HashMap<>();
    for (Returning one : team) {
      for (String card : one.cards()) {
        int kind = content.kindNamed(card);
        if (kind < 0 || !isKept(content.equipment().get(kind))) {
          throw new Unsound(one.who() + " cannot carry '" + card + "'");
        }
        int copies = content.equipment().get(kind).count();
        if (count.merge(card, 1, Integer::sum) > copies) {
          throw new Unsound("The box holds only " + copies + " of " + card);
        }
      }
    }
  }

  /// Whether such a card can be had: not one that is discarded as it is found.
  public static boolean isKept(Equipment kind) {
    return !(kind instanceof Item item && item.effect() == Item.Effect.SCARE);
  }
}
