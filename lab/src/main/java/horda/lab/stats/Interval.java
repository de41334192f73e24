package horda.lab.stats;

/// Where a figure lies with a certainty of 95 in 100.
public record Interval(double low, double high) {
  /// Have the two nothing in common?
  public boolean isApart(Interval other) {
    return low > other.high || high < other.low;
  }
}
