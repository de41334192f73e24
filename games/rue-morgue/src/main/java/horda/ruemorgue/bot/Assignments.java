package horda.ruemorgue.bot;

import static horda.ruemorgue.state.MorgueState.NONE;

import horda.ruemorgue.map.Ways;
import horda.ruemorgue.mission.Goal;
import horda.ruemorgue.state.MorgueState;
import java.util.Arrays;
import java.util.List;

/// Rule of thumb: who goes where when there are Objectives to take. One that is near and quiet is
/// fetched by one alone; the others stay together and go on to what needs them all, at first to the
/// door that the key will open.
final class Assignments {
  /// Steps to an Objective that somebody is sent for.
  private static final int NEAR = 3;

  /// For this many rounds all go after what nobody can fetch alone, each as fast as possible.
  private static final int EARLY = 4;

  /// And for this long those who wait for a key look for weapons, if a place is this near.
  private static final int PATIENCE = 6;

  private static final int NEAR_BY = 3;

  /// A way with less trouble than this is quiet.
  private static final int QUIET = 5;

  /// Steps, in tenths, that somebody goes further so that the table's danger does not rise.
  private static final int RISE = 29;

  /// And so that somebody goes who can open the door.
  private static final int OPENER = 34;

  /// What the taker of an Objective learns.
  static final int LESSON = 5;

  private final MorgueState s;
  private final Marching plan;
  private final Ways ways;

  /// By survivor: the token to fetch, or NONE.
  private final int[] errand;

  /// Tokens, as bits: that can be got at, that somebody was sent for, that are out of reach.
  private int wanted;

  private int fetched;
  private int locked;
  private boolean waits;

  Assignments(MorgueState s, Marching plan, Wanted which) {
    this.s = s;
    this.plan = plan;
    this.ways = plan.ways;
    this.errand = new int[s.survivors()];
    Arrays.fill(errand, NONE);
    for (int token = 0; token < s.objectiveZone.length; token++) {
      if (which.isToken(token)) {
        boolean open = nearest(s.objectiveZone[token]) != NONE;
        wanted |= open ? 1 << token : 0;
        locked |= open ? 0 : 1 << token;
      }
    }
    appoint();
  }

  /// From the nearest token on.
  private void appoint() {
    int rest = wanted;
    while (rest != 0) {
      int token = NONE;
      int least = NEAR + 1;
      for (int t = 0; t < s.objectiveZone.length; t++) {
        int far = (rest >> t & 1) == 0 ? NONE : nearest(s.objectiveZone[t]);
        if (far >= 0 && far < least) {
          least = far;
          token = t;
        }
      }
      if (token == NONE) {
        return;
      }
      rest &= ~(1 << token);
      send(token);
    }
  }

  /// Steps of the nearest who has nothing to fetch yet.
  private int nearest(int zone) {
    int least = NONE;
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      int far = free(survivor) ? ways.distance(s.zone[survivor], zone) : NONE;
      least = far >= 0 && (least < 0 || far < least) ? far : least;
    }
    return least;
  }

  private boolean free(int survivor) {
    return s.inPlay(survivor) && errand[survivor] == NONE && !plan.isElsewhere(survivor);
  }

  /// One if it is quiet there; else all who are left, or later all together.
  private void send(int token) {
    int zone = s.objectiveZone[token];
    int first = fittest(zone);
    if (first == NONE || s.round > EARLY && !isQuiet(first, zone)) {
      return;
    }
    fetched |= 1 << token;
    errand[first] = token;
    for (int survivor = 0; survivor < s.survivors() && !isQuiet(first, zone); survivor++) {
      if (free(survivor) && ways.distance(s.zone[survivor], zone) >= 0) {
        errand[survivor] = token;
      }
    }
  }

  /// The nearest; of equals the least experienced, and one who can open a door in the way.
  private int fittest(int zone) {
    int who = NONE;
    int least = Integer.MAX_VALUE;
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      int far = free(survivor) ? ways.distance(s.zone[survivor], zone) : NONE;
      if (far >= 0) {
        boolean shut = s.ways().distance(s.zone[survivor], zone) < 0;
        int cost = far * Marching.STEP + s.xp[survivor] * 8 / 10;
        cost += Worth.rises(s, survivor, LESSON) ? RISE : 0;
        cost += shut && !Worth.opens(s, survivor) ? OPENER : 0;
        if (cost < least) {
          least = cost;
          who = survivor;
        }
      }
    }
    return who;
  }

  private boolean isQuiet(int who, int zone) {
    int far = ways.distance(s.zone[who], zone);
    return !plan.asleep.has(zone)
        && s.zombies(zone) + Threat.beside(s, zone) <= 1
        && plan.length(s.zone[who], zone) <= far * Marching.STEP + QUIET;
  }

  /// Where somebody ought to go; NONE if there is nothing to be got at.
  int of(int survivor) {
    return errand[survivor] == NONE ? together(survivor) : s.objectiveZone[errand[survivor]];
  }

  /// Whether those who have nothing to fetch wait for a key.
  boolean waits() {
    return waits;
  }

  boolean fetches(int survivor) {
    return errand[survivor] != NONE;
  }

  /// Where all go who have nothing to fetch: to the token that is nearest to everybody.
  private int together(int survivor) {
    int rest = wanted & ~fetched;
    if (rest == 0 && locked == 0) {
      rest = wanted;
    }
    int best = NONE;
    int least = Integer.MAX_VALUE;
    for (int token = 0; token < s.objectiveZone.length; token++) {
      if ((rest >> token & 1) != 0) {
        int sum = Errand.distances(s, survivor, s.objectiveZone[token], ways);
        if (sum < least) {
          least = sum;
          best = s.objectiveZone[token];
        }
      }
    }
    return best == NONE ? after(survivor) : best;
  }

  /// When all that can be got at is being fetched: to the door of the rest, or out.
  private int after(int survivor) {
    if (locked != 0) {
      int place = Errand.searching(s, survivor, s.ways());
      boolean near = place != NONE && s.ways().distance(s.zone[survivor], place) <= NEAR_BY;
      if (near && fetched != 0 && s.round <= PATIENCE) {
        waits = true;
        return place;
      }
      int token = Integer.numberOfTrailingZeros(locked);
      return Errand.approach(s, survivor, s.objectiveZone[token], ways);
    }
    List<Goal> goals = s.table.mission().goals();
    Goal next = goals.get(Math.min(s.goalsDone + 1, goals.size() - 1));
    boolean out = next instanceof Goal.Leave || next instanceof Goal.Gather;
    return out ? Errand.exit(s) : NONE;
  }
}
