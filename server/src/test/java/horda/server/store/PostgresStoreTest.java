package horda.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import horda.engine.Refusal;
import java.net.ServerSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// The promises of every store on a real PostgreSQL, and what two processes owe each other.
@Timeout(60)
class PostgresStoreTest extends StoreContractTest {
  private Store other;

  @BeforeAll
  static void start() {
    RealPostgres.start();
  }

  @Override
  Store open() {
    return Stores.open(RealPostgres.url());
  }

  @BeforeEach
  void openOther() {
    other = open();
  }

  @AfterEach
  void closeOther() {
    other.close();
  }

  @Test
  void theOtherProcessHearsOfALineAndReadsIt() throws Exception {
    String table = created();
    BlockingQueue<String> heard = listen(other);
    store.append(table, line(1, "x")).join();

    awaitTable(heard, table);
    assertThat(other.linesAfter(table, 0)).containsExactly(line(1, "x"));
  }

  @Test
  void nobodyHearsHimself() throws Exception {
    String mine = created();
    String theirs = created();
    BlockingQueue<String> heard = listen(store);
    store.append(mine, line(1, "x")).join();
    store.whisper(mine, "to the others");
    store.onWhisper((table, word) -> heard.add("whisper"));
    other.append(theirs, line(1, "y")).join();

    awaitTable(heard, theirs);
    assertThat(heard).doesNotContain(mine, "whisper");
  }

  @Test
  void aLineThatLostTheRaceIsNotTold() throws Exception {
    String table = created();
    String next = created();
    store.append(table, line(1, "x")).join();
    store.append(next, line(1, "x")).join();
    BlockingQueue<String> heard = listen(other);
    awaitQuiet(heard, next);
    assertThat(store.append(table, line(1, "y")).join()).isFalse();
    store.append(next, line(3, "x")).join();

    assertThat(heard.poll(10, TimeUnit.SECONDS)).isEqualTo(next);
  }

  @Test
  void whispersReachTheOthers() throws Exception {
    BlockingQueue<String> heard = new LinkedBlockingQueue<>();
    other.onWhisper((table, word) -> heard.add(table + "=" + word));
    store.whisper("t1", "Ana está aquí");
    store.whisper("t2", "x".repeat(9_000));
    store.whisper("t3", "");

    assertThat(heard.poll(10, TimeUnit.SECONDS)).isEqualTo("t1=Ana está aquí");
    assertThat(heard.poll(10, TimeUnit.SECONDS)).isEqualTo("t3=");
  }

  @Test
  void ofTwoProcessesThatRaceForNumbersOneGetsEach() throws Exception {
    List<String> tables = List.of(created(), created(), created());
    List<Future<Integer>> racers =
        race(
            thread -> {
              Store mine = thread % 2 == 0 ? store : other;
              int wins = 0;
              for (long seq = 1; seq <= 40; seq++) {
                List<CompletableFuture<Boolean>> tries = new ArrayList<>();
                for (int i = 0; i < tables.size(); i++) {
                  // Each process goes through the tables in another order.
                  String table = tables.get(thread % 2 == 0 ? i : tables.size() - 1 - i);
                  tries.add(mine.append(table, line(seq, "by " + thread)));
                }
                for (CompletableFuture<Boolean> done : tries) {
                  wins += done.join() ? 1 : 0;
                }
              }
              return wins;
            });
    int wins = 0;
    for (Future<Integer> racer : racers) {
      wins += racer.get();
    }

    assertThat(wins).isEqualTo(3 * 40);
    assertThat(tables).allSatisfy(t -> assertThat(other.linesAfter(t, 0)).hasSize(40));
  }

  @Test
  void aBrokenLineLosesNothingAndDoublesNothing() throws Exception {
    String table = created();
    Future<?> saboteur = race(thread -> thread == 0 ? sabotage(10) : null).getFirst();
    long seq = 0;
    while (!saboteur.isDone()) {
      seq++;
      assertThat(store.append(table, line(seq, "line " + seq)).join()).as("line " + seq).isTrue();
    }
    saboteur.get();

    assertThat(store.linesAfter(table, 0)).hasSize((int) seq);
  }

  /// Ends every connection of the house again and again, as a restarted server would.
  private static Void sabotage(int times) throws Exception {
    for (int i = 0; i < times; i++) {
      RealPostgres.endConnections();
      Thread.sleep(30);
    }
    return null;
  }

  @Test
  void whoeverListensIsBackAfterABrokenLineAndLooksAtAllItKnows() throws Exception {
    String table = created();
    other.linesAfter(table, 0);
    BlockingQueue<String> heard = listen(other);
    RealPostgres.endConnections();

    awaitTable(heard, table); // without a new line: it may have missed one
    heard.clear();
    store.append(table, line(1, "x")).join();
    awaitTable(heard, table);
  }

  @Test
  void twoThatStartAtOnceMakeOneSchema() throws Exception {
    String url = RealPostgres.newDatabase();
    List<Future<Store>> opened = race(thread -> Stores.open(url));
    for (Future<Store> one : opened) {
      one.get().close();
    }
  }

  @Test
  void aDatabaseOfANewerProgramIsRefused() throws Exception {
    String url = RealPostgres.newDatabase();
    Stores.open(url).close();
    RealPostgres.sql(url, "INSERT INTO schema_version (version) VALUES (99)");

    refused(() -> Stores.open(url), "was written by a newer Horda (its shape is 99");
  }

  @Test
  void aWrongPasswordIsToldOf() throws Exception {
    RealPostgres.addPerson("ana", "right");
    String url = RealPostgres.url().replaceFirst("postgres://[^@]*@", "postgres://ana:wr0ng@");

    refused(() -> Stores.open(url), "does not let 'ana' in");
  }

  @Test
  void aDatabaseThatIsNotThereIsToldOf() {
    refused(() -> Stores.open(RealPostgres.url() + "nothing"), "has no such database");
  }

  @Test
  void aServerThatIsNotThereIsToldOf() throws Exception {
    int free;
    try (ServerSocket socket = new ServerSocket(0)) {
      free = socket.getLocalPort();
    }

    refused(
        () -> Stores.open("postgres://me:pw@127.0.0.1:" + free + "/horda"), "cannot be reached");
    refused(() -> Stores.open("postgres://me:pw@nowhere.invalid/horda"), "cannot be reached");
  }

  private static void refused(ThrowingCallable opening, String sentence) {
    assertThatThrownBy(opening)
        .isInstanceOfSatisfying(Refusal.class, e -> assertThat(e.code()).isEqualTo("database"))
        .hasMessageContaining(sentence)
        .hasMessageNotContaining("pw");
  }

  private static BlockingQueue<String> listen(Store store) {
    BlockingQueue<String> heard = new LinkedBlockingQueue<>();
    store.onForeignLine(heard::add);
    return heard;
  }

  private static void awaitTable(BlockingQueue<String> heard, String table) throws Exception {
    String said;
    do {
      said = heard.poll(20, TimeUnit.SECONDS);
      assertThat(said).as("never heard of " + table).isNotNull();
    } while (!said.equals(table));
  }

  /// Until what was said before has come through.
  private void awaitQuiet(BlockingQueue<String> heard, String table) throws Exception {
    store.append(table, line(2, "the last one")).join();
    awaitTable(heard, table);
    while (heard.poll(300, TimeUnit.MILLISECONDS) != null) {}
  }
}
