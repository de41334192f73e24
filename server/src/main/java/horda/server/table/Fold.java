package horda.server.table;

import horda.engine.Event;
import horda.engine.Game;
import horda.engine.Match;
import horda.engine.Question;
import horda.engine.Refusal;
import horda.engine.State;
import horda.engine.Window;
import horda.server.store.Store;
import horda.wire.Shelf;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/// A table in memory: its header and what its lines made of it. Any process can make it again. For
/// one thread at a time.
public final class Fold {
  private final String id;
  private final Header header;
  private final Shelf shelf;
  private final Game<?> game;
  private final List<Chair> chairs;
  private final @Nullable String[] standIns;
  private final boolean[] held;
  private final int[] orders;
  private final Clocks clocks;
  private final List<Said> chat = new ArrayList<>();
  private final Map<String, String> done = new HashMap<>();

  /// How often a seat (the onlooker first) lost events that it had been told.
  private final int[] cuts;

  private @Nullable Match<?> match;
  private long seq;
  private long at;
  private long movedAt;
  private long askedAt;

  /// Of each seat: the number of the question that it hears, counted by itself. A count for all
  /// would tell the others of answers that they cannot see: the terms of an offer that is not made
  /// yet.
  private final int[] turns;

  private int heardBy;
  private int answers;
  private int keptEvents;
  private boolean closed;
  private @Nullable String rematch;

  public Fold(String id, Header header, long created, Shelf shelf) {
    this.id = id;
    this.header = header;
    this.shelf = shelf;
    this.game = shelf.game(header.game());
    this.at = created;
    chairs = new ArrayList<>(header.chairs());
    standIns = new String[header.seats()];
    held = new boolean[header.seats()];
    orders = new int[header.seats()];
    cuts = new int[header.seats() + 1];
    turns = new int[header.seats()];
    clocks = new Clocks(header.seats(), header.wishes().clock());
  }

  // --- Lines

  /// The match as it would be after that line; null for a line that is not about the match. Refuses
  /// what the rules forbid, and changes nothing here.
  public @Nullable Match<?> played(Line line) {
    return switch (line) {
      case Line.Start _ -> header.deal(shelf);
      case Line.Answer _, Line.Order _, Line.Undo _ when entry(line) != null -> {
        Match<?> next = match().copy();
        enter(next, line);
        yield next;
      }
      default -> null;
    };
  }

  private void enter(Match<?> into, Line line) {
    Match.Entry entry = entry(line);
    if (entry != null) {
      into.enter(entry);
    }
  }

  private Match.@Nullable Entry entry(Line line) {
    return switch (line) {
      case Line.Answer answer -> new Match.Entry(answer.seat(), answer.option());
      // Where windows take their time, an order must not make one shorter: it is kept here.
      case Line.Order order when !timedWindows() ->
          new Match.Entry(order.seat(), "order:" + order.order());
      case Line.Undo undo when !held[undo.seat()] -> new Match.Entry(undo.seat(), "undo");
      default -> null;
    };
  }

  /// A line that is on disk.
  public void apply(Store.Line line) {
    Line.Entry entry = Line.Entry.parse(line.text());
    apply(line, entry, played(entry.line(), match));
  }

  /// While a table is loaded nobody looks on, so the match itself may play.
  private @Nullable Match<?> played(Line line, @Nullable Match<?> onto) {
    if (onto == null || entry(line) == null) {
      return played(line);
    }
    noteBefore(line);
    enter(onto, line);
    return onto;
  }

  private @Nullable Question<?> before;
  private int committedBefore;
  private List<Event> eventsBefore = List.of();
  private boolean noted;

  private void noteBefore(Line line) {
    before = match == null ? null : match.question();
    committedBefore = match == null ? 0 : match.state().committed();
    keptEvents = match == null ? 0 : match.chronicle().size();
    boolean mayCut = match != null && line instanceof Line.Undo;
    eventsBefore = mayCut ? match().chronicle().events() : List.of();
    noted = true;
  }

  /// The same, where [#played] was asked before.
  public void apply(Store.Line line, Line.Entry entry, @Nullable Match<?> played) {
    if (!noted) {
      noteBefore(entry.line());
    }
    noted = false;
    seq = line.seq();
    at = Math.max(at, line.at());
    if (played != null) {
      match = played;
    }
    note(entry.line());
    cut();
    clocks.run(running(), at);
    if (!entry.id().isEmpty()) {
      done.put(entry.id(), entry.line() instanceof Line.Rematch next ? next.table() : "");
    }
  }

  private void note(Line line) {
    switch (line) {
      case Line.Sit sit -> {
        chairs.set(sit.seat(), Chair.person(sit.name(), sit.colour(), sit.key()));
        standIns[sit.seat()] = null;
        chat.add(Said.house("sat", sit.seat(), at));
      }
      case Line.Named named ->
          chairs.set(named.seat(), chair(named.seat()).named(named.name(), named.colour()));
      case Line.Start start -> started(start);
      case Line.Answer answer -> answered(answer);
      case Line.Hold hold -> held[hold.seat()] = true;
      case Line.Order order -> ordered(order);
      case Line.Undo undo -> undone(undo);
      case Line.Say say -> chat.add(Said.typed(say.seat(), say.text(), at));
      case Line.Phrase said -> chat.add(Said.phrase(said.seat(), said.phrase(), at));
      case Line.StandIn standIn -> stoodIn(standIn.seat(), standIn.bot());
      case Line.Flag flag -> {
        clocks.fell(flag.seat());
        standIns[flag.seat()] = flag.bot();
        movedAt = at;
        chat.add(Said.house("flag", flag.seat(), at));
      }
      case Line.Rematch next -> rematch = next.table();
      case Line.Open open -> {
        chairs.set(open.seat(), Chair.open(chair(open.seat()).colour()));
        standIns[open.seat()] = null;
      }
      case Line.Close _ -> closed = true;
    }
  }

  private void started(Line.Start start) {
    for (int seat = 0; seat < chairs.size(); seat++) {
      if (chair(seat).isOpen() && start.fill() != null) {
        chairs.set(seat, Chair.bot("", chair(seat).colour(), start.fill()));
      }
    }
    asked();
  }

  private void answered(Line.Answer answer) {
    answers++;
    movedAt = at;
    if (answer.by() == Line.By.PERSON) {
      clocks.answered(answer.seat());
      if (standIns[answer.seat()] != null) {
        stoodIn(answer.seat(), null);
      }
    }
    // A secret answer that waits for the others: the question is still the same.
    if (match().state().committed() == 0) {
      asked();
    }
  }

  private void ordered(Line.Order order) {
    if (timedWindows()) {
      orders[order.seat()] = order.order();
    } else if (match().question() != before) {
      asked();
    }
  }

  private void undone(Line.Undo undo) {
    if (held[undo.seat()]) {
      held[undo.seat()] = false;
      return;
    }
    movedAt = at;
    clocks.undone(undo.seat());
    boolean withdrawn = (committedBefore & 1 << undo.seat()) != 0;
    if (!withdrawn) {
      asked();
    }
  }

  private void stoodIn(int seat, @Nullable String bot) {
    standIns[seat] = bot;
    movedAt = at;
    if (bot == null) {
      clocks.back(seat);
    }
    chat.add(Said.house(bot == null ? "back" : "stand-in", seat, at));
  }

  private void asked() {
    int heardNow = heardBy(match());
    for (int seat = 0; seat < turns.length; seat++) {
      turns[seat] += ((heardBy | heardNow) & 1 << seat) != 0 ? 1 : 0;
    }
    heardBy = heardNow;
    askedAt = at;
    movedAt = at;
    Arrays.fill(held, false);
  }

  /// Bit set of the seats that may answer, a change of mind included.
  private static <S extends State> int heardBy(Match<S> match) {
    Question<S> question = match.question();
    int seats = 0;
    for (int seat = 0; question != null && seat < match.state().seats(); seat++) {
      seats |= question.hears(match.state(), seat) ? 1 << seat : 0;
    }
    return seats;
  }

  /// An undo makes the chronicle shorter; who had been told of what is gone must be told so.
  private void cut() {
    int size = match == null ? 0 : match.chronicle().size();
    if (size >= keptEvents) {
      return;
    }
    List<Event> lost = eventsBefore.subList(size, keptEvents);
    for (int seat = -1; seat < header.seats(); seat++) {
      int viewer = seat;
      if (lost.stream().anyMatch(event -> event.isFor(viewer))) {
        cuts[seat + 1]++;
      }
    }
    keptEvents = size;
  }

  /// The seats whose clocks run: people who owe an answer.
  private int running() {
    if (!clocks.on() || status() != Status.PLAYING || timedWindow()) {
      return 0;
    }
    int running = 0;
    for (int seat : awaited()) {
      running |= playedBy(seat) == null ? 1 << seat : 0;
    }
    return running;
  }

  // --- What is so

  public String id() {
    return id;
  }

  public Header header() {
    return header;
  }

  public Game<?> game() {
    return game;
  }

  public Status status() {
    if (closed || match != null && match.isOver()) {
      return Status.OVER;
    }
    return match == null ? Status.WAITING : Status.PLAYING;
  }

  public boolean started() {
    return match != null;
  }

  /// The match; refuses while people are still sitting down.
  public Match<?> match() {
    if (match == null) {
      throw new Refusal("not-started", "", "The game has not begun yet.");
    }
    return match;
  }

  public List<Chair> chairs() {
    return List.copyOf(chairs);
  }

  public Chair chair(int seat) {
    return chairs.get(seat);
  }

  public int seats() {
    return chairs.size();
  }

  /// The bot that stands in for a person, or null.
  public @Nullable String standIn(int seat) {
    return standIns[seat];
  }

  /// The bot that answers for this seat now; null when a person does.
  public @Nullable String playedBy(int seat) {
    return chair(seat).kind() == Chair.Kind.BOT ? chair(seat).bot() : standIns[seat];
  }

  /// The seats that owe an answer.
  public List<Integer> awaited() {
    return status() == Status.PLAYING ? awaited(match()) : List.of();
  }

  private static <S extends State> List<Integer> awaited(Match<S> match) {
    Question<S> question = match.question();
    int bits = question == null ? 0 : question.awaited(match.state());
    List<Integer> seats = new ArrayList<>();
    for (int seat = 0; seat < match.state().seats(); seat++) {
      if ((bits & 1 << seat) != 0) {
        seats.add(seat);
      }
    }
    return seats;
  }

  /// Do windows last a fixed time at this table?
  public boolean timedWindows() {
    return header.wishes().windowSeconds() > 0;
  }

  /// Is a window waiting that lasts its time?
  public boolean timedWindow() {
    return timedWindows() && match != null && match.question() instanceof Window<?>;
  }

  public long windowEnds() {
    return askedAt + header.wishes().windowSeconds() * 1000L;
  }

  /// The id of the pass in the window that waits; null when none does.
  public @Nullable String pass() {
    return match == null ? null : pass(match);
  }

  private static <S extends State> @Nullable String pass(Match<S> match) {
    return match.question() instanceof Window<S> window
        ? window.option(match.state(), window.seat(match.state()), Window.PASS).id()
        : null;
  }

  public boolean held(int seat) {
    return held[seat];
  }

  public int order(int seat) {
    return timedWindows() || match == null ? orders[seat] : match.state().standingOrder(seat);
  }

  public Clocks clocks() {
    return clocks;
  }

  public List<Said> chat() {
    return chat;
  }

  public int cuts(int seat) {
    return cuts[seat + 1];
  }

  /// The number of the question that `seat` hears or heard last; the same while secret answers of
  /// others come in. Onlookers are asked nothing.
  public int turn(int seat) {
    return seat < 0 ? 0 : turns[seat];
  }

  /// How many answers there were, taken back or not.
  public int answers() {
    return answers;
  }

  public long askedAt() {
    return askedAt;
  }

  /// When somebody last did something that others wait for.
  public long movedAt() {
    return movedAt;
  }

  public long seq() {
    return seq;
  }

  public long at() {
    return at;
  }

  /// How many of the events before the last line are still there.
  public int keptEvents() {
    return keptEvents;
  }

  public @Nullable String rematch() {
    return rematch;
  }

  /// What was answered to a command that was carried out; null for one that was not.
  public @Nullable String done(String commandId) {
    return done.get(commandId);
  }

  public boolean isHost(Collection<String> keys) {
    return keys.contains(header.host());
  }

  /// The seats that these keys open.
  public SortedSet<Integer> seatsOf(Collection<String> keys) {
    SortedSet<Integer> seats = new TreeSet<>();
    for (int seat = 0; seat < chairs.size(); seat++) {
      String key = chair(seat).key();
      if (key != null && keys.contains(key)) {
        seats.add(seat);
      }
    }
    return seats;
  }

  /// Whether rules or content have changed since the table was set up.
  public boolean rulesChanged() {
    return header.revision() != game.revision();
  }

  public boolean contentChanged() {
    return !header.content().equals(shelf.contentHash(header.game()));
  }
}
