package horda.amanecerzombi.rules;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.Refs;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Nullable;
import horda.engine.Phrase;
import horda.engine.Preview;
import horda.engine.Preview.Odds;
import horda.engine.Preview.Throw;
import horda.engine.Question;
import horda.engine.Ref;
import java.util.ArrayList;
import java.util.List;

/// What a decision in a combat leads to, by what lies open on the table: the dice of the Zombies,
/// the price of flight, and where it may lead. The Group's own dice depend on the weapons that are
/// chosen afterwards.
public final class Foreseeing {
  private static final int FACES = 6;

  private Foreseeing() {}

  /// Null where there is nothing to say.
  public static @Nullable Preview of(
      AmanecerState s, Question<AmanecerState> question, int seat, long choice) {
    if (!(question instanceof CombatChoice asked) || asked.seat(s) != seat) {
      return null;
    }
    return switch (Code.verb(choice)) {
      case CombatChoice.STRIKE -> new Preview(List.of(zombies(s)), List.of());
      case CombatChoice.FIRE -> new Preview(List.of(), List.of(note("not-struck")));
      default -> flight(s, seat, Code.verb(choice));
    };
  }

  private static Phrase note(String key, Ref... args) {
    return Phrase.of("odds." + key, args);
  }

  /// All their dice at once (AMZ-MEL-03, AMZ-ZOM-02); each hit is a Damage.
  private static Throw zombies(AmanecerState s) {
    int needs = CombatDice.zombieNeeds(s);
    Odds odds = odds(s.dice, needs);
    return new Throw(Refs.seat(s.fighting), s.dice, needs, 0, odds, null);
  }

  static Odds odds(int dice, int needs) {
    double chance = Math.clamp((FACES + 1.0 - needs) / FACES, 0, 1);
    double[] hits = new double[dice + 1];
    hits[0] = 1;
    for (int die = 1; die <= dice; die++) {
      for (int n = die; n >= 0; n--) {
        hits[n] = hits[n] * (1 - chance) + (n > 0 ? hits[n - 1] * chance : 0);
      }
    }
    List<Double> listed = new ArrayList<>();
    for (double each : hits) {
      listed.add(each);
    }
    return new Odds(dice * chance, listed, List.of(), List.of(), List.of());
  }

  /// What it costs (AMZ-FLEE-01, 05), and who says where to (AMZ-FLEE-04).
  private static Preview flight(AmanecerState s, int seat, int verb) {
    List<Phrase> notes = new ArrayList<>();
    switch (verb) {
      case Fleeing.BY_CARD -> notes.add(note("flee-cards", Refs.number(Fleeing.price(s))));
      case Fleeing.BY_EXPERIENCE -> notes.add(note("flee-px"));
      default -> notes.add(note("flee-free"));
    }
    Choices squares = new Choices();
    Fleeing.squares(s, seat, 1, squares);
    int chooser = Fleeing.chooser(s, seat);
    if (squares.size() == 0) {
      notes.add(note("flee-nowhere"));
    } else if (chooser == NONE) {
      notes.add(note("flee-by-chance", Refs.number(squares.size())));
    } else {
      notes.add(note("flee-to", Refs.seat(chooser), Refs.number(squares.size())));
    }
    return new Preview(List.of(), notes);
  }
}
