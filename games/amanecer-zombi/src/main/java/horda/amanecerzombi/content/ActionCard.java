package horda.amanecerzombi.content;

/// A kind of Action card.
public sealed interface ActionCard permits Zombie, Vehicle, EventCard {
  String id();

  int count();

  /// May be left out for first games (AMZ-SETUP-20).
  boolean expert();

  /// Works when a search of the game for one reveals it (AMZ-SOLO-13).
  default boolean solo() {
    return false;
  }

  String provenance();
}
