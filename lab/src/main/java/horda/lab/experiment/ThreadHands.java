package horda.lab.experiment;

import horda.lab.Crew;
import java.util.List;
import java.util.function.Consumer;

/// Plays here, on some threads.
public class ThreadHands implements Hands {
  /// How long a thread plays before it hands over what it has.
  private static final long PATIENCE = 2_000_000_000L;

  private final Workbench bench;
  private final int number;

  public ThreadHands(Workbench bench, int number) {
    this.bench = bench;
    this.number = number;
  }

  /// Few: bots that think long should leave no thread idle at the end.
  @Override
  public int portion(Experiment experiment) {
    return (int) Math.clamp(experiment.games() / (64L * number), 1, 64);
  }

  @Override
  public void work(Experiment experiment, List<Range> ranges, Consumer<RangeResult> done) {
    bench.check(experiment);
    Crew.work(number, ranges.size(), i -> play(experiment, ranges.get(i), done), played -> true);
  }

  private boolean play(Experiment experiment, Range range, Consumer<RangeResult> done) {
    Range left = range;
    while (left.size() > 0) {
      RangeResult result = bench.play(experiment, left, PATIENCE);
      synchronized (this) {
        done.accept(result);
      }
      left = new Range(range.arm(), result.range().to(), range.to());
    }
    return true;
  }
}
