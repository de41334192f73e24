package horda.lab.benchmarks;

import horda.engine.Nullable;
import horda.wire.Shelf;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/// What the house does most: decide, play, copy, write and read.
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class GameBenchmark {
  /// Main fills in every game that is found.
  @Param("cards-of-the-dead")
  public String game = "";

  private @Nullable BenchTable<?> table;

  @Setup
  public void open() {
    table = new BenchTable<>(Shelf.standard().game(game));
  }

  private BenchTable<?> table() {
    return Objects.requireNonNull(table);
  }

  @Benchmark
  public Object decision() {
    return table().decide();
  }

  @Benchmark
  public long game() {
    return table().playGame();
  }

  @Benchmark
  public Object copy() {
    return table().copy();
  }

  @Benchmark
  public Object jsonRoundTrip() {
    return table().throughJson();
  }
}
