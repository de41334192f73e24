package horda.cityofhorror.rules;

import static horda.cityofhorror.content.Place.CROSSROADS;

import horda.cityofhorror.state.CityEvent;
import horda.cityofhorror.state.CityState;
import horda.cityofhorror.state.CityStep;
import horda.cityofhorror.state.Kinds.Location;
import horda.cityofhorror.state.Refs;
import horda.engine.Ask;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Greyed;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.Question;
import horda.engine.shape.Named;
import horda.engine.shape.Seat;

/// ATT, step B: when nobody wants to act any more the condition is checked once; an attack kills
/// exactly one.
public final class Attack {
  private Attack() {}

  /// The window before the attack, if a living character is there.
  @Named("attack")
  public record Open(@Location int place) implements CityStep {
    @Override
    public void run(CityState s, Out out) {
      if (s.charactersAt(place) > 0) {
        s.agenda.push(new Check(place));
        s.agenda.push(new Windows.Open(Windows.ATTACK, place));
      }
    }
  }

  /// Would zombies attack here now? (COH-ATT-02)
  static boolean isDue(CityState s, int place) {
    return isDue(s, place, 0);
  }

  /// The same if so many zombies were gone.
  static boolean isDue(CityState s, int place, int gone) {
    int characters = s.charactersAt(place);
    int zombies = Math.max(0, s.zombies[place] - gone);
    return characters > 0 && s.site(place).attacked(zombies, characters);
  }

  /// Does this question, asked before anything else is, say whom an attack there hits?
  static boolean settles(int place, Question<CityState> question) {
    return switch (question) {
      case Vote vote -> vote.step() == Vote.ATTACK && vote.place() == place;
      case Vote.TieBreak tie -> tie.step() == Vote.ATTACK && tie.place() == place;
      case Victim victim -> victim.place() == place;
      default -> false;
    };
  }

  /// The condition, and whom it may hit (COH-ATT-02, COH-ATT-08 to COH-ATT-10).
  @Named("attack-check")
  public record Check(@Location int place) implements CityStep {
    @Override
    public void run(CityState s, Out out) {
      Vows.over(s, LocationSteps.BEFORE_ATTACK, place, out);
      if (!isDue(s, place)) {
        out.tell(CityEvent.NO_ATTACK, place);
        return;
      }
      out.tell(CityEvent.ATTACK, place, s.zombies[place]);
      if (place == CROSSROADS) {
        Leader.attack(s, out);
        return;
      }
      int targets = s.present(place, false);
      if (targets == 0) {
        out.tell(CityEvent.NOBODY_FOUND, place);
      } else if (Integer.bitCount(targets) == 1) {
        int seat = Integer.numberOfTrailingZeros(targets);
        out.tell(CityEvent.ONLY_TARGET, seat);
        lose(s, seat, place, out);
      } else {
        Vote.begin(s, place, Vote.ATTACK, targets);
      }
    }
  }

  /// The player chooses which of his characters in the open dies (COH-ATT-06).
  static void lose(CityState s, int seat, int place, Out out) {
    int only = CityState.NONE;
    int candidates = 0;
    for (int c = 0; c < s.where.length; c++) {
      if (isCandidate(s, seat, place, c)) {
        only = c;
        candidates++;
      }
    }
    if (candidates == 1) {
      eat(s, only, out);
    } else {
      s.agenda.push(new Victim(seat, place));
    }
  }

  private static boolean isCandidate(CityState s, int seat, int place, int c) {
    return s.where[c] == place && s.owner[c] == seat && !s.isHidden(c);
  }

  private static void eat(CityState s, int c, Out out) {
    out.tell(CityEvent.EATEN, s.owner[c], c, s.where[c]);
    Deaths.kill(s, c, out);
  }

  /// Which one?
  @Named("victim")
  public record Victim(@Seat int seat, @Location int place) implements Ask<CityState> {
    @Override
    public int seat(CityState s) {
      return seat;
    }

    @Override
    public void choices(CityState s, int seat, Choices into) {
      for (int c = 0; c < s.where.length; c++) {
        if (isCandidate(s, seat, place, c)) {
          into.add(Code.of(1, c));
        }
      }
    }

    @Override
    public void answer(CityState s, long choice, Out out) {
      eat(s, Code.a(choice), out);
    }

    @Override
    public void greyed(CityState s, int seat, Greyed into) {
      WhyNoVote.victim(s, seat, place, into);
    }

    @Override
    public Phrase prompt(CityState s, int seat) {
      return Phrase.of("prompt.victim", Refs.place(place));
    }

    @Override
    public String rule(CityState s) {
      return place == CROSSROADS ? "COH-LDR-04" : "COH-ATT-06";
    }

    @Override
    public Option option(CityState s, int seat, long choice) {
      int c = Code.a(choice);
      return Refs.option("lose:" + s.content.person(c).id(), "lose", Refs.character(c));
    }
  }

  /// After the meal the marker advances one more space (COH-LDR-05).
  @Named("leader-moves-on")
  public record LeaderMovesOn() implements CityStep {
    @Override
    public void run(CityState s, Out out) {
      Leader.step(s, 1);
      out.tell(CityEvent.LEADER_MOVES_ON, s.seatOf(s.leader));
    }
  }
}
