package horda.dist;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/// Files and folders by their paths, in the order of these: what an archive, a folder or a layer of
/// an image holds.
final class Tree {
  private static final int FILE = 0644;
  private static final int PROGRAM = 0755;

  private final SortedMap<String, Item> items = new TreeMap<>();

  SortedMap<String, Item> items() {
    return items;
  }

  Tree put(String path, Item item) {
    for (int slash = path.indexOf('/'); slash > 0; slash = path.indexOf('/', slash + 1)) {
      items.putIfAbsent(path.substring(0, slash), Item.Folder.USUAL);
    }
    items.put(path, item);
    return this;
  }

  Tree text(String path, String text) {
    return put(path, new Item.Bytes(text.getBytes(StandardCharsets.UTF_8), FILE));
  }

  /// A file that can be run stays one.
  Tree file(String path, Path from) {
    return put(path, new Item.Copy(from, Files.isExecutable(from) ? PROGRAM : FILE));
  }

  /// A folder with all that is in it; at the top, where the path is empty.
  Tree folder(String path, Path from) throws IOException {
    try (Stream<Path> found = Files.walk(from)) {
      for (Path file : found.toList()) {
        String name = from.relativize(file).toString().replace('\\', '/');
        if (Files.isSymbolicLink(file)) {
          put(under(path, name), new Item.Link(Files.readSymbolicLink(file).toString()));
        } else if (Files.isRegularFile(file)) {
          file(under(path, name), file);
        }
      }
    }
    return this;
  }

  private static String under(String path, String name) {
    return path.isEmpty() ? name : path + "/" + name;
  }

  Tree putAll(Tree other) {
    items.putAll(other.items);
    return this;
  }

  /// All of another tree below a path.
  Tree below(String path, Tree other) {
    other.items.forEach((name, item) -> put(path + "/" + name, item));
    return this;
  }

  /// Writes it as a folder; what lay there before is gone.
  void write(Path folder) throws IOException {
    remove(folder);
    Files.createDirectories(folder);
    for (Map.Entry<String, Item> entry : items.entrySet()) {
      Path at = folder.resolve(entry.getKey());
      switch (entry.getValue()) {
        case Item.Folder _ -> Files.createDirectories(at);
        case Item.Copy copy -> Files.copy(copy.from(), at);
        case Item.Bytes bytes -> Files.write(at, bytes.bytes());
        case Item.Link link -> Files.createSymbolicLink(at, Path.of(link.to()));
      }
      if (!(entry.getValue() instanceof Item.Link)) {
        allow(at, entry.getValue().mode());
      }
    }
  }

  static void remove(Path folder) throws IOException {
    if (Files.exists(folder)) {
      try (Stream<Path> found = Files.walk(folder)) {
        found.sorted(Comparator.reverseOrder()).forEach(Tree::delete);
      }
    }
  }

  private static void delete(Path file) {
    try {
      Files.delete(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void allow(Path file, int mode) throws IOException {
    if (FileSystems.getDefault().supportedFileAttributeViews().contains("posix")) {
      // From "others may run it" up to "the owner may read it".
      PosixFilePermission[] all = PosixFilePermission.values();
      Set<PosixFilePermission> allowed = EnumSet.noneOf(PosixFilePermission.class);
      for (int i = 0; i < all.length; i++) {
        if ((mode >> (all.length - 1 - i) & 1) == 1) {
          allowed.add(all[i]);
        }
      }
      Files.setPosixFilePermissions(file, allowed);
    }
  }
}
