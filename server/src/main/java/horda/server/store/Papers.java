package horda.server.store;

import horda.engine.Nullable;
import horda.engine.Refusal;
import horda.server.store.Store.Paper;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/// The papers of a store, written so that nobody's change is lost, whichever process makes it.
public final class Papers {
  private static final int AT_ONCE = 200;

  private final Store store;
  private final InstantSource clock;

  public Papers(Store store, InstantSource clock) {
    this.store = store;
    this.clock = clock;
  }

  public long now() {
    return clock.millis();
  }

  public Optional<String> text(String kind, String id) {
    return store.paper(kind, id).map(Paper::text);
  }

  /// False if there is one already.
  public boolean add(String kind, String id, String text) {
    return done(store.keep(Paper.first(kind, id, now(), text)));
  }

  /// Changes what is there, null if nothing is, until nobody comes between; null removes it. Gives
  /// what is there afterwards.
  public @Nullable String change(String kind, String id, UnaryOperator<@Nullable String> change) {
    while (true) {
      Paper had = store.paper(kind, id).orElse(null);
      String before = had == null ? null : had.text();
      String after = change.apply(before);
      if (after == null ? before == null : after.equals(before)) {
        return after;
      }
      CompletableFuture<Boolean> written;
      if (had == null) {
        written = store.keep(Paper.first(kind, id, now(), String.valueOf(after)));
      } else if (after == null) {
        written = store.remove(had);
      } else {
        written = store.keep(had.next(now(), after));
      }
      if (done(written)) {
        return after;
      }
    }
  }

  /// Removes it and gives what it said; of several who take it at once only one gets it.
  public Optional<String> take(String kind, String id) {
    Optional<Paper> had = store.paper(kind, id);
    return had.filter(paper -> done(store.remove(paper))).map(Paper::text);
  }

  /// All of a kind, in the order of their ids.
  public void all(String kind, Consumer<Paper> each) {
    String after = "";
    List<Paper> some;
    do {
      some = store.papers(kind, after, AT_ONCE);
      for (Paper paper : some) {
        each.accept(paper);
        after = paper.id();
      }
    } while (some.size() == AT_ONCE);
  }

  /// The first ones after `after`.
  public List<Paper> some(String kind, String after, int most) {
    return store.papers(kind, after, most);
  }

  public void removeAll(String kind) {
    all(kind, paper -> take(kind, paper.id()));
  }

  private static boolean done(CompletableFuture<Boolean> written) {
    try {
      return written.join();
    } catch (CompletionException e) {
      throw e.getCause() instanceof Refusal refusal ? refusal : e;
    }
  }
}
