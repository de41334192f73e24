package horda.cardsofthedead;

import horda.engine.Data;
import horda.engine.Out;
import horda.engine.Refusal;
import horda.engine.Setup;
import horda.engine.Stage;
import java.util.List;

final class CardsStage implements Stage<CardsState> {
  private final CardsOfTheDead game;

  CardsStage(CardsOfTheDead game) {
    this.game = game;
  }

  @Override
  public CardsState prepare(Setup setup, Data position, Out out) {
    return game.deal(setup);
  }

  @Override
  public String look(CardsState state, String key) {
    throw new Refusal("look", "", key);
  }

  @Override
  public List<String> keys() {
    return List.of();
  }

  @Override
  public int seat(CardsState state, String word) {
    return -1;
  }
}
