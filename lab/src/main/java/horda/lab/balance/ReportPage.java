package horda.lab.balance;

import static horda.lab.balance.Digits.percent;
import static horda.lab.balance.Digits.tenths;
import static horda.lab.balance.Digits.whole;

import horda.lab.stats.Mean;
import horda.lab.stats.Share;
import horda.wire.Language;
import horda.wire.Shelf;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/// A report as one page that needs nothing else: no scripts, no files beside it.
public final class ReportPage {
  private final Report report;
  private final ReportTexts words;
  private final Language first;
  private final String command;
  private final Html html = new Html();

  private ReportPage(Report report, Shelf shelf, Language first, String command) {
    this.report = report;
    this.words = new ReportTexts(shelf, report.game());
    this.first = first;
    this.command = command;
  }

  /// @param first the language that is shown before the reader chooses
  /// @param command what made the report, for whoever wants it again
  public static String of(Report report, Shelf shelf, Language first, String command) {
    return new ReportPage(report, shelf, first, command).write();
  }

  private String write() {
    head();
    findings();
    seats();
    for (Report.Chart chart : report.charts()) {
      chart(chart);
    }
    report.options().forEach(this::option);
    Distributions distributions = new Distributions(report, words, html);
    distributions.histograms("lengths", "length.note", report.lengths());
    distributions.histograms("scores", "score.note", report.scores());
    distributions.numbers();
    endings();
    distributions.thinking();
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
    Strips strips = Strips.upTo(html, highest());
    for (Report.Table table : report.tables()) {
      if (table.team()) {
        strips.share(words.own("players", table.players()), table.teamWins(), -1, false, "");
        continue;
      }
      html.raw("<h3>").say(words.own("players", table.players())).raw("</h3>\n");
      double even = table.seats().stream().mapToDouble(Share::rate).average().orElse(0);
      for (int seat = 0; seat < table.seats().size(); seat++) {
        Share wins = table.seats().get(seat);
        boolean notable = wins.chance(even) < 0.05 / table.seats().size();
        strips.share(words.own("seat", seat + 1), wins, even, notable, "");
      }
    }
    strips.scale();
    html.raw("</section>\n");
  }

  /// The far end of all intervals of seats and teams.
  private double highest() {
    double most = 0;
    for (Report.Table table : report.tables()) {
      for (Share share : table.team() ? List.of(table.teamWins()) : table.seats()) {
        most = Math.max(most, share.interval().high());
      }
    }
    return most;
  }

  private void chart(Report.Chart chart) {
    html.raw("<section>\n<details%s><summary><h2>", chart.dealt() ? " open" : "");
    html.say(chart.title()).raw("</h2></summary>\n<p class=\"note\">");
    html.say(words.own(chart.dealt() ? "chart.dealt" : "chart.came-by")).raw("</p>\n");
    boolean scored = report.tables().stream().anyMatch(table -> table.scores().deviation() > 1);
    double most =
        chart.rows().stream().mapToDouble(r -> r.wins().interval().high()).max().orElse(1);
    Strips strips = Strips.upTo(html, most);
    for (Report.Row row : chart.rows()) {
      String more = scored ? " · ⌀ " + tenths(row.meanScore()) : "";
      strips.share(row.name(), row.wins(), row.expected(), row.notable(), more);
    }
    strips.scale();
    byPlayers(chart);
    html.raw("</details>\n</section>\n");
  }

  /// The same by number of players, for a closer look.
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
    boolean team = choice.values().getFirst().team();
    html.raw("<p class=\"note\">");
    html.say(words.own(team ? "option.team" : "option.rivals", choice.players())).raw("</p>\n");
    if (team) {
      teamValues(choice);
    } else {
      rivalsValues(choice);
    }
    html.raw("</section>\n");
  }

  private void teamValues(Report.Choice choice) {
    Share usual = choice.values().getFirst().wins();
    Strips strips = new Strips(html, 1);
    for (Report.Value value : choice.values()) {
      boolean notable = !value.standard() && value.wins().interval().isApart(usual.interval());
      Label name = value.team() ? value.name() : words.own("option.first", value.name());
      strips.share(name, value.wins(), usual.rate(), notable, more(value));
    }
    strips.scale();
  }

  /// Among rivals somebody always wins; what an option changes is how much there is to win.
  private void rivalsValues(Report.Choice choice) {
    Mean usual = choice.values().getFirst().scores();
    double most =
        choice.values().stream().mapToDouble(v -> v.scores().interval().high()).max().orElse(1);
    Strips strips = new Strips(html, Math.ceil(Math.max(1, most) / 5) * 5);
    for (Report.Value value : choice.values()) {
      boolean notable = !value.standard() && value.scores().interval().isApart(usual.interval());
      strips.mean(value.name(), value.scores(), usual.mean(), notable, more(value));
    }
    strips.scale(whole(Math.round(strips.most())));
  }

  private static String more(Report.Value value) {
    String length = whole(Math.round(value.decisions().mean()));
    return value.team() ? " · ⌀ " + tenths(value.scores().mean()) + " · " + length : " · " + length;
  }

  private void endings() {
    section("endings");
    html.raw("<div class=\"long\">");
    Strips strips = new Strips(html, 1);
    int players = -1;
    for (Report.Ending ending : report.endings()) {
      if (ending.players() != players) {
        players = ending.players();
        html.raw("<h3>").say(words.own("players", players)).raw("</h3>\n");
      }
      strips.share(ending.reason(), ending.share(), -1, false, "");
    }
    html.raw("</div></section>\n");
  }

  private void foot() {
    html.raw("</main>\n<footer><p>").say(words.own("again")).raw("</p>\n<pre>").text(command);
    html.raw("</pre>\n<p>");
    html.say(words.own("foot", report.digest(), report.content().substring(0, 12)));
    html.raw("</p></footer>\n</body>\n</html>\n");
  }

  private static String style() {
    try (InputStream in = ReportPage.class.getResourceAsStream("report.css")) {
      if (in == null) {
        throw new IllegalStateException("report.css is missing from the jar");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
