package horda.lab.stats;

/// Two ways of playing the same deals, won or lost: McNemar's test. Deals that ended alike say
/// nothing; among the others chance would give each side half.
///
/// @param onlyFirst deals that the first alone won
/// @param onlySecond deals that the second alone won
/// @param difference of the rates of winning, second less first
/// @param chance how likely at least this difference is by chance alone
public record Paired(
    long deals,
    long onlyFirst,
    long onlySecond,
    double difference,
    Interval interval,
    double chance) {
  /// Up to this number the exact count is used.
  private static final int FEW = 1_000;

  private static final double Z = 1.959964;

  public static Paired of(long deals, long onlyFirst, long onlySecond) {
    double n = Math.max(1, deals);
    double difference = (onlySecond - onlyFirst) / n;
    double sum = onlyFirst + onlySecond;
    double gap = onlySecond - onlyFirst;
    double error = Math.sqrt(Math.max(0, sum - gap * gap / n)) / n;
    return new Paired(
        deals,
        onlyFirst,
        onlySecond,
        difference,
        new Interval(difference - Z * error, difference + Z * error),
        chance(onlyFirst, onlySecond));
  }

  private static double chance(long a, long b) {
    long sum = a + b;
    if (sum == 0) {
      return 1;
    }
    if (sum > FEW) {
      return Normal.beyond(Math.max(0, Math.abs(a - b) - 1) / Math.sqrt(sum));
    }
    double logHalf = sum * Math.log(0.5);
    double tail = 0;
    double logChoose = 0;
    for (long i = 0; i <= Math.min(a, b); i++) {
      tail += Math.exp(logChoose + logHalf);
      logChoose += Math.log((double) (sum - i) / (i + 1));
    }
    return Math.min(1, 2 * tail);
  }
}
