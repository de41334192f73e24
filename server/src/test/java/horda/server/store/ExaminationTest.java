package horda.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import horda.engine.Refusal;
import horda.server.store.Diagnosis.Finding;
import horda.server.store.Diagnosis.Kind;
import horda.server.store.Store.Kept;
import horda.server.store.Store.Line;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What the disk damages is found, named and, if it is one bit, put right.
class ExaminationTest {
  private static final Logger LOG = Logger.getLogger("horda.server.store");
  private static final int FLIPS = 100;
  private static final int TABLES = 5;
  private static final int LINES = 30;

  @TempDir Path folder;

  private Path file;

  @BeforeEach
  void fill() {
    LOG.setLevel(Level.OFF);
    file = folder.resolve("horda.db");
    try (Store store = Stores.open(file.toString())) {
      fill(store);
    }
  }

  @AfterEach
  void loud() {
    LOG.setLevel(null);
  }

  static void fill(Store store) {
    for (int t = 1; t <= TABLES; t++) {
      String header = "{\"seats\":3,\"name\":\"Ñandú " + t + "\"}";
      Kept kept = new Kept("table-" + t, "toy", t % 2 == 0, 1_700_000_000_000L + t, header);
      List<Line> lines = new ArrayList<>();
      for (int seq = 1; seq <= LINES; seq++) {
        lines.add(new Line(seq, 1_700_000_000_000L + seq, text(t, seq)));
      }
      store.create(kept, lines);
    }
  }

  private static String text(int table, int seq) {
    return "{\"id\":\"c"
        + table
        + "-"
        + seq
        + "\",\"line\":{\"l\":\"say\",\"text\":\"¡Corre! 😀\"}}";
  }

  @Test
  void aDatabaseThatIsWholeHasNoFindings() {
    Diagnosis diagnosis = examine();

    assertThat(diagnosis.findings()).isEmpty();
    assertThat(diagnosis.tables()).isEqualTo(TABLES);
    assertThat(diagnosis.lines()).isEqualTo(TABLES * LINES);
    assertThat(diagnosis.replayed()).isEqualTo(TABLES);
  }

  @Test
  void everySingleFlippedBitInALineIsFoundAndNamed() throws Exception {
    Random random = new Random(16);
    byte[] before = Files.readAllBytes(file);
    int found = 0;
    for (int i = 0; i < FLIPS; i++) {
      Files.write(file, before);
      int table = 1 + random.nextInt(TABLES);
      int seq = 1 + random.nextInt(LINES);
      String column = List.of("body", "seq", "at", "checksum").get(i % 4);
      flip("jdbc:sqlite:" + file, "table-" + table, seq, column, random);

      List<Finding> findings = examine().findings();
      assertThat(findings)
          .as("flip %d in the %s of line %d of table-%d", i, column, seq, table)
          .contains(new Finding(Kind.LINE, "table-" + table, seq, "", true));
      found++;
    }
    assertThat(found).isEqualTo(FLIPS);
  }

  /// As a disk does it: any bit of a line's record in the file, its lengths and types too.
  @Test
  void everyBitThatFlipsInTheFileItselfIsFound() throws Exception {
    Random random = new Random(17);
    byte[] before = Files.readAllBytes(file);
    for (int i = 0; i < FLIPS; i++) {
      int table = 1 + random.nextInt(TABLES);
      int seq = 1 + random.nextInt(LINES);
      byte[] body = text(table, seq).getBytes(StandardCharsets.UTF_8);
      int at = find(before, body);
      // Before it: header and the other columns; after it: the checksum.
      int from = at - "table-1".length() - 15;
      int to = at + body.length + 4;
      int place = from + random.nextInt(to - from);
      int bit = random.nextInt(8);
      byte[] after = before.clone();
      after[place] ^= (byte) (1 << bit);
      Files.write(file, after);

      assertThat(examine().findings())
          .as("flip %d: bit %d of byte %d, line %d of table-%d", i, bit, place - at, seq, table)
          .isNotEmpty();
    }
  }

  @Test
  void everyFlippedBitIsPutRight() throws Exception {
    Random random = new Random(18);
    for (int i = 0; i < 12; i++) {
      String column = List.of("body", "seq", "at", "checksum").get(i % 4);
      flip("jdbc:sqlite:" + file, "table-" + (1 + i % TABLES), 2 + i, column, random);
    }
    overhaul();

    assertThat(examine().findings()).isEmpty();
    try (Store store = Stores.open(file.toString())) {
      for (int t = 1; t <= TABLES; t++) {
        List<Line> lines = store.linesAfter("table-" + t, 0);
        assertThat(lines).hasSize(LINES);
        for (Line line : lines) {
          assertThat(line.text()).isEqualTo(text(t, (int) line.seq()));
        }
      }
      assertThat(store.append("table-1", new Line(LINES + 1, 1, "x")).join()).isTrue();
    }
  }

  @Test
  void theHouseReadsALineWithOneFlippedBitAsItWasWritten() throws Exception {
    flip("jdbc:sqlite:" + file, "table-1", 7, "body", new Random(1));
    flip("jdbc:sqlite:" + file, "table-1", 8, "at", new Random(2));
    sql("UPDATE log_line SET body = 'nonsense' WHERE table_id = 'table-1' AND seq = 9");
    sql("UPDATE game_table SET created = created + 1 WHERE id = 'table-1'");
    try (Store store = Stores.open(file.toString())) {
      List<Line> lines = store.linesAfter("table-1", 0);
      assertThat(lines.get(6).text()).isEqualTo(text(1, 7));
      assertThat(lines.get(7).at()).isEqualTo(1_700_000_000_008L);
      assertThat(lines.get(8).isDamaged()).isTrue();
      assertThat(lines.get(8).seq()).isEqualTo(9);
    }
  }

  @Test
  void aDamagedHeaderIsNamedAndNotBlamedOnRules() throws Exception {
    sql("UPDATE game_table SET header = '{\"seats\":4}' WHERE id = 'table-2'");

    assertThat(examine().findings())
        .containsExactly(new Finding(Kind.HEADER, "table-2", -1, "", false));
    try (Store store = Stores.open(file.toString())) {
      assertThatThrownBy(() -> store.table("table-2"))
          .isInstanceOfSatisfying(Refusal.class, e -> assertThat(e.code()).isEqualTo("damaged"))
          .hasMessageContaining("damaged on disk");
    }
  }

  @Test
  void whatIsMissingOrDoesNotBelongIsTold() throws Exception {
    sql("DELETE FROM log_line WHERE table_id = 'table-1' AND seq = 17");
    sql("DELETE FROM game_table WHERE id = 'table-2'");
    sql("UPDATE game_table SET state = 'x' WHERE id = 'table-3'");

    assertThat(examine().findings())
        .containsExactlyInAnyOrder(
            new Finding(Kind.MISSING, "table-1", 17, "", false),
            new Finding(Kind.ORPHAN, "table-2", -1, "" + LINES, false),
            new Finding(Kind.NOTE, "table-3", -1, "", true));
  }

  @Test
  void brokenTablesAreSetAsideAndTheOthersGoOn() throws Exception {
    sql("UPDATE log_line SET body = 'nonsense' WHERE table_id = 'table-4' AND seq = 9");
    sql("DELETE FROM game_table WHERE id = 'table-2'");
    Path aside = folder.resolve("aside.gz");
    Overhaul.Outcome outcome = overhaul();

    assertThat(outcome.aside()).containsExactly("table-2", "table-4");
    assertThat(examine().findings()).isEmpty();
    assertThat(examine().tables()).isEqualTo(TABLES - 2);
    try (BackupReader reader = new BackupReader(aside, _ -> {})) {
      BackupReader.Block four = reader.next();
      assertThat(four.id()).isEqualTo("table-4");
      assertThat(four.lines()).hasSize(LINES);
      assertThat(four.lines().get(8).line().text()).isEqualTo("nonsense");
      assertThat(reader.next().lines()).hasSize(LINES);
      assertThat(reader.next()).isNull();
    }
  }

  @Test
  void nothingIsSetAsideUnderAHouseThatIsOpen() throws Exception {
    sql("UPDATE log_line SET body = 'nonsense' WHERE table_id = 'table-4' AND seq = 9");
    try (Store store = Stores.open(file.toString())) {
      assertThat(examine().findings()).as("looking needs nobody's leave").hasSize(1);
      assertThatThrownBy(this::overhaul).hasMessageContaining("in use by another Horda");
      assertThat(store.linesAfter("table-4", 0)).hasSize(LINES);
    }
  }

  @Test
  void aTableThatDoesNotFitTheGameIsTold() {
    try (Holdings holdings = Holdings.open(file.toString(), "")) {
      Diagnosis diagnosis =
          Examination.of(
              holdings,
              (table, lines) -> table.id().equals("table-3") ? Map.of(4L, "why") : Map.of(),
              10);

      assertThat(diagnosis.findings())
          .containsExactly(new Finding(Kind.PLAY, "table-3", 4, "why", false));
      assertThat(diagnosis.broken()).isEmpty();
      assertThat(Examination.of(holdings, (t, l) -> Map.of(), 0).replayed()).isZero();
    }
  }

  @Test
  void theLookAtTheStartSaysWhatItLookedAt() throws Exception {
    assertThat(StartCheck.of(file.toString(), "", 10))
        .isEqualTo(new StartCheck(TABLES, TABLES, TABLES * LINES, List.of()));
    assertThat(StartCheck.of(file.toString(), "", 0).tables()).isZero();
    flip("jdbc:sqlite:" + file, "table-2", 3, "body", new Random(5));
    assertThat(StartCheck.of(file.toString(), "", 10).damaged()).containsExactly("table-2");
  }

  @Test
  void aFileThatIsNotThereOrNotOursIsRefused() throws Exception {
    assertThatThrownBy(() -> Holdings.open(folder.resolve("no.db").toString(), ""))
        .hasMessageContaining("There is no database");
    Path other = folder.resolve("music.db");
    try (Connection c = DriverManager.getConnection("jdbc:sqlite:" + other);
        Statement statement = c.createStatement()) {
      statement.execute("CREATE TABLE songs (name TEXT)");
    }
    assertThatThrownBy(() -> Holdings.open(other.toString(), ""))
        .hasMessageContaining("is not a database of Horda");
    assertThat(folder.resolve("no.db")).doesNotExist();
  }

  private Diagnosis examine() {
    try (Holdings holdings = Holdings.open(file.toString(), "")) {
      return Examination.of(holdings, (table, lines) -> Map.of(), 10);
    }
  }

  private Overhaul.Outcome overhaul() throws Exception {
    try (Holdings holdings = Holdings.open(file.toString(), "")) {
      Diagnosis diagnosis = Examination.of(holdings, (table, lines) -> Map.of(), 10);
      return Overhaul.of(holdings, diagnosis, folder.resolve("aside.gz"));
    }
  }

  private void sql(String sql) throws SQLException {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  /// Flips one bit of one column of one line, past all that keeps a database in order.
  static void flip(String url, String table, int seq, String column, Random random)
      throws SQLException {
    try (Connection connection = DriverManager.getConnection(url)) {
      flip(connection, table, seq, column, random);
    }
  }

  static void flip(Connection connection, String table, int seq, String column, Random random)
      throws SQLException {
    Store.Line line;
    try (PreparedStatement read =
        connection.prepareStatement(
            "SELECT body, " + column + " FROM log_line WHERE table_id = ? AND seq = ?")) {
      read.setString(1, table);
      read.setInt(2, seq);
      try (var row = read.executeQuery()) {
        row.next();
        line = new Store.Line(column.equals("body") ? 0 : row.getLong(2), 0, row.getString(1));
      }
    }
    try (PreparedStatement write =
        connection.prepareStatement(
            "UPDATE log_line SET " + column + " = ? WHERE table_id = ? AND seq = ?")) {
      if (column.equals("body")) {
        byte[] bytes = line.text().getBytes(StandardCharsets.UTF_8);
        // Within plain letters, so that it stays a text for any database.
        bytes[random.nextInt(20)] ^= (byte) (1 << random.nextInt(5));
        write.setString(1, new String(bytes, StandardCharsets.UTF_8));
      } else {
        // High enough not to meet another line's number.
        int bit = column.equals("seq") ? 11 + random.nextInt(45) : random.nextInt(31);
        write.setLong(1, line.seq() ^ (1L << bit));
      }
      write.setString(2, table);
      write.setInt(3, seq);
      assertThat(write.executeUpdate()).isEqualTo(1);
    }
  }

  private static int find(byte[] in, byte[] what) {
    for (int at = in.length - what.length; at >= 0; at--) {
      int same = 0;
      while (same < what.length && in[at + same] == what[same]) {
        same++;
      }
      if (same == what.length) {
        return at;
      }
    }
    throw new AssertionError("not in the file");
  }
}
