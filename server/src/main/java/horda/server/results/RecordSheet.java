package horda.server.results;

import horda.engine.Nullable;
import horda.server.results.Results.Played;
import horda.wire.Texts;
import horda.wire.doc.RecordDoc.BestResult;
import horda.wire.doc.RecordDoc.GameRecord;
import horda.wire.doc.RecordDoc.PlayedGame;
import horda.wire.doc.RecordDoc.RatedAs;
import horda.wire.doc.RecordDoc.Share;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Counts up how somebody has fared at one game.
final class RecordSheet {
  private static final int LATEST = 30;
  private static final int MOST_SHARES = 40;

  /// A count that games are put into.
  private static final class Tally {
    private int played;
    private int won;

    void add(boolean victory) {
      played++;
      won += victory ? 1 : 0;
    }
  }

  private final Map<String, Tally> levels = new LinkedHashMap<>();
  private final Map<String, Tally> missions = new LinkedHashMap<>();
  private final Map<String, Tally> characters = new LinkedHashMap<>();
  private final List<PlayedGame> all = new ArrayList<>();
  private final Texts texts;
  private String option = "";
  private int streak;
  private int bestStreak;

  private RecordSheet(Texts texts) {
    this.texts = texts;
  }

  /// `played`: of one game, the oldest first. At a table where somebody had several seats they have
  /// won or lost together, or nobody can say who they were, and it is left out.
  static GameRecord of(String game, List<Played> played, Texts texts, @Nullable RatedAs rating) {
    RecordSheet sheet = new RecordSheet(texts);
    for (Played one : played) {
      if (one.seats().size() == 1 || one.result().team()) {
        sheet.add(one);
      }
    }
    return sheet.document(game, rating);
  }

  private void add(Played played) {
    Result result = played.result();
    Result.Seat own = result.seats().get(played.seats().getFirst());
    // A bot that stands in at the end has not won for whoever left.
    boolean won = own.won() && !own.standIn();
    streak = won ? Math.max(0, streak) + 1 : Math.min(0, streak) - 1;
    bestStreak = Math.max(bestStreak, streak);
    all.add(new PlayedGame(result.table(), won, own.score(), result.ended()));
    tally(levels, level(played), won);
    option = result.option();
    if (!result.value().isEmpty()) {
      tally(missions, result.value(), won);
    }
    Set<String> names = new HashSet<>();
    for (int seat : played.seats()) {
      result.seats().get(seat).characters().forEach(who -> names.add(name(who)));
    }
    names.stream().filter(name -> !name.isEmpty()).sorted().forEach(n -> tally(characters, n, won));
  }

  private static void tally(Map<String, Tally> into, String key, boolean won) {
    into.computeIfAbsent(key, _ -> new Tally()).add(won);
  }

  private String name(String phrase) {
    try {
      return texts.say(ScoreReader.phrase(phrase));
    } catch (RuntimeException _) {
      // A character of other content than today's.
      return "";
    }
  }

  /// People count before bots, and of bots the one of whom there are most.
  private static String level(Played played) {
    List<Result.Seat> seats = played.result().seats();
    Map<String, Integer> bots = new LinkedHashMap<>();
    boolean people = false;
    for (int seat = 0; seat < seats.size(); seat++) {
      if (!played.seats().contains(seat)) {
        people |= seats.get(seat).isPerson();
        if (!seats.get(seat).isPerson()) {
          bots.merge(seats.get(seat).bot(), 1, Integer::sum);
        }
      }
    }
    if (people) {
      return "people";
    }
    return bots.entrySet().stream()
        .max(Map.Entry.comparingByValue())
        .map(Map.Entry::getKey)
        .orElse("alone");
  }

  private GameRecord document(String game, @Nullable RatedAs rating) {
    int won = (int) all.stream().filter(PlayedGame::won).count();
    return new GameRecord(
        game,
        all.size(),
        won,
        streak,
        bestStreak,
        best(),
        List.copyOf(all.subList(Math.max(0, all.size() - LATEST), all.size())),
        shares(levels),
        option,
        shares(missions),
        shares(characters),
        rating);
  }

  private @Nullable BestResult best() {
    return all.stream()
        .filter(one -> one.score() > 0)
        .max(Comparator.comparingInt(PlayedGame::score))
        .map(one -> new BestResult(one.score(), one.table(), one.ended()))
        .orElse(null);
  }

  private static List<Share> shares(Map<String, Tally> tallies) {
    return tallies.entrySet().stream()
        .sorted(Comparator.comparingInt(one -> -one.getValue().played))
        .limit(MOST_SHARES)
        .map(one -> new Share(one.getKey(), one.getValue().played, one.getValue().won))
        .toList();
  }
}
