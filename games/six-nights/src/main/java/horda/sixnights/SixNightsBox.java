package horda.sixnights;

import horda.engine.Game;
import horda.engine.GameBox;
import horda.sixnights.content.Content;

/// The game on the shelf.
public final class SixNightsBox implements GameBox {
  @Override
  public String id() {
    return SixNights.ID;
  }

  @Override
  public Game<?> open(Files files) {
    return new SixNights(Content.read(files.read("content.yaml")));
  }
}
