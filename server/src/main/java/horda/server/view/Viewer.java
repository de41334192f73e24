package horda.server.view;

import horda.wire.Language;
import horda.wire.doc.FromServer;
import java.util.Set;

/// Somebody who looks at a table through one line. Sending never waits.
public interface Viewer {
  /// Hashes of the tokens that were shown.
  Set<String> keys();

  /// Through whose eyes they want to look.
  int look();

  Language language();

  /// Whether they want to see the moments of an answer one by one.
  default boolean beats() {
    return false;
  }

  /// Whether they have the page before them, and not in the background.
  default boolean isLooking() {
    return true;
  }

  /// Asks this browser what a bot answers; only one that has offered it is asked.
  default void think(FromServer.Think errand) {}

  /// The line numbers its messages itself.
  void show(FromServer.Shown message);
}
