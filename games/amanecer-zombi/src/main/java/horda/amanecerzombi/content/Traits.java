package horda.amanecerzombi.content;

import horda.engine.Data;

/// The traits of one card.
public final class Traits {
  public static final Traits NONE = new Traits();
  private final byte[] amounts = new byte[Trait.ALL.length];

  private Traits() {}

  static Traits read(Data row) {
    if (!row.has("traits") || row.at("traits").keys().isEmpty()) {
      return NONE;
    }
    Traits traits = new Traits();
    Amounts.read(row.at("traits"), Trait.ALL, traits.amounts);
    return traits;
  }

  /// How much of it the card gives; 0 for none.
  public int amount(Trait trait) {
    return amounts[trait.ordinal()];
  }

  public boolean has(Trait trait) {
    return amounts[trait.ordinal()] != 0;
  }
}
