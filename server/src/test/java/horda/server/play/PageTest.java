package horda.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import horda.server.client.Caller;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The page and what it fetches once.
class PageTest {
  private TestHouse house;

  @BeforeEach
  void open() {
    house = TestHouse.open();
  }

  @AfterEach
  void close() {
    house.close();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/",
        "/t/abc",
        "/replay/abc",
        "/rules/x/COD-1",
        "/cards/x",
        "/learn/x",
        "/new/x",
        "/workshop/x",
        "/campaign/x",
        "/me",
        "/hall",
        "/friends",
        "/people/x"
      })
  void itsOwnAddressesGiveThePage(String path) {
    Caller.HttpReply told = house.caller.get(path);
    assertThat(told.status()).isEqualTo(200);
    assertThat(told.whole().body()).contains("a page for tests");
    assertThat(told.whole().headers().firstValue("cache-control")).hasValue("no-cache");
  }

  @Test
  void hashedFilesAreKeptForEverAndPacked() {
    var headers =
        house.caller.get("/assets/app-1234.js", "Accept-Encoding", "gzip").whole().headers();
    assertThat(headers.firstValue("cache-control").orElseThrow()).contains("immutable");
    assertThat(headers.firstValue("content-type").orElseThrow()).startsWith("text/javascript");
    assertThat(headers.firstValue("content-encoding")).hasValue("gzip");
  }

  @Test
  void aFileThatIsHereAlreadyIsNotSentAgain() {
    String tag = house.caller.get("/").whole().headers().firstValue("etag").orElseThrow();
    assertThat(house.caller.get("/", "If-None-Match", tag).status()).isEqualTo(304);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/assets/none.js",
        "/nowhere",
        "/api/nowhere",
        "/assets/..%2findex.html",
        "/../pom.xml"
      })
  void whatIsNotThereIsNotFound(String path) {
    assertThat(house.caller.get(path).status()).isBetween(400, 404);
  }

  @Test
  void theHouseTellsWhatCanBePlayed() {
    var games = house.caller.get("/api/house?lang=es").body().get("games");
    var city =
        games
            .valueStream()
            .filter(game -> game.get("id").stringValue().equals("city-of-horror"))
            .findFirst()
            .orElseThrow();
    assertThat(city.get("bots").toString())
        .isEqualTo("[\"novice\",\"steady\",\"cunning\",\"merciless\",\"random\"]");
    assertThat(city.get("accounts")).isEmpty();
    assertThat(city.get("orders")).isNotEmpty();
    assertThat(city.get("options").toString())
        .contains("uniform-windows", "Preguntar a todos", "un silencio no dice nada");
    assertThat(house.caller.get("/api/games/city-of-horror/texts").body().size())
        .isGreaterThan(100);
    assertThat(house.caller.get("/api/games/city-of-horror/rules").body().get(0).has("chapter"))
        .isTrue();
    assertThat(
            house
                .caller
                .get("/api/games/city-of-horror/content")
                .body()
                .at("/players/3/provenance")
                .stringValue())
        .isEqualTo("R");
    assertThat(house.caller.get("/api/games/chess/content").status()).isEqualTo(404);
  }
}
