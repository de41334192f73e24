package horda.server.store;

import static horda.server.store.StoreContractTest.line;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import horda.engine.Refusal;
import horda.server.store.Write.Append;
import horda.server.store.Write.Describe;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Predicate;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The thread that writes outlives whatever happens to it, and leaves nobody without an answer.
@Timeout(30)
class CommitQueueTest {
  private static final Logger LOG = Logger.getLogger("horda.server.store");

  private final AtomicReference<Throwable> trouble = new AtomicReference<>();
  private final List<Write> written = Collections.synchronizedList(new ArrayList<>());
  private CommitQueue queue;

  @BeforeEach
  void open() {
    LOG.setLevel(Level.OFF);
    queue = new CommitQueue("test", this::commit, new SqliteFaults(Path.of("x")), new Outage());
  }

  @AfterEach
  void close() {
    queue.close();
    LOG.setLevel(null);
  }

  private Predicate<Write> commit(List<Write> group) throws SQLException {
    switch (trouble.get()) {
      case Error e -> throw e;
      case RuntimeException e -> throw e;
      case SQLException e -> throw e;
      case null, default -> {}
    }
    written.addAll(group);
    return write -> true;
  }

  @ParameterizedTest
  @ValueSource(classes = {OutOfMemoryError.class, StackOverflowError.class, AssertionError.class})
  void anErrorCostsAnAnswerAndNotTheThread(Class<? extends Error> kind) throws Exception {
    trouble.set(kind.getDeclaredConstructor().newInstance());
    List<CompletableFuture<Boolean>> lost = new ArrayList<>();
    for (int i = 1; i <= 50; i++) {
      lost.add(append(i));
    }
    for (CompletableFuture<Boolean> one : lost) {
      assertThatThrownBy(() -> one.get(10, TimeUnit.SECONDS)).hasCauseInstanceOf(Refusal.class);
    }

    trouble.set(null);

    assertThat(append(51).get(10, TimeUnit.SECONDS)).isTrue();
    assertThat(written).hasSize(1);
  }

  @Test
  void aRealStackThatIsTooDeepToo() throws Exception {
    try (CommitQueue deep =
        new CommitQueue(
            "deep", CommitQueueTest::forEver, new SqliteFaults(Path.of("x")), new Outage())) {
      for (int i = 0; i < 3; i++) {
        CompletableFuture<Boolean> done = new CompletableFuture<>();
        deep.append(new Append("t", line(1, "x"), done));
        assertThatThrownBy(() -> done.get(10, TimeUnit.SECONDS)).hasCauseInstanceOf(Refusal.class);
      }
    }
  }

  private static Predicate<Write> forEver(List<Write> group) {
    return group.isEmpty() ? write -> true : forEver(new ArrayList<>(group)).negate();
  }

  @Test
  void whatTheLobbyShouldSayIsSaidWhenTheDatabaseIsBack() throws Exception {
    trouble.set(new SQLException("full", "", 13));
    queue.describe(new Describe("t", "playing", 1, "{}"));
    Thread.sleep(1_500);
    assertThat(written).isEmpty();

    trouble.set(null);
    for (int i = 0; i < 100 && written.isEmpty(); i++) {
      Thread.sleep(50);
    }

    assertThat(written).hasSize(1);
  }

  @Test
  void whoCameMeanwhileIsNotMadeToWaitInTurn() {
    Outage outage = new Outage();
    try (CommitQueue slow =
        new CommitQueue(
            "slow",
            group -> {
              pause(1_000);
              throw new SQLException("locked", "", 5);
            },
            new SqliteFaults(Path.of("x")),
            outage)) {
      long begun = System.nanoTime();
      for (int i = 0; i < 20; i++) {
        CompletableFuture<Boolean> done = new CompletableFuture<>();
        slow.append(new Append("t", line(i, "x"), done));
        assertThatThrownBy(done::join)
            .isInstanceOf(CompletionException.class)
            .hasCauseInstanceOf(Refusal.class);
      }
      assertThat(TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begun)).isLessThan(3_000);
    }
  }

  private static void pause(long ms) {
    try {
      Thread.sleep(ms);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private CompletableFuture<Boolean> append(long seq) {
    CompletableFuture<Boolean> done = new CompletableFuture<>();
    queue.append(new Append("t", line(seq, "x"), done));
    return done;
  }
}
