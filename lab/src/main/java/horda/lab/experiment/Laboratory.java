package horda.lab.experiment;

import horda.engine.Nullable;
import java.nio.file.Path;
import java.util.function.LongConsumer;

/// Carries experiments out.
public final class Laboratory {
  private Laboratory() {}

  /// @param journal where finished ranges are kept and taken over from; null for nowhere
  /// @param progress told how many games are in, never twice at once
  public static Gathered run(
      Experiment experiment, Hands hands, @Nullable Path journal, LongConsumer progress) {
    Gathered gathered = new Gathered(experiment);
    if (journal == null) {
      work(gathered, hands, result -> {}, progress);
      return gathered;
    }
    try (Journal open = Journal.open(journal, gathered)) {
      work(gathered, hands, open::write, progress);
    }
    return gathered;
  }

  private static void work(
      Gathered gathered,
      Hands hands,
      java.util.function.Consumer<RangeResult> keep,
      LongConsumer progress) {
    Experiment experiment = gathered.experiment();
    progress.accept(gathered.games());
    var missing = gathered.missing(hands.portion(experiment));
    if (missing.isEmpty()) {
      return;
    }
    hands.work(
        experiment,
        missing,
        result -> {
          gathered.add(result);
          keep.accept(result);
          progress.accept(gathered.games());
        });
  }
}
