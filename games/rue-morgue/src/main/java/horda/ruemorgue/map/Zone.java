package horda.ruemorgue.map;

import java.util.List;

/// A zone of the board, the smallest unit of position (RMO-ZONE-05).
///
/// @param index its number on this board
/// @param names of all its parts, such as 4V:S3 and 2R:S1; the first is its own
/// @param tiles the bits of the tiles that any of it lies on (RMO-ZONE-04)
/// @param searchable whether anybody may Search here (RMO-SRCH-01, 05, 07); tents are another
///   matter
public record Zone(int index, List<String> names, ZoneKind kind, int tiles, boolean searchable) {
  public Zone {
    names = List.copyOf(names);
  }

  public String name() {
    return names.getFirst();
  }
}
