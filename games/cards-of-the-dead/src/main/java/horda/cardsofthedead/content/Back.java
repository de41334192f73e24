package horda.cardsofthedead.content;

/** The back of a card: which deck it belongs to, and where it goes when discarded (COD-DECK-08). */
public enum Back {
  COMMON,
  KIT,
  SET,
  CITY,
  PHARMACY,
  MARKET,
  CALL,
  EPIC,
  THREAT;

  public String id() {
    return Words.id(this);
  }
}
