package horda.sixnights.content;

/// What a card does when it is played at the last moment.
public enum Reaction {
  /// Nothing: it can only be laid at the door.
  NONE,
  /// Adds strength to the door.
  ADD,
  /// Lures more zombies.
  LURE,
  /// Hides its player from the vote.
  HIDE
}
