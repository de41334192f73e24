package horda.cardsofthedead.content;

import horda.engine.Known;

/// The back of a card: which deck it belongs to, and where it goes when discarded (COD-DECK-08).
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
    return Known.id(this);
  }
}
