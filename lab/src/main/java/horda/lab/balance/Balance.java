package horda.lab.balance;

import horda.lab.GameRow;
import horda.lab.experiment.Arm;
import horda.lab.experiment.Counts;
import horda.lab.experiment.Experiment;
import horda.lab.experiment.FactKinds;
import horda.lab.experiment.Gathered;
import horda.lab.stats.Share;
import horda.wire.Shelf;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/// Makes a report of the games that were played.
public final class Balance {
  private static final int MOST_FINDINGS = 8;

  private final Gathered gathered;
  private final Experiment experiment;
  private final ReportTexts words;
  private final FactKinds kinds;

  private Balance(Gathered gathered, Shelf shelf) {
    this.gathered = gathered;
    this.experiment = gathered.experiment();
    this.words = new ReportTexts(shelf, experiment.game());
    this.kinds = FactKinds.of(shelf.game(experiment.game()));
  }

  /// @param shelf whose texts name the cards
  public static Report report(Gathered gathered, Shelf shelf) {
    return new Balance(gathered, shelf).report();
  }

  private Report report() {
    List<Report.Table> tables = new ArrayList<>();
    List<Report.Histogram> lengths = new ArrayList<>();
    List<Report.Histogram> scores = new ArrayList<>();
    List<Report.Histogram> numbers = new ArrayList<>();
    List<Report.Ending> endings = new ArrayList<>();
    for (int arm = 0; arm < experiment.arms().size(); arm++) {
      Arm at = experiment.arms().get(arm);
      if (isPlain(at)) {
        ArmRates rates = new ArmRates(gathered, arm);
        tables.add(table(at, rates));
        lengths.add(
            Histograms.of("decisions", words.own("decisions"), at.seats(), rates.lengths()));
        scores.add(Histograms.of("score", words.own("score"), at.seats(), rates.scores(false)));
        numbers.addAll(numbers(arm, at));
        endings.addAll(endings(arm, at));
      }
    }
    List<Report.Chart> charts = new Facts(gathered, words, kinds).charts();
    List<Report.Thinking> thinking = new ArrayList<>();
    gathered.bots().forEach((bot, conduct) -> thinking.add(Histograms.thinking(bot, conduct)));
    return new Report(
        experiment.game(),
        words.game("game.name"),
        experiment.arms().stream().flatMap(a -> a.bots().stream()).distinct().toList(),
        experiment.seed(),
        experiment.deals(),
        gathered.games(),
        experiment.arms().getFirst().content().hash(),
        gathered.digest(),
        findings(tables, charts),
        tables,
        charts,
        options(),
        lengths,
        scores.stream().filter(histogram -> histogram.bars().size() > 2).toList(),
        numbers.stream().filter(histogram -> histogram.bars().size() > 1).toList(),
        endings,
        thinking);
  }

  private static boolean isPlain(Arm arm) {
    return !arm.name().contains(BalancePlan.IS);
  }

  private static Report.Table table(Arm arm, ArmRates rates) {
    return new Report.Table(
        arm.seats(),
        rates.won().cases(),
        rates.team(),
        rates.won(),
        rates.seats(),
        rates.decisions(),
        rates.score(false),
        rates.score(true));
  }

  private List<Report.Histogram> numbers(int arm, Arm at) {
    Map<String, Map<Integer, Long>> kinds = new TreeMap<>();
    for (Map.Entry<String, Counts.Count> number : gathered.counts(arm).numbers().entrySet()) {
      String[] parts = number.getKey().split(" ");
      kinds
          .computeIfAbsent(parts[0], kind -> new TreeMap<>())
          .put(Integer.parseInt(parts[1]), number.getValue().cases());
    }
    List<Report.Histogram> histograms = new ArrayList<>();
    kinds.forEach(
        (kind, counts) ->
            histograms.add(Histograms.of(kind, words.kind(kind), at.seats(), counts)));
    return histograms;
  }

  private List<Report.Ending> endings(int arm, Arm at) {
    Map<String, Long> reasons = new TreeMap<>();
    List<GameRow> rows = gathered.rows(arm);
    rows.forEach(row -> reasons.merge(row.reason(), 1L, Long::sum));
    List<Report.Ending> endings = new ArrayList<>();
    reasons.forEach(
        (reason, games) ->
            endings.add(
                new Report.Ending(at.seats(), words.reason(reason), Share.of(games, rows.size()))));
    endings.sort(
        Comparator.comparingDouble((Report.Ending ending) -> ending.share().rate()).reversed());
    return endings;
  }

  private List<Report.Choice> options() {
    Map<String, List<Report.Value>> values = new java.util.LinkedHashMap<>();
    int players = 0;
    for (int arm = 0; arm < experiment.arms().size(); arm++) {
      Arm at = experiment.arms().get(arm);
      if (!isPlain(at)) {
        int is = at.name().indexOf(BalancePlan.IS);
        String id = at.name().substring(0, is);
        players = at.seats();
        int seats = players;
        List<Report.Value> of =
            values.computeIfAbsent(id, option -> new ArrayList<>(List.of(usual(seats))));
        of.add(value(arm, words.value(id, at.name().substring(is + 1)), false));
      }
    }
    List<Report.Choice> choices = new ArrayList<>();
    int table = players;
    values.forEach(
        (id, of) -> choices.add(new Report.Choice(id, words.option(id), table, List.copyOf(of))));
    return choices;
  }

  /// What the values are compared with: the same number of players, nothing varied.
  private Report.Value usual(int seats) {
    for (int arm = 0; arm < experiment.arms().size(); arm++) {
      Arm at = experiment.arms().get(arm);
      if (isPlain(at) && at.seats() == seats) {
        return value(arm, words.own("standard"), true);
      }
    }
    throw new IllegalStateException("no plain table of " + seats);
  }

  private Report.Value value(int arm, Label name, boolean standard) {
    ArmRates rates = new ArmRates(gathered, arm);
    return new Report.Value(
        name,
        standard,
        rates.team(),
        rates.team() ? rates.won() : rates.won(0),
        rates.score(false),
        rates.decisions());
  }

  /// The greatest differences that chance does not explain, of what chance deals out.
  private List<Label> findings(List<Report.Table> tables, List<Report.Chart> charts) {
    record Found(double size, Label label) {}
    List<Found> found = new ArrayList<>();
    for (Report.Chart chart : charts) {
      for (Report.Row row : chart.rows()) {
        if (chart.dealt() && row.notable()) {
          String key = row.lift() > 0 ? "finding.more" : "finding.less";
          found.add(
              new Found(
                  Math.abs(row.lift()),
                  words.own(
                      key,
                      new Label(
                          chart.title().en() + " · " + row.name().en(),
                          chart.title().es() + " · " + row.name().es()),
                      percent(row.wins().rate()),
                      percent(row.expected()),
                      row.wins().cases())));
        }
      }
    }
    for (Report.Table table : tables) {
      double even = table.seats().stream().mapToDouble(Share::rate).average().orElse(0);
      for (int seat = 0; !table.team() && seat < table.seats().size(); seat++) {
        Share wins = table.seats().get(seat);
        if (wins.chance(even) < 0.05 / table.seats().size()) {
          found.add(
              new Found(
                  Math.abs(wins.rate() - even),
                  words.own(
                      "finding.seat",
                      seat + 1,
                      table.players(),
                      percent(wins.rate()),
                      percent(even))));
        }
      }
    }
    found.sort(Comparator.comparingDouble(Found::size).reversed());
    return found.stream().limit(MOST_FINDINGS).map(Found::label).toList();
  }

  private static String percent(double share) {
    return String.format(Locale.ROOT, "%.1f %%", share * 100);
  }
}
