package horda.amanecerzombi;

import horda.amanecerzombi.stage.Observing;
import horda.amanecerzombi.stage.Preparing;
import horda.amanecerzombi.stage.Seats;
import horda.amanecerzombi.state.AmanecerState;
import horda.engine.Data;
import horda.engine.Invariant;
import horda.engine.Out;
import horda.engine.Setup;
import horda.engine.Stage;
import java.util.List;

/// Scenarios of this game; the words of positions and looks stand in the stage package.
final class AmanecerStage implements Stage<AmanecerState> {
  private final AmanecerZombi game;

  AmanecerStage(AmanecerZombi game) {
    this.game = game;
  }

  @Override
  public AmanecerState prepare(Setup setup, Data position, Out out) {
    AmanecerState state = Preparing.position(game.deal(setup), position);
    for (Invariant<AmanecerState> invariant : game.invariants()) {
      if (!invariant.holds().test(state)) {
        throw new Data.Fault(position, "the position breaks '" + invariant.name() + "'");
      }
    }
    return state;
  }

  @Override
  public String look(AmanecerState state, String key) {
    return new Observing(state).look(key);
  }

  @Override
  public List<String> keys() {
    return Observing.KEYS;
  }

  @Override
  public int seat(AmanecerState state, String word) {
    return new Seats(state).named(word);
  }
}
