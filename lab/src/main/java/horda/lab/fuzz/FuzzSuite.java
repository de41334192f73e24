package horda.lab.fuzz;

import horda.engine.Game;
import horda.engine.Seed;
import horda.engine.State;
import java.nio.file.Path;
import java.util.stream.Collectors;

/// The fuzz that runs with the tests of a game: half of it on a seed that is always the same, half
/// on one drawn by chance, so that every run tries games that nobody has seen.
public final class FuzzSuite {
  private static final Path FOLDER = Path.of("target", "fuzz");
  private static final int SHRINK_SECONDS = 10;

  private FuzzSuite() {}

  /// Fails with the seed, the check and the shortest game that was found.
  public static <S extends State> void check(Game<S> game, long decisions, Seed fixed) {
    check(game, FuzzPlan.close(Math.max(1, decisions / 2), fixed));
    check(game, FuzzPlan.close(Math.max(1, decisions / 2), FuzzPlan.drawSeed()));
  }

  static <S extends State> void check(Game<S> game, FuzzPlan plan) {
    FuzzResult result = Fuzz.run(game, plan.savingTo(FOLDER).shrinking(SHRINK_SECONDS));
    if (result.decisions() < plan.decisions() && result.isClean()) {
      throw new AssertionError("Only " + result.decisions() + " decisions were made.");
    }
    if (!result.isClean()) {
      throw new AssertionError(
          "Fuzzing %s with seed %s found this (once more: %s):\n%s"
              .formatted(
                  game.id(),
                  plan.seed(),
                  plan.command(game.id()),
                  result.violations().stream()
                      .map(each -> each + "\n  kept in " + each.file())
                      .collect(Collectors.joining("\n"))));
    }
  }
}
