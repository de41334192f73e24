package horda.trials;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// What the build has made: jars that tell neither when nor where they were built, and lists of
/// what they are made of with nothing left out.
class SupplyTest {
  private static final Path BUILT = ServerProcess.root().resolve("app/target");
  private static final LocalDateTime ALWAYS = LocalDateTime.of(2026, 1, 1, 0, 0);

  private static List<Path> jars() throws IOException {
    try (Stream<Path> lib = Files.list(BUILT.resolve("lib"))) {
      return lib.filter(file -> file.toString().endsWith(".jar")).sorted().toList();
    }
  }

  private static boolean isOurs(Path jar) {
    return jar.getFileName().toString().startsWith("horda-");
  }

  @Test
  void nothingInOurJarsDependsOnWhenTheyWereBuilt() throws IOException {
    List<Path> ours = new ArrayList<>(jars().stream().filter(SupplyTest::isOurs).toList());
    ours.add(BUILT.resolve("horda-app.jar"));

    assertThat(ours).hasSizeGreaterThan(10);
    for (Path path : ours) {
      try (JarFile jar = new JarFile(path.toFile())) {
        assertThat(jar.stream().map(ZipEntry::getTimeLocal))
            .as(path.getFileName().toString())
            .containsOnly(ALWAYS);
        assertThat(jar.getManifest().getMainAttributes().keySet())
            .extracting(String::valueOf)
            .doesNotContain("Built-By", "Build-Date", "Created-On");
      }
    }
  }

  @Test
  void theListOfJavaPartsNamesEveryLibrary() throws IOException {
    Set<String> listed = new HashSet<>();
    for (JsonNode part : list("app/target/horda-java.cdx.json")) {
      listed.add(text(part, "name") + "-" + text(part, "version") + ".jar");
    }

    assertThat(jars().stream().filter(jar -> !isOurs(jar)).map(jar -> "" + jar.getFileName()))
        .isNotEmpty()
        .allSatisfy(jar -> assertThat(listed).contains(jar));
  }

  @Test
  void theListOfThePagesPartsNamesEveryPackageThatIsPinned() throws IOException {
    Set<String> listed = new HashSet<>();
    for (JsonNode part : list("web/target/horda-page.cdx.json")) {
      listed.add(text(part, "name") + "@" + text(part, "version"));
    }
    JsonNode locked = json("web/package-lock.json").get("packages");

    assertThat(locked.propertyStream().filter(one -> one.getKey().startsWith("node_modules/")))
        .isNotEmpty()
        .allSatisfy(one -> assertThat(listed).contains(name(one.getKey()) + version(one)));
  }

  private static String name(String folder) {
    return folder.substring(folder.lastIndexOf("node_modules/") + "node_modules/".length());
  }

  private static String version(java.util.Map.Entry<String, JsonNode> locked) {
    return "@" + text(locked.getValue(), "version");
  }

  private static String text(JsonNode node, String name) {
    return node.get(name).stringValue();
  }

  private static JsonNode list(String file) throws IOException {
    return json(file).get("components");
  }

  private static JsonNode json(String file) throws IOException {
    return HouseClient.JSON.readTree(Files.readString(ServerProcess.root().resolve(file)));
  }
}
