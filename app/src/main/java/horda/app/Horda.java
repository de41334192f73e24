package horda.app;

import horda.app.command.AccountsCommand;
import horda.app.command.AttentionCommand;
import horda.app.command.BackupCommand;
import horda.app.command.BalanceCommand;
import horda.app.command.BenchCommand;
import horda.app.command.ContractCommand;
import horda.app.command.DoctorCommand;
import horda.app.command.EngineCommand;
import horda.app.command.FuzzCommand;
import horda.app.command.LoadCommand;
import horda.app.command.MissionCommand;
import horda.app.command.NewGameCommand;
import horda.app.command.OpenGamesCommand;
import horda.app.command.PlayCommand;
import horda.app.command.ReplayCommand;
import horda.app.command.RestoreCommand;
import horda.app.command.RulesCommand;
import horda.app.command.ScenarioCommand;
import horda.app.command.ServeCommand;
import horda.app.command.SimulateCommand;
import horda.app.command.SoakCommand;
import horda.app.command.TournamentCommand;
import horda.app.command.TuneCommand;
import horda.app.command.VerifyCommand;
import horda.app.shell.Console;
import horda.app.shell.Trouble;
import horda.engine.Nullable;
import horda.engine.Refusal;
import horda.engine.Seed;
import horda.wire.Language;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/// `./horda` alone: opens the house for browsers. With a word: one of the commands.
@Command(name = "horda", versionProvider = Horda.Version.class)
public final class Horda implements Callable<Integer> {
  private final Console console;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      scope = ScopeType.INHERIT)
  private boolean help;

  @Option(
      names = {"-V", "--version"},
      versionHelp = true)
  private boolean version;

  @Option(names = "--lang", paramLabel = "en|es", scope = ScopeType.INHERIT)
  private @Nullable Language language;

  private Horda(Console console) {
    this.console = console;
  }

  /// Runs one command line; the exit code.
  public static int run(Console console, String... args) {
    try {
      return commands(console).execute(args);
    } catch (Refusal refusal) {
      // Setting the table failed before any command was chosen.
      console.err().println(refusal.getMessage());
      return Trouble.FAILURE;
    }
  }

  static CommandLine commands(Console console) {
    CommandLine line = new CommandLine(new Horda(console));
    line.addSubcommand("serve", new ServeCommand(console));
    line.addSubcommand("play", new PlayCommand(console));
    line.addSubcommand("rules", new RulesCommand(console));
    line.addSubcommand("replay", new ReplayCommand(console));
    line.addSubcommand("verify", new VerifyCommand(console));
    line.addSubcommand("scenario", ScenarioCommand.line(console));
    line.addSubcommand("mission", MissionCommand.line(console));
    line.addSubcommand("simulate", new SimulateCommand(console));
    line.addSubcommand("tournament", new TournamentCommand(console));
    line.addSubcommand("balance", new BalanceCommand(console));
    line.addSubcommand("tune", new TuneCommand(console));
    line.addSubcommand("fuzz", new FuzzCommand(console));
    line.addSubcommand("bench", new BenchCommand(console));
    line.addSubcommand("attention", new AttentionCommand(console));
    line.addSubcommand("contract", new ContractCommand(console));
    line.addSubcommand("load", new LoadCommand(console));
    line.addSubcommand("soak", new SoakCommand(console));
    line.addSubcommand("accounts", new AccountsCommand(console));
    line.addSubcommand("doctor", new DoctorCommand(console));
    line.addSubcommand("backup", new BackupCommand(console));
    line.addSubcommand("restore", new RestoreCommand(console));
    line.addSubcommand("open-games", new OpenGamesCommand(console));
    line.addSubcommand("new-game", new NewGameCommand(console));
    line.addSubcommand("engine", new EngineCommand(console));
    line.addSubcommand("train", new TrainCommand(console));
    line.setCaseInsensitiveEnumValuesAllowed(true);
    line.registerConverter(Seed.class, Seed::parse);
    line.registerConverter(Language.class, Language::parse);
    line.setResourceBundle(new HelpTexts(console.speech()));
    line.setOut(new java.io.PrintWriter(console.out(), true));
    line.setErr(new java.io.PrintWriter(console.err(), true));
    line.setUsageHelpAutoWidth(true);
    Complaints complaints = new Complaints(console);
    line.setParameterExceptionHandler(complaints);
    line.setExecutionExceptionHandler(complaints);
    return line;
  }

  @Override
  public Integer call() throws Exception {
    return new ServeCommand(console).call();
  }

  /// Reads the version from the jar, so that the pom stays the only place that states it.
  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
      String version = Main.class.getPackage().getImplementationVersion();
      return new String[] {"Horda " + (version == null ? "(not packaged)" : version)};
    }
  }
}
