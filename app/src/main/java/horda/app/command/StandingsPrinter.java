package horda.app.command;

import horda.app.shell.Console;
import horda.lab.stats.Interval;
import horda.lab.stats.Share;
import horda.lab.tournament.Standings;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// A tournament's outcome, for people.
final class StandingsPrinter {
  private final Console console;
  private final Standings standings;

  StandingsPrinter(Console console, Standings standings) {
    this.console = console;
    this.standings = standings;
  }

  void print() {
    Figures figures = new Figures(console);
    figures.add("simulate.game", standings.game());
    figures.add("simulate.seats", "" + standings.seats());
    figures.add(
        "simulate.games",
        console.say(
            "tournament.games",
            Figures.whole(standings.games()),
            Figures.whole(standings.deals())));
    figures.add("tournament.stalls", Figures.whole(standings.stalls()));
    figures.add("simulate.digest", standings.digest());
    figures.print();
    title("tournament.places");
    places();
    title(standings.team() ? "tournament.pairs-team" : "tournament.pairs");
    pairs();
    if (!standings.team()) {
      title("tournament.companies");
      companies();
    }
    title("tournament.behaviour");
    behaviour();
  }

  private void title(String key) {
    console.out().println();
    console.out().println(console.say(key));
  }

  private void places() {
    List<String> titles = new ArrayList<>(List.of(""));
    if (!standings.team()) {
      titles.add(console.say("tournament.rating"));
    }
    titles.add(console.say("tournament.won"));
    titles.add(console.say("tournament.score"));
    Grid grid = new Grid(console, titles);
    for (Standings.Place place : standings.places()) {
      List<String> row = new ArrayList<>(List.of(place.bot()));
      if (!standings.team()) {
        row.add(rating(place.rating(), place.ratingInterval()));
      }
      row.add(share(place.wins()));
      row.add(Figures.tenths(place.meanScore()));
      grid.row(row);
    }
    grid.print();
  }

  /// A row a bot, a column for each it met.
  private void pairs() {
    List<String> bots = standings.places().stream().map(Standings.Place::bot).toList();
    Map<String, Standings.Pair> met = new LinkedHashMap<>();
    standings.pairs().forEach(pair -> met.put(pair.bot() + " " + pair.other(), pair));
    List<String> titles = new ArrayList<>(List.of(""));
    titles.addAll(bots);
    Grid grid = new Grid(console, titles);
    for (String bot : bots) {
      List<String> row = new ArrayList<>(List.of(bot));
      for (String other : bots) {
        Standings.Pair pair = met.get(bot + " " + other);
        row.add(pair == null ? "–" : pair(pair));
      }
      grid.row(row);
    }
    grid.print();
  }

  private String pair(Standings.Pair pair) {
    if (standings.team()) {
      return console.say(
          "tournament.pair-team", pair.ahead(), pair.behind(), chance(pair.chance()));
    }
    return Figures.percent(pair.share());
  }

  static String chance(double chance) {
    return chance < 0.001 ? "< 0.001" : String.format(Locale.ROOT, "%.3f", chance);
  }

  private void companies() {
    Figures figures = new Figures(console);
    for (Standings.Company company : standings.companies()) {
      List<String> won = new ArrayList<>();
      for (Standings.Winner winner : company.wins()) {
        won.add(winner.bot() + " " + share(winner.wins()));
      }
      long games = company.wins().getFirst().wins().cases();
      figures.row(
          seated(company.bots()),
          String.join(", ", won) + "; " + console.say("tournament.so-many", Figures.whole(games)));
    }
    figures.print();
  }

  /// `1 cunning + 3 random`.
  private static String seated(List<String> bots) {
    Map<String, Integer> count = new LinkedHashMap<>();
    bots.forEach(bot -> count.merge(bot, 1, Integer::sum));
    List<String> words = new ArrayList<>();
    count.forEach((bot, times) -> words.add(times + " " + bot));
    return String.join(" + ", words);
  }

  private void behaviour() {
    Grid grid =
        new Grid(
            console,
            List.of(
                "",
                console.say("simulate.decisions"),
                console.say("tournament.mean"),
                "99 %",
                "99.9 %",
                console.say("tournament.longest"),
                console.say("tournament.illegal"),
                console.say("tournament.broken")));
    for (Standings.Place place : standings.places()) {
      Standings.Behaviour own = place.behaviour();
      grid.row(
          List.of(
              place.bot(),
              Figures.whole(own.decisions()),
              millis(own.meanMillis()),
              millis(own.p99Millis()),
              millis(own.p999Millis()),
              millis(own.maxMillis()),
              Figures.whole(own.illegal()),
              Figures.whole(own.broken())));
    }
    grid.print();
  }

  private static String millis(double millis) {
    return String.format(Locale.ROOT, millis < 10 ? "%.3f ms" : "%.1f ms", millis);
  }

  private static String rating(double rating, Interval interval) {
    return String.format(Locale.ROOT, "%.0f (%.0f…%.0f)", rating, interval.low(), interval.high());
  }

  static String share(Share share) {
    return String.format(
        Locale.ROOT,
        "%.1f %% (%.1f…%.1f)",
        share.rate() * 100,
        share.interval().low() * 100,
        share.interval().high() * 100);
  }
}
