package horda.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import horda.server.client.Caller;
import horda.server.client.Guest;
import horda.wire.Json;
import horda.wire.SavedGame;
import horda.wire.Shelf;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// What a house tells of games that are over, and to whom.
class ResultsTest {
  private static final String THREE =
      "{'game':'flea-market','pace':0,%s'seats':[{'kind':'here','name':'Ana'},"
          + "{'kind':'here','name':'Bo'},{'kind':'bot','bot':'random'}]}";

  private TestHouse house;

  @BeforeEach
  void open() {
    house = TestHouse.open();
  }

  @AfterEach
  void close() {
    house.close();
  }

  private Caller.HttpReply post(String path, String body) {
    return house.caller.post(path, body.replace('\'', '"'));
  }

  private String member(String name) {
    return post("/api/me/new", "{'name':'" + name + "'}").text("token");
  }

  private void claim(String me, TestHouse.Made made, int seat) {
    post(
        "/api/me/claim",
        "{'me':'%s','keys':[{'table':'%s','token':'%s'}]}"
            .formatted(me, made.table(), made.token(seat)));
  }

  /// Ana plays a whole game at a table with these wishes; Bo has left, and a bot plays for him.
  private TestHouse.Made played(String ana, String bo, String wishes) {
    TestHouse.Made made = house.make(THREE.formatted(wishes));
    claim(ana, made, 0);
    claim(bo, made, 1);
    house.sit(made, 1).ask("stand-in", "seat", 1, "bot", "random");
    Guest guest = house.sit(made, 0);
    Random random = new Random(5);
    while (!guest.over()) {
      guest.await(g -> g.over() || g.awaits(0));
      if (!guest.over()) {
        List<String> options = guest.options();
        guest.answer(0, options.get(random.nextInt(options.size()))).join();
      }
    }
    kept(made.table());
    return made;
  }

  /// The result is written aside, soon after the last line.
  private void kept(String table) {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(20);
    while (house.store.paper("result", table).isEmpty() && System.nanoTime() < end) {
      java.util.concurrent.locks.LockSupport.parkNanos(Duration.ofMillis(10).toNanos());
    }
    assertThat(house.store.paper("result", table)).isPresent();
  }

  @Test
  void aGameThatIsOverIsInTheRecordsOfThoseWhoPlayedIt() {
    String ana = member("Ana");
    String bo = member("Bo");
    played(ana, bo, "");

    JsonNode mine = post("/api/me/record", "{'me':'" + ana + "'}").body().at("/games/0");
    JsonNode other = post("/api/me/record", "{'me':'" + bo + "'}").body().at("/games/0");

    assertThat(mine.get("played").intValue()).isEqualTo(1);
    assertThat(mine.at("/levels/0/key").stringValue()).isEqualTo("people");
    // A bot that stands in wins nothing for whoever has left.
    assertThat(other.get("won").intValue()).isZero();
    assertThat(mine.has("rating")).isFalse();
  }

  @Test
  void practiceIsInNoRecord() {
    String ana = member("Ana");
    played(ana, member("Bo"), "'seed':'5',");

    assertThat(post("/api/me/record", "{'me':'" + ana + "'}").body().get("games").size()).isZero();
  }

  @Test
  void aTableWithAGivenSeedIsNotRated() {
    Caller.HttpReply told = post("/api/tables", THREE.formatted("'seed':'5','rated':true,"));

    assertThat(told.status()).isEqualTo(400);
    assertThat(told.body().at("/error/code").stringValue()).isEqualTo("seed");
  }

  @Test
  void aRatedGameIsInTheHallWithTheNamesThatAreShown() {
    String ana = member("Ana");
    String bo = member("Bo");
    played(ana, bo, "'rated':true,");
    post("/api/me/change", "{'me':'" + bo + "','hall':false}");

    Caller.HttpReply told = house.caller.get("/api/hall");

    JsonNode game = told.body().at("/games/0");
    assertThat(game.get("kind").stringValue()).isEqualTo("rating");
    assertThat(game.get("people").size()).isEqualTo(1);
    assertThat(game.at("/people/0/name").stringValue()).isEqualTo("Ana");
    assertThat(game.at("/people/0").has("id")).isFalse();
    assertThat(game.get("hidden").intValue()).isEqualTo(1);
    assertThat(told.body().toString()).doesNotContain("Bo");
    JsonNode rating = post("/api/me/record", "{'me':'" + bo + "'}").body().at("/games/0/rating");
    assertThat(rating.get("games").intValue()).isEqualTo(1);
  }

  @Test
  void aRecordIsShownToOthersOnlyByItsOwner() {
    String ana = member("Ana");
    played(ana, member("Bo"), "");
    String id = post("/api/me", "{'me':'" + ana + "'}").text("id");

    int before = house.caller.get("/api/people/" + id + "/record").status();
    int nobody = house.caller.get("/api/people/aaaaaaaaaaaaaaaa/record").status();
    post("/api/me/change", "{'me':'" + ana + "','record':true}");
    Caller.HttpReply after = house.caller.get("/api/people/" + id + "/record");

    assertThat(List.of(before, nobody)).containsExactly(404, 404);
    assertThat(after.body().get("name").stringValue()).isEqualTo("Ana");
  }

  @Test
  void onlyPublicGamesAreFoundAndOnlyAgreedNames() {
    String ana = member("Ana");
    String bo = member("Bo");
    post("/api/me/change", "{'me':'" + ana + "','research':true}");
    played(ana, bo, "");
    TestHouse.Made made = played(ana, bo, "'public':true,");

    JsonNode all = post("/api/games-over", "{}").body();
    JsonNode hers = post("/api/games-over", "{'words':'àna'}").body();
    JsonNode his = post("/api/games-over", "{'words':'Bo'}").body();

    assertThat(all.size()).isEqualTo(1);
    assertThat(all.at("/0/table").stringValue()).isEqualTo(made.table());
    assertThat(all.at("/0/seats/0/name").stringValue()).isEqualTo("Ana");
    assertThat(all.at("/0/seats/1/name").stringValue()).isEmpty();
    assertThat(hers.size()).isEqualTo(1);
    assertThat(his.size()).isZero();
  }

  @Test
  void aLineOfTheOpenFileCanBePlayedAgain() {
    String ana = member("Ana");
    String bo = member("Bo");
    post("/api/me/change", "{'me':'" + bo + "','research':true}");
    played(ana, bo, "");
    TestHouse.Made made = played(ana, bo, "'public':true,");

    String file = house.caller.get("/api/open-games").whole().body();

    List<String> lines = file.lines().toList();
    assertThat(lines).hasSize(1);
    JsonNode game = Json.parse(lines.getFirst());
    assertThat(game.at("/seats/0/name").stringValue()).isEqualTo("Player 1");
    assertThat(game.at("/seats/1/name").stringValue()).isEqualTo("Bo");
    assertThat(file).doesNotContain(made.table()).doesNotContain("Ana");
    ObjectNode saved = Json.object().put("format", 2);
    for (String field : List.of("game", "revision", "content", "options", "seed", "log")) {
      saved.set(field, game.get(field));
    }
    saved.put("seats", 3).putArray("names");
    assertThat(SavedGame.load(Shelf.standard(), Json.line(saved)).match().isOver()).isTrue();
  }

  @Test
  void whoeverIsDeletedIsForgottenInTheirGamesToo() {
    String ana = member("Ana");
    String bo = member("Bo");
    played(ana, bo, "'rated':true,'public':true,");
    String id = post("/api/me", "{'me':'" + ana + "'}").text("id");

    post("/api/me/delete", "{'me':'" + ana + "'}");

    assertThat(house.disk.papers().toString()).doesNotContain(id);
    JsonNode hall = house.caller.get("/api/hall").body().at("/games/0");
    assertThat(hall.get("hidden").intValue()).isEqualTo(1);
    assertThat(hall.at("/people/0/games").intValue()).isEqualTo(1);
  }
}
