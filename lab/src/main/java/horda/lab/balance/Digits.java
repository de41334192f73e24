package horda.lab.balance;

import java.util.Locale;

/// Figures as they are printed, alike in every language.
final class Digits {
  private Digits() {}

  static String percent(double share) {
    return String.format(Locale.ROOT, "%.1f %%", share * 100);
  }

  static String tenths(double value) {
    return String.format(Locale.ROOT, "%,.1f", value);
  }

  static String whole(long value) {
    return String.format(Locale.ROOT, "%,d", value);
  }

  static String millis(double value) {
    return String.format(Locale.ROOT, value < 10 ? "%.3f ms" : "%.1f ms", value);
  }
}
