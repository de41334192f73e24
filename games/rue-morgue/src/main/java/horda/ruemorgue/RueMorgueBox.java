package horda.ruemorgue;

import horda.engine.Game;
import horda.engine.GameBox;
import horda.ruemorgue.content.Content;

/// The game on the shelf.
public final class RueMorgueBox implements GameBox {
  @Override
  public String id() {
    return RueMorgue.ID;
  }

  @Override
  public Game<?> open(Files files) {
    Content content = new Content(files.read("content.yaml"));
    return new RueMorgue(content, new Missions(files, content));
  }
}
