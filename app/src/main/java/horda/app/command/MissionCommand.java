package horda.app.command;

import horda.app.mission.MissionLibrary;
import horda.app.mission.MissionWords;
import horda.app.mission.PlanSvg;
import horda.app.mission.PlanText;
import horda.app.shell.Console;
import horda.engine.Data;
import horda.ruemorgue.mission.Goal;
import horda.ruemorgue.mission.Mission;
import horda.ruemorgue.mission.Reading;
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

/// Missions of Rue Morgue: checked, and drawn.
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

  private static MissionLibrary.Found open(Console console, MissionLibrary library, String word) {
    return library.open(
        word,
        near ->
            near.isEmpty()
                ? console.say("mission.unknown", word, String.join(", ", library.names()))
                : console.say("mission.unknown-near", word, near));
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
      MissionLibrary library = new MissionLibrary();
      MissionWords say = new MissionWords(library.words(console.speech().language()));
      List<String> all = words.isEmpty() ? library.names() : words;
      long sound = all.stream().filter(word -> passes(library, say, word)).count();
      console.out().println(console.say("mission.sum", sound, all.size()));
      return sound == all.size() ? 0 : 1;
    }

    private boolean passes(MissionLibrary library, MissionWords say, String word) {
      List<String> faults = new ArrayList<>();
      String title = "";
      try {
        Reading reading = open(console, library, word).reading();
        reading.faults().forEach(fault -> faults.add(say.fault(fault)));
        title = reading.mission() == null ? "" : "  " + say.title(reading.mission());
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
      MissionLibrary library = new MissionLibrary();
      MissionWords say = new MissionWords(library.words(console.speech().language()));
      Reading reading;
      try {
        reading = open(console, library, word).reading();
      } catch (Data.Fault fault) {
        console.err().println(fault.getMessage());
        return 1;
      }
      // A mission with faults is drawn as far as it goes: looking at it is how they are found.
      reading.faults().forEach(fault -> console.err().println(say.fault(fault)));
      Mission mission = reading.mission();
      if (mission != null && svg) {
        console.out().print(PlanSvg.of(mission, mission.id() + "  " + say.title(mission)));
      } else if (mission != null) {
        print(mission, say);
      }
      return reading.isSound() ? 0 : 1;
    }

    private void print(Mission mission, MissionWords say) {
      List<String> lines = new ArrayList<>();
      lines.add(mission.id() + "  " + say.title(mission));
      lines.add(say.head(mission));
      lines.add("");
      lines.addAll(PlanText.of(mission));
      lines.add("");
      lines.add(console.say("mission.legend").stripTrailing());
      lines.add("");
      lines.add(say.text("mission.goals") + ":");
      int number = 1;
      for (Goal goal : mission.goals()) {
        lines.add("  " + number++ + ". " + say.goal(mission, goal));
      }
      if (!mission.rules().isEmpty()) {
        lines.add(say.text("mission.rules") + ":");
        mission.rules().forEach(rule -> lines.add("  · " + say.rule(mission, rule)));
      }
      lines.add(say.alive(mission));
      lines.addAll(say.origin(mission));
      lines.forEach(console.out()::println);
    }
  }
}
