package horda.server.view;

import horda.wire.Language;
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

  /// A numbered message: the kind, and the fields after its number, without the braces.
  void show(String kind, String fields);
}
