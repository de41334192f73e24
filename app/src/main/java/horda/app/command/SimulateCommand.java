package horda.app.command;

import horda.app.Console;
import horda.app.HouseShelf;
import horda.bots.RandomBot;
import horda.bots.Roster;
import horda.engine.Game;
import horda.lab.Simulation;
import horda.lab.SimulationPlan;
import horda.lab.SimulationResult;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Many games between bots, and what came of them.
@Command
public final class SimulateCommand implements Callable<Integer> {
  private final Console console;

  @Parameters(paramLabel = "GAME")
  private String game = "";

  @Mixin private final TableOptions table = new TableOptions();

  @Option(names = "--games", paramLabel = "N")
  private int games = 1000;

  @Option(names = "--bots", paramLabel = "BOT", split = ",")
  private List<String> bots = List.of(RandomBot.NAME);

  @Option(names = "--threads", paramLabel = "N")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(names = "--json")
  private boolean json;

  public SimulateCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    Game<?> opened = HouseShelf.open().game(game);
    SimulationPlan plan =
        new SimulationPlan(
            table.seats(opened.minSeats()),
            table.options(),
            Need.positive(console, "--games", games),
            bots,
            table.seed(1),
            Need.positive(console, "--threads", threads),
            SimulationPlan.MOST);
    SimulationResult result;
    try (Progress progress = new Progress(console, games, console.say("progress.games"))) {
      result = Simulation.run(opened, plan, Roster.standard(), progress::at);
    }
    if (json) {
      console.out().println(result.json());
    } else {
      print(result);
    }
    return 0;
  }

  private void print(SimulationResult result) {
    Figures figures = new Figures(console);
    figures.add("simulate.game", result.game());
    figures.add("simulate.seats", result.seats() + " (" + String.join(", ", bots) + ")");
    figures.add("simulate.games", Figures.whole(result.games()));
    figures.add("simulate.decisions", Figures.whole(result.decisions()));
    figures.add("simulate.per-game", Figures.tenths(result.meanDecisionsPerGame()));
    figures.add("simulate.seconds", Figures.tenths(result.seconds()));
    figures.add("simulate.per-second", Figures.whole(Math.round(result.decisionsPerSecond())));
    if (result.team()) {
      figures.add("simulate.won", Figures.percent(result.teamWinRate()));
    } else {
      for (int seat = 0; seat < result.perSeat().size(); seat++) {
        SimulationResult.SeatResult fared = result.perSeat().get(seat);
        figures.row(
            console.say("simulate.seat", seat + 1),
            console.say("simulate.seat-fared", fared.wins(), Figures.tenths(fared.meanScore())));
      }
    }
    figures.add("simulate.digest", result.digest());
    figures.print();
  }
}
