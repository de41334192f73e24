package horda.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import horda.engine.Refusal;
import horda.server.store.Store.Kept;
import horda.server.store.Store.Line;
import horda.server.store.Store.Listed;
import horda.server.store.Store.Paper;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// What every store promises, whatever it is made of.
abstract class StoreContractTest {
  private static final int THREADS = 8;

  /// These tests break lines by the dozen; what is logged of it would hide what matters.
  private static final Logger LOG = Logger.getLogger("horda.server.store");

  Store store;

  /// A store on the database of this test class.
  abstract Store open();

  @BeforeEach
  void openStore() {
    LOG.setLevel(Level.OFF);
    store = open();
  }

  @AfterEach
  void closeStore() {
    store.close();
    LOG.setLevel(null);
  }

  @Test
  void aTableComesBackAsItWasSetUp() {
    Kept table = table(true);
    store.create(table, List.of(line(1, "{\"sat\":0}"), line(2, "{\"sat\":1}")));

    reopen();

    assertThat(store.table(table.id())).contains(table);
    assertThat(store.linesAfter(table.id(), 0))
        .containsExactly(line(1, "{\"sat\":0}"), line(2, "{\"sat\":1}"));
  }

  @Test
  void aPaperIsReplacedByItsNextVersionAndByNoOther() {
    Paper first = Paper.first("member", "ana" + UUID.randomUUID(), 5, "{\"name\":\"Ana\"}");
    assertThat(store.keep(first).join()).isTrue();

    Paper second = first.next(6, "{\"name\":\"Añá\"}");
    assertThat(store.keep(second).join()).isTrue();
    boolean again = store.keep(first).join();
    boolean late = store.keep(first.next(7, "{}")).join();
    reopen();

    assertThat(List.of(again, late)).containsExactly(false, false);
    assertThat(store.paper("member", first.id())).contains(second);
  }

  @Test
  void aPaperIsRemovedInTheVersionThatSomebodyHasSeen() {
    Paper first = Paper.first("code", "x" + UUID.randomUUID(), 5, "{}");
    store.keep(first).join();
    Paper second = first.next(6, "{\"a\":1}");
    store.keep(second).join();

    boolean old = store.remove(first).join();
    boolean now = store.remove(second).join();
    boolean twice = store.remove(second).join();

    assertThat(List.of(old, now, twice)).containsExactly(false, true, false);
    assertThat(store.paper("code", first.id())).isEmpty();
    assertThat(store.keep(Paper.first("code", first.id(), 9, "new")).join()).isTrue();
  }

  @Test
  void papersOfAKindComeInTheOrderOfTheirIds() {
    String kind = "kind" + UUID.randomUUID();
    for (String id : List.of("000b", "000a", "1", "000c")) {
      store.keep(Paper.first(kind, id, 5, id)).join();
    }
    store.keep(Paper.first(kind + "x", "000b1", 5, "other")).join();

    assertThat(store.papers(kind, "", 2)).extracting(Paper::id).containsExactly("000a", "000b");
    assertThat(store.papers(kind, "000b", 9)).extracting(Paper::id).containsExactly("000c", "1");
  }

  @Test
  void ofManyWhoChangeAPaperAtOnceNobodyIsLost() throws Exception {
    String id = "count" + UUID.randomUUID();
    Papers papers = new Papers(store, () -> java.time.Instant.ofEpochMilli(7));

    try (ExecutorService all = Executors.newFixedThreadPool(THREADS)) {
      for (int i = 0; i < 5 * THREADS; i++) {
        all.execute(
            () ->
                papers.change(
                    "count", id, had -> had == null ? "1" : "" + (Integer.parseInt(had) + 1)));
      }
    }

    assertThat(papers.text("count", id)).contains("" + 5 * THREADS);
  }

  @Test
  void aProbeIsWrittenAndCounted() {
    // given
    long before = store.writing().commits().read().count();
    // when
    boolean written = store.probe().join();
    // then
    assertThat(written).isTrue();
    assertThat(store.writing().commits().read().count()).isGreaterThan(before);
    assertThat(store.writing().faults().sum()).isZero();
  }

  @Test
  void aTableThatIsNotThereIsNotThere() {
    assertThat(store.table("nobody")).isEmpty();
    assertThat(store.linesAfter("nobody", 0)).isEmpty();
  }

  @Test
  void aTableIsCreatedOnce() {
    Kept first = table(false);
    store.create(first, List.of(line(1, "first")));
    Kept second = new Kept(first.id(), "other", true, 5, "{}");

    assertThatThrownBy(() -> store.create(second, List.of(line(1, "x"), line(2, "second"))))
        .isInstanceOfSatisfying(Refusal.class, e -> assertThat(e.code()).isEqualTo("database"));

    assertThat(store.table(first.id())).contains(first);
    assertThat(store.linesAfter(first.id(), 0)).containsExactly(line(1, "first"));
  }

  @Test
  void linesComeInTheOrderOfTheirNumbersAndAfterTheOneNamed() {
    String table = created();
    for (long seq : new long[] {3, 1, 11, 2, 10}) {
      assertThat(store.append(table, line(seq, "line " + seq)).join()).isTrue();
    }

    assertThat(store.linesAfter(table, 2)).extracting(Line::seq).containsExactly(3L, 10L, 11L);
    assertThat(store.linesAfter(table, 11)).isEmpty();
  }

  @Test
  void aNumberIsGivenOnce() {
    String table = created();
    assertThat(store.append(table, line(1, "mine")).join()).isTrue();

    assertThat(store.append(table, line(1, "yours")).join()).isFalse();
    assertThat(store.append(table, line(1, "mine")).join()).as("even the same").isFalse();

    assertThat(store.linesAfter(table, 0)).containsExactly(line(1, "mine"));
  }

  @Test
  void tablesDoNotSeeEachOther() {
    String one = created();
    String other = created();
    store.append(one, line(1, "one")).join();
    store.append(other, line(1, "other")).join();
    store.append(other, line(2, "other")).join();

    assertThat(store.linesAfter(one, 0)).containsExactly(line(1, "one"));
    assertThat(store.linesAfter(other, 0)).hasSize(2);
  }

  @Test
  void aLineIsKeptToTheLetter() {
    String table = created();
    String strange = "{\"t\":\"ñandú 😀 \\u0000 '; DROP TABLE log_line; -- \\\\ \u2028 \t\n\"}";
    String big = "x☃".repeat(1_000_000);
    store.append(table, new Line(Long.MAX_VALUE - 1, Long.MAX_VALUE, strange)).join();
    store.append(table, new Line(Long.MAX_VALUE, -1, big)).join();
    store.append(table, line(1, "")).join();

    reopen();

    assertThat(store.linesAfter(table, 0))
        .containsExactly(
            line(1, ""),
            new Line(Long.MAX_VALUE - 1, Long.MAX_VALUE, strange),
            new Line(Long.MAX_VALUE, -1, big));
  }

  @Test
  void ofEightThatRaceForANumberOneGetsIt() throws Exception {
    String table = created();
    int numbers = 50;
    List<Integer> won = new ArrayList<>();
    for (Future<Integer> wins : race(thread -> raceFor(table, thread, numbers))) {
      won.add(wins.get());
    }

    assertThat(won.stream().mapToInt(Integer::intValue).sum()).isEqualTo(numbers);
    assertThat(store.linesAfter(table, 0))
        .extracting(Line::seq)
        .containsExactlyElementsOf(LongStream.rangeClosed(1, numbers).boxed().toList());
  }

  private int raceFor(String table, int thread, int numbers) {
    int wins = 0;
    for (long seq = 1; seq <= numbers; seq++) {
      Line mine = line(seq, "by " + thread);
      if (store.append(table, mine).join()) {
        wins++;
        assertThat(store.linesAfter(table, seq - 1)).first().isEqualTo(mine);
      } else {
        assertThat(store.linesAfter(table, seq - 1).getFirst().text()).isNotEqualTo("by " + thread);
      }
    }
    return wins;
  }

  @Test
  void manyTablesAreWrittenAtOnce() throws Exception {
    List<Future<String>> written =
        race(
            thread -> {
              String table = created();
              List<CompletableFuture<Boolean>> waiting = new ArrayList<>();
              for (long seq = 1; seq <= 100; seq++) {
                waiting.add(store.append(table, line(seq, thread + "." + seq)));
              }
              assertThat(waiting).allSatisfy(done -> assertThat(done.join()).isTrue());
              return table;
            });

    for (Future<String> table : written) {
      assertThat(store.linesAfter(table.get(), 0)).hasSize(100);
    }
  }

  @Test
  void whatIsAcknowledgedCanBeReadAtOnce() {
    String table = created();
    for (long seq = 1; seq <= 50; seq++) {
      store.append(table, line(seq, "x")).join();
      assertThat(store.linesAfter(table, seq - 1)).hasSize(1);
    }
  }

  @Test
  void aLineThatCannotBeWrittenTakesNoOtherWithIt() {
    String table = created();
    List<CompletableFuture<Boolean>> good = new ArrayList<>();
    for (long seq = 1; seq <= 20; seq++) {
      good.add(store.append(table, line(seq, "good")));
    }
    CompletableFuture<Boolean> bad = store.append(table, line(21, null));
    good.add(store.append(table, line(22, "good")));

    assertThatThrownBy(bad::join).hasCauseInstanceOf(Refusal.class);
    assertThat(good).allSatisfy(done -> assertThat(done.join()).isTrue());
    assertThat(store.linesAfter(table, 0)).hasSize(21);
  }

  @Test
  void theLobbyListsPublicTablesOfAStatusLatestFirst() {
    Kept open = table(true);
    Kept later = table(true);
    Kept hidden = table(false);
    Kept playing = table(true);
    String waiting = "waiting-" + UUID.randomUUID();
    for (Kept table : List.of(open, later, hidden, playing)) {
      store.create(table, List.of());
    }
    store.describe(open.id(), waiting, "{\"free\":2}");
    store.describe(hidden.id(), waiting, "{}");
    store.describe(playing.id(), waiting, "{}");
    store.describe(playing.id(), "playing-" + waiting, "{}");
    reopen();
    store.describe(later.id(), waiting, "{\"free\":1}");
    reopen();

    List<Listed> listed = store.listed(waiting, 10);
    assertThat(listed).extracting(Listed::table).containsExactly(later, open);
    assertThat(listed).extracting(Listed::state).containsExactly("{\"free\":1}", "{\"free\":2}");
    assertThat(listed).allSatisfy(one -> assertThat(one.status()).isEqualTo(waiting));
    assertThat(store.listed(waiting, 1)).extracting(Listed::table).containsExactly(later);
    assertThat(store.listed("playing-" + waiting, 9)).hasSize(1);
  }

  @Test
  void whatWaitsIsWrittenBeforeTheStoreCloses() {
    String table = created();
    List<CompletableFuture<Boolean>> waiting = new ArrayList<>();
    for (long seq = 1; seq <= 2_500; seq++) {
      waiting.add(store.append(table, line(seq, "x")));
    }

    reopen();

    assertThat(waiting).allSatisfy(done -> assertThat(done.join()).isTrue());
    assertThat(store.linesAfter(table, 0)).hasSize(2_500);
  }

  @Test
  void aClosedStoreSaysSo() {
    Store closed = store;
    reopen();

    assertThatThrownBy(() -> closed.append("t", line(1, "late")).join())
        .hasCauseInstanceOf(Refusal.class);
  }

  void reopen() {
    store.close();
    store = open();
  }

  String created() {
    Kept table = table(false);
    store.create(table, List.of());
    return table.id();
  }

  static Kept table(boolean listed) {
    return new Kept(UUID.randomUUID().toString(), "toy", listed, 17, "{\"seats\":3,\"ñ\":\"😀\"}");
  }

  static Line line(long seq, String text) {
    return new Line(seq, 1000 + seq, text);
  }

  interface Racer<T> {
    T run(int thread) throws Exception;
  }

  /// Starts eight threads together.
  static <T> List<Future<T>> race(Racer<T> racer) throws InterruptedException {
    CountDownLatch start = new CountDownLatch(1);
    List<Future<T>> racers = new ArrayList<>();
    for (int i = 0; i < THREADS; i++) {
      int thread = i;
      CompletableFuture<T> done = new CompletableFuture<>();
      racers.add(done);
      Thread.ofPlatform()
          .start(
              () -> {
                try {
                  start.await();
                  done.complete(racer.run(thread));
                } catch (Throwable e) {
                  done.completeExceptionally(e);
                }
              });
    }
    start.countDown();
    return racers;
  }
}
