package horda.server.http;

import horda.engine.Refusal;
import horda.server.house.Creation;
import horda.server.house.House;
import horda.server.house.LiveTable;
import horda.server.store.Store;
import horda.server.table.Colours;
import horda.server.table.Line;
import horda.server.table.Plain;
import horda.server.table.Status;
import horda.server.table.TableState;
import horda.server.table.Tokens;
import horda.server.view.Speaker;
import horda.wire.Form;
import horda.wire.Json;
import horda.wire.Language;
import horda.wire.TreePen;
import io.javalin.http.Context;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// What is asked about tables over HTTP.
final class Tables {
  private static final int MOST_LISTED = 50;
  private static final int MOST_MINE = 60;

  /// Refusals that say nothing of the table.
  private static final Set<String> PASSING = Set.of("database", "busy");

  private final House house;
  private final Limits limits;
  private final Rates rates;

  Tables(House house, Limits limits, Rates rates) {
    this.house = house;
    this.limits = limits;
    this.rates = rates;
  }

  /// Only an import may be large.
  private Form form(Context context) {
    return Commands.form(Bodies.text(context, limits.body(), "That is too large."));
  }

  /// Public tables: those with a free seat first.
  ArrayNode listed(Context context) {
    rates.look(Addresses.of(context));
    ArrayNode list = Json.array();
    for (Status status : new Status[] {Status.WAITING, Status.PLAYING}) {
      for (Store.Listed listed : house.store().listed(status.code(), MOST_LISTED)) {
        ObjectNode node = list.addObject().put("id", listed.table().id());
        node.put("game", listed.table().game()).put("status", listed.status());
        JsonNode state = Json.parse(listed.state());
        node.set("seats", state.path("seats"));
        node.set("free", state.path("free"));
        node.put("created", listed.table().created()).put("updated", listed.updated());
      }
    }
    return list;
  }

  ObjectNode create(Context context) {
    Form form = form(context);
    rates.table(Addresses.of(context));
    return Creation.make(house, form);
  }

  ObjectNode table(String id, Context context) {
    rates.look(Addresses.of(context));
    Language language = Answers.language(context);
    return house.at(id, at -> TreePen.of(at.gallery().documents(at.state()).table(language)));
  }

  ObjectNode join(String id, Context context) {
    Form form = form(context);
    Integer seat = form.has("seat") ? Commands.seat(form) : null;
    String name = Plain.name(form.text("name", ""));
    String colour = Colours.parse(form.text("colour", ""));
    String dice = form.has("dice") ? Creation.number(form, "dice") : null;
    form.end();
    rates.join(Addresses.of(context));
    String token = Tokens.fresh();
    Line.Sit line = house.at(id, at -> at.sit(seat, name, colour, Tokens.hash(token), dice));
    return Json.object().put("seat", line.seat()).put("token", token);
  }

  ArrayNode mine(Context context, Language language) {
    Form form = form(context);
    rates.list(Addresses.of(context));
    ArrayNode list = Json.array();
    for (JsonNode item : form.list("keys", MOST_MINE)) {
      Form key = form.form("keys", item);
      String table = key.text("table");
      String hash = Tokens.hash(Commands.token(key, key.text("token")));
      mine(table, hash, language).ifPresent(list::add);
    }
    form.end();
    return list;
  }

  private Optional<ObjectNode> mine(String table, String hash, Language language) {
    try {
      return house.at(table, at -> mine(at, hash, language));
    } catch (Refusal refusal) {
      if (PASSING.contains(refusal.code())) {
        throw refusal;
      }
      // A table that is gone is simply not in the list.
      return Optional.empty();
    }
  }

  private Optional<ObjectNode> mine(LiveTable at, String hash, Language language) {
    TableState tableState = at.state();
    SortedSet<Integer> seats = tableState.seatsOf(Set.of(hash));
    boolean host = tableState.isHost(Set.of(hash));
    if (seats.isEmpty() && !host) {
      return Optional.empty();
    }
    Speaker speaker = new Speaker(house.shelf(), tableState, language);
    int seat = seats.isEmpty() ? -1 : seats.first();
    ObjectNode node =
        Json.object().put("table", tableState.id()).put("game", tableState.header().game());
    node.put("status", tableState.status().code()).put("seat", seat);
    node.put("name", seat < 0 ? "" : speaker.seat(seat));
    node.put("yourTurn", seat >= 0 && tableState.awaited().contains(seat));
    ArrayNode others = node.putArray("others");
    for (int other = 0; other < tableState.seats(); other++) {
      if (other != seat) {
        others.add(tableState.chair(other).isOpen() ? "" : speaker.seat(other));
      }
    }
    node.put("updated", tableState.movedAt() == 0 ? tableState.at() : tableState.movedAt());
    if (tableState.rematch() != null) {
      node.put("rematch", tableState.rematch());
    }
    return Optional.of(node);
  }
}
