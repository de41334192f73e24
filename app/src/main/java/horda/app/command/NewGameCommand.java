package horda.app.command;

import horda.app.shell.Console;
import horda.app.shell.Trouble;
import horda.app.skeleton.GameName;
import horda.app.skeleton.Skeleton;
import java.io.IOException;
import java.nio.file.Files;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/// Makes the module of a new game, which builds and plays.
@Command
public final class NewGameCommand implements Callable<Integer> {
  private final Console console;

  @Parameters(paramLabel = "NAME")
  private String name = "";

  public NewGameCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    GameName wanted = new GameName(name);
    Skeleton skeleton = new Skeleton(console.home(), wanted);
    if (!wanted.isGood()) {
      throw Trouble.failure(console.say("new-game.bad-name", name));
    }
    if (!Files.isDirectory(console.home().resolve("games"))) {
      throw Trouble.failure(console.say("rules.no-sources"));
    }
    if (Files.exists(skeleton.folder())) {
      throw Trouble.failure(console.say("new-game.there", name));
    }
    int files = skeleton.make().size();
    console.out().println(console.say("new-game.made", files, name));
    console.out().println(console.say("new-game.next", name));
    return 0;
  }
}
