package horda.trials;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// A house behind a real web server that speaks TLS, as `docs/hosting.md` describes it.
@Timeout(value = 3, unit = TimeUnit.MINUTES)
class ProxyTest {
  private static final String NAME = "horda.example.org";

  /// As many tables as one address may make at once, and a few that it gets meanwhile.
  private static final int TOO_MANY = 80;

  @TempDir private static Path folder;
  private static ServerProcess house;
  private static RealProxy proxy;

  @BeforeAll
  static void open() throws Exception {
    house = ServerProcess.open(folder.resolve("data"), "--name", NAME);
    proxy = RealProxy.before(house.port(), Files.createDirectories(folder.resolve("proxy")));
  }

  @AfterAll
  static void close() {
    if (proxy != null) {
      proxy.close();
    }
    if (house != null) {
      house.close();
    }
  }

  /// A request as it goes over the line, so that it can say what browsers would not let a page say.
  private static String asked(
      Socket line, String method, String path, String body, String... headers) throws IOException {
    StringBuilder request = new StringBuilder(method + " " + path + " HTTP/1.1\r\n");
    for (String header : headers) {
      request.append(header).append("\r\n");
    }
    byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
    request.append("Content-Type: application/json\r\nConnection: close\r\nContent-Length: ");
    request.append(bytes.length).append("\r\n\r\n").append(body);
    line.getOutputStream().write(request.toString().getBytes(StandardCharsets.UTF_8));
    return new String(line.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
  }

  private static String throughProxy(
      String from, String method, String path, String body, String... headers) throws IOException {
    try (Socket plain = new Socket()) {
      plain.bind(new InetSocketAddress(InetAddress.ofLiteral(from), 0));
      plain.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), proxy.port()));
      try (Socket line =
          proxy.trust().getSocketFactory().createSocket(plain, "localhost", proxy.port(), true)) {
        return asked(line, method, path, body, headers);
      }
    }
  }

  private static String past(ServerProcess at, String method, String path, String body, String... h)
      throws IOException {
    try (Socket line = new Socket(InetAddress.getLoopbackAddress(), at.port())) {
      return asked(line, method, path, body, h);
    }
  }

  private static int status(String answer) {
    return Integer.parseInt(answer.split(" ")[1]);
  }

  @Test
  void aWholeGameIsPlayedOverTls() throws Exception {
    String there = "localhost:" + proxy.port();
    try (HttpClient http = HttpClient.newBuilder().sslContext(proxy.trust()).build()) {
      JsonNode last =
          PlayedTable.playedAt(
              http, URI.create("https://" + there), URI.create("wss://" + there + "/ws"));

      assertThat(last.get("table").get("status").stringValue()).isEqualTo("over");
      assertThat(new HouseClient(URI.create("https://" + there), http).get("/").body())
          .contains("<html");
    }
  }

  @Test
  void theHouseAnswersToItsNameAndToNoOther() throws IOException {
    assertThat(status(throughProxy("127.0.0.1", "GET", "/api/house", "", "Host: " + NAME)))
        .isEqualTo(200);
    assertThat(throughProxy("127.0.0.1", "GET", "/api/house", "", "Host: other.example.org"))
        .startsWith("HTTP/1.1 4")
        .contains("--name");
  }

  @Test
  void aPageOfAnotherSiteMayNotAsk() throws IOException {
    String host = "Host: " + NAME + ":" + proxy.port();
    String body = PlayedTable.order().toString();

    assertThat(
            status(make("127.0.0.3", body, host, "Origin: https://" + NAME + ":" + proxy.port())))
        .isEqualTo(200);
    assertThat(make("127.0.0.3", body, host, "Origin: https://other.example.org"))
        .startsWith("HTTP/1.1 4")
        .contains("another site");
    assertThat(
            throughProxy(
                "127.0.0.3",
                "GET",
                "/ws",
                "",
                host,
                "Origin: https://other.example.org",
                "Upgrade: websocket",
                "Sec-WebSocket-Version: 13",
                "Sec-WebSocket-Key: aG9yZGEgaG9yZGEgaG9yZA=="))
        .startsWith("HTTP/1.1 4");
  }

  private static String make(String from, String body, String... headers) throws IOException {
    return throughProxy(from, "POST", "/api/tables", body, headers);
  }

  @Test
  void limitsCountThePeopleBehindTheProxyAndNobodyCanChooseAnAddress() throws IOException {
    String host = "Host: " + NAME;
    String body = PlayedTable.order().toString();
    List<Integer> answers = new ArrayList<>();
    for (int table = 0; table < TOO_MANY; table++) {
      answers.add(status(make("127.0.0.4", body, host)));
    }

    assertThat(answers.getFirst()).isEqualTo(200);
    assertThat(answers).contains(429);
    assertThat(status(make("127.0.0.4", body, host, "X-Forwarded-For: 203.0.113.9")))
        .as("an address that somebody has made up")
        .isEqualTo(429);
    assertThat(status(make("127.0.0.5", body, host))).as("somebody else").isEqualTo(200);
  }

  @Test
  void whatIsForTheHostAloneIsNotThereForPeopleBehindTheProxy() throws IOException {
    for (String path : List.of("/metrics", "/health")) {
      assertThat(status(throughProxy("127.0.0.1", "GET", path, "", "Host: " + NAME)))
          .isEqualTo(404);
    }
  }

  /// Somebody on this machine could else pretend to be many people.
  @Test
  void aHouseThatWasToldOfNoProxyBelievesNone() throws IOException {
    String body = PlayedTable.order().toString();
    Set<Integer> answers = new TreeSet<>();
    try (ServerProcess alone = ServerProcess.open(folder.resolve("alone"))) {
      for (int table = 0; table < TOO_MANY; table++) {
        String forwarded = "X-Forwarded-For: 203.0.113." + table;
        answers.add(status(past(alone, "POST", "/api/tables", body, "Host: localhost", forwarded)));
      }
    }

    assertThat(answers).containsExactly(200, 429);
  }
}
