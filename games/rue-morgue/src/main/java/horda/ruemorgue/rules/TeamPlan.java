package horda.ruemorgue.rules;

import static horda.ruemorgue.rules.TeamReach.INTO;
import static horda.ruemorgue.rules.TeamReach.OUT_OF;

import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.engine.shape.Named;
import horda.ruemorgue.content.TeamAction;
import horda.ruemorgue.map.ZoneSet;
import horda.ruemorgue.state.Kinds.Person;
import horda.ruemorgue.state.Kinds.TeamDeed;
import horda.ruemorgue.state.MorgueAsk;
import horda.ruemorgue.state.MorgueState;

/// TEAM: which zone a Team Action is about (RMO-TEAM-04): one to go to or shoot at, or the one
/// where all of them stand.
@Named(value = "team-plan", rule = "RMO-TEAM-04")
public record TeamPlan(@Person int survivor, @TeamDeed int kind) implements MorgueAsk {
  @Override
  public int seat(MorgueState s) {
    return s.owner[survivor];
  }

  /// Asked in every turn with a card left: the first zone that will do is enough.
  static boolean isPossible(MorgueState s, int survivor, int kind) {
    TeamPlan plan = new TeamPlan(survivor, kind);
    if (plan.fits(s, OUT_OF, s.zone[survivor])) {
      return true;
    }
    ZoneSet near = plan.near(s);
    for (int zone = near.first(); zone >= 0; zone = near.after(zone)) {
      if (plan.fits(s, INTO, zone)) {
        return true;
      }
    }
    return false;
  }

  /// Zones that the user can have to do with: in sight for shots, else one Move away or here.
  private ZoneSet near(MorgueState s) {
    int here = s.zone[survivor];
    return TeamReach.kind(kind) == TeamAction.SHOOT
        ? s.ways().seen(here)
        : TeamReach.within(s, here, Moving.reach(s, survivor, false));
  }

  /// Zones for which the user and at least one other of the team are able (RMO-TEAM-03).
  @Override
  public void choices(MorgueState s, int seat, Choices into) {
    ZoneSet near = near(s);
    for (int zone = near.first(); zone >= 0; zone = near.after(zone)) {
      if (fits(s, INTO, zone)) {
        into.add(Code.of(1, INTO, zone));
      }
    }
    if (fits(s, OUT_OF, s.zone[survivor])) {
      into.add(Code.of(1, OUT_OF, s.zone[survivor]));
    }
  }

  private boolean fits(MorgueState s, int way, int zone) {
    if (!TeamReach.isAble(s, survivor, kind, way, zone)) {
      return false;
    }
    for (int other = 0; other < s.survivors(); other++) {
      boolean mate = other != survivor && s.team[other] == s.team[survivor];
      if (mate && TeamReach.isAble(s, other, kind, way, zone)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public void answer(MorgueState s, long choice, Out out) {
    int zone = Code.b(choice);
    s.agenda.push(new TeamGather(survivor, kind, Code.a(choice), zone, 1 << survivor, 0));
  }

  @Override
  public Phrase prompt(MorgueState s, int seat) {
    return MorgueAsk.prompt("team-plan", new Ref("team-action", kind));
  }

  @Override
  public Option option(MorgueState s, int seat, long choice) {
    return ActWords.zone(s, Code.a(choice) == INTO ? "all-into" : "all-from", Code.b(choice));
  }
}
