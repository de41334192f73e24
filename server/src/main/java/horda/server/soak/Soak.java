package horda.server.soak;

import horda.server.client.Caller;
import horda.server.load.Child;
import horda.server.store.Store;
import horda.server.store.Stores;
import horda.server.table.Line;
import horda.wire.Json;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpClient;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Puts a house under strain and looks what becomes of it.
public final class Soak {
  private record Offer(String game, int minSeats, int maxSeats) {}

  private static final int ORDERS = 2000;
  private static final long IMPORT_EVERY_MS = 1000;
  private static final long LOOK_EVERY_MS = 500;
  private static final long MEGABYTE = 1 << 20;

  /// When everybody has left, so long nothing may be left behind.
  private static final long LEAVING_MS = 15_000;

  /// A few files are opened late: classes of a jar, a connection that is just being closed.
  private static final int SPARE_FILES = 40;

  private static final int MOST_THREADS = 300;

  /// So much more than at first may be in a heap that collects when it likes.
  private static final double HEAP_GROWTH = 3;

  private static final double HEAP_SPARE_MB = 200;

  private final SoakPlan plan;
  private final Child server;
  private final Caller caller;
  private final Watch watch;
  private final Queue<SoakedTable> tables = new ConcurrentLinkedQueue<>();
  private final Queue<String> faults = new ConcurrentLinkedQueue<>();
  private final AtomicInteger broken = new AtomicInteger();
  private final AtomicInteger imports = new AtomicInteger();
  private List<Offer> offers = List.of();
  private int restarts;

  private Soak(SoakPlan plan, Child server) {
    this.plan = plan;
    this.server = server;
    this.caller = new Caller(HttpClient.newHttpClient(), server.address());
    this.watch = new Watch(caller);
  }

  /// `server` is a house of its own, which is killed and started again.
  public static SoakReport run(SoakPlan plan, Child server)
      throws IOException, InterruptedException {
    return new Soak(plan, server).run();
  }

  private SoakReport run() throws IOException, InterruptedException {
    offers = offers();
    double empty = watch.read().files();
    long begun = System.nanoTime();
    List<Thread> people = new ArrayList<>();
    for (int number = 0; number < plan.tables(); number++) {
      int place = number;
      people.add(Thread.startVirtualThread(() -> play(place)));
    }
    people.add(Thread.startVirtualThread(this::send));
    Thread watching = Thread.startVirtualThread(this::look);
    long restart = begun + nanos(plan.restartEvery());
    long end = begun + nanos(plan.seconds());
    while (System.nanoTime() < end) {
      TimeUnit.MILLISECONDS.sleep(20);
      if (System.nanoTime() > restart && restart < end) {
        restart();
        restart = System.nanoTime() + nanos(plan.restartEvery());
      }
    }
    people.forEach(Thread::interrupt);
    for (Thread one : people) {
      one.join();
    }
    double left = left(empty);
    watching.interrupt();
    watching.join();
    server.crash();
    compare();
    judge(empty, left);
    return report((System.nanoTime() - begun) / 1e9, empty, left);
  }

  private static long nanos(double seconds) {
    return (long) (seconds * 1e9);
  }

  private List<Offer> offers() {
    List<Offer> found = new ArrayList<>();
    for (JsonNode game : caller.get("/api/house").body().get("games")) {
      found.add(
          new Offer(
              game.get("id").stringValue(),
              game.get("minSeats").intValue(),
              game.get("maxSeats").intValue()));
    }
    return found;
  }

  /// One place at which table follows table.
  private void play(int place) {
    for (int round = 0; !Thread.currentThread().isInterrupted(); round++) {
      Offer offer = offers.get((place + round) % offers.size());
      int seats = offer.minSeats() + round % (offer.maxSeats() - offer.minSeats() + 1);
      Random random = new Random(plan.seed() * 1_000_003 + place * 1009L + round);
      try {
        SoakedTable table =
            new SoakedTable(caller, offer.game(), seats, random, plan.thinkMs(), broken);
        tables.add(table);
        table.play();
      } catch (InterruptedException _) {
        return;
      } catch (UncheckedIOException | IllegalStateException _) {
        // The server is away; it will be back.
        if (!pause(200)) {
          return;
        }
      }
    }
  }

  /// False when it is over.
  private static boolean pause(long millis) {
    try {
      SoakedTable.rest(millis);
      return true;
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  private void send() {
    String file = file();
    while (pause(IMPORT_EVERY_MS)) {
      try {
        imports.addAndGet(caller.post("/api/import", file).status() == 200 ? 1 : 0);
      } catch (UncheckedIOException | IllegalStateException _) {
        // The server is away; it will be back.
      }
    }
  }

  private static String file() {
    ObjectNode file = Json.object().put("format", 1).put("game", "city-of-horror");
    file.put("revision", 0).put("content", "").put("seats", 3);
    file.putObject("options");
    file.putArray("names");
    ArrayNode log = file.put("seed", "7").putArray("log");
    for (int i = 0; i < ORDERS; i++) {
      log.addObject().put("seat", i % 3).put("option", "order:" + i / 3 % 2);
    }
    return Json.line(file);
  }

  private void look() {
    while (pause(LOOK_EVERY_MS)) {
      try {
        watch.look();
      } catch (IllegalStateException _) {
        // Interrupted while it asked.
        return;
      }
    }
  }

  /// A power cut.
  private void restart() throws IOException, InterruptedException {
    server.crash();
    compare();
    watch.begin();
    server.again();
    restarts++;
  }

  /// What was acknowledged against what is on the disk.
  private void compare() {
    try (Store store = Stores.open(server.database().toString())) {
      for (SoakedTable table : tables) {
        Map<String, Integer> kept = new HashMap<>();
        long seq = 0;
        for (Store.Line line : store.linesAfter(table.id(), 0)) {
          if (line.seq() != ++seq) {
            faults.add("A line of a table is missing.");
          }
          kept.merge(Line.Entry.parse(line.text()).id(), 1, Integer::sum);
        }
        for (String id : table.acknowledged()) {
          int times = kept.getOrDefault(id, 0);
          if (times != 1) {
            faults.add(
                times == 0
                    ? "An acknowledged answer is lost."
                    : "An answer was carried out " + times + " times.");
          }
        }
      }
    }
  }

  /// How many files stay open when everybody has left.
  private double left(double empty) throws InterruptedException {
    long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(LEAVING_MS);
    Watch.Look now = watch.read();
    while ((now.people() > 0 || now.files() > empty + SPARE_FILES) && System.nanoTime() < end) {
      TimeUnit.MILLISECONDS.sleep(100);
      now = watch.read();
    }
    if (now.people() > 0) {
      faults.add("Everybody has left, and the server still counts " + (int) now.people() + ".");
    }
    return now.files();
  }

  private void judge(double empty, double left) {
    if (watch.most(Watch.Look::threads) < 0) {
      faults.add("The server does not tell what it uses.");
    }
    if (left > empty + SPARE_FILES) {
      faults.add("%.0f files stay open, at the start %.0f were.".formatted(left, empty));
    }
    if (watch.most(Watch.Look::threads) > MOST_THREADS) {
      faults.add("There were %.0f threads.".formatted(watch.most(Watch.Look::threads)));
    }
    double early = watch.heap(false) / MEGABYTE;
    double late = watch.heap(true) / MEGABYTE;
    if (late > early * HEAP_GROWTH + HEAP_SPARE_MB) {
      faults.add("The heap grew from %.0f to %.0f MB.".formatted(early, late));
    }
  }

  private SoakReport report(double seconds, double empty, double left) {
    return new SoakReport(
        Math.round(seconds * 10) / 10.0,
        tables.size(),
        tables.stream().mapToLong(table -> table.acknowledged().size()).sum(),
        broken.get(),
        restarts,
        imports.get(),
        (long) (watch.heap(false) / MEGABYTE),
        (long) (watch.heap(true) / MEGABYTE),
        (long) watch.most(Watch.Look::threads),
        (long) watch.most(Watch.Look::files),
        (long) empty,
        (long) left,
        faults.stream().distinct().toList());
  }
}
