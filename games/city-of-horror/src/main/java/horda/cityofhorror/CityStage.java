package horda.cityofhorror;

import horda.cityofhorror.stage.Observing;
import horda.cityofhorror.stage.Preparing;
import horda.cityofhorror.stage.Seats;
import horda.cityofhorror.state.CityState;
import horda.engine.Data;
import horda.engine.Invariant;
import horda.engine.Out;
import horda.engine.Setup;
import horda.engine.Stage;
import java.util.List;

/// Scenarios of this game; the words of positions and looks stand in the stage package.
final class CityStage implements Stage<CityState> {
  private final CityOfHorror game;

  CityStage(CityOfHorror game) {
    this.game = game;
  }

  @Override
  public CityState prepare(Setup setup, Data position, Out out) {
    CityState state = Preparing.position(game.deal(setup), position);
    for (Invariant<CityState> invariant : game.invariants()) {
      if (!invariant.holds().test(state)) {
        throw new Data.Fault(position, "the position breaks '" + invariant.name() + "'");
      }
    }
    return state;
  }

  @Override
  public String look(CityState state, String key) {
    return new Observing(state).look(key);
  }

  @Override
  public List<String> keys() {
    return Observing.KEYS;
  }

  @Override
  public int seat(CityState state, String word) {
    return new Seats(state).named(word);
  }
}
