package horda.app.command;

import horda.app.shell.Console;
import horda.app.shell.HouseShelf;
import horda.wire.DoorLines;
import horda.wire.EngineDoor;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/// The door for programs: a line of JSON in, a line of JSON out.
@Command
public final class EngineCommand implements Callable<Integer> {
  private final Console console;

  public EngineCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    EngineDoor door = new EngineDoor(HouseShelf.open(), console.speech().language());
    try {
      new DoorLines(console.in(), new Pipe(console.out())).serve(door);
    } catch (Pipe.Closed _) {
      // The asking program is gone, so there is nobody to answer.
    }
    return 0;
  }
}
