package horda.app.command;

import horda.app.shell.Console;
import horda.app.shell.HouseShelf;
import horda.app.shell.Trouble;
import horda.engine.Nullable;
import horda.server.house.Alarms;
import horda.server.house.House;
import horda.server.identity.Claims;
import horda.server.identity.Members;
import horda.server.results.OpenGames;
import horda.server.results.Results;
import horda.server.store.Store;
import horda.server.store.Stores;
import horda.wire.Shelf;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Writes all finished public games, one a line, for whoever wants to study them.
@Command
public final class OpenGamesCommand implements Callable<Integer> {
  private final Console console;

  @Parameters(paramLabel = "FILE", arity = "0..1")
  private @Nullable Path file;

  @Option(names = "--game", paramLabel = "GAME")
  private String game = "";

  @Mixin private final DatabaseOptions database = new DatabaseOptions();

  public OpenGamesCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    Libraries.quiet();
    Shelf shelf = HouseShelf.open();
    if (!game.isEmpty()) {
      shelf.game(game);
    }
    try (Store store = Stores.open(database.where(console), database.password(console));
        House house = new House(shelf, store, Alarms.real())) {
      Members members = new Members(store, house.alarms());
      Results results = new Results(house, new Claims(house, members));
      results.catchUp();
      OpenGames games = new OpenGames(results, members);
      if (file == null) {
        games.tell(game, console.out()::println);
        console.out().flush();
        return 0;
      }
      write(games, file);
    }
    return 0;
  }

  private void write(OpenGames games, Path to) throws IOException {
    try (Writer out = Files.newBufferedWriter(to, StandardOpenOption.CREATE_NEW)) {
      long told = games.tell(game, line -> out.append(line).append('\n'));
      console.out().println(console.say("open-games.written", told, to));
    } catch (FileAlreadyExistsException e) {
      throw Trouble.failure(console.say("backup.there", to));
    }
  }
}
