package horda.app.command;

import horda.app.shell.Console;
import horda.app.shell.Trouble;
import horda.server.load.Child;
import horda.server.soak.Soak;
import horda.server.soak.SoakPlan;
import horda.server.soak.SoakReport;
import horda.wire.Json;
import java.io.IOException;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// Puts a server under strain for long: breaks lines, kills it, sends it files, and looks whether
/// anything is lost or left behind.
@Command
public final class SoakCommand implements Callable<Integer> {
  private static final double LONGEST = 7 * 24 * 3600;
  private static final Map<String, String> ENVIRONMENT = Map.of("HORDA_BUILDING", "1");

  private final Console console;

  @Option(names = "--seconds", paramLabel = "S")
  private double seconds = 3600;

  @Option(names = "--tables", paramLabel = "N")
  private int tables = 40;

  @Option(names = "--think", paramLabel = "MS")
  private int think = 200;

  @Option(names = "--restart-every", paramLabel = "S")
  private double restartEvery = 600;

  @Option(names = "--seed", paramLabel = "SEED")
  private long seed = 1;

  @Option(names = "--json")
  private boolean json;

  public SoakCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    Need.positive(console, "--tables", tables);
    Need.positive(console, "--think", think);
    if (!(seconds > 0 && seconds <= LONGEST)) {
      throw Trouble.usage(console.say("mistake.soak-seconds", seconds));
    }
    if (!(restartEvery > 0)) {
      throw Trouble.usage(console.say("mistake.soak-seconds", restartEvery));
    }
    SoakReport report;
    try (Child server = Child.start(OwnServer.command(), ENVIRONMENT)) {
      report = Soak.run(new SoakPlan(tables, seconds, think, restartEvery, seed), server);
    }
    if (json) {
      console.out().println(Json.MAPPER.writeValueAsString(report));
    } else {
      print(report);
    }
    return report.faults().isEmpty() ? 0 : Trouble.FAILURE;
  }

  private void print(SoakReport report) {
    Figures figures = new Figures(console);
    figures.add("simulate.seconds", Figures.tenths(report.seconds()));
    figures.add("soak.tables", Figures.whole(report.tables()));
    figures.add("simulate.decisions", Figures.whole(report.decisions()));
    figures.add("soak.broken", Figures.whole(report.broken()));
    figures.add("soak.restarts", Figures.whole(report.restarts()));
    figures.add("soak.imports", Figures.whole(report.imports()));
    figures.add(
        "soak.heap", console.say("soak.from-to", report.heapEarlyMb(), report.heapLateMb()));
    figures.add("soak.threads", Figures.whole(report.threadsMost()));
    figures.add(
        "soak.files",
        console.say("soak.left", report.filesMost(), report.filesEmpty(), report.filesLeft()));
    figures.print();
    console.out().println();
    if (report.faults().isEmpty()) {
      console.out().println(console.say("soak.well"));
    }
    report.faults().forEach(fault -> console.out().println(fault));
  }
}
