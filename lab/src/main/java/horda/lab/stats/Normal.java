package horda.lab.stats;

/// The bell curve.
final class Normal {
  private Normal() {}

  /// How likely a value at least this far from the middle is, on either side.
  static double beyond(double z) {
    double x = Math.abs(z) / Math.sqrt(2);
    // Abramowitz and Stegun 7.1.26; good to seven digits, far more than a verdict needs.
    double t = 1 / (1 + 0.3275911 * x);
    double erf =
        1
            - (((((1.061405429 * t - 1.453152027) * t) + 1.421413741) * t - 0.284496736) * t
                    + 0.254829592)
                * t
                * Math.exp(-x * x);
    return Math.clamp(1 - erf, 0, 1);
  }
}
