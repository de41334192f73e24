package horda.server.view;

import horda.engine.Nullable;
import horda.engine.Seed;
import horda.server.table.Status;
import horda.server.table.TableState;
import horda.wire.doc.TableInfo.Dice;
import java.util.function.Supplier;

/// What every document of a table says and never changes: the seed's commitment and, from the deal
/// to the end, what everybody gave for the dice. Hashes are made once, and not with each answer.
final class Settled {
  private @Nullable String commitment;
  private @Nullable Dice dice;

  /// Null for a game from a given position: it grew from no seed that we know.
  @Nullable
  String commitment(TableState state) {
    if (state.header().start() != null) {
      return null;
    }
    String made = commitment;
    if (made == null) {
      made = Seed.parse(state.header().seed()).commitment();
      commitment = made;
    }
    return made;
  }

  /// The very same one while the game goes on.
  @Nullable
  Dice dice(TableState state, Supplier<@Nullable Dice> making) {
    if (!state.started() || state.status() == Status.OVER) {
      return making.get();
    }
    Dice made = dice;
    if (made == null) {
      made = making.get();
      dice = made;
    }
    return made;
  }
}
