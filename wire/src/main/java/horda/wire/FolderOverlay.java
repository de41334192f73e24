package horda.wire;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// A folder on the disk, with a folder for each game: `DIR/cards-of-the-dead/content.yaml`.
record FolderOverlay(Path root) implements Overlay {
  @Override
  public Optional<byte[]> read(String game, String name) throws IOException {
    Path file = root.resolve(game).resolve(name);
    return Files.isRegularFile(file) ? Optional.of(Files.readAllBytes(file)) : Optional.empty();
  }

  @Override
  public List<String> names(String game, String folder) throws IOException {
    Path own = root.resolve(game).resolve(folder);
    if (!Files.isDirectory(own)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(own)) {
      return files
          .filter(Files::isRegularFile)
          .map(file -> String.valueOf(file.getFileName()))
          .toList();
    }
  }
}
