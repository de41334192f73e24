package horda.app.play;

import horda.app.shell.Console;
import horda.engine.Match;
import horda.engine.Refusal;
import horda.server.store.OwnerOnly;
import horda.wire.SavedFile;
import horda.wire.SavedGame;
import horda.wire.Shelf;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// Where games are kept: one file a game, written after every answer; finished ones are put aside.
public final class SavedGames {
  private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss");

  private final Path folder;

  public SavedGames(Path folder) {
    this.folder = folder;
  }

  /// `HORDA_DATA`, or the folder for data of the user's desktop.
  public static SavedGames of(Console console) {
    Map<String, String> env = console.env();
    String own = env.getOrDefault("HORDA_DATA", "");
    if (!own.isEmpty()) {
      return new SavedGames(Path.of(own));
    }
    String shared = env.getOrDefault("XDG_DATA_HOME", "");
    Path base = shared.isEmpty() ? home(env).resolve(".local").resolve("share") : Path.of(shared);
    return new SavedGames(base.resolve("horda"));
  }

  /// Whoever starts a service may leave the environment empty; the system knows the user's folder.
  private static Path home(Map<String, String> env) {
    String told = env.getOrDefault("HOME", "");
    return Path.of(told.isEmpty() ? System.getProperty("user.home", ".") : told);
  }

  public Path folder() {
    return folder;
  }

  /// A file for a game that begins now.
  public Path fresh(String game) {
    return stamped(games(), game, ".json");
  }

  /// A file that is not there yet, named after this moment.
  public static Path stamped(Path folder, String what, String ending) {
    String name = what + "-" + LocalDateTime.now().format(STAMP);
    Path file = folder.resolve(name + ending);
    for (int n = 2; Files.exists(file); n++) {
      file = folder.resolve(name + "-" + n + ending);
    }
    return file;
  }

  private Path games() {
    return folder.resolve("games");
  }

  public void write(Shelf shelf, Match<?> match, Party party, Path file) {
    if (file.startsWith(folder)) {
      keepPrivate();
    }
    SavedFile.write(file, SavedGame.of(shelf, match, party.written()));
  }

  /// A saved game knows what nobody at the table may see.
  private void keepPrivate() {
    try {
      OwnerOnly.folder(folder);
    } catch (IOException _) {
      // Then writing the file says what is wrong.
    }
  }

  /// Out of the way of "continue"; where it is now.
  public Path finish(Path file) {
    if (!file.startsWith(games())) {
      return file;
    }
    Path target = folder.resolve("finished").resolve(file.getFileName());
    try {
      Files.createDirectories(folder.resolve("finished"));
      return Files.move(file, target, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException _) {
      return file;
    }
  }

  /// The game that was played last and has not ended; files that cannot be read are passed over.
  public Optional<Path> latest() {
    if (!Files.isDirectory(games())) {
      return Optional.empty();
    }
    try (Stream<Path> files = Files.list(games())) {
      return files
          .filter(file -> file.toString().endsWith(".json"))
          .sorted(Comparator.comparing(SavedGames::age).reversed())
          .filter(SavedGames::readable)
          .findFirst();
    } catch (IOException _) {
      return Optional.empty();
    }
  }

  private static java.nio.file.attribute.FileTime age(Path file) {
    try {
      return Files.getLastModifiedTime(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean readable(Path file) {
    try {
      SavedGame unused = SavedFile.read(file);
      return true;
    } catch (Refusal _) {
      return false;
    }
  }
}
