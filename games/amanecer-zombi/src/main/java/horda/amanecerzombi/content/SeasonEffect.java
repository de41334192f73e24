package horda.amanecerzombi.content;

/// What a season card changes; content.yaml tells each in words.
public enum SeasonEffect {
  FIRST_GREEN_REVEAL,
  GREEN_REVEAL,
  REVEAL,
  FIRST_WALK,
  WALK,
  WALK_OFF_ROAD,
  NOISE,
  ZOMBIE_DICE,
  RANGED_DICE,
  FLEE_CARDS,
  VEHICLE_POINTS,
  NO_VEHICLES,
  NO_RANGED_PHASE,
  BOXED_FROM_FIRST,
  HEAL,
  DRAW,
  READY_FUEL,
  FOOD_OR_CARD,
  FOOD_OR_DAMAGE,
  LIFE_OR_DEATH,
  DISCARD;

  static final SeasonEffect[] ALL = values();

  /// Is it carried out once, when the card is revealed, player by player?
  public boolean onReveal() {
    return ordinal() >= HEAL.ordinal();
  }
}
