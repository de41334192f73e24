package horda.cardsofthedead;

import horda.cardsofthedead.stage.Observing;
import horda.cardsofthedead.stage.Preparing;
import horda.cardsofthedead.state.CardsState;
import horda.engine.Data;
import horda.engine.Invariant;
import horda.engine.Out;
import horda.engine.Setup;
import horda.engine.Stage;
import java.util.List;

/// Scenarios of this game; the words of positions and looks stand in the stage package.
final class CardsStage implements Stage<CardsState> {
  private final CardsOfTheDead game;

  CardsStage(CardsOfTheDead game) {
    this.game = game;
  }

  @Override
  public CardsState prepare(Setup setup, Data position, Out out) {
    CardsState state = Preparing.position(game.deal(setup), position);
    for (Invariant<CardsState> invariant : game.invariants()) {
      if (!invariant.holds().test(state)) {
        throw new Data.Fault(position, "the position breaks '" + invariant.name() + "'");
      }
    }
    return state;
  }

  @Override
  public String look(CardsState state, String key) {
    return new Observing(state).look(key);
  }

  @Override
  public List<String> keys() {
    return Observing.KEYS;
  }

  @Override
  public int seat(CardsState state, String word) {
    return Preparing.seat(state, word);
  }
}
