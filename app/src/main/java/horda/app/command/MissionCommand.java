package horda.app.command;

import horda.app.shell.Console;
import horda.art.PlanArt;
import horda.engine.Data;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// Missions, of whichever game has some: checked, and drawn.
@Command
public final class MissionCommand implements Runnable {
  private final Console console;

  @Spec private CommandSpec spec = CommandSpec.create();

  private MissionCommand(Console console) {
    this.console = console;
  }

  public static CommandLine line(Console console) {
    return new CommandLine(new MissionCommand(console))
        .addSubcommand("check", new Check(console))
        .addSubcommand("show", new Show(console));
  }

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), console.say("mission.say-what"));
  }

  /// `mission check FILE|NAME…`
  @Command
  static final class Check implements Callable<Integer> {
    private final Console console;

    @Parameters(paramLabel = "MISSION", arity = "0..*")
    private List<String> words = new ArrayList<>();

    Check(Console console) {
      this.console = console;
    }

    @Override
    public Integer call() {
      PlanShelf shelf = new PlanShelf(console);
      List<String> all = words.isEmpty() ? shelf.names() : words;
      long sound = all.stream().filter(word -> passes(shelf, word)).count();
      console.out().println(console.say("mission.sum", sound, all.size()));
      return sound == all.size() ? 0 : 1;
    }

    private boolean passes(PlanShelf shelf, String word) {
      List<String> faults = new ArrayList<>();
      String title = "";
      try {
        PlanArt.Sheet sheet = shelf.open(word);
        faults.addAll(sheet.faults());
        title = sheet.picture() == null ? "" : "  " + sheet.picture().title();
      } catch (Data.Fault fault) {
        faults.add(String.valueOf(fault.getMessage()));
      }
      console.out().println((faults.isEmpty() ? "✔ " : "✘ ") + word + title);
      faults.forEach(fault -> console.out().println("    " + fault));
      return faults.isEmpty();
    }
  }

  /// `mission show FILE|NAME`
  @Command
  static final class Show implements Callable<Integer> {
    private final Console console;

    @Parameters(index = "0", paramLabel = "MISSION")
    private String word = "";

    @Option(names = "--svg")
    private boolean svg;

    Show(Console console) {
      this.console = console;
    }

    @Override
    public Integer call() {
      PlanArt.Sheet sheet;
      try {
        sheet = new PlanShelf(console).open(word);
      } catch (Data.Fault fault) {
        console.err().println(fault.getMessage());
        return 1;
      }
      // A mission with faults is drawn as far as it goes: looking at it is how they are found.
      sheet.faults().forEach(console.err()::println);
      PlanArt.Picture picture = sheet.picture();
      if (picture != null && svg) {
        console.out().print(picture.svg());
      } else if (picture != null) {
        picture.lines().forEach(console.out()::println);
      }
      return sheet.faults().isEmpty() ? 0 : 1;
    }
  }
}
