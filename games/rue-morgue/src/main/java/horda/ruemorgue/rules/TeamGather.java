package horda.ruemorgue.rules;

import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.engine.shape.In;
import horda.engine.shape.Named;
import horda.ruemorgue.content.TeamAction;
import horda.ruemorgue.state.Kinds.AtZone;
import horda.ruemorgue.state.Kinds.Party;
import horda.ruemorgue.state.Kinds.Person;
import horda.ruemorgue.state.Kinds.TeamDeed;
import horda.ruemorgue.state.MorgueAsk;
import horda.ruemorgue.state.MorgueEvent;
import horda.ruemorgue.state.MorgueState;

/// TEAM: who takes part (RMO-TEAM-03); whoever leads them must agree (18).
///
/// @param party those who do, as bits; the user is among them
/// @param refused those whose player does not want to
@Named(value = "team-gather", rule = "RMO-TEAM-03")
public record TeamGather(
    @Person int survivor,
    @TeamDeed int kind,
    @In(max = 1) int way,
    @AtZone int zone,
    @Party int party,
    @Party int refused)
    implements MorgueAsk {
  @Override
  public int seat(MorgueState s) {
    return s.owner[survivor];
  }

  /// With nobody left to ask it begins; with nobody at all nothing was used.
  @Override
  public boolean waits(MorgueState s, Out out) {
    Choices others = new Choices();
    others(s, others);
    if (others.size() > 0) {
      return true;
    }
    s.agenda.pop();
    if (Integer.bitCount(party) > 1) {
      begin(s, out);
    } else {
      Uses.use(s, survivor, Uses.TEAM_REFUSED);
    }
    return false;
  }

  private void others(MorgueState s, Choices into) {
    for (int other = 0; other < s.survivors(); other++) {
      boolean mate = s.team[other] == s.team[survivor] && ((party | refused) >> other & 1) == 0;
      if (mate && TeamReach.isAble(s, other, kind, way, zone)) {
        into.add(Code.of(1, other));
      }
    }
  }

  @Override
  public void choices(MorgueState s, int seat, Choices into) {
    others(s, into);
    if (Integer.bitCount(party) > 1) {
      into.add(Code.of(0));
    }
  }

  @Override
  public void answer(MorgueState s, long choice, Out out) {
    if (Code.verb(choice) == 0) {
      begin(s, out);
      return;
    }
    int other = Code.a(choice);
    s.agenda.push(new TeamGather(survivor, kind, way, zone, party | 1 << other, refused));
    if (s.owner[other] != s.owner[survivor]) {
      s.agenda.push(new Join(other));
    }
  }

  /// Charge! is all moves, then all attacks (RMO-TEAM-10).
  private void begin(MorgueState s, Out out) {
    TeamActs.spend(s, survivor, kind);
    out.tell(MorgueEvent.TEAM_ACTS, s.who[survivor], kind, zone);
    TeamAction action = TeamReach.kind(kind);
    if (action != TeamAction.MOVE) {
      s.agenda.push(new TeamTurn(survivor, kind, way, zone, party, true));
    }
    if (action != TeamAction.SHOOT) {
      s.agenda.push(new TeamTurn(survivor, kind, way, zone, party, false));
    }
  }

  @Override
  public Phrase prompt(MorgueState s, int seat) {
    return MorgueAsk.prompt("team-gather", new Ref("team-action", kind));
  }

  @Override
  public Option option(MorgueState s, int seat, long choice) {
    return Code.verb(choice) == 0
        ? ActWords.plain("that-is-all")
        : MorgueAsk.toSurvivor(s, Code.a(choice));
  }

  /// Another player's survivor is wanted.
  @Named(value = "team-join", rule = "RMO-TEAM-18")
  public record Join(@Person int other) implements MorgueAsk {
    @Override
    public int seat(MorgueState s) {
      return s.owner[other];
    }

    @Override
    public void choices(MorgueState s, int seat, Choices into) {
      into.add(Code.of(1));
      into.add(Code.of(0));
    }

    /// The gathering waits below, with this one already counted in.
    @Override
    public void answer(MorgueState s, long choice, Out out) {
      if (Code.verb(choice) == 0 && s.agenda.pop() instanceof TeamGather g) {
        int without = g.party() & ~(1 << other);
        int refused = g.refused() | 1 << other;
        s.agenda.push(new TeamGather(g.survivor(), g.kind(), g.way(), g.zone(), without, refused));
      }
    }

    @Override
    public Phrase prompt(MorgueState s, int seat) {
      return MorgueAsk.prompt("team-join", new Ref("survivor", s.who[other]));
    }

    @Override
    public Option option(MorgueState s, int seat, long choice) {
      return ActWords.plain(Code.verb(choice) == 1 ? "join-in" : "stay-out");
    }
  }
}
