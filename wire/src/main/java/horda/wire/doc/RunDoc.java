package horda.wire.doc;

import horda.engine.Nullable;
import horda.engine.Written;
import horda.engine.shape.LeftOut;
import horda.engine.shape.OneOf;
import java.util.List;
import java.util.SortedMap;

/// A campaign that is being played, as it is kept and handed on: what was chosen and what came of
/// it. Everything else is worked out from this.
///
/// @param file what kind of file it is
/// @param version goes up when the shape changes
/// @param campaign the name of one that came with the game; empty for one's own
/// @param plan the file of one's own; empty for one that came with the game
/// @param run its id; its tables carry it
/// @param options of all its tables
/// @param table the one at which the next chapter is being played; missing between chapters
public record RunDoc(
    @OneOf("horda-campaign") String file,
    int version,
    String game,
    String campaign,
    String plan,
    String run,
    SortedMap<String, String> options,
    List<LegDoc> legs,
    @LeftOut @Nullable String table)
    implements Written, RunDocWritten {
  public static final String FILE = "horda-campaign";
  public static final int VERSION = 1;

  /// A chapter that was played.
  ///
  /// @param out who went, and with what
  /// @param back the same people at its end
  public record LegDoc(
      String chapter, String table, boolean won, List<TravellerDoc> out, List<TravellerDoc> back) {}

  /// @param gone dead for good
  /// @param numbers what the game counts of them
  /// @param things what they carry
  public record TravellerDoc(
      String who, boolean gone, SortedMap<String, Integer> numbers, List<String> things) {}
}
