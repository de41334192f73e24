package horda.app.command;

import horda.app.shell.Console;
import horda.app.shell.HouseShelf;
import horda.bots.roster.Roster;
import horda.engine.Game;
import horda.lab.attention.AttentionPlan;
import horda.lab.attention.AttentionResult;
import horda.lab.attention.AttentionTrial;
import horda.lab.attention.Persona;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// How often one person among bots is asked, and how often for nothing.
@Command
public final class AttentionCommand implements Callable<Integer> {
  private final Console console;

  @Parameters(paramLabel = "GAME")
  private String game = "";

  @Mixin private final TableOptions table = new TableOptions();

  @Option(names = "--games", paramLabel = "N")
  private int games = 100;

  @Option(names = "--bot", paramLabel = "BOT")
  private String bot = "steady";

  @Option(names = "--all")
  private boolean all;

  @Option(names = "--json")
  private boolean json;

  public AttentionCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    Game<?> opened = HouseShelf.open().game(game);
    AttentionPlan plan =
        new AttentionPlan(
            table.seats(opened.minSeats()),
            table.options(),
            Need.positive(console, "--games", games),
            bot,
            table.seed(1),
            all);
    List<AttentionResult> results = new ArrayList<>();
    for (Persona persona : Persona.values()) {
      results.add(AttentionTrial.run(opened, plan, persona, Roster.standard()));
    }
    if (json) {
      console.out().println(AttentionResult.json(results));
    } else {
      results.forEach(this::print);
    }
    return 0;
  }

  private void print(AttentionResult result) {
    Figures figures = new Figures(console);
    figures.add("simulate.game", result.game());
    figures.add("simulate.seats", Integer.toString(result.seats()));
    figures.add("simulate.games", Figures.whole(result.games()));
    figures.add("attention.persona", console.say("attention." + result.persona().code()));
    figures.add("attention.rules", Figures.tenths(result.rules()));
    figures.add(
        "attention.questions",
        console.say("attention.most", Figures.tenths(result.questions()), result.most()));
    figures.add("attention.passed", Figures.tenths(result.passed()));
    figures.add("attention.single", Figures.tenths(result.single()));
    figures.add("attention.only", Figures.tenths(result.only()));
    figures.add("attention.given", Figures.tenths(result.given()));
    figures.add("attention.said", Figures.tenths(result.said()));
    for (Map.Entry<String, AttentionResult.Kind> entry : result.kinds().entrySet()) {
      AttentionResult.Kind kind = entry.getValue();
      figures.row(
          "  " + entry.getKey(),
          console.say(
              "attention.kind",
              Figures.tenths(kind.questions()),
              Figures.tenths(kind.passed()),
              Figures.tenths(kind.single()),
              result.mostKinds().getOrDefault(entry.getKey(), 0)));
    }
    figures.print();
    console.out().println();
  }
}
