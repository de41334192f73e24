package horda.server.house;

import horda.engine.Refusal;
import horda.server.store.Store;
import horda.wire.Json;
import java.time.InstantSource;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletionException;
import java.util.function.Consumer;
import java.util.logging.Level;
import java.util.logging.Logger;
import tools.jackson.databind.JsonNode;

/// A log of the house's own among the tables: on disk before anybody hears of it, and one for all
/// processes of a house. For one thread at a time.
public final class HouseLog {
  private static final Logger LOG = Logger.getLogger(HouseLog.class.getName());

  /// Bots that come in by the door.
  static final String ACCOUNTS = "accounts";

  /// Browsers that want to be told when it is their turn.
  public static final String PUSH = "push";

  /// The ids of all such logs. No table has one so short.
  private static final Set<String> ALL = Set.of(ACCOUNTS, PUSH);

  private final String id;
  private final Store store;
  private final InstantSource clock;
  private final Consumer<JsonNode> reader;
  private long seq;

  /// @param reader takes one line after the other, written here or elsewhere
  public HouseLog(String id, Store store, InstantSource clock, Consumer<JsonNode> reader) {
    this.id = id;
    this.store = store;
    this.clock = clock;
    this.reader = reader;
  }

  /// Is that the id of such a log, and not of a table?
  static boolean isOne(String id) {
    return ALL.contains(id);
  }

  /// Reads what other processes have written.
  public void catchUp() {
    for (Store.Line line : store.linesAfter(id, seq)) {
      seq = line.seq();
      try {
        reader.accept(Json.parse(line.text()));
      } catch (RuntimeException e) {
        // The house must open all the same.
        LOG.log(Level.WARNING, e, () -> "line " + line.seq() + " of '" + id + "' is left out");
      }
    }
  }

  /// Returns when it is on disk and was read.
  public void write(JsonNode node) {
    String text = Json.line(node);
    while (true) {
      catchUp();
      Store.Line line = new Store.Line(seq + 1, clock.millis(), text);
      if (seq == 0 && store.table(id).isEmpty()) {
        store.create(new Store.Kept(id, "", false, clock.millis(), "{}"), List.of(line));
        catchUp();
        return;
      }
      if (appended(line)) {
        catchUp();
        return;
      }
    }
  }

  private boolean appended(Store.Line line) {
    try {
      return store.append(id, line).join();
    } catch (CompletionException e) {
      throw e.getCause() instanceof Refusal refusal ? refusal : e;
    }
  }
}
