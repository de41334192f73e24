package horda.server.table;

import java.util.SortedSet;

/// Somebody with a line to the table, by the tokens that they showed.
public record Person(SortedSet<Integer> seats, boolean host) {
  public static Person of(Fold fold, java.util.Collection<String> keys) {
    return new Person(fold.seatsOf(keys), fold.isHost(keys));
  }
}
