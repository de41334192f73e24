package horda.server.table;

import java.util.SortedSet;

/// Somebody with a line to the table, by the tokens that they showed.
public record Person(SortedSet<Integer> seats, boolean host) {
  public static Person of(TableState state, java.util.Collection<String> keys) {
    return new Person(state.seatsOf(keys), state.isHost(keys));
  }
}
