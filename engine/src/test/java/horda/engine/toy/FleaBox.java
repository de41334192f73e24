package horda.engine.toy;

import horda.engine.Game;
import horda.engine.GameBox;

/// The toy on the shelf; its content is in code, so it opens without reading anything.
public final class FleaBox implements GameBox {
  @Override
  public String id() {
    return FleaMarket.ID;
  }

  @Override
  public Game<?> open(Files files) {
    return new FleaMarket();
  }
}
