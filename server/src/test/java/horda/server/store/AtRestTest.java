package horda.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import horda.server.store.Diagnosis.Finding;
import horda.server.store.Diagnosis.Kind;
import horda.server.store.Store.Line;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// Who may look at what lies on the disk, and how what was written before there were checksums gets
/// them.
@Timeout(60)
class AtRestTest {
  private static final Logger LOG = Logger.getLogger("horda.server.store");

  @TempDir Path folder;

  @BeforeEach
  void quiet() {
    LOG.setLevel(Level.OFF);
  }

  @AfterEach
  void loud() {
    LOG.setLevel(null);
  }

  @Test
  void aNewDatabaseIsForItsOwnerOnly() throws Exception {
    Path file = folder.resolve("new/place/horda.db");
    try (Store store = Stores.open(file.toString())) {
      ExaminationTest.fill(store);

      assertThat(mode(folder.resolve("new"))).isEqualTo("rwx------");
      assertThat(mode(file.getParent())).isEqualTo("rwx------");
      for (String name : List.of("horda.db", "horda.db-wal", "horda.db-shm", "horda.db.lock")) {
        assertThat(mode(file.resolveSibling(name))).as(name).isEqualTo("rw-------");
      }
    }
  }

  @Test
  void oneThatEverybodyCouldReadIsTightened() throws Exception {
    Path file = folder.resolve("horda.db");
    Stores.open(file.toString()).close();
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));

    Stores.open(file.toString()).close();

    assertThat(mode(file)).isEqualTo("rw-------");
    assertThat(mode(folder)).as("a folder that was there is not ours").isEqualTo("rwxr-xr-x");
  }

  @Test
  void theDataFolderIsTightenedUnlessPeopleShareIt() throws Exception {
    Path own = Files.createDirectory(folder.resolve("own"));
    Files.setPosixFilePermissions(own, PosixFilePermissions.fromString("rwxr-xr-x"));
    Path shared = Files.createDirectory(folder.resolve("shared"));
    Files.setPosixFilePermissions(shared, PosixFilePermissions.fromString("rwxrwxrwx"));

    OwnerOnly.folder(own);
    OwnerOnly.folder(shared);
    OwnerOnly.folder(folder.resolve("fresh/one"));

    assertThat(mode(own)).isEqualTo("rwx------");
    assertThat(mode(shared)).isEqualTo("rwxrwxrwx");
    assertThat(mode(folder.resolve("fresh/one"))).isEqualTo("rwx------");
  }

  @Test
  void aForeignFileKeepsItsPermissions() throws Exception {
    Path poem = Files.writeString(folder.resolve("poem.txt"), "Braaains. ".repeat(500));
    Files.setPosixFilePermissions(poem, PosixFilePermissions.fromString("rw-r--r--"));

    assertThatThrownBy(() -> Stores.open(poem.toString())).hasMessageContaining("not a database");
    assertThat(mode(poem)).isEqualTo("rw-r--r--");
  }

  @Test
  void aFileFromBeforeChecksumsGetsThem() throws Exception {
    Path file = folder.resolve("old.db");
    String url = "jdbc:sqlite:" + file;
    old(DriverManager.getConnection(url));

    try (Holdings holdings = Holdings.open(file.toString(), "")) {
      assertThat(holdings.sealed()).isFalse();
      assertThat(examine(holdings).findings()).as("looked at as it is").isEmpty();
      assertThat(Backup.write(holdings, folder.resolve("copy")).damaged()).isEmpty();
    }
    raised(file.toString());
    ExaminationTest.flip(url, "old", 3, "body", new Random(4));
    try (Holdings holdings = Holdings.open(file.toString(), "")) {
      assertThat(examine(holdings).findings())
          .containsExactly(new Finding(Kind.LINE, "old", 3, "", true));
    }
  }

  @Test
  void soDoesPostgres() throws Exception {
    RealPostgres.start();
    String url = RealPostgres.newDatabase();
    old(connect(url));

    raised(url);

    assertThatThrownBy(
            () -> RealPostgres.sql(url, "INSERT INTO log_line VALUES ('old', 2000, 1, 'x')"))
        .as("an older program beside this one")
        .hasMessageContaining("checksum");
    Random random = new Random(19);
    for (int i = 0; i < 100; i++) {
      String column = List.of("body", "seq", "at", "checksum").get(i % 4);
      try (Connection connection = connect(url)) {
        ExaminationTest.flip(connection, "old", 1 + i, column, random);
      }
    }
    try (Holdings holdings = Holdings.open(url, "")) {
      Diagnosis diagnosis = examine(holdings);
      assertThat(diagnosis.findings()).hasSize(100);
      assertThat(diagnosis.findings()).allMatch(Finding::mendable);
      try (Store open = Stores.open(url)) {
        assertThatThrownBy(() -> Overhaul.of(holdings, diagnosis, folder.resolve("aside")))
            .hasMessageContaining("A house is open");
        assertThat(open.linesAfter("old", 0)).isNotEmpty();
      }
      awaitAlone(holdings);
      assertThat(Overhaul.of(holdings, diagnosis, folder.resolve("aside")).mended()).isEqualTo(100);
    }
    try (Holdings holdings = Holdings.open(url, "")) {
      assertThat(examine(holdings).findings()).isEmpty();
    }
  }

  /// The server forgets a connection a moment after it was closed.
  private static void awaitAlone(Holdings holdings) throws Exception {
    for (int i = 0; i < 100; i++) {
      try (AutoCloseable unused = holdings.alone()) {
        return;
      } catch (horda.engine.Refusal e) {
        Thread.sleep(50);
      }
    }
  }

  /// A house that was killed leaves SQLite's own log behind; a bit that flips there is found too.
  @Test
  void aFlippedBitInTheWriteAheadLogIsFoundAndTheLogIsKept() throws Exception {
    Path live = folder.resolve("live.db");
    Path dead = folder.resolve("dead/killed.db");
    Files.createDirectory(dead.getParent());
    byte[] log;
    try (Connection connection = SqliteStore.connect(live)) {
      Schema.raise(connection, "live");
      try (Statement statement = connection.createStatement()) {
        statement.execute("PRAGMA wal_autocheckpoint = 0");
      }
      for (int i = 1; i <= 20; i++) {
        Line line = new Line(i, i, oldText(i));
        Posting.of(connection, List.of(new Write.Append("t", line, new CompletableFuture<>())));
      }
      Files.copy(live, dead);
      log = Files.readAllBytes(WriteAheadLog.beside(live));
    }
    Random random = new Random(20);
    int frame = 24 + 4096;
    assertThat(log.length).isGreaterThan(20 * frame);
    for (int i = 0; i < 100; i++) {
      byte[] flipped = log.clone();
      // Any byte but those of the last frame, which a crash may have cut off.
      flipped[random.nextInt(log.length - frame)] ^= (byte) (1 << random.nextInt(8));
      Files.write(WriteAheadLog.beside(dead), flipped);
      assertThat(WriteAheadLog.fault(dead)).as("flip " + i).isPresent();
    }
    Stores.open(dead.toString()).close();
    try (var files = Files.list(dead.getParent())) {
      assertThat(files).anyMatch(file -> file.toString().contains("-wal.damaged-"));
    }
    Files.write(WriteAheadLog.beside(dead), log);
    assertThat(WriteAheadLog.fault(dead)).isEmpty();
    Files.write(WriteAheadLog.beside(dead), java.util.Arrays.copyOf(log, log.length - 100));
    assertThat(WriteAheadLog.fault(dead)).as("cut off by a crash").isEmpty();
  }

  @Test
  void aHouseThatRestsHasEverythingInItsFile() throws Exception {
    Path file = folder.resolve("horda.db");
    try (Store store = Stores.open(file.toString())) {
      ExaminationTest.fill(store);
      Path log = WriteAheadLog.beside(file);
      for (int i = 0; i < 200 && Files.size(log) > 0; i++) {
        Thread.sleep(50);
      }
      assertThat(log).isEmptyFile();
      assertThat(store.linesAfter("table-1", 0)).hasSize(30);
    }
  }

  @Test
  void theAddressOfAServerNeverShowsItsPassword() {
    PostgresAddress address = PostgresAddress.of("postgres://ana@db.example/horda");

    assertThat(address.orWith("s3cret").password()).isEqualTo("s3cret");
    assertThat(address.orWith("s3cret").toString()).doesNotContain("s3cret");
    assertThat(PostgresAddress.of("postgres://ana:own@db/horda").orWith("s3cret").password())
        .isEqualTo("own");
  }

  private static void raised(String where) {
    try (Store store = Stores.open(where)) {
      List<Line> lines = store.linesAfter("old", 0);
      assertThat(lines).hasSize(1_500);
      assertThat(lines.get(4)).isEqualTo(new Line(5, 1005, oldText(5)));
      assertThat(store.table("old")).isPresent();
      assertThat(store.listed("waiting", 5)).hasSize(1);
    }
    try (Holdings holdings = Holdings.open(where, "")) {
      assertThat(holdings.sealed()).isTrue();
      assertThat(examine(holdings).findings()).isEmpty();
    }
  }

  private static String oldText(int seq) {
    return "{\"an old line of the log, number\":" + seq + "}";
  }

  private static Diagnosis examine(Holdings holdings) {
    return Examination.of(holdings, (table, lines) -> Map.of(), 5);
  }

  private static Connection connect(String url) throws SQLException {
    PostgresAddress address = PostgresAddress.of(url);
    return DriverManager.getConnection(address.jdbc(), address.user(), address.password());
  }

  /// A database as the first version made it.
  private static void old(Connection connection) throws SQLException {
    try (connection;
        Statement statement = connection.createStatement()) {
      connection.setAutoCommit(false);
      statement.execute("CREATE TABLE schema_version (version INTEGER NOT NULL PRIMARY KEY)");
      for (String sql : Schema.statements(1)) {
        statement.execute(sql);
      }
      statement.execute("INSERT INTO schema_version (version) VALUES (1)");
      statement.execute(
          "INSERT INTO game_table VALUES ('old', 'toy', 1, 5, '{\"ñ\":1}', 'waiting', 6, '{}')");
      for (int seq = 1; seq <= 1_500; seq++) {
        statement.execute(
            "INSERT INTO log_line VALUES ('old', %d, %d, '%s')"
                .formatted(seq, 1000 + seq, oldText(seq)));
      }
      connection.commit();
    }
  }

  private static String mode(Path path) throws Exception {
    return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
  }
}
