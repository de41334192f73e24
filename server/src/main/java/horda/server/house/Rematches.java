package horda.server.house;

import horda.engine.Nullable;
import horda.engine.Refusal;
import horda.server.table.Chair;
import horda.server.table.Header;
import horda.server.table.Line;
import horda.server.table.Status;
import horda.server.table.TableState;
import horda.server.table.Tokens;
import java.util.List;
import java.util.stream.IntStream;

/// The same people once more. The new table knows the hashes of their tokens, so nobody has to be
/// sent a new one.
final class Rematches {
  private Rematches() {}

  /// Makes the new table and gives the line that tells of it; null if there is one already.
  ///
  /// @param swap whether everybody sits one seat further on
  static @Nullable Line line(House house, TableState state, boolean swap) {
    if (state.status() != Status.OVER) {
      throw new Refusal("not-over", "", "The game is not over yet.");
    }
    if (state.rematch() != null) {
      return null;
    }
    String id = Tokens.rematchId(state.id(), state.header());
    if (house.store().table(id).isEmpty()) {
      int seats = state.seats();
      int back = swap ? seats - 1 : 0;
      List<Chair> chairs =
          IntStream.range(0, seats)
              .mapToObj(seat -> wanted(house, state, state.chair((seat + back) % seats)))
              .toList();
      // Whoever gave something for the dice last time will do so again, once they are there.
      List<Integer> awaited =
          IntStream.range(0, seats)
              .filter(seat -> state.pool().gave((seat + back) % seats))
              .filter(seat -> !chairs.get(seat).isOpen())
              .boxed()
              .toList();
      Header again =
          state.header().again(house.shelf(), chairs, state.host(), House.freshKey(), awaited);
      house.create(id, again);
    }
    return new Line.Rematch(id);
  }

  /// Whom the host does not want to meet again does not come along: the seat is free.
  private static Chair wanted(House house, TableState state, Chair chair) {
    String key = chair.isPerson() ? chair.key() : null;
    boolean shunned = key != null && house.shunned().key(state.host(), key);
    return shunned ? Chair.open(chair.colour()) : chair;
  }
}
