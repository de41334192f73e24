package horda.browser.build;

import horda.engine.GameBox;
import horda.wire.Json;
import horda.wire.Shelf;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import tools.jackson.databind.node.ObjectNode;

/// The data files of all games as the browser takes them: by game, then by name. `hash` is the hash
/// of the content as it was.
public final class GameFiles {
  private GameFiles() {}

  /// `{"content.yaml":"…",…,"hash":"…"}` for every game.
  public static SortedMap<String, ObjectNode> all() {
    Shelf shelf = Shelf.standard();
    SortedMap<String, ObjectNode> all = new TreeMap<>();
    for (GameBox box : ServiceLoader.load(GameBox.class)) {
      ObjectNode files = Json.object();
      files(box.getClass()).forEach((name, yaml) -> files.put(name, PlainJson.of(name, yaml)));
      all.put(box.id(), files.put("hash", shelf.contentHash(box.id())));
    }
    return all;
  }

  /// The YAML files beside a class and below.
  private static SortedMap<String, String> files(Class<?> type) {
    String folder = type.getPackageName().replace('.', '/');
    try {
      Path place = Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
      if (Files.isDirectory(place)) {
        return read(place.resolve(folder));
      }
      try (FileSystem jar =
          FileSystems.newFileSystem(URI.create("jar:" + place.toUri()), Map.of())) {
        return read(jar.getPath(folder));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private static SortedMap<String, String> read(Path folder) throws IOException {
    SortedMap<String, String> files = new TreeMap<>();
    try (Stream<Path> found = Files.walk(folder)) {
      for (Path file : found.filter(f -> f.toString().endsWith(".yaml")).toList()) {
        String name = folder.relativize(file).toString().replace('\\', '/');
        files.put(name, Files.readString(file));
      }
    }
    return files;
  }
}
