package horda.lab.balance;

import horda.lab.stats.Interval;
import java.util.List;
import java.util.Locale;

/// Small pictures (SVG) that stretch with the page and follow its colours.
final class Plots {
  private static final int TALL = 96;

  private Plots() {}

  /// A figure with its interval on a line, and what is expected.
  ///
  /// @param value from 0, where the line begins, to 1
  /// @param most what the interval is measured in
  /// @param look a class of the style sheet: high, low or even
  static void strip(
      Html html, double value, Interval interval, double most, double expected, String look) {
    html.raw("<svg class=\"strip %s\" aria-hidden=\"true\">", look);
    html.raw("<line class=\"rail\" x1=\"0\" x2=\"100%%\" y1=\"11\" y2=\"11\"/>");
    if (expected >= 0) {
      html.raw("<line class=\"par\" x1=\"%1$s\" x2=\"%1$s\" y1=\"1\" y2=\"21\"/>", at(expected));
    }
    html.raw(
        "<line class=\"reach\" x1=\"%s\" x2=\"%s\" y1=\"11\" y2=\"11\"/>",
        at(interval.low() / most), at(interval.high() / most));
    html.raw("<circle cx=\"%s\" cy=\"11\" r=\"5\"/></svg>", at(value));
  }

  private static String at(double place) {
    return String.format(Locale.ROOT, "%.2f%%", Math.clamp(place, 0, 1) * 100);
  }

  /// Bars side by side; the mean as a line if it is not negative.
  static void bars(Html html, List<Long> bars, double mean, Label title) {
    long highest = bars.stream().mapToLong(Long::longValue).max().orElse(1);
    html.raw("<svg class=\"bars\" role=\"img\" height=\"%d\">", TALL + 2).title(title);
    double wide = 100.0 / bars.size();
    for (int i = 0; i < bars.size(); i++) {
      double tall = bars.get(i) * (double) TALL / Math.max(1, highest);
      if (bars.get(i) > 0) {
        tall = Math.max(tall, 1);
        html.raw(
            "<rect x=\"%.3f%%\" width=\"%.3f%%\" y=\"%.1f\" height=\"%.1f\"/>",
            i * wide + wide * 0.06, wide * 0.88, TALL - tall, tall);
      }
    }
    html.raw("<line class=\"rail\" x1=\"0\" x2=\"100%%\" y1=\"%1$d\" y2=\"%1$d\"/>", TALL);
    if (mean >= 0) {
      html.raw(
          "<line class=\"mean\" x1=\"%1$.3f%%\" x2=\"%1$.3f%%\" y1=\"0\" y2=\"%2$d\"/>",
          mean * 100, TALL);
    }
    html.raw("</svg>");
  }
}
