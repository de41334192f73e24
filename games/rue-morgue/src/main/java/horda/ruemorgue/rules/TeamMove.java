package horda.ruemorgue.rules;

import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.engine.shape.In;
import horda.engine.shape.Named;
import horda.ruemorgue.content.Skill;
import horda.ruemorgue.content.TeamAction;
import horda.ruemorgue.map.Ways;
import horda.ruemorgue.map.ZoneSet;
import horda.ruemorgue.state.Kinds.AtZone;
import horda.ruemorgue.state.Kinds.Person;
import horda.ruemorgue.state.Kinds.TeamDeed;
import horda.ruemorgue.state.MorgueAsk;
import horda.ruemorgue.state.MorgueState;

/// TEAM: the free Move Action of one of the party, zone by zone, towards where it may end
/// (RMO-TEAM-08, 09, 11).
///
/// @param left zones that it may still cover
/// @param moved whether it has begun: in Move! everybody goes at least one zone (16)
@Named("team-move")
public record TeamMove(
    @Person int member,
    @TeamDeed int kind,
    @In(max = 1) int way,
    @AtZone int zone,
    @In(max = Byte.MAX_VALUE) int left,
    boolean moved)
    implements MorgueAsk {
  @Override
  public int seat(MorgueState s) {
    return s.owner[member];
  }

  /// Not where the way is barred meanwhile (RMO-TEAM-07).
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
    int here = s.zone[member];
    boolean arrived = moved && TeamReach.isEnd(s, member, kind, way, zone, here);
    boolean mayStay = !moved && way == TeamReach.OUT_OF && isCharge();
    if (arrived || mayStay) {
      into.add(Code.of(0));
    }
    boolean stopped = moved && s.zombies(here) > 0 || arrived && way == TeamReach.INTO;
    boolean held = !moved && s.zombies(here) > 0 && !s.has(member, Skill.SLIPPERY);
    Ways ways = s.ways();
    for (int i = 0; i < ways.exits(here) && left > 0 && !stopped && !held; i++) {
      if (leadsOn(s, ways.exit(here, i))) {
        into.add(Code.of(1, ways.exit(here, i)));
      }
    }
  }

  private boolean isCharge() {
    return TeamReach.kind(kind) == TeamAction.CHARGE;
  }

  /// Whether the move can still end well from there.
  private boolean leadsOn(MorgueState s, int next) {
    if (TeamReach.isEnd(s, member, kind, way, zone, next)) {
      return true;
    }
    ZoneSet within = s.zombies(next) > 0 ? ZoneSet.of(next) : TeamReach.within(s, next, left - 1);
    for (int to = within.first(); to >= 0; to = within.after(to)) {
      if (TeamReach.isEnd(s, member, kind, way, zone, to)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public void answer(MorgueState s, long choice, Out out) {
    if (Code.verb(choice) == 1) {
      s.agenda.push(new TeamMove(member, kind, way, zone, left - 1, true));
      Moving.enter(s, member, Code.a(choice), out);
    }
  }

  @Override
  public Phrase prompt(MorgueState s, int seat) {
    return MorgueAsk.prompt("free-move", new Ref("survivor", s.who[member]));
  }

  @Override
  public String rule(MorgueState s) {
    return isCharge() ? "RMO-TEAM-08" : "RMO-TEAM-11";
  }

  @Override
  public Option option(MorgueState s, int seat, long choice) {
    return Code.verb(choice) == 0
        ? ActWords.plain("stop")
        : ActWords.zone(s, "move", Code.a(choice));
  }
}
