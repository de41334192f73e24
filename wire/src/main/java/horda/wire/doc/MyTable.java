package horda.wire.doc;

import horda.engine.Nullable;
import horda.engine.shape.LeftOut;
import horda.engine.shape.OneOf;
import java.util.List;

/// A table at which somebody has a seat, or that they made.
///
/// @param seat -1 for a host without a seat
/// @param name of the seat
/// @param yourTurn this seat is asked something
/// @param others the names at the other seats; empty for a free one
/// @param people how many seats are not those of bots
/// @param updated when something last happened there, in milliseconds since 1970
/// @param began when the cards were dealt, in milliseconds since 1970; 0 before that
/// @param answers how many there were
/// @param rematch the table that follows
/// @param result how it ended for this seat
public record MyTable(
    String table,
    String game,
    @OneOf({"waiting", "playing", "over"}) String status,
    int seat,
    String name,
    boolean yourTurn,
    List<String> others,
    int people,
    long updated,
    long began,
    int answers,
    @LeftOut @Nullable String rematch,
    @LeftOut @Nullable MyResult result)
    implements MyTableWritten {
  /// @param team whether all won or lost together
  public record MyResult(boolean team, boolean won, int score) {}
}
