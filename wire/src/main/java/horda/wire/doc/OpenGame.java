package horda.wire.doc;

import horda.engine.Nullable;
import horda.engine.shape.LeftOut;
import horda.engine.shape.OneOf;
import java.util.List;
import java.util.Map;

/// A line of the open file of finished public games (docs/open-games.md): all that is needed to
/// play the game again, and nothing of what was said.
///
/// @param format of the line
/// @param id not the table's own: it leads nowhere
/// @param day when it ended, as a date
/// @param revision of the game's rules
/// @param content the SHA-256 of the game's content
/// @param reason why it ended, as a key of the game's texts
public record OpenGame(
    int format,
    String id,
    String game,
    String day,
    int revision,
    String content,
    Map<String, String> options,
    String seed,
    boolean rated,
    boolean team,
    String reason,
    List<OpenSeat> seats,
    List<LogLine> log)
    implements OpenGameWritten {
  /// @param name of people who agree; else `Player 1`
  /// @param bot the level or name of a bot
  /// @param standIn whether a bot played for somebody at the end
  public record OpenSeat(
      @OneOf({"person", "bot"}) String kind,
      String name,
      @LeftOut @Nullable String bot,
      boolean standIn,
      boolean won,
      int score) {}
}
