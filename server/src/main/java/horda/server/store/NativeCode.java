package horda.server.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.sqlite.SQLiteJDBCLoader;

/// Loads SQLite's native code. The driver unpacks it into a file that it deletes when the process
/// ends well; a killed process would leave it behind for ever. So it is unpacked into a folder of
/// our own and deleted as soon as it is loaded: the system keeps what is in use.
final class NativeCode {
  private static final String FOLDER = "org.sqlite.tmpdir";
  private static boolean loaded;

  private NativeCode() {}

  static synchronized void load() {
    if (loaded) {
      return;
    }
    loaded = true;
    String before = System.getProperty(FOLDER);
    try {
      Path folder = Files.createTempDirectory("horda-sqlite");
      System.setProperty(FOLDER, folder.toString());
      SQLiteJDBCLoader.initialize();
      delete(folder);
    } catch (Exception e) {
      // Then the driver does it in its own way, or says what is wrong when it connects.
    } finally {
      if (before == null) {
        System.clearProperty(FOLDER);
      } else {
        System.setProperty(FOLDER, before);
      }
    }
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        Files.deleteIfExists(file);
      }
    }
    Files.deleteIfExists(folder);
  }
}
