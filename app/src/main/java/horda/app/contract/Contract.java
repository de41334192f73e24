package horda.app.contract;

import horda.engine.Happening;
import horda.wire.Shelf;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/// The files of the contract. The build makes the shapes of documents from their records; the
/// events of each game are added here. The source tree keeps a copy, so that the page needs no Java
/// to be built and a change shows in the history.
///
/// @param files by their place below the project's root
public record Contract(SortedMap<Path, String> files) {
  static final Path TYPES = Path.of("web", "src", "contract");
  static final Path SCHEMAS = Path.of("docs", "contract");

  private static final String FOLDER = "contract/";

  public Contract {
    files = Collections.unmodifiableSortedMap(new TreeMap<>(files));
  }

  public static Contract of(Shelf shelf) {
    SortedMap<Path, String> files = new TreeMap<>();
    for (String root : roots()) {
      files.put(TYPES.resolve(root + ".ts"), resource(root + ".ts"));
      files.put(SCHEMAS.resolve(schema(root)), resource(schema(root)));
    }
    for (String id : shelf.ids()) {
      List<? extends Happening> events = shelf.game(id).happenings();
      files.put(TYPES.resolve(id + ".events.ts"), EventTypes.of(id, events));
      files.put(SCHEMAS.resolve(schema(id + ".events")), EventSchema.of(events));
    }
    return new Contract(files);
  }

  static String schema(String root) {
    return root + ".schema.json";
  }

  /// What is missing, differs or is left over below `home`.
  public List<Path> drift(Path home) {
    SortedSet<Path> drift = new TreeSet<>(leftOver(home));
    for (Map.Entry<Path, String> file : files.entrySet()) {
      Path there = home.resolve(file.getKey());
      if (!Files.exists(there) || !read(there).equals(file.getValue())) {
        drift.add(file.getKey());
      }
    }
    return List.copyOf(drift);
  }

  /// Puts right what has drifted, and says what that was.
  public List<Path> write(Path home) {
    List<Path> drift = drift(home);
    try {
      Files.createDirectories(home.resolve(TYPES));
      Files.createDirectories(home.resolve(SCHEMAS));
      for (Path file : drift) {
        Path there = home.resolve(file);
        String text = files.get(file);
        if (text == null) {
          Files.delete(there);
        } else {
          Files.writeString(there, text);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return drift;
  }

  private Set<Path> leftOver(Path home) {
    Set<Path> found = new HashSet<>();
    for (Path folder : Set.of(TYPES, SCHEMAS)) {
      if (Files.isDirectory(home.resolve(folder))) {
        try (Stream<Path> there = Files.list(home.resolve(folder))) {
          there.map(file -> folder.resolve(file.getFileName())).forEach(found::add);
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      }
    }
    found.removeAll(files.keySet());
    return found;
  }

  /// Every document that some module declares.
  private static SortedSet<String> roots() {
    SortedSet<String> roots = new TreeSet<>();
    try {
      for (URL index : Collections.list(loader().getResources(FOLDER + "index.txt"))) {
        try (InputStream in = index.openStream()) {
          for (String root : text(in).lines().toList()) {
            if (!roots.add(root)) {
              throw new IllegalStateException("two modules have a document " + root);
            }
          }
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return roots;
  }

  private static String resource(String name) {
    try (InputStream in = loader().getResourceAsStream(FOLDER + name)) {
      if (in == null) {
        throw new IllegalStateException("the build has made no " + name);
      }
      return text(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static ClassLoader loader() {
    return Contract.class.getClassLoader();
  }

  private static String text(InputStream in) throws IOException {
    return new String(in.readAllBytes(), StandardCharsets.UTF_8);
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
