package horda.ruemorgue.rules;

import static horda.ruemorgue.state.MorgueState.KINDS;
import static horda.ruemorgue.state.MorgueState.NONE;

import horda.engine.Out;
import horda.engine.shape.In;
import horda.engine.shape.Named;
import horda.ruemorgue.content.ZombieKind;
import horda.ruemorgue.state.Kinds.AtZone;
import horda.ruemorgue.state.Kinds.PersonOrNone;
import horda.ruemorgue.state.MorgueState;
import horda.ruemorgue.state.MorgueStep;
import java.util.ArrayList;
import java.util.List;

/// ZPH: an activation of zombies, be it the step of the phase or an extra one (RMO-ZPH-07):
/// attacks, moves, Grabs, and the second action of Runners.
public final class Activation {
  private static final int ALL = 0;
  private static final int KIND = 1;
  private static final int ZONE = 2;

  private Activation() {}

  /// Every zombie on the board (RMO-ZPH-01).
  public static MorgueStep ofAll() {
    return new Begin(ALL, 0, NONE);
  }

  /// All zombies of a kind (RMO-CARD-01, RMO-MINI-01).
  public static MorgueStep of(ZombieKind kind) {
    return new Begin(KIND, kind.ordinal(), NONE);
  }

  /// The zombies of a zone, who want nobody but the taunter (RMO-SK-64).
  public static MorgueStep taunted(int zone, int taunter) {
    return new Begin(ZONE, zone, taunter);
  }

  /// Decides who takes part; those who come later do not (RMO-ZPH-08).
  @Named("activate")
  public record Begin(@In(max = 2) int scope, @AtZone int what, @PersonOrNone int taunter)
      implements MorgueStep {
    @Override
    public void run(MorgueState s, Out out) {
      boolean bomb = false;
      for (int zone = 0; zone < s.noise.length; zone++) {
        for (int kind = 0; kind < KINDS; kind++) {
          int at = zone * KINDS + kind;
          boolean takesPart = scope == ALL || what == (scope == KIND ? kind : zone);
          s.acting[at] = takesPart ? s.figures[at] : 0;
        }
        bomb |= s.acting[zone * KINDS + Groups.BOMB] > 0;
        s.runners[zone] = s.acting[zone * KINDS + Groups.RUNNER];
      }
      s.agenda.push(new Finish(bomb, taunter));
      s.agenda.push(new HordeMove.Begin(taunter));
      s.agenda.push(new Bites.From(0, false, taunter));
    }
  }

  /// After the first action: A-Bombs grab, then Runners go on (RMO-ABOM-06).
  @Named("finish-activation")
  public record Finish(boolean grabs, @PersonOrNone int taunter) implements MorgueStep {
    /// What happens between Grab and the second action may activate others (RMO-ABOM-10).
    @Override
    public void run(MorgueState s, Out out) {
      List<Integer> runners = new ArrayList<>();
      for (int zone = 0; zone < s.runners.length; zone++) {
        if (s.runners[zone] > 0) {
          runners.add(zone);
          runners.add((int) s.runners[zone]);
          s.runners[zone] = 0;
        }
      }
      if (!runners.isEmpty()) {
        s.agenda.push(new RunOn(taunter, runners));
      }
      if (grabs) {
        Grabs.push(s, taunter);
      }
    }
  }

  /// The second action of Runners: again attacks first, then moves (RMO-ZPH-04).
  ///
  /// @param runners a zone and how many of them, in turn
  @Named("run-on")
  public record RunOn(@PersonOrNone int taunter, @In(max = Byte.MAX_VALUE) List<Integer> runners)
      implements MorgueStep {
    public RunOn {
      runners = List.copyOf(runners);
    }

    @Override
    public boolean fits(MorgueState s) {
      return Placing.arePairs(s, runners);
    }

    @Override
    public void run(MorgueState s, Out out) {
      for (int i = 0; i < runners.size(); i += 2) {
        int zone = runners.get(i);
        int at = zone * KINDS + Groups.RUNNER;
        s.acting[at] = (byte) Math.min(runners.get(i + 1), s.figures[at]);
        s.runners[zone] = s.acting[at];
      }
      s.agenda.push(new Rest());
      s.agenda.push(new HordeMove.Begin(taunter));
      s.agenda.push(new Bites.From(0, false, taunter));
    }
  }

  /// Nobody has anything left to do.
  @Named("rest")
  public record Rest() implements MorgueStep {
    @Override
    public void run(MorgueState s, Out out) {
      java.util.Arrays.fill(s.runners, (byte) 0);
    }
  }
}
