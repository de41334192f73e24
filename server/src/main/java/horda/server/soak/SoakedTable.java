package horda.server.soak;

import horda.engine.Nullable;
import horda.server.client.Caller;
import horda.server.client.Guest;
import horda.wire.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// One table whose people choose by chance. Their lines break now and then; they come back, and
/// what was not answered they say again.
final class SoakedTable {
  private static final int LINE_BREAKS = 40;
  private static final long AGAIN_MS = 200;

  private record Sent(int seat, String id, ObjectNode command) {}

  private final Caller caller;
  private final Random random;
  private final int thinkMs;
  private final AtomicInteger broken;
  private final String id;
  private final List<String> tokens = new ArrayList<>();
  private final List<@Nullable Guest> guests = new ArrayList<>();
  private final Set<String> acknowledged = ConcurrentHashMap.newKeySet();
  private @Nullable Sent unanswered;
  private int number;

  /// `broken` counts the lines that are broken on purpose.
  SoakedTable(
      Caller caller, String game, int seats, Random random, int thinkMs, AtomicInteger broken) {
    this.caller = caller;
    this.random = random;
    this.thinkMs = thinkMs;
    this.broken = broken;
    ObjectNode order = Json.object().put("game", game).put("attention", "all");
    for (int seat = 0; seat < seats; seat++) {
      order.withArray("seats").addObject().put("kind", "here");
    }
    Caller.HttpReply made = caller.post("/api/tables", Json.line(order));
    if (made.status() != 200) {
      throw new IllegalStateException("a table was refused: " + made.code());
    }
    this.id = made.text("table");
    for (JsonNode seat : made.body().get("seats")) {
      tokens.add(seat.get("token").stringValue());
      guests.add(null);
    }
  }

  String id() {
    return id;
  }

  /// The answers that were acknowledged, as a log knows them: the seat and the command's id.
  Set<String> acknowledged() {
    return acknowledged;
  }

  /// Plays until the game is over, or somebody interrupts. What the server cannot do because it is
  /// away is tried again.
  void play() throws InterruptedException {
    try {
      boolean over = false;
      while (!over && !Thread.currentThread().isInterrupted()) {
        try {
          over = step();
        } catch (RuntimeException _) {
          leave();
          Thread.sleep(AGAIN_MS);
        }
      }
    } finally {
      leave();
    }
  }

  /// True when the game is over.
  private boolean step() throws InterruptedException {
    Sent again = unanswered;
    if (again != null) {
      send(again);
      return false;
    }
    for (int seat = 0; seat < tokens.size(); seat++) {
      Guest guest = guest(seat);
      if (guest.over()) {
        return true;
      }
      List<String> options = guest.options();
      if (guest.awaits(seat) && !options.isEmpty()) {
        Thread.sleep(thinkMs / 2 + random.nextInt(thinkMs + 1));
        if (random.nextInt(LINE_BREAKS) == 0) {
          broken.incrementAndGet();
          leave();
          return false;
        }
        String option = options.get(random.nextInt(options.size()));
        String name = id + "-" + ++number;
        ObjectNode command = Json.object().put("c", "answer").put("id", name).put("seat", seat);
        send(new Sent(seat, name, command.put("turn", guest.number("turn")).put("option", option)));
        return false;
      }
    }
    Thread.sleep(Math.max(10, thinkMs / 4));
    return false;
  }

  private void send(Sent sent) {
    unanswered = sent;
    JsonNode reply;
    try {
      reply = guest(sent.seat()).command(sent.command().deepCopy()).join();
    } catch (CompletionException e) {
      if (e.getCause() instanceof TimeoutException) {
        throw new IllegalStateException("a command was not answered", e);
      }
      throw e;
    }
    boolean done = reply.path("s").stringValue("").equals("ack");
    if (done) {
      acknowledged.add(sent.seat() + ":" + sent.id());
    }
    // A server that has no time, or no disk just now, is asked again.
    if (done
        || !Set.of("busy", "database", "too-many").contains(reply.path("code").stringValue(""))) {
      unanswered = null;
    }
  }

  private Guest guest(int seat) {
    Guest here = guests.get(seat);
    if (here == null || here.closed()) {
      here = Guest.at(caller, id, seat, "en", tokens.get(seat));
      guests.set(seat, here);
      if (here.bye() != null) {
        throw new IllegalStateException("shown out");
      }
    }
    return here;
  }

  private void leave() {
    for (int seat = 0; seat < guests.size(); seat++) {
      Guest guest = guests.set(seat, null);
      if (guest != null) {
        guest.close();
      }
    }
  }

  static void rest(long millis) throws InterruptedException {
    TimeUnit.MILLISECONDS.sleep(millis);
  }
}
