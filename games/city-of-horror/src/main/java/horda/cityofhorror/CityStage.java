package horda.cityofhorror;

import horda.engine.Data;
import horda.engine.Out;
import horda.engine.Refusal;
import horda.engine.Setup;
import horda.engine.Stage;
import java.util.List;

final class CityStage implements Stage<CityState> {
  private final CityOfHorror game;

  CityStage(CityOfHorror game) {
    this.game = game;
  }

  @Override
  public CityState prepare(Setup setup, Data position, Out out) {
    return game.deal(setup);
  }

  @Override
  public String look(CityState state, String key) {
    throw new Refusal("look", "", key);
  }

  @Override
  public List<String> keys() {
    return List.of();
  }

  @Override
  public int seat(CityState state, String word) {
    return -1;
  }
}
