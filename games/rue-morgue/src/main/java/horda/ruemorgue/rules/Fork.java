package horda.ruemorgue.rules;

import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.shape.In;
import horda.engine.shape.Named;
import horda.ruemorgue.content.ZombieKind;
import horda.ruemorgue.map.ZoneSet;
import horda.ruemorgue.state.Kinds.AtZone;
import horda.ruemorgue.state.Kinds.Figure;
import horda.ruemorgue.state.Kinds.PersonOrNone;
import horda.ruemorgue.state.MorgueAsk;
import horda.ruemorgue.state.MorgueState;

/// Figures that cannot be shared out evenly among the branches: the first player says which
/// branches get one more (RMO-SPLIT-07, 08), and which way each A-Bomb takes (RMO-SPLIT-09).
///
/// @param left figures still to be sent
/// @param chosen branches that got one already, as bits in ascending order of zones
@Named("fork")
public record Fork(
    @AtZone int zone,
    @Figure int kind,
    @In(min = 1, max = Byte.MAX_VALUE) int left,
    @In(max = Short.MAX_VALUE) int chosen,
    @PersonOrNone int taunter)
    implements MorgueAsk {
  @Override
  public int seat(MorgueState s) {
    return s.firstSeat;
  }

  private ZoneSet branches(MorgueState s) {
    return HordeMove.routes(s, taunter).next(zone);
  }

  /// Where a choice sends it.
  public int to(MorgueState s, long choice) {
    return Groups.branch(branches(s), Code.a(choice));
  }

  private boolean bomb() {
    return kind == Groups.BOMB;
  }

  @Override
  public void choices(MorgueState s, int seat, Choices into) {
    ZoneSet branches = branches(s);
    for (int branch = 0; branch < branches.size(); branch++) {
      if (bomb() || (chosen >> branch & 1) == 0) {
        into.add(Code.of(1, branch));
      }
    }
  }

  @Override
  public void answer(MorgueState s, long choice, Out out) {
    int branch = Code.a(choice);
    int to = to(s, choice);
    if (left > 1) {
      s.agenda.push(new Fork(zone, kind, left - 1, chosen | 1 << branch, taunter));
    }
    Groups.carry(s, zone, to, kind, 1, out);
  }

  @Override
  public Phrase prompt(MorgueState s, int seat) {
    return MorgueAsk.prompt(
        "fork", MorgueAsk.zone(zone), MorgueAsk.zombie(ZombieKind.values()[kind]));
  }

  @Override
  public String rule(MorgueState s) {
    return bomb() ? "RMO-SPLIT-09" : "RMO-SPLIT-07";
  }

  @Override
  public Option option(MorgueState s, int seat, long choice) {
    return MorgueAsk.toZone(s, to(s, choice));
  }
}
