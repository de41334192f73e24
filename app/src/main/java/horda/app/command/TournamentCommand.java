package horda.app.command;

import horda.app.shell.Console;
import horda.app.shell.HouseShelf;
import horda.engine.Game;
import horda.lab.experiment.Experiment;
import horda.lab.tournament.Lineups;
import horda.lab.tournament.Standings;
import horda.lab.tournament.Tournament;
import horda.wire.Json;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Bots against each other on the same deals, and how strong that shows them to be.
@Command
public final class TournamentCommand implements Callable<Integer> {
  private final Console console;

  @Parameters(paramLabel = "GAME")
  private String game = "";

  @Mixin private final TableOptions table = new TableOptions();

  @Mixin private final LabOptions lab = new LabOptions();

  @Option(names = "--bots", paramLabel = "BOT", split = ",", required = true)
  private List<String> bots = List.of();

  @Option(names = "--single")
  private boolean single;

  public TournamentCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    Game<?> opened = HouseShelf.open().game(game);
    Tournament.Table at =
        new Tournament.Table(
            opened.id(),
            opened.revision(),
            table.seats(opened.minSeats()),
            table.options(),
            lab.content(opened));
    Experiment experiment =
        Tournament.plan(at, bots, lineups(at), lab.games(console), table.seed(1));
    Standings standings = Tournament.standings(lab.run(console, experiment));
    if (lab.json()) {
      console.out().println(Json.MAPPER.writeValueAsString(standings));
    } else {
      new StandingsPrinter(console, standings).print();
    }
    return 0;
  }

  private Lineups lineups(Tournament.Table at) {
    if (Tournament.isTeam(lab.bench(), at)) {
      return Lineups.ALIKE;
    }
    return single ? Lineups.SINGLE : Lineups.EVEN;
  }
}
