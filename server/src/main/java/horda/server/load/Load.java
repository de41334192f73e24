package horda.server.load;

import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/// Plays many tables of all games at once over real connections and measures. Tables that end are
/// replaced by new ones.
public final class Load implements AutoCloseable {
  /// How many tables are opened at the same time: players come in one by one, too.
  private static final int AT_THE_DOOR = 8;

  /// Nobody thinks this many times as long as others.
  private static final long STUCK_THOUGHTS = 20;

  private final LoadPlan plan;
  private final TableRequests desk;
  private final Meter meter = new Meter();
  private final Map<Integer, LoadedTable> games = new ConcurrentHashMap<>();
  private final Semaphore door = new Semaphore(AT_THE_DOOR);
  private final ScheduledExecutorService clock = Executors.newScheduledThreadPool(1);
  private List<TableRequests.Offer> offers = List.of();
  private volatile boolean playing;
  private volatile boolean closed;

  public Load(LoadPlan plan, URI house) {
    this.plan = plan;
    this.desk = new TableRequests(house);
  }

  /// Opens all tables; nobody plays yet.
  public void open() throws IOException, InterruptedException {
    offers = desk.offers();
    List<Thread> opening = new ArrayList<>();
    for (int i = 0; i < plan.tables(); i++) {
      int number = i;
      opening.add(Thread.startVirtualThread(() -> seat(number, 0)));
    }
    for (Thread thread : opening) {
      thread.join();
    }
  }

  /// All begin to play. Measures nothing yet: a server is slow until its code is compiled.
  public void warmUp() throws InterruptedException {
    playing = true;
    games.values().forEach(LoadedTable::play);
    Thread.sleep((long) (plan.warmUp() * 1000));
  }

  /// Plays on and measures; the report is without the memory, which only the server's own process
  /// knows.
  public LoadReport play() throws InterruptedException {
    meter.turn(true);
    long start = System.nanoTime();
    Barrage barrage = new Barrage(desk, plan.imports());
    barrage.run(meter);
    long left = (long) (plan.seconds() * 1000) - (System.nanoTime() - start) / 1_000_000;
    Thread.sleep(Math.max(0, left));
    meter.turn(false);
    double seconds = (System.nanoTime() - start) / 1e9;
    for (LoadedTable game : games.values()) {
      if (game.isStuck(STUCK_THOUGHTS * plan.thinkMs())) {
        meter.error("a table where nobody could answer");
      }
    }
    long decisions = meter.decisions.sum();
    return new LoadReport(
        plan.tables(),
        Math.round(seconds * 10) / 10.0,
        decisions,
        meter.acks.millis(50),
        meter.acks.millis(99),
        meter.deliveries.millis(50),
        meter.deliveries.millis(99),
        meter.updates.percentile(50),
        decisions == 0 ? 0 : meter.bytes.sum() / decisions,
        null,
        meter.errors(),
        barrage.count(),
        barrage.taken(),
        barrage.refused(),
        Math.round(barrage.seconds() * 10) / 10.0,
        null,
        null);
  }

  /// What went wrong, and how often.
  public Map<String, Integer> complaints() {
    return meter.complaints();
  }

  /// The `round`-th game at the place of table `number`: games and numbers of seats in turn.
  private void seat(int number, int round) {
    TableRequests.Offer offer = offers.get((number + round) % offers.size());
    int sizes = offer.maxSeats() - offer.minSeats() + 1;
    int seats = offer.minSeats() + (number / offers.size() + round) % sizes;
    Random random = new Random(plan.seed() * 1_000_003 + number * 1009L + round);
    Runnable next = () -> Thread.startVirtualThread(() -> replace(number, round + 1));
    LoadedTable game = new LoadedTable(meter, clock, random, plan.thinkMs(), next);
    try {
      door.acquire();
      try {
        game.open(desk, offer.game(), seats);
      } finally {
        door.release();
      }
      games.put(number, game);
      if (playing) {
        game.play();
      }
    } catch (IOException | CompletionException e) {
      if (!closed) {
        meter.error("cannot open a table: " + e.getMessage());
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void replace(int number, int round) {
    LoadedTable old = games.remove(number);
    if (old != null) {
      old.close();
    }
    if (!closed) {
      seat(number, round);
    }
  }

  /// Everybody leaves.
  @Override
  public void close() {
    closed = true;
    clock.shutdownNow();
    games.values().forEach(LoadedTable::close);
    try {
      clock.awaitTermination(5, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
