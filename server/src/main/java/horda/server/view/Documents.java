package horda.server.view;

import horda.engine.Event;
import horda.engine.Match;
import horda.engine.Nullable;
import horda.engine.Outcome;
import horda.engine.Setup;
import horda.engine.StandingOrder;
import horda.engine.State;
import horda.engine.View;
import horda.server.table.Pause;
import horda.server.table.Status;
import horda.server.table.TableState;
import horda.wire.Compared;
import horda.wire.Language;
import horda.wire.PatchText;
import horda.wire.SeatParts;
import horda.wire.Secrets;
import horda.wire.Shelf;
import horda.wire.Texts;
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
import java.util.Locale;
import java.util.Map;
import java.util.function.IntFunction;

/// The documents of one table at one moment: each part is made once, however many look at it.
public final class Documents {
  private record Half(int seat, Language language) {}

  private final Shelf shelf;
  private final TableState state;
  private final Crowd crowd;
  private final Settled settled;
  private final Map<Language, Speaker> speakers = new EnumMap<>(Language.class);
  private final Map<Language, TableInfo> tables = new EnumMap<>(Language.class);
  private final Map<Half, SeatPart> halves = new HashMap<>();
  private final Map<Language, List<OrderChoice>> orders = new EnumMap<>(Language.class);
  private final Compared compared = new Compared();
  private final List<Event> events;

  /// Made when somebody looks.
  private @Nullable IntFunction<View> views;

  /// Made when somebody wants to see the moments.
  private @Nullable List<Passing> passings;

  Documents(Shelf shelf, TableState state, Crowd crowd, Settled settled) {
    this.settled = settled;
    this.shelf = shelf;
    this.state = state;
    this.crowd = crowd;
    this.events = state.started() ? state.match().chronicle().events() : List.of();
  }

  /// All that has happened; what a viewer may know of it is for [Tails] to say.
  List<Event> events() {
    return events;
  }

  /// The steps from what somebody was shown to what is to be shown; parts that viewers share are
  /// compared once.
  String patch(TableDoc before, TableDoc after) {
    return PatchText.between(before, after, compared);
  }

  /// The moments of the last answer; none unless the match was watched.
  List<Passing> passings() {
    List<Passing> made = passings;
    if (made == null) {
      made = state.started() ? passings(state.match()) : List.of();
      passings = made;
    }
    return made;
  }

  private static <S extends State> List<Passing> passings(Match<S> match) {
    return match.moments().stream()
        .map(moment -> new Passing(match.game().views(moment.state()), moment.events()))
        .toList();
  }

  private View view(int seat) {
    IntFunction<View> made = views;
    if (made == null) {
      made = views(state.match());
      views = made;
    }
    return made.apply(seat);
  }

  private static <S extends State> IntFunction<View> views(Match<S> match) {
    return match.game().views(match.state());
  }

  public Speaker speaker(Language language) {
    return speakers.computeIfAbsent(language, spoken -> new Speaker(shelf, state, spoken));
  }

  public TableInfo table(Language language) {
    return tables.computeIfAbsent(
        language, spoken -> TablePart.of(state, crowd, speaker(spoken), settled));
  }

  /// The whole document; it shares its parts with others.
  public TableDoc of(Eyes eyes) {
    int seat = eyes.seat();
    Speaker speaker = speaker(eyes.language());
    // A table that was closed or stands still waits for nobody, even if its game does.
    boolean closed = state.status() == Status.OVER || state.isHalted();
    boolean playing = state.status() == Status.PLAYING && !state.isHalted();
    boolean held = seat >= 0 && state.waiting().held(seat);
    SeatPart half = half(new Half(seat, eyes.language()));
    List<Integer> given = seat < 0 ? List.of() : state.waiting().orders(seat);
    return new TableDoc(
        table(eyes.language()),
        new You(seat, eyes.seats(), eyes.host()),
        half.view(),
        closed ? List.of() : half.awaited(),
        closed ? null : half.prompt(),
        half.rule(),
        closed ? List.of() : half.options(),
        state.isHalted() ? List.of() : half.greyed(),
        state.waiting().turn(seat),
        playing && seat >= 0 && (held || state.match().canUndo(seat)),
        held ? true : null,
        orders(eyes),
        given.isEmpty() ? 0 : given.getFirst(),
        given,
        playing && seat >= 0 && state.sparing() && hasWindows() ? true : null,
        playing && state.waiting().stops(seat) ? true : null,
        playing && state.waiting().timedWindow() ? window(eyes, half) : null,
        state.started() && state.match().isOver() ? result(state.match(), speaker) : null,
        curtain(eyes));
  }

  private SeatPart half(Half half) {
    return halves.computeIfAbsent(
        half,
        one ->
            state.started() ? asked(one.seat(), speaker(one.language()).game()) : SeatPart.NOTHING);
  }

  /// What the house answers for somebody is not put to them, and a pause names nobody.
  private SeatPart asked(int seat, Texts texts) {
    Match<?> match = state.match();
    if (state.waiting().pause() != null) {
      return SeatParts.wishing(match, seat, state.waiting().wishes(seat), view(seat), texts);
    }
    SeatPart part = SeatParts.of(match, seat, view(seat), texts);
    if (!state.sparing()) {
      return part;
    }
    // The others see of a secret question only who has not answered yet.
    List<Integer> awaited =
        part.awaited().stream()
            .filter(one -> one == seat ? state.waiting().asks(one) : state.waiting().waitsFor(one))
            .toList();
    boolean asked = part.options().size() > 1 && state.waiting().asks(seat);
    return asked
        ? SeatParts.joint(part.awaiting(awaited), state.waiting().joint(seat), texts)
        : part.unasked(awaited);
  }

  private WindowTime window(Eyes eyes, SeatPart half) {
    Pause pause = state.waiting().pause();
    if (pause == null) {
      long length = state.header().wishes().windowSeconds() * 1000L;
      boolean canAct = half.options().size() > 1;
      return new WindowTime(
          state.waiting().windowEnds(), length, false, canAct, null, null, List.of());
    }
    return new WindowTime(
        pause.until(),
        pause.length(),
        pause.held(),
        !half.options().isEmpty(),
        pause.wish(eyes.seat()),
        pause.returned(eyes.seat()) ? true : null,
        anybody(eyes));
  }

  /// People at one screen: for whom the bar has a button. Whoever looks needs none.
  private List<Integer> anybody(Eyes eyes) {
    return eyes.seats().size() < 2
        ? List.of()
        : eyes.seats().stream()
            .filter(seat -> seat != eyes.seat() && state.waiting().mightRespond(seat))
            .toList();
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

  private boolean hasWindows() {
    return state.header().options().containsKey(Setup.UNIFORM_WINDOWS.id());
  }

  /// A game without windows has no use for orders.
  private List<OrderChoice> orders(Eyes eyes) {
    if (eyes.seat() < 0 || !hasWindows()) {
      return List.of();
    }
    return orders.computeIfAbsent(eyes.language(), spoken -> orders(speaker(spoken)));
  }

  private List<OrderChoice> orders(Speaker speaker) {
    List<OrderChoice> choices = new ArrayList<>();
    for (StandingOrder order : state.game().standingOrders()) {
      if (order.fits(state.seats())) {
        String until = order.until().name().toLowerCase(Locale.ROOT);
        choices.add(new OrderChoice(order.number(), speaker.game().say(order.label()), until));
      }
    }
    return choices;
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
