package horda.lab.tune;

import horda.engine.Game;
import horda.engine.Refusal;
import horda.engine.Seed;
import horda.lab.GameRow;
import horda.lab.balance.ReportTexts;
import horda.lab.experiment.Arm;
import horda.lab.experiment.Content;
import horda.lab.experiment.Counts;
import horda.lab.experiment.Experiment;
import horda.lab.experiment.Fact;
import horda.lab.experiment.FactKinds;
import horda.lab.experiment.Gathered;
import horda.lab.stats.Paired;
import horda.lab.stats.Share;
import horda.lab.stats.Shift;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.ToDoubleFunction;

/// Plans the comparison of two contents, and judges it.
public final class Tuning {
  private static final int FIRST = 0;
  private static final int SECOND = 1;

  /// What counts as sure.
  private static final double SURE = 0.05;

  private static final int MOST_CHANGES = 12;

  /// Fewer cases say nothing.
  private static final int FEWEST = 20;

  private final Gathered gathered;
  private final ReportTexts words;
  private final FactKinds kinds;
  private final int seats;
  private final List<GameRow> first;
  private final List<GameRow> second;
  private final boolean team;

  private Tuning(Gathered gathered, ReportTexts words, FactKinds kinds) {
    this.gathered = gathered;
    this.words = words;
    this.kinds = kinds;
    this.seats = gathered.experiment().arms().getFirst().seats();
    this.first = gathered.rows(FIRST);
    this.second = gathered.rows(SECOND);
    this.team = first.stream().anyMatch(GameRow::team);
  }

  /// The same table twice, with one content and the other.
  public static Experiment plan(
      Game<?> game,
      int seats,
      Map<String, String> options,
      List<String> bots,
      List<Content> contents,
      int deals,
      Seed seed) {
    if (contents.get(FIRST).hash().equals(contents.get(SECOND).hash())) {
      throw new Refusal(
          "content", "", "Both contents are the same, word for word: there is nothing to compare.");
    }
    List<Arm> arms =
        List.of(
            Arm.of("A", seats, options, bots, contents.get(FIRST)),
            Arm.of("B", seats, options, bots, contents.get(SECOND)));
    return new Experiment(
        game.id(), game.revision(), arms, deals, seed.toString(), Experiment.WATCHED_MOST, true);
  }

  public static Comparison compare(Gathered gathered, ReportTexts words, FactKinds kinds) {
    return new Tuning(gathered, words, kinds).compare();
  }

  private Comparison compare() {
    Comparison.Won wins = won(row -> row.winners() != 0);
    List<Comparison.Won> bySeat = new ArrayList<>();
    for (int seat = 0; !team && seat < seats; seat++) {
      int at = seat;
      bySeat.add(won(row -> row.won(at)));
    }
    Comparison.Measured score = measured(this::meanScore);
    Comparison.Measured length = measured(GameRow::decisions);
    List<Comparison.Change> changes = changes();
    return new Comparison(
        gathered.experiment().game(),
        seats,
        first.size(),
        alike(),
        team,
        verdict(wins, bySeat, score, length, changes),
        wins,
        bySeat,
        score,
        length,
        changes,
        gathered.digest());
  }

  private Comparison.Verdict verdict(
      Comparison.Won wins,
      List<Comparison.Won> bySeat,
      Comparison.Measured score,
      Comparison.Measured length,
      List<Comparison.Change> changes) {
    if (team && wins.paired().chance() < SURE) {
      return Comparison.Verdict.WINS;
    }
    if (!team && score.chance() < SURE) {
      return Comparison.Verdict.SCORE;
    }
    if (bySeat.stream().anyMatch(seat -> seat.paired().chance() < SURE / bySeat.size())) {
      return Comparison.Verdict.SEATS;
    }
    if (changes.stream().anyMatch(Comparison.Change::real)) {
      return Comparison.Verdict.CHANGE;
    }
    return length.chance() < SURE ? Comparison.Verdict.LENGTH : Comparison.Verdict.NONE;
  }

  private long alike() {
    long alike = 0;
    for (int deal = 0; deal < first.size(); deal++) {
      alike += first.get(deal).equals(second.get(deal)) ? 1 : 0;
    }
    return alike;
  }

  private Comparison.Won won(java.util.function.Predicate<GameRow> how) {
    long both = 0;
    long onlyFirst = 0;
    long onlySecond = 0;
    for (int deal = 0; deal < first.size(); deal++) {
      boolean a = how.test(first.get(deal));
      boolean b = how.test(second.get(deal));
      both += a && b ? 1 : 0;
      onlyFirst += a && !b ? 1 : 0;
      onlySecond += b && !a ? 1 : 0;
    }
    return new Comparison.Won(
        Share.of(both + onlyFirst, first.size()),
        Share.of(both + onlySecond, first.size()),
        Paired.of(first.size(), onlyFirst, onlySecond));
  }

  private double meanScore(GameRow row) {
    double sum = 0;
    for (int seat = 0; seat < seats; seat++) {
      sum += row.score(seat);
    }
    return sum / seats;
  }

  private Comparison.Measured measured(ToDoubleFunction<GameRow> figure) {
    return Comparison.Measured.of(
        first.stream().mapToDouble(figure).toArray(),
        second.stream().mapToDouble(figure).toArray());
  }

  /// How often owners of what was dealt won, and how often the rest came to be.
  private List<Comparison.Change> changes() {
    Map<String, Counts.Count> before = gathered.counts(FIRST).facts();
    Map<String, Counts.Count> after = gathered.counts(SECOND).facts();
    Set<String> all = new TreeSet<>(before.keySet());
    all.addAll(after.keySet());
    record Seen(Fact fact, boolean often, Shift shift) {}
    List<Seen> seen = new ArrayList<>();
    for (String key : all) {
      Fact fact = Fact.parse(key);
      boolean often = !kinds.dealt().contains(fact.kind());
      Shift shift =
          Shift.of(
              share(before.getOrDefault(key, Counts.Count.NONE), often),
              share(after.getOrDefault(key, Counts.Count.NONE), often));
      if (shift.difference() != 0
          && Math.min(shift.first().cases(), shift.second().cases()) >= FEWEST) {
        seen.add(new Seen(fact, often, shift));
      }
    }
    seen.sort(Comparator.comparingDouble(s -> s.shift().chance()));
    return seen.stream()
        .limit(MOST_CHANGES)
        .map(
            s ->
                new Comparison.Change(
                    words.kind(s.fact().kind()),
                    words.game(s.fact().phrase()),
                    s.often(),
                    s.shift(),
                    s.shift().chance() < SURE / seen.size()))
        .toList();
  }

  private Share share(Counts.Count count, boolean often) {
    long possible = (long) first.size() * (team ? 1 : seats);
    return often ? Share.of(count.cases(), possible) : Share.of(count.wins(), count.cases());
  }
}
