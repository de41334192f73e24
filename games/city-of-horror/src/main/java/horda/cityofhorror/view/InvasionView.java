package horda.cityofhorror.view;

import java.util.List;

/// What an Invasion card brings, with the places of this table.
///
/// @param id `03-a`; empty if this seat has not seen the card
/// @param moves where zombies go from and to, in printed order
/// @param leader steps of the Leader
public record InvasionView(String id, List<Move> moves, List<Arrival> arrivals, int leader) {
  public static final InvasionView UNSEEN = new InvasionView("", List.of(), List.of(), 0);

  /// All zombies of a place go to another.
  public record Move(String from, String to) {}

  /// What comes to a place.
  public record Arrival(String place, int zombies, int antidotes, int cards) {}
}
