package horda.browser;

import horda.server.store.Store;
import horda.wire.Json;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// All tables of this browser in memory; whoever runs the house writes down what is new.
public final class KeptTables implements Store {
  private record Log(Kept table, List<Line> lines) {}

  private final BiConsumer<String, String> keep;
  private final Map<String, Log> logs = new LinkedHashMap<>();

  /// `keep` takes a table and something of it, in the order in which [#remember] wants them back.
  public KeptTables(BiConsumer<String, String> keep) {
    this.keep = keep;
  }

  /// Something that was kept before: a table, or the next of its lines.
  void remember(String id, JsonNode what) {
    if (what.has("game")) {
      Kept kept =
          new Kept(
              id,
              what.get("game").stringValue(),
              false,
              what.get("created").longValue(),
              what.get("header").stringValue());
      logs.put(id, new Log(kept, new ArrayList<>()));
    } else {
      Log log = logs.get(id);
      if (log != null && log.lines().size() + 1 == what.get("seq").longValue()) {
        log.lines().add(line(what));
      }
    }
  }

  private static Line line(JsonNode what) {
    return new Line(
        what.get("seq").longValue(), what.get("at").longValue(), what.get("text").stringValue());
  }

  void forget(String id) {
    logs.remove(id);
  }

  @Override
  public void create(Kept table, List<Line> first) {
    logs.put(table.id(), new Log(table, new ArrayList<>()));
    ObjectNode node = Json.object().put("game", table.game()).put("created", table.created());
    keep.accept(table.id(), Json.line(node.put("header", table.header())));
    first.forEach(line -> add(table.id(), line));
  }

  @Override
  public Optional<Kept> table(String id) {
    return Optional.ofNullable(logs.get(id)).map(Log::table);
  }

  @Override
  public List<Line> linesAfter(String table, long seq) {
    Log log = logs.get(table);
    if (log == null || seq >= log.lines().size()) {
      return List.of();
    }
    return List.copyOf(log.lines().subList((int) seq, log.lines().size()));
  }

  @Override
  public CompletableFuture<Boolean> append(String table, Line line) {
    add(table, line);
    return CompletableFuture.completedFuture(true);
  }

  private void add(String table, Line line) {
    Log log = logs.get(table);
    if (log == null) {
      throw new IllegalStateException("there is no table " + table);
    }
    log.lines().add(line);
    ObjectNode node = Json.object().put("seq", line.seq()).put("at", line.at());
    keep.accept(table, Json.line(node.put("text", line.text())));
  }

  @Override
  public void describe(String table, String status, String state) {}

  @Override
  public List<Listed> listed(String status, int most) {
    return List.of();
  }

  @Override
  public void onForeignLine(Consumer<String> listener) {}

  @Override
  public boolean shared() {
    return false;
  }

  @Override
  public void whisper(String table, String word) {}

  @Override
  public void onWhisper(BiConsumer<String, String> listener) {}

  @Override
  public void close() {}
}
