package horda.ruemorgue;

import horda.engine.Data;
import horda.engine.Invariant;
import horda.engine.Out;
import horda.engine.Setup;
import horda.engine.Stage;
import horda.ruemorgue.stage.Observing;
import horda.ruemorgue.stage.Preparing;
import horda.ruemorgue.state.MorgueState;
import java.util.List;

/// Scenarios of this game; the words of positions and looks stand in the stage package.
final class MorgueStage implements Stage<MorgueState> {
  private final RueMorgue game;

  MorgueStage(RueMorgue game) {
    this.game = game;
  }

  @Override
  public MorgueState prepare(Setup setup, Data position, Out out) {
    MorgueState state = Preparing.position(game.deal(setup), position);
    for (Invariant<MorgueState> invariant : game.invariants()) {
      if (!invariant.holds().test(state)) {
        throw new Data.Fault(position, "the position breaks '" + invariant.name() + "'");
      }
    }
    return state;
  }

  @Override
  public String look(MorgueState state, String key) {
    return new Observing(state).look(key);
  }

  @Override
  public List<String> keys() {
    return Observing.KEYS;
  }

  @Override
  public int seat(MorgueState state, String word) {
    return Observing.seat(state, word);
  }
}
