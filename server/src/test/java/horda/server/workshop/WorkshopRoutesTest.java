package horda.server.workshop;

import static org.assertj.core.api.Assertions.assertThat;

import horda.engine.Designed;
import horda.server.client.Caller;
import horda.server.house.Alarms;
import horda.server.house.House;
import horda.server.http.FrontDoor;
import horda.server.http.Limits;
import horda.server.store.Store;
import horda.server.store.Stores;
import horda.wire.Json;
import horda.wire.Shelf;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

class WorkshopRoutesTest {
  private static final String ROOT = "/api/games/rue-morgue/workshop";

  private static final List<Logger> LOUD =
      List.of(Logger.getLogger("org.eclipse.jetty"), Logger.getLogger("io.javalin"));

  private static Store store;
  private static House house;
  private static FrontDoor door;
  private static Caller caller;

  @BeforeAll
  static void open(@TempDir Path folder) throws IOException {
    LOUD.forEach(logger -> logger.setLevel(Level.SEVERE));
    store = Stores.open(folder.resolve("tables.db").toString());
    house = new House(Shelf.standard(), store, Alarms.real());
    FrontDoor.Settings settings = new FrontDoor.Settings("127.0.0.1", 0, Limits.wide(), "test");
    door = FrontDoor.open(house, settings, List.of(new WorkshopRoutes(house, 10_000, 10_000)));
    caller = new Caller(HttpClient.newHttpClient(), URI.create("http://127.0.0.1:" + door.port()));
  }

  @AfterAll
  static void close() {
    door.close();
    house.close();
    store.close();
  }

  private static Caller.HttpReply check(ObjectNode body) {
    return caller.post(ROOT + "/check", Json.line(body));
  }

  private static Caller.HttpReply check(String text) {
    return check(Json.object().put("text", text));
  }

  private static String shipped(String name) {
    return caller.get(ROOT + "/plans/" + name).text("text");
  }

  static List<String> names() {
    return ((Designed<?>) house.shelf().game("rue-morgue")).workshop().names();
  }

  @Test
  void theBenchAndTheShippedPlansAreTold() {
    // when
    JsonNode told = caller.get(ROOT + "?lang=es").body();

    // then
    assertThat(told.get("plans")).hasSize(16);
    assertThat(told.get("plans").get(0).get("name").stringValue()).isEqualTo("t1");
    assertThat(told.get("plans").get(0).get("title").stringValue()).isNotBlank();
    assertThat(told.get("bench").get("tiles")).hasSize(18);
  }

  @Test
  void theHouseSaysWhichGamesHaveOne() {
    for (JsonNode game : caller.get("/api/house").body().get("games")) {
      assertThat(game.get("workshop").booleanValue())
          .isEqualTo(game.get("id").stringValue().equals("rue-morgue"));
    }
  }

  @ParameterizedTest
  @MethodSource("names")
  void aShippedPlanIsSoundAndComesBackEqualAsTreeAndAsText(String name) {
    // given
    JsonNode first = caller.get(ROOT + "/plans/" + name).body();

    // when
    ObjectNode body = Json.object();
    body.set("plan", first.get("plan"));
    JsonNode asTree = check(body).body();
    JsonNode asText = check(first.get("text").stringValue()).body();

    // then
    assertThat(first.get("sound").booleanValue()).isTrue();
    assertThat(first.get("picture").get("map").get("tiles")).isNotEmpty();
    assertThat(asTree).isEqualTo(first);
    assertThat(asText).isEqualTo(first);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "t1 | 4V] | 4X] | tile-unknown | tiles | There is no tile 4X",
        "t1 | 6V^270 | 6V^45 | tile-turn | tiles | not as in 6V^45",
        "t1 | 6V^270 | 2V^270 | tile-twice | tiles | Tile 2V lies on the board twice",
        "t1 | 6V^270 | 2R^270 | tile-both-sides | tiles | Tile 2V is the other side of 2R",
        "t1 | 6V^270 | 6V^90 | edge-east | tiles/0 | 6V:A and 7V:S1 lie side by side but do not"
            + " fit",
        "t1 | start: [2V:K1] | start: [2V:K9] | zone-unknown | start/0 | Tile 2V has no zone K9",
        "t1 | start: [2V:K1] | start: [street] | spot | start/0 | 'street' names no zone",
        "t1 | start: [2V:K1] | start: [] | start-none | `` | says nowhere where survivors start",
        "t1 | 4V:S2+4V:K1, | 4V:S2+4V:K2, | door-apart | doors/ | 4V:S2+4V:K2 do not touch",
        "t1 | 4V:S2+4V:K1, | 4V:S2+4V:S1, | door-open-ground | doors/ | Nothing parts 4V:S2+4V:S1",
        "t2 | 5R:A+5R:S6, colour: neutral | 5R:A+5R:S6, colour: blue | many-door-blue | doors | 2"
            + " blue doors, and the box has 1.",
        "m06 | kind: crawler, count: 4 | kind: crawler, count: 16 | many-crawler | zombies | 16"
            + " Crawlers",
        "m04 | at: 6V:A, colour: blue | at: 6V:A, colour: pink | door-no-key-blue | doors/ | there"
            + " is no blue Objective",
        "t1 | exits: [7V:P2] | exits: [] | exit-none | goals | A goal asks for the exit",
        "m03 | tents: [7V:P1, | tents: [7V:S1, | tent-place | tents/0 | A tent stands on a paved"
            + " place",
        "t1 | triggers: [4V, 6V] | triggers: [4V, 7V] | trigger-no-rooms | triggers/1 | Tile 7V has"
            + " no rooms",
        "t1 | flies: no | flies: yes | helicopter-lands | helicopter | needs a place to land",
        "t1 | locators: [5, 6] | locators: [5] | locator-missing | spawns | Locator 6 is missing",
        "t1 | at: 2V:K3, colour: red | at: 2V:K1, colour: red | spawn-start | spawns/2 | Survivors"
            + " start in 2V:K1",
        "t1 | at: 4V:S3, colour: red | at: 4V:S3, colour: blue | spawn-sleeps-blue | spawns/1 |"
            + " Nothing ever wakes",
        "m04 | at: 6V:A, colour: blue | at: 1V:C, colour: blue | reach-objective | objectives/ |"
            + " Nobody can ever reach the Objective in 1V:C.",
        "t1 | kind: gather | kind: gathering | unknown-goal | goals/0/kind | There is no goal"
            + " 'gathering'",
        "m03 | {kind: carry, which: red} | {kind: carriers-walk} | deliver-carry | goals/ | add the"
            + " rule carry",
        "pvp1 | mode: competitive | mode: coop | mode-coop | mode | The goal score belongs to"
            + " competitive missions.",
        "t1 | alive: all | alive: most | alive | alive | all, half, none or a number, not 'most'",
        "t1 | alive: all | `` | data-missing | `` | 'alive' is missing",
      })
  void aBrokenPlanIsToldItsFaultAndWhereItIs(
      String name, String old, String replacement, String code, String path, String sentence) {
    // given
    String text = shipped(name);
    assertThat(text).contains(old);

    // when
    JsonNode told = check(text.replace(old, replacement == null ? "" : replacement)).body();

    // then
    assertThat(told.get("sound").booleanValue()).isFalse();
    assertThat(told.get("faults").values())
        .anySatisfy(
            fault -> {
              assertThat(fault.get("code").stringValue()).isEqualTo(code);
              assertThat(fault.get("path").stringValue()).startsWith(path == null ? "" : path);
              assertThat(fault.get("line").intValue()).isPositive();
              assertThat(fault.get("text").stringValue()).contains(sentence);
            });
  }

  @Test
  void faultsAreToldInSpanishToo() {
    // given
    String text = shipped("t1").replace("locators: [5, 6]", "locators: [5]");

    // when
    JsonNode told =
        caller.post(ROOT + "/check?lang=es", Json.line(Json.object().put("text", text))).body();

    // then
    assertThat(told.get("faults").get(0).get("text").stringValue())
        .isEqualTo("Falta el localizador 6: usa los seis o ninguno.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "alive: all | `` | Falta 'alive'.",
        "mode: coop | mood: coop | Aquí no se entiende 'mood'; se conocen id,",
        "difficulty: easy | difficulty: deadly | 'deadly' no es ninguno de estos: easy, medium,"
            + " hard.",
        "minutes: 60 | minutes: an hour | Aquí debe haber un número entero.",
        "start: [2V:K1] | start: 2V:K1 | Aquí debe haber una lista.",
      })
  void whatTheReaderOfTheFileFindsIsToldInSpanishToo(String old, String other, String sentence) {
    // given
    String text = shipped("t1");
    assertThat(text).contains(old);
    ObjectNode body = Json.object().put("text", text.replace(old, other == null ? "" : other));

    // when
    JsonNode told = caller.post(ROOT + "/check?lang=es", Json.line(body)).body();

    // then
    assertThat(told.get("faults").values())
        .anySatisfy(fault -> assertThat(fault.get("text").stringValue()).startsWith(sentence));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "tiles: [a | 1 | cannot be read as a plan: no YAML",
        "a: 1 a: 2: 3 | 1 | cannot be read as a plan: no YAML",
        "a: &x [1] b: *x | 1 | cannot be read",
      })
  void whatIsNoYamlIsAFaultAndNoError(String text, int line, String sentence) {
    // when
    Caller.HttpReply told = check(text);

    // then
    assertThat(told.status()).isEqualTo(200);
    JsonNode fault = told.body().get("faults").get(0);
    assertThat(fault.get("code").stringValue()).isEqualTo("unreadable");
    assertThat(fault.get("line").intValue()).isEqualTo(line);
    assertThat(fault.get("text").stringValue()).contains(sentence);
    assertThat(told.body().has("plan")).isFalse();
  }

  @Test
  void whatIsNoMapIsAFaultToo() {
    assertThat(check("[1, 2]").body().get("sound").booleanValue()).isFalse();
    assertThat(check("").body().get("sound").booleanValue()).isFalse();
    assertThat(check("[".repeat(10_000)).body().get("sound").booleanValue()).isFalse();
  }

  @Test
  void aHugePlanIsTurnedAway() {
    Caller.HttpReply told = check("a: " + "x".repeat(40_000));

    assertThat(told.status()).isEqualTo(400);
    assertThat(told.code()).isEqualTo("too-large");
  }

  @Test
  void aRequestThatIsNoneIsRefused() {
    assertThat(caller.post(ROOT + "/check", "what?").code()).isEqualTo("form");
    assertThat(caller.post(ROOT + "/check", "{}").code()).isEqualTo("form");
    assertThat(caller.post(ROOT + "/check", "{\"plan\":7}").code()).isEqualTo("form");
    assertThat(caller.post(ROOT + "/check", "{\"text\":\"\",\"more\":1}").code()).isEqualTo("form");
  }

  @Test
  void unknownGamesPlansAndWorkshopsAreNotFound() {
    assertThat(caller.get("/api/games/chess/workshop").status()).isEqualTo(404);
    assertThat(caller.get("/api/games/city-of-horror/workshop").code()).isEqualTo("no-workshop");
    assertThat(caller.get("/api/games/city-of-horror/workshop").status()).isEqualTo(404);
    assertThat(caller.get(ROOT + "/plans/t99").code()).isEqualTo("no-plan");
    assertThat(caller.get(ROOT + "/plans/..%2Fcontent").status()).isGreaterThanOrEqualTo(400);
  }

  @Test
  void whoAsksTooOftenWaits() throws IOException {
    // given: a door that lets three in
    FrontDoor.Settings settings = new FrontDoor.Settings("127.0.0.1", 0, Limits.wide(), "test");
    try (FrontDoor narrow =
        FrontDoor.open(house, settings, List.of(new WorkshopRoutes(house, 3, 0.01)))) {
      Caller often =
          new Caller(HttpClient.newHttpClient(), URI.create("http://127.0.0.1:" + narrow.port()));

      // then
      for (int i = 0; i < 3; i++) {
        assertThat(often.get(ROOT + "/plans/t1").status()).isEqualTo(200);
      }
      assertThat(often.get(ROOT + "/plans/t1").status()).isEqualTo(429);
    }
  }

  @Test
  void aSoundPlanCanBePlayedAtOnce() {
    // given
    ObjectNode body = Json.object().put("game", "rue-morgue");
    body.putArray("seats").addObject().put("kind", "here").put("name", "Ana");
    body.putObject("options").put("mission", "own").put("plan", shipped("t1"));

    // when
    Caller.HttpReply made = caller.post("/api/tables", Json.line(body));

    // then
    assertThat(made.status()).isEqualTo(200);
    assertThat(made.text("table")).isNotBlank();
  }

  @Test
  void aBrokenPlanCannotBePlayed() {
    // given
    ObjectNode body = Json.object().put("game", "rue-morgue");
    body.putArray("seats").addObject().put("kind", "here").put("name", "Ana");
    body.putObject("options").put("mission", "own").put("plan", "tiles: []");

    // then
    assertThat(caller.post("/api/tables", Json.line(body)).status()).isEqualTo(400);
  }
}
