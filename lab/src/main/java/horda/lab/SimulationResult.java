package horda.lab;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// What came out of a simulation.
///
/// @param team whether the seats win or lose together
/// @param teamWinRate share of games that the team won; 0 for a game of rivals
/// @param perSeat one a seat
/// @param digest over all games in order: two runs that agree in it played the same games
public record SimulationResult(
    String game,
    int seats,
    long games,
    long decisions,
    double seconds,
    boolean team,
    double teamWinRate,
    List<SeatResult> perSeat,
    String digest) {

  /// How one seat fared.
  public record SeatResult(long wins, double meanScore) {}

  public SimulationResult {
    perSeat = List.copyOf(perSeat);
  }

  /// What a simulation of these games, in this order, comes to.
  public static SimulationResult of(
      String game, int seats, Iterable<GameRow> rows, double seconds) {
    return of(game, Tally.of(seats, rows), seconds);
  }

  static SimulationResult of(String game, Tally tally, double seconds) {
    List<SeatResult> seats = new ArrayList<>();
    for (int seat = 0; seat < tally.wins.length; seat++) {
      seats.add(new SeatResult(tally.wins[seat], (double) tally.scores[seat] / tally.games));
    }
    return new SimulationResult(
        game,
        seats.size(),
        tally.games,
        tally.decisions,
        seconds,
        tally.team,
        (double) tally.teamWins / tally.games,
        seats,
        tally.digest());
  }

  public double decisionsPerSecond() {
    return decisions / Math.max(seconds, 1e-9);
  }

  public double meanDecisionsPerGame() {
    return (double) decisions / games;
  }

  /// As programs read it. For a team, `seats` is their number; for rivals it is the list of how
  /// each fared and the number goes as `seatCount`.
  public ObjectNode json() {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("game", game);
    if (team) {
      json.put("seats", seats);
    } else {
      json.put("seatCount", seats);
    }
    json.put("games", games);
    json.put("decisions", decisions);
    json.put("seconds", seconds);
    json.put("decisionsPerSecond", Math.round(decisionsPerSecond()));
    if (team) {
      json.put("teamWinRate", teamWinRate);
    } else {
      json.set("seats", seatsJson());
    }
    json.put("meanDecisionsPerGame", meanDecisionsPerGame());
    json.put("digest", digest);
    return json;
  }

  private ArrayNode seatsJson() {
    ArrayNode list = JsonNodeFactory.instance.arrayNode();
    for (SeatResult seat : perSeat) {
      list.addObject().put("wins", seat.wins()).put("meanScore", seat.meanScore());
    }
    return list;
  }
}
