package horda.ruemorgue;

import horda.engine.Data;
import horda.engine.Engine;
import horda.engine.Known;
import horda.engine.Out;
import horda.engine.Refusal;
import horda.engine.Setup;
import horda.engine.Stage;
import java.util.List;

/** Positions in words. */
final class MorgueStage implements Stage<MorgueState> {
  private static final Known WORDS = Known.of("word of a position");

  private final RueMorgue game;

  MorgueStage(RueMorgue game) {
    this.game = game;
  }

  @Override
  public MorgueState prepare(Setup setup, Data position, Out out) {
    WORDS.check(position);
    MorgueState state = game.deal(setup);
    Engine.advance(state, out);
    return state;
  }

  @Override
  public String look(MorgueState state, String key) {
    if (key.equals("round")) {
      return Integer.toString(state.round);
    }
    throw new Refusal("look", "", "There is nothing called '" + key + "'.");
  }

  @Override
  public List<String> keys() {
    return List.of("round");
  }

  @Override
  public int seat(MorgueState state, String word) {
    return -1;
  }
}
