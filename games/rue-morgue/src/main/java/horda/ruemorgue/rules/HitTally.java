package horda.ruemorgue.rules;

import horda.engine.Preview.Bystander;
import horda.engine.Preview.Odds;
import horda.engine.Preview.Target;
import horda.engine.Ref;
import horda.ruemorgue.rules.InTheZone.Enemy;
import horda.ruemorgue.state.MorgueState;
import java.util.ArrayList;
import java.util.List;

/// Adds up what every number of hits of an attack would do.
final class HitTally {
  private final InTheZone there;
  private final double[] hits;
  private final double[] kills;

  /// For each enemy the chances that one, two … of the kind die.
  private final double[][] each;

  private final double[] dies;
  private double expected;

  HitTally(InTheZone there, int mostHits) {
    this.there = there;
    hits = new double[mostHits + 1];
    dies = new double[there.friends().size()];
    each = new double[there.enemies().size()][];
    int all = 0;
    for (int enemy = 0; enemy < each.length; enemy++) {
      int count = there.enemies().get(enemy).shown().count();
      each[enemy] = new double[count];
      all += count;
    }
    kills = new double[all + 1];
  }

  /// The chance of that many hits, of which that many do more damage.
  void add(Assigning assigning, int hits, int hard, double chance) {
    this.hits[hits] += chance;
    expected += hits * chance;
    MorgueState after = assigning.give(hits, hard, Assigning.ANYBODY);
    kills[Math.min(killed(after), kills.length - 1)] += chance;
    alone(after, chance);
    for (int enemy = 0; enemy < each.length; enemy++) {
      Enemy wished = there.enemies().get(enemy);
      if (wished.wish() != Assigning.ANYBODY) {
        after = hits == 0 ? after : assigning.give(hits, hard, wished.wish());
        count(enemy, dead(after, wished.target()), chance);
      }
    }
    for (int friend = 0; friend < dies.length && hits > 0; friend++) {
      int who = InTheZone.survivor(there.friends().get(friend));
      dies[friend] += dead(assigning.give(hits, hard, who), who) > 0 ? chance : 0;
    }
  }

  /// Kinds that need no wish.
  private void alone(MorgueState after, double chance) {
    for (int enemy = 0; enemy < each.length; enemy++) {
      Enemy one = there.enemies().get(enemy);
      if (one.wish() == Assigning.ANYBODY) {
        count(enemy, dead(after, one.target()), chance);
      }
    }
  }

  private void count(int enemy, int dead, double chance) {
    for (int n = 0; n < Math.min(dead, each[enemy].length); n++) {
      each[enemy][n] += chance;
    }
  }

  static int killed(MorgueState after) {
    int killed = after.slain;
    for (byte kills : after.kills) {
      killed += kills;
    }
    return killed;
  }

  private static int dead(MorgueState after, int target) {
    if (target < Assigning.SURVIVORS) {
      return after.kills[target];
    }
    return after.zone[target - Assigning.SURVIVORS] == MorgueState.DEAD ? 1 : 0;
  }

  Odds odds(MorgueState s) {
    List<Target> targets = new ArrayList<>();
    for (int enemy = 0; enemy < each.length; enemy++) {
      Target shown = there.enemies().get(enemy).shown();
      targets.add(new Target(shown.whom(), shown.count(), shown.rank(), listed(each[enemy])));
    }
    List<Bystander> friends = new ArrayList<>();
    for (int friend = 0; friend < dies.length; friend++) {
      Ref who = new Ref("survivor", s.who[there.friends().get(friend)]);
      friends.add(new Bystander(who, 1 - hits[0], dies[friend]));
    }
    return new Odds(expected, listed(hits), listed(kills), targets, friends);
  }

  /// Without what cannot happen at all at the end.
  private static List<Double> listed(double[] chances) {
    int most = chances.length;
    while (most > 1 && chances[most - 1] == 0) {
      most--;
    }
    List<Double> listed = new ArrayList<>(most);
    for (int i = 0; i < most; i++) {
      listed.add(chances[i]);
    }
    return listed;
  }
}
