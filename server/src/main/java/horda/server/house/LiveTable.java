package horda.server.house;

import horda.engine.Match;
import horda.engine.Nullable;
import horda.engine.Refusal;
import horda.server.store.Store;
import horda.server.table.Chore;
import horda.server.table.Command;
import horda.server.table.Header;
import horda.server.table.Line;
import horda.server.table.Minds;
import horda.server.table.Person;
import horda.server.table.Pool;
import horda.server.table.TableState;
import horda.server.table.Usher;
import horda.server.view.Gallery;
import horda.server.view.Have;
import horda.server.view.Speaker;
import horda.server.view.Viewer;
import horda.wire.Language;
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

  /// How long other processes leave the chores to the one that took the last command.
  private static final long POLITENESS = 3000;

  private static final long RETRY = 1000;

  /// After so many faults a table tries again about once a minute.
  private static final int MOST_DOUBLINGS = 6;

  private static final long TALK_TIME = 10_000;
  private static final int TALK_MOST = 5;

  private final House house;
  private final String id;
  private final ReentrantLock lock = new ReentrantLock();
  private final Gallery gallery;
  private final Presence presence;
  private final Notice notice = new Notice();
  private final Minds minds;
  private @Nullable TableState state;
  private Alarms.@Nullable Alarm alarm;
  private boolean lastWasOurs;
  private boolean gone;
  private volatile boolean watched;
  private volatile long lines;
  private volatile long quietSince;

  /// How often in a row it could not do by itself what was due.
  private int failures;

  /// Until then people may come back after a crash and show what they promised for the dice.
  private long patience;

  LiveTable(House house, String id) {
    this.house = house;
    this.id = id;
    this.gallery = new Gallery(house.shelf(), house.alarms());
    this.presence = new Presence(house, id);
    this.minds = new Minds(house.thinking(), house.alarms(), () -> house.wake(this));
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
      state = house.backroom().call(Backroom.Kind.TABLE, this::load);
      lines = state.seq();
      schedule();
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

  /// How many lines it holds in memory.
  long lines() {
    return lines;
  }

  public Gallery gallery() {
    return gallery;
  }

  /// Just created, by this process.
  void made(TableState made) {
    lastWasOurs = true;
    state = made;
    after();
  }

  private TableState load() {
    Store.Kept kept =
        (id.equals(Accounts.LOG) ? Optional.<Store.Kept>empty() : house.store().table(id))
            .orElseThrow(() -> new Refusal("no-table", "", "There is no such table."));
    TableState loaded = empty(kept);
    for (Store.Line line : house.store().linesAfter(id, 0)) {
      take(loaded, line);
    }
    patience = loaded.pool().sealed() ? house.alarms().millis() + Pool.PATIENCE : 0;
    return loaded;
  }

  private TableState empty(Store.Kept kept) {
    try {
      return new TableState(id, Header.parse(kept.header()), kept.created(), house.shelf());
    } catch (RuntimeException e) {
      LOG.log(Level.WARNING, e, () -> "table " + id + " cannot be set up again");
      throw new Refusal(
          "rules-changed",
          "",
          "This table was played with other rules and cannot be taken up again.");
    }
  }

  private void take(TableState now, Store.Line line) {
    if (!now.apply(line)) {
      LOG.warning(() -> "table " + id + ": line " + line.seq() + " cannot be applied, left out");
    }
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
    if (command instanceof Command.Rematch) {
      return Rematches.line(house, state());
    }
    switch (command) {
      case Command.Say say -> slowly(say.seat());
      case Command.Phrase phrase -> slowly(phrase.seat());
      default -> {}
    }
    return house.usher().line(state(), person, command, gallery.everywhere(state())::has);
  }

  /// Talk is for people, not for floods.
  private void slowly(int seat) {
    long since = house.alarms().millis() - TALK_TIME;
    long lately =
        state().chat().stream().filter(said -> said.seat() == seat && said.at() > since).count();
    if (lately >= TALK_MOST) {
      throw new Refusal("talk-fast", "", "One after the other: five messages in ten seconds.");
    }
  }

  /// Somebody sits down; the line that it became.
  public Line.Sit sit(
      @Nullable Integer seat, String name, String colour, String key, @Nullable String dice) {
    while (true) {
      Line.Sit line = Usher.sit(state(), seat, name, colour, key, dice);
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
    lastWasOurs = true;
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
      LOG.log(Level.WARNING, e, () -> "table " + id + " cannot be read");
    }
  }

  /// Reads what other processes have appended.
  void catchUp() {
    TableState now = state();
    for (Store.Line line : house.store().linesAfter(id, now.seq())) {
      take(now, line);
      lastWasOurs = false;
      gallery.refresh(now);
      after();
    }
  }

  /// After a line: the next chore, and what the lobby says.
  private void after() {
    lines = state().seq();
    schedule();
    notice.tell(house.store(), state());
  }

  // --- What it does by itself

  private void schedule() {
    TableState now = state;
    if (alarm != null) {
      alarm.cancel();
      alarm = null;
    }
    if (now == null) {
      return;
    }
    minds.follow(now);
    if (lastWasOurs) {
      // Others leave it to us, so the thinking can begin.
      minds.begin(now);
    }
    Chore chore = Chore.next(now, minds);
    if (chore != null) {
      alarm = house.alarms().at(due(chore), () -> house.wake(this));
    }
  }

  private long due(Chore chore) {
    long due = lastWasOurs ? chore.due() : chore.due() + POLITENESS;
    return state().started() ? due : Math.max(due, patience);
  }

  /// Does what is due.
  void wake() {
    try {
      Chore chore = Chore.next(state(), minds);
      boolean due = chore != null && due(chore) <= house.alarms().millis();
      Line line = chore != null && due ? chore.line().get() : null;
      if (line == null) {
        schedule();
      } else if (write(new Line.Entry("", line))) {
        gallery.refresh(state());
      }
      failures = 0;
    } catch (Refusal refusal) {
      // The database is away, say: told once, and tried every second until it is back.
      if (failures == 0) {
        String why = refusal.getMessage();
        LOG.log(Level.WARNING, () -> "table " + id + " could not go on by itself: " + why);
      }
      wakeAgain(RETRY);
    } catch (RuntimeException e) {
      // A fault that stays must not fill the log.
      LOG.log(Level.WARNING, e, () -> "table " + id + " could not go on by itself");
      wakeAgain(RETRY << Math.min(failures, MOST_DOUBLINGS));
    }
  }

  private void wakeAgain(long pause) {
    failures++;
    minds.drop();
    alarm = house.alarms().at(house.alarms().millis() + pause, () -> house.wake(this));
  }

  // --- Who is there

  public void enter(Viewer viewer, Have have) {
    gallery.enter(viewer, have, state());
    watched = true;
    presence.changed(gallery.here(state()));
  }

  public void leave(Viewer viewer) {
    gallery.leave(viewer, state());
    presence.changed(gallery.here(state()));
    if (gallery.isEmpty()) {
      watched = false;
      quietSince = house.alarms().millis();
    }
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
    boolean busy = state != null && alarm != null && botsToMove();
    if (gallery.isEmpty() && !busy && house.alarms().millis() - quietSince >= idle) {
      gone = true;
      minds.drop();
      if (alarm != null) {
        alarm.cancel();
      }
    }
    return gone;
  }

  private boolean botsToMove() {
    TableState now = state();
    return now.awaited().stream().anyMatch(seat -> now.playedBy(seat) != null);
  }

  /// A refusal in the words of somebody's language.
  public String words(Refusal refusal, Language language, int seat) {
    return new Speaker(house.shelf(), state(), language).refusal(refusal, state(), seat);
  }
}
