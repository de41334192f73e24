package horda.ruemorgue.bot;

import static horda.ruemorgue.state.MorgueState.NONE;

import horda.engine.Exp;
import horda.engine.Judge;
import horda.ruemorgue.map.Ways;
import horda.ruemorgue.mission.Goal;
import horda.ruemorgue.rules.Rivals;
import horda.ruemorgue.rules.Teams;
import horda.ruemorgue.rules.Verdict;
import horda.ruemorgue.state.MorgueState;
import java.util.List;

/// How near a team is to its mission and how long it can hold out: what is left to be done and how
/// far it is, zombies on the board, the level of danger, Wounds, stragglers, weapons in hand. What
/// counts was seen in 900 games of one mission by rules of thumb; what is done counts more here
/// than it did there, or nobody would go on. Between rivals it is the lead in experience.
public final class MorgueJudge implements Judge<MorgueState> {
  /// Playouts end with a round, when the zombies have answered: this round and the next.
  private static final int ROUNDS = 2;

  private static final int LONGEST = 300;

  /// One more Objective makes the odds better by a factor of e to this power.
  private static final double STEEP = 0.5;

  /// What makes an even chance, in Objectives.
  private static final double HOPE = 5;

  private static final double TAKEN = 1;
  private static final double GOAL = 2;
  private static final double LOCKED = -0.6;

  /// For each step of the nearest, and of the average survivor, to each Objective.
  private static final double NEAREST = -0.1;

  private static final double AVERAGE = -0.12;

  /// For each step of the average survivor to a goal without Objectives.
  private static final double WAY = -0.4;

  private static final double AWAY = 0.6;
  private static final double DEAD = -0.5;
  private static final double WOUND = -0.15;
  private static final double ALONE = -0.02;
  private static final double APART = -0.2;
  private static final double ARMS = 0.1;
  private static final double ZOMBIE = -0.03;
  private static final double YELLOW = -0.8;
  private static final double ORANGE = -1.5;
  private static final double MOST_XP = -0.08;

  /// How many steps it counts if there is no way at all.
  private static final int FAR = 15;

  /// A lead of this much experience makes the odds e times better.
  private static final double LEAD = 8;

  @Override
  public int hour(MorgueState s) {
    return s.round;
  }

  @Override
  public boolean ripe(MorgueState s, int decisions, int hours) {
    return hours >= ROUNDS || decisions >= LONGEST;
  }

  @Override
  public float worth(MorgueState s, int seat) {
    double odds = Rivals.areThere(s) ? lead(s, seat) / LEAD : STEEP * (HOPE + work(s) + team(s));
    return (float) (1 / (1 + Exp.of(-odds)));
  }

  private static double lead(MorgueState s, int seat) {
    int own = Teams.of(s, seat);
    int rival = 0;
    for (int team = 0; team < s.teams(); team++) {
      rival = team == own ? rival : Math.max(rival, Verdict.points(s, team));
    }
    return Verdict.points(s, own) - rival;
  }

  /// What is done, and how far the rest is.
  private static double work(MorgueState s) {
    List<Goal> goals = s.table.mission().goals();
    if (s.goalsDone >= goals.size()) {
      return GOAL * s.goalsDone;
    }
    Goal goal = goals.get(s.goalsDone);
    double work = GOAL * s.goalsDone + TAKEN * Integer.bitCount(s.taken);
    work += TAKEN * Integer.bitCount(s.delivered);
    boolean take = goal instanceof Goal.Take;
    if (take) {
      work += tokens(s, ((Goal.Take) goal));
    } else if (goal instanceof Goal.Work doing) {
      work += TAKEN * s.worked / doing.actions();
    }
    return take ? work : work + WAY * way(s);
  }

  private static double tokens(MorgueState s, Goal.Take take) {
    double work = 0;
    for (int token = 0; token < s.objectiveZone.length; token++) {
      int zone = s.objectiveZone[token];
      if (zone >= 0 && (s.taken >> token & 1) == 0 && Errand.mayBe(s, token, take.which())) {
        work += distances(s, zone);
      }
    }
    return work;
  }

  private static double distances(MorgueState s, int zone) {
    Ways ways = s.waysWithoutDoors();
    Ways open = s.ways();
    int nearest = FAR;
    int sum = 0;
    int count = 0;
    boolean locked = true;
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      if (s.inPlay(survivor)) {
        int far = ways.distance(s.zone[survivor], zone);
        far = far < 0 ? FAR : far;
        locked &= open.distance(s.zone[survivor], zone) < 0;
        nearest = Math.min(nearest, far);
        sum += far;
        count++;
      }
    }
    double average = count == 0 ? FAR : (double) sum / count;
    return NEAREST * nearest + AVERAGE * average + (locked ? LOCKED : 0);
  }

  /// Steps of the average survivor to where the goal is.
  private static double way(MorgueState s) {
    Ways ways = Errand.ways(s);
    int sum = 0;
    int count = 0;
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      if (s.inPlay(survivor)) {
        int zone = Errand.of(s, survivor, ways);
        int far = zone == NONE ? 0 : ways.distance(s.zone[survivor], zone);
        sum += far < 0 ? FAR : far;
        count++;
      }
    }
    return count == 0 ? 0 : (double) sum / count;
  }

  /// How well everybody is, and what they face.
  private static double team(MorgueState s) {
    double team = 0;
    int most = 0;
    Ways ways = s.ways();
    int apart = 0;
    int pairs = 0;
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      int zone = s.zone[survivor];
      if (zone >= 0) {
        team += WOUND * s.wounds(survivor) + ARMS * Math.min(250, Worth.best(s, survivor)) / 100;
        most = Math.max(most, s.xp[survivor]);
        if (Threat.friends(s, zone, survivor) == 0 && !s.aloft(survivor)) {
          team += ALONE * Math.min(4, Threat.soon(s, zone) + Threat.beside(s, zone));
        }
        for (int other = 0; other < survivor; other++) {
          if (s.inPlay(other)) {
            int far = ways.distance(zone, s.zone[other]);
            apart += far < 0 ? 8 : far;
            pairs++;
          }
        }
      } else {
        team += zone == MorgueState.AWAY ? AWAY : DEAD;
      }
    }
    team += pairs == 0 ? 0 : APART * apart / pairs;
    team += MOST_XP * most;
    team += (most >= 7 ? YELLOW : 0) + (most >= 19 ? ORANGE : 0);
    return team + ZOMBIE * Prospects.horde(s);
  }
}
