package horda.lab.experiment;

import horda.engine.Digest;
import horda.lab.GameRow;
import horda.lab.SimulationResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/// The results of an experiment so far. Except for thinking times, it does not depend on who played
/// which range, how the ranges were cut, or in which order they came in.
public final class Gathered {
  private final Experiment experiment;

  /// For each arm, results by their first deal.
  private final List<TreeMap<Integer, RangeResult>> arms = new ArrayList<>();

  private long games;

  public Gathered(Experiment experiment) {
    this.experiment = experiment;
    for (Arm unused : experiment.arms()) {
      arms.add(new TreeMap<>());
    }
  }

  public Experiment experiment() {
    return experiment;
  }

  /// Games that are in.
  public long games() {
    return games;
  }

  public void add(RangeResult result) {
    Range range = result.range();
    if (range.arm() >= arms.size() || range.to() > experiment.deals()) {
      throw new IllegalArgumentException("not of this experiment: " + range);
    }
    TreeMap<Integer, RangeResult> arm = arms.get(range.arm());
    Map.Entry<Integer, RangeResult> before = arm.lowerEntry(range.to());
    if (before != null && before.getValue().range().to() > range.from()) {
      throw new IllegalArgumentException("played twice: " + range);
    }
    if (range.size() > 0) {
      arm.put(range.from(), result);
      games += range.size();
    }
  }

  /// What is still to be played, in ranges of at most `portion` games.
  public List<Range> missing(int portion) {
    List<Range> missing = new ArrayList<>();
    for (int arm = 0; arm < arms.size(); arm++) {
      int at = 0;
      for (RangeResult result : arms.get(arm).values()) {
        cut(arm, at, result.range().from(), portion, missing);
        at = result.range().to();
      }
      cut(arm, at, experiment.deals(), portion, missing);
    }
    return missing;
  }

  private static void cut(int arm, int from, int to, int portion, List<Range> into) {
    for (int at = from; at < to; at += portion) {
      into.add(new Range(arm, at, Math.min(to, at + portion)));
    }
  }

  /// The games of an arm, by deal; all of them, once nothing is missing.
  public List<GameRow> rows(int arm) {
    return arms.get(arm).values().stream().flatMap(result -> result.rows().stream()).toList();
  }

  public Counts counts(int arm) {
    Counts sum = Counts.empty();
    arms.get(arm).values().forEach(result -> sum.add(result.counts()));
    return sum;
  }

  /// How each bot behaved at the tables of an arm.
  public SortedMap<String, Conduct> bots(int arm) {
    SortedMap<String, Conduct> sum = new TreeMap<>();
    for (RangeResult result : arms.get(arm).values()) {
      result.bots().forEach((name, conduct) -> sum.merge(name, conduct, Conduct::plus));
    }
    return sum;
  }

  /// How each bot behaved at all tables.
  public SortedMap<String, Conduct> bots() {
    SortedMap<String, Conduct> sum = new TreeMap<>();
    for (int arm = 0; arm < arms.size(); arm++) {
      bots(arm).forEach((name, conduct) -> sum.merge(name, conduct, Conduct::plus));
    }
    return sum;
  }

  /// An arm summed up as a simulation is.
  public SimulationResult simulation(int arm, double seconds) {
    return SimulationResult.of(
        experiment.game(), experiment.arms().get(arm).seats(), rows(arm), seconds);
  }

  /// Over all games in order; that of a simulation where there is one arm.
  public String digest() {
    if (arms.size() == 1) {
      return simulation(0, 0).digest();
    }
    Digest all = new Digest();
    for (int arm = 0; arm < arms.size(); arm++) {
      all.add(simulation(arm, 0).digest());
    }
    return all.hex();
  }
}
