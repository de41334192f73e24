package horda.lab.benchmarks;

import horda.bots.Bot;
import horda.bots.Playout;
import horda.bots.RandomBot;
import horda.engine.Chance;
import horda.engine.Engine;
import horda.engine.Game;
import horda.engine.Out;
import horda.engine.Question;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.engine.State;
import horda.lab.Copies;
import horda.wire.StateJson;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/// A game that random bots play again and again, and positions from many games.
final class BenchTable<S extends State> {
  private static final int POSITIONS = 256;
  private static final long MOST = 1_000_000;
  private static final Seed SEED = Seed.of(1);

  private final Game<S> game;
  private final Playout<S> playout;
  private final List<Bot<S>> bots;
  private final List<S> positions = new ArrayList<>();
  private long dealt;
  private int at;
  private S state;

  BenchTable(Game<S> game) {
    this.game = game;
    playout = new Playout<>(game);
    Bot<S> random = new RandomBot<>(new Chance(SEED.child(-1)));
    bots = Collections.nCopies(game.minSeats(), random);
    state = deal();
    for (int i = 0; positions.size() < POSITIONS; i++) {
      decide();
      // A prime, so that no phase of a regular game is missed.
      if (i % 7 == 0) {
        positions.add(Copies.of(state));
      }
    }
  }

  private Setup setup(long number) {
    return Setup.of(game, game.minSeats(), Map.of(), SEED.child(number));
  }

  private S deal() {
    S fresh = game.deal(setup(dealt++));
    Engine.advance(fresh, Out.SILENT);
    return fresh;
  }

  /// One decision; a new game is dealt when one is over.
  State decide() {
    Question<S> question = Engine.question(state);
    if (question == null) {
      state = deal();
    } else {
      playout.step(state, question, bots, Out.SILENT);
    }
    return state;
  }

  long playGame() {
    return playout.play(deal(), bots, MOST, Out.SILENT);
  }

  private S next() {
    at = (at + 1) % POSITIONS;
    return positions.get(at);
  }

  State copy() {
    return Copies.of(next());
  }

  State throughJson() {
    Setup setup = setup(0);
    return StateJson.read(game, StateJson.write(game, setup, next()), setup.seed()).state();
  }
}
