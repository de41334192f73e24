package horda.lab.fuzz;

import horda.engine.Nullable;
import horda.engine.Seed;
import java.nio.file.Path;
import java.security.SecureRandom;

/// How much to fuzz, and how closely. Invariants and choices are checked at every decision; what
/// costs more (copies, JSON, knowledge, undo) only on a close look.
///
/// @param decisions games are played until this many have been made in all
/// @param closeGames how many games, from the first on, are looked at closely at every decision
/// @param sample in later games, one decision in this many gets a close look
/// @param most decisions after which a game counts as stuck
/// @param whispers whether to check that events tell nobody else what one seat alone has seen; off
///   for a game that shows things openly which leave no trace on the table
/// @param mostViolations stops after this many
/// @param shrinkSeconds how long to look for a shorter game that breaks the same, at most; 0 for
///   not at all
/// @param folder where games with a violation are saved; null for nowhere
public record FuzzPlan(
    long decisions,
    Seed seed,
    int threads,
    int closeGames,
    int sample,
    int most,
    boolean whispers,
    int mostViolations,
    int shrinkSeconds,
    @Nullable Path folder) {
  private static final SecureRandom RANDOM = new SecureRandom();

  /// One decision in this many gets a close look, unless somebody asks for another figure.
  public static final int USUAL_SAMPLE = 16;

  private static final int USUAL_CLOSE_GAMES = 20;

  public FuzzPlan {
    if (decisions < 1 || threads < 1 || sample < 1 || mostViolations < 1 || shrinkSeconds < 0) {
      throw new IllegalArgumentException("decisions, threads, sample and violations are 1 or more");
    }
  }

  /// Every decision of every game looked at closely: for tests.
  public static FuzzPlan close(long decisions, Seed seed) {
    return new FuzzPlan(decisions, seed, 1, Integer.MAX_VALUE, 1, 100_000, true, 10, 0, null);
  }

  /// Close looks at a few whole games, then at one decision in sixteen: for long runs.
  public static FuzzPlan sampled(long decisions, Seed seed) {
    return new FuzzPlan(
        decisions, seed, 1, USUAL_CLOSE_GAMES, USUAL_SAMPLE, 100_000, true, 10, 0, null);
  }

  /// A close look at one decision in `number`. The more seldom, the fewer whole games are looked at
  /// closely, too: a close look costs a thousand times as much as the decision.
  public FuzzPlan lookingAtOneIn(int number) {
    return new FuzzPlan(
        decisions,
        seed,
        threads,
        Math.min(closeGames, Math.max(1, closeGames * USUAL_SAMPLE / number)),
        number,
        most,
        whispers,
        mostViolations,
        shrinkSeconds,
        folder);
  }

  public FuzzPlan onThreads(int number) {
    return new FuzzPlan(
        decisions,
        seed,
        number,
        closeGames,
        sample,
        most,
        whispers,
        mostViolations,
        shrinkSeconds,
        folder);
  }

  public FuzzPlan savingTo(Path place) {
    return new FuzzPlan(
        decisions,
        seed,
        threads,
        closeGames,
        sample,
        most,
        whispers,
        mostViolations,
        shrinkSeconds,
        place);
  }

  public FuzzPlan stuckAfter(int number) {
    return new FuzzPlan(
        decisions,
        seed,
        threads,
        closeGames,
        sample,
        number,
        whispers,
        mostViolations,
        shrinkSeconds,
        folder);
  }

  public FuzzPlan withoutWhispers() {
    return new FuzzPlan(
        decisions,
        seed,
        threads,
        closeGames,
        sample,
        most,
        false,
        mostViolations,
        shrinkSeconds,
        folder);
  }

  /// Every violation is cut to the shortest game that shows it, as far as that time goes.
  public FuzzPlan shrinking(int seconds) {
    return new FuzzPlan(
        decisions,
        seed,
        threads,
        closeGames,
        sample,
        most,
        whispers,
        mostViolations,
        seconds,
        folder);
  }

  /// A seed that nobody has tried.
  public static Seed drawSeed() {
    return new Seed(RANDOM.nextLong(), RANDOM.nextLong());
  }

  /// What a person types to play the same games again.
  public String command(String game) {
    String look = sample == USUAL_SAMPLE ? "" : " --close " + sample;
    return "./horda fuzz " + game + " --decisions " + decisions + " --seed " + seed + look;
  }
}
