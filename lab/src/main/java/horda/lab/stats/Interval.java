package horda.lab.stats;

/** Where a figure lies with a certainty of 95 in 100. */
public record Interval(double low, double high) {
  public boolean holds(double value) {
    return low <= value && value <= high;
  }

  public Interval plus(double shift) {
    return new Interval(low + shift, high + shift);
  }
}
