package horda.server.view;

import horda.engine.Event;
import horda.engine.Match;
import horda.engine.Nullable;
import horda.engine.Outcome;
import horda.engine.Setup;
import horda.engine.State;
import horda.server.table.Status;
import horda.server.table.TableState;
import horda.wire.Language;
import horda.wire.SeatParts;
import horda.wire.Secrets;
import horda.wire.Shelf;
import horda.wire.doc.SeatPart;
import horda.wire.doc.TableDoc;
import horda.wire.doc.TableDoc.OrderChoice;
import horda.wire.doc.TableDoc.Result;
import horda.wire.doc.TableDoc.WindowTime;
import horda.wire.doc.TableDoc.You;
import horda.wire.doc.TableInfo;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The documents of one table at one moment: each part is made once, however many look at it.
public final class Documents {
  private record Half(int seat, Language language) {}

  private final Shelf shelf;
  private final TableState state;
  private final Crowd crowd;
  private final Map<Language, Speaker> speakers = new EnumMap<>(Language.class);
  private final Map<Language, TableInfo> tables = new EnumMap<>(Language.class);
  private final Map<Half, SeatPart> halves = new HashMap<>();
  private final Map<Integer, List<Passing>> passings = new HashMap<>();

  private final List<Event> events;

  public Documents(Shelf shelf, TableState state, Crowd crowd) {
    this.shelf = shelf;
    this.state = state;
    this.crowd = crowd;
    this.events = state.started() ? state.match().chronicle().events() : List.of();
  }

  /// All that has happened; what a viewer may know of it is for [Tails] to say.
  List<Event> events() {
    return events;
  }

  /// The moments of the last answer as that seat sees them; none unless the match was watched.
  List<Passing> passings(int seat) {
    return passings.computeIfAbsent(
        seat, eyes -> state.started() ? passings(state.match(), eyes) : List.of());
  }

  private static <S extends State> List<Passing> passings(Match<S> match, int seat) {
    return match.moments().stream()
        .map(moment -> new Passing(match.game().view(moment.state(), seat), moment.events()))
        .toList();
  }

  public Speaker speaker(Language language) {
    return speakers.computeIfAbsent(language, spoken -> new Speaker(shelf, state, spoken));
  }

  public TableInfo table(Language language) {
    return tables.computeIfAbsent(language, spoken -> TablePart.of(state, crowd, speaker(spoken)));
  }

  /// The whole document; it shares its parts with others.
  public TableDoc of(Eyes eyes) {
    int seat = eyes.seat();
    Speaker speaker = speaker(eyes.language());
    // A table that was closed waits for nobody, even if its game does.
    boolean closed = state.status() == Status.OVER;
    boolean playing = state.status() == Status.PLAYING;
    boolean held = seat >= 0 && state.held(seat);
    SeatPart half = half(new Half(seat, eyes.language()));
    return new TableDoc(
        table(eyes.language()),
        new You(seat, eyes.seats(), eyes.host()),
        half.view(),
        closed ? List.of() : half.awaited(),
        closed ? null : half.prompt(),
        half.rule(),
        closed ? List.of() : half.options(),
        half.greyed(),
        state.turn(seat),
        playing && seat >= 0 && (held || state.match().canUndo(seat)),
        held ? true : null,
        orders(seat, speaker),
        seat < 0 ? 0 : state.order(seat),
        playing && state.timedWindow() ? window() : null,
        state.started() && state.match().isOver() ? result(state.match(), speaker) : null,
        curtain(eyes));
  }

  private SeatPart half(Half half) {
    return halves.computeIfAbsent(
        half,
        one ->
            state.started()
                ? SeatParts.of(state.match(), one.seat(), speaker(one.language()).game())
                : SeatPart.NOTHING);
  }

  private WindowTime window() {
    return new WindowTime(state.windowEnds(), state.header().wishes().windowSeconds() * 1000L);
  }

  /// Behind a curtain, where nobody's eyes look: whether anybody at this browser needs one.
  private boolean curtain(Eyes eyes) {
    if (state.status() != Status.PLAYING) {
      return false;
    }
    if (eyes.seat() >= 0) {
      return Secrets.from(state.match(), eyes.seat(), eyes.seats());
    }
    return eyes.seats().stream().anyMatch(seat -> Secrets.from(state.match(), seat, eyes.seats()));
  }

  /// A game without windows has no use for orders.
  private List<OrderChoice> orders(int seat, Speaker speaker) {
    if (seat < 0 || !state.header().options().containsKey(Setup.UNIFORM_WINDOWS.id())) {
      return List.of();
    }
    return state.game().standingOrders().stream()
        .map(order -> new OrderChoice(order.number(), speaker.game().say(order.label())))
        .toList();
  }

  private static @Nullable Result result(Match<?> match, Speaker speaker) {
    Outcome outcome = match.outcome();
    if (outcome == null) {
      return null;
    }
    List<Integer> winners = new ArrayList<>();
    for (int seat = 0; seat < match.setup().seats(); seat++) {
      if (outcome.won(seat)) {
        winners.add(seat);
      }
    }
    return new Result(
        outcome.team(),
        winners,
        outcome.scores(),
        speaker.game().say(outcome.reason()),
        outcome.rule());
  }
}
