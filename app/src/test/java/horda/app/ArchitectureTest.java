package horda.app;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import horda.engine.State;
import horda.wire.Json;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Keeps the arrows between the modules pointing one way.
class ArchitectureTest {

  /// Everything under `horda` that is not one of these is a game.
  private static final Set<String> NOT_GAMES =
      Set.of("shape", "engine", "wire", "bots", "lab", "art", "server", "app", "browser", "dist");

  /// The packages of a game from the bottom up; a game has those that it needs.
  private static final List<String> ROOMS =
      List.of("content", "map", "mission", "state", "rules", "bot", "view", "stage");

  private static final Set<String> REFLECTIVE =
      Set.of(
          "valueToTree",
          "convertValue",
          "treeToValue",
          "readValue",
          "writeValueAsString",
          "writeValueAsBytes",
          "writePOJO",
          "putPOJO",
          "addPOJO",
          "getRecordComponents",
          "getDeclaredFields",
          "getDeclaredMethods");

  /// Functions of `Math` that may be off by a bit or two. `cbrt` is as well, but `Sha256` takes its
  /// first bits only.
  private static final Set<String> INEXACT =
      Set.of(
          "exp", "expm1", "log", "log10", "log1p", "pow", "hypot", "sin", "cos", "tan", "asin",
          "acos", "atan", "atan2", "sinh", "cosh", "tanh");

  private static final JavaClasses HORDA =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("horda");

  @Test
  void everyModuleWithSourcesIsLookedAt() {
    // Without this a module missing from app's class path would pass every rule below.
    assertThat(HORDA.stream().map(ArchitectureTest::house))
        .containsAll(SourceTree.housesWithClasses());
  }

  @Test
  void engineStandsOnTheJdkAlone() {
    check(only("engine", "java..", "horda.engine.."));
  }

  @ParameterizedTest
  @MethodSource("games")
  void gameStandsOnTheEngineAlone(String game) {
    check(only(game, "java..", "horda.engine..", "horda." + game + ".."));
  }

  @Test
  void wireKnowsTheEngineOnly() {
    check(onlyOfHorda("wire", "engine"));
  }

  /// Documents are written by code that the build makes: what reads records by reflection cannot be
  /// compiled for the browser, and is slow.
  @Test
  void nothingOnTheWayFromStateToBytesReadsRecordsByReflection() {
    check(
        noClasses()
            .that(
                resideInAnyPackage(
                    "horda.wire..",
                    "horda.server.table..",
                    "horda.server.house..",
                    "horda.server.view..",
                    "horda.server.http..",
                    "horda.server.record..",
                    "horda.server.workshop..",
                    "horda.server.outside.."))
            .and()
            .doNotBelongToAnyOf(Json.class)
            .should()
            .callMethodWhere(
                DescribedPredicate.describe(
                    "reads or writes a record by reflection",
                    call -> REFLECTIVE.contains(call.getTarget().getName())))
            .orShould()
            .dependOnClassesThat()
            .resideInAPackage("java.lang.reflect.."));
  }

  @Test
  void botsKnowTheEngineOnly() {
    check(onlyOfHorda("bots", "engine"));
  }

  @Test
  void labKnowsBotsWireAndEngine() {
    check(onlyOfHorda("lab", "bots", "wire", "engine"));
  }

  @Test
  void serverKnowsBotsWireAndEngine() {
    check(onlyOfHorda("server", "bots", "wire", "engine"));
  }

  /// What a table is must not depend on how it is kept in memory, shown or reached.
  @Test
  void insideTheServerArrowsPointOneWay() {
    check(inServer("table", "view", "house", "http"));
    check(inServer("view", "house", "http"));
    check(inServer("house", "http"));
  }

  private static ArchRule inServer(String part, String... others) {
    String[] packages =
        Stream.of(others).map(other -> "horda.server." + other + "..").toArray(String[]::new);
    return noClasses()
        .that()
        .resideInAPackage("horda.server." + part + "..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(packages);
  }

  /// Its agenda and its generator are those of a state from its beginning on.
  @Test
  void nobodyButTheStateItselfGivesItAnotherAgendaOrGenerator() {
    for (String field : List.of("agenda", "chance")) {
      check(
          noClasses().that().doNotBelongToAnyOf(State.class).should().setField(State.class, field));
    }
  }

  /// Each package can be read with those below it and without those above.
  @Test
  void noPackagesDependOnEachOtherInACircle() {
    check(slices().matching("horda.(**)").should().beFreeOfCycles());
  }

  /// A game's rules must be readable, and playable, without what bots think of them.
  @ParameterizedTest
  @MethodSource("games")
  void nobodyButTheGameItselfReadsItsBots(String game) {
    check(
        noClasses()
            .that()
            .resideInAPackage("horda." + game + "..")
            .and(not(resideInAnyPackage("horda." + game, "horda." + game + ".bot..")))
            .should()
            .dependOnClassesThat()
            .resideInAPackage("horda." + game + ".bot.."));
  }

  @ParameterizedTest
  @MethodSource("games")
  void theRoomsOfAGameStandOnEachOtherInOneOrder(String game) {
    for (int i = 0; i < ROOMS.size(); i++) {
      String[] above =
          ROOMS.subList(i + 1, ROOMS.size()).stream()
              .map(room -> "horda." + game + "." + room + "..")
              .toArray(String[]::new);
      if (above.length > 0) {
        check(
            noClasses()
                .that()
                .resideInAPackage("horda." + game + "." + ROOMS.get(i) + "..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(above));
      }
    }
  }

  /// Games and their drawings are found as services.
  @ParameterizedTest
  @MethodSource("games")
  void nobodyNamesAGameButItsDrawings(String game) {
    check(
        noClasses()
            .that(not(resideInAnyPackage("horda." + game + "..", "horda.art.*..")))
            .should()
            .dependOnClassesThat()
            .resideInAPackage("horda." + game + ".."));
  }

  @Test
  void artKnowsWireEngineAndGames() {
    check(
        noClasses()
            .that()
            .resideInAPackage("horda.art..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("horda.app..", "horda.server..", "horda.lab..", "horda.bots.."));
  }

  @Test
  void nobodyDependsOnTheApp() {
    check(
        noClasses()
            .that()
            .resideOutsideOfPackage("horda.app..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("horda.app.."));
  }

  /// The same classes are to run in a browser one day, and a game must replay alike on every
  /// machine.
  @ParameterizedTest
  @MethodSource("rulesHouses")
  void rulesTouchNeitherIoNorThreadsNorReflection(String house) {
    check(
        noClasses()
            .that()
            .resideInAPackage("horda." + house + "..")
            .should()
            .dependOnClassesThat(
                resideInAnyPackage(
                        "java.io..",
                        "java.nio.file..",
                        "java.nio.channels..",
                        "java.net..",
                        "java.lang.reflect..",
                        "java.util.concurrent..")
                    .or(among(Thread.class, ThreadLocal.class, Process.class))));
  }

  /// Chance comes from the generator inside the state; the clock has no say in a game.
  @ParameterizedTest
  @MethodSource("rulesHouses")
  void rulesTouchNeitherClockNorForeignDice(String house) {
    check(
        noClasses()
            .that()
            .resideInAPackage("horda." + house + "..")
            .should()
            .dependOnClassesThat(
                resideInAnyPackage("java.time..", "java.security..", "javax.crypto..")
                    .or(among(java.util.Random.class)))
            .orShould()
            .callMethod(Math.class, "random")
            .orShould()
            .callMethod(System.class, "currentTimeMillis")
            .orShould()
            .callMethod(System.class, "nanoTime"));
  }

  /// The last bit of these is the machine's own, and what bots choose may hang on it: `Exp` is
  /// ours. Reading a mission is no play: there it matters only how spawn zones lie around the map.
  @ParameterizedTest
  @MethodSource("botsHouses")
  void nobodyWhoPlaysCountsWithNumbersThatDifferFromMachineToMachine(String house) {
    check(
        noClasses()
            .that()
            .resideInAPackage("horda." + house + "..")
            .and()
            .resideOutsideOfPackage("..mission..")
            .should()
            .callMethodWhere(
                DescribedPredicate.describe(
                    "computes what differs from machine to machine",
                    call ->
                        call.getTargetOwner().isAssignableTo(StrictMath.class)
                            || call.getTargetOwner().isAssignableTo(Math.class)
                                && INEXACT.contains(call.getTarget().getName()))));
  }

  @Test
  void noClassHidesBehindAnEmptyName() {
    check(
        noClasses()
            .should()
            .haveNameMatching(".*(Manager|Helper|Util|Utils)(\\$.*)?")
            .because("a name says what the class does"));
  }

  static Stream<String> games() {
    return SourceTree.houses().stream().filter(house -> !NOT_GAMES.contains(house));
  }

  static Stream<String> botsHouses() {
    return Stream.concat(Stream.of("bots"), rulesHouses());
  }

  static Stream<String> rulesHouses() {
    return Stream.concat(Stream.of("engine"), games());
  }

  private static ArchRule only(String house, String... packages) {
    return classes()
        .that()
        .resideInAPackage("horda." + house + "..")
        .should()
        .onlyDependOnClassesThat(resideInAnyPackage(packages).or(primitiveOrArrayOfOne()));
  }

  /// Third-party libraries are the pom's affair; here only our own packages count.
  private static ArchRule onlyOfHorda(String house, String... others) {
    Set<String> allowed = new TreeSet<>(List.of("horda." + house + ".."));
    for (String other : others) {
      allowed.add("horda." + other + "..");
    }
    return classes()
        .that()
        .resideInAPackage("horda." + house + "..")
        .should()
        .onlyDependOnClassesThat(
            not(resideInAPackage("horda.."))
                .or(resideInAnyPackage(allowed.toArray(String[]::new))));
  }

  private static DescribedPredicate<JavaClass> among(Class<?>... types) {
    Set<String> names = new TreeSet<>();
    for (Class<?> type : types) {
      names.add(type.getName());
    }
    return DescribedPredicate.describe("are among " + names, c -> names.contains(c.getName()));
  }

  private static DescribedPredicate<JavaClass> primitiveOrArrayOfOne() {
    return DescribedPredicate.describe(
        "are primitive", c -> c.getBaseComponentType().isPrimitive());
  }

  private static String house(JavaClass type) {
    return SourceTree.house(type.getPackageName().replace('.', '/'));
  }

  private static void check(ArchRule rule) {
    // A module still without classes breaks no rule; everyModuleWithSourcesIsLookedAt guards the
    // rest.
    rule.allowEmptyShould(true).check(HORDA);
  }
}
