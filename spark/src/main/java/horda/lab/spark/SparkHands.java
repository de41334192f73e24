package horda.lab.spark;

import horda.engine.Refusal;
import horda.lab.experiment.Experiment;
import horda.lab.experiment.Hands;
import horda.lab.experiment.Range;
import horda.lab.experiment.RangeResult;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.apache.spark.SparkConf;
import org.apache.spark.SparkContext;

/// Plays on Spark. Its context lives as long as the work: an experiment is one piece of work.
final class SparkHands implements Hands {
  private final Master master;
  private final Map<String, String> env;

  SparkHands(Master master, Map<String, String> env) {
    this.master = master;
    this.env = Map.copyOf(env);
  }

  /// A task costs some milliseconds to send, and bots that think should leave no core idle.
  @Override
  public int portion(Experiment experiment) {
    return Math.clamp(experiment.games() / 256, 1, 64);
  }

  @Override
  public void work(Experiment experiment, List<Range> ranges, Consumer<RangeResult> done) {
    master.knock();
    // The program has a log of its own on the class path; Spark knows how to set up only this one,
    // and asks for it as soon as anything of it is touched.
    System.setProperty("slf4j.provider", "org.apache.logging.slf4j.SLF4JServiceProvider");
    System.setProperty("slf4j.internal.verbosity", "WARN");
    SparkConf settings = Settings.of(master, env);
    SparkContext context = start(settings);
    try {
      new SparkJob(context, master).run(experiment, ranges, done);
    } finally {
      context.stop();
    }
  }

  private static SparkContext start(SparkConf settings) {
    try {
      return new SparkContext(settings);
    } catch (Exception fault) { // Scala declares none, and throws what it likes.
      throw fault instanceof Refusal refusal ? refusal : SparkDiagnosis.of(fault);
    }
  }
}
