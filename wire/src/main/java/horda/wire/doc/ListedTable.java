package horda.wire.doc;

import horda.engine.shape.OneOf;
import java.util.List;

/// A public table, as the lobby shows it.
///
/// @param free how many seats are free
/// @param created when, in milliseconds since 1970
/// @param updated when something last happened there, in milliseconds since 1970
public record ListedTable(
    String id,
    String game,
    @OneOf({"waiting", "playing", "over"}) String status,
    List<ListedSeat> seats,
    int free,
    long created,
    long updated)
    implements ListedTableWritten {
  public record ListedSeat(String name, @OneOf({"person", "bot", "open"}) String kind) {}
}
