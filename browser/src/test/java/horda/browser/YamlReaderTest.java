package horda.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import horda.browser.build.PlainJson;
import horda.engine.Chance;
import horda.engine.Data;
import horda.engine.Seed;
import horda.wire.YamlData;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What reads YAML in a browser reads it as the library does that stands there on the JVM.
class YamlReaderTest {
  private static final Path HOME = Path.of(System.getProperty("horda.home")).toAbsolutePath();

  private static URLClassLoader apart;

  /// The same classes with the stand-ins instead of the libraries.
  @BeforeAll
  static void open() throws MalformedURLException {
    Stream<URL> ours =
        Stream.of(PlainJson.class, YamlData.class, Data.class)
            .map(type -> type.getProtectionDomain().getCodeSource().getLocation());
    URL standIns = HOME.resolve("browser/stand-ins/target/classes").toUri().toURL();
    apart =
        new URLClassLoader(
            Stream.concat(Stream.of(standIns), ours).toArray(URL[]::new),
            ClassLoader.getPlatformClassLoader());
  }

  @AfterAll
  static void close() throws IOException {
    apart.close();
  }

  private static String there(String yaml) {
    try {
      Class<?> type = apart.loadClass(PlainJson.class.getName());
      return (String) type.getMethod("of", String.class, String.class).invoke(null, "x", yaml);
    } catch (InvocationTargetException e) {
      throw new IllegalArgumentException(String.valueOf(e.getCause().getMessage()), e);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void everyFileOfTheGamesIsTheSame() throws IOException {
    try (Stream<Path> found = Files.walk(HOME.resolve("games"))) {
      List<Path> files =
          found
              .filter(path -> path.toString().contains("/src/"))
              .filter(path -> path.toString().endsWith(".yaml"))
              .filter(path -> path.toFile().length() < 300_000)
              .toList();
      assertThat(files).hasSizeGreaterThan(80);
      for (Path file : files) {
        String yaml = Files.readString(file);
        assertThat(there(yaml)).as("%s", file).isEqualTo(PlainJson.of("x", yaml));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "# nothing\n",
        "---\na: 1\n...\n",
        "a: 1\nb: null\nc:\nd: ~\ne: ''\nf: \"null\"",
        "a:\n- 1\n- 2\nb:\n  - x: 1\n    y: 2\n  -\n    z: 3\n  - - deep\n    - deeper\n",
        "a: {b: [1, 'two', \"three\"], c: {}, \"d\":e, f}\ng: [h: i, j]\n",
        "a: {\n  b: 1, # why\n  c: long\n    words,\n}\n",
        "a: one\n  two\n\n  three # not this\nb: x#y\n",
        "a: 'it''s\n  folded\n\n  twice'\nb: \"a\\tb\\u00e9\\\n   joined\"\n",
        "a: |\n  one\n    two\n\n  three\n\nb: |-\n  x\nc: |+\n  y\n\nd: 1\n",
        "a: >\n  one\n  two\n\n  three\n   more\n  four\nb: >-\n  x\n  y",
        "url: http://x:80/y\ntime: 10:30\nminus: -1\ndash: -x\n",
        "\"quoted key\": 1\n'other': 2\nkey with blanks : 3\n",
        "a: 1\r\nb:\r\n  - 2\r\n",
        "- a\n- b: c\n  d: e\n-\n",
        "just words",
        "{\"a\": [1, 2.5, true, null]}",
      })
  void oddShapesAreTheSame(String yaml) {
    assertThat(there(yaml)).isEqualTo(PlainJson.of("x", yaml));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a: [1, 2",
        "a: 'open",
        "a: b: c",
        "a:\n    b: 1\n  c: 2\n",
        "- a\nb: 1\n",
        "a: &x 1\nb: *x\n",
        "a: 1\na: 2\n",
        "a: {b: 1]\n",
        "a: - b\n",
        "a: @b\n",
        "a: \"\\q\"",
        "a\nb: 1\n",
      })
  void whatCannotBeReadIsRefusedWithItsLine(String yaml) {
    assertThatThrownBy(() -> PlainJson.of("x", yaml)).hasMessageContaining("x line ");
    assertThatThrownBy(() -> there(yaml)).hasMessageContaining("x line ");
  }

  /// Somebody is in the middle of typing: nothing hangs or breaks, and what both can read is equal.
  @Test
  void halfTypedMissionsAreReadAlikeOrRefused() throws IOException {
    Path mission;
    try (Stream<Path> found = Files.walk(HOME.resolve("games/rue-morgue/src/main"))) {
      mission =
          found
              .filter(path -> path.toString().contains("mission"))
              .filter(path -> path.toString().endsWith(".yaml"))
              .sorted()
              .findFirst()
              .orElseThrow();
    }
    String whole = Files.readString(mission);
    Chance chance = new Chance(Seed.of(3));
    int alike = 0;
    for (int i = 0; i < 300; i++) {
      int from = chance.below(whole.length());
      int to = Math.min(whole.length(), from + chance.below(12));
      String yaml = whole.substring(0, from) + whole.substring(to);
      String expected;
      try {
        expected = PlainJson.of("x", yaml);
      } catch (RuntimeException _) {
        continue;
      }
      String found;
      try {
        found = there(yaml);
      } catch (IllegalArgumentException _) {
        continue;
      }
      assertThat(found).as("%s", yaml).isEqualTo(expected);
      alike++;
    }
    assertThat(alike).isGreaterThan(100);
  }
}
