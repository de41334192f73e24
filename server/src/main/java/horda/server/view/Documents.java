package horda.server.view;

import horda.engine.Event;
import horda.engine.Match;
import horda.engine.Outcome;
import horda.engine.Setup;
import horda.engine.State;
import horda.server.table.Fold;
import horda.server.table.Status;
import horda.wire.Json;
import horda.wire.Language;
import horda.wire.SeatJson;
import horda.wire.Secrets;
import horda.wire.Shelf;
import horda.wire.ViewJson;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The documents of one table at one moment: each is made once, however many look at it.
public final class Documents {
  private record Half(int seat, Language language) {}

  private final Shelf shelf;
  private final Fold fold;
  private final Crowd crowd;
  private final Map<Language, Speaker> speakers = new EnumMap<>(Language.class);
  private final Map<Language, ObjectNode> tables = new EnumMap<>(Language.class);
  private final Map<Half, ObjectNode> halves = new HashMap<>();
  private final Map<Integer, List<Passing>> passings = new HashMap<>();

  private final List<Event> events;

  public Documents(Shelf shelf, Fold fold, Crowd crowd) {
    this.shelf = shelf;
    this.fold = fold;
    this.crowd = crowd;
    this.events = fold.started() ? fold.match().chronicle().events() : List.of();
  }

  /// All that has happened; what a viewer may know of it is for [Tails] to say.
  List<Event> events() {
    return events;
  }

  /// The moments of the last answer as that seat sees them; none unless the match was watched.
  List<Passing> passings(int seat) {
    return passings.computeIfAbsent(
        seat, eyes -> fold.started() ? passings(fold.match(), eyes) : List.of());
  }

  private static <S extends State> List<Passing> passings(Match<S> match, int seat) {
    return match.moments().stream()
        .map(
            moment ->
                new Passing(ViewJson.of(match.game().view(moment.state(), seat)), moment.events()))
        .toList();
  }

  public Speaker speaker(Language language) {
    return speakers.computeIfAbsent(language, spoken -> new Speaker(shelf, fold, spoken));
  }

  public ObjectNode table(Language language) {
    return tables.computeIfAbsent(language, spoken -> TablePart.of(fold, crowd, speaker(spoken)));
  }

  /// The whole document; it shares its parts with others, and none is ever changed for another that
  /// is not equal.
  public ObjectNode of(Eyes eyes) {
    ObjectNode node = Json.object();
    node.set("table", table(eyes.language()));
    ObjectNode you = node.putObject("you").put("seat", eyes.seat());
    ArrayNode seats = you.putArray("seats");
    eyes.seats().forEach(seats::add);
    you.put("host", eyes.host());
    node.setAll(halves.computeIfAbsent(new Half(eyes.seat(), eyes.language()), this::half));
    node.put("curtain", curtain(eyes));
    return node;
  }

  /// Behind a curtain, where nobody's eyes look: whether anybody at this browser needs one.
  private boolean curtain(Eyes eyes) {
    if (fold.status() != Status.PLAYING) {
      return false;
    }
    if (eyes.seat() >= 0) {
      return Secrets.from(fold.match(), eyes.seat(), eyes.seats());
    }
    return eyes.seats().stream().anyMatch(seat -> Secrets.from(fold.match(), seat, eyes.seats()));
  }

  private ObjectNode half(Half half) {
    Speaker speaker = speaker(half.language());
    int seat = half.seat();
    ObjectNode node = Json.object();
    if (fold.started()) {
      node.setAll(SeatJson.of(fold.match(), seat, speaker.game()));
    } else {
      node.putArray("awaited");
      node.putArray("options");
      node.putArray("greyed");
    }
    if (fold.status() == Status.OVER) {
      // A table that was closed waits for nobody, even if its game does.
      node.putArray("awaited");
      node.putArray("options");
      node.remove("prompt");
    }
    boolean playing = fold.status() == Status.PLAYING;
    boolean held = seat >= 0 && fold.held(seat);
    node.put("turn", fold.turn(seat));
    node.put("canUndo", playing && seat >= 0 && (held || fold.match().canUndo(seat)));
    if (held) {
      node.put("held", true);
    }
    orders(seat, speaker, node);
    if (playing && fold.timedWindow()) {
      long length = fold.header().wishes().windowSeconds() * 1000L;
      node.putObject("window").put("until", fold.windowEnds()).put("length", length);
    }
    if (fold.started() && fold.match().isOver()) {
      outcome(fold.match(), speaker, node);
    }
    return node;
  }

  /// A game without windows has no use for orders.
  private void orders(int seat, Speaker speaker, ObjectNode node) {
    ArrayNode orders = node.putArray("orders");
    if (seat >= 0 && fold.header().options().containsKey(Setup.UNIFORM_WINDOWS.id())) {
      fold.game()
          .standingOrders()
          .forEach(
              order ->
                  orders
                      .addObject()
                      .put("number", order.number())
                      .put("label", speaker.game().say(order.label())));
    }
    node.put("order", seat < 0 ? 0 : fold.order(seat));
  }

  private static void outcome(Match<?> match, Speaker speaker, ObjectNode node) {
    Outcome outcome = match.outcome();
    if (outcome == null) {
      return;
    }
    ObjectNode told = node.putObject("outcome").put("team", outcome.team());
    ArrayNode winners = told.putArray("winners");
    for (int seat = 0; seat < match.setup().seats(); seat++) {
      if (outcome.won(seat)) {
        winners.add(seat);
      }
    }
    ArrayNode scores = told.putArray("scores");
    outcome.scores().forEach(scores::add);
    told.put("reason", speaker.game().say(outcome.reason()));
    told.put("rule", outcome.rule());
  }
}
