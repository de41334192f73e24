package horda.server.load;

import horda.engine.Nullable;
import horda.wire.Json;
import horda.wire.TextPen;
import horda.wire.doc.ToServer;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import tools.jackson.databind.JsonNode;

/// One seat of a table on a line of its own. Everything it hears it tells its [LoadedTable].
final class LoadedSeat implements WebSocket.Listener {
  final int number;
  final Mirror mirror = new Mirror();
  private final LoadedTable game;
  private final Meter meter;
  private final StringBuilder half = new StringBuilder();
  private final CompletableFuture<Void> welcome = new CompletableFuture<>();
  private @Nullable WebSocket line;
  private long messages;
  private volatile boolean left;

  LoadedSeat(LoadedTable game, int number, Meter meter) {
    this.game = game;
    this.number = number;
    this.meter = meter;
  }

  /// Completes when the whole document is there.
  CompletableFuture<Void> enter(TableRequests desk, String table, String token) {
    ToServer hello =
        new ToServer.Hello("hello", table, List.of(token), "en", number, null, null, null, null);
    return desk.line(this)
        .thenCompose(
            open -> {
              line = open;
              return open.sendText(TextPen.of(hello), true);
            })
        .thenCompose(open -> welcome);
  }

  CompletableFuture<?> answer(String id, int turn, String option) {
    ToServer command = new ToServer.Answer("answer", id, number, turn, option);
    WebSocket open = line;
    return open == null
        ? CompletableFuture.failedFuture(new IllegalStateException("no line"))
        : open.sendText(TextPen.of(command), true);
  }

  void leave() {
    left = true;
    WebSocket open = line;
    if (open != null) {
      open.abort();
    }
  }

  @Override
  public @Nullable CompletionStage<?> onText(WebSocket open, CharSequence text, boolean last) {
    long now = System.nanoTime();
    half.append(text);
    if (last) {
      String message = half.toString();
      half.setLength(0);
      try {
        take(message, now);
      } catch (RuntimeException e) {
        meter.error("cannot read: " + e);
      }
    }
    open.request(1);
    return null;
  }

  private void take(String message, long now) {
    JsonNode node = Json.parse(message);
    int bytes = message.getBytes(StandardCharsets.UTF_8).length;
    if (meter.isOn()) {
      meter.bytes.add(bytes);
    }
    String kind = node.get("s").stringValue();
    switch (kind) {
      case "whole" -> {
        messages = node.get("n").longValue();
        game.changed(this, now, () -> mirror.whole(node.get("doc")));
        welcome.complete(null);
      }
      case "update" -> {
        if (node.get("n").longValue() != ++messages) {
          meter.error("a message is missing");
        }
        if (meter.isOn()) {
          meter.updates.add(bytes);
        }
        JsonNode patch = node.get("patch");
        game.changed(this, now, () -> mirror.patch(patch));
      }
      case "ack" -> game.acknowledged(node.get("id").stringValue(), now);
      case "no" ->
          game.refused(node.get("id").stringValue(), node.get("code").stringValue(), message);
      case "bye" -> lost("bye " + node.get("code").stringValue());
      default -> {}
    }
  }

  private void lost(String why) {
    if (!left) {
      left = true;
      meter.error("line lost: " + why);
    }
    welcome.completeExceptionally(new IllegalStateException(why));
  }

  @Override
  public @Nullable CompletionStage<?> onClose(WebSocket open, int status, String reason) {
    lost("closed " + status);
    return null;
  }

  @Override
  public void onError(WebSocket open, Throwable fault) {
    lost(fault.getClass().getSimpleName());
  }
}
