package horda.lab.balance;

import horda.lab.stats.Interval;
import horda.lab.stats.Mean;
import horda.lab.stats.Share;
import java.util.Locale;

/// Rows of one list: a name, a line with a dot and its interval, and the figures.
///
/// @param most where the lines end
record Strips(Html html, double most) {
  /// As wide as needed, and a round number of per cents.
  static Strips upTo(Html html, double rate) {
    return new Strips(html, Math.min(1, Math.max(0.05, Math.ceil(rate * 20) / 20)));
  }

  /// @param expected where the dashed line stands; negative for none
  void share(Label name, Share wins, double expected, boolean notable, String more) {
    row(
        name,
        wins.rate(),
        wins.interval(),
        expected,
        notable,
        Digits.percent(wins.rate()),
        String.format(
                Locale.ROOT, "%.1f–%.1f", wins.interval().low() * 100, wins.interval().high() * 100)
            + " · n "
            + Digits.whole(wins.cases())
            + more);
  }

  void mean(Label name, Mean mean, double expected, boolean notable, String more) {
    row(
        name,
        mean.mean(),
        mean.interval(),
        expected,
        notable,
        String.format(Locale.ROOT, "%.2f", mean.mean()),
        String.format(Locale.ROOT, "%.2f–%.2f", mean.interval().low(), mean.interval().high())
            + " · n "
            + Digits.whole(mean.cases())
            + more);
  }

  private void row(
      Label name,
      double value,
      Interval interval,
      double expected,
      boolean notable,
      String figure,
      String fine) {
    String look = !notable ? "even" : value > expected ? "high" : "low";
    html.raw("<div class=\"row\"><span class=\"name\">").say(name).raw("</span>");
    Plots.strip(html, value / most, interval, most, expected / most, look);
    html.raw("<span class=\"rate\">").text(figure).raw("</span><span class=\"fine\">");
    html.text(fine).raw("</span></div>\n");
  }

  /// Where the lines begin and end.
  void scale(String end) {
    html.raw("<div class=\"row scale\"><div class=\"axis\"><span>0</span><span>");
    html.text(end).raw("</span></div></div>\n");
  }

  void scale() {
    scale(String.format(Locale.ROOT, "%.0f %%", most * 100));
  }
}
