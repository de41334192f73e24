package horda.app.command;

import horda.app.shell.Console;
import horda.app.shell.HouseShelf;
import horda.bots.roster.Roster;
import horda.engine.Game;
import horda.engine.Nullable;
import horda.lab.balance.Balance;
import horda.lab.balance.BalancePlan;
import horda.lab.balance.Label;
import horda.lab.balance.Report;
import horda.lab.balance.ReportPage;
import horda.lab.experiment.Gathered;
import horda.wire.Json;
import horda.wire.Language;
import horda.wire.Shelf;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Plays a game at many tables and writes a report of what its parts are worth.
@Command
public final class BalanceCommand implements Callable<Integer> {
  private static final String ALL = "all";
  private static final String NONE = "none";

  private final Console console;

  @Parameters(paramLabel = "GAME")
  private String game = "";

  @Option(names = "--seats", paramLabel = "N", split = ",")
  private List<Integer> seats = List.of();

  @Mixin private final DealOptions deal = new DealOptions();

  @Mixin private final LabOptions lab = new LabOptions();

  @Option(names = "--bots", paramLabel = "BOT", split = ",")
  private List<String> bots = List.of();

  @Option(names = "--vary", paramLabel = "OPTION", split = ",")
  private List<String> vary = List.of(ALL);

  @Option(names = "--to", paramLabel = "FILE")
  private @Nullable Path file;

  public BalanceCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    Shelf shelf = HouseShelf.open();
    Game<?> opened = shelf.game(game);
    List<String> players = bots.isEmpty() ? List.of(Roster.standard().usual(opened)) : bots;
    BalancePlan plan =
        new BalancePlan(
            seats.isEmpty() ? all(opened) : seats.stream().sorted().distinct().toList(),
            deal.options(),
            players,
            varied(opened),
            lab.games(console),
            deal.seed(1));
    Gathered gathered = lab.run(console, plan.experiment(opened, lab.content(opened)));
    Report report = Balance.report(gathered, shelf);
    Path page = file == null ? Path.of("balance-" + game + ".html") : file;
    Language language = console.speech().language();
    String json = Json.pretty(Json.MAPPER.valueToTree(report));
    Files.writeString(page, ReportPage.of(report, shelf, language, command(players)));
    Files.writeString(beside(page), json);
    if (lab.json()) {
      console.out().print(json);
    } else {
      print(report, page);
    }
    return 0;
  }

  private static List<Integer> all(Game<?> opened) {
    return IntStream.rangeClosed(opened.minSeats(), opened.maxSeats()).boxed().toList();
  }

  private List<String> varied(Game<?> opened) {
    if (vary.equals(List.of(ALL))) {
      List<String> fixed = List.copyOf(deal.options().keySet());
      return BalancePlan.variable(opened).stream().filter(id -> !fixed.contains(id)).toList();
    }
    return vary.equals(List.of(NONE)) ? List.of() : vary;
  }

  private static Path beside(Path page) {
    String name = String.valueOf(page.getFileName());
    String bare = name.endsWith(".html") ? name.substring(0, name.length() - 5) : name;
    return page.resolveSibling(bare + ".json");
  }

  private void print(Report report, Path page) {
    boolean english = console.speech().language() == Language.EN;
    for (Label finding : report.findings()) {
      console.out().println("• " + (english ? finding.en() : finding.es()));
    }
    if (report.findings().isEmpty()) {
      console.out().println(console.say("balance.even"));
    }
    console.out().println(console.say("balance.written", page, beside(page)));
  }

  /// What makes this report again, as one types it.
  private String command(List<String> players) {
    List<String> words = new ArrayList<>(List.of("./horda", "balance", game));
    words.addAll(List.of("--games", "" + lab.games(console), "--seed", "" + deal.seed(1)));
    if (!seats.isEmpty()) {
      words.add("--seats");
      words.add(String.join(",", seats.stream().map(String::valueOf).toList()));
    }
    words.addAll(List.of("--bots", String.join(",", players)));
    if (!deal.options().isEmpty()) {
      List<String> set = new ArrayList<>();
      deal.options()
          .forEach((name, value) -> set.add(name + "=" + value.lines().findFirst().orElse("")));
      words.addAll(List.of("--options", String.join(",", set)));
    }
    if (!vary.equals(List.of(ALL))) {
      words.addAll(List.of("--vary", String.join(",", vary)));
    }
    if (file != null) {
      words.addAll(List.of("--to", file.toString()));
    }
    return String.join(" ", words);
  }
}
