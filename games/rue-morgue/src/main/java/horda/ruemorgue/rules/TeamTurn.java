package horda.ruemorgue.rules;

import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.engine.shape.In;
import horda.engine.shape.Named;
import horda.ruemorgue.state.Kinds.AtZone;
import horda.ruemorgue.state.Kinds.Party;
import horda.ruemorgue.state.Kinds.Person;
import horda.ruemorgue.state.Kinds.TeamDeed;
import horda.ruemorgue.state.MorgueAsk;
import horda.ruemorgue.state.MorgueState;

/// TEAM: who of the party is next; each acts completely before the next one does (RMO-TEAM-05).
/// Being part of it is no turn: nothing begins again for them (06).
///
/// @param party those who have not acted yet
/// @param fighting whether it is the attacks; else the moves
@Named(value = "team-turn", rule = "RMO-TEAM-05")
public record TeamTurn(
    @Person int survivor,
    @TeamDeed int kind,
    @In(max = 1) int way,
    @AtZone int zone,
    @Party int party,
    boolean fighting)
    implements MorgueAsk {
  @Override
  public int seat(MorgueState s) {
    return s.owner[survivor];
  }

  /// Once begun it goes on, with whoever is left (RMO-TEAM-07).
  @Override
  public boolean waits(MorgueState s, Out out) {
    Choices left = new Choices();
    choices(s, seat(s), left);
    if (left.size() > 1) {
      return true;
    }
    s.agenda.pop();
    if (left.size() == 1) {
      next(s, Code.a(left.get(0)));
    }
    return false;
  }

  /// Whoever stands in the zone of a Charge! does not move (RMO-TEAM-15).
  @Override
  public void choices(MorgueState s, int seat, Choices into) {
    for (int member = 0; member < s.survivors(); member++) {
      boolean stays = !fighting && way == TeamReach.INTO && s.zone[member] == zone;
      if ((party >> member & 1) != 0 && s.inPlay(member) && !stays) {
        into.add(Code.of(1, member));
      }
    }
  }

  @Override
  public void answer(MorgueState s, long choice, Out out) {
    next(s, Code.a(choice));
  }

  /// Each free action ends like any other: goals, Event triggers (RMO-TRIG-04).
  private void next(MorgueState s, int member) {
    s.agenda.push(new TeamTurn(survivor, kind, way, zone, party & ~(1 << member), fighting));
    s.agenda.push(new Act.Done(member));
    if (fighting) {
      s.agenda.push(new TeamAttack(member, kind, way, zone));
    } else {
      int reach = Moving.reach(s, member, false);
      s.agenda.push(new TeamMove(member, kind, way, zone, reach, false));
    }
  }

  @Override
  public Phrase prompt(MorgueState s, int seat) {
    return MorgueAsk.prompt("team-turn", new Ref("team-action", kind));
  }

  @Override
  public Option option(MorgueState s, int seat, long choice) {
    return MorgueAsk.toSurvivor(s, Code.a(choice));
  }
}
