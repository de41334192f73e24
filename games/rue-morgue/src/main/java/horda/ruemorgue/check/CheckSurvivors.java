package horda.ruemorgue.check;

import static horda.ruemorgue.state.MorgueState.NONE;

import horda.ruemorgue.content.Level;
import horda.ruemorgue.rules.Experience;
import horda.ruemorgue.state.MorgueState;

/// Survivors: who they are, where they are, what they have learned and may do.
public final class CheckSurvivors {
  private CheckSurvivors() {}

  /// Each of the people at most once, whichever side of the card; all of them when play begins.
  public static boolean oneEach(MorgueState s) {
    int fronts = s.table.content().survivors().size();
    long seen = 0;
    for (byte who : s.who) {
      long bit = who == NONE ? 0 : 1L << (s.table.isOwn(who) ? who : who % fronts);
      if ((seen & bit) != 0 || who == NONE && s.round > 0) {
        return false;
      }
      seen |= bit;
    }
    return true;
  }

  /// Every seat leads somebody, and people of one seat are of one team.
  public static boolean leaders(MorgueState s) {
    int led = 0;
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      led |= 1 << s.owner[survivor];
      for (int other = 0; other < survivor; other++) {
        if (s.owner[other] == s.owner[survivor] && s.team[other] != s.team[survivor]) {
          return false;
        }
      }
    }
    return led == (1 << s.seats()) - 1;
  }

  /// One seat, one person; whoever sits in the helicopter is where it is.
  public static boolean seats(MorgueState s) {
    int taken = 0;
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      int seat = s.seat[survivor];
      if (seat != MorgueState.OUTSIDE) {
        int bit = 1 << seat;
        if ((taken & bit) != 0 || s.helicopter == NONE || s.zone[survivor] != s.helicopter) {
          return false;
        }
        taken |= bit;
      }
    }
    return !s.flying || (taken & 1 << MorgueState.PILOT) != 0;
  }

  /// Nobody, dead or alive, is where nobody can be.
  public static boolean ground(MorgueState s) {
    for (int zone = 0; zone < s.noise.length; zone++) {
      if (isBarred(s, zone)) {
        for (byte at : s.zone) {
          if (at == zone) {
            return false;
          }
        }
        if (s.zombies(zone) > 0) {
          return false;
        }
      }
    }
    return true;
  }

  /// Under the wreck, or under a roof that fell.
  private static boolean isBarred(MorgueState s, int zone) {
    boolean fallen = false;
    for (int room = 0;
        s.fallen != 0 && room < s.table.mission().pieces().numbers().size();
        room++) {
      boolean here = s.table.mission().pieces().numbers().get(room).zone() == zone;
      fallen |= here && (s.fallen >> room & 1) != 0;
    }
    return fallen || s.table.board().crashed().has(zone);
  }

  /// A skill of a level is owned by those who have reached it; the choice is made at once.
  public static boolean skills(MorgueState s) {
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      Level level = s.level(survivor);
      boolean orange = level.compareTo(Level.ORANGE) >= 0;
      boolean red = level == Level.RED;
      if (s.orange[survivor] != NONE && !orange || s.red[survivor] != NONE && !red) {
        return false;
      }
      boolean open = orange && s.orange[survivor] == NONE || red && s.red[survivor] == NONE;
      if (open && s.inPlay(survivor) && s.result == MorgueState.GOING_ON && !isAsked(s, survivor)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isAsked(MorgueState s, int survivor) {
    for (int depth = 0; depth < s.agenda.size(); depth++) {
      if (s.agenda.at(depth) instanceof Experience.ChooseSkill asked
          && asked.survivor() == survivor) {
        return true;
      }
    }
    return false;
  }

  /// Only the survivor whose turn it is has actions.
  public static boolean actions(MorgueState s) {
    int left = s.actions;
    for (byte free : s.freeActions) {
      left += free;
    }
    boolean turn = s.active != NONE && !s.zombiesPhase && s.round > 0;
    return left == 0 || turn || s.result != MorgueState.GOING_ON;
  }

  /// An Objective lies, is carried, or has been taken; carriers live.
  public static boolean objectives(MorgueState s) {
    for (int token = 0; token < s.carrier.length && s.round > 0; token++) {
      boolean taken = (s.taken >> token & 1) != 0;
      boolean lies = s.objectiveZone[token] != NONE;
      boolean carried = s.carrier[token] != NONE;
      boolean delivered = (s.delivered >> token & 1) != 0;
      if (lies && (carried || delivered) || carried && delivered) {
        return false;
      }
      if ((carried || delivered) && !taken || !lies && !taken) {
        return false;
      }
      if (carried && s.zone[s.carrier[token]] == MorgueState.DEAD) {
        return false;
      }
    }
    return true;
  }

  /// Only cards that a team has can have been used, each once a round.
  public static boolean teamCards(MorgueState s) {
    for (int at = 0; at < s.teamCards.length; at++) {
      if ((s.usedTeamCards >> at & 1) != 0 && s.teamCards[at] == NONE) {
        return false;
      }
    }
    return true;
  }
}
