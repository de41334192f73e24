package horda.app.command;

import horda.app.contract.Contract;
import horda.app.shell.Console;
import horda.app.shell.Trouble;
import horda.wire.Shelf;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// Compares the types and schemas in the source tree with the code, or writes them again.
@Command
public final class ContractCommand implements Callable<Integer> {
  private final Console console;

  @Option(names = "--write")
  private boolean write;

  public ContractCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    Path home = console.home();
    if (!Files.isDirectory(home.resolve("web").resolve("src"))) {
      throw Trouble.failure(console.say("contract.no-sources"));
    }
    Contract contract = Contract.of(Shelf.standard());
    List<Path> files = write ? contract.write(home) : contract.drift(home);
    files.forEach(console.out()::println);
    if (files.isEmpty()) {
      console.out().println(console.say("contract.same", contract.files().size()));
    } else if (write) {
      console.out().println(console.say("contract.written", files.size()));
    } else {
      throw Trouble.failure(console.say("contract.drift", files.size()));
    }
    return 0;
  }
}
