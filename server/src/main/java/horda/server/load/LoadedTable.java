package horda.server.load;

import horda.engine.Nullable;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/// One table, all of its seats played by random choices from what is offered. One command of a
/// table is under way at a time, so that an update can be told to belong to it.
final class LoadedTable {
  private record Sent(LoadedSeat by, String id, int turn, long at, boolean[] delivered) {}

  private final Meter meter;
  private final ScheduledExecutorService clock;
  private final Random random;
  private final int thinkMs;
  private final Runnable onOver;
  private final List<LoadedSeat> seats = new ArrayList<>();
  private final Deque<LoadedSeat> ready = new ArrayDeque<>();
  private int[] thinkingAbout = {};
  private @Nullable Sent sent;
  private boolean acknowledged = true;
  private boolean playing;
  private boolean over;
  private long moved;

  LoadedTable(
      Meter meter, ScheduledExecutorService clock, Random random, int thinkMs, Runnable onOver) {
    this.meter = meter;
    this.clock = clock;
    this.random = random;
    this.thinkMs = thinkMs;
    this.onOver = onOver;
  }

  /// Sits everybody down; nobody answers yet.
  void open(TableRequests desk, String game, int count) throws IOException, InterruptedException {
    TableRequests.Made made = desk.create(game, count);
    List<CompletableFuture<Void>> entering = new ArrayList<>();
    thinkingAbout = new int[count];
    java.util.Arrays.fill(thinkingAbout, -1);
    for (int number = 0; number < count; number++) {
      seats.add(new LoadedSeat(this, number, meter));
    }
    for (LoadedSeat seat : seats) {
      entering.add(seat.enter(desk, made.table(), made.tokens().get(seat.number)));
    }
    for (CompletableFuture<Void> one : entering) {
      one.join();
    }
  }

  synchronized void play() {
    playing = true;
    moved = System.nanoTime();
    seats.forEach(this::think);
  }

  /// Everybody gets up.
  void close() {
    synchronized (this) {
      over = true;
    }
    seats.forEach(LoadedSeat::leave);
  }

  /// Whether nobody has been able to answer for that long.
  synchronized boolean isStuck(long millis) {
    return playing && !over && System.nanoTime() - moved > TimeUnit.MILLISECONDS.toNanos(millis);
  }

  /// Something at the table has changed for a seat.
  synchronized void changed(LoadedSeat seat, long now, Runnable change) {
    change.run();
    Sent command = sent;
    if (command != null && command.by() != seat && !command.delivered()[seat.number]) {
      command.delivered()[seat.number] = true;
      if (meter.isOn()) {
        meter.deliveries.add(now - command.at());
      }
    }
    if (seat.mirror.isOver()) {
      if (!over) {
        over = true;
        onOver.run();
      }
    } else {
      think(seat);
    }
  }

  /// A player who is asked thinks for a while, once for each question.
  private void think(LoadedSeat seat) {
    int turn = seat.mirror.turn();
    if (!playing || over || !seat.mirror.isAsked(seat.number)) {
      return;
    }
    if (thinkingAbout[seat.number] != turn) {
      thinkingAbout[seat.number] = turn;
      long wait = thinkMs / 2 + random.nextInt(thinkMs + 1);
      clock.schedule(() -> decided(seat, turn), wait, TimeUnit.MILLISECONDS);
    }
  }

  private synchronized void decided(LoadedSeat seat, int turn) {
    if (thinkingAbout[seat.number] == turn && !over) {
      ready.add(seat);
      next();
    }
  }

  /// Sends the answer of whoever is ready, unless the one before is still under way.
  private void next() {
    while (acknowledged && !ready.isEmpty() && !over) {
      LoadedSeat seat = ready.remove();
      int turn = seat.mirror.turn();
      thinkingAbout[seat.number] = -1;
      if (seat.mirror.isAsked(seat.number)) {
        String option = seat.mirror.choice(random.nextInt(seat.mirror.choices()));
        send(seat, turn, option);
      }
    }
  }

  private void send(LoadedSeat seat, int turn, String option) {
    String id = Long.toString(random.nextLong() & Long.MAX_VALUE, 36);
    acknowledged = false;
    sent = new Sent(seat, id, turn, System.nanoTime(), new boolean[seats.size()]);
    thinkingAbout[seat.number] = turn;
    seat.answer(id, turn, option)
        .exceptionally(
            fault -> {
              meter.error("cannot send: " + fault.getClass().getSimpleName());
              return null;
            });
  }

  synchronized void acknowledged(String id, long now) {
    Sent command = sent;
    if (command == null || !command.id().equals(id) || acknowledged) {
      return;
    }
    acknowledged = true;
    moved = now;
    if (meter.isOn()) {
      meter.acks.add(now - command.at());
      meter.decisions.increment();
    }
    next();
  }

  synchronized void refused(String id, String code, String message) {
    // Somebody else was quicker and the question is gone: no mistake of anybody.
    if (!code.equals("stale")) {
      meter.error("refused: " + code + " " + horda.wire.Json.clip(message));
    }
    Sent command = sent;
    if (command != null && command.id().equals(id)) {
      acknowledged = true;
      int seat = command.by().number;
      if (thinkingAbout[seat] == command.turn()) {
        thinkingAbout[seat] = -1;
        think(command.by());
      }
      next();
    }
  }
}
