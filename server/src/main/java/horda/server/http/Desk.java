package horda.server.http;

import horda.engine.Nullable;
import horda.engine.Outcome;
import horda.engine.Refusal;
import horda.server.house.Creation;
import horda.server.house.House;
import horda.server.house.Keyring;
import horda.server.house.LiveTable;
import horda.server.table.Chair;
import horda.server.table.Colours;
import horda.server.table.Line;
import horda.server.table.TableState;
import horda.server.table.Tokens;
import horda.server.view.Speaker;
import horda.wire.Form;
import horda.wire.Language;
import horda.wire.Plain;
import horda.wire.doc.MadeTable;
import horda.wire.doc.MyTable;
import horda.wire.doc.MyTable.MyResult;
import horda.wire.doc.SeatToken;
import horda.wire.doc.TableInfo;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import tools.jackson.databind.JsonNode;

/// What is asked about tables besides the talk at them, without the HTTP around it.
public final class Desk {
  private static final int MOST_MINE = 60;

  /// Refusals that say nothing of the table.
  private static final Set<String> PASSING = Set.of("database", "busy");

  private final House house;

  public Desk(House house) {
    this.house = house;
  }

  public MadeTable create(Form form) {
    return Creation.make(house, form);
  }

  public TableInfo table(String id, Language language) {
    return house.at(id, at -> at.gallery().documents(at.state()).table(language));
  }

  /// What somebody says who wants a seat.
  ///
  /// @param me the token of their device
  public record Wish(
      @Nullable Integer seat,
      String name,
      String colour,
      @Nullable String dice,
      Keyring.@Nullable Token me) {
    public static Wish of(Form form) {
      Wish wish =
          new Wish(
              form.has("seat") ? Commands.seat(form) : null,
              Plain.name(form.text("name", "")),
              Colours.parse(form.text("colour", "")),
              form.has("dice") ? Creation.number(form, "dice") : null,
              form.has("me") ? new Keyring.Token(Commands.token(form, form.text("me"))) : null);
      form.end();
      return wish;
    }
  }

  public SeatToken join(String id, Wish wish) {
    String token = Tokens.fresh();
    Line.Sit line =
        house.at(
            id,
            at ->
                at.sit(
                    wish.seat(),
                    wish.name(),
                    wish.colour(),
                    Tokens.hash(token),
                    wish.dice(),
                    wish.me()));
    return new SeatToken(line.seat(), token);
  }

  public List<MyTable> mine(Form form, Language language) {
    List<MyTable> list = new ArrayList<>();
    for (JsonNode item : form.list("keys", MOST_MINE)) {
      Form key = form.form("keys", item);
      String table = key.text("table");
      Set<String> opened = house.keys(table, Commands.token(key, key.text("token")));
      mine(table, opened, language).ifPresent(list::add);
    }
    form.end();
    return list;
  }

  private Optional<MyTable> mine(String table, Set<String> keys, Language language) {
    try {
      return house.at(table, at -> mine(at, keys, language));
    } catch (Refusal refusal) {
      if (PASSING.contains(refusal.code())) {
        throw refusal;
      }
      // A table that is gone is simply not in the list.
      return Optional.empty();
    }
  }

  private Optional<MyTable> mine(LiveTable at, Set<String> keys, Language language) {
    TableState tableState = at.state();
    SortedSet<Integer> seats = tableState.seatsOf(keys);
    boolean host = tableState.isHost(keys);
    if (seats.isEmpty() && !host) {
      return Optional.empty();
    }
    Speaker speaker = new Speaker(house.shelf(), tableState, language);
    int seat = seats.isEmpty() ? -1 : seats.first();
    boolean awaited =
        !tableState.isHalted()
            && tableState.awaited().contains(seat)
            && tableState.waiting().asks(seat);
    List<String> others = new ArrayList<>();
    for (int other = 0; other < tableState.seats(); other++) {
      if (other != seat) {
        others.add(tableState.chair(other).isOpen() ? "" : speaker.seat(other));
      }
    }
    return Optional.of(
        new MyTable(
            tableState.id(),
            tableState.header().game(),
            tableState.status().code(),
            seat,
            seat < 0 ? "" : speaker.seat(seat),
            seat >= 0 && awaited,
            others,
            (int) tableState.chairs().stream().filter(Chair::isPeoples).count(),
            tableState.movedAt() == 0 ? tableState.at() : tableState.movedAt(),
            tableState.begunAt(),
            tableState.answers(),
            tableState.rematch(),
            result(tableState, seat)));
  }

  private static @Nullable MyResult result(TableState tableState, int seat) {
    Outcome outcome = tableState.started() ? tableState.match().outcome() : null;
    return outcome == null || seat < 0
        ? null
        : new MyResult(outcome.team(), outcome.won(seat), outcome.scores().get(seat));
  }
}
