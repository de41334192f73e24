package horda.sixnights.stage;

import static horda.sixnights.state.ShelterState.DECK;
import static horda.sixnights.state.ShelterState.NIGHTS;
import static horda.sixnights.state.ShelterState.PAST;
import static horda.sixnights.state.ShelterState.TONIGHT;
import static horda.sixnights.state.ShelterState.hand;

import horda.engine.Data;
import horda.engine.Engine;
import horda.engine.Game;
import horda.engine.Known;
import horda.engine.Nullable;
import horda.engine.Out;
import horda.engine.Outcome;
import horda.engine.Refusal;
import horda.engine.Setup;
import horda.engine.Stage;
import horda.sixnights.rules.LastMoment;
import horda.sixnights.rules.Lay;
import horda.sixnights.rules.Nightfall;
import horda.sixnights.rules.Reckoning;
import horda.sixnights.rules.Vote;
import horda.sixnights.state.ShelterState;
import horda.sixnights.state.ShelterStateParts;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/// Positions in words: `tonight: full-moon`, `lookout: 1`, `seat0: {hand: [flare], laid: chair}`,
/// `at: last-moment`. A hand that is not named is drawn by chance.
public final class ShelterStage implements Stage<ShelterState> {
  private static final Known MOMENTS =
      Known.of("moment", "nightfall", "lay", "last-moment", "vote");
  private static final Known PLACED =
      Known.of("word of a survivor", "hand", "laid", "tins", "bites", "hidden");
  private static final List<String> SURVIVOR =
      List.of("hand", "cards", "laid", "given", "tins", "bites", "hidden", "score");

  private final Game<ShelterState> game;

  public ShelterStage(Game<ShelterState> game) {
    this.game = game;
  }

  @Override
  public ShelterState prepare(Setup setup, Data position, Out out) {
    ShelterState s = game.deal(setup);
    List<String> words = new ArrayList<>(List.of("night", "breaches", "lookout", "tonight", "at"));
    IntStream.range(0, s.seats()).forEach(seat -> words.add("seat" + seat));
    new Known("word of a position", words).check(position);
    s.agenda.pop();
    s.night = Known.num(position, "night", 1, s.content.numbers().nights());
    s.breaches = Known.num(position, "breaches", 0, s.content.numbers().breaches());
    s.lookout = Known.num(position, "lookout", 0, s.seats() - 1);
    s.zones.add(TONIGHT, position.has("tonight") ? night(s, position) : s.zones.draw(NIGHTS));
    for (int past = 1; past < s.night; past++) {
      s.zones.add(PAST, s.zones.draw(NIGHTS));
    }
    for (int seat = 0; seat < s.seats(); seat++) {
      if (position.has("seat" + seat)) {
        place(s, seat, position.at("seat" + seat));
      }
    }
    for (int seat = 0; seat < s.seats(); seat++) {
      boolean named = position.has("seat" + seat) && position.at("seat" + seat).has("hand");
      for (int i = 0; i < s.content.numbers().hand() && !named; i++) {
        s.zones.add(hand(seat), s.zones.draw(DECK));
      }
    }
    switch (position.has("at") ? MOMENTS.index(position.at("at")) : 1) {
      case 0 -> s.agenda.push(new Nightfall());
      case 1 -> s.agenda.push(new Lay());
      case 2 -> {
        s.agenda.push(new Reckoning());
        s.agenda.push(new LastMoment(s.lookout, 0));
      }
      default -> s.agenda.push(new Vote());
    }
    Engine.advance(s, out);
    return s;
  }

  private static int night(ShelterState s, Data position) {
    return take(s, NIGHTS, position.at("tonight"), n -> s.content.nights().get(n).id());
  }

  private static void place(ShelterState s, int seat, Data words) {
    PLACED.check(words);
    s.tins[seat] = (byte) Known.num(words, "tins", 0, Byte.MAX_VALUE);
    s.bites[seat] = (byte) Known.num(words, "bites", 0, s.breaches);
    s.hidden[seat] = (byte) (words.flag("hidden") ? 1 : 0);
    if (words.has("laid")) {
      s.zones.add(s.door(seat), take(s, DECK, words.at("laid"), n -> s.kind(n).id()));
    }
    for (Data word : words.has("hand") ? words.at("hand").items() : List.<Data>of()) {
      s.zones.add(hand(seat), take(s, DECK, word, n -> s.kind(n).id()));
    }
  }

  private static int take(ShelterState s, int zone, Data word, IntFunction<String> name) {
    for (int i = 0; i < s.zones.size(zone); i++) {
      if (name.apply(s.zones.at(zone, i)).equals(word.text())) {
        return s.zones.take(zone, i);
      }
    }
    throw new Data.Fault(word, "no card '" + word.text() + "' is left");
  }

  @Override
  public String look(ShelterState s, String key) {
    int dot = key.indexOf('.');
    int seat = dot < 0 ? -1 : seat(s, key.substring(0, dot));
    String seen = seat < 0 ? table(s, key) : survivor(s, seat, key.substring(dot + 1));
    if (seen == null) {
      throw new Refusal("key", "", "There is no '" + key + "' here; there is " + keys() + ".");
    }
    return seen;
  }

  private @Nullable String table(ShelterState s, String key) {
    return switch (key) {
      case "lookout" -> "seat" + s.lookout;
      case "zombies" -> Integer.toString(s.zombies());
      case "strength" -> Integer.toString(s.strength());
      case "asks" -> s.agenda.isEmpty() ? "" : s.agenda.nameOf(s.agenda.at(0));
      case "winners" -> winners(game.outcome(s), s.seats());
      default -> ShelterStateParts.look(s, key);
    };
  }

  private static String winners(@Nullable Outcome outcome, int seats) {
    StringJoiner winners = new StringJoiner(", ");
    IntStream.range(0, outcome == null ? 0 : seats)
        .filter(seat -> outcome != null && outcome.won(seat))
        .forEach(seat -> winners.add("seat" + seat));
    return winners.toString();
  }

  private static @Nullable String survivor(ShelterState s, int seat, String word) {
    return switch (word) {
      case "hand" -> cards(s, hand(seat));
      case "cards" -> Integer.toString(s.zones.size(hand(seat)));
      case "laid" -> cards(s, s.door(seat));
      case "given" -> Integer.toString(s.given(seat));
      case "tins" -> Integer.toString(s.tins[seat]);
      case "bites" -> Integer.toString(s.bites[seat]);
      case "hidden" -> s.hidden[seat] != 0 ? "yes" : "no";
      case "score" -> Integer.toString(s.score(seat));
      default -> null;
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
    List<String> keys = new ArrayList<>(ShelterStateParts.WORDS);
    keys.addAll(List.of("lookout", "zombies", "strength", "asks", "winners"));
    for (int seat = 0; seat < ShelterState.MOST_SEATS; seat++) {
      for (String word : SURVIVOR) {
        keys.add("seat" + seat + "." + word);
      }
    }
    return keys;
  }

  @Override
  public int seat(ShelterState s, String word) {
    return IntStream.range(0, s.seats())
        .filter(seat -> word.equals("seat" + seat))
        .findFirst()
        .orElse(-1);
  }
}
