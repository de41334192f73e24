package horda.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import horda.browser.build.Compile;
import horda.browser.build.GameFiles;
import horda.browser.build.PlainJson;
import horda.browser.build.Shrink;
import horda.wire.Json;
import horda.wire.Shelf;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The compiled engine plays every game as the JVM does. `-Dnear.games=10000 -Dnear.search=100`
/// makes the large run; it prints how fast each was, in the same run.
class SameEverywhereTest {
  /// Whether these tests alone were asked for: in a full run they have to be quick.
  private static final boolean WHOLE = System.getenv("HORDA_NEAR_WHOLE") != null;

  private static final int GAMES = Integer.getInteger("near.games", 12);
  private static final int SEARCHED = Integer.getInteger("near.search", 1);

  /// Decisions of a game that search plays; 0: all.
  private static final int SEARCH_DECISIONS = Integer.getInteger("near.decisions", 12);

  private static final Path HOME = Path.of(System.getProperty("horda.home")).toAbsolutePath();
  private static final Path MADE = HOME.resolve("browser/target/house");
  private static final Shelf SHELF = Shelf.standard();

  /// As it is put on hosts, where `wasm-opt` has been fetched.
  private static Path wasm = MADE;

  @TempDir private Path folder;

  private record Call(String name, String game, String players, int from, int games, int most) {
    String onJvm() {
      return Probe.play(SHELF, game, players, from, games, most);
    }
  }

  @BeforeAll
  static void compile() throws IOException {
    Compile.all(MADE, WHOLE ? List.of(Compile.Target.values()) : List.of(Compile.Target.WASM));
    wasm = Shrink.of(Compile.to(MADE, Compile.Target.WASM));
    Path unused = Compile.loader(MADE);
  }

  @Test
  void webAssemblyInChromiumPlaysAsTheJvm() throws IOException, InterruptedException {
    assumeTrue(System.getenv("HORDA_CHROMIUM") != null, "there is no Chromium");
    compare(wasm.getFileName().toString(), true);
  }

  @Test
  void javaScriptInNodePlaysAsTheJvm() throws IOException, InterruptedException {
    assumeTrue(WHOLE, "JavaScript is compiled with HORDA_NEAR_WHOLE=1 only: it takes long");
    compare("house.js", false);
  }

  private void compare(String program, boolean search) throws IOException, InterruptedException {
    ObjectNode work = Json.object();
    ObjectNode files = work.putObject("files");
    GameFiles.all().forEach(files::set);
    ArrayNode calls = work.putArray("calls");
    List<Call> plays = new ArrayList<>();
    for (String game : SHELF.ids()) {
      plays.add(new Call("random games", game, "random", 0, GAMES, 0));
      if (search) {
        plays.add(new Call("search", game, "search-30", 0, SEARCHED, SEARCH_DECISIONS));
      }
    }
    for (Call call : plays) {
      ArrayNode one = calls.addArray().add("probe").add(call.game()).add(call.players());
      one.add(call.from()).add(call.games()).add(call.most());
    }
    List<Path> goldens = goldens();
    for (Path golden : goldens) {
      String json = PlainJson.of(golden.toString(), Files.readString(golden));
      calls.addArray().add("golden").add(json);
    }
    List<JsonNode> answers = run(program, Json.line(work));
    for (int i = 0; i < plays.size(); i++) {
      Call call = plays.get(i);
      long start = System.nanoTime();
      String expected = call.onJvm();
      long jvm = Math.max(1, (System.nanoTime() - start) / 1_000_000);
      JsonNode answer = answers.get(i);
      speeds(program, call, expected, jvm, Math.max(1, answer.get("ms").intValue()));
      assertThat(answer.get("said").asString())
          .as("%s of %s as %s", call.name(), call.game(), program)
          .isEqualTo(expected);
    }
    for (int i = 0; i < goldens.size(); i++) {
      String said = answers.get(plays.size() + i).get("said").asString();
      long steps =
          Files.readString(goldens.get(i)).lines().filter(l -> l.contains("- {n: ")).count();
      assertThat(said).as("%s as %s", goldens.get(i), program).isEqualTo(Long.toString(steps));
    }
  }

  /// Search makes the same rounds for each decision, so the ratio is that of its rounds as well.
  private static void speeds(String program, Call call, String said, long jvm, long there) {
    long decisions = Long.parseLong(said.substring(0, said.indexOf(' ')));
    System.out.printf(
        "%s, %s of %s: %,d decisions, on the JVM %,d a second, there %,d, ratio %.2f%n",
        program,
        call.name(),
        call.game(),
        decisions,
        1000 * decisions / jvm,
        1000 * decisions / there,
        (double) jvm / there);
  }

  /// All that are written down a line a step.
  private static List<Path> goldens() throws IOException {
    try (Stream<Path> found = Files.walk(HOME.resolve("games"))) {
      List<Path> goldens =
          found
              .filter(path -> path.toString().contains("src/test/resources/golden"))
              .filter(path -> path.toString().endsWith(".yaml"))
              .sorted()
              .toList();
      assertThat(goldens).hasSizeGreaterThan(20);
      return goldens;
    }
  }

  private List<JsonNode> run(String program, String work) throws IOException, InterruptedException {
    Path script = folder.resolve("probe.mjs");
    try (InputStream in =
        Objects.requireNonNull(SameEverywhereTest.class.getResourceAsStream("probe.mjs"))) {
      Files.write(script, in.readAllBytes());
    }
    Path file = folder.resolve("work.json");
    Path out = folder.resolve("out.json");
    Files.writeString(file, work);
    Process node =
        new ProcessBuilder(
                "node",
                script.toString(),
                program,
                MADE.toString(),
                file.toString(),
                HOME.resolve("web").toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .redirectOutput(out.toFile())
            .start();
    assertThat(node.waitFor()).as("exit code of node").isZero();
    String text = Files.readString(out, StandardCharsets.UTF_8);
    return List.copyOf(Json.parse(text).values());
  }
}
