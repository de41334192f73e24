package horda.server.table;

import horda.engine.Game;
import horda.engine.Match;
import horda.engine.Nullable;
import horda.engine.Refusal;
import horda.server.store.Store;
import horda.wire.DiceProof;
import horda.wire.Shelf;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.stream.Stream;

/// A table in memory: its header and what its lines made of it. Any process can make it again. For
/// one thread at a time.
public final class TableState {
  private static final long GOING = -1;

  private final String id;
  private final Header header;
  private final Shelf shelf;
  private final Game<?> game;
  private final Seating seating;
  private final People people;
  private final Dealing dealing;
  private final Waiting waiting;
  private final Clocks clocks;
  private final List<Said> chat = new ArrayList<>();
  private final Map<String, String> done = new HashMap<>();

  private final Cuts cuts;
  private final long created;
  private @Nullable Match<?> match;
  private long seq;
  private long at;
  private long movedAt;
  private long begunAt;
  private int answers;
  private boolean closed;
  private @Nullable String rematch;
  private String host;

  /// Since when the host has stopped it; -1 while it goes on.
  private long haltedAt = GOING;

  public TableState(String id, Header header, long created, Shelf shelf) {
    this.id = id;
    this.header = header;
    this.shelf = shelf;
    this.game = shelf.game(header.game());
    this.created = created;
    this.at = created;
    this.host = header.host();
    dealing = new Dealing(header, shelf);
    seating = new Seating(header.chairs());
    waiting = new Waiting(this);
    cuts = new Cuts(header.seats());
    clocks = new Clocks(header.seats(), header.wishes().clock());
    people = new People(seating, clocks, chat);
  }

  // --- Lines

  /// The match as it would be after that line; null for a line that is not about the match. Refuses
  /// what the rules forbid, and changes nothing here.
  public @Nullable Match<?> played(Line line) {
    Match.Entry entry = entry(line);
    if (entry == null) {
      return dealing.dealt(line, at);
    }
    Match<?> next = match().copy();
    enter(next, line, entry);
    return next;
  }

  private static void enter(Match<?> match, Line line, Match.Entry entry) {
    if (line instanceof Line.Answer answer && answer.isOnly()) {
      match.only(answer.seat(), answer.option());
    } else {
      match.enter(entry);
    }
  }

  private Match.@Nullable Entry entry(Line line) {
    return switch (line) {
      case Line.Answer answer -> new Match.Answer(answer.seat(), answer.option());
      // Where windows take their time, an order must not make one shorter: it is kept here.
      case Line.Order order when !waiting.timedWindows() ->
          new Match.Order(order.seat(), order.order());
      case Line.Undo undo when !waiting.passes(undo.seat()) -> new Match.Undo(undo.seat());
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
    Before before = before(kept.line());
    Match.Entry entry = entry(kept.line());
    if (entry != null) {
      enter(match(), kept.line(), entry);
    } else {
      Match<?> dealt = dealing.dealt(kept.line(), at);
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
    if (!dealing.pool().takes(line)) {
      throw new Refusal("started", "", "The dice do not take that, or the game has begun already.");
    }
  }

  private void leaveOut(Store.Line line, @Nullable Line read) {
    seq = line.seq();
    at = Math.max(at, line.at());
    cuts.nothing(match);
    if (read != null && match == null && dealing.shouldDeal(read, at)) {
      // Nothing can be played here any more; what was said stays.
      closed = true;
      chat.add(Said.house("undealt", Said.HOUSE, at));
    } else {
      chat.add(Said.house(line.isDamaged() ? "damaged" : "left-out", Said.HOUSE, at));
    }
  }

  /// A line that was just written, where [#played] was asked before.
  public void apply(Store.Line line, Line.Entry entry, @Nullable Match<?> played) {
    Before before = before(entry.line());
    match = played == null ? match : played;
    apply(line, entry, before);
  }

  private Before before(Line line) {
    if (match != null) {
      waiting.before(match, line);
    }
    return Before.of(match, line);
  }

  private void apply(Store.Line line, Line.Entry entry, Before before) {
    seq = line.seq();
    at = Math.max(at, line.at());
    boolean began = dealing.pool().ready();
    cuts.before(before);
    dealing.take(entry.line(), at);
    note(entry.line(), before);
    if (!began && dealing.pool().ready()) {
      begun();
    }
    cuts.after(before, match);
    waiting.closePause();
    clocks.run(running(), at);
    if (!entry.id().isEmpty()) {
      done.put(entry.id(), entry.line() instanceof Line.Rematch next ? next.table() : "");
    }
  }

  private void note(Line line, Before before) {
    switch (line) {
      case Line.Sit _, Line.Named _, Line.Start _, Line.Open _ -> people.take(line, at);
      case Line.StandIn _, Line.Flag _, Line.Falter _, Line.Remove _ -> {
        people.take(line, at);
        movedAt = at;
      }
      case Line.Commit _, Line.Reveal _, Line.Deal _ -> {}
      case Line.Answer answer -> answered(answer.seat(), answer.by(), before);
      case Line.Hold hold -> waiting.pass(hold.seat(), true);
      case Line.Order order -> ordered(order, before);
      case Line.Orders _, Line.Stop _ -> {}
      case Line.Wish wish -> waiting.wish(wish.seat(), wish.option());
      case Line.Wait wait -> waiting.more(wait.seat());
      case Line.Undo undo -> undone(undo, before);
      case Line.Say say -> chat.add(Said.typed(say.seat(), say.text(), at));
      case Line.Phrase said -> chat.add(Said.phrase(said.seat(), said.phrase(), at));
      case Line.Rematch next -> rematch = next.table();
      case Line.Halt halt -> halted(halt.on());
      case Line.Host next -> handedOver(next.seat());
      case Line.React shown -> chat.add(Said.reaction(shown.seat(), shown.reaction(), at));
      case Line.Close _ -> closed = true;
      // As whoever took it for an answer went on.
      case Line.Slip slip -> {
        if (slip.taken() instanceof Match.Undo) {
          chat.add(Said.house("took-back", slip.taken().seat(), at));
        }
        answered(slip.taken().seat(), Line.By.PERSON, before);
      }
    }
  }

  /// Clocks stop where they are, and what lasts a time lasts as much longer.
  private void halted(boolean on) {
    if (on == isHalted()) {
      return;
    }
    if (on) {
      clocks.halt(at);
      haltedAt = at;
    } else {
      waiting.shift(at - haltedAt);
      haltedAt = GOING;
      movedAt = at;
    }
    chat.add(Said.house(on ? "halted" : "resumed", Said.HOUSE, at));
  }

  private void handedOver(int seat) {
    String key = chair(seat).key();
    if (key != null) {
      host = key;
      chat.add(Said.house("hosts", seat, at));
    }
  }

  /// The cards are dealt. If some contributed to the dice, everybody hears who did not.
  private void begun() {
    begunAt = at;
    Pool pool = dealing.pool();
    for (int seat = 0; seat < seats() && pool.anybody(); seat++) {
      boolean promised = pool.of(seat).promised() != null;
      if (!pool.gave(seat) && (promised || chair(seat).isPerson())) {
        chat.add(Said.house(promised ? "dice-late" : "dice-none", seat, at));
      }
    }
    asked(false);
  }

  private void answered(int seat, Line.By by, Before before) {
    answers++;
    boolean quiet = sparing() && before.passed();
    movedAt = quiet ? movedAt : at;
    waiting.wish(seat, null);
    if (by == Line.By.PERSON) {
      movedAt = people.answered(seat, at) ? at : movedAt;
    }
    // A secret answer that waits for the others: the question is still the same.
    if (match().state().committed() == 0) {
      asked(quiet);
    }
  }

  private void ordered(Line.Order order, Before before) {
    if (waiting.timedWindows()) {
      waiting.order(order.seat(), order.order());
    } else if (match().question() != before.question()) {
      asked(false);
    }
  }

  private void undone(Line.Undo undo, Before before) {
    if (waiting.passes(undo.seat())) {
      waiting.pass(undo.seat(), false);
      return;
    }
    movedAt = at;
    chat.add(Said.house("took-back", undo.seat(), at));
    clocks.undone(undo.seat());
    if (!before.committed(undo.seat())) {
      asked(false);
    }
  }

  /// @param passed whether a pass led here, and nobody has to be shown anything
  private void asked(boolean passed) {
    waiting.next(passed);
    movedAt = passed ? movedAt : at;
  }

  /// The seats whose clocks run: people who owe an answer.
  private int running() {
    int running = 0;
    if (clocks.on() && !isHalted() && !waiting.timedWindow()) {
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
    return dealing.pool();
  }

  /// How the dice of the game that is played were fixed; null for a table whose seed was given. Not
  /// to be shown before the game is over.
  public @Nullable DiceProof proof() {
    return match == null ? null : dealing.proof(match);
  }

  /// When the game begins if nobody stops it; seats must be taken.
  long startsAt() {
    return dealing.isAwaited(this::chair) ? created + Pool.PATIENCE : at;
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

  /// The seats that owe an answer, whose turn it is first; by correspondence all who have not
  /// spoken in a pause owe one.
  public List<Integer> awaited() {
    List<Integer> next = status() == Status.PLAYING ? Questions.awaited(match()) : List.of();
    return Stream.concat(next.stream(), waiting.silent().stream()).distinct().toList();
  }

  /// Are people asked only what is worth a stop?
  public boolean sparing() {
    return header.wishes().sparing();
  }

  /// Who is asked what, and for how long.
  public Waiting waiting() {
    return waiting;
  }

  public Clocks clocks() {
    return clocks;
  }

  public List<Said> chat() {
    return chat;
  }

  public int cuts(int seat) {
    return cuts.of(seat);
  }

  /// How many answers there were, taken back or not.
  public int answers() {
    return answers;
  }

  /// When somebody last did something that others wait for.
  public long movedAt() {
    return movedAt;
  }

  /// When the cards were dealt; 0 before that.
  public long begunAt() {
    return begunAt;
  }

  public long seq() {
    return seq;
  }

  public long at() {
    return at;
  }

  /// How many events there were before the last line.
  int eventsBefore() {
    return cuts.eventsBefore();
  }

  /// How many of the events before the last line are still there.
  public int keptEvents() {
    return cuts.keptEvents();
  }

  public @Nullable String rematch() {
    return rematch;
  }

  /// What was answered to a command that was carried out; null for one that was not.
  public @Nullable String done(String commandId) {
    return done.get(commandId);
  }

  /// The hash of the host's token.
  public String host() {
    return host;
  }

  /// Has its host stopped it for a while?
  public boolean isHalted() {
    return haltedAt != GOING;
  }

  public long haltedAt() {
    return haltedAt;
  }

  public boolean isHost(Collection<String> keys) {
    return keys.contains(host);
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
