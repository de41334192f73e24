package horda.trials;

import horda.engine.Nullable;
import horda.wire.Patch;
import java.net.URI;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionStage;
import java.util.function.BooleanSupplier;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Somebody at a table who writes down every message that comes through the line, and keeps the
/// document as a page does.
final class Witness implements WebSocket.Listener, AutoCloseable {
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private static final int BURST = 30;

  /// Seat, or -1 for an onlooker.
  final int seat;

  private final List<String> heard = new ArrayList<>();
  private final Map<String, JsonNode> replies = new HashMap<>();
  private final List<JsonNode> log = new ArrayList<>();
  private final StringBuilder half = new StringBuilder();
  private @Nullable ObjectNode doc;
  private @Nullable String closed;
  private @Nullable WebSocket socket;
  private int sent;
  private int pongs;
  private final URI address;
  private final ObjectNode hello;

  private Witness(URI address, int seat, ObjectNode hello) {
    this.address = address;
    this.seat = seat;
    this.hello = hello;
  }

  /// Says hello and waits for the whole document. No tokens: an onlooker.
  static Witness open(URI address, String table, int seat, List<String> tokens) {
    ObjectNode hello = HouseClient.JSON.createObjectNode();
    hello.put("c", "hello").put("table", table).put("lang", "en").put("seat", seat);
    tokens.forEach(hello.putArray("tokens")::add);
    Witness witness = new Witness(address, seat, hello);
    witness.connect();
    return witness;
  }

  private void connect() {
    doc = null;
    socket = HouseClient.line(HouseClient.HTTP, address, this);
    send(hello);
    await("the whole document", () -> doc != null);
  }

  /// Leaves and comes back on a new line, as after a reload.
  void reload() {
    socket.abort();
    synchronized (this) {
      half.setLength(0);
    }
    connect();
  }

  /// Sends a command and waits until it is acknowledged or refused.
  JsonNode order(ObjectNode command) {
    if (++sent % BURST == 0) {
      reload(); // a line takes only so many messages at once, and a trial is hasty
    }
    String id = "k" + sent;
    send(command.put("id", id).put("seat", seat));
    await("an answer to " + command, () -> replies.containsKey(id));
    synchronized (this) {
      return replies.get(id);
    }
  }

  /// Waits until everything that was on its way has come.
  void ping() {
    int before;
    synchronized (this) {
      before = pongs;
    }
    send(HouseClient.JSON.createObjectNode().put("c", "ping"));
    await("a pong", () -> pongs > before);
  }

  synchronized List<String> heard() {
    return List.copyOf(heard);
  }

  /// A text of the document, by its path.
  synchronized String text(String path) {
    return doc.at(path).stringValue("");
  }

  synchronized int turn() {
    return doc.get("turn").intValue();
  }

  synchronized List<String> options() {
    List<String> ids = new ArrayList<>();
    doc.get("options").forEach(option -> ids.add(option.get("id").stringValue()));
    return ids;
  }

  synchronized List<JsonNode> log() {
    return List.copyOf(log);
  }

  synchronized void await(String what, BooleanSupplier condition) {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (!condition.getAsBoolean()) {
      long left = (end - System.nanoTime()) / 1_000_000;
      if (closed != null || left <= 0) {
        throw new AssertionError(
            "seat " + seat + " waited for " + what + (closed == null ? "" : ": " + closed));
      }
      try {
        wait(left);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new AssertionError(e);
      }
    }
  }

  /// Waits until the game's view is this one, to the last field.
  void awaitView(ObjectNode truth) {
    try {
      await("the view", () -> truth.equals(doc.get("view")));
    } catch (AssertionError e) {
      throw new AssertionError(
          "seat %d sees%n%s%nand should see%n%s".formatted(seat, seen(), truth), e);
    }
  }

  private synchronized JsonNode seen() {
    return doc.get("view");
  }

  private void send(ObjectNode message) {
    HouseClient.send(socket, message.toString());
  }

  @Override
  public CompletionStage<?> onText(WebSocket line, CharSequence text, boolean last) {
    if (line != socket && doc != null) {
      return null; // the end of a line that was left
    }
    half.append(text);
    if (last) {
      String message = half.toString();
      half.setLength(0);
      take(message);
    }
    line.request(1);
    return null;
  }

  private synchronized void take(String message) {
    heard.add(message);
    JsonNode node = HouseClient.JSON.readTree(message);
    switch (node.get("s").stringValue()) {
      case "whole" -> doc = (ObjectNode) node.get("doc");
      case "update" -> Patch.apply(doc, node.get("patch"));
      case "ack", "no" -> replies.put(node.get("id").stringValue(), node);
      case "pong" -> pongs++;
      case "bye" -> closed = message;
      default -> {}
    }
    if (node.has("log")) {
      JsonNode tail = node.get("log");
      log.subList(tail.get("keep").intValue(), log.size()).clear();
      tail.get("add").forEach(log::add);
    }
    notifyAll();
  }

  @Override
  public synchronized CompletionStage<?> onClose(WebSocket line, int status, String reason) {
    if (line == socket) {
      closed = closed == null ? "closed " + status + " " + reason : closed;
    }
    notifyAll();
    return null;
  }

  @Override
  public synchronized void onError(WebSocket line, Throwable fault) {
    if (line == socket) {
      closed = fault.toString();
    }
    notifyAll();
  }

  @Override
  public void close() {
    socket.abort();
  }
}
