package horda.ruemorgue.rules;

import static horda.ruemorgue.MorgueState.NONE;

import horda.ruemorgue.MorgueState;
import horda.ruemorgue.content.Skill;
import horda.ruemorgue.map.Ways;
import java.util.Arrays;

/**
 * Rule of thumb: where those who go together stand when the round ends. As near to the goal as can
 * be, but so that nobody is left behind.
 */
final class Rally {
  /** For everybody who can be there in this round, and who then is one step away. */
  private static final int TOGETHER = 300;

  private static final int NEXT_DOOR = 200;

  /** For each step of those who cannot. */
  private static final int APART = 60;

  /** For each step from there to the goal. */
  private static final int STEP = 200;

  private Rally() {}

  /** The place, as things are in this moment of the round; NONE if there is no way. */
  static int zone(Plan plan, MorgueState s, int goal) {
    int[] score = new int[s.noise.length];
    int[] cost = new int[score.length];
    boolean[] reached = new boolean[score.length];
    Ways ways = s.ways();
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      if (s.inPlay(survivor) && !s.aloft(survivor) && !plan.fetches(survivor)) {
        int actions = actions(s, survivor);
        spread(s, survivor, actions, cost);
        for (int zone = 0; zone < score.length; zone++) {
          boolean there = cost[zone] <= actions;
          reached[zone] |= there;
          score[zone] += there ? TOGETHER : missing(ways.distance(s.zone[survivor], zone));
        }
      }
    }
    int best = NONE;
    int most = Integer.MIN_VALUE;
    for (int zone = 0; zone < score.length; zone++) {
      int way = reached[zone] ? plan.length(zone, goal) : Plan.NEVER;
      int worth = score[zone] - STEP * way / Plan.STEP;
      if (way < Plan.NEVER && worth > most) {
        most = worth;
        best = zone;
      }
    }
    return best;
  }

  /** What it is worth that somebody stays so far away. */
  private static int missing(int far) {
    return far < 0 ? -12 * APART : (far == 1 ? NEXT_DOOR : 0) - far * APART;
  }

  /** Actions that somebody has left in this round. */
  static int actions(MorgueState s, int survivor) {
    if (s.active == survivor) {
      return s.actions;
    }
    return s.marked(survivor, MorgueState.ACTIVATED)
        ? 0
        : s.table.content().numbers().actions() + s.times(survivor, Skill.EXTRA_ACTION);
  }

  /** Actions to get anywhere: one for a step, and one for each zombie that is left behind. */
  private static void spread(MorgueState s, int survivor, int actions, int[] cost) {
    Arrays.fill(cost, Integer.MAX_VALUE);
    cost[s.zone[survivor]] = 0;
    Ways ways = s.ways();
    boolean slips = s.has(survivor, Skill.SLIPPERY);
    for (int spent = 0; spent < actions; spent++) {
      for (int zone = 0; zone < cost.length; zone++) {
        int next = cost[zone] == spent ? spent + 1 + (slips ? 0 : s.zombies(zone)) : actions + 1;
        for (int i = 0; next <= actions && i < ways.exits(zone); i++) {
          cost[ways.exit(zone, i)] = Math.min(cost[ways.exit(zone, i)], next);
        }
      }
    }
  }
}
