package horda.lab.spark;

import horda.engine.Nullable;
import horda.lab.experiment.Experiment;
import horda.lab.experiment.Range;
import horda.lab.experiment.Workbench;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import scala.collection.Iterator;
import scala.runtime.AbstractFunction1;

/// The piece of work that runs on a worker: an experiment as text, for ranges as text.
final class RangePlayer extends AbstractFunction1<Iterator<String>, Answer[]>
    implements Serializable {
  private static final long serialVersionUID = 1L;

  /// One workbench a process: opening a game costs more than playing it.
  private static final class Bench {
    static final Workbench BENCH = Workbench.standard();
  }

  private final String text;
  private transient @Nullable Experiment experiment;

  RangePlayer(Experiment experiment) {
    this.text = experiment.json();
  }

  @Override
  public Answer[] apply(Iterator<String> ranges) {
    List<Answer> answers = new ArrayList<>();
    while (ranges.hasNext()) {
      answers.add(play(Range.parse(ranges.next())));
    }
    return answers.toArray(Answer[]::new);
  }

  private Answer play(Range range) {
    try {
      return Answer.of(Bench.BENCH.play(experiment(), range));
    } catch (RuntimeException fault) {
      return Answer.of(fault);
    }
  }

  private Experiment experiment() {
    if (experiment == null) {
      experiment = Experiment.parse(text);
    }
    return experiment;
  }
}
