package horda.server.record;

import static org.assertj.core.api.Assertions.assertThat;

import horda.engine.Seed;
import horda.server.client.Caller;
import horda.server.client.Guest;
import horda.server.house.Alarms;
import horda.server.house.House;
import horda.server.http.FrontDoor;
import horda.server.store.Store;
import horda.server.store.Stores;
import horda.wire.Json;
import horda.wire.Language;
import horda.wire.SavedGame;
import horda.wire.Shelf;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

class RecordRoutesTest {
  private static final Shelf SHELF = Shelf.standard();
  private static final String CITY = "city-of-horror";

  private static final SavedGame RUNNING_CITY = running();

  @TempDir static Path folder;

  private static Store store;
  private static House house;
  private static FrontDoor door;
  private static Caller caller;

  @BeforeAll
  static void open() {
    store = Stores.open(folder.resolve("house.db").toString());
    house = new House(SHELF, store, Alarms.real());
    door = FrontDoor.open(house, FrontDoor.Settings.loopback(0), List.of(new RecordRoutes(house)));
    caller = new Caller(HttpClient.newHttpClient(), URI.create("http://127.0.0.1:" + door.port()));
  }

  @AfterAll
  static void close() {
    door.close();
    house.close();
    store.close();
  }

  @Test
  void aFinishedGameCanBeWatchedThroughAnyEyes() {
    // given
    SavedGame saved = over(CITY);

    // when
    JsonNode made = caller.post("/api/import", saved.text()).body();

    // then
    assertThat(made.get("status").stringValue()).isEqualTo("over");
    String record = "/api/tables/" + made.get("table").stringValue() + "/record";
    for (int eyes = -1; eyes < 3; eyes++) {
      JsonNode recording = caller.post(record, "{\"eyes\":" + eyes + "}").body();
      assertThat(recording.get("seat").intValue()).isEqualTo(eyes);
      assertThat(recording.get("seed").stringValue()).isEqualTo(saved.seed().toString());
      assertThat(recording.get("table").get("status").stringValue()).isEqualTo("over");
      assertThat(recording.get("names").get(1).stringValue()).isEqualTo("Ben");
    }
  }

  @Test
  void whatWasImportedComesOutAgainAsItWas() {
    SavedGame saved = over("cards-of-the-dead");
    String table = caller.post("/api/import", saved.text()).body().get("table").stringValue();

    Caller.HttpReply told = caller.get("/api/tables/" + table + "/saved");

    assertThat(told.whole().headers().firstValue("Content-Disposition").orElse(""))
        .startsWith("attachment");
    assertThat(SavedGame.parse(told.whole().body())).isEqualTo(saved);
  }

  @Test
  void aRunningGameCanBePlayedOn() {
    SavedGame saved = RUNNING_CITY;

    JsonNode made = caller.post("/api/import", saved.text()).body();

    assertThat(made.get("status").stringValue()).isEqualTo("playing");
    assertThat(made.get("seats").size()).isEqualTo(3);
    try (Guest guest = sit(made, awaited(saved))) {
      int turn = guest.number("turn");
      guest.answer(awaited(saved), guest.options().getFirst()).join();
      guest.await(g -> g.number("turn") > turn || g.over());
    }
  }

  @Test
  void whoImportsMaySayWhoSitsWhere() {
    SavedGame saved = RUNNING_CITY;
    ObjectNode body = Json.object();
    body.set("saved", saved.json());

    // asked first, when the page wants to ask
    assertThat(caller.post("/api/import", Json.line(body.deepCopy().put("ask", true))).code())
        .isEqualTo("seats-wanted");

    // then told
    body.putArray("seats")
        .add(Json.object().put("kind", "here").put("name", "Zoe"))
        .add(Json.object().put("kind", "open"))
        .add(Json.object().put("kind", "bot").put("bot", "greedy").put("name", "Max"));
    JsonNode made = caller.post("/api/import", Json.line(body)).body();

    assertThat(made.get("seats").size()).isEqualTo(1);
    JsonNode seats =
        caller.get("/api/tables/" + made.get("table").stringValue()).body().get("seats");
    assertThat(seats.get(0).get("name").stringValue()).isEqualTo("Zoe");
    assertThat(seats.get(1).get("kind").stringValue()).isEqualTo("open");
    assertThat(seats.get(2).get("kind").stringValue()).isEqualTo("bot");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {                                | save      | This is no saved game.
          []                               | save      | This is no saved game
          {"format":1,"frames":[]}         | recording | recording of what somebody saw
          {"format":99}                    | save      | newer version
          {"format":1,"game":"x"}          | save      | This is no saved game: 'revision'
          """)
  void badFilesAreRefusedWithASentence(String body, String code, String words) {
    Caller.HttpReply told = caller.post("/api/import", body);

    assertThat(told.status()).isEqualTo(400);
    assertThat(told.code()).isEqualTo(code);
    assertThat(told.body().get("error").get("text").stringValue()).contains(words);
  }

  @Test
  void anAnswerThatDoesNotFitIsNamed() {
    SavedGame saved = RUNNING_CITY;
    ObjectNode bent = saved.json();
    ((ObjectNode) bent.get("log").get(2)).put("option", "fly");

    Caller.HttpReply told = caller.post("/api/import", Json.line(bent));

    assertThat(told.body().get("error").get("text").stringValue()).contains("Answer 3", "'fly'");
  }

  @Test
  void aHugeFileIsRefused() {
    assertThat(caller.post("/api/import", " ".repeat((4 << 20) + 1)).code()).isEqualTo("too-large");
  }

  @Test
  void aGameOfOlderRulesSaysSo() {
    ObjectNode old = over("cards-of-the-dead").json();
    int now = old.get("revision").intValue();
    old.put("revision", now - 1);

    String table = caller.post("/api/import", Json.line(old)).body().get("table").stringValue();

    assertThat(caller.get("/api/tables/" + table).body().get("remark").stringValue())
        .contains("revision " + (now - 1));
  }

  @Test
  void aRunningGameKeepsItsSeedAndEverybodyTheirOwnEyes() {
    JsonNode made = caller.post("/api/tables", newTable()).body();
    String table = "/api/tables/" + made.get("table").stringValue();
    String token = made.get("seats").get(1).get("token").stringValue();

    Caller.HttpReply saved = caller.get(table + "/saved");
    Caller.HttpReply other =
        caller.post(table + "/record?lang=es", "{\"token\":\"" + token + "\",\"eyes\":0}");
    JsonNode own = caller.post(table + "/record", "{\"token\":\"" + token + "\"}").body();
    JsonNode nobody = caller.post(table + "/record", "{\"token\":\"nonsense\"}").body();

    assertThat(saved.status()).isEqualTo(409);
    assertThat(other.status()).isEqualTo(409);
    assertThat(other.body().get("error").get("text").stringValue())
        .isEqualTo("La partida aún no ha terminado.");
    assertThat(own.get("seat").intValue()).isEqualTo(1);
    assertThat(nobody.get("seat").intValue()).isEqualTo(-1);
    assertThat(own.has("seed")).isFalse();
    assertThat(own.get("table").has("seed")).isFalse();
  }

  @Test
  void whoPlaysAloneTakesTheGameElsewhereAndItsTableIsClosed() {
    // given: one person at two seats, and a bot
    String here = "{\"kind\":\"here\",\"name\":\"%s\"}";
    JsonNode made = madeWith(here.formatted("Ana"), here.formatted("Ben"), BOT);
    String table = "/api/tables/" + made.get("table").stringValue();

    // when
    Caller.HttpReply taken = caller.post(table + "/take", tokens(made, 0, 1));

    // then
    SavedGame saved = SavedGame.parse(taken.whole().body());
    assertThat(saved.game()).isEqualTo(CITY);
    assertThat(saved.seed()).isEqualTo(Seed.of(11));
    assertThat(caller.get(table).body().get("status").stringValue()).isEqualTo("over");
    assertThat(caller.post("/api/import", saved.text()).body().get("status").stringValue())
        .isEqualTo("playing");
  }

  @Test
  void nobodyTakesAGameInWhichOthersPlayOrMay() {
    String here = "{\"kind\":\"here\",\"name\":\"%s\"}";
    JsonNode two = madeWith(here.formatted("Ana"), here.formatted("Ben"), BOT);
    JsonNode open = madeWith(here.formatted("Ana"), BOT, "{\"kind\":\"open\"}");
    String table = "/api/tables/" + two.get("table").stringValue();

    assertThat(caller.post(table + "/take", tokens(two, 0)).code()).isEqualTo("not-alone");
    assertThat(caller.post(table + "/take", "{\"tokens\":[]}").code()).isEqualTo("not-alone");
    assertThat(
            caller
                .post(table + "/take", tokens(two, 0, 1).replace(two.get("host").asString(), "x"))
                .code())
        .isEqualTo("host");
    assertThat(caller.post(table + "/take", "{\"tokens\":[1]}").code()).isEqualTo("form");
    assertThat(
            caller
                .post("/api/tables/" + open.get("table").stringValue() + "/take", tokens(open, 0))
                .code())
        .isEqualTo("not-alone");
    assertThat(caller.get(table).body().get("status").stringValue()).isEqualTo("playing");
  }

  private static final String BOT = "{\"kind\":\"bot\",\"bot\":\"steady\"}";

  private static JsonNode madeWith(String... seats) {
    String wish =
        "{\"game\":\"city-of-horror\",\"seed\":\"11\",\"seats\":[" + String.join(",", seats) + "]}";
    return caller.post("/api/tables", wish).body();
  }

  /// The host's token, and those of some seats.
  private static String tokens(JsonNode made, int... seats) {
    ObjectNode wish = Json.object();
    var tokens = wish.putArray("tokens").add(made.get("host").stringValue());
    for (int seat : seats) {
      tokens.add(made.get("seats").get(seat).get("token").stringValue());
    }
    return Json.line(wish);
  }

  @Test
  void atALiveTableNobodyIsToldMoreThanTheirLineCarried() {
    // given: three people at three browsers and somebody who looks on, playing at random
    JsonNode made = caller.post("/api/tables", newTable()).body();
    String table = made.get("table").stringValue();
    List<Guest> guests = new ArrayList<>();
    guests.add(Guest.at(caller, table, -1, "en"));
    for (int seat = 0; seat < 3; seat++) {
      guests.add(sit(made, seat));
    }
    Random random = new Random(4);
    for (int i = 0; i < 150 && !guests.getFirst().over(); i++) {
      play(guests, random);
    }

    for (int seat = -1; seat < 3; seat++) {
      Guest guest = guests.get(seat + 1);
      String token = seat < 0 ? "" : made.get("seats").get(seat).get("token").stringValue();
      guest.await(Guest::complete);

      // when
      JsonNode recording =
          caller.post("/api/tables/" + table + "/record", "{\"token\":\"" + token + "\"}").body();

      // then: what is still on its way counts, too
      Set<String> texts = texts(recording);
      guest.await(g -> texts.stream().allMatch(carried(g)::contains));
      assertThat(texts).isNotEmpty().allMatch(carried(guest)::contains);
    }
    guests.forEach(Guest::close);
  }

  private static String carried(Guest guest) {
    return String.join("\n", guest.heard());
  }

  private static void play(List<Guest> guests, Random random) {
    for (int seat = 0; seat < 3; seat++) {
      Guest guest = guests.get(seat + 1);
      List<String> options = guest.options();
      if (guest.awaits(seat) && !options.isEmpty()) {
        int turn = guest.number("turn");
        try {
          guest.answer(seat, options.get(random.nextInt(options.size()))).join();
          guest.await(g -> g.number("turn") > turn || !g.awaits(guests.indexOf(g) - 1) || g.over());
        } catch (RuntimeException _) {
          // Somebody was faster: the question is another by now.
        }
      }
    }
  }

  private static Set<String> texts(JsonNode recording) {
    Set<String> all = new HashSet<>();
    for (JsonNode frame : recording.get("frames")) {
      frame
          .path("beats")
          .forEach(beat -> beat.get("log").forEach(event -> all.add(Json.line(event.get("text")))));
      frame.get("log").forEach(event -> all.add(Json.line(event.get("text"))));
      frame.path("said").forEach(said -> all.add(Json.line(said.get("label"))));
    }
    return all;
  }

  private static String newTable() {
    String here = "{\"kind\":\"here\",\"name\":\"%s\"}";
    return "{\"game\":\"city-of-horror\",\"seed\":\"11\",\"seats\":["
        + String.join(",", here.formatted("Ana"), here.formatted("Ben"), here.formatted("Cleo"))
        + "]}";
  }

  private static Guest sit(JsonNode made, int seat) {
    String token = made.get("seats").get(seat).get("token").stringValue();
    return Guest.at(caller, made.get("table").stringValue(), seat, "en", token);
  }

  private static int awaited(SavedGame saved) {
    String record = "/api/tables/";
    JsonNode made = caller.post("/api/import", saved.text()).body();
    JsonNode frames =
        caller.post(record + made.get("table").stringValue() + "/record", "").body().get("frames");
    ObjectNode picture = frames.get(0).get("doc").deepCopy().asObject();
    for (int i = 1; i < frames.size(); i++) {
      frames
          .get(i)
          .path("beats")
          .forEach(beat -> horda.wire.Patch.apply(picture, beat.get("patch")));
      horda.wire.Patch.apply(picture, frames.get(i).get("patch"));
    }
    return picture.get("awaited").get(0).intValue();
  }

  private static SavedGame over(String game) {
    Evening<?> evening = Evening.of(SHELF, game, 3, 7, Language.EN).play(5000);
    assertThat(evening.isOver()).isTrue();
    return evening.saved();
  }

  private static SavedGame running() {
    Evening<?> evening = Evening.of(SHELF, CITY, 3, 6, Language.EN).play(120);
    while (evening.match().state().committed() != 0) {
      evening.play(1);
    }
    assertThat(evening.isOver()).isFalse();
    return evening.saved();
  }
}
