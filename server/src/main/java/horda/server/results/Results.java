package horda.server.results;

import horda.engine.Refusal;
import horda.server.house.House;
import horda.server.identity.Claims;
import horda.server.identity.Departure;
import horda.server.identity.Member;
import horda.server.store.Papers;
import horda.server.store.Store;
import horda.server.table.Tokens;
import horda.wire.Json;
import horda.wire.SavedGame;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Collectors;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The results of a house's games, each kept once, by whichever process sees first that a game is
/// over. Ratings, records and the hall of fame are made of them and kept nowhere.
public final class Results implements Departure.More {
  private static final Logger LOG = Logger.getLogger(Results.class.getName());

  /// Papers by table.
  private static final String RESULT = "result";

  /// Rated games in the order in which they ended ([Rated]).
  private static final String RATED = "rated";

  /// Public games that are over, the newest first; they say nothing themselves.
  private static final String OVER = "over";

  /// The logs of public games, in the order in which they ended.
  private static final String LOG_OF = "log";

  /// Public tables of older versions that are looked through at the start.
  private static final int MOST_OLD = 500;

  private final House house;
  private final Papers papers;
  private final Claims claims;

  public Results(House house, Claims claims) {
    this.house = house;
    this.claims = claims;
    this.papers = new Papers(house.store(), house.alarms());
    house.onOver(table -> house.aside().run(() -> quietly(table)));
  }

  Papers papers() {
    return papers;
  }

  Claims claims() {
    return claims;
  }

  /// Keeps the results of public games that ended before there were any, or whose end nobody saw.
  public void catchUp() {
    for (Store.Listed listed : house.store().listed("over", MOST_OLD)) {
      quietly(listed.table().id());
    }
  }

  private void quietly(String table) {
    try {
      over(table);
    } catch (RuntimeException e) {
      // It is tried again when somebody next looks at the table.
      LOG.log(Level.WARNING, e, () -> "the result of table " + table + " is not kept yet");
    }
  }

  /// What was read off a table, under its lock.
  private record Read(Result result, SavedGame game) {}

  private void over(String table) {
    if (papers.text(RESULT, table).isPresent()) {
      return;
    }
    Set<String> keys = house.at(table, at -> Claims.keys(at.state()));
    Map<String, String> members = claims.owners(keys);
    Optional<Read> read =
        house.at(
            table,
            at ->
                Optional.ofNullable(ScoreReader.of(at.state(), members))
                    .map(
                        result ->
                            new Read(
                                result,
                                SavedGame.of(house.shelf(), at.state().match(), List.of()))));
    read.ifPresent(this::keep);
  }

  /// What hangs on a result is written before it: a process that dies on the way leaves the table
  /// without a result, and it is all done again.
  private void keep(Read read) {
    Result result = read.result();
    if (result.rated()) {
      Rated rated = Rated.of(result);
      if (!rated.players().isEmpty()) {
        papers.add(RATED, result.inOrder(), rated.text());
      }
    }
    if (result.listed() && result.counts()) {
      papers.add(LOG_OF, result.inOrder(), Json.line(read.game().json().get("log")));
      papers.add(OVER, result.inReverse(), "{}");
    }
    papers.add(RESULT, result.table(), result.text());
  }

  Optional<Result> of(String table) {
    return papers.text(RESULT, table).map(Result::parse);
  }

  /// All rated games in the order in which they ended.
  List<Rated> rated() {
    List<Rated> all = new ArrayList<>();
    papers.all(RATED, paper -> all.add(Rated.parse(paper.text())));
    return all;
  }

  /// The next public games that are over, the newest first.
  List<Store.Paper> over(String after, int most) {
    return papers.some(OVER, after, most);
  }

  /// The next logs of public games, the oldest first.
  List<Store.Paper> logs(String after, int most) {
    return papers.some(LOG_OF, after, most);
  }

  /// What somebody has played, the oldest first.
  List<Played> played(String member) {
    List<Played> all = new ArrayList<>();
    for (String table : claims.tableIds(member)) {
      of(table)
          .filter(Result::counts)
          .ifPresent(result -> all.add(new Played(result, seats(result, member))));
    }
    all.removeIf(played -> played.seats().isEmpty());
    all.sort(java.util.Comparator.comparingLong(played -> played.result().ended()));
    return all;
  }

  /// @param seats that were theirs
  record Played(Result result, List<Integer> seats) {}

  private List<Integer> seats(Result result, String member) {
    Set<String> keys = claims.keysOf(member, result.table());
    List<Integer> seats = new ArrayList<>();
    for (int seat = 0; seat < result.seats().size(); seat++) {
      if (keys.contains(result.seats().get(seat).key())) {
        seats.add(seat);
      }
    }
    return seats;
  }

  // --- Somebody goes

  @Override
  public void write(Member member, ObjectNode into) {
    ArrayNode list = into.putArray("results");
    for (Played played : played(member.id())) {
      ObjectNode one = list.addObject().put("table", played.result().table());
      one.put("game", played.result().game()).put("ended", played.result().ended());
      ArrayNode seats = one.putArray("seats");
      for (int seat : played.seats()) {
        Result.Seat sat = played.result().seats().get(seat);
        seats.addObject().put("seat", seat).put("won", sat.won()).put("score", sat.score());
      }
    }
  }

  /// The games stay, for the others played them too; who it was is forgotten. What others have won
  /// from them stays as it is, so all their rated games are somebody's, and nobody's name.
  @Override
  public void forget(Member member) {
    rename(member.id(), "gone" + Tokens.tableId());
  }

  @Override
  public void become(Member member, Member other) {
    rename(member.id(), other.id());
  }

  private void rename(String member, String nobody) {
    for (String table : claims.tableIds(member)) {
      of(table).ifPresent(result -> rename(member, nobody, result));
    }
  }

  private void rename(String member, String nobody, Result result) {
    papers.change(
        RATED,
        result.inOrder(),
        text -> text == null ? null : Rated.parse(text).renamed(member, nobody).text());
    papers.change(
        RESULT,
        result.table(),
        text -> text == null ? null : without(Result.parse(text), member, nobody).text());
  }

  private static Result without(Result result, String member, String nobody) {
    return result.with(
        result.seats().stream()
            .map(seat -> seat.member().equals(member) ? seat.of(nobody) : seat)
            .collect(Collectors.toList()));
  }

  /// Refuses where nobody has such a record.
  static Refusal hidden() {
    return new Refusal("no-record", "", "Nobody shows a record here.");
  }
}
