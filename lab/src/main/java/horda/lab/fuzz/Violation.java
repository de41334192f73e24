package horda.lab.fuzz;

import horda.engine.Nullable;
import horda.engine.Setup;
import java.nio.file.Path;

/**
 * Something wrong that the fuzzer found.
 *
 * @param check name of the check, such as {@code json} or {@code invariant:cards-are-conserved}
 * @param decision how many answers had been given
 * @param file the game up to there, to be replayed; null when it could not be saved
 */
public record Violation(
    String check, String game, Setup setup, long decision, String message, @Nullable Path file) {

  @Override
  public String toString() {
    return "%s in %s (seed %s, %d seats, options %s) after %d decisions: %s"
        .formatted(check, game, setup.seed(), setup.seats(), setup.options(), decision, message);
  }
}
