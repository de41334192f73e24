package horda.cityofhorror.view;

import horda.engine.shape.OneOf;
import java.util.List;

/// A location.
///
/// @param number 1 to 4 for corners, else 0
/// @param capacity slots, or 0 without a limit
/// @param attackAt zombies attack from this many on; 0 if they attack when they outnumber the
///   characters
/// @param shut a burnt or blocked Armory
/// @param cards face-down supplies
/// @param knownCards those of them that this seat has seen
/// @param votes votes that each seat would have there now
public record PlaceView(
    String ref,
    @PlaceId String place,
    int number,
    @OneOf({"A", "B"}) String side,
    int capacity,
    int attackAt,
    boolean ruined,
    boolean shut,
    int markers,
    int zombies,
    int antidotes,
    int cards,
    List<CardView> knownCards,
    List<PersonView> people,
    List<Integer> votes) {}
