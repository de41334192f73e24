package horda.server.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import horda.bots.Bot;
import horda.bots.GreedyBot;
import horda.bots.Position;
import horda.bots.RandomBot;
import horda.engine.Chance;
import horda.engine.Game;
import horda.engine.Match;
import horda.engine.Question;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.engine.State;
import horda.server.client.Caller;
import horda.server.house.Alarms;
import horda.server.house.House;
import horda.server.http.FrontDoor;
import horda.server.http.Limits;
import horda.server.record.RecordRoutes;
import horda.server.store.Store;
import horda.server.store.Stores;
import horda.wire.Json;
import horda.wire.Prepared;
import horda.wire.SavedGame;
import horda.wire.Shelf;
import horda.wire.TextPen;
import horda.wire.doc.HouseRequest;
import horda.wire.doc.HouseRequest.PartyMember;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/// A campaign over sockets: begun, kept, taken up again, lost and won at real tables.
class CampaignRoutesTest {
  private static final String ROOT = "/api/games/rue-morgue/campaigns";
  private static final int PATIENCE = 1_500;

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
    List<FrontDoor.Annex> annexes =
        List.of(new CampaignRoutes(house, 10_000, 10_000), new RecordRoutes(house));
    door = FrontDoor.open(house, settings, annexes);
    caller = new Caller(HttpClient.newHttpClient(), URI.create("http://127.0.0.1:" + door.port()));
  }

  @AfterAll
  static void close() {
    door.close();
    house.close();
    store.close();
  }

  private static JsonNode post(String path, HouseRequest body) {
    Caller.HttpReply reply = caller.post(path, TextPen.of(body));
    assertThat(reply.status()).as("%s", reply.body()).isEqualTo(200);
    return reply.body();
  }

  private static JsonNode begin(String name, String text) {
    return post(
        ROOT + "/begin",
        new HouseRequest.BeginCampaign(name, text, Map.of("difficulty", "easier")));
  }

  private static Prepared run(JsonNode camp) {
    return new Prepared(Json.line(camp.get("run")));
  }

  /// The first six who live, each with what they hold.
  private static List<PartyMember> party(JsonNode camp) {
    List<PartyMember> party = new ArrayList<>();
    for (JsonNode one : camp.get("people")) {
      if (!one.get("gone").booleanValue() && party.size() < 6) {
        List<String> things = new ArrayList<>();
        one.get("things").forEach(thing -> things.add(thing.stringValue()));
        party.add(new PartyMember(one.get("who").stringValue(), things));
      }
    }
    return party;
  }

  private static Map<String, String> setOut(JsonNode camp) {
    JsonNode told = post(ROOT + "/set-out", new HouseRequest.SetOut(run(camp), party(camp)));
    Map<String, String> options = new TreeMap<>();
    told.get("options")
        .properties()
        .forEach(option -> options.put(option.getKey(), option.getValue().stringValue()));
    return options;
  }

  /// A finished table with these options, as somebody would have played it.
  private static String played(Map<String, String> options, boolean won) {
    return played(house.shelf().game("rue-morgue"), options, won);
  }

  private static <S extends State> String played(
      Game<S> game, Map<String, String> options, boolean won) {
    for (long seed = 1; seed < 60; seed++) {
      Match<S> match = new Match<>(game, Setup.of(game, 1, options, Seed.of(seed)));
      Chance chance = new Chance(Seed.of(7));
      Bot<S> bot = won ? new GreedyBot<>(game, chance) : new RandomBot<>(chance);
      for (int n = 0; match.outcome() == null && n < PATIENCE; n++) {
        Question<S> asked = java.util.Objects.requireNonNull(match.question());
        match.answer(0, bot.choose(Position.of(game, match.state(), asked, 0)));
      }
      if (match.outcome() != null && match.outcome().teamWon() == won) {
        SavedGame saved = SavedGame.of(house.shelf(), match, List.of("Ana"));
        Prepared file = new Prepared(saved.text());
        return post("/api/import", new HouseRequest.Import(file, null, null))
            .get("table")
            .stringValue();
      }
    }
    throw new AssertionError("no such game was found");
  }

  private static JsonNode next(JsonNode camp, boolean won) {
    String table = played(setOut(camp), won);
    return post(ROOT + "/come-back", new HouseRequest.ComeBack(run(camp), table));
  }

  /// Six times the first mission, on the way up; a lost one ends it.
  private static String ladder() {
    StringBuilder text =
        new StringBuilder(
            "id: L\n"
                + "title: {en: Ladder, es: Escalera}\n"
                + "story: {en: Up., es: Arriba.}\n"
                + "city: {places: [{id: here, title: {en: Here, es: Aquí}, at: [50, 50]}]}\n"
                + "fallen: down\n"
                + "endings:\n"
                + "  - {id: top, won: yes, title: {en: Top, es: Cima}, story: {en: Up., es: Ya.}}\n"
                + "  - {id: down, won: no, title: {en: Down, es: Abajo}, story: {en: No., es:"
                + " No.}}\n"
                + "chapters:\n");
    for (int n = 1; n <= 6; n++) {
      text.append(
          """
            - {id: step-%d, title: {en: Step, es: Paso}, place: here, table: {mission: t1},
               before: {en: Go., es: Va.},
               won: {after: {en: Yes., es: Sí.}, to: %s, heal: 1},
               lost: {after: {en: No., es: No.}, to: down}}
          """
              .formatted(n, n == 6 ? "top" : "step-" + (n + 1)));
    }
    return text.toString();
  }

  @Test
  void theShippedOnesAreToldInBothLanguages() {
    // when
    JsonNode english = caller.get(ROOT + "?lang=en").body().get("campaigns").get(0);
    JsonNode spanish = caller.get(ROOT + "?lang=es").body().get("campaigns").get(0);

    // then
    assertThat(english.get("name").stringValue()).isEqualTo("long-night");
    assertThat(english.get("title").stringValue()).isEqualTo("The Long Night");
    assertThat(spanish.get("title").stringValue()).isEqualTo("La noche larga");
    assertThat(english.get("chapters").intValue()).isEqualTo(8);
  }

  @Test
  void aShippedOneCanBeChangedAndChecked() {
    // given
    JsonNode shipped = caller.get(ROOT + "/plans/long-night?lang=es").body();
    String text = shipped.get("text").stringValue();

    // when
    JsonNode same = caller.post(ROOT + "/check", Json.line(Json.object().put("text", text))).body();
    String broken = text.replace("mission: t1", "mission: t9");
    JsonNode wrong =
        caller.post(ROOT + "/check?lang=es", Json.line(Json.object().put("text", broken))).body();

    // then
    assertThat(shipped.get("sound").booleanValue()).isTrue();
    assertThat(same.get("sound").booleanValue()).isTrue();
    assertThat(text.lines().count()).isGreaterThan(80);
    assertThat(wrong.get("sound").booleanValue()).isFalse();
    assertThat(wrong.get("faults").get(0).get("text").stringValue())
        .isEqualTo("No existe la misión 't9'.");
    assertThat(wrong.get("faults").get(0).get("line").intValue()).isPositive();
  }

  @Test
  void isBegunLostAndGoesOnElsewhereWithItsDead() {
    // given: a mission lost at a real table
    JsonNode camp = begin("long-night", null);
    assertThat(camp.get("stop").stringValue()).isEqualTo("first-steps");
    JsonNode after = next(camp, false);

    // when: what was kept is all that another house needs
    String kept = Json.line(after.get("run"));
    JsonNode resumed = post(ROOT + "/camp?lang=es", new HouseRequest.TellCamp(new Prepared(kept)));

    // then
    assertThat(resumed.get("stop").stringValue()).isEqualTo("lights");
    assertThat(resumed.get("state").stringValue()).isEqualTo("on");
    assertThat(resumed.get("people")).anyMatch(one -> one.get("gone").booleanValue());
    assertThat(resumed.get("title").stringValue()).isEqualTo("La noche larga");
    assertThat(setOut(resumed))
        .containsEntry("mission", "c62")
        .containsEntry("difficulty", "easier");
  }

  @Test
  void isWonInSixMissions() {
    // given
    JsonNode camp = begin(null, ladder());

    // when
    for (int n = 1; n <= 6; n++) {
      assertThat(camp.get("stop").stringValue()).isEqualTo("step-" + n);
      camp = next(camp, true);
    }

    // then: experience and cards came along
    assertThat(camp.get("state").stringValue()).isEqualTo("won");
    assertThat(camp.get("stop").stringValue()).isEqualTo("top");
    assertThat(camp.get("run").get("legs")).hasSize(6);
    JsonNode last = camp.get("run").get("legs").get(5).get("out").get(0);
    assertThat(last.get("things")).isNotEmpty();
    assertThat(camp.get("people").get(0).get("numbers").get("missions").intValue()).isEqualTo(6);
  }

  @Test
  void endsWhereTheLostBranchSays() {
    // when
    JsonNode camp = next(begin(null, ladder()), false);

    // then
    assertThat(camp.get("state").stringValue()).isEqualTo("lost");
    assertThat(camp.get("stop").stringValue()).isEqualTo("down");
  }

  @Test
  void onlyTheTableOfThisChapterIsTakenOver() {
    // given
    JsonNode camp = begin(null, ladder());
    String table = played(setOut(camp), true);
    JsonNode other = begin(null, ladder());

    // when
    Caller.HttpReply strange =
        caller.post(ROOT + "/come-back", TextPen.of(new HouseRequest.ComeBack(run(other), table)));
    JsonNode once = post(ROOT + "/come-back", new HouseRequest.ComeBack(run(camp), table));
    Caller.HttpReply twice =
        caller.post(ROOT + "/come-back", TextPen.of(new HouseRequest.ComeBack(run(once), table)));

    // then
    assertThat(strange.status()).isEqualTo(400);
    assertThat(twice.status()).isEqualTo(400);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "six-nights | {} | 404",
        "rue-morgue | {\"\"run\"\": 3} | 400",
        "rue-morgue | [] | 400",
        "rue-morgue | {\"\"run\"\": {\"\"file\"\": \"\"letter\"\"}} | 400",
      })
  void whatIsNoCampaignIsRefused(String game, String body, int status) {
    assertThat(
            caller
                .post("/api/games/" + game + "/campaigns/camp", body.replace("\"\"", "\""))
                .status())
        .isIn(status, 400);
  }
}
