package horda.app;

import static org.assertj.core.api.Assertions.assertThat;

import horda.app.shell.Console;
import horda.app.shell.Speech;
import horda.server.store.Store;
import horda.server.store.Store.Kept;
import horda.server.store.Store.Line;
import horda.server.store.Stores;
import horda.wire.Language;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/// `./horda doctor`, `backup` and `restore`, beside a house that is open and without one.
class DatabaseCommandsTest {
  private static final int LINES = 40;

  @TempDir Path data;

  private Ran.With horda;

  @BeforeEach
  void fill() {
    horda = new Ran.With(data, "");
    try (Store store = open()) {
      for (String id : List.of("first-table", "second-table")) {
        List<Line> lines = new ArrayList<>();
        for (int seq = 1; seq <= LINES; seq++) {
          lines.add(new Line(seq, 1_000 + seq, text(seq)));
        }
        store.create(new Kept(id, "", false, 17, "{}"), lines);
      }
    }
  }

  private Store open() {
    return Stores.open(data.resolve("tables.db").toString());
  }

  private static String text(int seq) {
    return "{\"id\":\"" + seq + "\",\"line\":{\"l\":\"say\",\"seat\":0,\"text\":\"hola\"}}";
  }

  @Test
  void theDoctorFindsAHundredOfAHundredFlippedBits() throws Exception {
    Path file = data.resolve("tables.db");
    byte[] before = Files.readAllBytes(file);
    Random random = new Random(100);
    int found = 0;
    for (int i = 0; i < 100; i++) {
      int seq = 1 + random.nextInt(LINES);
      byte[] wanted = text(seq).getBytes(StandardCharsets.UTF_8);
      int at = indexOf(before, wanted);
      // The text, and before and after it the number, the time and the checksum.
      int place = at - 4 + random.nextInt(wanted.length + 8);
      byte[] after = before.clone();
      after[place] ^= (byte) (1 << random.nextInt(8));
      Files.write(file, after);

      Ran ran = horda.run("doctor", "--replay", "0");
      found += ran.exit() == 1 && ran.out().contains("has been damaged on disk") ? 1 : 0;
    }
    assertThat(found).isEqualTo(100);
    Files.write(file, before);
    assertThat(horda.run("doctor", "--replay", "0").exit()).isZero();
  }

  @Test
  void whatIsWrongIsSaidInPlainSentences() throws Exception {
    sql("UPDATE log_line SET body = 'x' WHERE table_id = 'first-table' AND seq = 17");
    sql("DELETE FROM log_line WHERE table_id = 'second-table' AND seq = 3");

    Ran ran = horda.run("doctor", "--replay", "0");
    assertThat(ran.exit()).isEqualTo(1);
    assertThat(ran.out())
        .contains("Line 17 of table first-table has been damaged on disk.")
        .contains("Line 3 of table second-table is missing.")
        .contains("./horda doctor --set-aside");
    assertThat(horda.run("doctor", "--replay", "0", "--lang", "es").out())
        .contains("La línea 17 de la mesa first-table se ha dañado en el disco.");
    JsonNode json = horda.run("doctor", "--replay", "0", "--json").json();
    assertThat(json.get("healthy").booleanValue()).isFalse();
    assertThat(json.get("findings")).hasSize(2);
    assertThat(json.get("findings").get(0).get("kind").stringValue()).isEqualTo("line");
    assertThat(json.get("findings").get(0).get("line").intValue()).isEqualTo(17);
  }

  @Test
  void brokenTablesAreSetAsideButNotUnderAnOpenHouse() throws Exception {
    sql("UPDATE log_line SET body = 'x' WHERE table_id = 'first-table' AND seq = 17");
    try (Store house = open()) {
      Ran ran = horda.run("doctor", "--replay", "0", "--set-aside");
      assertThat(ran.exit()).isEqualTo(1);
      assertThat(ran.err()).startsWith("horda: ").contains("in use by another Horda");
      assertThat(house.linesAfter("first-table", 0)).hasSize(LINES);
    }
    Ran ran = horda.run("doctor", "--replay", "0", "--set-aside");

    assertThat(ran.exit()).isZero();
    assertThat(ran.out()).contains("1 table is set aside in").contains("first-table");
    try (Store house = open();
        var files = Files.list(data.resolve("aside"))) {
      assertThat(house.table("first-table")).isEmpty();
      assertThat(house.linesAfter("second-table", 0)).hasSize(LINES);
      assertThat(files).hasSize(1);
    }
  }

  @Test
  void aTableThatThisVersionCannotSetUpIsTold() {
    Ran ran = horda.run("doctor");

    assertThat(ran.exit()).isEqualTo(1);
    assertThat(ran.out()).contains("Table first-table cannot be set up by this version");
  }

  @Test
  void aHouseThatIsOpenIsCopiedAndComesBack() throws Exception {
    Path copy = data.resolve("copy.horda");
    String other = data.resolve("other.db").toString();
    try (Store house = open()) {
      Ran ran = horda.run("backup", copy.toString());
      assertThat(ran.exit()).as(ran.err()).isZero();
      assertThat(ran.out()).contains("2 tables with 80 lines");
      house.append("first-table", new Line(LINES + 1, 1, "on")).join();
      Ran again = horda.run("restore", copy.toString());
      assertThat(again.exit()).isZero();
      assertThat(again.out()).contains("0 tables restored.").contains("played on since");
      assertThat(house.linesAfter("first-table", 0)).hasSize(LINES + 1);
    }
    assertThat(horda.run("restore", copy.toString(), "--db", other).out())
        .contains("2 tables restored.");
    assertThat(horda.run("doctor", "--replay", "0", "--db", other).exit()).isZero();
    Ran twice = horda.run("backup", copy.toString());
    assertThat(twice.exit()).isEqualTo(1);
    assertThat(twice.err()).contains("There is a file '" + copy + "' already");
  }

  @Test
  void whatIsThereAndDifferentIsReplacedOnlyOnRequest() throws Exception {
    Path copy = data.resolve("copy.horda");
    horda.run("backup", copy.toString());
    sql("DELETE FROM log_line WHERE table_id = 'second-table' AND seq > 5");

    Ran left = horda.run("restore", copy.toString());
    assertThat(left.exit()).isEqualTo(1);
    assertThat(left.out()).contains("left alone").contains("--replace").contains("second-table");

    Ran replaced = horda.run("restore", copy.toString(), "--replace");
    assertThat(replaced.exit()).isZero();
    assertThat(replaced.out()).contains("1 was replaced: second-table").contains("aside");
    try (Store house = open()) {
      assertThat(house.linesAfter("second-table", 0)).hasSize(LINES);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "doctor --db nowhere.db | There is no database 'nowhere.db'",
        "backup x.horda --db nowhere.db | There is no database 'nowhere.db'",
        "restore pom.xml --db nowhere.db | 'pom.xml' is not a backup of Horda",
        "restore nothing.horda --db nowhere.db | nothing.horda",
        "doctor --db-password-file pom.properties | pom.properties",
        "doctor --db mysql://me:secret@host/db | A database is a file, or an address",
      })
  void aMistakeIsOneSentence(String typed, String told) {
    Ran ran = horda.run(typed.split(" "));

    assertThat(ran.exit()).isEqualTo(1);
    assertThat(ran.err()).startsWith("horda: ").contains(told).doesNotContain("secret");
    assertThat(ran.err().strip().lines()).hasSize(1);
    assertThat(Path.of("nowhere.db")).doesNotExist();
  }

  @ParameterizedTest
  @ValueSource(strings = {"doctor", "backup", "restore", "serve", "accounts"})
  void everyCommandHasHelpWithAnExample(String command) {
    for (String language : new String[] {"en", "es"}) {
      Ran ran = Ran.of(command, "--help", "--lang", language);
      assertThat(ran.exit()).isZero();
      assertThat(ran.out()).contains(language.equals("en") ? "Example" : "Ejemplo");
      assertThat(ran.out()).contains("./horda " + command, "--db-password-file");
      assertThat(ran.out()).doesNotContain("«");
      assertThat(ran.out().lines()).allMatch(line -> line.length() <= 80);
    }
    assertThat(Ran.of("--help").out()).contains(command);
  }

  /// The server is not there, so the password is not sent; but it is read, and never shown.
  @ParameterizedTest
  @ValueSource(strings = {"HORDA_DB_PASSWORD", "HORDA_DB_PASSWORD_FILE", "--db-password-file"})
  void aPasswordNeedNotBeTypedWhereOthersSeeIt(String how) throws Exception {
    Path file = Files.writeString(data.resolve("password"), "s3cret\n");
    String address = "postgres://horda@127.0.0.1:1/horda";
    List<String> args = new ArrayList<>(List.of("doctor", "--db", address));
    Map<String, String> env =
        switch (how) {
          case "HORDA_DB_PASSWORD" -> Map.of(how, "s3cret");
          case "HORDA_DB_PASSWORD_FILE" -> Map.of(how, file.toString());
          default -> {
            args.addAll(List.of(how, file.toString()));
            yield Map.of();
          }
        };
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Console console =
        new Console(
            new ByteArrayInputStream(new byte[0]),
            new PrintStream(new ByteArrayOutputStream()),
            new PrintStream(err, true, StandardCharsets.UTF_8),
            env,
            data,
            false,
            false,
            Speech.in(Language.EN));

    assertThat(Horda.run(console, args.toArray(String[]::new))).isEqualTo(1);
    assertThat(err.toString(StandardCharsets.UTF_8))
        .contains("cannot be reached")
        .doesNotContain("s3cret");
    Files.writeString(file, "\n");
    if (!how.equals("HORDA_DB_PASSWORD")) {
      err.reset();
      assertThat(Horda.run(console, args.toArray(String[]::new))).isEqualTo(1);
      assertThat(err.toString(StandardCharsets.UTF_8)).contains("There is no password");
    }
  }

  @Test
  void theDataFolderIsForItsOwnerOnly() throws Exception {
    Path own = data.resolve("own");
    Ran ran = new Ran.With(own, "").run("accounts");

    assertThat(ran.exit()).as(ran.err()).isZero();
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(own)))
        .isEqualTo("rwx------");
    assertThat(
            PosixFilePermissions.toString(Files.getPosixFilePermissions(own.resolve("tables.db"))))
        .isEqualTo("rw-------");
  }

  private static int indexOf(byte[] in, byte[] what) {
    for (int at = 0; at <= in.length - what.length; at++) {
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

  private void sql(String sql) throws Exception {
    try (Connection connection =
            DriverManager.getConnection("jdbc:sqlite:" + data.resolve("tables.db"));
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }
}
