package horda.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import horda.engine.Refusal;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.TimeUnit;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The promises of every store on SQLite, and the troubles that files have.
class SqliteStoreTest extends StoreContractTest {
  @TempDir Path folder;

  @Override
  Store open() {
    return Stores.open(file().toString());
  }

  private Path file() {
    return folder.resolve("deep/er/horda.db");
  }

  @Test
  void aFileHasOneUserAtATime() {
    refused(this::open, "in use by another Horda (process " + ProcessHandle.current().pid() + ")");
    store.close();
    store = open();
  }

  @Test
  void anotherProcessIsToldSoToo() throws Exception {
    Process other =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin/java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                OpenedElsewhere.class.getName(),
                file().toString())
            .redirectErrorStream(true)
            .start();
    String said = new String(other.getInputStream().readAllBytes());

    assertThat(other.waitFor(30, TimeUnit.SECONDS)).isTrue();
    assertThat(said).contains("database: The database '" + file() + "' is in use by another Horda");
  }

  /// What the other process runs.
  static final class OpenedElsewhere {
    public static void main(String[] args) {
      try (Store store = Stores.open(args[0])) {
        System.out.println("opened " + store);
      } catch (Refusal e) {
        System.out.println(e.code() + ": " + e.getMessage());
      }
    }
  }

  @Test
  void aFileThatIsNoDatabaseIsLeftAlone() throws IOException {
    Path poem = folder.resolve("poem.txt");
    Files.writeString(poem, "Braaains. ".repeat(500));

    refused(() -> Stores.open(poem.toString()), "is not a database");
    assertThat(poem).hasContent("Braaains. ".repeat(500));
  }

  @Test
  void theDatabaseOfAnotherProgramIsLeftAlone() throws Exception {
    Path foreign = folder.resolve("music.db");
    sql(foreign, "CREATE TABLE songs (name TEXT)");

    refused(() -> Stores.open(foreign.toString()), "is the database of another program");
  }

  @Test
  void aDamagedFileIsToldOf() throws Exception {
    String table = created();
    for (long seq = 1; seq <= 200; seq++) {
      store.append(table, line(seq, "x".repeat(500)));
    }
    store.close();
    try (RandomAccessFile file = new RandomAccessFile(file().toFile(), "rw")) {
      byte[] noise = new byte[4096];
      java.util.Arrays.fill(noise, (byte) 0x5a);
      for (long page = 1; page < file.length() / 4096; page++) {
        file.seek(page * 4096);
        file.write(noise);
      }
    }

    refused(
        () -> {
          store = open();
          store.linesAfter(table, 0);
        },
        "is damaged");
    store = Stores.open(folder.resolve("another.db").toString());
  }

  @Test
  void aDatabaseOfANewerProgramIsRefused() throws Exception {
    store.close();
    sql(file(), "INSERT INTO schema_version (version) VALUES (99)");

    refused(this::open, "was written by a newer Horda (its shape is 99");

    sql(file(), "DELETE FROM schema_version WHERE version = 99");
    store = open();
  }

  @Test
  void aFolderIsNoDatabase() {
    refused(() -> Stores.open(folder.toString()), "is a folder");
  }

  @Test
  void aFolderThatCannotBeMadeIsToldOf() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "");

    refused(() -> Stores.open(file.resolve("below/horda.db").toString()), "cannot be made");
  }

  /// Root may write everything, so permissions and full disks are told of here without them.
  @ParameterizedTest
  @CsvSource({
    "8, may not be written",
    "1544, may not be written",
    "14, cannot be opened",
    "13, The disk is full",
    "10, The disk did not read or write",
    "778, The disk did not read or write",
    "1, failed (SQLITE_ERROR)"
  })
  void everyTroubleHasASentence(int code, String sentence) {
    Refusal refusal = new SqliteFaults(file()).explain(new SQLException("secret text", "", code));

    assertThat(refusal).hasMessageContaining(sentence).hasMessageContaining(file().toString());
    assertThat(refusal).hasMessageNotContaining("secret");
  }

  @Test
  void aFileThatAnotherProgramWritesIsToldOf() throws Exception {
    store.close();
    try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + file());
        Statement statement = other.createStatement()) {
      statement.execute("PRAGMA locking_mode=EXCLUSIVE");
      statement.execute("BEGIN EXCLUSIVE");
      refused(this::open, "is locked by another program");
      statement.execute("ROLLBACK");
    }
    store = open();
  }

  private static void refused(ThrowingCallable opening, String sentence) {
    assertThatThrownBy(opening)
        .isInstanceOfSatisfying(Refusal.class, e -> assertThat(e.code()).isEqualTo("database"))
        .hasMessageContaining(sentence);
  }

  private static void sql(Path file, String sql) throws Exception {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }
}
