package horda.app.command;

import horda.app.shell.Console;
import horda.lab.balance.Label;
import horda.lab.stats.Interval;
import horda.lab.stats.Shift;
import horda.lab.tune.Comparison;
import horda.wire.Language;
import java.util.List;
import java.util.Locale;

/// Whether a change makes a difference: one sentence first, then the figures behind it.
final class ComparisonPrinter {
  private final Console console;
  private final Comparison comparison;
  private final List<String> names;

  ComparisonPrinter(Console console, Comparison comparison, List<String> names) {
    this.console = console;
    this.comparison = comparison;
    this.names = names;
  }

  void print() {
    console.out().println(sentence());
    console.out().println();
    Figures figures = new Figures(console);
    figures.row("A", names.getFirst());
    figures.row("B", names.getLast());
    figures.add(
        "tune.deals",
        console.say(
            "tune.deals-alike",
            Figures.whole(comparison.deals()),
            Figures.whole(comparison.alike())));
    if (comparison.team()) {
      figures.add("simulate.won", won(comparison.wins()));
    }
    for (int seat = 0; seat < comparison.seats().size(); seat++) {
      figures.row(console.say("simulate.seat", seat + 1), won(comparison.seats().get(seat)));
    }
    figures.add("tournament.score", measured(comparison.score()));
    figures.add("simulate.per-game", measured(comparison.decisions()));
    figures.add("simulate.digest", comparison.digest());
    figures.print();
    changes();
  }

  private String sentence() {
    return switch (comparison.verdict()) {
      case WINS ->
          console.say(
              "tune.real-wins",
              percent(comparison.wins().second().rate()),
              percent(comparison.wins().first().rate()),
              points(comparison.wins().paired().difference()),
              points(comparison.wins().paired().interval()));
      case SCORE ->
          console.say(
              "tune.real-score",
              tenths(comparison.score().second().mean()),
              tenths(comparison.score().first().mean()),
              signed(comparison.score().interval()));
      case SEATS -> console.say("tune.real-seats");
      case CHANGE -> change(comparison.changes().getFirst());
      case LENGTH ->
          console.say(
              "tune.real-length",
              tenths(comparison.decisions().second().mean()),
              tenths(comparison.decisions().first().mean()));
      case NONE -> none();
    };
  }

  private String change(Comparison.Change change) {
    return console.say(
        change.often() ? "tune.real-often" : "tune.real-change",
        say(change.kind()) + " · " + say(change.name()),
        percent(change.shift().first().rate()),
        percent(change.shift().second().rate()));
  }

  private String none() {
    if (comparison.alike() == comparison.deals()) {
      return console.say("tune.none-alike", Figures.whole(comparison.deals()));
    }
    if (comparison.team()) {
      Interval interval = comparison.wins().paired().interval();
      return console.say(
          "tune.none-wins",
          percent(comparison.wins().first().rate()),
          percent(comparison.wins().second().rate()),
          Figures.whole(comparison.deals()),
          tenths((interval.high() - interval.low()) / 2 * 100));
    }
    Interval interval = comparison.score().interval();
    return console.say(
        "tune.none-score",
        tenths(comparison.score().first().mean()),
        tenths(comparison.score().second().mean()),
        Figures.whole(comparison.deals()),
        tenths((interval.high() - interval.low()) / 2));
  }

  private void changes() {
    if (comparison.changes().isEmpty()) {
      return;
    }
    console.out().println();
    console.out().println(console.say("tune.changes"));
    Grid grid = new Grid(console, List.of("", "A", "B", "B − A", console.say("tune.real")));
    for (Comparison.Change change : comparison.changes()) {
      Shift shift = change.shift();
      grid.row(
          List.of(
              say(change.kind())
                  + " · "
                  + say(change.name())
                  + (change.often() ? " " + console.say("tune.often") : ""),
              percent(shift.first().rate()),
              percent(shift.second().rate()),
              points(shift.difference()) + " (" + points(shift.interval()) + ")",
              console.say(change.real() ? "tune.yes" : "tune.no")));
    }
    grid.print();
  }

  private String won(Comparison.Won won) {
    return console.say(
        "tune.won",
        percent(won.first().rate()),
        percent(won.second().rate()),
        points(won.paired().difference()),
        points(won.paired().interval()),
        StandingsPrinter.chance(won.paired().chance()));
  }

  private String measured(Comparison.Measured measured) {
    return console.say(
        "tune.won",
        tenths(measured.first().mean()),
        tenths(measured.second().mean()),
        String.format(Locale.ROOT, "%+.2f", measured.difference().mean()),
        signed(measured.interval()),
        StandingsPrinter.chance(measured.chance()));
  }

  private String say(Label label) {
    return console.speech().language() == Language.EN ? label.en() : label.es();
  }

  private static String percent(double share) {
    return Figures.percent(share);
  }

  private static String tenths(double value) {
    return Figures.tenths(value);
  }

  private static String points(double share) {
    return String.format(Locale.ROOT, "%+.1f", share * 100);
  }

  private static String points(Interval interval) {
    return String.format(Locale.ROOT, "%+.1f … %+.1f", interval.low() * 100, interval.high() * 100);
  }

  private static String signed(Interval interval) {
    return String.format(Locale.ROOT, "%+.2f … %+.2f", interval.low(), interval.high());
  }
}
