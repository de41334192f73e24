package horda.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// `./horda audit` with a database of vulnerabilities of the test's own, and an `npm` that says
/// what the test wants.
@EnabledOnOs(OS.LINUX)
class VulnerabilitiesTest {
  private static final Path HOME = SourceTree.root();
  private static final String NOTHING_KNOWN = "{\"results\":[{},{}]}";
  private static final String SOMETHING_KNOWN =
      "{\"results\":[{},{\"vulns\":[{\"id\":\"GHSA-0000\"}]}]}";

  private final List<String> asked = Collections.synchronizedList(new ArrayList<>());
  private final HttpServer database;

  private volatile int status = 200;
  private volatile String answer = NOTHING_KNOWN;

  @TempDir private Path folder;

  private record Done(int exit, String said) {}

  VulnerabilitiesTest() throws IOException {
    database = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    database.createContext(
        "/query",
        exchange -> {
          asked.add(new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
          byte[] body = answer.getBytes(StandardCharsets.UTF_8);
          exchange.sendResponseHeaders(status, body.length);
          exchange.getResponseBody().write(body);
          exchange.close();
        });
    database.start();
  }

  @BeforeEach
  void twoLibrariesAndAPage() throws IOException {
    for (String inside : List.of("bin", "supply", "web", "target", "app/target", "dist/files")) {
      Files.createDirectories(folder.resolve(inside));
    }
    Files.copy(HOME.resolve("horda"), folder.resolve("horda"));
    Files.copy(HOME.resolve("dist/files/java.sh"), folder.resolve("dist/files/java.sh"));
    Files.copy(HOME.resolve("supply/audit.mjs"), folder.resolve("supply/audit.mjs"));
    Files.writeString(
        folder.resolve("app/target/horda-java.cdx.json"),
        """
        {"components":[
          {"group":"org.b","name":"b","purl":"pkg:maven/org.b/b@2.0?type=jar"},
          {"group":"horda","name":"horda-engine","purl":"pkg:maven/horda/horda-engine@1?type=jar"},
          {"group":"org.a","name":"a","purl":"pkg:maven/org.a/a@1.0?type=jar"}]}
        """);
    npm("echo '{\"vulnerabilities\":{}}'");
  }

  @AfterEach
  void close() {
    database.stop(0);
  }

  private void npm(String body) throws IOException {
    Path file = folder.resolve("bin/npm");
    Files.writeString(file, "#!/bin/bash\n" + body + "\n");
    assertThat(file.toFile().setExecutable(true)).isTrue();
  }

  /// The launcher builds with this Node, so that it is there whenever it runs the tests.
  private static String path() {
    String pinned = HOME.resolve("target/node/node_modules/.bin").toString();
    String path = pinned + File.pathSeparator + System.getenv("PATH");
    assertThat(Stream.of(path.split(File.pathSeparator)).map(dir -> Path.of(dir, "node")))
        .anyMatch(Files::isExecutable);
    return path;
  }

  private Done audit() throws IOException, InterruptedException {
    ProcessBuilder builder =
        new ProcessBuilder("bash", "horda", "audit").directory(folder.toFile());
    var environment = builder.environment();
    environment.put("PATH", folder.resolve("bin") + File.pathSeparator + path());
    environment.put("JAVA_HOME", System.getProperty("java.home"));
    environment.put("HORDA_BUILDING", "1");
    environment.put("HORDA_NO_INSTALL", "1");
    environment.put("HORDA_OSV", "http://127.0.0.1:" + database.getAddress().getPort() + "/query");
    environment.keySet().removeIf(name -> name.toLowerCase(Locale.ROOT).endsWith("_proxy"));
    Process process = builder.redirectErrorStream(true).start();
    process.getOutputStream().close();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    return new Done(process.exitValue(), said);
  }

  @Test
  void whereNothingIsKnownItIsSaidHowMuchWasAsked() throws Exception {
    assertThat(audit())
        .isEqualTo(
            new Done(0, "{\"vulnerabilities\":{}}\nJava: 2 libraries, 0 known vulnerabilities.\n"));
    // our own jars are in no database
    assertThat(asked)
        .containsExactly(
            "{\"queries\":[{\"package\":{\"purl\":\"pkg:maven/org.a/a@1.0\"}},"
                + "{\"package\":{\"purl\":\"pkg:maven/org.b/b@2.0\"}}]}");
  }

  @Test
  void aVulnerabilityOfALibraryIsNamedWithTheLibrary() throws Exception {
    answer = SOMETHING_KNOWN;
    Done done = audit();
    assertThat(done.exit()).isEqualTo(1);
    assertThat(done.said())
        .contains("pkg:maven/org.b/b@2.0  GHSA-0000\n", "2 libraries, 1 known vulnerabilities.");
  }

  @Test
  void aVulnerabilityOfThePageCountsAsMuch() throws Exception {
    npm(
        "case \"$*\" in *--json*) echo '{\"vulnerabilities\":{}}' ;; *) echo 'left-pad: low' ;; esac; exit 1");
    Done done = audit();
    assertThat(done.exit()).isEqualTo(1);
    assertThat(done.said()).contains("left-pad: low", "Java: 2 libraries, 0 known");
  }

  @Test
  void whoCouldNotBeAskedIsSaidInOneSentence() throws Exception {
    status = 503;
    Done down = audit();
    assertThat(down.exit()).isEqualTo(2);
    assertThat(down.said())
        .containsOnlyOnce("horda: ")
        .contains("the 2 Java libraries were not checked: try again with network access.");

    status = 200;
    answer = "{\"results\":[{}]}";
    assertThat(audit().exit()).isEqualTo(2);
    answer = "no JSON";
    assertThat(audit().exit()).isEqualTo(2);
    database.stop(0);
    assertThat(audit().exit()).isEqualTo(2);
  }

  @Test
  void withoutTheRegistryThePageIsNotChecked() throws Exception {
    npm("exit 1");
    Done done = audit();
    assertThat(done.exit()).isEqualTo(2);
    assertThat(done.said())
        .contains("so the page's packages were not checked", "Java: 2 libraries, 0 known");
  }

  @Test
  void whatIsKnownWeighsMoreThanWhoCouldNotBeAsked() throws Exception {
    npm("exit 1");
    answer = SOMETHING_KNOWN;
    assertThat(audit().exit()).isEqualTo(1);
  }
}
