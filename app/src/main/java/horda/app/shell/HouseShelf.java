package horda.app.shell;

import horda.engine.Nullable;
import horda.engine.Refusal;
import horda.wire.Shelf;
import java.nio.file.Files;
import java.nio.file.Path;

/// The games of the house, with a designer's own content laid over where there is some.
public final class HouseShelf {
  /// Names a folder: `DIR/cards-of-the-dead/content.yaml` there replaces the shipped file.
  static final String OVERLAY = "HORDA_CONTENT";

  private HouseShelf() {}

  public static Shelf open() {
    String folder = System.getenv(OVERLAY);
    return folder == null || folder.isBlank() ? Shelf.standard() : over(folder);
  }

  /// The designer's folder; null where there is none.
  public static @Nullable Path folder() {
    String folder = System.getenv(OVERLAY);
    return folder == null || folder.isBlank() ? null : Path.of(folder);
  }

  static Shelf over(String folder) {
    Path path = Path.of(folder);
    if (!Files.isDirectory(path)) {
      throw new Refusal(
          "content",
          "",
          OVERLAY
              + " names '"
              + folder
              + "', which is no folder; it should hold GAME/content.yaml files.");
    }
    return Shelf.standard().with(path);
  }
}
