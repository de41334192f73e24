package horda.server.house;

import horda.engine.Match;
import horda.engine.Nullable;
import horda.engine.Preview;
import horda.engine.Refusal;
import horda.server.store.Store;
import horda.server.table.Command;
import horda.server.table.Inquiry;
import horda.server.table.Line;
import horda.server.table.Person;
import horda.server.table.Status;
import horda.server.table.TableState;
import horda.server.table.Tokens;
import horda.server.table.Usher;
import horda.server.view.Crowd;
import horda.server.view.Gallery;
import horda.server.view.Have;
import horda.server.view.Speaker;
import horda.server.view.Viewer;
import horda.wire.Foretelling;
import horda.wire.Language;
import horda.wire.Texts;
import horda.wire.doc.PreviewPart;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletionException;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.logging.Level;
import java.util.logging.Logger;

/// A table in memory and its only writer. Callers hold its lock ([House#at]).
public final class LiveTable {
  private static final Logger LOG = Logger.getLogger(LiveTable.class.getName());

  private final House house;
  private final String id;
  private final ReentrantLock lock = new ReentrantLock();
  private final Gallery gallery;
  private final TableReader reader;
  private final Presence presence;
  private final Notice notice = new Notice();
  private final Lending lending = new Lending();
  private final Routine routine;
  private final Turns turns;
  private @Nullable TableState state;
  private boolean gone;
  private boolean over;
  private volatile boolean watched;
  private volatile long lines;
  private volatile int people;
  private volatile @Nullable Status status;
  private volatile long quietSince;

  LiveTable(House house, String id) {
    this.house = house;
    this.id = id;
    this.gallery = new Gallery(house.shelf(), house.alarms());
    this.reader = new TableReader(house, id);
    this.presence = new Presence(house, id);
    this.routine = new Routine(house, this, lending);
    this.turns = new Turns(house);
    this.quietSince = house.alarms().millis();
  }

  public String id() {
    return id;
  }

  ReentrantLock lock() {
    return lock;
  }

  boolean gone() {
    return gone;
  }

  /// The table as it stands; refuses a table that was never made, or no longer fits the rules.
  public TableState state() {
    if (state == null) {
      state = house.backroom().call(Backroom.Kind.TABLE, reader::read);
      routine.loaded(state);
      turns.loaded(state);
      lines = state.seq();
      status = state.status();
      routine.schedule(state);
      tellOver(state);
      house.makeRoom();
    }
    return state;
  }

  /// Whether nobody looks at it. Known without the lock, so perhaps no longer true.
  boolean idle() {
    return !watched;
  }

  long quietSince() {
    return quietSince;
  }

  Glance glance() {
    return new Glance(status, people, lines);
  }

  /// The table as it stands, if it has been read; needs the lock.
  public Optional<TableState> read() {
    return Optional.ofNullable(state);
  }

  /// How many lines it holds in memory.
  long lines() {
    return lines;
  }

  public Gallery gallery() {
    return gallery;
  }

  /// Just created, by this process.
  void made(TableState made) {
    routine.ours(true);
    state = made;
    after();
  }

  // --- Lines

  /// Carries a command out and acknowledges it, or refuses it. What was carried out before is only
  /// acknowledged, and to nobody who might not have sent it. An acknowledgement may say something
  /// besides: the table of a rematch.
  public void command(Set<String> keys, Command command, Consumer<String> acknowledge) {
    while (true) {
      Person person = Person.of(state(), keys);
      Usher.authorise(state(), person, command);
      String done = state().done(command.key());
      Line line = done == null ? line(person, command) : null;
      if (line == null) {
        acknowledge.accept(done == null ? nothingToDo(command) : done);
        return;
      }
      if (write(new Line.Entry(command.key(), line))) {
        // Shown first, so that the new document arrives before the acknowledgement.
        gallery.refresh(state());
        answerForPeople();
        acknowledge.accept(line instanceof Line.Rematch next ? next.table() : "");
        return;
      }
    }
  }

  private String nothingToDo(Command command) {
    String next = state().rematch();
    return command instanceof Command.Rematch && next != null ? next : "";
  }

  private @Nullable Line line(Person person, Command command) {
    if (command instanceof Command.Rematch rematch) {
      return Rematches.line(house, state(), rematch.swap());
    }
    long now = house.alarms().millis();
    switch (command) {
      case Command.Say say -> TalkPace.check(state(), say.seat(), now);
      case Command.Phrase phrase -> TalkPace.check(state(), phrase.seat(), now);
      case Command.React shown -> TalkPace.checkShown(state(), shown.seat(), now);
      case Command.Halt halt -> LongHalt.check(state(), person, halt, now);
      default -> {}
    }
    return house.usher().line(state(), person, command, gallery.everywhere(state())::has);
  }

  /// What the house answers for people takes no time. If it fails, it is a chore like any other.
  private void answerForPeople() {
    try {
      Line line = state().waiting().instead();
      while (line != null && write(new Line.Entry("", line))) {
        gallery.refresh(state());
        line = state().waiting().instead();
      }
    } catch (Refusal _) {
      LOG.log(Level.FINE, "{0} answers for people later", Tokens.mark(id));
    }
  }

  /// Somebody sits down; the line that it became.
  ///
  /// @param who the token of their device; whom the host shuns finds the seat taken, as if they had
  ///   come too late
  public Line.Sit sit(
      @Nullable Integer seat,
      String name,
      String colour,
      String key,
      @Nullable String dice,
      Keyring.@Nullable Token who) {
    while (true) {
      Line.Sit line = Usher.sit(state(), seat, name, colour, key, dice);
      if (who != null && house.shunned().token(state().host(), who)) {
        throw Usher.taken();
      }
      if (write(new Line.Entry("", line))) {
        gallery.refresh(state());
        return line;
      }
    }
  }

  /// Appends a line and applies it, when it is on disk. False: another process was faster; what it
  /// did is here now, and everything must be thought over again.
  private boolean write(Line.Entry entry) {
    TableState now = state();
    Match<?> played = now.played(entry.line());
    long at = Math.max(house.alarms().millis(), now.at());
    Store.Line line = new Store.Line(now.seq() + 1, at, entry.text());
    if (!appended(line)) {
      catchUp();
      return false;
    }
    now.apply(line, entry, played);
    routine.ours(true);
    after();
    return true;
  }

  private boolean appended(Store.Line line) {
    try {
      return house.store().append(id, line).join();
    } catch (CompletionException e) {
      // It may be on disk all the same: then it is found when the table is next looked at.
      quietly();
      throw e.getCause() instanceof Refusal refusal
          ? refusal
          : new Refusal("database", "", "The table cannot be written just now; try again.");
    }
  }

  private void quietly() {
    try {
      catchUp();
    } catch (RuntimeException e) {
      LOG.log(Level.WARNING, e, () -> Tokens.mark(id) + " cannot be read");
    }
  }

  /// Reads what other processes have appended.
  void catchUp() {
    TableState now = state();
    for (Store.Line line : house.store().linesAfter(id, now.seq())) {
      reader.take(now, line);
      routine.ours(false);
      gallery.refresh(now);
      after();
    }
  }

  /// After a line: the next chore, and what the lobby says.
  private void after() {
    lines = state().seq();
    status = state().status();
    routine.schedule(state());
    notice.tell(house.store(), state());
    turns.look(state(), routine.wroteLast());
    tellOver(state());
  }

  private void tellOver(TableState now) {
    if (!over && now.status() == Status.OVER) {
      over = true;
      house.over(id);
    }
  }

  /// Does what is due.
  void wake() {
    routine.wake();
  }

  /// Whoever looks after the house closes it.
  public void close() {
    while (state().status() != Status.OVER && !does(new Line.Close())) {
      // Another process was faster: look again.
    }
  }

  /// Carries out a line of its own. False: another process was faster.
  boolean does(Line line) {
    if (!write(new Line.Entry("", line))) {
      return false;
    }
    gallery.refresh(state());
    answerForPeople();
    return true;
  }

  // --- Who is there

  public void enter(Viewer viewer, Have have) {
    gallery.enter(viewer, have, state());
    watched = true;
    people = gallery.size();
    presence.changed(gallery.here(state()));
  }

  public void leave(Viewer viewer) {
    lending.gone(viewer);
    gallery.leave(viewer, state());
    people = gallery.size();
    presence.changed(gallery.here(state()));
    if (gallery.isEmpty()) {
      watched = false;
      quietSince = house.alarms().millis();
    }
  }

  /// The browser of somebody who is here can think for bots, or no longer.
  public void lend(Viewer viewer, boolean on) {
    boolean wanted = state().header().wishes().lend();
    if (on && !(wanted && !state().seatsOf(viewer.keys()).isEmpty())) {
      throw new Refusal("lend", "", "The bots of this table think in the house.");
    }
    lending.offer(viewer, on);
  }

  /// What it came to.
  public void thought(Viewer viewer, int number, String option) {
    lending.thought(viewer, number, option);
  }

  /// Somebody who is here looks at the page again, or no longer.
  public void glanced() {
    presence.changed(gallery.here(state()));
  }

  /// Does whoever has that token look at it, here or elsewhere?
  boolean looks(String key) {
    if (state == null) {
      return false;
    }
    Crowd crowd = gallery.everywhere(state);
    return state.seatsOf(Set.of(key)).stream().anyMatch(crowd::looks);
  }

  void heard(String word) {
    presence.heard(word);
    gallery.elsewhere(presence.elsewhere(), state());
  }

  /// Now and then: reads what a lost wake-up would have told, and says who is still there.
  void look() {
    if (state == null || gallery.isEmpty() || !house.store().shared()) {
      return;
    }
    catchUp();
    presence.still(gallery.here(state()));
    gallery.elsewhere(presence.elsewhere(), state());
  }

  /// Leaves memory if nobody has looked for that long and nothing is about to happen.
  boolean retire(long idle) {
    boolean busy = state != null && routine.isDue() && botsToMove();
    if (gallery.isEmpty() && !busy && house.alarms().millis() - quietSince >= idle) {
      gone = true;
      routine.stop();
    }
    return gone;
  }

  private boolean botsToMove() {
    TableState now = state();
    return now.awaited().stream().anyMatch(seat -> now.playedBy(seat) != null);
  }

  /// What an option would lead to, as JSON; `null` where there is nothing to say. Nothing changes,
  /// and nobody else hears of it.
  public @Nullable PreviewPart preview(Person person, Inquiry inquiry, Language language) {
    Usher.mayAsk(state(), person, inquiry);
    Preview preview = state().match().preview(inquiry.seat(), inquiry.option());
    Texts texts = new Speaker(house.shelf(), state(), language).game();
    return Foretelling.part(inquiry.option(), preview, texts);
  }

  /// A refusal in the words of somebody's language.
  public String words(Refusal refusal, Language language, int seat) {
    return new Speaker(house.shelf(), state(), language).refusal(refusal, state(), seat);
  }
}
