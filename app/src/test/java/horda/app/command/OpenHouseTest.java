package horda.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OpenHouseTest {
  @TempDir private Path data;

  private static HttpServer house() throws IOException {
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext(
        "/api/house",
        exchange -> {
          exchange.sendResponseHeaders(200, -1);
          exchange.close();
        });
    server.start();
    return server;
  }

  @Test
  void aSecondOneFindsTheHouseThatIsOpen() throws IOException {
    HttpServer server = house();
    String address = "http://127.0.0.1:" + server.getAddress().getPort();
    assertThat(OpenHouse.of(data).isThere()).isFalse();

    try (OpenHouse open = OpenHouse.of(data).at(address)) {
      OpenHouse found = OpenHouse.of(data);
      assertThat(found.isThere()).isTrue();
      assertThat(found.address()).isEqualTo(open.address()).isEqualTo(address);
    }

    assertThat(OpenHouse.of(data).isThere()).isFalse();
    server.stop(0);
  }

  @Test
  void aNoteOfAHouseThatWasKilledLeadsNowhere() throws IOException {
    HttpServer server = house();
    OpenHouse unused = OpenHouse.of(data).at("http://127.0.0.1:" + server.getAddress().getPort());

    server.stop(0);

    assertThat(OpenHouse.of(data).isThere()).isFalse();
  }

  @Test
  void theNoteOfAnotherHouseStays() throws IOException {
    try (OpenHouse first = OpenHouse.of(data).at("http://127.0.0.1:7777")) {
      OpenHouse second = OpenHouse.of(data).at("http://127.0.0.1:7778");
      assertThat(first.address()).isNotEqualTo(second.address());
    }

    assertThat(Files.readString(data.resolve("house.address"))).contains(":7778");
  }

  @Test
  void nonsenseInTheNoteIsNoHouse() throws IOException {
    Files.writeString(data.resolve("house.address"), "not an address at all\n");

    assertThat(OpenHouse.of(data).isThere()).isFalse();
  }
}
