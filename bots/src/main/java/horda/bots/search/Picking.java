package horda.bots.search;

import horda.engine.Chance;
import horda.engine.Choices;
import horda.engine.Hints;
import horda.engine.Nullable;
import horda.engine.Question;
import horda.engine.State;

/// Which choice of a node a round follows: the highest upper confidence bound. What rules of thumb
/// put far down has to wait for its first round until there are many, so that the tree widens as it
/// is visited.
final class Picking<S extends State> {
  /// How much a round looks for what it does not know yet.
  private static final double EXPLORE = 1.0;

  private static final double CAUTION = 0.05;

  /// The liking of what is not worth a thought.
  private static final float LEFT_OUT = -1;

  private final @Nullable Hints<S> hints;
  private final Chance chance;
  private int[] places = new int[64];

  Picking(@Nullable Hints<S> hints, Chance chance) {
    this.hints = hints;
    this.chance = chance;
  }

  /// The place in `node` of the choice to follow; all choices get a place there.
  int pick(Node node, S state, Question<S> question, int seat, Choices choices) {
    int count = choices.size();
    if (places.length < count) {
      places = new int[count * 2];
    }
    boolean fresh = false;
    int visits = 0;
    for (int i = 0; i < count; i++) {
      long code = choices.get(i);
      int at = node.find(code, i);
      if (at < 0) {
        at = node.add(code);
        node.liking[at] = Float.NaN;
      }
      fresh |= Float.isNaN(node.liking[at]);
      places[i] = at;
      visits += node.visits[at];
    }
    if (count == 1) {
      return places[0];
    }
    if (fresh) {
      like(node, state, question, seat, choices);
    }
    return best(node, count, visits);
  }

  /// Rules of thumb give an order only, so a choice is liked by its place in it: 1 down to 0.
  private void like(Node node, S state, Question<S> question, int seat, Choices choices) {
    int count = choices.size();
    if (hints == null) {
      for (int i = 0; i < count; i++) {
        node.liking[places[i]] = 0.5f;
      }
      return;
    }
    int[] weights = new int[count];
    int most = Integer.MIN_VALUE;
    int least = Integer.MAX_VALUE;
    for (int i = 0; i < count; i++) {
      weights[i] = hints.weigh(state, question, seat, choices.get(i));
      most = Math.max(most, weights[i]);
      least = Math.min(least, weights[i]);
    }
    for (int i = 0; i < count; i++) {
      int worse = 0;
      for (int j = 0; j < count; j++) {
        worse += weights[j] > weights[i] ? 1 : 0;
      }
      boolean foolish = weights[i] <= Hints.FOOLISH && most > Hints.FOOLISH;
      float liking = most == least ? 0.5f : 1f / ((1 + worse) * (1 + worse));
      node.liking[places[i]] = foolish ? LEFT_OUT : liking;
    }
  }

  private int best(Node node, int count, int visits) {
    double sum = 0;
    float liked = 0;
    for (int i = 0; i < count; i++) {
      sum += node.sums[places[i]];
      liked += Math.max(0, node.liking[places[i]]);
    }
    // What was not tried yet is thought a little worse than what was.
    double unknown = visits == 0 ? 0.5 : sum / visits - CAUTION;
    double reach = liked == 0 ? 0 : EXPLORE * Math.sqrt(visits + 1.0) / liked;
    int found = -1;
    double most = Double.NEGATIVE_INFINITY;
    int equals = 0;
    for (int i = 0; i < count; i++) {
      int at = places[i];
      if (node.liking[at] < 0 && liked > 0) {
        continue;
      }
      int n = node.visits[at];
      double bound = (n == 0 ? unknown : node.sums[at] / n) + reach * node.liking[at] / (1 + n);
      equals = bound > most ? 1 : bound == most ? equals + 1 : equals;
      if (bound > most || bound == most && chance.below(equals) == 0) {
        most = bound;
        found = at;
      }
    }
    return found;
  }
}
