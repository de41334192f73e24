package horda.cityofhorror;

import horda.cityofhorror.content.Content;
import horda.engine.Game;
import horda.engine.GameBox;

/// The game on the shelf.
public final class CityOfHorrorBox implements GameBox {
  @Override
  public String id() {
    return CityOfHorror.ID;
  }

  @Override
  public Game<?> open(Files files) {
    return new CityOfHorror(new Content(files.read("content.yaml")));
  }
}
