package horda.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import org.junit.jupiter.api.Test;

class HealthTest {
  private static HttpServer answering(int status) throws IOException {
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext(
        "/health",
        exchange -> {
          exchange.sendResponseHeaders(status, -1);
          exchange.close();
        });
    server.start();
    return server;
  }

  private static String address(HttpServer server) {
    return "http://127.0.0.1:" + server.getAddress().getPort();
  }

  @Test
  void aHouseThatSaysSoIsWell() throws IOException {
    HttpServer server = answering(200);

    assertThat(Health.isWell(address(server))).isTrue();

    server.stop(0);
    assertThat(Health.isWell(address(server))).isFalse();
  }

  @Test
  void aHouseThatIsInTroubleIsNot() throws IOException {
    HttpServer server = answering(503);

    assertThat(Health.isWell(address(server))).isFalse();

    server.stop(0);
  }
}
