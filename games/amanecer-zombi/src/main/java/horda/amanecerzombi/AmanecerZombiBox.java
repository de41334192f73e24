package horda.amanecerzombi;

import horda.amanecerzombi.content.Content;
import horda.engine.Game;
import horda.engine.GameBox;

/// The game on the shelf.
public final class AmanecerZombiBox implements GameBox {
  @Override
  public String id() {
    return AmanecerZombi.ID;
  }

  @Override
  public Game<?> open(Files files) {
    return new AmanecerZombi(new Content(files.read("content.yaml")));
  }
}
