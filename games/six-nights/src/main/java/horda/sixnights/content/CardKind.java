package horda.sixnights.content;

import horda.engine.Gender;
import horda.engine.Names;
import horda.engine.shape.In;
import horda.engine.shape.Row;

/// A kind of card.
///
/// @param strength what it adds to the door when it is laid there
/// @param tins what it is worth at the end in a hand
/// @param amount how much its reaction adds or lures
/// @param count how many of them are in the box
@Row("a card")
public record CardKind(
    String id,
    @In(max = 20) int strength,
    @In(max = 20) int tins,
    Reaction reaction,
    @In(max = 20) int amount,
    @In(min = 1, max = 20) int count,
    Gender gender)
    implements Names.Thing {
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
}
