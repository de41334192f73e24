package horda.wire.doc;

import horda.engine.Nullable;
import horda.engine.Written;
import horda.engine.shape.LeftOut;

/// What is asked of results over HTTP, besides what everybody may look up.
public sealed interface ResultRequest extends Written {
  /// `POST /api/games-over`: public games that are over, the newest first.
  ///
  /// @param game only of this game
  /// @param words found in the names of those who let theirs be seen, of bots, and of missions
  /// @param after what the last one of the page before said in `more`
  record Search(
      @LeftOut @Nullable String game,
      @LeftOut @Nullable String words,
      @LeftOut @Nullable String after)
      implements ResultRequest, ResultRequestSearchWritten {}
}
