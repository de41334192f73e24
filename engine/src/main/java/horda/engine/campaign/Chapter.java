package horda.engine.campaign;

import horda.engine.Frozen;
import java.util.SortedMap;

/// One game of a campaign.
///
/// @param place where on the map
/// @param table options with which its table is made
/// @param before what is told first
public record Chapter(
    String id,
    Telling title,
    String place,
    SortedMap<String, String> table,
    Telling before,
    Branch won,
    Branch lost)
    implements Milestone {
  public Chapter {
    table = Frozen.of(table);
  }

  public Branch branch(boolean isWon) {
    return isWon ? won : lost;
  }
}
