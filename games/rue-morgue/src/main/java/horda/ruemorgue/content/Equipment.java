package horda.ruemorgue.content;

/// A kind of Equipment card.
public sealed interface Equipment permits Weapon, Item {
  String id();

  /// Copies in the box.
  int count();

  Pile pile();

  /// Where its cards lie when the game begins.
  enum Pile {
    /// In the Equipment deck.
    DECK,
    /// Dealt at set-up, the rest goes into the deck (RMO-SETUP-08..12).
    START,
    /// Never in the deck (RMO-SETUP-07, RMO-INV-07).
    ASIDE
  }
}
