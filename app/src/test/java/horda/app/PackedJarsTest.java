package horda.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The same classes make the same jar, byte for byte: nothing in it comes from when, where or by
/// whom it was packed. Looks at the jars that were built on the way to this test.
class PackedJarsTest {
  private static final Path ROOT = SourceTree.root();
  private static final Pattern TIMESTAMP =
      Pattern.compile("<project.build.outputTimestamp>(.*)</project.build.outputTimestamp>");

  static List<Path> jars() throws IOException {
    List<Path> modules = new ArrayList<>();
    for (String module : List.of("engine", "wire", "bots", "lab", "art", "server", "web")) {
      modules.add(ROOT.resolve(module));
    }
    try (Stream<Path> games = Files.list(ROOT.resolve("games"))) {
      modules.addAll(games.filter(game -> Files.exists(game.resolve("pom.xml"))).toList());
    }
    List<Path> jars = new ArrayList<>();
    for (Path module : modules) {
      List<Path> own = jars(module.resolve("target"));
      assertThat(own).as("jars of %s", module.getFileName()).isNotEmpty();
      jars.addAll(own);
    }
    return jars;
  }

  private static List<Path> jars(Path target) throws IOException {
    try (Stream<Path> files = Files.list(target)) {
      return files.filter(file -> file.getFileName().toString().endsWith(".jar")).toList();
    }
  }

  /// What all entries say, whenever they were made.
  private static LocalDateTime declared() throws IOException {
    Matcher matcher = TIMESTAMP.matcher(Files.readString(ROOT.resolve("pom.xml")));
    assertThat(matcher.find()).isTrue();
    return LocalDateTime.ofInstant(Instant.parse(matcher.group(1)), ZoneOffset.UTC);
  }

  @ParameterizedTest
  @MethodSource("jars")
  void nothingInAJarTellsWhenWhereOrByWhomItWasPacked(Path jar) throws IOException {
    LocalDateTime declared = declared();
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      List<String> placed = new ArrayList<>();
      for (ZipEntry entry : zip.stream().toList()) {
        assertThat(entry.getTimeLocal()).as(entry.getName()).isEqualTo(declared);
        String bytes =
            new String(zip.getInputStream(entry).readAllBytes(), StandardCharsets.ISO_8859_1);
        assertThat(bytes.contains(ROOT.toString())).as("%s names a folder", entry).isFalse();
        if (!entry.isDirectory() && !entry.getName().startsWith("META-INF/")) {
          // a folder comes before what begins with its name
          placed.add(entry.getName().replace('/', '\0'));
        }
      }
      assertThat(placed).isNotEmpty().isSorted();
      String manifest =
          new String(
              zip.getInputStream(zip.getEntry("META-INF/MANIFEST.MF")).readAllBytes(),
              StandardCharsets.UTF_8);
      assertThat(manifest.lines().filter(line -> !line.isBlank()))
          .as("no user, no time, no exact JDK")
          .allMatch(
              line ->
                  line.matches(
                      "(Manifest-Version|Created-By|Java-Version|Build-Jdk-Spec): [\\w. ]+"));
    }
  }
}
