package horda.server.view;

import horda.wire.Language;
import java.util.List;
import java.util.SortedSet;

/// Everything that a document depends on besides the table: viewers with equal eyes see the same.
///
/// @param seat through whose eyes; -1 for an onlooker
/// @param seats all seats of this browser
public record Eyes(int seat, Language language, List<Integer> seats, boolean host) {
  public Eyes {
    seats = List.copyOf(seats);
  }

  /// Asked several times for each answer; those at one table differ in little else.
  @Override
  public int hashCode() {
    return 31 * seat + language.ordinal();
  }

  public static Eyes of(int seat, Language language, SortedSet<Integer> seats, boolean host) {
    // A seat that is not theirs (any more) is looked at from outside.
    return new Eyes(seats.contains(seat) ? seat : -1, language, List.copyOf(seats), host);
  }
}
