package horda.trials;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// What people download, on a machine that has nothing else: unpacked into an empty folder, started
/// with an empty environment.
@Timeout(value = 5, unit = TimeUnit.MINUTES)
@EnabledOnOs(OS.LINUX)
class ArchiveTest {
  private static final String GAME =
      """
      {"cmd":"new","game":"six-nights","seats":3,"seed":"7"}
      {"cmd":"random","seed":5}
      """;

  @TempDir private static Path folder;
  private static Path made;
  private static String name;

  private record Ran(int exit, String said) {}

  @BeforeAll
  static void makeAll() throws Exception {
    made = folder.resolve("made");
    String launcher = ServerProcess.root().resolve("horda").toString();
    // The build that runs this trial holds the lock; the launcher must not wait for it.
    Ran dist = run("", "env", "HORDA_BUILDING=1", launcher, "dist", made.toString());
    assertThat(dist.exit()).as(dist.said()).isZero();
    try (Stream<Path> files = Files.list(made)) {
      String image =
          files
              .map(file -> file.getFileName().toString())
              .filter(file -> file.contains("-image-"))
              .findFirst()
              .orElseThrow();
      name = image.replace("-image-", "-").replace(".tar", "");
    }
  }

  private static Ran run(String typed, String... command) throws Exception {
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    process.getOutputStream().write(typed.getBytes(StandardCharsets.UTF_8));
    process.getOutputStream().close();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Ran(process.waitFor(), said);
  }

  /// Where an archive was unpacked: in a folder that held nothing.
  private static Path unpacked(String archive, Path into) throws Exception {
    Files.createDirectories(into);
    Ran tar = run("", "tar", "-xzf", made.resolve(archive).toString(), "-C", into.toString());
    assertThat(tar).isEqualTo(new Ran(0, ""));
    try (Stream<Path> found = Files.list(into)) {
      List<Path> all = found.toList();
      assertThat(all).hasSize(1);
      return all.getFirst();
    }
  }

  private static void aGameWasPlayed(Ran engine) {
    List<String> lines = engine.said().lines().toList();
    assertThat(engine.exit()).as(engine.said()).isZero();
    assertThat(lines).hasSize(2);
    JsonNode end = HouseClient.JSON.readTree(lines.getLast());
    assertThat(end.get("ok").booleanValue()).isTrue();
    assertThat(end.get("over").booleanValue()).isTrue();
  }

  @Test
  void theArchiveWithItsOwnJavaPlaysAGameInItsHouse() throws Exception {
    Path home = unpacked(name + ".tar.gz", folder.resolve("whole"));
    Path data = folder.resolve("data");
    List<String> bare =
        List.of("env", "-i", "HORDA_DATA=" + data, home.resolve("bin/horda").toString());

    assertThat(run("", "env", "-i", home.resolve("horda").toString(), "--version").said())
        .startsWith("Horda ");
    try (ServerProcess house = ServerProcess.of(bare, data)) {
      HouseClient client = new HouseClient(house.address());
      assertThat(client.get("/").body()).contains("<html");
      JsonNode last = PlayedTable.playedAt(HouseClient.HTTP, house.address(), house.socket());

      assertThat(last.get("table").get("status").stringValue()).isEqualTo("over");
      assertThat(last.has("outcome")).isTrue();
      assertThat(health(home, house.address())).isZero();
    }
    assertThat(data.resolve("tables.db")).exists();
    assertThat(folder.resolve("whole").toFile().list())
        .as("nothing is written beside the program")
        .hasSize(1);
  }

  private static int health(Path home, URI house) throws Exception {
    String jar = home.resolve("app/horda-app.jar").toString();
    String java = home.resolve("runtime/bin/java").toString();
    return run("", "env", "-i", java, "-cp", jar, "horda.app.Health", house.toString()).exit();
  }

  @Test
  void theArchiveOfJarsPlaysAGameOnAJavaThatIsThere() throws Exception {
    Path home =
        unpacked(name.replaceFirst("-linux-.*", "-jars") + ".tar.gz", folder.resolve("jars"));
    String java = "JAVA_HOME=" + System.getProperty("java.home");

    aGameWasPlayed(run(GAME, "env", "-i", java, home.resolve("horda").toString(), "engine"));
    assertThat(home.resolve("runtime")).doesNotExist();
  }

  @Test
  void itsJavaHasEveryModuleThatOurClassesUse() throws Exception {
    Path home = made.resolve(name);
    List<String> jdeps = new ArrayList<>();
    jdeps.add(Path.of(System.getProperty("java.home"), "bin", "jdeps").toString());
    jdeps.addAll(List.of("--multi-release", "25", "--ignore-missing-deps", "--print-module-deps"));
    jdeps.add(home.resolve("app/horda-app.jar").toString());
    try (Stream<Path> jars = Files.list(home.resolve("app/lib"))) {
      jars.filter(jar -> jar.getFileName().toString().startsWith("horda-"))
          .forEach(jar -> jdeps.add(jar.toString()));
    }
    Ran used = run("", jdeps.toArray(String[]::new));
    Ran there = run("", home.resolve("runtime/bin/java").toString(), "--list-modules");

    assertThat(used.exit()).as(used.said()).isZero();
    assertThat(there.said().lines().map(module -> module.replaceFirst("@.*", "")))
        .contains(used.said().strip().split(","));
  }

  @Test
  void whatNeedsSourcesSaysSoInOneSentence() throws Exception {
    Path home = made.resolve(name);

    Ran test = run("", "env", "-i", home.resolve("horda").toString(), "test");

    assertThat(test.exit()).isEqualTo(1);
    assertThat(test.said())
        .isEqualTo(
            "horda: 'test' works on Horda's sources, and this archive has none: get the sources"
                + " and run it there.\n");
  }

  @Test
  void aLinkOnThePathStartsItToo() throws Exception {
    Path link =
        Files.createSymbolicLink(folder.resolve("somewhere"), made.resolve(name + "/bin/horda"));

    assertThat(run("", "env", "-i", link.toString(), "--version").said()).startsWith("Horda ");
  }

  @Test
  void checksumsAreThoseOfTheFiles() throws Exception {
    Ran check = run("", "sh", "-c", "cd '" + made + "' && sha256sum -c SHA256SUMS");

    assertThat(check.exit()).isZero();
    assertThat(check.said().lines()).hasSize(6).allMatch(line -> line.endsWith(": OK"));
  }

  /// What a container runtime does, without one: every layer over the one before, and then its
  /// command, by a user who is not root, where nothing else is.
  @Test
  void theImagePlaysAGameWithNothingAroundIt() throws Exception {
    Path layout = Files.createDirectories(folder.resolve("layout"));
    String image = made.resolve(name.replaceFirst("-linux-", "-image-linux-") + ".tar").toString();
    run("", "tar", "-xf", image, "-C", layout.toString());
    JsonNode manifest = blob(layout, json(layout, "index.json").get("manifests").get(0));
    JsonNode config = blob(layout, manifest.get("config")).get("config");
    Path system = Files.createDirectories(folder.resolve("system"));
    for (JsonNode layer : manifest.get("layers")) {
      Path file = file(layout, layer);
      String sum = run("", "sha256sum", file.toString()).said();
      assertThat(layer.get("digest").stringValue()).isEqualTo("sha256:" + sum.split(" ")[0]);
      assertThat(layer.get("size").longValue()).isEqualTo(Files.size(file));
      run("", "tar", "-xpzf", file.toString(), "-C", system.toString());
    }

    assertThat(config.get("User").stringValue()).isEqualTo("65532:65532");
    assertThat(config.get("Volumes").has("/data")).isTrue();
    assertThat(config.get("Healthcheck").get("Test").get(0).stringValue()).isEqualTo("CMD");
    assumeTrue(
        run("", "id", "-u").said().strip().equals("0"),
        "only root may enter another root folder; the image was not started");
    // Where /proc is missing the loader cannot tell where Java is.
    List<String> command =
        new ArrayList<>(List.of("env", "-i", "LD_LIBRARY_PATH=/opt/horda/runtime/lib"));
    config.get("Env").forEach(word -> command.add(word.stringValue()));
    command.addAll(
        List.of(
            Files.exists(Path.of("/usr/sbin/chroot")) ? "/usr/sbin/chroot" : "/usr/bin/chroot",
            "--userspec=" + config.get("User").stringValue(),
            system.toString()));
    config.get("Entrypoint").forEach(word -> command.add(word.stringValue()));
    command.add("engine");
    aGameWasPlayed(run(GAME, command.toArray(String[]::new)));
  }

  private static Path file(Path layout, JsonNode described) {
    return layout.resolve("blobs").resolve(described.get("digest").stringValue().replace(':', '/'));
  }

  private static JsonNode blob(Path layout, JsonNode described) throws IOException {
    return HouseClient.JSON.readTree(Files.readString(file(layout, described)));
  }

  private static JsonNode json(Path layout, String name) throws IOException {
    return HouseClient.JSON.readTree(Files.readString(layout.resolve(name)));
  }
}
