package horda.lab.scenario;

import horda.engine.Data;
import horda.engine.Game;
import horda.wire.Shelf;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/// All scenarios of a folder.
public final class Scenarios {
  private Scenarios() {}

  /// The files in and below `folder`, or the one file that it is, in the order of names.
  public static List<Path> files(Path folder) {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(Files::isRegularFile)
          .filter(file -> file.toString().endsWith(".yaml"))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Plays them all; a file that cannot be read is a scenario that failed.
  public static List<ScenarioResult> run(Path folder, Shelf shelf) {
    return run(folder, file -> ScenarioRunner.run(shelf, file));
  }

  /// For a game's own tests: fails with everything that went wrong, or when nothing was played.
  public static void check(Path folder, Game<?> game) {
    List<ScenarioResult> results = run(folder, file -> ScenarioRunner.run(game, file));
    if (results.isEmpty()) {
      throw new AssertionError("No scenarios in " + folder + ".");
    }
    List<String> failures =
        results.stream()
            .filter(r -> !r.passed())
            .map(r -> r.title() + "\n  " + r.failure())
            .toList();
    if (!failures.isEmpty()) {
      throw new AssertionError(String.join("\n", failures));
    }
  }

  private static List<ScenarioResult> run(
      Path folder, Function<ScenarioFile, ScenarioResult> player) {
    List<ScenarioResult> results = new ArrayList<>();
    for (Path file : files(folder)) {
      try {
        results.add(player.apply(ScenarioFile.read(file)));
      } catch (Data.Fault fault) {
        results.add(
            new ScenarioResult(
                file.toString(), file.toString(), 0, String.valueOf(fault.getMessage())));
      }
    }
    return results;
  }
}
