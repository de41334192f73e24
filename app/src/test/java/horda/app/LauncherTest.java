package horda.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// The launcher on a bare machine: a PATH with next to nothing on it, where `apt-get` only notes
/// that it was called.
@EnabledOnOs(OS.LINUX)
class LauncherTest {
  private static final Path HOME = Path.of(System.getProperty("horda.home", ".."));

  @TempDir private Path folder;

  private record Done(int exit, String said) {}

  @BeforeEach
  void aBareMachine() throws IOException {
    Files.createDirectories(folder.resolve("bin"));
    Files.createDirectories(folder.resolve("supply/node"));
    Files.createDirectories(folder.resolve("dist/files"));
    for (String script : List.of("horda", "dist/files/java.sh")) {
      Files.copy(HOME.resolve(script), folder.resolve(script));
    }
    for (String script : List.of("libraries", "artefacts")) {
      Files.copy(HOME.resolve("supply/" + script), folder.resolve("supply/" + script));
    }
    Files.writeString(folder.resolve("supply/artefacts.sha256"), "");
    for (String file : List.of("package.json", "package-lock.json")) {
      Files.copy(HOME.resolve("supply/node/" + file), folder.resolve("supply/node/" + file));
    }
    for (String tool :
        List.of(
            "bash",
            "dirname",
            "basename",
            "mkdir",
            "rm",
            "cat",
            "cp",
            "sed",
            "awk",
            "sort",
            "sha256sum",
            "mv",
            "find",
            "grep",
            "head",
            "tail",
            "sleep",
            "touch")) {
      script(
          tool,
          "exec "
              + (Files.exists(Path.of("/usr/bin", tool)) ? "/usr/bin/" : "/bin/")
              + tool
              + " \"$@\"");
    }
    script("id", "echo 0");
    script("apt-get", "echo \"$@\" >>\"" + folder.resolve("installed") + "\"; exit 1");
  }

  private void script(String name, String body) throws IOException {
    Path file = folder.resolve("bin/" + name);
    Files.writeString(file, "#!/bin/bash\n" + body + "\n");
    assertThat(file.toFile().setExecutable(true)).isTrue();
  }

  private Done run(Map<String, String> more, String... words)
      throws IOException, InterruptedException {
    ProcessBuilder builder = new ProcessBuilder(words).directory(folder.toFile());
    Map<String, String> environment = new HashMap<>(more);
    environment.put("PATH", folder.resolve("bin").toString());
    environment.put("JAVA_HOME", System.getProperty("java.home"));
    builder.environment().clear();
    builder.environment().putAll(environment);
    Process process = builder.redirectErrorStream(true).start();
    process.getOutputStream().close();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    return new Done(process.exitValue(), said);
  }

  private boolean somethingWasInstalled() {
    return Files.exists(folder.resolve("installed"));
  }

  @Test
  void itSaysInOneLineWhatItInstallsAndWhereFrom() throws Exception {
    Done done = run(Map.of(), "bash", "horda", "build");

    assertThat(done.said())
        .startsWith("Maven is missing: installing maven from the system's packages…\n");
    assertThat(somethingWasInstalled()).isTrue();
    assertThat(done.exit()).isEqualTo(1);
  }

  @Test
  void whereInstallingIsForbiddenItSaysWhatIsMissing() throws Exception {
    Done done = run(Map.of("HORDA_NO_INSTALL", "1"), "bash", "horda", "build");

    assertThat(done.said())
        .startsWith("horda: Maven is missing, and HORDA_NO_INSTALL forbids to install it: ")
        .containsOnlyOnce("\n");
    assertThat(done.exit()).isEqualTo(1);
    assertThat(somethingWasInstalled()).isFalse();
  }

  @Test
  void anOldNodeIsNotReplacedWhereInstallingIsForbidden() throws Exception {
    script("mvn", "exit 0");
    script("node", "echo v18.20.4");
    script("npm", "echo npm \"$@\" >>\"" + folder.resolve("installed") + "\"");

    Done done = run(Map.of("HORDA_NO_INSTALL", "1"), "bash", "horda", "build");

    assertThat(done.said()).contains("HORDA_NO_INSTALL forbids").containsOnlyOnce("\n");
    assertThat(done.exit()).isEqualTo(1);
    assertThat(somethingWasInstalled()).isFalse();
  }

  @Test
  void aNewerNodeIsTheOneOfTheLockFile() throws Exception {
    script("mvn", "exit 0");
    script("node", "echo v18.20.4");
    script("npm", "echo npm \"$@\" >>\"" + folder.resolve("installed") + "\"");

    Done done = run(Map.of(), "bash", "horda", "build");

    assertThat(done.said())
        .containsPattern("installing Node 22\\.\\d+\\.\\d+ from the npm registry into target/node");
    assertThat(Files.readString(folder.resolve("installed"))).contains("npm ci --ignore-scripts");
    assertThat(Files.readString(folder.resolve("target/node/package-lock.json")))
        .contains("\"integrity\": \"sha512-")
        .doesNotContain("\"resolved\"");
  }

  @Test
  void aLibraryThatIsNotTheOneCheckedInIsNamed() throws Exception {
    Path jar = Files.writeString(folder.resolve("some-lib-1.0.jar"), "as it was fetched");
    Path own = Files.writeString(folder.resolve("horda-own-1.0.jar"), "ours");
    Path list = Files.writeString(folder.resolve("classpath"), own + ":" + jar);
    String libraries = folder.resolve("supply/libraries").toString();

    assertThat(run(Map.of(), "bash", libraries, "renew", list.toString()).exit()).isZero();
    assertThat(run(Map.of(), "bash", libraries, "check", list.toString()))
        .isEqualTo(new Done(0, ""));

    Files.writeString(jar, "as somebody else made it");
    Done changed = run(Map.of(), "bash", libraries, "check", list.toString());
    assertThat(changed.exit()).isEqualTo(1);
    assertThat(changed.said())
        .startsWith("horda: the library some-lib-1.0.jar is not the one that was checked in");

    Path other = Files.writeString(folder.resolve("other-lib-2.0.jar"), "new");
    Files.writeString(list, other.toString());
    Done unknown = run(Map.of(), "bash", libraries, "check", list.toString());
    assertThat(unknown.exit()).isEqualTo(1);
    assertThat(unknown.said()).contains("other-lib-2.0.jar is not in supply/libraries.sha256");
  }

  @Test
  void aPluginThatIsNotTheOneCheckedInIsNamedBeforeMavenRuns() throws Exception {
    // given what a build fetched, listed
    Path fetched = Files.createDirectories(folder.resolve("home/.m2/repository/org/plugin/1.0"));
    Path jar = Files.writeString(fetched.resolve("plugin-1.0.jar"), "as it was fetched");
    Files.writeString(fetched.resolve("plugin-1.0.pom"), "its description");
    String artefacts = folder.resolve("supply/artefacts").toString();
    String repository = folder.resolve("home/.m2/repository").toString();
    assertThat(run(Map.of(), "bash", artefacts, "renew", repository)).isEqualTo(new Done(0, ""));
    assertThat(Files.readAllLines(folder.resolve("supply/artefacts.sha256")))
        .hasSize(2)
        .allMatch(
            line -> line.matches("[0-9a-f]{64} {2}org/plugin/1\\.0/plugin-1\\.0\\.(jar|pom)"));
    assertThat(run(Map.of(), "bash", artefacts, "check", repository)).isEqualTo(new Done(0, "0\n"));

    // when it is another one, then nothing is run
    script("mvn", "touch \"" + folder.resolve("built") + "\"");
    script("node", "echo v22.0.0");
    script("npm", "exit 0");
    Files.writeString(jar, "as somebody else made it");
    Map<String, String> home = Map.of("HOME", folder.resolve("home").toString());
    Done changed = run(home, "bash", "horda", "build");
    assertThat(changed.exit()).isEqualTo(1);
    assertThat(changed.said())
        .contains("what Maven has as org/plugin/1.0/plugin-1.0.jar is not what was checked in");
    assertThat(folder.resolve("built")).doesNotExist();

    // and when it is not there, as on a fresh machine, Maven fetches it
    Files.delete(jar);
    assertThat(run(Map.of(), "bash", artefacts, "check", repository)).isEqualTo(new Done(0, "1\n"));
    run(home, "bash", "horda", "build");
    assertThat(folder.resolve("built")).exists();
  }

  @Test
  void whatIsFetchedIsCheckedOnceItIsThere() throws Exception {
    Path fetched = folder.resolve("home/.m2/repository/org/plugin/1.0/plugin-1.0.jar");
    Files.writeString(
        folder.resolve("supply/artefacts.sha256"),
        "0".repeat(64) + "  org/plugin/1.0/plugin-1.0.jar\n");
    script("mvn", "mkdir -p \"" + fetched.getParent() + "\"; echo another >\"" + fetched + "\"");
    script("node", "echo v22.0.0");
    script("npm", "exit 0");

    Done done = run(Map.of("HOME", folder.resolve("home").toString()), "bash", "horda", "build");

    assertThat(done.exit()).isEqualTo(1);
    assertThat(done.said())
        .contains("what Maven has as org/plugin/1.0/plugin-1.0.jar is not what was checked in");
  }

  @Test
  void aDownloadThatItsRepositoryDisownsIsSaidToBeOne() throws Exception {
    script(
        "mvn",
        "echo \"$@\" >>\""
            + folder.resolve("called")
            + "\"; echo '[ERROR] Could not transfer artifact a:b:jar:1: Checksum validation failed,"
            + " expected 1 but is 2'; exit 1");
    script("node", "echo v22.0.0");
    script("npm", "exit 0");

    Done done = run(Map.of(), "bash", "horda", "build");

    assertThat(Files.readString(folder.resolve("called"))).contains(" -C ");
    assertThat(done.exit()).isEqualTo(1);
    assertThat(done.said())
        .contains("horda: something was fetched that is not what its repository");
  }
}
