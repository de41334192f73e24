package horda.sixnights.content;

import horda.engine.Data;
import horda.engine.Gender;
import horda.engine.Known;

/// A kind of card.
///
/// @param strength what it adds to the door when it is laid there
/// @param tins what it is worth at the end in a hand
/// @param amount how much its reaction adds or lures
/// @param count how many of them are in the box
public record CardKind(
    String id, int strength, int tins, Reaction reaction, int amount, int count, Gender gender) {
  private static final int MOST = 20;
  private static final Known WORDS =
      Known.of(
          "word of a card", "id strength tins reaction amount count gender provenance".split(" "));

  static CardKind read(Data row) {
    WORDS.check(row);
    return new CardKind(
        row.at("id").text(),
        Known.num(row, "strength", 0, MOST),
        Known.num(row, "tins", 0, MOST),
        row.has("reaction") ? Known.constant(row.at("reaction"), Reaction.values()) : Reaction.NONE,
        Known.num(row, "amount", 0, MOST),
        Known.num(row, "count", 1, MOST),
        Gender.of(row));
  }
}
