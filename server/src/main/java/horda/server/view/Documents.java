package horda.server.view;

import horda.engine.Event;
import horda.engine.Match;
import horda.engine.Nullable;
import horda.engine.Outcome;
import horda.engine.Setup;
import horda.engine.State;
import horda.server.table.Fold;
import horda.server.table.Status;
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
  private final Fold fold;
  private final Crowd crowd;
  private final Map<Language, Speaker> speakers = new EnumMap<>(Language.class);
  private final Map<Language, TableInfo> tables = new EnumMap<>(Language.class);
  private final Map<Half, SeatPart> halves = new HashMap<>();
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
        .map(moment -> new Passing(match.game().view(moment.state(), seat), moment.events()))
        .toList();
  }

  public Speaker speaker(Language language) {
    return speakers.computeIfAbsent(language, spoken -> new Speaker(shelf, fold, spoken));
  }

  public TableInfo table(Language language) {
    return tables.computeIfAbsent(language, spoken -> TablePart.of(fold, crowd, speaker(spoken)));
  }

  /// The whole document; it shares its parts with others.
  public TableDoc of(Eyes eyes) {
    int seat = eyes.seat();
    Speaker speaker = speaker(eyes.language());
    // A table that was closed waits for nobody, even if its game does.
    boolean closed = fold.status() == Status.OVER;
    boolean playing = fold.status() == Status.PLAYING;
    boolean held = seat >= 0 && fold.held(seat);
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
        fold.turn(seat),
        playing && seat >= 0 && (held || fold.match().canUndo(seat)),
        held ? true : null,
        orders(seat, speaker),
        seat < 0 ? 0 : fold.order(seat),
        playing && fold.timedWindow() ? window() : null,
        fold.started() && fold.match().isOver() ? result(fold.match(), speaker) : null,
        curtain(eyes));
  }

  private SeatPart half(Half half) {
    return halves.computeIfAbsent(
        half,
        one ->
            fold.started()
                ? SeatParts.of(fold.match(), one.seat(), speaker(one.language()).game())
                : SeatPart.NOTHING);
  }

  private WindowTime window() {
    return new WindowTime(fold.windowEnds(), fold.header().wishes().windowSeconds() * 1000L);
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

  /// A game without windows has no use for orders.
  private List<OrderChoice> orders(int seat, Speaker speaker) {
    if (seat < 0 || !fold.header().options().containsKey(Setup.UNIFORM_WINDOWS.id())) {
      return List.of();
    }
    return fold.game().standingOrders().stream()
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
