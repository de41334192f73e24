package horda.art;

import horda.engine.View;
import java.util.List;
import java.util.ServiceLoader;

/// All artists that are on the class path.
public final class Artists {
  private static final List<Artist> ALL =
      ServiceLoader.load(Artist.class).stream().map(ServiceLoader.Provider::get).toList();

  private Artists() {}

  /// The drawing of this view; a game without an artist is shown as a tree.
  public static TableArt of(View view) {
    return ALL.stream()
        .flatMap(artist -> artist.of(view).stream())
        .findFirst()
        .orElseGet(() -> new TreeArt(view));
  }
}
