package horda.lab;

import com.sun.management.ThreadMXBean;
import horda.bots.Bot;
import horda.bots.Playout;
import horda.bots.RandomBot;
import horda.engine.Chance;
import horda.engine.Engine;
import horda.engine.Game;
import horda.engine.Out;
import horda.engine.Question;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.engine.State;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/// Measures one game on one thread: random play, and copies of states from all over many games. A
/// second is one of processor time.
public final class Bench<S extends State> {
  /// States to copy: many more than fit one kind of position, few enough to stay in the cache.
  private static final int POSITIONS = 256;

  /// Games between two looks at the clock.
  private static final int BATCH = 16;

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private final Game<S> game;
  private final Setup table;
  private final BenchPlan plan;
  private final Playout<S> playout;
  private final List<Bot<S>> bots;
  private long dealt;
  private final Object[] kept = new Object[64];

  private Bench(Game<S> game, int seats, BenchPlan plan) {
    this.game = game;
    this.table = Setup.of(game, seats, Map.of(), plan.seed());
    this.plan = plan;
    this.playout = new Playout<>(game);
    Bot<S> random = new RandomBot<>(new Chance(plan.seed().child(-1)));
    this.bots = Collections.nCopies(seats, random);
  }

  /// One row a game, each with its least number of seats.
  public static List<BenchResult> run(List<? extends Game<?>> games, BenchPlan plan) {
    double yardstick = yardstick(plan);
    List<BenchResult> rows = new ArrayList<>();
    for (Game<?> game : games) {
      rows.add(run(game, game.minSeats(), plan, yardstick));
    }
    return rows;
  }

  /// What the fixed workload does on this machine, for [BenchResult#yardstick].
  public static double yardstick(BenchPlan plan) {
    return Yardstick.measure(plan);
  }

  public static <S extends State> BenchResult run(
      Game<S> game, int seats, BenchPlan plan, double yardstick) {
    Bench<S> bench = new Bench<>(game, seats, plan);
    Rate play = Rate.median(plan, bench::play);
    List<S> positions = bench.positions();
    Rate copies = Rate.median(plan, nanos -> bench.copy(positions, nanos));
    return new BenchResult(
        game.id(),
        seats,
        play.perSecond(),
        play.wholesPerSecond(),
        copies.perSecond(),
        play.bytesEach(),
        copies.bytesEach(),
        yardstick);
  }

  private S deal() {
    Seed seed = plan.seed().child(dealt++);
    S state = game.deal(table.withSeed(seed));
    Engine.advance(state, Out.SILENT);
    return state;
  }

  /// Plays games for that long; what the deal allocates does not count for the decisions.
  private Rate play(long nanos) {
    long decisions = 0;
    long games = 0;
    long bytes = 0;
    long start = ProcessorTime.nanos();
    long spent = 0;
    while (spent < nanos) {
      for (int i = 0; i < BATCH; i++) {
        S state = deal();
        long before = THREADS.getCurrentThreadAllocatedBytes();
        decisions += playout.play(state, bots, SimulationPlan.MOST, Out.SILENT);
        bytes += THREADS.getCurrentThreadAllocatedBytes() - before;
        games++;
      }
      spent = ProcessorTime.nanos() - start;
    }
    return new Rate(decisions, games, spent, bytes);
  }

  /// States spread evenly over as many games as it takes.
  private List<S> positions() {
    List<S> positions = new ArrayList<>();
    Chance chance = new Chance(plan.seed().child(-2));
    while (positions.size() < POSITIONS) {
      S state = deal();
      Question<S> question = Engine.question(state);
      while (question != null && positions.size() < POSITIONS) {
        if (chance.below(8) == 0) {
          positions.add(copyOf(state));
        }
        question = playout.step(state, question, bots, Out.SILENT);
      }
    }
    return positions;
  }

  private Rate copy(List<S> positions, long nanos) {
    long copies = 0;
    long before = THREADS.getCurrentThreadAllocatedBytes();
    long start = ProcessorTime.nanos();
    long spent = 0;
    while (spent < nanos) {
      for (S position : positions) {
        // Kept for a while, so that the compiler cannot leave the copy out.
        kept[(int) (copies++ & 63)] = position.copy();
      }
      spent = ProcessorTime.nanos() - start;
    }
    return new Rate(copies, 0, spent, THREADS.getCurrentThreadAllocatedBytes() - before);
  }

  @SuppressWarnings("unchecked") // a state copies itself to its own kind
  private S copyOf(S state) {
    return (S) state.copy();
  }
}
