package horda.ruemorgue.rules;

import static horda.ruemorgue.state.MorgueState.KINDS;
import static horda.ruemorgue.state.MorgueState.NONE;

import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.shape.Named;
import horda.ruemorgue.content.ZombieKind;
import horda.ruemorgue.state.Kinds.AtZone;
import horda.ruemorgue.state.Kinds.Figure;
import horda.ruemorgue.state.Kinds.PersonOrNone;
import horda.ruemorgue.state.MorgueAsk;
import horda.ruemorgue.state.MorgueEvent;
import horda.ruemorgue.state.MorgueState;
import horda.ruemorgue.state.MorgueStep;

/// ZPH, WOUND: zombies attack the survivors in their zone, one after the other.
public final class Bites {
  private Bites() {}

  /// Whom zombies attack there: not the rotten, not those aloft, nor others than a taunter.
  static boolean isPrey(MorgueState s, int survivor, int zone, int taunter) {
    return s.zone[survivor] == zone
        && !s.aloft(survivor)
        && !s.marked(survivor, MorgueState.ROTTEN)
        && (taunter == NONE || taunter == survivor);
  }

  private static int prey(MorgueState s, int zone, int taunter) {
    int count = 0;
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      count += isPrey(s, survivor, zone, taunter) ? 1 : 0;
    }
    return count;
  }

  /// All attacks from a zone on, in ascending order of zones.
  ///
  /// @param begun whether the zombies of this very zone have begun: then all of them spend their
  ///   action, even if nobody is left to bite (RMO-ZPH-03)
  @Named("bites")
  public record From(@AtZone int zone, boolean begun, @PersonOrNone int taunter)
      implements MorgueStep {
    @Override
    public void run(MorgueState s, Out out) {
      boolean going = begun;
      for (int at = zone; at < s.noise.length; at++) {
        int kind = first(s, at);
        int prey = kind == NONE ? 0 : prey(s, at, taunter);
        if (prey > 0) {
          s.acting[at * KINDS + kind]--;
          s.agenda.push(new From(at, true, taunter));
          bite(s, at, kind, prey);
          return;
        }
        if (going) {
          for (int spent = 0; spent < KINDS; spent++) {
            s.acting[at * KINDS + spent] = 0;
          }
        }
        going = false;
      }
    }

    private static int first(MorgueState s, int zone) {
      for (int kind = 0; kind < KINDS; kind++) {
        if (s.acting[zone * KINDS + kind] > 0) {
          return kind;
        }
      }
      return NONE;
    }

    private void bite(MorgueState s, int at, int kind, int prey) {
      if (prey > 1) {
        s.agenda.push(new Share(at, kind, taunter));
        return;
      }
      for (int survivor = 0; survivor < s.survivors(); survivor++) {
        if (isPrey(s, survivor, at, taunter)) {
          s.agenda.push(new TakeWound(survivor, kind));
        }
      }
    }
  }

  /// Several survivors are there: who takes this one (RMO-WOUND-05, 06)?
  @Named(value = "share-bite", rule = "RMO-WOUND-05")
  public record Share(@AtZone int zone, @Figure int kind, @PersonOrNone int taunter)
      implements MorgueAsk {
    /// Whoever leads all of them, else the first player (RMO-TURN-16, RMO-PVP-05).
    @Override
    public int seat(MorgueState s) {
      int seat = NONE;
      for (int survivor = 0; survivor < s.survivors(); survivor++) {
        if (isPrey(s, survivor, zone, taunter)) {
          if (seat != NONE && seat != s.owner[survivor]) {
            return s.firstSeat;
          }
          seat = s.owner[survivor];
        }
      }
      return seat;
    }

    @Override
    public void choices(MorgueState s, int seat, Choices into) {
      for (int survivor = 0; survivor < s.survivors(); survivor++) {
        if (isPrey(s, survivor, zone, taunter)) {
          into.add(Code.of(1, survivor));
        }
      }
    }

    @Override
    public void answer(MorgueState s, long choice, Out out) {
      s.agenda.push(new TakeWound(Code.a(choice), kind));
    }

    @Override
    public Phrase prompt(MorgueState s, int seat) {
      ZombieKind biter = HordeMove.kind(kind);
      return MorgueAsk.prompt("share-bite", MorgueAsk.zombie(biter), MorgueAsk.zone(zone));
    }

    @Override
    public Option option(MorgueState s, int seat, long choice) {
      return MorgueAsk.toSurvivor(s, Code.a(choice));
    }
  }

  static void tell(MorgueState s, int survivor, int kind, Out out) {
    out.tell(MorgueEvent.BITES, kind, s.who[survivor], s.zone[survivor]);
  }
}
