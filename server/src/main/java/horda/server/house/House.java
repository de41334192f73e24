package horda.server.house;

import horda.bots.roster.Roster;
import horda.engine.Game;
import horda.engine.Key;
import horda.engine.Nullable;
import horda.engine.Refusal;
import horda.server.store.Store;
import horda.server.table.Aside;
import horda.server.table.Chair;
import horda.server.table.Header;
import horda.server.table.Line;
import horda.server.table.TableState;
import horda.server.table.Thinking;
import horda.server.table.Threads;
import horda.server.table.Tokens;
import horda.server.table.Usher;
import horda.wire.Likeness;
import horda.wire.Shelf;
import java.security.SecureRandom;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.logging.Level;
import java.util.logging.Logger;

/// All tables of one process. A table is in memory while somebody needs it.
public final class House implements AutoCloseable {
  private static final Logger LOG = Logger.getLogger(House.class.getName());

  private static final SecureRandom RANDOM = new SecureRandom();

  private final Shelf shelf;
  private final Store store;
  private final Alarms alarms;
  private final Roster roster;
  private final Usher usher;
  private final Thinking thinking;
  private final Accounts accounts;
  private final Doormen doormen = new Doormen(this);
  private final Aside aside;
  private final Backroom backroom;
  private final Announcements announcements;
  private final TablesInMemory tables;
  private volatile @Nullable Consumer<Turn> turnWatch;

  private volatile Consumer<String> onOver = table -> {};
  private volatile Keyring keyring = Keyring.NONE;
  private volatile Shunned shunned = Shunned.NOBODY;
  private final Map<String, Consumer<String>> ears = new ConcurrentHashMap<>();

  /// Tells this process from others in whispers.
  private final String name = Tokens.tableId();

  public House(Shelf shelf, Store store, Alarms alarms) {
    this(shelf, store, alarms, Roster.standard());
  }

  /// `roster`: the bots that can be put at its tables.
  public House(Shelf shelf, Store store, Alarms alarms, Roster roster) {
    this(shelf, store, alarms, roster, new Threads(), new BackroomThreads());
  }

  /// `aside` and `backroom`: who does what takes its time.
  public House(
      Shelf shelf, Store store, Alarms alarms, Roster roster, Aside aside, Backroom backroom) {
    this.aside = aside;
    this.backroom = backroom;
    this.shelf = shelf;
    this.store = store;
    this.alarms = alarms;
    this.roster = roster;
    this.usher = new Usher(roster);
    this.thinking = new Thinking(roster, aside);
    this.accounts = new Accounts(store, alarms);
    this.tables = new TablesInMemory(this, aside);
    accounts.onInvitation((account, table) -> aside.run(() -> doormen.invited(account, table)));
    store.onForeignLine(this::foreign);
    this.announcements = new Announcements(word -> store.whisper(Announcements.WHISPER, word));
    onWhisper(Announcements.WHISPER, announcements::heard);
    store.onWhisper(this::whispered);
    tables.nextRound();
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

  /// Calls back with each table whose game is over when it is first seen so in this process; under
  /// the lock of the table.
  public void onOver(Consumer<String> listener) {
    onOver = listener;
  }

  void over(String table) {
    onOver.accept(table);
  }

  public Announcements announcements() {
    return announcements;
  }

  /// Who does what nobody waits for.
  public Aside aside() {
    return aside;
  }

  /// Asks that, too, what a token opens.
  public void keyring(Keyring more) {
    keyring = more;
  }

  /// Asks that who may not sit down where.
  public void shunned(Shunned who) {
    shunned = who;
  }

  Shunned shunned() {
    return shunned;
  }

  /// Hears whispers of other processes that are about no table, by a name that no table has.
  public void onWhisper(String about, Consumer<String> ear) {
    ears.put(about, ear);
  }

  /// What a token opens at a table, as hashes.
  public Set<String> keys(String table, String token) {
    Set<String> keys = new HashSet<>(keyring.opens(table, new Keyring.Token(token)));
    keys.add(Tokens.hash(token));
    return keys;
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
    String called =
        name.isEmpty() ? Likeness.distinct(Chair.names(before), before.size(), bot) : name;
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

  /// The tables in memory, each at a glance.
  public List<Glance> glances() {
    return tables.glances();
  }

  /// Looks at each table in memory, alone.
  public void each(Consumer<LiveTable> what) {
    tables.each(what);
  }

  /// Does something at a table, alone. Refuses (`no-table`) a table that there is not.
  public <T> T at(String id, Function<LiveTable, T> what) {
    return tables.at(id, what);
  }

  private void whispered(String id, String word) {
    Consumer<String> ear = ears.get(id);
    if (ear == null) {
      tables.whileThere(id, table -> table.heard(word));
    } else {
      ear.accept(word);
    }
  }

  /// Calls back with every turn that a line of this process makes somebody's. Called in the midst
  /// of the table's work: it must be quick and ask nothing of the house.
  public void onTurn(Consumer<Turn> watch) {
    turnWatch = watch;
  }

  @Nullable
  Consumer<Turn> turnWatch() {
    return turnWatch;
  }

  /// Does whoever has that token look at the table now? A page in the background does not count.
  public boolean looksAt(String table, String key) {
    return tables.looksAt(table, key);
  }

  private void foreign(String id) {
    if (id.equals(HouseLog.ACCOUNTS)) {
      aside.run(this::catchUpAccounts);
    } else {
      tables.whileThere(id, LiveTable::catchUp);
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

  void wake(LiveTable table) {
    tables.locked(table, LiveTable::wake);
  }

  /// Lets go of tables that nobody looks at, while they take too much memory.
  void makeRoom() {
    tables.makeRoom();
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
    TableState made = new Founding(shelf, store, alarms).table(id, header, before, after);
    at(
        id,
        table -> {
          table.made(made);
          return id;
        });
    makeRoom();
    header.chairs().stream()
        .filter(Chair::isAccount)
        .map(chair -> String.valueOf(chair.bot()))
        .distinct()
        .forEach(account -> accounts.invite(account, id));
  }

  /// A number that nobody can guess, for the dice of a table.
  static Key freshKey() {
    return new Key(RANDOM.nextLong(), RANDOM.nextLong(), RANDOM.nextLong(), RANDOM.nextLong());
  }

  /// Ends the tables in memory; all that was acknowledged is on disk. The store stays open.
  @Override
  public void close() {
    tables.close();
    alarms.close();
    aside.close();
    backroom.close();
  }
}
