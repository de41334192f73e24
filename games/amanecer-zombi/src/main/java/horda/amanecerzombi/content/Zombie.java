package horda.amanecerzombi.content;

import horda.engine.Data;
import horda.engine.Known;
import horda.engine.Nullable;
import java.util.List;

/// A Zombie card.
///
/// @param dice what it adds to the pool (AMZ-ZOM-01)
/// @param initialAttack dice rolled once when it enters, apart from those (AMZ-INI-05)
/// @param trophy trophy points (AMZ-CMB-10)
/// @param joinsOnly needs a combat that has Zombie dice
/// @param fleeCards more cards to flee by discarding in this combat
/// @param special its type, null for an ordinary Zombie; then `boxed` is its boxed effect
public record Zombie(
    String id,
    int count,
    int dice,
    int initialAttack,
    int noise,
    int trophy,
    boolean joinsOnly,
    int fleeCards,
    @Nullable SpecialZombie special,
    @Nullable BoxedEffect boxed,
    int boxedAmount,
    boolean expert,
    String provenance)
    implements ActionCard {
  private static final Known WORDS =
      Known.of(
          "word of a Zombie",
          "id",
          "count",
          "dice",
          "initial-attack",
          "noise",
          "trophy",
          "joins-only",
          "flee-cards",
          "special",
          "boxed",
          "expert",
          "provenance",
          "provenance-of");

  static Zombie read(Data row) {
    WORDS.check(row);
    if (row.has("special") != row.has("boxed")) {
      throw new Data.Fault(row, "a Special Zombie has a type and a boxed effect");
    }
    byte[] amounts = new byte[BoxedEffect.ALL.length];
    BoxedEffect boxed = null;
    if (row.has("boxed")) {
      List<BoxedEffect> all = Amounts.read(row.at("boxed"), BoxedEffect.ALL, amounts);
      if (all.size() != 1) {
        throw new Data.Fault(row.at("boxed"), "a Special Zombie has one boxed effect");
      }
      boxed = all.getFirst();
    }
    return new Zombie(
        row.at("id").text(),
        Known.num(row, "count", 1, 100),
        Known.num(row, "dice", 0, 9),
        Known.num(row, "initial-attack", 0, 9),
        Known.num(row, "noise", 0, 9),
        Known.num(row, "trophy", 0, 9),
        row.flag("joins-only"),
        Known.num(row, "flee-cards", 0, 9),
        row.has("special") ? Known.constant(row.at("special"), SpecialZombie.values()) : null,
        boxed,
        boxed == null ? 0 : amounts[boxed.ordinal()],
        row.flag("expert"),
        Provenance.of(row));
  }
}
