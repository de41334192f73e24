package horda.lab.balance;

import horda.lab.experiment.Arm;
import horda.lab.experiment.Counts;
import horda.lab.experiment.Fact;
import horda.lab.experiment.FactKinds;
import horda.lab.experiment.Gathered;
import horda.lab.stats.Share;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedSet;
import java.util.SortedMap;
import java.util.TreeMap;

/// What facts are worth: how often who had them won, against how often everybody at the same tables
/// did.
final class Facts {
  /// Fewer cases say nothing.
  private static final int FEWEST = 20;

  /// Chance of one false alarm in a whole chart.
  private static final double ALARM = 0.05;

  private static final class Sum {
    long cases;
    long wins;
    double score;
    double expected;
    final SortedMap<Integer, Counts.Count> players = new TreeMap<>();

    void add(Arm arm, Counts.Count count, double rate) {
      cases += count.cases();
      wins += count.wins();
      score += count.score();
      expected += count.cases() * rate;
      players.merge(arm.seats(), count, Counts.Count::plus);
    }
  }

  private final ReportTexts words;
  private final FactKinds order;
  private final Map<String, Map<String, Sum>> kinds = new TreeMap<>();

  Facts(Gathered gathered, ReportTexts words, FactKinds order) {
    this.words = words;
    this.order = order;
    for (int arm = 0; arm < gathered.experiment().arms().size(); arm++) {
      Arm at = gathered.experiment().arms().get(arm);
      double rate = ArmRates.usual(gathered, arm);
      for (Map.Entry<String, Counts.Count> fact : gathered.counts(arm).facts().entrySet()) {
        String kind = fact.getKey().substring(0, fact.getKey().indexOf(' '));
        kinds
            .computeIfAbsent(kind, k -> new TreeMap<>())
            .computeIfAbsent(fact.getKey(), k -> new Sum())
            .add(at, fact.getValue(), rate);
      }
    }
  }

  List<Report.Chart> charts() {
    SequencedSet<String> all = new LinkedHashSet<>(order.dealt());
    all.addAll(order.earned());
    all.addAll(kinds.keySet());
    List<Report.Chart> charts = new ArrayList<>();
    for (String kind : all) {
      Map<String, Sum> sums = kinds.getOrDefault(kind, Map.of());
      List<Report.Row> rows = rows(sums);
      if (!rows.isEmpty()) {
        charts.add(new Report.Chart(kind, words.kind(kind), order.dealt().contains(kind), rows));
      }
    }
    return charts;
  }

  private List<Report.Row> rows(Map<String, Sum> sums) {
    long told = sums.values().stream().filter(sum -> sum.cases >= FEWEST).count();
    List<Report.Row> rows = new ArrayList<>();
    sums.forEach(
        (fact, sum) -> {
          if (sum.cases >= FEWEST) {
            rows.add(row(fact, sum, ALARM / told));
          }
        });
    rows.sort(Comparator.comparingDouble(Report.Row::lift).reversed());
    return rows;
  }

  private Report.Row row(String fact, Sum sum, double alarm) {
    SortedMap<Integer, Share> players = new TreeMap<>();
    sum.players.forEach(
        (seats, count) -> players.put(seats, Share.of(count.wins(), count.cases())));
    Share wins = Share.of(sum.wins, sum.cases);
    double expected = sum.expected / sum.cases;
    return new Report.Row(
        words.game(Fact.parse(fact).phrase()),
        wins,
        expected,
        wins.chance(expected) < alarm,
        sum.score / sum.cases,
        players);
  }
}
