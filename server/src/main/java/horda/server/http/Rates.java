package horda.server.http;

import horda.server.table.Command;
import horda.server.table.Person;
import horda.server.table.TableState;
import java.time.InstantSource;

/// How often somebody may do what. Each kind of command has a bucket of its own: who changes names
/// without end can still answer. A seat has one bucket, over however many connections it is played;
/// whoever holds no seat is counted by their address.
final class Rates {
  private final boolean easy;

  /// Everything that makes a table, or ends one to make room for the next.
  private final Buckets tables;

  private final Buckets joins;
  private final Buckets lists;
  private final Buckets looks;
  private final Buckets shelves;
  private final Buckets hellos;
  private final Buckets eyes;
  private final Buckets accounts;
  private final Buckets moves;
  private final Buckets orders;
  private final Buckets talk;
  private final Buckets names;
  private final Buckets seats;
  private final Buckets dice;
  private final Buckets previews;
  private final Buckets glances;
  private final Buckets reactions;
  private final Buckets hosting;

  Rates(InstantSource clock, Limits limits) {
    easy = limits.easy();
    int most = limits.tables();
    double perSecond = limits.tablesPerMinute() / 60.0;
    tables = new Buckets(clock, most, perSecond);
    lists = new Buckets(clock, most * 2, perSecond * 2);
    joins = new Buckets(clock, most * 2, perSecond * 2);
    looks = new Buckets(clock, 120, 10);
    shelves = new Buckets(clock, 200, 20);
    hellos = new Buckets(clock, 300, 10);
    eyes = new Buckets(clock, 30, 2);
    accounts = new Buckets(clock, 60, 2);
    moves = new Buckets(clock, 80, 20);
    orders = new Buckets(clock, 20, 1);
    talk = new Buckets(clock, 20, 1);
    names = new Buckets(clock, 6, 0.2);
    seats = new Buckets(clock, 10, 0.5);
    dice = new Buckets(clock, 20, 1);
    previews = new Buckets(clock, 60, 10);
    reactions = new Buckets(clock, 6, 0.3);
    hosting = new Buckets(clock, 10, 0.1);
    glances = new Buckets(clock, 30, 0.5);
  }

  void table(String address) {
    tables.take(address);
  }

  void join(String address) {
    joins.take(address);
  }

  void list(String address) {
    lists.take(address);
  }

  void look(String address) {
    take(looks, address);
  }

  void shelf(String address) {
    take(shelves, address);
  }

  void hello(String address) {
    take(hellos, address);
  }

  /// Whole documents, which take longer the longer the game is.
  void eyes(String address) {
    take(eyes, address);
  }

  void account(String address) {
    take(accounts, address);
  }

  void command(Command command, TableState state, Person person, String address) {
    switch (command) {
      case Command.Answer c -> take(moves, seat(state, person, c.seat(), address));
      case Command.Undo c -> take(moves, seat(state, person, c.seat(), address));
      case Command.Order c -> take(orders, seat(state, person, c.seat(), address));
      case Command.AddOrder c -> take(orders, seat(state, person, c.seat(), address));
      case Command.EndOrder c -> take(orders, seat(state, person, c.seat(), address));
      case Command.Hold c -> take(orders, seat(state, person, c.seat(), address));
      case Command.Say c -> take(talk, seat(state, person, c.seat(), address));
      case Command.Phrase c -> take(talk, seat(state, person, c.seat(), address));
      case Command.Name c -> take(names, seat(state, person, c.seat(), address));
      case Command.Commit c -> take(dice, seat(state, person, c.seat(), address));
      case Command.Reveal c -> take(dice, seat(state, person, c.seat(), address));
      case Command.StandIn c -> take(seats, seat(state, person, c.seat(), address));
      case Command.React c -> take(reactions, seat(state, person, c.seat(), address));
      case Command.Halt _, Command.Host _ -> take(hosting, person.host() ? state.id() : address);
      case Command.Start _, Command.Open _, Command.Remove _ ->
          take(seats, person.host() ? state.id() : address);
      case Command.Close _, Command.Rematch _ -> table(address);
    }
  }

  void glance(String line) {
    take(glances, line);
  }

  /// People point at many things before they choose one.
  void preview(TableState state, Person person, int seat, String address) {
    take(previews, seat(state, person, seat, address));
  }

  private static String seat(TableState state, Person person, int seat, String address) {
    return person.seats().contains(seat) ? state.id() + "/" + seat : address;
  }

  private void take(Buckets buckets, String who) {
    if (!easy) {
      buckets.take(who);
    }
  }
}
