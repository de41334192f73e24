package horda.server.results;

import horda.engine.Nullable;
import horda.wire.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// How the game of a table ended. Kept as JSON.
///
/// @param counts whether it counts in records: no practice, and from the deal
/// @param team whether all seats won or lost together
/// @param reason a key of the game's texts
/// @param option which option tells missions apart; empty if the game has none
/// @param seed of the dice, which is no secret any more
record Result(
    String table,
    String game,
    int revision,
    String content,
    long ended,
    int answers,
    boolean rated,
    boolean listed,
    boolean counts,
    boolean team,
    String reason,
    SortedMap<String, String> options,
    String option,
    String seed,
    List<Seat> seats) {
  /// Longer values of options are texts of people's own.
  private static final int LONGEST_VALUE = 40;

  /// @param bot the level or name of a bot; empty for a person
  /// @param standIn whether a bot played for somebody at the end
  /// @param key the hash that opens the seat; empty for a bot
  /// @param member who sat there, as far as the house knew when the game ended; else empty
  /// @param characters whom they played, as phrases
  record Seat(
      String name,
      String bot,
      boolean standIn,
      boolean won,
      int score,
      String key,
      String member,
      List<String> characters) {
    Seat {
      characters = List.copyOf(characters);
    }

    boolean isPerson() {
      return bot.isEmpty();
    }

    Seat of(String other) {
      return new Seat(name, bot, standIn, won, score, key, other, characters);
    }

    /// Whoever is away at the end has lost against all who stayed.
    int against(Seat other) {
      if (standIn != other.standIn) {
        return standIn ? -1 : 1;
      }
      int byVictory = Boolean.compare(won, other.won);
      return byVictory != 0 ? byVictory : Integer.compare(score, other.score);
    }
  }

  Result {
    options = new TreeMap<>(options);
    seats = List.copyOf(seats);
  }

  /// The value of the option that tells missions apart; of a mission of somebody's own only that it
  /// is one.
  String value() {
    String value = options.getOrDefault(option, "");
    return value.length() > LONGEST_VALUE ? "own" : value;
  }

  Result with(List<Seat> others) {
    return new Result(
        table, game, revision, content, ended, answers, rated, listed, counts, team, reason,
        options, option, seed, others);
  }

  /// Papers by this id come in the order in which the games ended.
  String inOrder() {
    return "%013d".formatted(ended) + table;
  }

  /// The newest first.
  String inReverse() {
    return "%013d".formatted(9_999_999_999_999L - ended) + table;
  }

  static String tableOf(String ordered) {
    return ordered.substring(13);
  }

  String text() {
    ObjectNode node = Json.object().put("table", table).put("game", game);
    node.put("revision", revision).put("content", content).put("ended", ended);
    node.put("answers", answers).put("rated", rated).put("listed", listed);
    node.put("counts", counts).put("team", team).put("reason", reason);
    ObjectNode chosen = node.putObject("options");
    options.forEach(chosen::put);
    node.put("option", option).put("seed", seed);
    ArrayNode list = node.putArray("seats");
    for (Seat seat : seats) {
      ObjectNode one = list.addObject().put("name", seat.name()).put("bot", seat.bot());
      one.put("standIn", seat.standIn()).put("won", seat.won()).put("score", seat.score());
      one.put("key", seat.key()).put("member", seat.member());
      ArrayNode characters = one.putArray("characters");
      seat.characters().forEach(characters::add);
    }
    return Json.line(node);
  }

  static Result parse(String text) {
    JsonNode node = Json.parse(text);
    SortedMap<String, String> options = new TreeMap<>();
    node.path("options").properties().forEach(o -> options.put(o.getKey(), word(o.getValue())));
    List<Seat> seats = new ArrayList<>();
    for (JsonNode one : node.path("seats")) {
      List<String> characters = new ArrayList<>();
      one.path("characters").forEach(character -> characters.add(word(character)));
      seats.add(
          new Seat(
              word(one.get("name")),
              word(one.get("bot")),
              flag(one, "standIn"),
              flag(one, "won"),
              one.path("score").intValue(0),
              word(one.get("key")),
              word(one.get("member")),
              characters));
    }
    return new Result(
        word(node.get("table")),
        word(node.get("game")),
        node.path("revision").intValue(0),
        word(node.get("content")),
        node.path("ended").longValue(0),
        node.path("answers").intValue(0),
        flag(node, "rated"),
        flag(node, "listed"),
        flag(node, "counts"),
        flag(node, "team"),
        word(node.get("reason")),
        options,
        word(node.get("option")),
        word(node.get("seed")),
        seats);
  }

  private static String word(@Nullable JsonNode node) {
    return node == null ? "" : node.stringValue("");
  }

  private static boolean flag(JsonNode node, String field) {
    return node.path(field).booleanValue(false);
  }
}
