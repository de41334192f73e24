package horda.ruemorgue.rules;

import horda.engine.Choices;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.engine.shape.In;
import horda.engine.shape.Named;
import horda.ruemorgue.content.TeamAction;
import horda.ruemorgue.state.Kinds.AtZone;
import horda.ruemorgue.state.Kinds.Person;
import horda.ruemorgue.state.Kinds.TeamDeed;
import horda.ruemorgue.state.MorgueAsk;
import horda.ruemorgue.state.MorgueState;

/// TEAM: the free Melee or Ranged Action of one of the party (RMO-TEAM-08, 09, 12).
@Named("team-attack")
public record TeamAttack(
    @Person int member, @TeamDeed int kind, @In(max = 1) int way, @AtZone int zone)
    implements MorgueAsk {
  @Override
  public int seat(MorgueState s) {
    return s.owner[member];
  }

  /// Without a target there is no attack, and the Team Action stands (RMO-TEAM-07).
  @Override
  public boolean waits(MorgueState s, Out out) {
    Choices choices = new Choices();
    if (s.inPlay(member)) {
      choices(s, seat(s), choices);
    }
    if (choices.size() > 1) {
      return true;
    }
    s.agenda.pop();
    if (choices.size() == 1) {
      answer(s, choices.get(0), out);
    }
    return false;
  }

  @Override
  public void choices(MorgueState s, int seat, Choices into) {
    if (TeamReach.kind(kind) == TeamAction.SHOOT) {
      TeamReach.shots(s, member, way, zone, into);
    } else {
      Attacks.listFree(s, member, Attacks.WITH_MELEE, into);
    }
  }

  @Override
  public void answer(MorgueState s, long choice, Out out) {
    new FreeAttack(member, Attacks.WITH_MELEE | Attacks.WITH_RANGED).answer(s, choice, out);
  }

  @Override
  public Phrase prompt(MorgueState s, int seat) {
    return MorgueAsk.prompt("free-attack", new Ref("survivor", s.who[member]));
  }

  @Override
  public String rule(MorgueState s) {
    return TeamReach.kind(kind) == TeamAction.SHOOT ? "RMO-TEAM-12" : "RMO-TEAM-08";
  }

  @Override
  public Option option(MorgueState s, int seat, long choice) {
    return new FreeAttack(member, Attacks.WITH_MELEE).option(s, seat, choice);
  }
}
