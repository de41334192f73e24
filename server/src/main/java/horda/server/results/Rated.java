package horda.server.results;

import horda.wire.Json;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// What a rated game says about those who played it. Kept as JSON.
///
/// @param challenge what people who play together have played against; empty where they play
///   against each other
record Rated(
    String game, long ended, String challenge, int seats, boolean won, List<Player> players) {
  /// @param place counts from 1; several may share one
  record Player(String member, int place, boolean won) {}

  Rated {
    players = List.copyOf(players);
  }

  boolean together() {
    return !challenge.isEmpty();
  }

  /// No players: it says nothing. Bots are not people, and somebody at two seats is nobody's
  /// opponent.
  static Rated of(Result result) {
    List<Player> players = new ArrayList<>();
    Set<String> seen = new HashSet<>();
    Set<String> twice = new HashSet<>();
    for (Result.Seat seat : result.seats()) {
      if (!seat.member().isEmpty() && !seen.add(seat.member())) {
        twice.add(seat.member());
      }
    }
    for (Result.Seat seat : result.seats()) {
      if (seat.isPerson() && !seat.member().isEmpty() && !twice.contains(seat.member())) {
        players.add(new Player(seat.member(), place(result, seat), seat.won() && !seat.standIn()));
      }
    }
    boolean together = result.team();
    if (!together && players.size() < 2) {
      players = List.of();
    }
    boolean won = result.seats().stream().anyMatch(Result.Seat::won);
    String challenge = together ? result.option() + "=" + result.value() : "";
    return new Rated(result.game(), result.ended(), challenge, result.seats().size(), won, players);
  }

  private static int place(Result result, Result.Seat seat) {
    return 1 + (int) result.seats().stream().filter(other -> other.against(seat) > 0).count();
  }

  /// The same without somebody's name.
  Rated renamed(String member, String other) {
    return new Rated(
        game,
        ended,
        challenge,
        seats,
        won,
        players.stream()
            .map(
                one ->
                    one.member().equals(member) ? new Player(other, one.place(), one.won()) : one)
            .toList());
  }

  String text() {
    ObjectNode node = Json.object().put("game", game).put("ended", ended);
    node.put("challenge", challenge).put("seats", seats).put("won", won);
    ArrayNode list = node.putArray("players");
    for (Player one : players) {
      list.addObject().put("member", one.member()).put("place", one.place()).put("won", one.won());
    }
    return Json.line(node);
  }

  static Rated parse(String text) {
    JsonNode node = Json.parse(text);
    List<Player> players = new ArrayList<>();
    for (JsonNode one : node.path("players")) {
      players.add(
          new Player(
              one.path("member").stringValue(""),
              one.path("place").intValue(1),
              one.path("won").booleanValue(false)));
    }
    return new Rated(
        node.path("game").stringValue(""),
        node.path("ended").longValue(0),
        node.path("challenge").stringValue(""),
        node.path("seats").intValue(0),
        node.path("won").booleanValue(false),
        players);
  }
}
