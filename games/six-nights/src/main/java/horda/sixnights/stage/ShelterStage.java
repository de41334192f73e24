package horda.sixnights.stage;

import static horda.sixnights.state.ShelterState.DECK;
import static horda.sixnights.state.ShelterState.NIGHTS;
import static horda.sixnights.state.ShelterState.PAST;
import static horda.sixnights.state.ShelterState.TONIGHT;

import horda.engine.Data;
import horda.engine.Engine;
import horda.engine.Game;
import horda.engine.Known;
import horda.engine.Out;
import horda.engine.Question;
import horda.engine.Refusal;
import horda.engine.Setup;
import horda.engine.Stage;
import horda.sixnights.rules.LastMoment;
import horda.sixnights.rules.Lay;
import horda.sixnights.rules.Nightfall;
import horda.sixnights.rules.Reckoning;
import horda.sixnights.rules.Vote;
import horda.sixnights.state.ShelterState;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;

/// Positions in words: `tonight: full-moon`, `lookout: 1`, `seat0: {hand: [flare], laid: chair}`,
/// `at: last-moment`. A hand that is not named is drawn by chance.
public final class ShelterStage implements Stage<ShelterState> {
  private static final Known PLACES = Known.of("moment", "nightfall", "lay", "last-moment", "vote");
  private static final List<String> TABLE =
      List.of("night", "breaches", "lookout", "zombies", "strength", "end", "asks", "winners");
  private static final List<String> SURVIVOR =
      List.of("hand", "cards", "laid", "given", "tins", "bites", "hidden", "score");

  private final Game<ShelterState> game;

  public ShelterStage(Game<ShelterState> game) {
    this.game = game;
  }

  @Override
  public ShelterState prepare(Setup setup, Data position, Out out) {
    ShelterState s = game.deal(setup);
    known(s).check(position);
    s.agenda.pop();
    s.night = Math.max(1, Known.num(position, "night", 1, s.content.numbers().nights()));
    s.breaches = Known.num(position, "breaches", 0, s.content.numbers().breaches());
    s.lookout = Known.num(position, "lookout", 0, s.seats() - 1);
    for (int past = 1; past < s.night; past++) {
      s.zones.add(PAST, s.zones.draw(NIGHTS));
    }
    if (position.has("tonight")) {
      tonight(s, position.at("tonight"));
    }
    s.zones.add(TONIGHT, s.zones.draw(NIGHTS));
    for (int seat = 0; seat < s.seats(); seat++) {
      if (position.has("seat" + seat)) {
        place(s, seat, position.at("seat" + seat));
      }
    }
    for (int seat = 0; seat < s.seats(); seat++) {
      boolean named = position.has("seat" + seat) && position.at("seat" + seat).has("hand");
      for (int i = 0; i < s.content.numbers().hand() && !named; i++) {
        s.zones.add(ShelterState.hand(seat), s.zones.draw(DECK));
      }
    }
    begin(s, position.has("at") ? PLACES.index(position.at("at")) : 1);
    Engine.advance(s, out);
    return s;
  }

  private static Known known(ShelterState s) {
    List<String> words = new ArrayList<>(List.of("night", "breaches", "lookout", "tonight", "at"));
    for (int seat = 0; seat < s.seats(); seat++) {
      words.add("seat" + seat);
    }
    return new Known("word of a position", words);
  }

  private static void begin(ShelterState s, int at) {
    switch (at) {
      case 0 -> s.agenda.push(new Nightfall());
      case 1 -> s.agenda.push(new Lay());
      case 2 -> {
        s.agenda.push(new Reckoning());
        s.agenda.push(new LastMoment(s.lookout, 0));
      }
      default -> s.agenda.push(new Vote());
    }
  }

  /// Puts the night of that name on top, wherever it lies.
  private static void tonight(ShelterState s, Data name) {
    s.zones.moveAll(PAST, NIGHTS);
    for (int night = 0; night < s.content.nights().size(); night++) {
      if (s.content.nights().get(night).id().equals(name.text())) {
        s.zones.remove(NIGHTS, night);
        for (int past = 1; past < s.night; past++) {
          s.zones.add(PAST, s.zones.draw(NIGHTS));
        }
        s.zones.add(NIGHTS, night);
        return;
      }
    }
    throw new Data.Fault(name, "no night is called '" + name.text() + "'");
  }

  private static void place(ShelterState s, int seat, Data words) {
    Known.of("word of a survivor", "hand", "laid", "tins", "bites", "hidden").check(words);
    s.tins[seat] = (byte) Known.num(words, "tins", 0, Byte.MAX_VALUE);
    s.bites[seat] = (byte) Known.num(words, "bites", 0, s.breaches);
    s.hidden[seat] = (byte) (words.flag("hidden") ? 1 : 0);
    if (words.has("laid")) {
      s.zones.add(s.door(seat), take(s, words.at("laid")));
    }
    if (words.has("hand")) {
      words.at("hand").items().forEach(w -> s.zones.add(ShelterState.hand(seat), take(s, w)));
    }
  }

  private static int take(ShelterState s, Data kind) {
    for (int i = 0; i < s.zones.size(DECK); i++) {
      if (s.kind(s.zones.at(DECK, i)).id().equals(kind.text())) {
        return s.zones.take(DECK, i);
      }
    }
    throw new Data.Fault(kind, "no card '" + kind.text() + "' is left in the deck");
  }

  @Override
  public String look(ShelterState s, String key) {
    int dot = key.indexOf('.');
    int seat = dot < 0 ? -1 : seat(s, key.substring(0, dot));
    String word = key.substring(dot + 1);
    if (!(seat < 0 ? TABLE.contains(key) : SURVIVOR.contains(word))) {
      throw new Refusal("key", "", "There is no '" + key + "' here; there is " + keys() + ".");
    }
    return seat < 0 ? table(s, key) : survivor(s, seat, word);
  }

  private String table(ShelterState s, String key) {
    Question<ShelterState> question = Engine.question(s);
    var outcome = game.outcome(s);
    StringJoiner winners = new StringJoiner(", ");
    for (int seat = 0; seat < s.seats() && outcome != null; seat++) {
      if (outcome.won(seat)) {
        winners.add("seat" + seat);
      }
    }
    return switch (key) {
      case "night" -> Integer.toString(s.night);
      case "breaches" -> Integer.toString(s.breaches);
      case "lookout" -> "seat" + s.lookout;
      case "zombies" -> Integer.toString(s.zombies());
      case "strength" -> Integer.toString(s.strength());
      case "end" -> ShelterState.ENDS[s.end];
      case "asks" -> question == null ? "" : question.name();
      default -> winners.toString();
    };
  }

  private static String survivor(ShelterState s, int seat, String word) {
    return switch (word) {
      case "hand" -> cards(s, ShelterState.hand(seat));
      case "cards" -> Integer.toString(s.zones.size(ShelterState.hand(seat)));
      case "laid" -> cards(s, s.door(seat));
      case "given" -> Integer.toString(s.given(seat));
      case "tins" -> Integer.toString(s.tins[seat]);
      case "bites" -> Integer.toString(s.bites[seat]);
      case "hidden" -> s.hidden[seat] != 0 ? "yes" : "no";
      default -> Integer.toString(s.score(seat));
    };
  }

  private static String cards(ShelterState s, int zone) {
    StringJoiner cards = new StringJoiner(", ");
    for (int i = 0; i < s.zones.size(zone); i++) {
      cards.add(s.kind(s.zones.at(zone, i)).id());
    }
    return cards.toString();
  }

  @Override
  public List<String> keys() {
    List<String> keys = new ArrayList<>(TABLE);
    for (int seat = 0; seat < ShelterState.MOST_SEATS; seat++) {
      for (String word : SURVIVOR) {
        keys.add("seat" + seat + "." + word);
      }
    }
    return keys;
  }

  @Override
  public int seat(ShelterState s, String word) {
    for (int seat = 0; seat < s.seats(); seat++) {
      if (word.equals("seat" + seat)) {
        return seat;
      }
    }
    return -1;
  }
}
