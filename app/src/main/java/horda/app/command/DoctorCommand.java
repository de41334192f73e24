package horda.app.command;

import horda.app.shell.Console;
import horda.app.shell.HouseShelf;
import horda.app.shell.Trouble;
import horda.engine.Nullable;
import horda.server.house.Rehearsal;
import horda.server.store.Diagnosis;
import horda.server.store.Diagnosis.Finding;
import horda.server.store.Examination;
import horda.server.store.Holdings;
import horda.server.store.Overhaul;
import horda.wire.Json;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Reads a whole database and says what is wrong with it; on request puts right what can be, and
/// moves the rest out of the way.
@Command
public final class DoctorCommand implements Callable<Integer> {
  private static final int MOST_PRINTED = 100;

  private final Console console;

  @Mixin private final DatabaseOptions database = new DatabaseOptions();

  @Option(names = "--set-aside")
  private boolean setAside;

  @Option(names = "--replay", paramLabel = "SECONDS")
  private double replay = 30;

  @Option(names = "--json")
  private boolean json;

  public DoctorCommand(Console console) {
    this.console = console;
  }

  /// What was done about it.
  private record Treatment(int mended, List<String> aside, @Nullable Path file) {}

  @Override
  public Integer call() throws IOException {
    Libraries.quiet();
    if (replay < 0 || Double.isNaN(replay)) {
      throw Trouble.usage(console.say("doctor.no-seconds", replay));
    }
    String where = database.where(console);
    String password = database.password(console);
    Diagnosis diagnosis;
    Treatment treatment = null;
    try (Holdings holdings = Holdings.open(where, password)) {
      diagnosis = examine(holdings);
      if (setAside && !diagnosis.healthy()) {
        Path file = database.aside(console);
        Overhaul.Outcome outcome = Overhaul.of(holdings, diagnosis, file);
        treatment =
            new Treatment(
                outcome.mended(),
                List.copyOf(outcome.aside()),
                outcome.aside().isEmpty() ? null : file);
      }
    }
    Diagnosis after = diagnosis;
    if (treatment != null) {
      try (Holdings holdings = Holdings.open(where, password)) {
        after = examine(holdings);
      }
    }
    if (json) {
      console.out().println(Json.pretty(node(diagnosis, treatment, after)));
    } else {
      print(diagnosis, treatment, after);
    }
    return after.healthy() ? 0 : 1;
  }

  private Diagnosis examine(Holdings holdings) {
    return Examination.of(holdings, new Rehearsal(HouseShelf.open()), replay);
  }

  private void print(Diagnosis diagnosis, @Nullable Treatment treatment, Diagnosis after) {
    looked(diagnosis);
    diagnosis.findings().stream()
        .limit(MOST_PRINTED)
        .forEach(finding -> console.out().println("✘ " + sentence(finding)));
    int more = diagnosis.findings().size() - MOST_PRINTED;
    if (more > 0) {
      console.out().println(console.say("doctor.more", more));
    }
    if (treatment == null) {
      console.out().println(console.say(diagnosis.healthy() ? "doctor.healthy" : "doctor.advice"));
      return;
    }
    console.out().println(console.say("doctor.mended", treatment.mended()));
    if (treatment.file() != null) {
      String tables = String.join(", ", treatment.aside());
      console
          .out()
          .println(console.say("doctor.aside", treatment.aside().size(), treatment.file(), tables));
    }
    if (after.healthy()) {
      console.out().println(console.say("doctor.healthy"));
    } else {
      console.out().println(console.say("doctor.left", after.findings().size()));
      after.findings().stream()
          .limit(MOST_PRINTED)
          .forEach(finding -> console.out().println("✘ " + sentence(finding)));
    }
  }

  private void looked(Diagnosis diagnosis) {
    console
        .out()
        .println(
            console.say(
                "doctor.looked",
                diagnosis.database(),
                diagnosis.tables(),
                diagnosis.lines(),
                diagnosis.replayed(),
                String.format(Locale.ROOT, "%.1f", diagnosis.seconds())));
    if (!diagnosis.sealed()) {
      console.out().println(console.say("doctor.no-checksums"));
    }
  }

  private String sentence(Finding finding) {
    String said =
        switch (finding.kind()) {
          case FILE -> console.say("doctor.file", finding.detail());
          case HEADER -> console.say("doctor.header", finding.table());
          case LINE -> console.say("doctor.line", finding.line(), finding.table());
          case MISSING -> console.say("doctor.missing", finding.line(), finding.table());
          case ORPHAN -> console.say("doctor.orphan", finding.detail(), finding.table());
          case NOTE -> console.say("doctor.note", finding.table());
          case PAPER -> console.say("doctor.paper", finding.detail());
          case SETUP -> console.say("doctor.setup", finding.table(), finding.detail());
          case PLAY ->
              console.say("doctor.play", finding.line(), finding.table(), finding.detail());
        };
    return finding.mendable() ? said + " " + console.say("doctor.mendable") : said;
  }

  private ObjectNode node(Diagnosis diagnosis, @Nullable Treatment treatment, Diagnosis after) {
    ObjectNode node = Json.object().put("database", diagnosis.database());
    node.put("healthy", after.healthy()).put("checksums", diagnosis.sealed());
    node.put("tables", diagnosis.tables()).put("lines", diagnosis.lines());
    node.put("replayed", diagnosis.replayed()).put("seconds", diagnosis.seconds());
    findings(node.putArray("findings"), diagnosis);
    if (treatment != null) {
      node.put("mended", treatment.mended());
      ArrayNode aside = node.putArray("setAside");
      treatment.aside().forEach(aside::add);
      if (treatment.file() != null) {
        node.put("file", treatment.file().toString());
      }
      findings(node.putArray("left"), after);
    }
    return node;
  }

  private void findings(ArrayNode list, Diagnosis diagnosis) {
    for (Finding finding : diagnosis.findings()) {
      ObjectNode one = list.addObject().put("kind", finding.kind().name().toLowerCase(Locale.ROOT));
      if (!finding.table().isEmpty()) {
        one.put("table", finding.table());
      }
      if (finding.line() >= 0) {
        one.put("line", finding.line());
      }
      one.put("mendable", finding.mendable()).put("text", sentence(finding));
    }
  }
}
