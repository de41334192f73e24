package horda.server.client;

import horda.engine.Nullable;
import horda.wire.Json;
import horda.wire.Patch;
import horda.wire.TextPen;
import horda.wire.doc.ToServer;
import java.net.URI;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Somebody at a table: keeps the document, the log and the chat as a page does, and remembers
/// every message as it came.
public final class Guest implements AutoCloseable {
  private static final Duration PATIENCE = Duration.ofSeconds(20);
  private static final AtomicInteger IDS = new AtomicInteger();
  private static final Set<String> ANSWERS = Set.of("ack", "no", "preview");

  private final List<String> heard = new ArrayList<>();
  private final List<JsonNode> log = new ArrayList<>();
  private final List<JsonNode> chat = new ArrayList<>();
  private final Map<String, CompletableFuture<JsonNode>> waiting = new ConcurrentHashMap<>();
  private ObjectNode document = Json.object();
  private int numbered;
  private int cuts;
  private boolean complete = true;
  private @Nullable JsonNode bye;
  private boolean closed;
  private final WebSocket socket;

  private Guest(Caller house, String... headers) {
    URI at = house.house().resolve("/ws");
    URI address = URI.create(at.toString().replaceFirst("^http", "ws"));
    WebSocket.Builder builder = house.http().newWebSocketBuilder().connectTimeout(PATIENCE);
    for (int i = 0; i + 1 < headers.length; i += 2) {
      builder.header(headers[i], headers[i + 1]);
    }
    socket = builder.buildAsync(address, new Ear()).join();
  }

  /// A line without a word said yet.
  public static Guest connect(Caller house, String... headers) {
    return new Guest(house, headers);
  }

  /// Sits down (or looks on, without tokens) and waits for the first document.
  public static Guest at(Caller house, String table, int seat, String lang, String... tokens) {
    Guest guest = connect(house);
    guest.hello(table, seat, lang, tokens);
    guest.await(g -> g.numbered > 0 || g.bye != null);
    return guest;
  }

  public void hello(String table, int seat, String lang, String... tokens) {
    say(hello(table, seat, lang, null, tokens));
  }

  private static ToServer hello(
      String table, int seat, String lang, ToServer.@Nullable Have have, String... tokens) {
    return new ToServer.Hello("hello", table, List.of(tokens), lang, seat, null, null, have, null);
  }

  /// Says hello with what is here already, as after a lost line: a fresh guest that goes on.
  public static Guest resume(
      Caller house, String table, int seat, String lang, Guest before, String... tokens) {
    Guest guest = connect(house);
    synchronized (before) {
      guest.log.addAll(before.log);
      guest.chat.addAll(before.chat);
      ToServer.Have have = new ToServer.Have(before.log.size(), before.cuts, before.chat.size());
      guest.say(hello(table, seat, lang, have, tokens));
    }
    guest.await(g -> g.numbered > 0 || g.bye != null);
    return guest;
  }

  // --- Speaking

  public void say(ToServer message) {
    sayText(TextPen.of(message));
  }

  public void say(JsonNode message) {
    sayText(Json.line(message));
  }

  public void sayText(String text) {
    socket.sendText(text, true).orTimeout(PATIENCE.toSeconds(), TimeUnit.SECONDS).join();
  }

  /// Sends a command with an id of its own; completes with the `ack`, the `no` or the `preview`.
  public CompletableFuture<JsonNode> command(ObjectNode command) {
    String id = command.has("id") ? command.get("id").stringValue() : "g" + IDS.incrementAndGet();
    CompletableFuture<JsonNode> reply = new CompletableFuture<>();
    waiting.put(id, reply);
    say(command.put("id", id));
    return reply.orTimeout(PATIENCE.toSeconds(), TimeUnit.SECONDS);
  }

  public CompletableFuture<JsonNode> answer(int seat, String option) {
    ObjectNode command = Json.object().put("c", "answer").put("seat", seat);
    return command(command.put("turn", number("turn")).put("option", option));
  }

  /// The same, with the command's word and its further fields by twos.
  public JsonNode ask(String word, Object... fields) {
    ObjectNode command = Json.object().put("c", word);
    for (int i = 0; i + 1 < fields.length; i += 2) {
      command.set(String.valueOf(fields[i]), Json.MAPPER.valueToTree(fields[i + 1]));
    }
    return command(command).join();
  }

  // --- Listening

  private final class Ear implements WebSocket.Listener {
    private final StringBuilder text = new StringBuilder();

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
      text.append(data);
      if (last) {
        String message = text.toString();
        text.setLength(0);
        hear(message);
      }
      from.request(1);
      return null;
    }

    @Override
    public @Nullable CompletionStage<?> onClose(WebSocket from, int status, String reason) {
      shut();
      return null;
    }

    @Override
    public void onError(WebSocket from, Throwable error) {
      shut();
    }
  }

  private void shut() {
    synchronized (this) {
      closed = true;
      notifyAll();
    }
    waiting
        .values()
        .forEach(reply -> reply.completeExceptionally(new IllegalStateException("closed")));
  }

  private void hear(String text) {
    JsonNode message = Json.parse(text);
    String kind = message.path("s").stringValue("");
    synchronized (this) {
      heard.add(text);
      switch (kind) {
        case "whole" -> {
          document = (ObjectNode) message.get("doc");
          shown(message);
        }
        case "update" -> {
          Patch.apply(document, message.get("patch"));
          shown(message);
        }
        case "bye" -> bye = message;
        default -> {}
      }
      notifyAll();
    }
    CompletableFuture<JsonNode> reply = waiting.remove(message.path("id").stringValue(""));
    if (reply != null && ANSWERS.contains(kind)) {
      reply.complete(message);
    }
  }

  private void shown(JsonNode message) {
    int number = message.get("n").intValue();
    complete &= number == numbered + 1;
    numbered = number;
    cuts = message.get("cuts").intValue();
    tail(message.get("log"), log);
    tail(message.get("chat"), chat);
  }

  private static void tail(@Nullable JsonNode tail, List<JsonNode> list) {
    if (tail != null) {
      int keep = tail.get("keep").intValue();
      list.subList(keep, list.size()).clear();
      tail.get("add").forEach(list::add);
    }
  }

  /// Waits until it is so; throws with the last message when it takes too long.
  public synchronized void await(Predicate<Guest> so) {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (!so.test(this)) {
      long left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
      if (left <= 0) {
        String last = heard.isEmpty() ? "nothing" : heard.getLast();
        throw new IllegalStateException("waited in vain; heard last: " + last);
      }
      try {
        wait(left);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new IllegalStateException(e);
      }
    }
  }

  // --- What is here

  public synchronized ObjectNode document() {
    return document.deepCopy();
  }

  /// The value at a path such as `/table/status`.
  public synchronized JsonNode value(String path) {
    return document.at(path);
  }

  public String text(String path) {
    return value(path).stringValue("");
  }

  public int number(String field) {
    return value("/" + field).intValue(-1);
  }

  public synchronized List<String> options() {
    List<String> ids = new ArrayList<>();
    document.path("options").forEach(option -> ids.add(option.get("id").stringValue()));
    return ids;
  }

  public synchronized boolean awaits(int seat) {
    for (JsonNode awaited : document.path("awaited")) {
      if (awaited.intValue() == seat) {
        return true;
      }
    }
    return false;
  }

  public boolean over() {
    return text("/table/status").equals("over");
  }

  public synchronized List<JsonNode> log() {
    return List.copyOf(log);
  }

  public synchronized List<JsonNode> chat() {
    return List.copyOf(chat);
  }

  /// Every message as it came.
  public synchronized List<String> heard() {
    return List.copyOf(heard);
  }

  /// No number was missed.
  public synchronized boolean complete() {
    return complete;
  }

  public synchronized @Nullable JsonNode bye() {
    return bye;
  }

  public synchronized boolean closed() {
    return closed;
  }

  public synchronized int cuts() {
    return cuts;
  }

  /// Hangs up without a word.
  public void abort() {
    socket.abort();
  }

  @Override
  public void close() {
    socket.abort();
  }
}
