package horda.lab.stats;

/// A mean with the interval of many cases.
public record Mean(long cases, double mean, double deviation, Interval interval) {
  private static final double Z = 1.959964;

  public static Mean of(double[] values) {
    double sum = 0;
    for (double value : values) {
      sum += value;
    }
    double mean = values.length == 0 ? 0 : sum / values.length;
    double squares = 0;
    for (double value : values) {
      squares += (value - mean) * (value - mean);
    }
    double deviation = values.length < 2 ? 0 : Math.sqrt(squares / (values.length - 1));
    double reach = values.length == 0 ? 0 : Z * deviation / Math.sqrt(values.length);
    return new Mean(values.length, mean, deviation, new Interval(mean - reach, mean + reach));
  }

  /// How likely a mean at least this far from 0 is by chance alone.
  public double chance() {
    if (deviation == 0) {
      return mean == 0 ? 1 : 0;
    }
    return Normal.beyond(mean / (deviation / Math.sqrt(cases)));
  }
}
