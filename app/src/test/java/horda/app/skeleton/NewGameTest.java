package horda.app.skeleton;

import static org.assertj.core.api.Assertions.assertThat;

import horda.app.Ran;
import horda.app.SourceTree;
import horda.engine.Game;
import horda.engine.GameBox;
import horda.engine.Seed;
import horda.engine.State;
import horda.lab.Simulation;
import horda.lab.SimulationPlan;
import horda.lab.fuzz.FuzzSuite;
import horda.lab.scenario.ScenarioSuite;
import horda.lab.text.TextCheck;
import horda.wire.Language;
import horda.wire.Shelf;
import java.io.IOException;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// `./horda new-game`: what it makes builds against the engine of today, and plays.
class NewGameTest {
  private static final String ID = "mall-rats";
  private static final List<String> POMS =
      List.of("pom.xml", "app/pom.xml", "benchmarks/pom.xml", "spark/pom.xml");

  @TempDir private Path root;

  @Test
  void aNewGameIsNamedInEveryPomBesideTheExample() throws IOException {
    make();

    assertThat(Files.readString(root.resolve("pom.xml")))
        .contains("<module>games/mall-rats</module>");
    for (String pom : POMS) {
      assertThat(Files.readString(root.resolve(pom)))
          .as(pom)
          .containsOnlyOnce("<artifactId>horda-mall-rats</artifactId>")
          .containsOnlyOnce("<artifactId>horda-six-nights</artifactId>");
    }
  }

  @Test
  void aNewGameBuildsAndPlays() throws IOException {
    List<Path> made = make();
    assertThat(made).allSatisfy(file -> assertThat(Files.readString(file)).doesNotContain("__"));
    Path classes = Files.createDirectories(root.resolve("classes"));
    compile(made, classes);

    try (URLClassLoader loader = new URLClassLoader(urls(classes), getClass().getClassLoader())) {
      Shelf shelf = Shelf.of(box(loader));
      play(shelf.game(ID));
      TextCheck texts = new TextCheck(shelf, ID);
      assertThat(texts.differencesOfLanguages()).isEmpty();
      assertThat(texts.poorEvents(Language.EN)).isEmpty();
    }
  }

  private <S extends State> void play(Game<S> game) {
    SimulationPlan plan = SimulationPlan.of(3, 40, Seed.of(1)).withBots(List.of("steady"));
    assertThat(Simulation.run(game, plan).games()).isEqualTo(40);
    FuzzSuite.check(game, 400, Seed.of(1));
    ScenarioSuite scenarios =
        ScenarioSuite.of(game, folder().resolve("src/test/resources/scenarios"));
    assertThat(scenarios.files())
        .isNotEmpty()
        .allSatisfy(file -> assertThat(scenarios.failure(file)).isEmpty());
  }

  @ParameterizedTest
  @CsvSource({"mall-rats, mallrats, MallRats, Mall Rats, MAL", "x-2-y, x2y, X2Y, X 2 Y, X2Y"})
  void aNameIsSpeltAsFilesClassesPeopleAndRulesNeedIt(
      String id, String packageName, String className, String title, String prefix) {
    GameName name = new GameName(id);

    assertThat(name.isGood()).isTrue();
    assertThat(List.of(name.packageName(), name.className(), name.title(), name.rulePrefix()))
        .containsExactly(packageName, className, title, prefix);
  }

  @ParameterizedTest
  @ValueSource(strings = {"My-Game", "my_game", "-game", "my--game", "ab", "../game", "1game"})
  void aNameThatFilesOrClassesCannotHaveIsRefused(String id) {
    Ran ran = Ran.of("new-game", "--", id);

    assertThat(ran.exit()).isNotZero();
    assertThat(ran.err()).contains("A game is named with small letters");
  }

  @Test
  void aGameThatIsThereAlreadyIsLeftAlone() {
    Ran ran = Ran.of("new-game", "six-nights");

    assertThat(ran.exit()).isNotZero();
    assertThat(ran.err()).contains("There is a game 'six-nights' already.");
  }

  private Path folder() {
    return root.resolve("games").resolve(ID);
  }

  /// In a copy of what it needs of the project.
  private List<Path> make() throws IOException {
    Path project = SourceTree.root();
    try (Stream<Path> templates = Files.walk(project.resolve("app/src/skeleton"))) {
      for (Path file : templates.filter(Files::isRegularFile).toList()) {
        copy(project, file);
      }
    }
    for (String pom : POMS) {
      copy(project, project.resolve(pom));
    }
    return new Skeleton(root, new GameName(ID)).make();
  }

  private void copy(Path project, Path file) throws IOException {
    Path target = root.resolve(project.relativize(file));
    Files.createDirectories(target.getParent());
    Files.copy(file, target);
  }

  private static void compile(List<Path> made, Path into) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    List<Path> sources =
        made.stream()
            .filter(file -> file.toString().contains("src/main/java"))
            .filter(file -> file.toString().endsWith(".java"))
            .toList();
    List<String> options =
        List.of(
            "-d",
            into.toString(),
            "-classpath",
            System.getProperty("java.class.path"),
            "-processorpath",
            SourceTree.root().resolve("shape/target/classes").toString());
    StringWriter said = new StringWriter();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      boolean built =
          compiler
              .getTask(said, files, null, options, null, files.getJavaFileObjectsFromPaths(sources))
              .call();
      assertThat(built).as(said.toString()).isTrue();
    }
  }

  private URL[] urls(Path classes) throws IOException {
    return new URL[] {
      classes.toUri().toURL(), folder().resolve("src/main/resources").toUri().toURL()
    };
  }

  private static GameBox box(ClassLoader loader) {
    return ServiceLoader.load(GameBox.class, loader).stream()
        .filter(box -> box.type().getClassLoader() == loader)
        .findFirst()
        .orElseThrow()
        .get();
  }
}
