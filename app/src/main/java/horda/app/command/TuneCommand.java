package horda.app.command;

import horda.app.shell.Console;
import horda.app.shell.HouseShelf;
import horda.app.shell.Trouble;
import horda.bots.roster.Roster;
import horda.engine.Game;
import horda.lab.balance.ReportTexts;
import horda.lab.experiment.Content;
import horda.lab.experiment.ContentFolder;
import horda.lab.experiment.Experiment;
import horda.lab.experiment.FactKinds;
import horda.lab.tune.Comparison;
import horda.lab.tune.Tuning;
import horda.wire.Json;
import horda.wire.Shelf;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Two contents of a game on the same deals: is the difference real?
@Command
public final class TuneCommand implements Callable<Integer> {
  private static final int MOST = 2;

  private final Console console;

  @Parameters(paramLabel = "GAME")
  private String game = "";

  @Mixin private final TableOptions table = new TableOptions();

  @Mixin private final LabOptions lab = new LabOptions();

  @Option(names = "--content", paramLabel = "FOLDER", required = true)
  private List<Path> contents = List.of();

  @Option(names = "--bots", paramLabel = "BOT", split = ",")
  private List<String> bots = List.of();

  public TuneCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    Shelf shelf = Shelf.standard();
    Game<?> shipped = shelf.game(game);
    List<Content> both = new ArrayList<>();
    List<String> names = new ArrayList<>();
    if (contents.size() == 1) {
      both.add(ContentFolder.shipped(shelf, game));
      names.add(console.say("tune.shipped"));
    } else if (contents.size() > MOST) {
      throw Trouble.usage(console.say("mistake.contents", contents.size()));
    }
    for (Path path : contents) {
      if (!Files.exists(path)) {
        throw Trouble.failure(console.say("mistake.no-file", path));
      }
      both.add(ContentFolder.over(shelf, game, path));
      names.add(path.toString());
    }
    Experiment experiment =
        Tuning.plan(
            shipped,
            table.seats(shipped.minSeats()),
            table.options(),
            bots.isEmpty() ? List.of(Roster.standard().usual(shipped)) : bots,
            both,
            lab.games(console),
            table.seed(1));
    ReportTexts words = new ReportTexts(HouseShelf.open(), game);
    Comparison comparison =
        Tuning.compare(lab.run(console, experiment), words, FactKinds.of(shipped));
    if (lab.json()) {
      console.out().println(Json.MAPPER.writeValueAsString(comparison));
    } else {
      new ComparisonPrinter(console, comparison, names).print();
    }
    return 0;
  }
}
