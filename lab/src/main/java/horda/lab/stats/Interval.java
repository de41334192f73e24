package horda.lab.stats;

/// Where a figure lies with 95 % certainty.
public record Interval(double low, double high) {
  /// Do the two not overlap?
  public boolean isApart(Interval other) {
    return low > other.high || high < other.low;
  }
}
