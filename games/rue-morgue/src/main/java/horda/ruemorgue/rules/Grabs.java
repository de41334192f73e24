package horda.ruemorgue.rules;

import static horda.ruemorgue.state.MorgueState.KINDS;
import static horda.ruemorgue.state.MorgueState.NONE;

import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.engine.shape.Named;
import horda.engine.shape.UpTo;
import horda.ruemorgue.state.Kinds.AtZoneOrNone;
import horda.ruemorgue.state.Kinds.Party;
import horda.ruemorgue.state.Kinds.Person;
import horda.ruemorgue.state.MorgueAsk;
import horda.ruemorgue.state.MorgueEvent;
import horda.ruemorgue.state.MorgueState;
import horda.ruemorgue.state.MorgueStep;

/// ABOM: survivors beside an A-Bomb are dragged to it (RMO-ABOM-05), one after the other; between
/// several A-Bombs their player chooses (09). What they were dragged into has its effect when all
/// are there.
///
/// @param from the first survivor not looked at yet
/// @param dragged as bits
/// @param within the only zone out of which survivors are dragged, where somebody taunts; or NONE
@Named(value = "grab", rule = "RMO-ABOM-09")
public record Grabs(@UpTo("survivors") int from, @Party int dragged, @AtZoneOrNone int within)
    implements MorgueAsk {
  /// What A-Bombs reach at the end of an activation: where somebody taunts, only there
  /// (RMO-ABOM-13).
  static void push(MorgueState s, int taunter) {
    if (taunter == NONE) {
      s.agenda.push(new Grabs(0, 0, NONE));
    } else if (s.inPlay(taunter)) {
      s.agenda.push(new Grabs(0, 0, s.zone[taunter]));
    }
  }

  @Override
  public int seat(MorgueState s) {
    return s.owner[from];
  }

  @Override
  public boolean waits(MorgueState s, Out out) {
    Choices bombs = new Choices();
    int caught = dragged;
    for (int survivor = from; survivor < s.survivors(); survivor++) {
      new Grabs(survivor, caught, within).choices(s, 0, bombs.clear());
      if (bombs.size() > 1) {
        s.agenda.replace(new Grabs(survivor, caught, within));
        return true;
      }
      if (bombs.size() == 1) {
        drag(s, survivor, Code.a(bombs.get(0)), out);
        caught |= 1 << survivor;
      }
    }
    s.agenda.pop();
    for (int survivor = s.survivors() - 1; survivor >= 0; survivor--) {
      if ((caught >> survivor & 1) != 0) {
        s.agenda.push(new Dragged(survivor));
      }
    }
    return false;
  }

  /// A fence does not protect (RMO-ABOM-07), nor a helicopter on the ground (08). Whom zombies
  /// ignore is not dragged (12).
  @Override
  public void choices(MorgueState s, int seat, Choices into) {
    int here = s.zone[from];
    if (!s.inPlay(from)
        || s.aloft(from)
        || s.marked(from, MorgueState.ROTTEN)
        || within != NONE && here != within
        || s.figures[here * KINDS + Groups.BOMB] > 0) {
      return;
    }
    for (int zone = 0; zone < s.noise.length; zone++) {
      if (s.figures[zone * KINDS + Groups.BOMB] > 0
          && (s.ways().beside(zone).has(here) || s.table.board().beyondFence(zone).has(here))) {
        into.add(Code.of(1, zone));
      }
    }
  }

  @Override
  public void answer(MorgueState s, long choice, Out out) {
    drag(s, from, Code.a(choice), out);
    s.agenda.push(new Grabs(from + 1, dragged | 1 << from, within));
  }

  private static void drag(MorgueState s, int survivor, int zone, Out out) {
    s.zone[survivor] = (byte) zone;
    s.seat[survivor] = MorgueState.OUTSIDE;
    out.tell(MorgueEvent.GRABBED, s.who[survivor], zone);
  }

  @Override
  public Phrase prompt(MorgueState s, int seat) {
    return MorgueAsk.prompt("grab", new Ref("survivor", s.who[from]));
  }

  @Override
  public Option option(MorgueState s, int seat, long choice) {
    return MorgueAsk.toZone(s, Code.a(choice));
  }

  /// A tent opens, an Event trigger fires: he stands there (RMO-ABOM-10, RMO-TRIG-09).
  @Named("dragged")
  public record Dragged(@Person int survivor) implements MorgueStep {
    @Override
    public void run(MorgueState s, Out out) {
      if (s.inPlay(survivor)) {
        Triggers.check(s, survivor, out);
        Tents.open(s, s.zone[survivor], out);
      }
    }
  }
}
