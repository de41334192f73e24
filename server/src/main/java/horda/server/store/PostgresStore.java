package horda.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.pool.HikariPool.PoolInitializationException;
import horda.server.store.Write.Append;
import horda.server.store.Write.Create;
import horda.server.store.Write.Describe;
import horda.server.store.Write.Drop;
import horda.server.store.Write.Keep;
import horda.server.store.Write.Probe;
import horda.server.store.Write.Whisper;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/// Tables in PostgreSQL, for as many processes as like. Each has a pool for reading, one connection
/// for writing and one for listening to the others.
final class PostgresStore implements Store {
  /// Two processes that start at once must not both make the schema.
  private static final long SCHEMA_LOCK = 0x686f726461L;

  private static final System.Logger LOG = System.getLogger(PostgresStore.class.getName());
  private static final int READERS = 4;
  private static final int READ_ATTEMPTS = 4;

  /// How long a reader waits for a connection.
  private static final int CONNECTION_MS = 1_500;

  /// A question that was broken off so soon is asked again. With the wait for another connection
  /// and for the answer ([PostgresAddress#hasty]) nobody waits for five seconds.
  private static final long AGAIN_NS = TimeUnit.SECONDS.toNanos(1);

  private final PostgresAddress address;
  private final PostgresFaults faults;
  private final Outage outage = new Outage();
  private final String node = UUID.randomUUID().toString().substring(0, 13);
  private final HikariDataSource pool;
  private final PostgresWriter writer;
  private final CommitQueue queue;
  private final PostgresListener ear;

  /// What this process has looked at, and so may have to look at again after a silence.
  private final Set<String> known = ConcurrentHashMap.newKeySet();

  private volatile Consumer<String> onForeignLine = table -> {};
  private volatile BiConsumer<String, String> onWhisper = (table, word) -> {};

  private PostgresStore(PostgresAddress address) throws SQLException {
    this.address = address;
    this.faults = new PostgresFaults(address);
    try (Connection connection = DriverManager.getConnection(address.jdbc(), address.patient())) {
      try (Statement statement = connection.createStatement()) {
        statement.execute("SELECT pg_advisory_lock(" + SCHEMA_LOCK + ")");
      }
      Schema.raise(connection, address.where());
    }
    this.ear = new PostgresListener(this::connect, new Heard(), News.LINES, News.WHISPERS);
    this.pool = pool();
    this.writer = new PostgresWriter(this::connectHastily, node);
    this.queue = new CommitQueue("store", writer, faults, outage);
  }

  static PostgresStore open(PostgresAddress address) {
    Chatter.quiet();
    try {
      return new PostgresStore(address);
    } catch (SQLException e) {
      throw new PostgresFaults(address).explain(e);
    } catch (PoolInitializationException e) {
      throw e.getCause() instanceof SQLException fault
          ? new PostgresFaults(address).explain(fault)
          : e;
    }
  }

  private Connection connect() throws SQLException {
    return DriverManager.getConnection(address.jdbc(), address.properties());
  }

  private Connection connectHastily() throws SQLException {
    return DriverManager.getConnection(address.jdbc(), address.hasty());
  }

  private HikariDataSource pool() {
    HikariConfig config = new HikariConfig();
    config.setPoolName("store");
    config.setJdbcUrl(address.jdbc());
    config.setDataSourceProperties(address.hasty());
    config.setMaximumPoolSize(READERS);
    config.setMinimumIdle(1);
    config.setConnectionTimeout(CONNECTION_MS);
    config.setValidationTimeout(CONNECTION_MS / 2);
    config.setReadOnly(true);
    return new HikariDataSource(config);
  }

  private final class Heard implements PostgresListener.Listener {
    @Override
    public void heard(String channel, String payload) {
      News news = News.read(payload);
      if (news.node().equals(node)) {
        return;
      }
      if (channel.equals(News.LINES)) {
        for (String table : news.words().split(" ")) {
          onForeignLine.accept(table);
        }
      } else {
        News whisper = News.read(news.words());
        onWhisper.accept(whisper.node(), whisper.words());
      }
    }

    @Override
    public void restored() {
      known.forEach(onForeignLine);
    }
  }

  private interface Question<T> {
    T ask(Connection connection) throws SQLException;
  }

  /// A broken line is no reason to bother people: the pool has, or makes, another one.
  private <T> T read(Question<T> question) {
    long begun = System.nanoTime();
    for (int attempt = 1; ; attempt++) {
      if (outage.lasts()) {
        throw Faults.unavailable();
      }
      try (Connection connection = pool.getConnection()) {
        T answer = question.ask(connection);
        outage.over();
        return answer;
      } catch (SQLException e) {
        boolean lost = PostgresFaults.lost(e);
        if (lost && attempt < READ_ATTEMPTS && System.nanoTime() - begun < AGAIN_NS) {
          continue;
        }
        if (lost) {
          outage.inVain(begun);
        }
        LOG.log(System.Logger.Level.WARNING, "not read: " + faults.explain(e).getMessage());
        throw faults.tell(e);
      }
    }
  }

  @Override
  public void create(Kept table, List<Line> first) {
    CompletableFuture<Boolean> done = new CompletableFuture<>();
    known.add(table.id());
    queue.create(new Create(table, List.copyOf(first), done));
    PendingTable.await(table, done);
  }

  @Override
  public Optional<Kept> table(String id) {
    return read(connection -> Ledger.table(connection, id));
  }

  @Override
  public List<Line> linesAfter(String table, long seq) {
    known.add(table);
    return read(connection -> Ledger.linesAfter(connection, table, seq));
  }

  @Override
  public CompletableFuture<Boolean> append(String table, Line line) {
    CompletableFuture<Boolean> done = new CompletableFuture<>();
    known.add(table);
    queue.append(new Append(table, line, done));
    return done;
  }

  @Override
  public void describe(String table, String status, String state) {
    queue.describe(new Describe(table, status, System.currentTimeMillis(), state));
  }

  @Override
  public Optional<Paper> paper(String kind, String id) {
    return read(connection -> Ledger.paper(connection, kind, id));
  }

  @Override
  public List<Paper> papers(String kind, String after, int most) {
    return read(connection -> Ledger.papers(connection, kind, after, most));
  }

  @Override
  public CompletableFuture<Boolean> keep(Paper paper) {
    CompletableFuture<Boolean> done = new CompletableFuture<>();
    queue.keep(new Keep(paper, done));
    return done;
  }

  @Override
  public CompletableFuture<Boolean> remove(Paper paper) {
    CompletableFuture<Boolean> done = new CompletableFuture<>();
    queue.drop(new Drop(paper, done));
    return done;
  }

  @Override
  public List<Listed> listed(String status, int most) {
    return read(connection -> Ledger.listed(connection, status, most));
  }

  @Override
  public void onForeignLine(Consumer<String> listener) {
    onForeignLine = listener;
  }

  @Override
  public void whisper(String table, String word) {
    queue.whisper(new Whisper(table, word));
  }

  @Override
  public void onWhisper(BiConsumer<String, String> listener) {
    onWhisper = listener;
  }

  @Override
  public CompletableFuture<Boolean> probe() {
    CompletableFuture<Boolean> done = new CompletableFuture<>();
    queue.probe(new Probe(done));
    return done;
  }

  @Override
  public Writing writing() {
    return queue.writing();
  }

  @Override
  public void close() {
    queue.close();
    ear.close();
    writer.close();
    pool.close();
  }
}
