package horda.app.chances;

import horda.engine.Game;
import horda.engine.Refusal;
import horda.engine.State;
import horda.lab.chances.ChanceGames;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/// Measurements, each begun when it is first asked for. One thread of low priority plays a game for
/// each in turn, so that a long one keeps no short one waiting.
public final class Chances implements AutoCloseable {
  /// For how many tables results are kept.
  private static final int KEPT = 64;

  /// How many may run at once.
  private static final int UNDER_WAY = 8;

  private record Wish(String game, int seats, Map<String, String> options, String bot) {}

  private final ExecutorService thread;

  /// The one that was asked for longest ago comes first.
  private final Map<Wish, ChanceGames> trials = new LinkedHashMap<>(16, 0.75f, true);

  public Chances() {
    this(
        Executors.newSingleThreadExecutor(
            Thread.ofPlatform().name("horda-chances").daemon().priority(Thread.MIN_PRIORITY)
                ::unstarted));
  }

  Chances(ExecutorService thread) {
    this.thread = thread;
  }

  /// How far it is; begins, unless it has begun.
  public <S extends State> ChanceGames.Standing of(
      Game<S> game, int seats, Map<String, String> options, String bot) {
    Wish wish = new Wish(game.id(), seats, new TreeMap<>(options), bot);
    synchronized (trials) {
      ChanceGames known = trials.get(wish);
      if (known != null) {
        return known.standing();
      }
      if (trials.values().stream().filter(trial -> !trial.standing().done()).count() >= UNDER_WAY) {
        throw new Refusal("busy", "", "Other missions are being tried out; ask again in a minute.");
      }
      ChanceGames trial = ChanceGames.of(game, seats, options, bot);
      trials.put(wish, trial);
      if (trials.size() > KEPT) {
        trials.remove(trials.keySet().iterator().next());
      }
      thread.execute(() -> play(trial));
      return trial.standing();
    }
  }

  private void play(ChanceGames trial) {
    trial.play();
    if (!trial.standing().done() && !thread.isShutdown()) {
      thread.execute(() -> play(trial));
    }
  }

  @Override
  public void close() {
    thread.shutdownNow();
  }
}
