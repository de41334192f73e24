package horda.engine;

/// `e` to the power of a number, with the same last bit on every machine. The JDK lets `Math.exp`
/// be the processor's, and a browser has one of its own; here are only sums and products, which are
/// alike everywhere.
public final class Exp {
  /// The natural logarithm of 2 in two parts. The first is short, so that products with an exponent
  /// are exact.
  private static final double LN_2_HIGH = 0x1.62e42feep-1;

  private static final double LN_2_LOW = 0x1.a39ef35793c76p-33;

  /// Beyond these there is nothing but infinity and zero.
  private static final double MOST = 710;

  private static final double LEAST = -746;

  private static final int TERMS = 14;

  /// 1 / n!
  private static final double[] SERIES = series();

  private Exp() {}

  public static double of(double x) {
    if (Double.isNaN(x)) {
      return x;
    }
    if (x > MOST) {
      return Double.POSITIVE_INFINITY;
    }
    if (x < LEAST) {
      return 0;
    }
    int twos = (int) Math.floor(x / (LN_2_HIGH + LN_2_LOW) + 0.5);
    double rest = x - twos * LN_2_HIGH - twos * LN_2_LOW;
    double sum = SERIES[TERMS - 1];
    for (int n = TERMS - 2; n >= 0; n--) {
      sum = sum * rest + SERIES[n];
    }
    // In two steps: one would leave the range before the product does.
    int half = twos / 2;
    return sum * twoTo(half) * twoTo(twos - half);
  }

  private static double twoTo(int exponent) {
    return Double.longBitsToDouble((long) (exponent + 1023) << 52);
  }

  private static double[] series() {
    double[] series = new double[TERMS];
    double factorial = 1;
    for (int n = 0; n < TERMS; n++) {
      factorial *= Math.max(1, n);
      series[n] = 1 / factorial;
    }
    return series;
  }
}
