package horda.sixnights;

import horda.engine.Engine;
import horda.engine.Out;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.sixnights.state.ShelterState;
import horda.wire.Shelf;
import java.util.Map;

/// The game as tests take it from the shelf, and a table of it.
final class Shelter {
  static final SixNights GAME = (SixNights) Shelf.of(new SixNightsBox()).game(SixNights.ID);

  private Shelter() {}

  /// A new table that waits at its first question.
  static ShelterState table(int seats, long seed) {
    ShelterState state = GAME.deal(Setup.of(GAME, seats, Map.of(), Seed.of(seed)));
    Engine.advance(state, Out.SILENT);
    return state;
  }
}
