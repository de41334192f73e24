package horda.lab.fuzz;

import horda.engine.Digest;
import horda.engine.Game;
import horda.engine.State;
import horda.lab.Crew;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongConsumer;

/// Plays random games at random tables until enough decisions were made, and checks everything.
public final class Fuzz {
  private Fuzz() {}

  public static <S extends State> FuzzResult run(Game<S> game, FuzzPlan plan) {
    return run(game, plan, decisions -> {});
  }

  /// @param progress told after each game how many decisions were made
  public static <S extends State> FuzzResult run(
      Game<S> game, FuzzPlan plan, LongConsumer progress) {
    Count count = new Count(plan, progress);
    long start = System.nanoTime();
    Crew.work(
        plan.threads(),
        Integer.MAX_VALUE,
        number -> new FuzzGame<>(game, plan, number).play(),
        count::take);
    return count.result(game.id(), (System.nanoTime() - start) / 1e9);
  }

  /// Adds up games in their order.
  private static final class Count {
    private final FuzzPlan plan;
    private final LongConsumer progress;
    private final List<Violation> violations = new ArrayList<>();
    private final Digest digest = new Digest();
    private long decisions;
    private long games;

    Count(FuzzPlan plan, LongConsumer progress) {
      this.plan = plan;
      this.progress = progress;
    }

    /// Whether more are wanted.
    boolean take(FuzzGame.Played played) {
      games++;
      // A game that breaks before its first answer must count for something, or it never ends.
      decisions += Math.max(1, played.decisions());
      digest.add(played.digest());
      if (played.violation() != null) {
        violations.add(played.violation());
      }
      progress.accept(decisions);
      return decisions < plan.decisions() && violations.size() < plan.mostViolations();
    }

    FuzzResult result(String game, double seconds) {
      return new FuzzResult(game, plan.seed(), decisions, games, seconds, violations, digest.hex());
    }
  }
}
