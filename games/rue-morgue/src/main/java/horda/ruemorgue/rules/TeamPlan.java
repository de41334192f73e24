package horda.ruemorgue.rules;

import static horda.ruemorgue.rules.TeamReach.INTO;
import static horda.ruemorgue.rules.TeamReach.OUT_OF;

import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.ruemorgue.MorgueAsk;
import horda.ruemorgue.MorgueState;

/**
 * TEAM: which zone a Team Action is about (RMO-TEAM-04): one to go to or shoot at, or the one where
 * all of them stand.
 */
public record TeamPlan(int survivor, int kind) implements MorgueAsk {
  @Override
  public String name() {
    return "team-plan";
  }

  @Override
  public int[] args() {
    return new int[] {survivor, kind};
  }

  @Override
  public int seat(MorgueState s) {
    return s.owner[survivor];
  }

  static boolean isPossible(MorgueState s, int survivor, int kind) {
    Choices plans = new Choices();
    new TeamPlan(survivor, kind).choices(s, s.owner[survivor], plans);
    return plans.size() > 0;
  }

  /** Zones for which the user and at least one other of the team are able (RMO-TEAM-03). */
  @Override
  public void choices(MorgueState s, int seat, Choices into) {
    int here = s.zone[survivor];
    for (int zone = 0; zone < s.noise.length; zone++) {
      boolean near = s.ways().distance(here, zone) >= 0 || s.ways().sees(here, zone);
      if (near && fits(s, INTO, zone)) {
        into.add(Code.of(1, INTO, zone));
      }
    }
    if (fits(s, OUT_OF, here)) {
      into.add(Code.of(1, OUT_OF, here));
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
  public String rule(MorgueState s) {
    return "RMO-TEAM-04";
  }

  @Override
  public Option option(MorgueState s, int seat, long choice) {
    return ActWords.zone(s, Code.a(choice) == INTO ? "all-into" : "all-from", Code.b(choice));
  }
}
