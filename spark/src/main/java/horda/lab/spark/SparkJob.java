package horda.lab.spark;

import horda.engine.Nullable;
import horda.lab.experiment.Experiment;
import horda.lab.experiment.Range;
import horda.lab.experiment.RangeResult;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.apache.spark.FutureAction;
import org.apache.spark.SparkContext;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.rdd.RDD;
import scala.jdk.javaapi.CollectionConverters;
import scala.runtime.BoxedUnit;
import scala.util.Try;

/// One job of Spark: ranges go out, answers come in and are handed over as they come.
final class SparkJob {
  /// More tasks than this are more trouble than use; they then play several ranges each.
  private static final int MOST_TASKS = 4_000;

  /// How long to wait for a first worker.
  private static final long PATIENCE = TimeUnit.MINUTES.toNanos(2);

  private final SparkContext context;
  private final Master master;
  private final BlockingQueue<Answer[]> answers = new LinkedBlockingQueue<>();

  SparkJob(SparkContext context, Master master) {
    this.context = context;
    this.master = master;
  }

  void run(Experiment experiment, List<Range> ranges, Consumer<RangeResult> done) {
    FutureAction<BoxedUnit> job = send(experiment, ranges);
    try {
      gather(job, done);
    } finally {
      if (!job.isCompleted()) {
        job.cancel();
      }
    }
    Try<BoxedUnit> end = job.value().get();
    if (end.isFailure()) {
      throw SparkDiagnosis.of(end.failed().get());
    }
  }

  private FutureAction<BoxedUnit> send(Experiment experiment, List<Range> ranges) {
    int tasks = Math.min(ranges.size(), MOST_TASKS);
    List<String> texts = ranges.stream().map(Range::json).toList();
    RDD<String> work = JavaSparkContext.fromSparkContext(context).parallelize(texts, tasks).rdd();
    return context.submitJob(
        work,
        new RangePlayer(experiment),
        CollectionConverters.asScala(IntStream.range(0, tasks).mapToObj(i -> (Object) i).toList())
            .toSeq(),
        (task, answer) -> {
          answers.add(answer);
          return BoxedUnit.UNIT;
        },
        () -> BoxedUnit.UNIT);
  }

  private void gather(FutureAction<?> job, Consumer<RangeResult> done) {
    long start = System.nanoTime();
    boolean over = false;
    boolean begun = master.here();
    while (!over) {
      // Asked before looking, so that no answer can come in between.
      over = job.isCompleted();
      for (Answer[] some = next(over); some != null; some = next(true)) {
        begun = true;
        for (Answer answer : some) {
          done.accept(answer.open());
        }
      }
      if (!begun && System.nanoTime() - start > PATIENCE) {
        begun = context.statusTracker().getExecutorInfos().length > 1;
        if (!begun) {
          throw SparkDiagnosis.nobody(master);
        }
      }
    }
  }

  private @Nullable Answer[] next(boolean atOnce) {
    try {
      return atOnce ? answers.poll() : answers.poll(200, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    }
  }
}
