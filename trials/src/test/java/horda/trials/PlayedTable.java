package horda.trials;

import java.net.URI;
import java.net.http.HttpClient;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import tools.jackson.databind.node.ObjectNode;

/// A whole game of Six Nights, the shortest, among guests who play at random: proof that a house
/// can be played at, wherever it stands.
final class PlayedTable {
  private static final int SEATS = 3;
  private static final int MOST = 2000;

  private PlayedTable() {}

  /// What is asked for to make such a table.
  static ObjectNode order() {
    ObjectNode order = HouseClient.JSON.createObjectNode().put("game", "six-nights");
    order.put("pace", 0).put("attention", "all");
    for (int seat = 0; seat < SEATS; seat++) {
      order.withArray("seats").addObject().put("kind", "here").put("name", "Guest " + (seat + 3));
    }
    return order;
  }

  /// Plays to the end; the last document that the first guest was shown.
  static ObjectNode playedAt(HttpClient http, URI house, URI socket) throws Exception {
    HouseClient.Made made = new HouseClient(house, http).create(order());
    List<RandomGuest> guests = new ArrayList<>();
    for (int seat = 0; seat < made.tokens().size(); seat++) {
      String token = made.tokens().get(seat);
      guests.add(new RandomGuest(http, made.table(), seat, token, new Random(seat)));
    }
    guests.forEach(guest -> guest.enter(socket));
    try (ExecutorService all = Executors.newFixedThreadPool(SEATS)) {
      List<Future<Boolean>> ends =
          guests.stream().map(guest -> all.submit(() -> guest.play(MOST))).toList();
      for (Future<Boolean> end : ends) {
        if (!end.get()) {
          throw new AssertionError("not played to the end: " + guests.getFirst().situation());
        }
      }
    }
    ObjectNode last = guests.getFirst().doc();
    guests.forEach(RandomGuest::leave);
    return last;
  }
}
