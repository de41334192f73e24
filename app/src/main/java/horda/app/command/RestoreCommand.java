package horda.app.command;

import horda.app.shell.Console;
import horda.server.store.Restore;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Puts the tables of a backup back; those that are there stay as they are unless asked otherwise.
@Command
public final class RestoreCommand implements Callable<Integer> {
  private static final int MOST_NAMED = 20;

  private final Console console;

  @Parameters(paramLabel = "FILE")
  private Path file = Path.of("");

  @Option(names = "--replace")
  private boolean replace;

  @Mixin private final DatabaseOptions database = new DatabaseOptions();

  public RestoreCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    Libraries.quiet();
    Path aside = replace ? database.aside(console) : null;
    Restore.Outcome outcome =
        Restore.into(database.where(console), database.password(console), file, aside);
    console.out().println(console.say("restore.added", outcome.added().size()));
    tell("restore.same", outcome.same());
    tell("restore.newer", outcome.newer());
    if (!outcome.replaced().isEmpty()) {
      tell("restore.replaced", outcome.replaced());
      console.out().println(console.say("restore.aside", String.valueOf(aside)));
    }
    tell("restore.different", outcome.different());
    tell("restore.damaged", outcome.damaged());
    return outcome.different().isEmpty() && outcome.damaged().isEmpty() ? 0 : 1;
  }

  private void tell(String key, List<String> tables) {
    if (!tables.isEmpty()) {
      String names = String.join(", ", tables.subList(0, Math.min(tables.size(), MOST_NAMED)));
      String more = tables.size() > MOST_NAMED ? ", …" : "";
      console.out().println(console.say(key, tables.size(), names + more));
    }
  }
}
