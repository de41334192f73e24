package horda.lab.balance;

import horda.lab.stats.Share;
import horda.wire.Language;
import horda.wire.Shelf;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;

/** A report as one page that needs nothing else: no scripts, no files beside it. */
public final class Page {
  private final Report report;
  private final Words words;
  private final Language first;
  private final String command;
  private final Html html = new Html();

  private Page(Report report, Shelf shelf, Language first, String command) {
    this.report = report;
    this.words = new Words(shelf, report.game());
    this.first = first;
    this.command = command;
  }

  /**
   * @param first the language that is shown before the reader chooses
   * @param command what made the report, for whoever wants it again
   */
  public static String of(Report report, Shelf shelf, Language first, String command) {
    return new Page(report, shelf, first, command).write();
  }

  private String write() {
    head();
    findings();
    seats();
    for (Report.Chart chart : report.charts()) {
      chart(chart);
    }
    report.options().forEach(this::option);
    histograms("lengths", "length.note", report.lengths());
    histograms("scores", "score.note", report.scores());
    numbers();
    endings();
    thinking();
    foot();
    return html.toString();
  }

  private void head() {
    html.raw("<!doctype html>\n<html lang=\"%s\">\n<meta charset=\"utf-8\">\n", first.code());
    html.raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>");
    html.text(report.title().en() + " · " + words.own("title").en()).raw("</title>\n<style>\n");
    html.raw(style()).raw("</style>\n");
    html.raw("<body>\n<header>\n<fieldset class=\"tongue\">");
    for (Language language : Language.values()) {
      html.raw(
          "<label><input type=\"radio\" name=\"tongue\" id=\"%s\"%s> %s</label>",
          language.code(),
          language == first ? " checked" : "",
          language == Language.EN ? "English" : "Español");
    }
    html.raw("</fieldset>\n<p class=\"over\">").say(words.own("title")).raw("</p>\n<h1>");
    html.say(report.title()).raw("</h1>\n<p>");
    html.say(
        words.own("intro", whole(report.games()), String.join(", ", report.bots()), report.seed()));
    html.raw("</p>\n<ul class=\"tiles\">\n");
    report.tables().forEach(this::tile);
    html.raw("</ul>\n</header>\n<main>\n");
  }

  private void tile(Report.Table table) {
    html.raw("<li><b>").say(words.own("players", table.players())).raw("</b>");
    html.raw("<span class=\"big\">");
    if (table.team()) {
      html.text(percent(table.teamWins().rate())).raw("</span>").say(words.own("tile.won"));
    } else {
      html.text(tenths(table.scores().mean())).raw("</span>").say(words.own("tile.score"));
    }
    html.raw("<small>");
    html.say(
        words.own("tile.rest", whole(table.games()), whole(Math.round(table.decisions().mean()))));
    html.raw("</small></li>\n");
  }

  private void findings() {
    section("findings");
    if (report.findings().isEmpty()) {
      html.raw("<p>").say(words.own("findings.none")).raw("</p>\n");
    } else {
      html.raw("<ul class=\"findings\">\n");
      report.findings().forEach(label -> html.raw("<li>").say(label).raw("</li>\n"));
      html.raw("</ul>\n");
    }
    html.raw("<p class=\"note\">").say(words.own("how-to-read")).raw("</p>\n</section>\n");
  }

  private void section(String key) {
    html.raw("<section>\n<h2>").say(words.own(key)).raw("</h2>\n");
  }

  private void seats() {
    boolean team = report.tables().stream().allMatch(Report.Table::team);
    section(team ? "by-players" : "by-seat");
    for (Report.Table table : report.tables()) {
      if (table.team()) {
        row(words.own("players", table.players()), table.teamWins(), -1, 1, "even", "");
        continue;
      }
      html.raw("<h3>").say(words.own("players", table.players())).raw("</h3>\n");
      double even = table.seats().stream().mapToDouble(Share::rate).average().orElse(0);
      for (int seat = 0; seat < table.seats().size(); seat++) {
        Share wins = table.seats().get(seat);
        boolean notable = wins.chance(even) < 0.05 / table.seats().size();
        row(words.own("seat", seat + 1), wins, even, 1, look(wins.rate() - even, notable), "");
      }
    }
    scale(1);
    html.raw("</section>\n");
  }

  private static String look(double lift, boolean notable) {
    return !notable ? "even" : lift > 0 ? "high" : "low";
  }

  /** A name, its strip and its figures. */
  private void row(Label name, Share wins, double expected, double most, String look, String more) {
    html.raw("<div class=\"row\"><span class=\"name\">").say(name).raw("</span>");
    Plots.strip(html, wins, expected, most, look);
    html.raw("<span class=\"rate\">")
        .text(percent(wins.rate()))
        .raw("</span><span class=\"fine\">");
    html.text(
        String.format(
            Locale.ROOT, "%.1f–%.1f", wins.interval().low() * 100, wins.interval().high() * 100));
    html.text(" · n " + whole(wins.cases()) + more).raw("</span></div>\n");
  }

  /** Where strips begin and end. */
  private void scale(double most) {
    html.raw(
            "<div class=\"row scale\"><div class=\"axis\"><span>0 %%</span><span>%.0f %%</span>",
            most * 100)
        .raw("</div></div>\n");
  }

  private void chart(Report.Chart chart) {
    html.raw("<section>\n<details%s><summary><h2>", chart.dealt() ? " open" : "");
    html.say(chart.title()).raw("</h2></summary>\n<p class=\"note\">");
    html.say(words.own(chart.dealt() ? "chart.dealt" : "chart.came-by")).raw("</p>\n");
    boolean scored = report.tables().stream().anyMatch(table -> table.scores().deviation() > 1);
    double most =
        chart.rows().stream().mapToDouble(r -> r.wins().interval().high()).max().orElse(1);
    double end = Math.min(1, Math.ceil(most * 20) / 20);
    for (Report.Row row : chart.rows()) {
      String more = scored ? " · ⌀ " + tenths(row.meanScore()) : "";
      row(row.name(), row.wins(), row.expected(), end, look(row.lift(), row.notable()), more);
    }
    scale(end);
    byPlayers(chart);
    html.raw("</details>\n</section>\n");
  }

  /** The same by number of players, for who wants it closer. */
  private void byPlayers(Report.Chart chart) {
    Set<Integer> players = new TreeSet<>();
    chart.rows().forEach(row -> players.addAll(row.players().keySet()));
    if (players.size() < 2) {
      return;
    }
    html.raw("<details class=\"closer\"><summary>").say(words.own("by-number")).raw("</summary>\n");
    html.raw("<div class=\"wide\"><table><tr><th></th>");
    players.forEach(n -> html.raw("<th>").say(words.own("players", n)).raw("</th>"));
    html.raw("</tr>\n");
    for (Report.Row row : chart.rows()) {
      html.raw("<tr><th>").say(row.name()).raw("</th>");
      for (int number : players) {
        Share wins = row.players().get(number);
        html.raw("<td>");
        if (wins != null) {
          html.text(percent(wins.rate())).raw(" <small>n %s</small>", whole(wins.cases()));
        }
        html.raw("</td>");
      }
      html.raw("</tr>\n");
    }
    html.raw("</table></div></details>\n");
  }

  private void option(Report.Choice choice) {
    html.raw("<section>\n<h2>").say(words.own("option", choice.title())).raw("</h2>\n");
    boolean team = choice.values().stream().allMatch(Report.Value::team);
    html.raw("<p class=\"note\">");
    html.say(words.own(team ? "option.team" : "option.rivals", choice.players())).raw("</p>\n");
    Share usual = choice.values().getFirst().wins();
    for (Report.Value value : choice.values()) {
      boolean notable =
          !value.standard()
              && (value.wins().interval().low() > usual.interval().high()
                  || value.wins().interval().high() < usual.interval().low());
      String more =
          " · ⌀ %s · %s"
              .formatted(
                  tenths(value.scores().mean()), whole(Math.round(value.decisions().mean())));
      row(
          value.name(),
          value.wins(),
          usual.rate(),
          1,
          look(value.wins().rate() - usual.rate(), notable),
          more);
    }
    scale(1);
    html.raw("</section>\n");
  }

  private void histograms(String key, String note, List<Report.Histogram> all) {
    if (all.isEmpty()) {
      return;
    }
    section(key);
    html.raw("<p class=\"note\">").say(words.own(note)).raw("</p>\n<div class=\"plots\">\n");
    all.forEach(histogram -> histogram(histogram, words.own("players", histogram.players())));
    html.raw("</div>\n</section>\n");
  }

  private void numbers() {
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

  private void endings() {
    section("endings");
    html.raw("<div class=\"long\">");
    int players = -1;
    for (Report.Ending ending : report.endings()) {
      if (ending.players() != players) {
        players = ending.players();
        html.raw("<h3>").say(words.own("players", players)).raw("</h3>\n");
      }
      row(ending.reason(), ending.share(), -1, 1, "even", "");
    }
    html.raw("</div></section>\n");
  }

  private void thinking() {
    section("thinking");
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

  private void foot() {
    html.raw("</main>\n<footer><p>").say(words.own("again")).raw("</p>\n<pre>").text(command);
    html.raw("</pre>\n<p>");
    html.say(words.own("foot", report.digest(), report.content().substring(0, 12)));
    html.raw("</p></footer>\n</body>\n</html>\n");
  }

  private static String style() {
    try (InputStream in = Page.class.getResourceAsStream("report.css")) {
      if (in == null) {
        throw new IllegalStateException("report.css is missing from the jar");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String percent(double share) {
    return String.format(Locale.ROOT, "%.1f %%", share * 100);
  }

  private static String tenths(double value) {
    return String.format(Locale.ROOT, "%,.1f", value);
  }

  private static String whole(long value) {
    return String.format(Locale.ROOT, "%,d", value);
  }

  private static String millis(double value) {
    return String.format(Locale.ROOT, value < 10 ? "%.3f ms" : "%.1f ms", value);
  }
}
