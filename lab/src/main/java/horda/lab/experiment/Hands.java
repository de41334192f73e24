package horda.lab.experiment;

import java.util.List;
import java.util.function.Consumer;

/// Whoever plays ranges: threads here, or machines elsewhere.
public interface Hands {
  /// Plays all the ranges, in any order, and hands over their outcome as it comes, never two at
  /// once. A range may be handed over in several pieces. Ends with an exception if one cannot be
  /// played.
  void work(Experiment experiment, List<Range> ranges, Consumer<RangeResult> done);

  /// How many games a range should have: enough to be worth the way.
  int portion(Experiment experiment);
}
