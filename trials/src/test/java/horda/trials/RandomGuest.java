package horda.trials;

import horda.engine.Nullable;
import horda.wire.Patch;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.function.BooleanSupplier;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Somebody at a table who plays at random, expects the line to break at any moment, and remembers
/// what was acknowledged to him and what was not.
final class RandomGuest {
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  private static final int KNOCKS = 5;

  final String table;
  final int seat;
  private final String token;
  private final Random random;
  private final HttpClient http;

  /// Commands that nobody has answered yet, in the order of sending.
  private final Map<String, ObjectNode> open = new LinkedHashMap<>();

  private final Set<String> acknowledged = new HashSet<>();
  private final Map<String, String> refused = new LinkedHashMap<>();
  private final List<JsonNode> events = new ArrayList<>();
  private @Nullable ObjectNode done;
  private int cuts;
  private @Nullable ObjectNode doc;

  /// Why the house has closed the line.
  private @Nullable String bye;

  /// The line on which he listens now. What still comes on one that he has left is not for him.
  private @Nullable Ear ear;

  private @Nullable WebSocket line;

  RandomGuest(String table, int seat, String token, Random random) {
    this(HouseClient.HTTP, table, seat, token, random);
  }

  RandomGuest(HttpClient http, String table, int seat, String token, Random random) {
    this.http = http;
    this.table = table;
    this.seat = seat;
    this.token = token;
    this.random = random;
  }

  /// Says hello with what he still has, and waits for the whole document.
  void enter(URI socket) {
    enter(socket, true);
  }

  /// Without his memory he comes as on another device, and is told everything. A busy machine may
  /// make a house impatient; then he knocks again.
  void enter(URI socket, boolean remembers) {
    ObjectNode hello = HouseClient.JSON.createObjectNode().put("c", "hello").put("table", table);
    hello.put("lang", "en").put("seat", seat).putArray("tokens").add(token);
    leave();
    if (!remembers) {
      events.clear();
    } else if (doc != null) {
      hello.putObject("have").put("log", events.size()).put("cuts", cuts).put("chat", 0);
    }
    for (int knocks = 0; !knock(socket, hello); knocks++) {
      if (knocks == KNOCKS) {
        throw new AssertionError("seat " + seat + " was not let in: " + bye);
      }
    }
  }

  private boolean knock(URI socket, ObjectNode hello) {
    leave();
    Ear fresh = new Ear();
    synchronized (this) {
      doc = null;
      bye = null;
      ear = fresh;
    }
    try {
      WebSocket opened = HouseClient.line(http, socket, fresh);
      synchronized (this) {
        line = bye == null ? opened : null;
      }
      HouseClient.send(opened, hello.toString());
    } catch (CompletionException e) {
      synchronized (this) {
        bye = bye == null ? e.toString() : bye;
      }
      return false;
    }
    await("the whole document", () -> doc != null || bye != null);
    synchronized (this) {
      return doc != null && line != null;
    }
  }

  /// Answers the next questions at random until the game is over (true), the line is lost, or so
  /// many answers are given (false).
  boolean play(int most) {
    for (int answers = 0; answers < most; answers++) {
      await("my turn", () -> isLost() || isOver() || isAsked());
      synchronized (this) {
        if (isLost() || isOver()) {
          return isOver();
        }
      }
      if (!answer()) {
        return false;
      }
    }
    return false;
  }

  /// False if the line is lost before an answer comes.
  private boolean answer() {
    ObjectNode command;
    synchronized (this) {
      String id = "t" + Long.toString(random.nextLong() & Long.MAX_VALUE, 36);
      command =
          HouseClient.JSON.createObjectNode().put("c", "answer").put("id", id).put("seat", seat);
      command.put("turn", doc.get("turn").intValue()).put("option", choice());
    }
    return order(command);
  }

  /// Bargaining at random would have no end, so offers are made only when nothing else is left.
  private String choice() {
    List<String> ids = new ArrayList<>();
    doc.get("options").forEach(option -> ids.add(option.get("id").stringValue()));
    List<String> quick = ids.stream().filter(id -> !id.startsWith("offer")).toList();
    List<String> from = quick.isEmpty() ? ids : quick;
    return from.get(random.nextInt(from.size()));
  }

  /// Sends a command and waits for its answer; false if the line is lost before it comes.
  boolean order(ObjectNode command) {
    String id = command.get("id").stringValue();
    WebSocket now;
    synchronized (this) {
      open.put(id, command);
      now = line;
    }
    if (now == null) {
      return false;
    }
    try {
      HouseClient.send(now, command.toString());
    } catch (CompletionException e) {
      return false;
    }
    await("an answer to " + id, () -> isLost() || !open.containsKey(id));
    synchronized (this) {
      return !open.containsKey(id);
    }
  }

  /// Says once more what was never answered, as a page does when it is back; and what was, as one
  /// does that has missed the answer.
  void insist() {
    ObjectNode last = done;
    if (last != null) {
      order(last);
    }
    for (ObjectNode command : unanswered()) {
      order(command);
    }
  }

  synchronized List<ObjectNode> unanswered() {
    return List.copyOf(open.values());
  }

  synchronized Set<String> acknowledged() {
    return Set.copyOf(acknowledged);
  }

  /// Ids of commands that were refused, with the code.
  synchronized Map<String, String> refused() {
    return Map.copyOf(refused);
  }

  synchronized List<JsonNode> events() {
    return List.copyOf(events);
  }

  /// Whether the log begins with what he was told before.
  synchronized boolean remembers(List<JsonNode> told) {
    return events.size() >= told.size() && events.subList(0, told.size()).equals(told);
  }

  synchronized ObjectNode doc() {
    return doc.deepCopy();
  }

  synchronized boolean isLost() {
    return line == null;
  }

  synchronized boolean isOver() {
    return doc != null && doc.get("table").get("status").stringValue().equals("over");
  }

  synchronized boolean isAsked() {
    if (doc == null || !doc.has("options") || doc.get("options").isEmpty()) {
      return false;
    }
    for (JsonNode one : doc.get("awaited")) {
      if (one.intValue() == seat) {
        return true;
      }
    }
    return false;
  }

  synchronized void await(String what, BooleanSupplier condition) {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (!condition.getAsBoolean()) {
      long left = (end - System.nanoTime()) / 1_000_000;
      if (left <= 0) {
        throw new AssertionError("seat " + seat + " waited for " + what + ", " + situation());
      }
      try {
        wait(left);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new AssertionError(e);
      }
    }
  }

  /// What he sees and waits for, so that a test that hangs says why.
  synchronized String situation() {
    if (doc == null) {
      return "without a document";
    }
    List<String> offered = new ArrayList<>();
    doc.path("options").forEach(option -> offered.add(option.get("id").stringValue()));
    return "seat %d: %s, turn %s, awaited %s, options %s, unanswered %s, told %d, lost: %s (%s)"
        .formatted(
            seat,
            doc.get("table").get("status"),
            doc.get("turn"),
            doc.get("awaited"),
            offered,
            open.keySet(),
            events.size(),
            isLost(),
            bye);
  }

  private void take(String message) {
    JsonNode node = HouseClient.JSON.readTree(message);
    switch (node.get("s").stringValue()) {
      case "whole" -> doc = (ObjectNode) node.get("doc");
      case "update" -> Patch.apply(doc, node.get("patch"));
      case "ack" -> {
        done = open.remove(node.get("id").stringValue());
        acknowledged.add(node.get("id").stringValue());
      }
      case "no" -> {
        open.remove(node.get("id").stringValue());
        refused.put(node.get("id").stringValue(), node.get("code").stringValue());
      }
      case "bye" -> bye = message;
      default -> {}
    }
    if (node.has("log")) {
      JsonNode tail = node.get("log");
      events.subList(tail.get("keep").intValue(), events.size()).clear();
      tail.get("add").forEach(events::add);
    }
    if (node.has("cuts")) {
      cuts = node.get("cuts").intValue();
    }
    notifyAll();
  }

  void leave() {
    WebSocket now;
    synchronized (this) {
      now = line;
      line = null;
      ear = null;
      notifyAll();
    }
    if (now != null) {
      now.abort();
    }
  }

  /// Listens on one line.
  private final class Ear implements WebSocket.Listener {
    private final StringBuilder half = new StringBuilder();

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence text, boolean last) {
      half.append(text);
      if (last) {
        String message = half.toString();
        half.setLength(0);
        synchronized (RandomGuest.this) {
          if (ear == this) {
            take(message);
          }
        }
      }
      from.request(1);
      return null;
    }

    @Override
    public CompletionStage<?> onClose(WebSocket from, int status, String reason) {
      lose();
      return null;
    }

    @Override
    public void onError(WebSocket from, Throwable fault) {
      lose();
    }

    private void lose() {
      synchronized (RandomGuest.this) {
        if (ear == this) {
          line = null;
          bye = bye == null ? "the line broke" : bye;
          RandomGuest.this.notifyAll();
        }
      }
    }
  }
}
