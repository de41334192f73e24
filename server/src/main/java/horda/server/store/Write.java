package horda.server.store;

import horda.server.store.Store.Kept;
import horda.server.store.Store.Line;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/// One thing that waits to be written. It shares its transaction with whatever else waits.
sealed interface Write {
  String table();

  record Create(Kept kept, List<Line> first, CompletableFuture<Boolean> done) implements Write {
    @Override
    public String table() {
      return kept.id();
    }
  }

  record Append(String table, Line line, CompletableFuture<Boolean> done) implements Write {}

  record Describe(String table, String status, long updated, String state) implements Write {
    Sealed.OfNote note() {
      return new Sealed.OfNote(table, status, updated, Sealed.bytes(state), null);
    }
  }

  record Keep(Store.Paper paper, CompletableFuture<Boolean> done) implements Write {
    @Override
    public String table() {
      return place(paper);
    }
  }

  record Drop(Store.Paper paper, CompletableFuture<Boolean> done) implements Write {
    @Override
    public String table() {
      return place(paper);
    }
  }

  private static String place(Store.Paper paper) {
    return paper.kind() + "/" + paper.id();
  }

  record Whisper(String table, String word) implements Write {}

  /// Changes nothing that anybody reads, but is written all the same.
  record Probe(CompletableFuture<Boolean> done) implements Write {
    @Override
    public String table() {
      return "";
    }
  }
}
