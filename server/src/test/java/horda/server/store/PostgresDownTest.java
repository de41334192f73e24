package horda.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import horda.server.house.Alarms;
import horda.server.house.House;
import horda.server.http.FrontDoor;
import horda.server.http.Limits;
import horda.wire.Shelf;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// PostgreSQL is away while people ask: each of them hears so within five seconds, in one sentence
/// that tells a stranger nothing, and all goes on when it is back.
@Timeout(120)
class PostgresDownTest {
  private static final List<Logger> LOUD =
      List.of(
          Logger.getLogger("horda.server"),
          Logger.getLogger("org.eclipse.jetty"),
          Logger.getLogger("io.javalin"));
  private static final HttpClient HTTP = HttpClient.newHttpClient();
  private static final String TABLE =
      "{\"game\":\"flea-market\",\"seed\":\"1\",\"seats\":[{\"kind\":\"open\"},{\"kind\":\"here\"}]}";

  private Relay relay;
  private Store store;
  private House house;
  private FrontDoor door;

  private record Told(int status, String body, Duration after) {}

  @BeforeAll
  static void start() {
    RealPostgres.start();
  }

  @BeforeEach
  void open() throws IOException {
    LOUD.forEach(logger -> logger.setLevel(Level.OFF));
    URI url = URI.create(RealPostgres.url());
    relay = new Relay(url.getPort());
    store = Stores.open(RealPostgres.url().replace(":" + url.getPort(), ":" + relay.port()));
    house = new House(Shelf.standard(), store, Alarms.real());
    door =
        FrontDoor.open(
            house, new FrontDoor.Settings("127.0.0.1", 0, Limits.wide(), "test"), List.of());
  }

  @AfterEach
  void close() throws IOException {
    door.close();
    house.close();
    relay.back();
    store.close();
    relay.close();
    LOUD.forEach(logger -> logger.setLevel(null));
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void everybodyIsToldWithinFiveSeconds(boolean silent) throws Exception {
    String known = made();
    if (silent) {
      relay.fallSilent();
    } else {
      relay.hangUp();
    }
    List<CompletableFuture<Told>> told = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      told.add(ask("GET", "/api/tables", "en"));
      // A table that is not in memory; all of them stand in line for it.
      told.add(ask("GET", "/api/tables/" + "x".repeat(20), "es"));
      told.add(ask("POST", "/api/tables", "en"));
      told.add(ask("POST", "/api/tables/" + known + "/join", "es"));
    }
    for (CompletableFuture<Told> one : told) {
      Told answer = one.join();
      assertThat(answer.after()).as(answer.body()).isLessThan(Duration.ofSeconds(5));
      assertThat(answer.status()).as(answer.body()).isEqualTo(503);
      assertThat(answer.body())
          .contains("\"code\":\"database\"")
          .doesNotContain("127.0.0.1", "localhost", "" + relay.port(), "test_", "ostgres", "jdbc");
    }
    assertThat(told.get(0).join().body()).contains("The house cannot reach its tables just now.");
    assertThat(told.get(1).join().body()).contains("La casa no llega ahora a sus mesas.");

    relay.back();

    assertThat(backWithin(Duration.ofSeconds(20))).isTrue();
    assertThat(ask("POST", "/api/tables/" + known + "/join", "en").join().status()).isEqualTo(200);
  }

  private boolean backWithin(Duration most) throws InterruptedException {
    long until = System.nanoTime() + most.toNanos();
    while (System.nanoTime() < until) {
      if (ask("GET", "/api/tables", "en").join().status() == 200
          && ask("POST", "/api/tables", "en").join().status() == 200) {
        return true;
      }
      Thread.sleep(200);
    }
    return false;
  }

  private String made() {
    String body = ask("POST", "/api/tables", "en").join().body();
    return body.replaceAll(".*\"table\":\"([^\"]+)\".*", "$1");
  }

  private CompletableFuture<Told> ask(String method, String path, String lang) {
    String body = method.equals("GET") ? "" : path.endsWith("/join") ? "{\"name\":\"Ana\"}" : TABLE;
    HttpRequest request =
        HttpRequest.newBuilder(
                URI.create("http://127.0.0.1:" + door.port() + path + "?lang=" + lang))
            .header("Content-Type", "application/json")
            .method(method, BodyPublishers.ofString(body))
            .build();
    long begun = System.nanoTime();
    return HTTP.sendAsync(request, BodyHandlers.ofString())
        .thenApply(r -> told(r, Duration.ofNanos(System.nanoTime() - begun)));
  }

  private static Told told(HttpResponse<String> response, Duration after) {
    return new Told(response.statusCode(), response.body(), after);
  }
}
