package horda.lab.experiment;

import horda.engine.Refusal;
import horda.wire.Shelf;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Stream;

/// Reads a designer's files, to be laid over those that came with a game.
public final class ContentFolder {
  private ContentFolder() {}

  /// What came with the game, nothing over it.
  public static Content shipped(Shelf shelf, String game) {
    return new Content(shelf.contentHash(game), new TreeMap<>());
  }

  /// A folder with `GAME/content.yaml` in it, the folder `GAME` itself, or one file that stands for
  /// `content.yaml`.
  ///
  /// @param shelf of what came with the games
  public static Content over(Shelf shelf, String game, Path path) {
    TreeMap<String, String> files = new TreeMap<>();
    try {
      if (Files.isRegularFile(path)) {
        files.put("content.yaml", Files.readString(path));
      } else if (Files.isDirectory(path.resolve(game))) {
        read(path.resolve(game), "", files);
      } else if (Files.isDirectory(path)) {
        read(path, "", files);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    if (files.isEmpty()) {
      throw new Refusal(
          "content",
          "",
          "'%s' holds no content of %s; name a folder with %s/content.yaml in it, or such a file."
              .formatted(path, game, game));
    }
    Content read = new Content("", files);
    return new Content(shelf.with(read).contentHash(game), files);
  }

  /// Files of the folder and of its folders, but no deeper.
  private static void read(Path folder, String prefix, TreeMap<String, String> into)
      throws IOException {
    List<Path> below;
    try (Stream<Path> all = Files.list(folder)) {
      below = all.sorted().toList();
    }
    for (Path path : below) {
      String name = prefix + path.getFileName();
      if (Files.isDirectory(path) && prefix.isEmpty()) {
        read(path, name + "/", into);
      } else if (Files.isRegularFile(path) && name.endsWith(".yaml")) {
        into.put(name, Files.readString(path));
      }
    }
  }
}
