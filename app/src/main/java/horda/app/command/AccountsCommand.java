package horda.app.command;

import horda.app.shell.Console;
import horda.app.shell.HouseShelf;
import horda.app.shell.Trouble;
import horda.server.house.Alarms;
import horda.server.house.House;
import horda.server.store.Store;
import horda.server.store.Stores;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Bots that come in by the door: lists their accounts, makes, renews and removes them.
@Command
public final class AccountsCommand implements Callable<Integer> {
  private final Console console;

  @Option(names = "--add", paramLabel = "NAME")
  private List<String> add = List.of();

  @Option(names = "--renew", paramLabel = "NAME")
  private List<String> renew = List.of();

  @Option(names = "--remove", paramLabel = "NAME")
  private List<String> remove = List.of();

  @Mixin private final DatabaseOptions database = new DatabaseOptions();

  public AccountsCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    Libraries.quiet();
    try (Store store = Stores.open(database.where(console), database.password(console));
        House house = new House(HouseShelf.open(), store, Alarms.real())) {
      add.forEach(name -> add(house, name));
      renew.forEach(name -> renew(house, name));
      for (String name : remove) {
        house.accounts().remove(name);
        console.out().println(console.say("accounts.removed", name));
      }
      if (add.isEmpty() && renew.isEmpty() && remove.isEmpty()) {
        list(house.accounts().names());
      }
    }
    return 0;
  }

  private void list(List<String> names) {
    names.forEach(console.out()::println);
    if (names.isEmpty()) {
      console.out().println(console.say("accounts.none"));
    }
  }

  private void add(House house, String name) {
    if (house.accounts().has(name)) {
      throw Trouble.failure(console.say("accounts.there", name));
    }
    console.out().println(console.say("accounts.made", name, house.makeAccount(name)));
  }

  private void renew(House house, String name) {
    if (!house.accounts().has(name)) {
      throw Trouble.failure(console.say("accounts.unknown", name));
    }
    console.out().println(console.say("accounts.renewed", name, house.makeAccount(name)));
  }
}
