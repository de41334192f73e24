package horda.app.command;

import horda.app.shell.Console;
import horda.app.shell.Trouble;
import horda.server.store.Backup;
import horda.server.store.Holdings;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// Copies all tables into a file, while the house may be open.
@Command
public final class BackupCommand implements Callable<Integer> {
  private final Console console;

  @Parameters(paramLabel = "FILE")
  private Path file = Path.of("");

  @Mixin private final DatabaseOptions database = new DatabaseOptions();

  public BackupCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    Libraries.quiet();
    try (Holdings holdings = Holdings.open(database.where(console), database.password(console))) {
      Backup.Written written = Backup.write(holdings, file);
      console.out().println(console.say("backup.written", written.tables(), written.lines(), file));
      if (!written.damaged().isEmpty()) {
        String tables = String.join(", ", written.damaged());
        throw Trouble.failure(console.say("backup.damaged", written.damaged().size(), tables));
      }
    } catch (FileAlreadyExistsException e) {
      throw Trouble.failure(console.say("backup.there", file));
    }
    return 0;
  }
}
