package horda.lab.scenario;

import horda.engine.Game;
import horda.engine.Seed;
import horda.wire.RuleBook;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// All scenarios of a game, for its own tests: each check gives what is wrong, or nothing.
public record ScenarioSuite(Game<?> game, List<Path> files) {
  public ScenarioSuite {
    files = List.copyOf(files);
  }

  public static ScenarioSuite of(Game<?> game, Path folder) {
    return new ScenarioSuite(game, Scenarios.files(folder));
  }

  public static String name(Path file) {
    return String.valueOf(file.getFileName());
  }

  /// What went wrong in one; empty if nothing did.
  public String failure(Path file) {
    return ScenarioRunner.run(game, ScenarioFile.read(file)).failure();
  }

  /// What a scenario proves must follow from its position, not from the luck of the deal.
  public List<String> hangingOnTheirSeed(int seeds) {
    List<String> hanging = new ArrayList<>();
    for (Path file : files) {
      ScenarioFile scenario = ScenarioFile.read(file);
      for (int seed = 2; seed < 2 + seeds; seed++) {
        ScenarioResult result = ScenarioRunner.run(game, scenario.withSeed(new Seed(seed, 1)));
        if (!result.passed()) {
          hanging.add("%s with seed %d: %s".formatted(name(file), seed, result.failure()));
        }
      }
    }
    return hanging;
  }

  /// The vectors from 1 to `last` of which no file begins with `form`, filled in.
  public List<Integer> vectorsWithoutFile(String form, int last) {
    return IntStream.rangeClosed(1, last)
        .filter(
            vector ->
                files.stream().noneMatch(file -> name(file).startsWith(form.formatted(vector))))
        .boxed()
        .toList();
  }

  /// Files that name no rule, or one that is not in the catalogue.
  public List<String> withoutTheirRules(RuleBook book) {
    return files.stream()
        .filter(file -> !namesRules(ScenarioFile.read(file), book))
        .map(ScenarioSuite::name)
        .toList();
  }

  private static boolean namesRules(ScenarioFile scenario, RuleBook book) {
    return !scenario.rules().isEmpty()
        && scenario.rules().stream().allMatch(rule -> book.find(rule).isPresent());
  }
}
