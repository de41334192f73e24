package horda.server.house;

import horda.bots.roster.Roster;
import horda.engine.Game;
import horda.engine.Key;
import horda.engine.Refusal;
import horda.server.store.Store;
import horda.server.table.Chair;
import horda.server.table.Header;
import horda.server.table.Likeness;
import horda.server.table.Line;
import horda.server.table.TableState;
import horda.server.table.Thinking;
import horda.server.table.Tokens;
import horda.server.table.Usher;
import horda.wire.Shelf;
import java.security.SecureRandom;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.logging.Level;
import java.util.logging.Logger;

/// All tables of one process. A table is in memory while somebody needs it.
public final class House implements AutoCloseable {
  private static final Logger LOG = Logger.getLogger(House.class.getName());

  /// How often tables that people look at are compared with the disk: a wake-up can be lost.
  private static final long ROUND = 3000;

  /// How long a table stays in memory when nobody looks.
  private static final long IDLE = 5 * 60_000;

  /// Refusals that say that nothing can be done at a table.
  private static final Set<String> UNPLAYABLE = Set.of("no-table", "rules-changed", "damaged");

  /// A line of a table takes about this much memory, with all that follows from it.
  private static final long BYTES_PER_LINE = 2048;

  /// A new table of many lines is written in parts, so that lines of other tables come between.
  private static final int PART = 200;

  private static final SecureRandom RANDOM = new SecureRandom();

  private final Shelf shelf;
  private final Store store;
  private final Alarms alarms;
  private final Roster roster;
  private final Usher usher;
  private final Thinking thinking;
  private final Accounts accounts;
  private final Doormen doormen = new Doormen(this);
  private final Backroom backroom = new Backroom();
  private final Map<String, LiveTable> tables = new ConcurrentHashMap<>();

  /// So many lines of tables that nobody looks at are kept in memory.
  private final long mostIdleLines = Runtime.getRuntime().maxMemory() / 8 / BYTES_PER_LINE;

  /// Tells this process from others in whispers.
  private final String name = Tokens.tableId();

  private volatile boolean closed;

  public House(Shelf shelf, Store store, Alarms alarms) {
    this(shelf, store, alarms, Roster.standard());
  }

  /// `roster`: the bots that can be put at its tables.
  public House(Shelf shelf, Store store, Alarms alarms, Roster roster) {
    this.shelf = shelf;
    this.store = store;
    this.alarms = alarms;
    this.roster = roster;
    this.usher = new Usher(roster);
    this.thinking = new Thinking(roster);
    this.accounts = new Accounts(store, alarms);
    accounts.onInvitation(
        (account, table) -> Thread.startVirtualThread(() -> doormen.invited(account, table)));
    store.onForeignLine(this::foreign);
    store.onWhisper((id, word) -> aside(id, table -> table.heard(word)));
    nextRound();
  }

  public Shelf shelf() {
    return shelf;
  }

  public Store store() {
    return store;
  }

  public Alarms alarms() {
    return alarms;
  }

  public Roster roster() {
    return roster;
  }

  public Accounts accounts() {
    return accounts;
  }

  public Doormen doormen() {
    return doormen;
  }

  /// For what takes long.
  public Backroom backroom() {
    return backroom;
  }

  /// The token of a new bot account, or a new one for an account that there is. Refuses a name that
  /// a bot of the house has.
  public String makeAccount(String name) {
    for (String id : shelf.ids()) {
      if (roster.knows(name, shelf.game(id))) {
        throw new Refusal(
            "account-taken", "", "There is a bot '" + name + "' in the house already.");
      }
    }
    return accounts.make(name);
  }

  /// The chair of a bot, next to those `before` it: one of the roster, or one with an account.
  /// Refuses others. Who has an account and no other name is called after it, with a number if need
  /// be.
  public Chair botChair(String bot, Game<?> game, String name, String colour, List<Chair> before) {
    if (roster.names(game).contains(bot) || !accounts.has(bot)) {
      Usher.seatable(roster, bot, game);
      return Chair.bot(name, colour, bot);
    }
    String called = name.isEmpty() ? Likeness.distinct(before, before.size(), bot) : name;
    return Chair.account(called, colour, bot);
  }

  Usher usher() {
    return usher;
  }

  Thinking thinking() {
    return thinking;
  }

  String name() {
    return name;
  }

  /// How many tables are in memory.
  public int inMemory() {
    return tables.size();
  }

  /// Does something at a table, alone. Refuses (`no-table`) a table that there is not.
  public <T> T at(String id, Function<LiveTable, T> what) {
    while (true) {
      LiveTable table = tables.computeIfAbsent(id, key -> new LiveTable(this, key));
      table.lock().lock();
      try {
        if (!table.gone()) {
          return what.apply(table);
        }
      } catch (Refusal refusal) {
        forgetUnknown(table, refusal);
        throw refusal;
      } finally {
        table.lock().unlock();
      }
    }
  }

  /// Ids that name nothing must not fill the memory.
  private void forgetUnknown(LiveTable table, Refusal refusal) {
    if (UNPLAYABLE.contains(refusal.code())) {
      table.retire(0);
      tables.remove(table.id(), table);
    }
  }

  /// The same for a table that is in memory; nothing for others. Never on the caller's thread.
  private void aside(String id, Consumer<LiveTable> what) {
    LiveTable table = tables.get(id);
    if (table != null && !closed) {
      Thread.startVirtualThread(() -> locked(table, what));
    }
  }

  private void foreign(String id) {
    if (id.equals(Accounts.LOG)) {
      Thread.startVirtualThread(this::catchUpAccounts);
    } else {
      aside(id, LiveTable::catchUp);
    }
  }

  private void catchUpAccounts() {
    try {
      accounts.catchUp();
    } catch (RuntimeException e) {
      // Whoever next asks for an account reads again.
      LOG.log(Level.WARNING, e, () -> "the accounts cannot be read");
    }
  }

  private void locked(LiveTable table, Consumer<LiveTable> what) {
    table.lock().lock();
    try {
      if (!table.gone() && !closed) {
        what.accept(table);
      }
    } catch (RuntimeException e) {
      LOG.log(Level.WARNING, e, () -> "table " + table.id());
    } finally {
      table.lock().unlock();
    }
  }

  void wake(LiveTable table) {
    locked(table, LiveTable::wake);
  }

  /// A new table; it starts by itself when no seat is free.
  public void create(String id, Header header) {
    create(id, header, List.of(), List.of());
  }

  /// A new table with lines of its own already: one that was taken over from a file.
  public void create(String id, Header header, List<Line> lines) {
    create(id, header, List.of(), lines);
  }

  /// `before` and `after` the start, if it starts at once.
  void create(String id, Header header, List<? extends Line> before, List<Line> after) {
    long now = alarms.millis();
    List<Line> lines = new java.util.ArrayList<>(before);
    if (startsAtOnce(header)) {
      lines.add(new Line.Start(null));
    }
    lines.addAll(after);
    List<Store.Line> first = new java.util.ArrayList<>();
    for (Line line : lines) {
      first.add(new Store.Line(first.size() + 1, now, new Line.Entry("", line).text()));
    }
    Store.Kept kept =
        new Store.Kept(id, header.game(), header.wishes().listed(), now, header.text());
    // A table that cannot be played must not be kept.
    TableState trial = new TableState(id, header, now, shelf);
    first.forEach(trial::play);
    if (!trial.started()) {
      horda.engine.Match<?> unused = header.deal(shelf);
    }
    keep(kept, first);
    at(
        id,
        table -> {
          table.made(trial);
          return id;
        });
    makeRoom();
    header.chairs().stream()
        .filter(Chair::isAccount)
        .map(chair -> String.valueOf(chair.bot()))
        .distinct()
        .forEach(account -> accounts.invite(account, id));
  }

  private static boolean startsAtOnce(Header header) {
    Header.Shared dice = header.dice();
    return header.chairs().stream().noneMatch(Chair::isOpen)
        && (dice == null || dice.awaited().isEmpty());
  }

  /// A number that nobody can guess, for the dice of a table.
  static Key freshKey() {
    return new Key(RANDOM.nextLong(), RANDOM.nextLong(), RANDOM.nextLong(), RANDOM.nextLong());
  }

  /// Should this end half-way, a table is left that stands in the middle of its game and that
  /// nobody was told of.
  private void keep(Store.Kept kept, List<Store.Line> lines) {
    int done = Math.min(PART, lines.size());
    store.create(kept, lines.subList(0, done));
    while (done < lines.size()) {
      int end = Math.min(done + PART, lines.size());
      append(kept.id(), lines.subList(done, end));
      done = end;
    }
  }

  private void append(String id, List<Store.Line> part) {
    List<CompletableFuture<Boolean>> written =
        part.stream().map(line -> store.append(id, line)).toList();
    try {
      for (CompletableFuture<Boolean> one : written) {
        if (!one.join()) {
          throw new IllegalStateException("somebody else writes to the new table " + id);
        }
      }
    } catch (CompletionException e) {
      throw e.getCause() instanceof Refusal refusal ? refusal : e;
    }
  }

  /// Lets go of tables that nobody looks at, the longest forgotten first, while they take too much
  /// memory.
  void makeRoom() {
    List<LiveTable> idle =
        tables.values().stream()
            .filter(LiveTable::idle)
            .sorted(Comparator.comparingLong(LiveTable::quietSince))
            .toList();
    long lines = idle.stream().mapToLong(LiveTable::lines).sum();
    for (LiveTable table : idle) {
      if (lines <= mostIdleLines) {
        return;
      }
      lines -= table.lines();
      forget(table);
    }
  }

  /// Unless somebody is just there.
  private void forget(LiveTable table) {
    if (!table.lock().isHeldByCurrentThread() && table.lock().tryLock()) {
      try {
        if (table.retire(0)) {
          tables.remove(table.id(), table);
        }
      } finally {
        table.lock().unlock();
      }
    }
  }

  private void nextRound() {
    if (!closed) {
      alarms.at(alarms.millis() + ROUND, this::round);
    }
  }

  private void round() {
    for (LiveTable table : tables.values()) {
      locked(table, LiveTable::look);
      locked(
          table,
          idle -> {
            if (idle.retire(IDLE)) {
              tables.remove(idle.id(), idle);
            }
          });
    }
    nextRound();
  }

  /// Ends the tables in memory; all that was acknowledged is on disk. The store stays open.
  @Override
  public void close() {
    closed = true;
    alarms.close();
    thinking.close();
    backroom.close();
  }
}
