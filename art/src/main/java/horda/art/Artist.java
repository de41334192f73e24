package horda.art;

import horda.engine.View;
import java.util.Optional;

/// Draws the tables of one game in text. Found as a service, so that nothing else need know which
/// games there are.
public interface Artist {
  /// The drawing of this view; empty if it is a view of another game.
  Optional<TableArt> of(View view);
}
