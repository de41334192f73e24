package horda.server.host;

import horda.engine.Refusal;
import horda.server.store.Store;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/// Whether the house can do its work: whether what is said at a table can be kept. Asked again and
/// again, it looks once in a while.
public final class Health {
  /// How long what was found holds.
  private static final long FRESH_NS = TimeUnit.SECONDS.toNanos(2);

  /// A database that takes longer keeps people waiting.
  private static final long PATIENCE_MS = 5000;

  /// @param sentence what is wrong; empty if nothing is
  public record Finding(boolean ok, String sentence) {}

  private final Store store;
  private Finding found = new Finding(true, "");
  private long at;
  private boolean looked;

  public Health(Store store) {
    this.store = store;
  }

  public synchronized Finding now() {
    if (!looked || System.nanoTime() - at > FRESH_NS) {
      found = look();
      at = System.nanoTime();
      looked = true;
    }
    return found;
  }

  private Finding look() {
    try {
      boolean unused = store.probe().orTimeout(PATIENCE_MS, TimeUnit.MILLISECONDS).join();
      return new Finding(true, "");
    } catch (CompletionException e) {
      return new Finding(
          false,
          switch (e.getCause()) {
            // Without a path, an address or a name of a database.
            case Refusal refusal -> String.valueOf(refusal.getMessage());
            case TimeoutException _ -> "The store has not taken a write for five seconds.";
            case null, default -> "The store takes no writes; the server's log says why.";
          });
    }
  }
}
