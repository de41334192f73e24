package horda.ruemorgue.rules;

import static horda.ruemorgue.state.MorgueState.NONE;
import static horda.ruemorgue.state.MorgueState.TEAM_CARDS;

import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Known;
import horda.engine.Option;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.ruemorgue.content.Skill;
import horda.ruemorgue.content.TeamAction;
import horda.ruemorgue.state.MorgueState;

/// TEAM: cards that let several of a team act at once, in the turn of one of them.
final class TeamActs {
  static final int USE = 70;

  private TeamActs() {}

  /// Between two actions, for nothing (RMO-TEAM-02), if it can be done at all (03).
  static void list(MorgueState s, int survivor, Choices into) {
    int first = s.team[survivor] * TEAM_CARDS;
    if (s.teamCards[first] == NONE || !mayUse(s, survivor) || s.aloft(survivor)) {
      return;
    }
    int seen = 0;
    for (int i = 0; i < TEAM_CARDS; i++) {
      int kind = s.teamCards[first + i];
      boolean fresh = kind != NONE && !isUsed(s, first + i) && (seen >> kind & 1) == 0;
      if (fresh && TeamPlan.isPossible(s, survivor, kind)) {
        seen |= 1 << kind;
        into.add(Code.of(USE, kind));
      }
    }
  }

  /// Whether the team has a card of that kind that this survivor may still use.
  static boolean isLeft(MorgueState s, int survivor, int kind) {
    int first = s.team[survivor] * TEAM_CARDS;
    if (s.teamCards[first] == NONE || !mayUse(s, survivor) || s.aloft(survivor)) {
      return false;
    }
    for (int i = 0; i < TEAM_CARDS; i++) {
      if (s.teamCards[first + i] == kind && !isUsed(s, first + i)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isUsed(MorgueState s, int card) {
    return (s.usedTeamCards >> card & 1) != 0;
  }

  /// One for each team and players' phase, and one more by a skill (RMO-TEAM-01, RMO-SK-09).
  private static boolean mayUse(MorgueState s, int survivor) {
    boolean team = (s.teamActed >> s.team[survivor] & 1) == 0 && !s.zombiesPhase;
    return (team || bySkill(s, survivor)) && Uses.isFree(s, survivor, Uses.TEAM_REFUSED);
  }

  private static boolean bySkill(MorgueState s, int survivor) {
    return s.has(survivor, Skill.FREE_TEAM) && Uses.isFree(s, survivor, Uses.TEAM_ACTION);
  }

  /// The card is turned; what the skill gives is used first, for it is this survivor's alone.
  static void spend(MorgueState s, int survivor, int kind) {
    int team = s.team[survivor];
    if (bySkill(s, survivor)) {
      Uses.use(s, survivor, Uses.TEAM_ACTION);
    } else {
      s.teamActed |= 1 << team;
    }
    for (int card = team * TEAM_CARDS; card < (team + 1) * TEAM_CARDS; card++) {
      if (s.teamCards[card] == kind && !isUsed(s, card)) {
        s.usedTeamCards |= 1 << card;
        return;
      }
    }
  }

  static void answer(MorgueState s, int survivor, long choice) {
    s.agenda.push(new TeamPlan(survivor, Code.a(choice)));
  }

  static Option option(long choice) {
    TeamAction kind = TeamAction.values()[Code.a(choice)];
    Ref ref = new Ref("team-action", kind.ordinal());
    return Option.of("team:" + Known.id(kind), Phrase.of("option.team-action", ref));
  }
}
