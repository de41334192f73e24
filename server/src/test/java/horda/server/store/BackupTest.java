package horda.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import horda.engine.Refusal;
import horda.server.store.Store.Kept;
import horda.server.store.Store.Line;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// A copy of a house that is open, and the way back.
@Timeout(60)
class BackupTest {
  private static final Logger LOG = Logger.getLogger("horda.server.store");

  @TempDir Path folder;

  private String database;
  private Path backup;

  @BeforeEach
  void names() {
    LOG.setLevel(Level.OFF);
    database = folder.resolve("horda.db").toString();
    backup = folder.resolve("copy.horda");
  }

  @AfterEach
  void loud() {
    LOG.setLevel(null);
  }

  @Test
  void aHouseThatIsOpenIsCopiedAsItWasInOneMoment() throws Exception {
    try (Store store = Stores.open(database)) {
      ExaminationTest.fill(store);
      Kept busy = new Kept("busy", "toy", false, 1, "{}");
      store.create(busy, List.of());
      CompletableFuture<Long> player =
          CompletableFuture.supplyAsync(
              () -> {
                long seq = 0;
                while (seq < 300) {
                  seq++;
                  store.append("busy", new Line(seq, seq, "line " + seq)).join();
                }
                return seq;
              });
      Backup.Written written = backUp(database, backup);
      player.join();

      assertThat(written.tables()).isEqualTo(6);
      assertThat(written.damaged()).isEmpty();
      assertThat(store.linesAfter("busy", 0)).hasSize(300);
    }
    String other = folder.resolve("other.db").toString();
    Restore.Outcome outcome = Restore.into(other, "", backup, null);

    assertThat(outcome.added()).hasSize(6);
    sameTables(database, other, 5);
    assertThat(healthy(other)).isTrue();
  }

  @Test
  void aHouseGoesFromAFileToPostgresAndBack() throws Exception {
    RealPostgres.start();
    String server = RealPostgres.newDatabase();
    try (Store store = Stores.open(database)) {
      ExaminationTest.fill(store);
      store.describe("table-2", "waiting", "{\"free\":1}");
    }
    backUp(database, backup);
    Restore.into(server, "", backup, null);
    assertThat(healthy(server)).isTrue();
    sameTables(database, server, 5);
    try (Store store = Stores.open(server)) {
      assertThat(store.listed("waiting", 5)).hasSize(1);
      assertThat(store.append("table-1", new Line(31, 1, "on")).join()).isTrue();
      // With the house open on both sides.
      backUp(server, folder.resolve("second.horda"));
    }
    String third = folder.resolve("third.db").toString();
    try (Store store = Stores.open(third)) {
      Restore.into(third, "", folder.resolve("second.horda"), null);
      assertThat(store.linesAfter("table-1", 0)).hasSize(31);
      assertThat(store.append("table-1", new Line(32, 1, "and on")).join()).isTrue();
    }
    assertThat(healthy(third)).isTrue();
  }

  @Test
  void nothingIsOverwrittenWithoutBeingAskedFor() throws Exception {
    try (Store store = Stores.open(database)) {
      ExaminationTest.fill(store);
    }
    backUp(database, backup);
    try (Store store = Stores.open(database)) {
      store.append("table-1", new Line(31, 1, "played on")).join();
    }
    sql("DELETE FROM log_line WHERE table_id = 'table-2' AND seq > 10");
    sql("DELETE FROM log_line WHERE table_id = 'table-3'");
    sql("DELETE FROM game_table WHERE id = 'table-3'");

    Restore.Outcome outcome = Restore.into(database, "", backup, null);

    assertThat(outcome.added()).containsExactly("table-3");
    assertThat(outcome.newer()).containsExactly("table-1");
    assertThat(outcome.different()).containsExactly("table-2");
    assertThat(outcome.same()).containsExactly("table-4", "table-5");
    try (Store store = Stores.open(database)) {
      assertThat(store.linesAfter("table-1", 0)).hasSize(31);
      assertThat(store.linesAfter("table-2", 0)).hasSize(10);
      assertThatThrownBy(() -> Restore.into(database, "", backup, folder.resolve("aside")))
          .as("not under an open house")
          .hasMessageContaining("in use by another Horda");
    }

    Path aside = folder.resolve("aside");
    assertThat(Restore.into(database, "", backup, aside).replaced()).containsExactly("table-2");
    try (Store store = Stores.open(database);
        BackupReader kept = new BackupReader(aside, _ -> {})) {
      assertThat(store.linesAfter("table-2", 0)).hasSize(30);
      assertThat(kept.next().lines()).as("what was replaced").hasSize(10);
    }
    assertThat(healthy(database)).isTrue();
  }

  @Test
  void aBackupThatIsCutOffOrChangedChangesNothing() throws Exception {
    try (Store store = Stores.open(database)) {
      ExaminationTest.fill(store);
    }
    backUp(database, backup);
    byte[] whole = Files.readAllBytes(backup);
    String other = folder.resolve("other.db").toString();
    for (int length : new int[] {0, 5, whole.length / 2, whole.length - 1}) {
      Path cut = Files.write(folder.resolve("cut"), java.util.Arrays.copyOf(whole, length));
      refused(() -> Restore.into(other, "", cut, null));
    }
    for (int place = 20; place < whole.length; place += whole.length / 40) {
      byte[] changed = whole.clone();
      changed[place] ^= 4;
      Path file = Files.write(folder.resolve("changed"), changed);
      refused(() -> Restore.into(other, "", file, null));
    }
    refused(() -> Restore.into(other, "", Files.writeString(folder.resolve("poem"), "x"), null));
    // a word where a number should stand, though the file is whole
    Path word = folder.resolve("word");
    String text;
    try (var in = new GZIPInputStream(Files.newInputStream(backup))) {
      text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
    try (var out = new GZIPOutputStream(Files.newOutputStream(word))) {
      out.write(
          text.replaceFirst("\"line\":1,", "\"line\":\"one\",").getBytes(StandardCharsets.UTF_8));
    }
    refused(() -> Restore.into(other, "", word, null));
    assertThat(Path.of(other)).doesNotExist();
  }

  @Test
  void whatIsDamagedIsCopiedAsItIsAndNotRestored() throws Exception {
    try (Store store = Stores.open(database)) {
      ExaminationTest.fill(store);
    }
    sql("UPDATE log_line SET body = 'x' WHERE table_id = 'table-1' AND seq = 5");
    assertThat(backUp(database, backup).damaged()).containsExactly("table-1");

    String other = folder.resolve("other.db").toString();
    Restore.Outcome outcome = Restore.into(other, "", backup, null);

    assertThat(outcome.damaged()).containsExactly("table-1");
    assertThat(outcome.added()).hasSize(4);
    assertThat(healthy(other)).isTrue();
  }

  @Test
  void aFileThatIsThereIsNotWrittenOver() throws Exception {
    Stores.open(database).close();
    Files.writeString(backup, "something dear");

    assertThatThrownBy(() -> backUp(database, backup))
        .isInstanceOf(FileAlreadyExistsException.class);
    assertThat(backup).hasContent("something dear");
  }

  @Test
  void aBackupIsForItsOwnerOnly() throws Exception {
    Stores.open(database).close();
    backUp(database, backup);

    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(backup)))
        .isEqualTo("rw-------");
    assertThat(folder.resolve("copy.horda.part")).doesNotExist();
  }

  private static Backup.Written backUp(String from, Path file) throws Exception {
    try (Holdings holdings = Holdings.open(from, "")) {
      return Backup.write(holdings, file);
    }
  }

  private static boolean healthy(String where) {
    try (Holdings holdings = Holdings.open(where, "")) {
      return Examination.of(holdings, (table, lines) -> Map.of(), 5).healthy();
    }
  }

  private static void sameTables(String one, String other, int tables) {
    List<Object> first = new ArrayList<>();
    List<Object> second = new ArrayList<>();
    try (Store store = Stores.open(one);
        Store there = Stores.open(other)) {
      for (int t = 1; t <= tables; t++) {
        first.add(store.table("table-" + t));
        first.add(store.linesAfter("table-" + t, 0));
        second.add(there.table("table-" + t));
        second.add(there.linesAfter("table-" + t, 0));
      }
    }
    assertThat(second).isEqualTo(first);
  }

  private static void refused(org.assertj.core.api.ThrowableAssert.ThrowingCallable restoring) {
    assertThatThrownBy(restoring)
        .isInstanceOfSatisfying(Refusal.class, e -> assertThat(e.code()).isEqualTo("backup"));
  }

  private void sql(String sql) throws Exception {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + database);
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }
}
