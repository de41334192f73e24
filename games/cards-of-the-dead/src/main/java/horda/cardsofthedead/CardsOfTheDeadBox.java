package horda.cardsofthedead;

import horda.cardsofthedead.content.Content;
import horda.engine.Game;
import horda.engine.GameBox;

/// The game on the shelf.
public final class CardsOfTheDeadBox implements GameBox {
  @Override
  public String id() {
    return CardsOfTheDead.ID;
  }

  @Override
  public Game<?> open(Files files) {
    return new CardsOfTheDead(new Content(files.read("content.yaml")));
  }
}
