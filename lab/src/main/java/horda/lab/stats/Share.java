package horda.lab.stats;

/// A share of a number of cases, with Wilson's interval: it behaves near 0 and 1 and with few
/// cases.
public record Share(long hits, long cases, double rate, Interval interval) {
  private static final double Z = 1.959964;

  public static Share of(long hits, long cases) {
    if (cases == 0) {
      return new Share(0, 0, 0, new Interval(0, 1));
    }
    double p = (double) hits / cases;
    double middle = (p + Z * Z / (2 * cases)) / (1 + Z * Z / cases);
    double reach =
        Z / (1 + Z * Z / cases) * Math.sqrt(p * (1 - p) / cases + Z * Z / (4.0 * cases * cases));
    return new Share(
        hits,
        cases,
        p,
        new Interval(
            hits == 0 ? 0 : Math.max(0, middle - reach),
            hits == cases ? 1 : Math.min(1, middle + reach)));
  }

  /// How likely chance alone is to stray at least this far from an expected rate.
  public double chance(double expected) {
    double error = Math.sqrt(expected * (1 - expected) / Math.max(1, cases));
    return error == 0 ? rate == expected ? 1 : 0 : Normal.beyond((rate - expected) / error);
  }
}
