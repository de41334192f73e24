package horda.ruemorgue.content;

/// Two cards that make a weapon (RMO-CRAFT-01).
///
/// @param keeps whether the two stay together as the new card; else they are discarded and a card
///   from aside is taken (RMO-CRAFT-03, 05)
public record Combination(Weapon makes, String one, String other, boolean keeps) {}
