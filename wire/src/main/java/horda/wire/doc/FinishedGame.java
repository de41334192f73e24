package horda.wire.doc;

import horda.engine.Nullable;
import horda.engine.shape.LeftOut;
import horda.engine.shape.OneOf;
import java.util.List;

/// A public game that is over, as anybody may find and watch it.
///
/// @param ended in milliseconds since 1970
/// @param answers how many decisions it had
/// @param team whether all seats won or lost together
/// @param more what to ask for to get the games after this one
public record FinishedGame(
    String table,
    String game,
    long ended,
    int answers,
    boolean team,
    boolean rated,
    String option,
    String value,
    List<FinishedSeat> seats,
    String more)
    implements FinishedGameWritten {
  /// @param name of people only where they agree, else empty
  /// @param bot the level or name of a bot
  public record FinishedSeat(
      @OneOf({"person", "bot"}) String kind,
      String name,
      @LeftOut @Nullable String bot,
      boolean won,
      int score) {}
}
