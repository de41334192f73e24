package horda.server.store;

import horda.engine.Refusal;
import horda.server.store.Store.Kept;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

/// Waits until a new table is kept.
final class PendingTable {
  private PendingTable() {}

  static void await(Kept table, CompletableFuture<Boolean> done) {
    boolean kept;
    try {
      kept = done.join();
    } catch (CompletionException e) {
      throw e.getCause() instanceof Refusal refusal ? refusal : e;
    }
    if (!kept) {
      throw Faults.refusal("There is a table '%s' already.".formatted(table.id()));
    }
  }
}
