package horda.cardsofthedead.content;

/// What a card does when it is used, turned, walked through or put in force.
public enum Effect {
  NONE,
  HEAL,
  CHOOSE_ONE,
  WEAR,
  NOTE,
  LANTERN,
  BINOCULARS,
  TOOLKIT,
  GRENADE,
  THROW,
  HORDE,
  RUN_AWAY,
  NOISE,
  INFECT,
  TRADER,
  LAST_SUPPER,
  SWEET_HOME,
  EXIT,
  EXIT_INDOORS,
  ENTER_PHARMACY,
  ENTER_MARKET,
  BLOODLUST,
  HARDENED,
  KEEN_EARS,
  CLOSING_IN,
  STRAIN;

  /// Is it what a Place does that one walks through, or nothing?
  public boolean isWay() {
    return this == NONE || compareTo(EXIT) >= 0 && compareTo(ENTER_MARKET) <= 0;
  }

  /// The bit of a Threat in the set of those in force.
  public int bit() {
    return 1 << ordinal() - BLOODLUST.ordinal();
  }
}
