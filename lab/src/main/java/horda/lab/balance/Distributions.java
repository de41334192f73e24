package horda.lab.balance;

import static horda.lab.balance.Digits.millis;
import static horda.lab.balance.Digits.tenths;
import static horda.lab.balance.Digits.whole;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/// The parts of a page that show how figures are spread: lengths, scores, thinking times.
record Distributions(Report report, ReportTexts words, Html html) {
  void histograms(String key, String note, List<Report.Histogram> all) {
    if (all.isEmpty()) {
      return;
    }
    html.raw("<section>\n<h2>").say(words.own(key)).raw("</h2>\n");
    html.raw("<p class=\"note\">").say(words.own(note)).raw("</p>\n<div class=\"plots\">\n");
    all.forEach(histogram -> histogram(histogram, words.own("players", histogram.players())));
    html.raw("</div>\n</section>\n");
  }

  void numbers() {
    Set<String> kinds = new TreeSet<>();
    report.numbers().forEach(histogram -> kinds.add(histogram.kind()));
    for (String kind : kinds) {
      html.raw("<section>\n<h2>").say(words.kind(kind)).raw("</h2>\n<div class=\"plots\">\n");
      for (Report.Histogram histogram : report.numbers()) {
        if (histogram.kind().equals(kind)) {
          histogram(histogram, words.own("players", histogram.players()));
        }
      }
      html.raw("</div>\n</section>\n");
    }
  }

  private void histogram(Report.Histogram plot, Label title) {
    long cases = plot.bars().stream().mapToLong(Long::longValue).sum();
    int to = plot.from() + plot.bars().size() * plot.step();
    html.raw("<figure><figcaption>").say(title);
    html.raw(" <small>⌀ %s · n %s</small></figcaption>", tenths(plot.mean()), whole(cases));
    // A bar of whole numbers stands for its middle.
    double middle = plot.step() == 1 ? 0.5 : 0;
    double mean = (plot.mean() + middle - plot.from()) / (to - plot.from());
    Plots.bars(html, plot.bars(), mean, plot.title());
    html.raw("<div class=\"axis\"><span>%s</span>", whole(plot.from()));
    html.raw("<span>%s</span></div></figure>\n", whole(plot.step() == 1 ? to - 1 : to));
  }

  void thinking() {
    html.raw("<section>\n<h2>").say(words.own("thinking")).raw("</h2>\n");
    html.raw("<p class=\"note\">")
        .say(words.own("thinking.note"))
        .raw("</p>\n<div class=\"plots\">\n");
    for (Report.Thinking bot : report.thinking()) {
      html.raw("<figure><figcaption>").text(bot.bot());
      html.raw(" <small>n %s</small></figcaption>", whole(bot.decisions()));
      Plots.bars(html, bot.bars(), -1, words.own("thinking"));
      html.raw("<div class=\"axis each\">");
      bot.barTitles().forEach(title -> html.raw("<span>").text(title).raw("</span>"));
      html.raw("</div><p class=\"fine\">");
      html.say(
          words.own(
              "thinking.figures",
              millis(bot.meanMillis()),
              millis(bot.p99Millis()),
              millis(bot.p999Millis()),
              millis(bot.maxMillis())));
      html.raw("</p></figure>\n");
    }
    html.raw("</div>\n</section>\n");
  }
}
