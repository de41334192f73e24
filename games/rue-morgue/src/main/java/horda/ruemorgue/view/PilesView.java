package horda.ruemorgue.view;

import java.util.List;

/// The decks by size, the discards by what lies there.
///
/// @param held Zombie cards that a Distributor is sharing out (added)
public record PilesView(
    int equipment,
    List<String> equipmentDiscard,
    int zombies,
    List<String> zombieDiscard,
    List<String> held) {}
