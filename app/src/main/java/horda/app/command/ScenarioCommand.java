package horda.app.command;

import horda.app.shell.Console;
import horda.app.shell.HouseShelf;
import horda.app.shell.Trouble;
import horda.engine.Data;
import horda.lab.scenario.ScenarioFile;
import horda.lab.scenario.ScenarioResult;
import horda.lab.scenario.ScenarioRunner;
import horda.wire.Shelf;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// Scenarios: positions and scripts in files, played and compared.
@Command
public final class ScenarioCommand implements Runnable {
  private final Console console;

  @Spec private CommandSpec spec = CommandSpec.create();

  private ScenarioCommand(Console console) {
    this.console = console;
  }

  public static CommandLine line(Console console) {
    return new CommandLine(new ScenarioCommand(console)).addSubcommand("run", new Run(console));
  }

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), console.say("scenario.say-run"));
  }

  /// `scenario run FILE…`
  @Command
  static final class Run implements Callable<Integer> {
    private final Console console;
    private final Shelf shelf = HouseShelf.open();

    @Parameters(paramLabel = "FILE", arity = "1..*")
    private List<Path> paths = new ArrayList<>();

    Run(Console console) {
      this.console = console;
    }

    @Override
    public Integer call() {
      List<Path> files = paths.stream().flatMap(path -> files(path).stream()).toList();
      long failed = files.stream().filter(file -> !passes(file)).count();
      console.out().println(console.say("scenario.sum", files.size() - failed, files.size()));
      return failed == 0 ? 0 : 1;
    }

    private List<Path> files(Path path) {
      if (!Files.isDirectory(path)) {
        return List.of(Need.file(console, path));
      }
      try (Stream<Path> below = Files.walk(path)) {
        List<Path> found = below.filter(f -> f.toString().endsWith(".yaml")).sorted().toList();
        if (found.isEmpty()) {
          throw Trouble.failure(console.say("scenario.empty", path));
        }
        return found;
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    private boolean passes(Path file) {
      String failure;
      String title = "";
      try {
        ScenarioResult result = ScenarioRunner.run(shelf, ScenarioFile.read(file));
        title = result.title();
        failure = result.failure();
      } catch (Data.Fault | IllegalArgumentException | UncheckedIOException e) {
        failure = String.valueOf(e.getMessage());
      }
      boolean passed = failure.isEmpty();
      console.out().println((passed ? "✔ " : "✘ ") + file + (title.isEmpty() ? "" : "  " + title));
      if (!passed) {
        console.out().println("    " + failure);
      }
      return passed;
    }
  }
}
