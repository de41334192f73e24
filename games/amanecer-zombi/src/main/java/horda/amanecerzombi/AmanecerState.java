package horda.amanecerzombi;

import horda.engine.Fields;
import horda.engine.Seed;
import horda.engine.State;

/** Everything on the table. Small numbers in arrays; -1 where there is nothing. */
public final class AmanecerState extends State {
  public AmanecerState(int seats, Seed seed) {
    super(seats, seed);
  }

  private AmanecerState(AmanecerState other) {
    super(other);
  }

  @Override
  public AmanecerState copy() {
    return new AmanecerState(this);
  }

  @Override
  protected void describe(Fields f) {}
}
