package horda.server.house;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import horda.engine.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class BackroomTest {
  private static final Executor ASIDE = Thread::startVirtualThread;

  private final BackroomThreads backroom = new BackroomThreads(1);

  @AfterEach
  void close() {
    backroom.close();
  }

  @Test
  void workIsDoneByAPlatformThreadOfLowPriority() {
    Thread worker = backroom.call(Backroom.Kind.FILE, Thread::currentThread);
    assertThat(worker.isVirtual()).isFalse();
    assertThat(worker.getPriority()).isEqualTo(Thread.MIN_PRIORITY);
  }

  @Test
  void whenTheQueueIsFullItRefusesWithASentence() throws InterruptedException {
    // given
    CountDownLatch gate = new CountDownLatch(1);
    List<CompletableFuture<Integer>> under = new ArrayList<>();
    for (int i = 0; i < 24; i++) {
      under.add(
          CompletableFuture.supplyAsync(
              () -> backroom.call(Backroom.Kind.FILE, () -> await(gate)), ASIDE));
    }
    while (backroom.count(Backroom.Kind.FILE) < 24) {
      Thread.sleep(1);
    }
    // when, then
    assertThatThrownBy(() -> backroom.call(Backroom.Kind.FILE, () -> 1))
        .isInstanceOfSatisfying(Refusal.class, r -> assertThat(r.code()).isEqualTo("busy"));
    // Tables are another matter.
    CompletableFuture<Integer> table =
        CompletableFuture.supplyAsync(() -> backroom.call(Backroom.Kind.TABLE, () -> 2), ASIDE);
    gate.countDown();
    assertThat(table.join()).isEqualTo(2);
    under.forEach(CompletableFuture::join);
    assertThat(backroom.call(Backroom.Kind.FILE, () -> 3)).isEqualTo(3);
  }

  @Test
  void whoWantsATableGoesBeforeFiles() throws InterruptedException {
    CountDownLatch gate = new CountDownLatch(1);
    List<String> order = new ArrayList<>();
    List<CompletableFuture<Void>> all = new ArrayList<>();
    all.add(aside(Backroom.Kind.FILE, () -> await(gate)));
    waitFor(Backroom.Kind.FILE, 1);
    all.add(aside(Backroom.Kind.FILE, () -> order.add("file")));
    waitFor(Backroom.Kind.FILE, 2);
    all.add(aside(Backroom.Kind.TABLE, () -> order.add("table")));
    waitFor(Backroom.Kind.TABLE, 1);
    // It counts before it stands in the queue.
    Thread.sleep(50);
    gate.countDown();
    all.forEach(CompletableFuture::join);
    assertThat(order).containsExactly("table", "file");
  }

  private CompletableFuture<Void> aside(
      Backroom.Kind kind, java.util.function.Supplier<Object> work) {
    return CompletableFuture.supplyAsync(() -> backroom.call(kind, work), ASIDE)
        .thenAccept(done -> {});
  }

  private void waitFor(Backroom.Kind kind, int count) throws InterruptedException {
    while (backroom.count(kind) < count) {
      Thread.sleep(1);
    }
  }

  @Test
  void workMayNeedOtherWork() {
    int found =
        backroom.call(Backroom.Kind.FILE, () -> 1 + backroom.call(Backroom.Kind.TABLE, () -> 41));
    assertThat(found).isEqualTo(42);
  }

  @Test
  void aRefusalComesOutAsItIs() {
    Refusal refusal = new Refusal("x", "", "No.");
    assertThatThrownBy(
            () ->
                backroom.call(
                    Backroom.Kind.FILE,
                    () -> {
                      throw refusal;
                    }))
        .isSameAs(refusal);
  }

  private static int await(CountDownLatch gate) {
    try {
      gate.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return 0;
  }
}
