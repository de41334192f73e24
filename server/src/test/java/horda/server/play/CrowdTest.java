package horda.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import horda.server.client.Caller;
import horda.server.client.Guest;
import horda.server.http.Limits;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// Limits that cannot be gone around.
class CrowdTest {
  private TestHouse house;

  @AfterEach
  void close() {
    house.close();
  }

  @Test
  void closingAndPlayingAgainMakesNoMoreTablesThanMakingThem() {
    house = TestHouse.strict();
    TestHouse.Made made = house.market(2, "");
    String table = made.table();
    int rematches = 0;
    String code = "";
    while (code.isEmpty() && rematches < 100) {
      Guest host = house.keep(Guest.at(house.caller, table, 0, "en", made.token(0), made.host()));
      code = PlayingTest.code(host.ask("close"));
      if (code.isEmpty()) {
        JsonNode next = host.ask("rematch");
        code = PlayingTest.code(next);
        table = next.path("table").stringValue("");
        rematches++;
      }
      host.close();
    }
    assertThat(code).isEqualTo("too-many");
    assertThat(rematches).isLessThanOrEqualTo(Limits.standard().tables() / 2 + 1);
    // and none the other way either
    String body = "{\"game\":\"flea-market\",\"seats\":[{\"kind\":\"here\"},{\"kind\":\"here\"}]}";
    int more = 0;
    while (house.caller.post("/api/tables", body).status() == 200 && more < 10) {
      more++;
    }
    assertThat(more).isLessThan(3);
  }

  @Test
  void eachCommandHasABucketOfItsOwnOverAllConnectionsOfASeat() {
    house = TestHouse.strict();
    TestHouse.Made made = house.market(2, "");
    Guest one = house.sit(made, 0);
    Guest two = house.sit(made, 0);
    int named = 0;
    for (int i = 0; i < 20; i++) {
      Guest guest = i % 2 == 0 ? one : two;
      named +=
          PlayingTest.code(guest.ask("name", "seat", 0, "name", "A" + i, "colour", "")).isEmpty()
              ? 1
              : 0;
    }
    assertThat(named).isBetween(6, 8);
    assertThat(PlayingTest.code(one.ask("name", "seat", 0, "name", "Z", "colour", "")))
        .isEqualTo("too-many");
    // Nobody else pays for it, and nothing else stops.
    assertThat(
            PlayingTest.code(house.sit(made, 1).ask("name", "seat", 1, "name", "B", "colour", "")))
        .isEmpty();
    assertThat(PlayingTest.code(one.ask("say", "seat", 0, "text", "hello"))).isEmpty();
    int orders = 0;
    while (orders < 40
        && PlayingTest.code(two.ask("order", "seat", 0, "order", 1 - orders % 2)).isEmpty()) {
      orders++;
    }
    assertThat(orders).isBetween(10, 30);
  }

  @Test
  void theSameOrderAgainIsNoLine() {
    house = TestHouse.open();
    TestHouse.Made made = house.market(2, "");
    Guest guest = house.sit(made, 0);
    guest.ask("order", "seat", 0, "order", 1);
    int lines = house.store.linesAfter(made.table(), 0).size();
    for (int i = 0; i < 20; i++) {
      assertThat(PlayingTest.code(guest.ask("order", "seat", 0, "order", 1))).isEmpty();
    }
    assertThat(house.store.linesAfter(made.table(), 0)).hasSize(lines);
  }

  @Test
  void aBodyWithoutALengthIsNoWayAroundItsLimit() throws IOException {
    house = TestHouse.strict();
    try (Socket socket = new Socket("127.0.0.1", house.door.port())) {
      String head =
          "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n";
      socket.getOutputStream().write(head.getBytes(StandardCharsets.US_ASCII));
      String chunk = "1000\r\n" + "x".repeat(0x1000) + "\r\n";
      for (int i = 0; i < 12; i++) {
        socket.getOutputStream().write(chunk.getBytes(StandardCharsets.US_ASCII));
      }
      assertThat(new String(socket.getInputStream().readNBytes(12), StandardCharsets.US_ASCII))
          .isEqualTo("HTTP/1.1 400");
    }
  }

  /// A floor of connections that do nothing: none of them stays, whatever it trickles.
  @Test
  void whoNeverSaysHelloIsGoneWithinTenSeconds() throws IOException, InterruptedException {
    house = TestHouse.strict();
    TestHouse.Made made = house.market(2, "");
    Guest seated = house.sit(made, 0);
    Guest wordless = house.keep(Guest.connect(house.caller));
    List<Socket> sockets = new ArrayList<>();
    long begun = System.nanoTime();
    for (int i = 0; i < 5; i++) {
      sockets.add(new Socket("127.0.0.1", house.door.port()));
    }
    Socket asked = sockets.get(0);
    asked
        .getOutputStream()
        .write(
            "GET /api/tables HTTP/1.1\r\nHost: localhost\r\n\r\n"
                .getBytes(StandardCharsets.US_ASCII));
    Socket trickling = sockets.get(1);
    trickling.getOutputStream().write("GET /".getBytes(StandardCharsets.US_ASCII));
    for (int i = 0; i < 18 && (i < 8 || house.door.connections() > 2); i++) {
      Thread.sleep(500);
      try {
        trickling.getOutputStream().write('a');
      } catch (IOException _) {
        // It was cut off, as it should be.
      }
    }
    for (Socket socket : sockets) {
      assertThat(isClosed(socket)).as("socket " + sockets.indexOf(socket)).isTrue();
      socket.close();
    }
    assertThat(wordless.closed()).isTrue();
    assertThat(wordless.bye().get("code").stringValue()).isEqualTo("hello");
    assertThat(TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - begun)).isLessThan(10);
    TestHouse.settle(seated);
  }

  private static boolean isClosed(Socket socket) throws IOException {
    socket.setSoTimeout(200);
    InputStream in = socket.getInputStream();
    try {
      while (in.read() >= 0) {
        // What was answered before.
      }
      return true;
    } catch (SocketTimeoutException _) {
      return false;
    } catch (IOException _) {
      return true;
    }
  }

  @Test
  void inAFullHouseWhoeverSitsStaysAndANewcomerGetsIn() throws IOException, TimeoutException {
    // given: a house full of one who sits and many who only hold a line
    house = TestHouse.within(Limits.wide().crowd(12, 100));
    TestHouse.Made made = house.market(2, "");
    Guest seated = house.sit(made, 0);
    List<Socket> idle = new ArrayList<>();
    for (int i = 0; i < 30; i++) {
      idle.add(new Socket("127.0.0.1", house.door.port()));
    }
    // when
    Guest newcomer = house.sit(made, 1);
    // then
    assertThat(newcomer.value("/you/seat").intValue()).isEqualTo(1);
    assertThat(newcomer.bye()).isNull();
    TestHouse.settle(seated, newcomer);
    assertThat(house.door.connections()).isLessThanOrEqualTo(12);
    for (Socket socket : idle) {
      socket.close();
    }
  }

  /// A line that breaks is counted no more, whoever sat at its end.
  @Test
  void whoComesBackAgainAndAgainIsLetIn() throws InterruptedException {
    house = TestHouse.within(Limits.wide().crowd(100, 8));
    TestHouse.Made made = house.market(2, "");
    for (int i = 0; i < 30; i++) {
      Guest again = house.sit(made, 0);
      assertThat(again.bye()).as("visit %d", i).isNull();
      again.abort();
      for (int wait = 0; wait < 100 && house.door.sockets() > 0; wait++) {
        Thread.sleep(20);
      }
    }
    assertThat(house.door.connections()).isLessThan(8);
  }

  @Test
  void anAddressHasSoManyConnectionsAndNoMore() {
    house = TestHouse.within(Limits.wide().crowd(100, 8));
    TestHouse.Made made = house.market(2, "");
    List<Guest> onlookers = new ArrayList<>();
    Guest seated = house.sit(made, 0);
    for (int i = 0; i < 12; i++) {
      onlookers.add(house.onlooker(made));
    }
    onlookers.getFirst().await(Guest::closed);
    assertThat(onlookers.getFirst().bye().get("code").stringValue()).isEqualTo("crowded");
    assertThat(onlookers.getLast().closed()).isFalse();
    TestHouse.settle(seated);
    assertThat(house.door.connections()).isLessThanOrEqualTo(8);
  }

  @Test
  void listsAndLooksHaveLimitsToo() {
    house = TestHouse.strict();
    int status = 200;
    for (int i = 0; i < 400 && status == 200; i++) {
      Caller.HttpReply told = house.caller.get("/api/tables");
      status = told.status();
    }
    assertThat(status).isEqualTo(429);
    // Another thing is another bucket.
    assertThat(house.caller.get("/api/house").status()).isEqualTo(200);
  }
}
