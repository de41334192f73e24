package horda.server.results;

import horda.server.identity.Member;
import horda.server.identity.Members;
import horda.server.store.Store;
import horda.server.table.Tokens;
import horda.wire.Json;
import horda.wire.TextPen;
import horda.wire.doc.LogLine;
import horda.wire.doc.OpenGame;
import java.io.IOException;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/// All public games that are over, one a line, for whoever wants to study them. Read a few at a
/// time, so that any number of them can be told.
public final class OpenGames {
  private static final int FORMAT = 1;
  private static final int AT_ONCE = 20;

  private final Results results;
  private final Members members;

  /// Who lets their name be seen, as far as was asked; for one reading.
  private final Map<String, Optional<String>> names = new HashMap<>();

  public OpenGames(Results results, Members members) {
    this.results = results;
    this.members = members;
  }

  /// Takes a line without its end.
  public interface Taker {
    void line(String line) throws IOException;
  }

  /// Tells all of a game, or of all games (empty); how many there were.
  public long tell(String game, Taker taker) throws IOException {
    names.clear();
    long told = 0;
    String after = "";
    List<Store.Paper> some;
    do {
      some = results.logs(after, AT_ONCE);
      for (Store.Paper paper : some) {
        after = paper.id();
        Optional<Result> result =
            results
                .of(Result.tableOf(paper.id()))
                .filter(r -> game.isEmpty() || r.game().equals(game));
        if (result.isPresent()) {
          taker.line(TextPen.of(line(result.get(), Json.parse(paper.text()))));
          told++;
        }
      }
    } while (some.size() == AT_ONCE);
    return told;
  }

  private OpenGame line(Result result, JsonNode log) {
    List<OpenGame.OpenSeat> seats = new ArrayList<>();
    for (Result.Seat seat : result.seats()) {
      String name = seat.isPerson() ? name(seat, seats.size()) : "";
      seats.add(
          new OpenGame.OpenSeat(
              seat.isPerson() ? "person" : "bot",
              name,
              seat.isPerson() ? null : seat.bot(),
              seat.standIn(),
              seat.won(),
              seat.score()));
    }
    List<LogLine> lines = new ArrayList<>();
    for (JsonNode one : log) {
      lines.add(
          new LogLine(
              one.path("seat").intValue(0),
              one.has("option") ? one.get("option").stringValue() : null,
              one.has("order") ? (Integer) one.get("order").intValue() : null,
              one.has("undo") ? Boolean.TRUE : null));
    }
    return new OpenGame(
        FORMAT,
        Tokens.hash("open:" + result.table()).substring(0, 16),
        result.game(),
        Instant.ofEpochMilli(result.ended()).atOffset(ZoneOffset.UTC).toLocalDate().toString(),
        result.revision(),
        result.content(),
        result.options(),
        result.seed(),
        result.rated(),
        result.team(),
        result.reason(),
        seats,
        lines);
  }

  private String name(Result.Seat seat, int number) {
    return names
        .computeIfAbsent(
            seat.member(),
            id ->
                members
                    .member(id)
                    .filter(member -> member.shows().research())
                    .map(Member::name)
                    .filter(name -> !name.isEmpty()))
        .orElse("Player " + (number + 1));
  }
}
