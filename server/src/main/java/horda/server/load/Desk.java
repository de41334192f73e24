package horda.server.load;

import horda.wire.Json;
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
import java.util.concurrent.CompletableFuture;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Where tables of a house are asked for.
final class Desk {
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  /// A game, and how many may sit at it.
  record Offer(String game, int minSeats, int maxSeats) {}

  /// A new table and the token of each seat.
  record Made(String table, List<String> tokens) {}

  private final URI house;
  private final HttpClient http = HttpClient.newBuilder().connectTimeout(PATIENCE).build();

  Desk(URI house) {
    this.house = house;
  }

  List<Offer> offers() throws IOException, InterruptedException {
    List<Offer> offers = new ArrayList<>();
    for (JsonNode game : send(request("/api/house").GET()).get("games")) {
      int most = game.get("maxSeats").intValue();
      offers.add(new Offer(game.get("id").stringValue(), game.get("minSeats").intValue(), most));
    }
    return offers;
  }

  /// Every seat is a person's here, so the game starts at once.
  Made create(String game, int seats) throws IOException, InterruptedException {
    ObjectNode order = Json.object().put("game", game).put("public", false);
    ArrayNode chairs = order.putArray("seats");
    for (int seat = 0; seat < seats; seat++) {
      chairs.addObject().put("kind", "here").put("name", "Seat " + (seat + 1));
    }
    JsonNode made =
        send(
            request("/api/tables")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(Json.line(order))));
    List<String> tokens = new ArrayList<>();
    made.get("seats").forEach(seat -> tokens.add(seat.get("token").stringValue()));
    return new Made(made.get("table").stringValue(), tokens);
  }

  /// The status with which the house answers a file.
  int take(String file) throws IOException, InterruptedException {
    HttpRequest request =
        request("/api/import")
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(file))
            .build();
    return http.send(request, BodyHandlers.discarding()).statusCode();
  }

  CompletableFuture<WebSocket> line(WebSocket.Listener listener) {
    String address = house.toString().replaceFirst("^http", "ws").replaceFirst("/$", "") + "/ws";
    return http.newWebSocketBuilder()
        .connectTimeout(PATIENCE)
        .buildAsync(URI.create(address), listener);
  }

  private HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(house.resolve(path)).timeout(PATIENCE);
  }

  private JsonNode send(HttpRequest.Builder request) throws IOException, InterruptedException {
    HttpResponse<String> answer = http.send(request.build(), BodyHandlers.ofString());
    if (answer.statusCode() / 100 != 2) {
      throw new IOException("HTTP " + answer.statusCode() + " " + Json.clip(answer.body()));
    }
    return Json.parse(answer.body());
  }
}
