package horda.server.load;

import horda.wire.Json;
import java.io.IOException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.LongAdder;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Sends heavy files to be taken over while others play: saved games of 3 MB with 100,000 standing
/// orders, several at once.
final class Barrage {
  private static final int AT_ONCE = 8;
  private static final int ORDERS = 100_000;
  private static final int SEATS = 3;

  private final TableRequests desk;
  private final int count;
  private final LongAdder taken = new LongAdder();
  private final LongAdder refused = new LongAdder();
  private double seconds;

  Barrage(TableRequests desk, int count) {
    this.desk = desk;
    this.count = count;
  }

  int count() {
    return count;
  }

  long taken() {
    return taken.sum();
  }

  /// Refused with a sentence: the house had too much to do.
  long refused() {
    return refused.sum();
  }

  /// From the first to the end of the last.
  double seconds() {
    return seconds;
  }

  /// Sends them all and waits for the answers.
  void run(Meter meter) throws InterruptedException {
    String file = file();
    Semaphore lanes = new Semaphore(AT_ONCE);
    long start = System.nanoTime();
    for (int i = 0; i < count; i++) {
      lanes.acquire();
      Thread.startVirtualThread(
          () -> {
            try {
              send(file, meter);
            } finally {
              lanes.release();
            }
          });
    }
    lanes.acquire(AT_ONCE);
    seconds = (System.nanoTime() - start) / 1e9;
  }

  private void send(String file, Meter meter) {
    try {
      int status = desk.take(file);
      switch (status) {
        case 200 -> taken.increment();
        case 429, 503 -> refused.increment();
        default -> meter.error("an import was answered with HTTP " + status);
      }
    } catch (IOException e) {
      meter.error("cannot send a file: " + e.getMessage());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static String file() {
    ObjectNode file = Json.object().put("format", 1).put("game", "city-of-horror");
    file.put("revision", 0).put("content", "").put("seats", SEATS);
    file.putObject("options");
    file.putArray("names");
    ArrayNode log = file.put("seed", "7").putArray("log");
    for (int i = 0; i < ORDERS; i++) {
      log.addObject().put("seat", i % SEATS).put("option", "order:" + i / SEATS % 2);
    }
    return Json.line(file);
  }
}
