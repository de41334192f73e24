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
    Files.copy(HOME.resolve("horda"), folder.resolve("horda"));
    Files.copy(HOME.resolve("supply/libraries"), folder.resolve("supply/libraries"));
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
            "sleep")) {
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
}
