package horda.wire.doc;

import horda.engine.Nullable;
import horda.engine.Written;
import horda.engine.shape.LeftOut;
import horda.engine.shape.WrittenAs;
import java.util.List;
import java.util.Map;

/// A saved game: what it began from, and its log.
///
/// @param format of the file
/// @param revision of the game's rules
/// @param content the SHA-256 of the game's content
/// @param names of the seats
/// @param start the position that it began from, where that was given
/// @param found why the game was kept, where something is wrong at its end
/// @param proof how its dice were fixed (docs/dice.md)
public record SavedGameDoc(
    int format,
    String game,
    int revision,
    String content,
    int seats,
    Map<String, String> options,
    List<String> names,
    String seed,
    @LeftOut @Nullable @WrittenAs(StateDoc.class) Written start,
    @LeftOut @Nullable SavedFinding found,
    @LeftOut @Nullable SavedProof proof,
    List<LogLine> log)
    implements SavedGameDocWritten {
  /// @param check the check that fails there
  /// @param answers how many answers it had when it was found, before it was cut
  /// @param command finds it again
  public record SavedFinding(String check, String message, long answers, String command) {}

  /// @param commitment what the house promised
  /// @param house its number
  /// @param end the digest of the last position
  public record SavedProof(String commitment, String house, List<SavedShare> seats, String end) {}

  /// @param commitment what the seat promised; missing where the house contributed
  public record SavedShare(@LeftOut @Nullable String commitment, String value) {}
}
