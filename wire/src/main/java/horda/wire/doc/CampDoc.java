package horda.wire.doc;

import horda.engine.Written;
import horda.engine.shape.OneOf;
import java.util.List;
import java.util.SortedMap;

/// How things stand in a campaign, and the campaign in the language of the request.
///
/// @param stop the next chapter, or the ending that was reached
/// @param state whether it goes on, or how it ended
/// @param people everybody, the dead too
/// @param stores what nobody carries
public record CampDoc(
    Written run,
    String title,
    String story,
    List<PlaceTold> places,
    List<WayTold> ways,
    List<ChapterTold> chapters,
    List<EndingTold> endings,
    SortedMap<String, Integer> limits,
    String stop,
    @OneOf({"on", "won", "lost"}) String state,
    List<PersonTold> people,
    List<String> stores)
    implements CampDocWritten {
  /// @param x from 0 in the west to 100
  /// @param y from 0 in the north to 100
  public record PlaceTold(String id, String title, int x, int y) {}

  public record WayTold(String one, String other) {}

  /// @param table options of its table
  public record ChapterTold(
      String id,
      String title,
      String place,
      SortedMap<String, String> table,
      String before,
      BranchTold won,
      BranchTold lost) {}

  /// @param after what is told then
  /// @param to the chapter or ending that follows
  /// @param numbers what it brings besides things
  public record BranchTold(
      String after, String to, List<String> things, SortedMap<String, Integer> numbers) {}

  public record EndingTold(String id, boolean won, String title, String story) {}

  /// @param name of somebody whom the host made up; else empty
  public record PersonTold(
      String who,
      String name,
      boolean gone,
      SortedMap<String, Integer> numbers,
      List<String> things) {}
}
