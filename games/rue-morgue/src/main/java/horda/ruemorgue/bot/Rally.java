package horda.ruemorgue.bot;

import static horda.ruemorgue.state.MorgueState.NONE;

import horda.ruemorgue.content.Skill;
import horda.ruemorgue.map.Ways;
import horda.ruemorgue.state.MorgueState;
import java.util.Arrays;

/// Rule of thumb: where those who go together stand when the round ends. As near to the goal as can
/// be, but so that nobody is left behind.
final class Rally {
  /// For everybody who can be there in this round, and who then is one step away.
  private static final int TOGETHER = 300;

  private static final int NEXT_DOOR = 200;

  /// For each step of those who cannot.
  private static final int APART = 60;

  /// For each step from there to the goal.
  private static final int STEP = 200;

  private Rally() {}

  /// The place, as things are in this moment of the round; NONE if there is no way.
  static int zone(Marching plan, MorgueState s, int goal) {
    int[] cost = new int[s.noise.length];
    int[] near = new int[cost.length];
    int[] who = new int[cost.length];
    Arrays.fill(cost, Integer.MAX_VALUE);
    Ways ways = s.ways();
    int going = 0;
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      if (s.inPlay(survivor) && !plan.isElsewhere(survivor) && !plan.fetches(survivor)) {
        going |= 1 << survivor;
        int count = spread(s, survivor, ways, cost, near);
        for (int i = 0; i < count; i++) {
          who[near[i]] |= 1 << survivor;
          cost[near[i]] = Integer.MAX_VALUE;
        }
      }
    }
    int best = NONE;
    int most = Integer.MIN_VALUE;
    for (int zone = 0; zone < who.length; zone++) {
      int way = who[zone] == 0 ? Marching.NEVER : plan.length(zone, goal);
      if (way < Marching.NEVER) {
        int worth = company(s, ways, zone, who[zone], going) - STEP * way / Marching.STEP;
        best = worth > most ? zone : best;
        most = Math.max(most, worth);
      }
    }
    return best;
  }

  /// What a place is worth for the company one has there.
  ///
  /// @param there who can be there in this round, as bits
  /// @param going all who go together
  private static int company(MorgueState s, Ways ways, int zone, int there, int going) {
    int worth = Integer.bitCount(there) * TOGETHER;
    for (int rest = going & ~there; rest != 0; rest &= rest - 1) {
      int from = s.zone[Integer.numberOfTrailingZeros(rest)];
      worth += missing(ways.distance(from, zone));
    }
    return worth;
  }

  /// What it is worth to stay that far away.
  private static int missing(int far) {
    return far < 0 ? -12 * APART : (far == 1 ? NEXT_DOOR : 0) - far * APART;
  }

  /// Actions that somebody has left in this round.
  static int actions(MorgueState s, int survivor) {
    if (s.active == survivor) {
      return s.actions;
    }
    return s.marked(survivor, MorgueState.ACTIVATED)
        ? 0
        : s.table.content().numbers().actions() + s.times(survivor, Skill.EXTRA_ACTION);
  }

  /// Actions to get anywhere: one for a step, and one for each zombie that is left behind.
  ///
  /// @param cost by zone, filled in for those that can be reached in this round
  /// @param near becomes the list of those zones
  /// @return how many they are
  private static int spread(MorgueState s, int survivor, Ways ways, int[] cost, int[] near) {
    int actions = actions(s, survivor);
    boolean slips = actions > 0 && s.has(survivor, Skill.SLIPPERY);
    int count = 1;
    near[0] = s.zone[survivor];
    cost[near[0]] = 0;
    for (int spent = 0; spent < actions; spent++) {
      for (int i = 0; i < count; i++) {
        int zone = near[i];
        int next = cost[zone] == spent ? spent + 1 + (slips ? 0 : s.zombies(zone)) : actions + 1;
        for (int way = 0; next <= actions && way < ways.exits(zone); way++) {
          int then = ways.exit(zone, way);
          if (cost[then] == Integer.MAX_VALUE) {
            near[count++] = then;
          }
          cost[then] = Math.min(cost[then], next);
        }
      }
    }
    return count;
  }
}
