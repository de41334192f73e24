package horda.app.command;

import horda.app.Console;
import horda.app.HouseShelf;
import horda.app.Trouble;
import horda.wire.SavedFile;
import horda.wire.SavedGame;
import horda.wire.Shelf;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
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
    Retelling<?> retelling = new Retelling<>(console, shelf, start.match());
    return retelling.tell(saved.log(), stop) ? 0 : 1;
  }
}
