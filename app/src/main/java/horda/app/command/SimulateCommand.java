package horda.app.command;

import horda.app.shell.Console;
import horda.app.shell.HouseShelf;
import horda.bots.RandomBot;
import horda.engine.Game;
import horda.lab.SimulationPlan;
import horda.lab.SimulationResult;
import horda.lab.experiment.Arm;
import horda.lab.experiment.Experiment;
import horda.lab.experiment.Gathered;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Many games between bots, and their outcome.
@Command
public final class SimulateCommand implements Callable<Integer> {
  private final Console console;

  @Parameters(paramLabel = "GAME")
  private String game = "";

  @Mixin private final TableOptions table = new TableOptions();

  @Mixin private final LabOptions lab = new LabOptions();

  @Option(names = "--bots", paramLabel = "BOT", split = ",")
  private List<String> bots = List.of(RandomBot.NAME);

  public SimulateCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    Game<?> opened = HouseShelf.open().game(game);
    Arm arm =
        Arm.of("", table.seats(opened.minSeats()), table.options(), bots, lab.content(opened));
    Experiment experiment =
        new Experiment(
            opened.id(),
            opened.revision(),
            List.of(arm),
            lab.games(console),
            table.seed(1).toString(),
            SimulationPlan.MOST,
            false);
    long start = System.nanoTime();
    Gathered gathered = lab.run(console, experiment);
    SimulationResult result = gathered.simulation(0, (System.nanoTime() - start) / 1e9);
    if (lab.json()) {
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
