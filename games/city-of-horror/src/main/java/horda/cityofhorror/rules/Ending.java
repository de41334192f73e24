package horda.cityofhorror.rules;

import static horda.cityofhorror.state.CardZones.hand;

import horda.cityofhorror.content.CardEffect;
import horda.cityofhorror.content.Place;
import horda.cityofhorror.state.CityEvent;
import horda.cityofhorror.state.CityState;
import horda.cityofhorror.state.CityStep;
import horda.cityofhorror.state.Refs;
import horda.engine.AskAll;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Nullable;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Outcome;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.engine.shape.Named;
import horda.engine.shape.SomeSeats;
import java.util.ArrayList;
import java.util.List;

/// END: antidotes, scores and the winner.
public final class Ending {
  private Ending() {}

  /// No player has a living character left: the game ends at once without a winner (COH-ROUND-07).
  static void nobodyLeft(CityState s, Out out) {
    out.tell(CityEvent.NOBODY_WINS);
    s.over = true;
    s.agenda.clear();
  }

  /// One antidote for each living character; a seat with too few chooses (COH-END-01, COH-END-02).
  @Named("antidotes")
  public record Antidotes() implements CityStep {
    @Override
    public void run(CityState s, Out out) {
      Vows.over(s, LocationSteps.OUTSIDE, Place.NOWHERE, out);
      Vows.lapseAll(s, out);
      int shortOf = 0;
      for (int seat = 0; seat < s.seats(); seat++) {
        int people = people(s, seat);
        if (s.antidotes[seat] > 0 && s.antidotes[seat] < people) {
          shortOf |= 1 << seat;
        }
      }
      s.agenda.push(new Score());
      if (shortOf != 0) {
        s.agenda.push(new Vaccinate(shortOf));
      }
    }
  }

  private static int people(CityState s, int seat) {
    int n = 0;
    for (int c = 0; c < s.where.length; c++) {
      n += People.isOf(s, seat, c) ? 1 : 0;
    }
    return n;
  }

  /// Which characters get the antidotes; nobody may hold one back. All who are short choose at
  /// once.
  @Named(value = "vaccinate", rule = "COH-END-02")
  public record Vaccinate(@SomeSeats int group) implements AskAll<CityState> {
    @Override
    public int asked(CityState s) {
      return group;
    }

    /// Sets of as many of the seat's people as it has antidotes, counted along its living ones.
    @Override
    public void choices(CityState s, int seat, Choices into) {
      int people = people(s, seat);
      for (int set = 0; set < 1 << people; set++) {
        if (Integer.bitCount(set) == s.antidotes[seat]) {
          into.add(Code.of(1, set));
        }
      }
    }

    @Override
    public void resolve(CityState s, long[] answers, Out out) {
      for (int seat = 0; seat < s.seats(); seat++) {
        if ((group & 1 << seat) != 0) {
          leave(s, seat, Code.a(answers[seat]), out);
        }
      }
    }

    @Override
    public Phrase prompt(CityState s, int seat) {
      return Phrase.of("prompt.vaccinate", Ref.number(s.antidotes[seat]));
    }

    @Override
    public Option option(CityState s, int seat, long choice) {
      StringBuilder id = new StringBuilder("save");
      List<Ref> saved = new ArrayList<>();
      int n = 0;
      for (int c = 0; c < s.where.length; c++) {
        if (People.isOf(s, seat, c) && (Code.a(choice) >> n++ & 1) != 0) {
          id.append(':').append(s.content.person(c).id());
          saved.add(Refs.character(c));
        }
      }
      return new Option(id.toString(), new Phrase("option.save-" + saved.size(), saved), saved);
    }
  }

  /// Those of a seat outside the chosen set die; that moves no marker (COH-FP-08).
  private static void leave(CityState s, int seat, int chosen, Out out) {
    int n = 0;
    for (int c = 0; c < s.where.length; c++) {
      if (People.isOf(s, seat, c) && (chosen >> n++ & 1) == 0) {
        Deaths.remove(s, c);
        out.tell(CityEvent.UNVACCINATED, seat, c);
      }
    }
  }

  /// The value of each living character, antidotes left, food, Canned Food (COH-END-03 to
  /// COH-END-06).
  @Named("score")
  public record Score() implements CityStep {
    @Override
    public void run(CityState s, Out out) {
      int best = 0;
      for (int seat = 0; seat < s.seats(); seat++) {
        if (s.antidotes[seat] == 0) {
          leave(s, seat, 0, out);
        }
        tellSaved(s, seat, out);
        s.score[seat] = (byte) score(s, seat);
        if (s.living(seat)) {
          out.tell(CityEvent.SCORED, seat, s.score[seat]);
          best = Math.max(best, rank(s, seat));
        }
      }
      for (int seat = 0; seat < s.seats(); seat++) {
        if (s.living(seat) && rank(s, seat) == best) {
          s.winners |= 1 << seat;
          out.tell(CityEvent.GAME_WON, seat);
        }
      }
      if (s.winners == 0) {
        out.tell(CityEvent.NOBODY_WINS);
      }
      s.reveal();
      s.over = true;
      s.agenda.clear();
    }
  }

  private static void tellSaved(CityState s, int seat, Out out) {
    for (int c = 0; c < s.where.length; c++) {
      if (People.isOf(s, seat, c)) {
        out.tell(CityEvent.VACCINATED, seat, c);
      }
    }
  }

  /// Score first, then the number of living characters (COH-END-05).
  private static int rank(CityState s, int seat) {
    return s.score[seat] * 32 + people(s, seat);
  }

  private static int score(CityState s, int seat) {
    int people = people(s, seat);
    if (people == 0) {
      return 0;
    }
    int sum = 0;
    for (int c = 0; c < s.where.length; c++) {
      if (People.isOf(s, seat, c)) {
        sum += s.isFresh(c) ? s.content.person(c).fresh() : s.content.person(c).exhausted();
      }
    }
    s.antidotes[seat] -= (byte) people;
    s.antidotesGone += people;
    sum += s.antidotes[seat];
    for (int t = 0; t < s.food.length; t++) {
      sum += s.food[t] == seat ? s.content.foodValue(t) : 0;
    }
    return sum
        + s.zones.sum(
            hand(seat),
            card ->
                s.content.action(card).effect() == CardEffect.NONE
                    ? s.content.action(card).amount()
                    : 0);
  }

  public static @Nullable Outcome outcome(CityState s) {
    if (!s.over) {
      return null;
    }
    List<Integer> scores = Outcome.scores(s, seat -> s.score[seat]);
    return s.winners == 0
        ? new Outcome(false, 0, scores, Phrase.of("event.nobody-wins"), "COH-END-06")
        : new Outcome(false, s.winners, scores, Phrase.of("outcome.winner"), "COH-END-05");
  }
}
