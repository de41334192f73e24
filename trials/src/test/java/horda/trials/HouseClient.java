package horda.trials;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// What is fetched from a house by HTTP.
final class HouseClient {
  static final JsonMapper JSON = JsonMapper.builder().build();
  static final HttpClient HTTP = HttpClient.newHttpClient();

  /// How long a line may take to open, or a message to leave. Without a limit a test could wait for
  /// ever: a join cannot be interrupted.
  private static final long LINE_SECONDS = 20;

  /// A new table, with the secrets of its creator.
  record Made(String table, String host, List<String> tokens) {}

  private final URI house;
  private final HttpClient http;

  HouseClient(URI house) {
    this(house, HTTP);
  }

  HouseClient(URI house, HttpClient http) {
    this.house = house;
    this.http = http;
  }

  Made create(ObjectNode order) {
    JsonNode made = json(post("/api/tables", order));
    List<String> tokens = new ArrayList<>();
    made.get("seats").forEach(seat -> tokens.add(seat.get("token").stringValue()));
    return new Made(made.get("table").stringValue(), made.get("host").stringValue(), tokens);
  }

  /// The recording as that token may see it; an empty token is an onlooker's.
  String record(String table, String token) {
    ObjectNode body = JSON.createObjectNode();
    if (!token.isEmpty()) {
      body.put("token", token);
    }
    HttpResponse<String> answer = post("/api/tables/" + table + "/record", body);
    if (answer.statusCode() != 200) {
      throw new IllegalStateException(answer.statusCode() + " " + answer.body());
    }
    return answer.body();
  }

  /// Opens a line to a house; throws [java.util.concurrent.CompletionException] if it does not
  /// open.
  static WebSocket line(HttpClient http, URI socket, WebSocket.Listener listener) {
    return http.newWebSocketBuilder()
        .buildAsync(socket, listener)
        .orTimeout(LINE_SECONDS, TimeUnit.SECONDS)
        .join();
  }

  /// Sends a message; throws [java.util.concurrent.CompletionException] if it does not leave.
  static void send(WebSocket line, String message) {
    line.sendText(message, true).orTimeout(LINE_SECONDS, TimeUnit.SECONDS).join();
  }

  HttpResponse<String> get(String path) {
    return send(HttpRequest.newBuilder(house.resolve(path)).GET());
  }

  HttpResponse<String> post(String path, JsonNode body) {
    return send(
        HttpRequest.newBuilder(house.resolve(path))
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(body.toString())));
  }

  private HttpResponse<String> send(HttpRequest.Builder request) {
    try {
      return http.send(request.timeout(Duration.ofSeconds(30)).build(), BodyHandlers.ofString());
    } catch (IOException e) {
      throw new IllegalStateException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  private static JsonNode json(HttpResponse<String> answer) {
    if (answer.statusCode() / 100 != 2) {
      throw new IllegalStateException(answer.statusCode() + " " + answer.body());
    }
    return JSON.readTree(answer.body());
  }
}
