package horda.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import horda.server.client.Caller.HttpReply;
import horda.server.client.Guest;
import horda.server.host.LogFormat;
import horda.server.meter.PrometheusText;
import horda.server.meter.PrometheusText.Family;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/// What whoever hosts a house sees of it, and who else does not.
class HostingTest {
  private static final Logger ALL = Logger.getLogger("");
  private static final Logger REQUESTS = Logger.getLogger("horda.requests");
  private static final String CHAT = "the key is under the mat";

  /// The log, in both forms.
  private static final class Kept extends Handler {
    private final List<String> lines = Collections.synchronizedList(new ArrayList<>());

    @Override
    public void publish(LogRecord entry) {
      for (LogFormat.Kind kind : LogFormat.Kind.values()) {
        lines.add(new LogFormat(kind).format(entry));
      }
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
  }

  private final Kept log = new Kept();
  private TestHouse house;

  @BeforeEach
  void open() {
    ALL.addHandler(log);
    REQUESTS.setLevel(Level.FINE);
    house = TestHouse.open();
  }

  @AfterEach
  void close() {
    house.close();
    REQUESTS.setLevel(null);
    ALL.removeHandler(log);
  }

  private static double value(Map<String, Family> read, String family, String... labels) {
    return read.get(family).samples().stream()
        .filter(sample -> List.of(labels).equals(List.copyOf(sample.labels().values())))
        .mapToDouble(PrometheusText.Sample::value)
        .sum();
  }

  private String metrics() {
    HttpReply told = house.caller.get("/metrics");
    assertThat(told.status()).isEqualTo(200);
    assertThat(told.whole().headers().firstValue("content-type").orElse(""))
        .startsWith("text/plain;")
        .contains("version=0.0.4");
    return told.whole().body();
  }

  private String admin() {
    HttpReply told =
        house.caller.post("/api/admin/enter", "{\"secret\":\"" + TestHouse.SECRET + "\"}");
    assertThat(told.status()).isEqualTo(200);
    String cookie = told.whole().headers().firstValue("set-cookie").orElseThrow();
    assertThat(cookie).contains("HttpOnly", "SameSite=Strict", "Path=/api/admin");
    return cookie.substring(0, cookie.indexOf(';'));
  }

  @Test
  void programsOfThisMachineSeeTheFigures() {
    // given: three at a table, of whom one says something and one says nonsense
    TestHouse.Made made = house.market(3, "");
    Guest ana = house.sit(made, 0);
    Guest ben = house.sit(made, 1);
    house.onlooker(made);
    ana.ask("say", "seat", 0, "text", CHAT);
    ben.ask("undo", "seat", 0);
    ben.ask("dance", "seat", 1);
    // when
    Map<String, Family> read = PrometheusText.read(metrics());
    // then
    assertThat(value(read, "horda_commands_total", "say", "done")).isEqualTo(1);
    assertThat(value(read, "horda_commands_total", "undo", "refused")).isEqualTo(1);
    assertThat(value(read, "horda_commands_total", "unknown", "refused")).isEqualTo(1);
    assertThat(value(read, "horda_commands_total", "hello", "done")).isEqualTo(3);
    assertThat(
            read.get("horda_ack_seconds").samples().stream()
                .filter(sample -> sample.name().equals("horda_ack_seconds_count"))
                .findFirst()
                .orElseThrow()
                .value())
        .isEqualTo(1);
    assertThat(value(read, "horda_tables", "playing")).isEqualTo(1);
    assertThat(value(read, "horda_people")).isEqualTo(3);
    assertThat(value(read, "horda_websockets")).isEqualTo(3);
    assertThat(read)
        .containsKeys(
            "horda_info",
            "horda_uptime_seconds",
            "horda_store_commit_seconds",
            "horda_store_waiting",
            "horda_store_faults_total",
            "horda_thinking_seconds",
            "jvm_memory_used_bytes",
            "jvm_gc_seconds_total");
    assertThat(read.get("horda_http_requests_total").samples())
        .anyMatch(sample -> sample.labels().get("route").equals("/api/tables"));
  }

  @ParameterizedTest
  @CsvSource({
    "X-Forwarded-For, 127.0.0.1",
    "Forwarded, for=127.0.0.1",
    "X-Real-IP, 127.0.0.1",
    "Via, 1.1 proxy"
  })
  void whoeverComesThroughAProxyFindsNothing(String header, String value) {
    assertThat(house.caller.get("/metrics", header, value).status()).isEqualTo(404);
    assertThat(house.caller.get("/health", header, value).status()).isEqualTo(404);
  }

  @Test
  void withTheSecretTheyMayLook() {
    String right = "Bearer " + TestHouse.SECRET;
    assertThat(
            house.caller.get("/metrics", "X-Real-IP", "1.2.3.4", "Authorization", right).status())
        .isEqualTo(200);
    assertThat(
            house
                .caller
                .get("/metrics", "X-Real-IP", "1.2.3.4", "Authorization", "Bearer x")
                .status())
        .isEqualTo(404);
  }

  @Test
  void aHouseThatCanWriteIsWell() {
    HttpReply well = house.caller.get("/health");
    assertThat(well.status()).isEqualTo(200);
    assertThat(well.whole().body()).isEqualTo("{\"ok\":true}");
  }

  @Test
  void aHouseThatCannotWriteSaysWhy() {
    // given
    house.store.full = true;
    // when
    HttpReply ill = house.caller.get("/health");
    // then
    assertThat(ill.status()).isEqualTo(503);
    assertThat(ill.body().get("ok").booleanValue()).isFalse();
    assertThat(ill.text("text")).isEqualTo("The disk is full.");
  }

  @Test
  void nobodyLooksAfterTheHouseWithoutItsSecret() {
    assertThat(house.caller.get("/api/admin").code()).isEqualTo("admin");
    assertThat(house.caller.get("/api/admin", "Cookie", "horda-admin=x").status()).isEqualTo(403);
    assertThat(house.caller.post("/api/admin/announce", "{\"en\":\"Hi\"}").status()).isEqualTo(403);
    assertThat(house.caller.post("/api/admin/close", "{\"table\":\"x\"}").status()).isEqualTo(403);
    assertThat(house.caller.get("/api/admin/backup").status()).isEqualTo(403);
    assertThat(house.caller.post("/api/admin/enter", "{\"secret\":\"x\"}").code())
        .isEqualTo("admin-secret");
  }

  @Test
  void guessingIsSlow() {
    // when: somebody guesses
    List<Integer> told = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      told.add(house.caller.post("/api/admin/enter", "{\"secret\":\"x\"}").status());
    }
    // then: even the right one comes too late
    assertThat(told).startsWith(403).endsWith(429);
    assertThat(
            house
                .caller
                .post("/api/admin/enter", "{\"secret\":\"" + TestHouse.SECRET + "\"}")
                .status())
        .isEqualTo(429);
  }

  @Test
  void thePageShowsTablesAndEndsOne() {
    // given
    TestHouse.Made hidden = house.market(2, "");
    TestHouse.Made open =
        house.make(
            "{'game':'flea-market','public':true,"
                + "'seats':[{'kind':'here'},{'kind':'here'},{'kind':'here'}]}");
    Guest ana = house.sit(hidden, 0);
    String cookie = admin();
    // when
    JsonNode seen = house.caller.get("/api/admin", "Cookie", cookie).body();
    // then: only what is public has an address
    assertThat(seen.get("all").intValue()).isEqualTo(2);
    assertThat(seen.get("tables").toString()).contains(open.table());
    JsonNode one = null;
    for (JsonNode table : seen.get("tables")) {
      one = table.get("seats").size() == 2 ? table : one;
    }
    assertThat(one.get("id")).isNull();
    assertThat(one.get("seats").get(0).get("present").booleanValue()).isTrue();
    // when: it is closed
    String mark = one.get("mark").stringValue();
    HttpReply closed =
        house.caller.post("/api/admin/close", "{\"table\":\"" + mark + "\"}", "Cookie", cookie);
    // then
    assertThat(closed.status()).isEqualTo(200);
    ana.await(guest -> guest.text("/table/status").equals("over"));
    assertThat(
            house
                .caller
                .post("/api/admin/close", "{\"table\":\"table-nothing\"}", "Cookie", cookie)
                .status())
        .isEqualTo(404);
  }

  @Test
  void aMessageIsThereForEverybodyInEveryProcess() {
    try (TestHouse other = TestHouse.on(house.disk, horda.server.house.Alarms.real())) {
      // given
      String cookie = admin();
      // when
      house.caller.post(
          "/api/admin/announce",
          "{\"en\":\"We close at ten.\",\"es\":\"Cerramos a las diez.\"}",
          "Cookie",
          cookie);
      // then
      for (TestHouse each : List.of(house, other)) {
        JsonNode told = each.caller.get("/api/announcement").body();
        assertThat(told.get("en").stringValue()).isEqualTo("We close at ten.");
        assertThat(told.get("es").stringValue()).isEqualTo("Cerramos a las diez.");
      }
      // when: it is taken back
      house.caller.post("/api/admin/announce", "{}", "Cookie", cookie);
      // then
      assertThat(other.caller.get("/api/announcement").text("en")).isEmpty();
    }
  }

  @Test
  void whoeverHasLeftIsOut() {
    String cookie = admin();
    house.caller.post("/api/admin/leave", "{}", "Cookie", cookie);
    assertThat(house.caller.get("/api/admin", "Cookie", cookie).status()).isEqualTo(403);
  }

  @Test
  void noSecretIsToldInFiguresPageOrLog() {
    // given: a table that is not public, hands, talk, an account, and all that can go wrong
    TestHouse.Made made =
        house.make(
            "{'game':'city-of-horror','seed':'7','seats':[{'kind':'here','name':'Ana'},"
                + "{'kind':'here'},{'kind':'here'}]}");
    String account = house.house.makeAccount("ada");
    Guest ana = house.sit(made, 0);
    Guest ben = house.sit(made, 1);
    ana.ask("say", "seat", 0, "text", CHAT);
    List<String> options = ana.options();
    ana.sayText("{\"c\":\"answer\",\"id\":\"1\",\"seat\":0,\"turn\":0,\"option\":\"card:9\"}");
    ben.sayText("{{{ " + CHAT);
    ben.sayText("{\"c\":\"" + CHAT + "\"}");
    house.caller.get("/api/tables/" + made.table());
    house.caller.get("/t/" + made.table());
    house.caller.get("/api/tables/" + made.table() + "/saved");
    house.caller.get("/api/tables/nothing-" + CHAT.replace(' ', '-'));
    house.caller.post("/api/tables/" + made.table() + "/join", "{\"token\":\"" + CHAT + "\"}");
    TestHouse.settle(ana, ben);
    String cookie = admin();
    Logger.getLogger("horda.server.house.LiveTable")
        .log(
            Level.WARNING,
            "something broke",
            new IllegalStateException(made.table() + made.host() + CHAT));
    // when
    String told =
        metrics()
            + house.caller.get("/health").whole().body()
            + house.caller.get("/api/admin", "Cookie", cookie).whole().body()
            + String.join("", log.lines);
    // then
    List<String> secrets =
        new ArrayList<>(
            List.of(
                made.table(),
                made.host(),
                CHAT,
                CHAT.replace(' ', '-'),
                account,
                "card:9",
                TestHouse.SECRET,
                cookie.substring(cookie.indexOf('=') + 1)));
    secrets.addAll(made.tokens().values());
    assertThat(told).contains("/api/tables/{id}").contains("something broke");
    for (String secret : secrets) {
      assertThat(told).as("a secret").doesNotContain(secret);
    }
    assertThat(options).as("choices of a seat").noneMatch(told::contains);
  }

  @Test
  void everyRequestHasAnIdInTheLog() {
    // when
    HttpReply told = house.caller.get("/api/house");
    String id = told.whole().headers().firstValue("x-request-id").orElseThrow();
    TestHouse.settle(house.onlooker(house.market(2, "")));
    // then
    assertThat(log.lines)
        .anyMatch(line -> line.contains("\"request\":\"" + id + "\"") && line.contains("\"ms\""));
  }

  @Test
  void nobodyGetsACookieWithoutAskingForOne() throws Exception {
    // given: a WebSocket, by hand
    try (java.net.Socket socket = new java.net.Socket("127.0.0.1", house.door.port())) {
      socket
          .getOutputStream()
          .write(
              ("GET /ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
                      + "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                      + "Sec-WebSocket-Key: x3JJHMbDL1EzLkh9GBhXDw==\r\n\r\n")
                  .getBytes(java.nio.charset.StandardCharsets.US_ASCII));
      java.io.BufferedReader answer =
          new java.io.BufferedReader(
              new java.io.InputStreamReader(
                  socket.getInputStream(), java.nio.charset.StandardCharsets.US_ASCII));
      // when
      List<String> head = new ArrayList<>();
      for (String line = answer.readLine(); !line.isEmpty(); line = answer.readLine()) {
        head.add(line);
      }
      // then
      assertThat(head.getFirst()).contains("101");
      assertThat(head)
          .noneMatch(line -> line.toLowerCase(java.util.Locale.ROOT).startsWith("set-cookie"));
    }
  }
}
