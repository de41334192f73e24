package horda.app.command;

import horda.app.shell.Console;
import horda.app.shell.Trouble;
import horda.engine.Nullable;
import horda.server.load.Child;
import horda.server.load.Load;
import horda.server.load.LoadPlan;
import horda.server.load.LoadReport;
import horda.wire.Json;
import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// Plays many tables over real connections and says how the server bore it.
@Command
public final class LoadCommand implements Callable<Integer> {
  /// The launcher must not build while a build may be what runs this.
  private static final Map<String, String> ENVIRONMENT = Map.of("HORDA_BUILDING", "1");

  private final Console console;

  @Option(names = "--tables", paramLabel = "N")
  private int tables = 100;

  @Option(names = "--warm-up", paramLabel = "S")
  private double warmUp;

  @Option(names = "--seconds", paramLabel = "S")
  private double seconds = 10;

  @Option(names = "--think", paramLabel = "MS")
  private int think = 1000;

  @Option(names = "--seed", paramLabel = "SEED")
  private long seed = 1;

  @Option(names = "--imports", paramLabel = "N")
  private int imports;

  @Option(names = "--url", paramLabel = "URL")
  private @Nullable URI url;

  @Option(names = "--json")
  private boolean json;

  public LoadCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    Need.positive(console, "--tables", tables);
    Need.positive(console, "--think", think);
    if (!(seconds > 0 && seconds <= 3600)) {
      throw Trouble.usage(console.say("mistake.seconds", seconds));
    }
    if (!(warmUp >= 0 && warmUp <= 3600)) {
      throw Trouble.usage(console.say("mistake.warm-up", warmUp));
    }
    if (imports < 0) {
      throw Trouble.usage(console.say("mistake.imports", imports));
    }
    LoadPlan plan = new LoadPlan(tables, warmUp, seconds, think, seed, imports);
    return url == null ? own(plan) : foreign(plan, url);
  }

  private int own(LoadPlan plan) throws IOException, InterruptedException {
    try (Child server = Child.start(OwnServer.command(), environment(plan));
        Load load = new Load(plan, server.address())) {
      load.open();
      load.warmUp();
      Optional<Duration> before = server.processorTime();
      LoadReport report = load.play();
      Double processor =
          before
              .flatMap(from -> server.processorTime().map(to -> to.minus(from)))
              .map(used -> perDecision(used, report.decisions()))
              .orElse(null);
      OptionalLong peak = server.peakBytes();
      OptionalLong full = server.liveBytes();
      OptionalLong empty = emptyHouse();
      Long memory =
          empty.isPresent() && full.isPresent()
              ? (full.getAsLong() - empty.getAsLong()) / 1024 / plan.tables()
              : null;
      Long peakMb = peak.isPresent() ? Long.valueOf(peak.getAsLong() >> 20) : null;
      return tell(report.withServer(memory, peakMb, processor), load);
    }
  }

  /// In milliseconds, to a hundredth.
  private static Double perDecision(Duration used, long decisions) {
    return Math.round(used.toNanos() / 1e4 / Math.max(1, decisions)) / 100.0;
  }

  /// Files are sent to a house with a gigabyte: with more, nobody would see what they take.
  private static Map<String, String> environment(LoadPlan plan) {
    if (plan.imports() == 0) {
      return ENVIRONMENT;
    }
    Map<String, String> small = new HashMap<>(ENVIRONMENT);
    small.put("JAVA_TOOL_OPTIONS", "-Xmx1g");
    return small;
  }

  /// What a house without a table takes. Asked of another one: the collection that it needs would
  /// shrink the heap of the one that is to be measured.
  private static OptionalLong emptyHouse() throws IOException, InterruptedException {
    try (Child server = Child.start(OwnServer.command(), ENVIRONMENT)) {
      return server.liveBytes();
    }
  }

  private int foreign(LoadPlan plan, URI house) throws IOException, InterruptedException {
    try (Load load = new Load(plan, house)) {
      load.open();
      load.warmUp();
      return tell(load.play(), load);
    }
  }

  private int tell(LoadReport report, Load load) {
    load.complaints()
        .forEach((what, times) -> console.err().println(console.say("load.error", times, what)));
    if (json) {
      console.out().println(Json.MAPPER.writeValueAsString(report));
    } else {
      print(report);
    }
    return report.errors() == 0 ? 0 : Trouble.FAILURE;
  }

  private void print(LoadReport report) {
    Figures figures = new Figures(console);
    figures.add("load.tables", Figures.whole(report.tables()));
    figures.add("simulate.seconds", Figures.tenths(report.seconds()));
    figures.add("simulate.decisions", Figures.whole(report.decisions()));
    figures.add("load.ack", millis(report.ackP50Ms(), report.ackP99Ms()));
    figures.add("load.deliver", millis(report.deliverP50Ms(), report.deliverP99Ms()));
    figures.add("load.bytes-update", Figures.whole(report.bytesPerUpdateMedian()));
    figures.add("load.bytes-decision", Figures.whole(report.bytesPerDecision()));
    Double processor = report.processorMsPerDecision();
    figures.add("load.processor", processor == null ? "–" : processor.toString());
    Long memory = report.memoryPerTableKb();
    figures.add("load.memory", memory == null ? "–" : Figures.whole(memory));
    if (report.imports() > 0) {
      String taken = Figures.whole(report.importsTaken());
      String refused = Figures.whole(report.importsRefused());
      String lasted = Figures.tenths(report.importSeconds());
      figures.add("load.imports", console.say("load.imported", taken, refused, lasted));
      Long peak = report.peakMemoryMb();
      figures.add("load.peak", peak == null ? "–" : Figures.whole(peak));
    }
    figures.add("load.errors", Figures.whole(report.errors()));
    figures.print();
  }

  private String millis(double half, double most) {
    return console.say("load.millis", Figures.tenths(half), Figures.tenths(most));
  }
}
