package horda.server.load;

import horda.wire.Json;
import horda.wire.TextPen;
import horda.wire.doc.HouseRequest.NewSeat;
import horda.wire.doc.HouseRequest.NewTable;
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

/// Where tables of a house are asked for.
final class TableRequests {
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  /// A game, and how many may sit at it.
  record Offer(String game, int minSeats, int maxSeats) {}

  /// A new table and the token of each seat.
  record Made(String table, List<String> tokens) {}

  private final URI house;
  private final HttpClient http = HttpClient.newBuilder().connectTimeout(PATIENCE).build();

  TableRequests(URI house) {
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

  /// Every seat is a person's here, so the game starts at once; and every question is put.
  Made create(String game, int seats) throws IOException, InterruptedException {
    List<NewSeat> chairs = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      chairs.add(new NewSeat("here", "Seat " + (seat + 1), null, null, null));
    }
    NewTable order =
        new NewTable(
            game, chairs, null, false, null, null, null, null, "all", null, null, null, null);
    JsonNode made =
        send(
            request("/api/tables")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(TextPen.of(order))));
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
