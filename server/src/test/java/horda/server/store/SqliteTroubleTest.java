package horda.server.store;

import static horda.server.store.StoreContractTest.line;
import static horda.server.store.StoreContractTest.table;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import horda.engine.Refusal;
import horda.server.store.Store.Kept;
import horda.server.store.Store.Line;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// A disk that is full, locked or not to be written for a while: what was refused is not in the
/// log, what was acknowledged is, and afterwards all goes on without a restart.
@Timeout(60)
class SqliteTroubleTest {
  private static final Logger LOG = Logger.getLogger("horda.server.store");
  private static final String FAT = "x".repeat(3_000);

  @TempDir Path folder;

  private final List<Long> acknowledged = new ArrayList<>();
  private final List<Long> refused = new ArrayList<>();
  private final Kept kept = table(false);
  private FaultyFile disk;
  private Store store;
  private long next = 1;

  /// Opens connections on which a fault can be switched on and off.
  private static final class FaultyFile implements PostgresListener.Line {
    private final Path file;
    private final List<Connection> opened = new ArrayList<>();
    private String fault = "";

    FaultyFile(Path file) {
      this.file = file;
    }

    @Override
    public synchronized Connection open() throws SQLException {
      Connection connection = SqliteStore.connect(file);
      opened.add(connection);
      if (!fault.isEmpty()) {
        run(connection, fault);
      }
      return connection;
    }

    synchronized void fault(String pragma) throws SQLException {
      fault = pragma;
      for (Connection connection : opened) {
        if (!connection.isClosed()) {
          run(connection, pragma);
        }
      }
    }

    private static void run(Connection connection, String sql) throws SQLException {
      try (Statement statement = connection.createStatement()) {
        statement.execute(sql);
      }
    }
  }

  @BeforeEach
  void open() {
    LOG.setLevel(Level.OFF);
    disk = new FaultyFile(folder.resolve("horda.db"));
    store = SqliteStore.open(folder.resolve("horda.db"), disk);
    store.create(kept, List.of());
  }

  @AfterEach
  void close() {
    store.close();
    LOG.setLevel(null);
  }

  @Test
  void afterAFullDiskAllGoesOnAndNothingRefusedIsInTheLog() throws Exception {
    write(20);
    disk.fault("PRAGMA max_page_count = " + pages());
    write(20);
    assertThat(refused).as("the disk was full").isNotEmpty();
    int before = acknowledged.size();

    disk.fault("PRAGMA max_page_count = 1000000");
    write(20);

    assertThat(acknowledged).hasSize(before + 20);
    theLogIsWhatWasAcknowledged();
  }

  @Test
  void groupsThatAreRefusedAreRefusedAsAWhole() throws Exception {
    write(3);
    disk.fault("PRAGMA max_page_count = " + pages());
    List<CompletableFuture<Boolean>> many = new ArrayList<>();
    for (int i = 0; i < 200; i++) {
      many.add(store.append(kept.id(), line(next++, FAT)));
    }
    for (int i = 0; i < many.size(); i++) {
      note(next - 200 + i, many.get(i));
    }
    disk.fault("PRAGMA max_page_count = 1000000");
    write(3);

    assertThat(refused).isNotEmpty();
    theLogIsWhatWasAcknowledged();
  }

  @Test
  void aDatabaseThatMayNotBeWrittenForAWhileIsTheSame() throws Exception {
    write(3);
    disk.fault("PRAGMA query_only = ON");
    write(3);
    assertThat(refused).hasSize(3);
    disk.fault("PRAGMA query_only = OFF");
    write(3);

    assertThat(acknowledged).hasSize(6);
    theLogIsWhatWasAcknowledged();
  }

  @Test
  void aDatabaseThatIsLockedIsToldOfSoonAndGoesOnAfterwards() throws Exception {
    write(3);
    try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + disk.file);
        Statement statement = other.createStatement()) {
      statement.execute("BEGIN IMMEDIATE");
      long begun = System.nanoTime();
      List<CompletableFuture<Boolean>> line = new ArrayList<>();
      for (int i = 0; i < 10; i++) {
        // One after the other, as people do who wait for the same table.
        line.add(store.append(kept.id(), line(next++, FAT)));
        note(next - 1, line.getLast());
      }
      assertThat(Duration.ofNanos(System.nanoTime() - begun)).isLessThan(Duration.ofSeconds(5));
      assertThat(store.linesAfter(kept.id(), 0)).as("reading goes on").hasSize(3);
      statement.execute("ROLLBACK");
    }
    assertThat(refused).hasSize(10);
    awaitWriting();
    write(3);

    theLogIsWhatWasAcknowledged();
  }

  @Test
  void theSentenceNamesNoPath() throws Exception {
    disk.fault("PRAGMA query_only = ON");

    assertThatThrownBy(() -> store.append(kept.id(), line(1, FAT)).join())
        .cause()
        .isInstanceOfSatisfying(Refusal.class, e -> assertThat(e.code()).isEqualTo("database"))
        .hasMessageContaining("try again")
        .hasMessageNotContaining("horda.db")
        .hasMessageNotContaining(folder.toString());
    disk.fault("PRAGMA query_only = OFF");
  }

  @Test
  void checkpointsGoOnAfterAFullDisk() throws Exception {
    Path file = folder.resolve("checkpoints.db");
    SqliteStore.open(file).close();
    FaultyFile line = new FaultyFile(file);
    Connection broken = line.open();
    broken.close();
    try (Connection held = line.open();
        Statement statement = held.createStatement()) {
      FaultyConnection failing = new FaultyConnection(held);
      try (Checkpoints checkpoints = new Checkpoints(failing.connection())) {
        failing.broken = true;
        checkpoints.written();
        failing.awaitFailure();
        statement.execute("CREATE TABLE heap (body TEXT)");
        statement.execute("INSERT INTO heap VALUES ('" + FAT + "')");
        failing.broken = false;
        checkpoints.written();
        long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(20);
        while (failing.done == 0 && System.nanoTime() < until) {
          Thread.sleep(20);
        }
        assertThat(failing.done).as("checkpoints after the trouble").isPositive();
      }
    }
  }

  /// The real thing, where the tests may mount: a disk of two megabytes that somebody fills.
  @Test
  void aRealDiskThatIsFullForAWhile() throws Exception {
    Path mount = Files.createDirectory(folder.resolve("small"));
    Assumptions.assumeTrue(
        ran("mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", mount.toString()),
        "no right to mount a small disk here; the other tests of this class do it with faults");
    try {
      store.close();
      store = SqliteStore.open(mount.resolve("horda.db"));
      store.create(kept, List.of());
      write(10);
      Path ballast = mount.resolve("ballast");
      fill(ballast);
      write(30);
      assertThat(refused).as("the disk was full").isNotEmpty();
      int before = acknowledged.size();
      Thread.sleep(1_200); // the checkpoints meet the full disk too
      Files.delete(ballast);
      write(30);

      assertThat(acknowledged).hasSize(before + 30);
      theLogIsWhatWasAcknowledged();
      store.close();
      store = SqliteStore.open(mount.resolve("horda.db"));
      theLogIsWhatWasAcknowledged();
    } finally {
      store.close();
      ran("umount", mount.toString());
      store = SqliteStore.open(folder.resolve("horda.db"));
    }
  }

  private static void fill(Path ballast) throws IOException {
    try (var out = Files.newOutputStream(ballast)) {
      byte[] block = new byte[512];
      while (true) {
        out.write(block);
      }
    } catch (IOException e) {
      assertThat(e).hasMessageContaining("space");
    }
  }

  private static boolean ran(String... command) throws Exception {
    try {
      Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
      process.getInputStream().readAllBytes();
      return process.waitFor() == 0;
    } catch (IOException e) {
      return false;
    }
  }

  private void write(int lines) {
    for (int i = 0; i < lines; i++) {
      long seq = next++;
      note(seq, store.append(kept.id(), line(seq, FAT)));
    }
  }

  private void note(long seq, CompletableFuture<Boolean> done) {
    try {
      assertThat(done.join()).isTrue();
      acknowledged.add(seq);
    } catch (CompletionException e) {
      assertThat(e).hasCauseInstanceOf(Refusal.class);
      refused.add(seq);
    }
  }

  /// Nobody is told twice within a moment that he must wait.
  private void awaitWriting() throws InterruptedException {
    for (int i = 0; i < 40; i++) {
      int before = acknowledged.size();
      write(1);
      if (acknowledged.size() > before) {
        return;
      }
      Thread.sleep(50);
    }
  }

  private void theLogIsWhatWasAcknowledged() {
    assertThat(store.linesAfter(kept.id(), 0))
        .extracting(Line::seq)
        .containsExactlyElementsOf(new TreeSet<>(acknowledged));
  }

  private int pages() throws SQLException {
    try (Connection connection = SqliteStore.connect(disk.file);
        Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery("PRAGMA page_count")) {
      return row.next() ? row.getInt(1) : 0;
    }
  }
}
