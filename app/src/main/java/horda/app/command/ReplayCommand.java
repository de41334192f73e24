package horda.app.command;

import horda.app.shell.Console;
import horda.app.shell.HouseShelf;
import horda.app.shell.Trouble;
import horda.engine.Match;
import horda.engine.Nullable;
import horda.engine.State;
import horda.lab.fuzz.Recheck;
import horda.wire.KeptReason;
import horda.wire.SavedFile;
import horda.wire.SavedGame;
import horda.wire.Shelf;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// A saved game, answer by answer, or one position of it.
@Command
public final class ReplayCommand implements Callable<Integer> {
  private final Console console;

  @Parameters(paramLabel = "FILE")
  private Path file = Path.of("");

  @Option(names = "--to", paramLabel = "N")
  private @Nullable Integer to;

  public ReplayCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    SavedGame saved = SavedFile.read(Need.file(console, file));
    int answers = saved.log().size();
    Integer stop = to;
    if (stop != null && (stop < 0 || stop > answers)) {
      throw Trouble.usage(console.say("replay.range", answers, stop));
    }
    Shelf shelf = HouseShelf.open();
    // The same game before its first answer; the answers are then played one by one.
    SavedGame.Loaded start = saved.without().replay(shelf);
    if (!start.remark().isEmpty()) {
      console.out().println(start.remark());
    }
    KeptReason found = saved.found();
    if (found != null) {
      console
          .out()
          .println(console.say("replay.kept", found.check(), found.answers(), found.command()));
    }
    Retelling<?> retelling = new Retelling<>(console, shelf, start.match());
    boolean sound = retelling.tell(saved.log(), stop);
    if (found != null && stop == null) {
      sound &= holds(start.match(), saved.log(), found);
    }
    return sound ? 0 : 1;
  }

  /// The fuzzer's own checks look at more than a retelling does.
  private <S extends State> boolean holds(Match<S> match, List<Match.Entry> log, KeptReason found) {
    Optional<Recheck.Failed> failed = Recheck.look(match.game(), match.setup(), log, found.check());
    console.out().println();
    if (failed.isEmpty()) {
      console.out().println("✔ " + console.say("replay.holds", found.check()));
      return true;
    }
    String check = failed.get().check();
    String why = failed.get().message();
    console
        .out()
        .println(
            check.equals(found.check())
                ? "✘ " + console.say("replay.fails", check, why)
                : "✘ " + console.say("replay.other", found.check(), check, why));
    return false;
  }
}
