package horda.server.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import horda.server.client.Caller;
import horda.server.client.Guest;
import java.io.IOException;
import java.io.OutputStream;
import java.net.Socket;
import java.net.http.WebSocketHandshakeException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Who is not let in, and how much is too much.
class SafetyTest {
  private TestHouse house;

  @BeforeEach
  void open() {
    house = TestHouse.strict();
  }

  @AfterEach
  void close() {
    house.close();
  }

  @Test
  void everyAnswerForbidsForeignScripts() {
    for (String path : new String[] {"/", "/t/abc", "/api/house", "/api/nothing", "/nothing"}) {
      var headers = house.caller.get(path).whole().headers();
      String policy = headers.firstValue("content-security-policy").orElseThrow();
      assertThat(policy)
          .contains("default-src 'none'", "script-src 'self';", "frame-ancestors 'none'");
      assertThat(policy.replace("style-src-attr 'unsafe-inline'", "")).doesNotContain("unsafe");
      assertThat(headers.firstValue("x-content-type-options")).hasValue("nosniff");
      assertThat(headers.firstValue("referrer-policy")).hasValue("no-referrer");
    }
  }

  @Test
  void anotherSiteMayNotAsk() {
    String[] foreign = {"Origin", "http://evil.example"};
    assertThat(house.caller.post("/api/tables", "{}", foreign).status()).isEqualTo(403);
    assertThatThrownBy(() -> Guest.connect(house.caller, foreign))
        .hasCauseInstanceOf(WebSocketHandshakeException.class);
    String own = house.caller.house().toString();
    house.keep(Guest.connect(house.caller, "Origin", own));
  }

  /// DNS rebinding: a foreign name that points at this machine.
  @Test
  void anotherNameForThisMachineIsNotKnown() throws IOException {
    assertThat(status("evil.example")).contains("403");
    assertThat(status("localhost:" + house.door.port())).contains("200");
  }

  private String status(String host) throws IOException {
    try (Socket socket = new Socket("127.0.0.1", house.door.port())) {
      OutputStream out = socket.getOutputStream();
      String request =
          "GET /api/tables HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n";
      out.write(request.getBytes(StandardCharsets.US_ASCII));
      byte[] head = socket.getInputStream().readNBytes(15);
      return new String(head, StandardCharsets.US_ASCII);
    }
  }

  @Test
  void whoTalksTooMuchIsShownOut() {
    TestHouse.Made made = house.market(2, "");
    Guest guest = house.sit(made, 0);
    for (int i = 0; i < 60 && guest.bye() == null; i++) {
      try {
        guest.sayText("{\"c\":\"ping\"}");
      } catch (CompletionException closed) {
        // The door may close before its goodbye has been read.
        break;
      }
    }
    guest.await(g -> g.bye() != null && g.closed());
    assertThat(guest.bye().get("code").stringValue()).isEqualTo("too-fast");
  }

  @Test
  void aMessageThatIsTooLongIsNotRead() {
    TestHouse.Made made = house.market(2, "");
    Guest guest = house.sit(made, 0);
    guest.sayText("{\"c\":\"say\",\"text\":\"" + "x".repeat(9000) + "\"}");
    guest.await(g -> g.bye() != null);
    assertThat(guest.bye().get("code").stringValue()).isEqualTo("message-size");
    Caller.HttpReply large = house.caller.post("/api/tables", "x".repeat(40_000));
    assertThat(large.code()).isEqualTo("too-large");
  }

  @Test
  void floodsOfTalkAndOfTablesAreRefused() {
    TestHouse.Made made = house.market(2, "");
    Guest guest = house.sit(made, 0);
    for (int i = 0; i < 5; i++) {
      assertThat(PlayingTest.code(guest.ask("say", "seat", 0, "text", "hello"))).isEmpty();
    }
    assertThat(PlayingTest.code(guest.ask("say", "seat", 0, "text", "hello")))
        .isEqualTo("talk-fast");
    Caller.HttpReply last = null;
    for (int i = 0; i < 70; i++) {
      last =
          house.caller.post(
              "/api/tables",
              "{\"game\":\"flea-market\",\"seats\":[{\"kind\":\"here\"},{\"kind\":\"here\"}]}");
    }
    assertThat(last.status()).isEqualTo(429);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "nonsense",
        "[]",
        "null",
        "{\"c\":1}",
        "{\"c\":\"answer\"}",
        "{\"c\":\"hello\"}",
        "{\"c\":\"look\",\"seat\":\"x\"}",
        "{\"c\":\"lang\",\"lang\":\"tlh\"}",
        "{\"c\":\"answer\",\"id\":\"\",\"seat\":0}"
      })
  void garbageIsRefusedInASentenceAndTheLineStaysOpen(String text) {
    TestHouse.Made made = house.market(2, "");
    Guest guest = house.sit(made, 0);
    guest.sayText(text);
    guest.await(g -> g.heard().getLast().startsWith("{\"s\":\"no\""));
    assertThat(guest.heard().getLast()).doesNotContain("Exception", "horda.");
    TestHouse.settle(guest);
  }

  @Test
  void beforeHelloNothingIsDone() {
    Guest guest = house.keep(Guest.connect(house.caller));
    assertThat(PlayingTest.code(guest.ask("start"))).isEqualTo("hello");
  }
}
