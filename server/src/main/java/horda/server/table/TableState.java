package horda.server.table;

import horda.engine.Event;
import horda.engine.Game;
import horda.engine.Key;
import horda.engine.Match;
import horda.engine.Nullable;
import horda.engine.Refusal;
import horda.engine.Seed;
import horda.engine.Window;
import horda.server.store.Store;
import horda.wire.DiceProof;
import horda.wire.Shelf;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;

/// A table in memory: its header and what its lines made of it. Any process can make it again. For
/// one thread at a time.
public final class TableState {
  private final String id;
  private final Header header;
  private final Shelf shelf;
  private final Game<?> game;
  private final Seating seating;
  private final Asking asking;
  private final Clocks clocks;
  private final int[] orders;
  private final List<Said> chat = new ArrayList<>();
  private final Map<String, String> done = new HashMap<>();

  /// How often a seat (the onlooker first) lost events that it had been told.
  private final int[] cuts;

  private final long created;
  private Pool pool;
  private @Nullable Match<?> match;
  private long seq;
  private long at;
  private long movedAt;
  private int answers;
  private int keptEvents;
  private boolean closed;
  private @Nullable String rematch;

  public TableState(String id, Header header, long created, Shelf shelf) {
    this.id = id;
    this.header = header;
    this.shelf = shelf;
    this.game = shelf.game(header.game());
    this.created = created;
    this.at = created;
    pool = Pool.empty(header.seats());
    seating = new Seating(header.chairs());
    asking = new Asking(header.seats());
    orders = new int[header.seats()];
    cuts = new int[header.seats() + 1];
    clocks = new Clocks(header.seats(), header.wishes().clock());
  }

  // --- Lines

  /// The match as it would be after that line; null for a line that is not about the match. Refuses
  /// what the rules forbid, and changes nothing here.
  public @Nullable Match<?> played(Line line) {
    Match.Entry entry = entry(line);
    if (entry == null) {
      return dealt(line);
    }
    Match<?> next = match().copy();
    next.enter(entry);
    return next;
  }

  /// The match that begins with this line; null when none does.
  private @Nullable Match<?> dealt(Line line) {
    Pool next = pool.after(line, at);
    return !pool.ready() && next.ready() ? header.deal(shelf, next) : null;
  }

  private Match.@Nullable Entry entry(Line line) {
    return switch (line) {
      case Line.Answer answer -> new Match.Answer(answer.seat(), answer.option());
      // Where windows take their time, an order must not make one shorter: it is kept here.
      case Line.Order order when !timedWindows() -> new Match.Order(order.seat(), order.order());
      case Line.Undo undo when !asking.held(undo.seat()) -> new Match.Undo(undo.seat());
      case Line.Slip slip -> slip.taken();
      default -> null;
    };
  }

  /// A line that is on disk, perhaps by another process or an older version. It never throws: what
  /// cannot be applied is left out, which the table is told, and everybody who reads the same lines
  /// leaves out the same ones. False: it was left out.
  public boolean apply(Store.Line line) {
    Line.Entry kept = null;
    try {
      kept = Line.Entry.parse(line.text());
      play(line, kept);
      return true;
    } catch (RuntimeException | StackOverflowError | AssertionError _) {
      leaveOut(line, kept == null ? null : kept.line());
      return false;
    }
  }

  /// The same for a line that nobody has kept yet: refuses what cannot be applied.
  public void play(Store.Line line) {
    play(line, Line.Entry.parse(line.text()));
  }

  /// The match itself plays, not a copy: a table of a thousand lines is loaded without a thousand
  /// copies.
  private void play(Store.Line line, Line.Entry kept) {
    check(kept.line());
    Before before = Before.of(match, kept.line());
    Match.Entry entry = entry(kept.line());
    if (entry != null) {
      match().enter(entry);
    } else {
      Match<?> dealt = dealt(kept.line());
      match = dealt == null ? match : dealt;
    }
    apply(line, kept, before);
  }

  /// What could not even be said at this table.
  private void check(Line line) {
    int seat = line.about();
    if (seat < Line.NOBODY || seat >= header.seats()) {
      throw new Refusal("seat", "", "There is no such seat at this table.");
    }
    if (!pool.takes(line)) {
      throw new Refusal("started", "", "The dice do not take that, or the game has begun already.");
    }
  }

  private void leaveOut(Store.Line line, @Nullable Line read) {
    seq = line.seq();
    at = Math.max(at, line.at());
    keptEvents = match == null ? 0 : match.chronicle().size();
    if (read != null && match == null && shouldDeal(read)) {
      // Nothing can be played here any more; what was said stays.
      closed = true;
      chat.add(Said.house("undealt", Said.HOUSE, at));
    } else {
      chat.add(Said.house(line.isDamaged() ? "damaged" : "left-out", Said.HOUSE, at));
    }
  }

  private boolean shouldDeal(Line line) {
    boolean about =
        line instanceof Line.Start
            || line instanceof Line.Deal
            || line instanceof Line.Reveal reveal && reveal.seat() >= 0 && reveal.seat() < seats();
    return about && pool.takes(line) && pool.after(line, at).ready();
  }

  /// A line that was just written, where [#played] was asked before.
  public void apply(Store.Line line, Line.Entry entry, @Nullable Match<?> played) {
    Before before = Before.of(match, entry.line());
    match = played == null ? match : played;
    apply(line, entry, before);
  }

  private void apply(Store.Line line, Line.Entry entry, Before before) {
    seq = line.seq();
    at = Math.max(at, line.at());
    boolean began = pool.ready();
    pool = pool.after(entry.line(), at);
    note(entry.line(), before);
    if (!began && pool.ready()) {
      begun();
    }
    cut(before);
    clocks.run(running(), at);
    if (!entry.id().isEmpty()) {
      done.put(entry.id(), entry.line() instanceof Line.Rematch next ? next.table() : "");
    }
  }

  private void note(Line line, Before before) {
    switch (line) {
      case Line.Sit sit -> {
        seating.set(sit.seat(), Chair.person(sit.name(), sit.colour(), sit.key()));
        chat.add(Said.house("sat", sit.seat(), at));
      }
      case Line.Named named -> seating.name(named);
      case Line.Start start -> {
        if (start.fill() != null) {
          seating.fill(start.fill());
        }
      }
      case Line.Commit _, Line.Reveal _, Line.Deal _ -> {}
      case Line.Answer answer -> answered(answer.seat(), answer.by());
      case Line.Hold hold -> asking.hold(hold.seat(), true);
      case Line.Order order -> ordered(order, before);
      case Line.Undo undo -> undone(undo, before);
      case Line.Say say -> chat.add(Said.typed(say.seat(), say.text(), at));
      case Line.Phrase said -> chat.add(Said.phrase(said.seat(), said.phrase(), at));
      case Line.StandIn standIn -> stoodIn(standIn.seat(), standIn.bot());
      case Line.Flag flag -> {
        clocks.fell(flag.seat());
        seating.standIn(flag.seat(), flag.bot());
        movedAt = at;
        chat.add(Said.house("flag", flag.seat(), at));
      }
      case Line.Falter falter -> {
        seating.standIn(falter.seat(), falter.bot());
        movedAt = at;
        String why = BotFailure.CODES.contains(falter.why()) ? falter.why() : BotFailure.GONE;
        chat.add(Said.house("bot-" + why, falter.seat(), at));
      }
      case Line.Rematch next -> rematch = next.table();
      case Line.Open open -> seating.set(open.seat(), Chair.open(chair(open.seat()).colour()));
      case Line.Remove remove -> removed(remove);
      case Line.Close _ -> closed = true;
      // As whoever took it for an answer went on.
      case Line.Slip slip -> {
        if (slip.taken() instanceof Match.Undo) {
          chat.add(Said.house("took-back", slip.taken().seat(), at));
        }
        answered(slip.taken().seat(), Line.By.PERSON);
      }
    }
  }

  /// The cards are dealt. If some contributed to the dice, everybody hears who did not.
  private void begun() {
    for (int seat = 0; seat < seats() && pool.anybody(); seat++) {
      boolean promised = pool.of(seat).promised() != null;
      if (!pool.gave(seat) && (promised || chair(seat).isPerson())) {
        chat.add(Said.house(promised ? "dice-late" : "dice-none", seat, at));
      }
    }
    asked();
  }

  private void answered(int seat, Line.By by) {
    answers++;
    movedAt = at;
    if (by == Line.By.PERSON) {
      clocks.answered(seat);
      if (standIn(seat) != null) {
        stoodIn(seat, null);
      }
    }
    // A secret answer that waits for the others: the question is still the same.
    if (match().state().committed() == 0) {
      asked();
    }
  }

  private void ordered(Line.Order order, Before before) {
    if (timedWindows()) {
      orders[order.seat()] = order.order();
    } else if (match().question() != before.question()) {
      asked();
    }
  }

  private void undone(Line.Undo undo, Before before) {
    if (asking.held(undo.seat())) {
      asking.hold(undo.seat(), false);
      return;
    }
    movedAt = at;
    chat.add(Said.house("took-back", undo.seat(), at));
    clocks.undone(undo.seat());
    if (!before.committed(undo.seat())) {
      asked();
    }
  }

  private void stoodIn(int seat, @Nullable String bot) {
    seating.standIn(seat, bot);
    movedAt = at;
    if (bot == null) {
      clocks.back(seat);
    }
    chat.add(Said.house(bot == null ? "back" : "stand-in", seat, at));
  }

  private void removed(Line.Remove line) {
    Chair left = chair(line.seat());
    String bot = line.bot();
    Chair next = bot == null ? Chair.open(left.colour()) : Chair.bot("", left.colour(), bot);
    seating.set(line.seat(), next);
    movedAt = at;
    String key = bot == null ? "removed" : "removed-playing";
    chat.add(Said.house(key, left.name(), line.seat(), at));
  }

  private void asked() {
    asking.next(match(), at);
    movedAt = at;
  }

  /// An undo makes the chronicle shorter; who had been told of what is gone must be told so.
  private void cut(Before before) {
    int size = match == null ? 0 : match.chronicle().size();
    keptEvents = Math.min(size, before.told());
    if (size >= before.told()) {
      return;
    }
    List<Event> lost = before.events().subList(size, before.told());
    for (int seat = -1; seat < header.seats(); seat++) {
      int viewer = seat;
      cuts[seat + 1] += lost.stream().anyMatch(event -> event.isFor(viewer)) ? 1 : 0;
    }
  }

  /// The seats whose clocks run: people who owe an answer.
  private int running() {
    int running = 0;
    if (clocks.on() && !timedWindow()) {
      for (int seat : awaited()) {
        running |= playedBy(seat) == null ? 1 << seat : 0;
      }
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

  /// What the seats give for the dice.
  public Pool pool() {
    return pool;
  }

  /// How the dice of the game that is played were fixed; null for a table whose seed was given. Not
  /// to be shown before the game is over.
  public @Nullable DiceProof proof() {
    Key house = header.house();
    return house == null || match == null
        ? null
        : new DiceProof(
            Seed.of(house).commitment(), house, pool.proof(house), DiceProof.end(match));
  }

  /// When the game begins if nobody stops it; seats must be taken.
  long startsAt() {
    Header.Shared dice = header.dice();
    boolean wanted =
        dice != null
            && dice.awaited().stream()
                .anyMatch(seat -> chair(seat).isPerson() && pool.of(seat).promised() == null);
    return wanted ? created + Pool.PATIENCE : at;
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

  /// Whether the moments of an answer are kept, for somebody who wants to see them.
  public void watch(boolean on) {
    if (match != null) {
      match.watch(on);
    }
  }

  public List<Chair> chairs() {
    return seating.chairs();
  }

  public Chair chair(int seat) {
    return seating.chair(seat);
  }

  public int seats() {
    return seating.size();
  }

  /// The bot that stands in for a person, or null.
  public @Nullable String standIn(int seat) {
    return seating.standIn(seat);
  }

  /// The bot that answers for this seat now; null when a person does.
  public @Nullable String playedBy(int seat) {
    return seating.playedBy(seat);
  }

  /// The seats that owe an answer.
  public List<Integer> awaited() {
    return status() == Status.PLAYING ? Questions.awaited(match()) : List.of();
  }

  /// Do windows last a fixed time at this table?
  public boolean timedWindows() {
    return header.wishes().windowSeconds() > 0;
  }

  /// Is a window waiting that lasts its time?
  public boolean timedWindow() {
    return timedWindows() && match != null && match.question() instanceof Window<?>;
  }

  /// Since when the question waits.
  public long askedAt() {
    return asking.since();
  }

  public long windowEnds() {
    return asking.since() + header.wishes().windowSeconds() * 1000L;
  }

  /// The id of the pass in the window that waits; null when none does.
  public @Nullable String pass() {
    return match == null ? null : Questions.pass(match);
  }

  public boolean held(int seat) {
    return asking.held(seat);
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
    return asking.turn(seat);
  }

  /// How many answers there were, taken back or not.
  public int answers() {
    return answers;
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
    return seating.of(keys);
  }

  /// Whether rules or content have changed since the table was set up.
  public boolean rulesChanged() {
    return header.revision() != game.revision();
  }

  public boolean contentChanged() {
    return !header.content().equals(shelf.contentHash(header.game()));
  }
}
