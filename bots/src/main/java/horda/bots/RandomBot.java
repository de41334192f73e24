package horda.bots;

import horda.engine.Chance;
import horda.engine.Choices;
import horda.engine.State;

/// Takes every choice as likely as any other.
public final class RandomBot<S extends State> implements Bot<S> {
  /// What the roster calls it.
  public static final String NAME = "random";

  private final Chance chance;

  public RandomBot(Chance chance) {
    this.chance = chance;
  }

  @Override
  public long choose(Position<S> position) {
    return position.choice(pick(position.size()));
  }

  /// The fast lane: straight from the list, no position made.
  long choose(Choices choices) {
    return choices.pick(pick(choices.size()));
  }

  private int pick(int size) {
    return size == 1 ? 0 : chance.below(size);
  }
}
