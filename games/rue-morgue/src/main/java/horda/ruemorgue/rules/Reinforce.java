package horda.ruemorgue.rules;

import static horda.ruemorgue.state.MorgueState.KINDS;

import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.shape.Named;
import horda.ruemorgue.content.ZombieKind;
import horda.ruemorgue.state.Kinds.Figure;
import horda.ruemorgue.state.Kinds.PersonOrNone;
import horda.ruemorgue.state.MorgueAsk;
import horda.ruemorgue.state.MorgueState;

/// Too few figures of a kind for all groups that divide: the first player says which group gets the
/// last ones (RMO-SPLIT-06).
@Named(value = "reinforce", rule = "RMO-SPLIT-06")
public record Reinforce(@Figure int kind, @PersonOrNone int taunter) implements MorgueAsk {
  @Override
  public int seat(MorgueState s) {
    return s.firstSeat;
  }

  private int free(MorgueState s) {
    int free = s.reserve[kind];
    for (int zone = 0; zone < s.noise.length; zone++) {
      free -= s.granted[zone * KINDS + kind];
    }
    return free;
  }

  private int want(MorgueState s, Routes routes, int zone) {
    int at = zone * KINDS + kind;
    if (s.acting[at] == 0 || s.granted[at] > 0) {
      return 0;
    }
    return Groups.need(s.acting[at], routes.next(zone).size(), kind);
  }

  /// Nothing to ask when nothing is left to give, or one group alone wants it.
  @Override
  public boolean waits(MorgueState s, Out out) {
    if (free(s) > 0) {
      Choices wanting = new Choices();
      choices(s, seat(s), wanting);
      if (wanting.size() > 1) {
        return true;
      }
      grant(s, Code.a(wanting.get(0)));
    }
    s.agenda.pop();
    return false;
  }

  @Override
  public void choices(MorgueState s, int seat, Choices into) {
    Routes routes = HordeMove.routes(s, taunter);
    for (int zone = 0; zone < s.noise.length; zone++) {
      if (want(s, routes, zone) > 0) {
        into.add(Code.of(1, zone));
      }
    }
  }

  @Override
  public void answer(MorgueState s, long choice, Out out) {
    grant(s, Code.a(choice));
    s.agenda.push(this);
  }

  private void grant(MorgueState s, int zone) {
    int want = want(s, HordeMove.routes(s, taunter), zone);
    s.granted[zone * KINDS + kind] = (byte) Math.min(want, free(s));
  }

  @Override
  public Phrase prompt(MorgueState s, int seat) {
    return MorgueAsk.prompt("reinforce", MorgueAsk.zombie(ZombieKind.values()[kind]));
  }

  @Override
  public Option option(MorgueState s, int seat, long choice) {
    return MorgueAsk.toZone(s, Code.a(choice));
  }
}
