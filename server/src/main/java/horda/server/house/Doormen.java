package horda.server.house;

import horda.engine.Refusal;
import horda.server.table.Chair;
import horda.server.table.Status;
import horda.server.table.TableState;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

/// Tells bots with an account which tables want them, while they listen.
public final class Doormen {
  /// A seat that waits for a bot.
  public record Invitation(String table, String game, int seat) {}

  private record Listener(String account, Consumer<Invitation> ear) {}

  private final House house;
  private final Map<Object, Listener> listeners = new ConcurrentHashMap<>();

  Doormen(House house) {
    this.house = house;
  }

  /// `who` listens for that account from now on; the seats that wait for it already.
  public List<Invitation> listen(Object who, String account, Consumer<Invitation> ear) {
    listeners.put(who, new Listener(account, ear));
    List<Invitation> waiting = new ArrayList<>();
    for (String table : house.accounts().tables(account)) {
      waiting.addAll(seats(account, table));
    }
    return waiting;
  }

  public void leave(Object who) {
    listeners.remove(who);
  }

  /// The accounts that somebody listens for here.
  public SortedSet<String> present() {
    SortedSet<String> names = new TreeSet<>();
    listeners.values().forEach(listener -> names.add(listener.account()));
    return names;
  }

  void invited(String account, String table) {
    List<Listener> ears =
        listeners.values().stream().filter(l -> l.account().equals(account)).toList();
    if (!ears.isEmpty()) {
      for (Invitation invitation : seats(account, table)) {
        ears.forEach(listener -> listener.ear().accept(invitation));
      }
    }
  }

  private List<Invitation> seats(String account, String table) {
    try {
      return house.at(table, at -> seats(account, at.state()));
    } catch (Refusal _) {
      // A table that is gone invites nobody.
      return List.of();
    }
  }

  private static List<Invitation> seats(String account, TableState state) {
    List<Invitation> seats = new ArrayList<>();
    if (state.status() != Status.OVER) {
      for (int seat : state.seatsOf(List.of(Chair.key(account)))) {
        seats.add(new Invitation(state.id(), state.header().game(), seat));
      }
    }
    return seats;
  }
}
