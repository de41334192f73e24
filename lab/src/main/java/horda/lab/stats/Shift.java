package horda.lab.stats;

/// How a share changed between two runs that have nothing to do with each other.
///
/// @param difference second less first
/// @param chance how likely at least this difference is by chance alone
public record Shift(
    Share first, Share second, double difference, Interval interval, double chance) {
  private static final double Z = 1.959964;

  public static Shift of(Share first, Share second) {
    double difference = second.rate() - first.rate();
    double error = Math.sqrt(variance(first) + variance(second));
    double pooled =
        (double) (first.hits() + second.hits()) / Math.max(1, first.cases() + second.cases());
    double none =
        Math.sqrt(
            pooled
                * (1 - pooled)
                * (1.0 / Math.max(1, first.cases()) + 1.0 / Math.max(1, second.cases())));
    return new Shift(
        first,
        second,
        difference,
        new Interval(difference - Z * error, difference + Z * error),
        none == 0 ? 1 : Normal.beyond(difference / none));
  }

  private static double variance(Share share) {
    return share.rate() * (1 - share.rate()) / Math.max(1, share.cases());
  }
}
