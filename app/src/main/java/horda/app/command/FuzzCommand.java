package horda.app.command;

import horda.app.play.SavedGames;
import horda.app.shell.Console;
import horda.app.shell.HouseShelf;
import horda.engine.Game;
import horda.engine.Nullable;
import horda.engine.Seed;
import horda.lab.fuzz.Fuzz;
import horda.lab.fuzz.FuzzPlan;
import horda.lab.fuzz.FuzzResult;
import horda.lab.fuzz.Violation;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Random games at random tables, everything checked; what is wrong is saved to be looked at.
@Command
public final class FuzzCommand implements Callable<Integer> {
  private final Console console;

  @Parameters(paramLabel = "GAME")
  private String game = "";

  @Option(names = "--decisions", paramLabel = "N")
  private long decisions = 20_000;

  @Option(names = "--seed", paramLabel = "SEED")
  private @Nullable Seed seed;

  @Option(names = "--threads", paramLabel = "N")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(names = "--shrink", paramLabel = "SECONDS")
  private int shrink = 10;

  @Option(names = "--close", paramLabel = "N")
  private int close = FuzzPlan.USUAL_SAMPLE;

  @Option(names = "--save-to", paramLabel = "FOLDER")
  private @Nullable Path folder;

  @Option(names = "--json")
  private boolean json;

  public FuzzCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    Game<?> opened = HouseShelf.open().game(game);
    FuzzPlan plan =
        FuzzPlan.sampled(
                Need.positive(console, "--decisions", decisions),
                seed == null ? FuzzPlan.drawSeed() : seed)
            .lookingAtOneIn(Need.positive(console, "--close", close))
            .onThreads(Need.positive(console, "--threads", threads))
            .shrinking(Need.notNegative(console, "--shrink", shrink))
            .savingTo(folder());
    if (!json) {
      // Printed first, so that a run that is stopped can still be repeated.
      console.out().println(console.say("fuzz.again", plan.command(opened.id())));
      console.out().flush();
    }
    FuzzResult result;
    try (Progress progress = new Progress(console, decisions, console.say("progress.decisions"))) {
      result = Fuzz.run(opened, plan, progress::at);
    }
    if (json) {
      console.out().println(result.json());
    } else {
      print(result);
    }
    return result.isClean() ? 0 : 1;
  }

  private Path folder() {
    if (folder != null) {
      return folder;
    }
    // An archive has no sources, and may lie where nobody may write.
    boolean sources = Files.isDirectory(console.home().resolve("games"));
    Path base = sources ? console.home().resolve("target") : SavedGames.of(console).folder();
    return base.resolve("fuzz");
  }

  private void print(FuzzResult result) {
    Figures figures = new Figures(console);
    figures.add("simulate.game", result.game());
    figures.add("fuzz.seed", result.seed().toString());
    figures.add("simulate.games", Figures.whole(result.games()));
    figures.add("simulate.decisions", Figures.whole(result.decisions()));
    figures.add("simulate.seconds", Figures.tenths(result.seconds()));
    figures.add("fuzz.violations", Figures.whole(result.violations().size()));
    figures.add("simulate.digest", result.digest());
    figures.print();
    for (Violation violation : result.violations()) {
      console.out().println();
      console.out().println("✘ " + violation);
      if (violation.found() != violation.decision()) {
        console
            .out()
            .println("  " + console.say("fuzz.cut", violation.found(), violation.decision()));
      }
      if (violation.file() != null) {
        console
            .out()
            .println("  " + console.say("fuzz.open", "./horda replay " + violation.file()));
      }
    }
  }
}
