package horda.app.command;

import horda.app.shell.Console;
import horda.app.shell.HouseShelf;
import horda.app.shell.Trouble;
import horda.engine.Game;
import horda.engine.Nullable;
import horda.engine.Seed;
import horda.lab.Bench;
import horda.lab.BenchPlan;
import horda.lab.BenchResult;
import horda.wire.Shelf;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// How fast games are played and copied on this machine.
@Command
public final class BenchCommand implements Callable<Integer> {
  /// Two things are measured for each game, each with a warm-up of two measurements and then five.
  private static final int MEASUREMENTS = 14;

  private static final int REPEATS = 5;

  private final Console console;

  @Parameters(paramLabel = "GAME", arity = "0..1")
  private @Nullable String game;

  @Option(names = "--seconds", paramLabel = "S")
  private double seconds = 14;

  @Option(names = "--json")
  private boolean json;

  public BenchCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    if (!(seconds > 0 && seconds <= 3600)) {
      throw Trouble.usage(console.say("mistake.seconds", seconds));
    }
    List<BenchResult> rows = Bench.run(games(), plan());
    if (json) {
      console.out().println(BenchResult.json(rows));
      return 0;
    }
    for (BenchResult row : rows) {
      print(row);
    }
    return 0;
  }

  private List<Game<?>> games() {
    Shelf shelf = HouseShelf.open();
    List<Game<?>> games = new ArrayList<>();
    for (String id : game == null ? shelf.ids() : List.of(game)) {
      games.add(shelf.game(id));
    }
    return games;
  }

  private BenchPlan plan() {
    Duration slice = Duration.ofNanos((long) (seconds * 1e9 / MEASUREMENTS));
    return new BenchPlan(Seed.of(1), slice.multipliedBy(2), slice, REPEATS);
  }

  private void print(BenchResult row) {
    Figures figures = new Figures(console);
    figures.add("simulate.game", row.game());
    figures.add("simulate.seats", Integer.toString(row.seats()));
    figures.add("simulate.per-second", Figures.whole(Math.round(row.decisionsPerSecond())));
    figures.add("bench.games", Figures.tenths(row.gamesPerSecond()));
    figures.add("bench.copies", Figures.whole(Math.round(row.copiesPerSecond())));
    figures.add("bench.bytes-decision", Figures.tenths(row.bytesPerDecision()));
    figures.add("bench.bytes-copy", Figures.tenths(row.bytesPerCopy()));
    figures.add("bench.yardstick", Figures.whole(Math.round(row.yardstick())));
    figures.print();
  }
}
