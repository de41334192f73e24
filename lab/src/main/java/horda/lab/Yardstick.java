package horda.lab;

import horda.engine.Nullable;

/// A fixed piece of work that needs only the JDK: stirring numbers and copying small arrays, much
/// as a game does. Figures divided by it can be compared between machines.
final class Yardstick {
  private static final int ROUNDS = 1_000;

  private @Nullable Object kept;
  private long sum;

  /// Thousands of rounds per second.
  static double measure(BenchPlan plan) {
    Yardstick yardstick = new Yardstick();
    return Rate.median(plan, yardstick::run).perSecond();
  }

  private Rate run(long nanos) {
    long count = 0;
    long start = ProcessorTime.nanos();
    long spent = 0;
    while (spent < nanos) {
      thousandRounds();
      count++;
      spent = ProcessorTime.nanos() - start;
    }
    // Used, so that the compiler cannot leave the work out.
    return new Rate(count, kept == null ? sum : 0, spent, 0);
  }

  private void thousandRounds() {
    int[] cells = new int[128];
    for (int i = 0; i < ROUNDS; i++) {
      // Written out (SplitMix64) and not the engine's own: the stick must not change with it.
      long z = sum += 0x9e3779b97f4a7c15L;
      z = (z ^ z >>> 30) * 0xbf58476d1ce4e5b9L;
      z = (z ^ z >>> 27) * 0x94d049bb133111ebL;
      z ^= z >>> 31;
      cells[(int) (z & 127)] += (int) (z >>> 32);
      cells = cells.clone();
    }
    kept = cells;
  }
}
