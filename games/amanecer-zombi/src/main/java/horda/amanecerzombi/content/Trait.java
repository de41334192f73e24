package horda.amanecerzombi.content;

/// What Characters, skills and some Objects give, each with a number; content.yaml tells each.
public enum Trait {
  // of the bearer
  LOAD,
  GUN_DICE_IN_MELEE,
  NO_SEAT,
  SACRIFICE,
  RANGED_PHASE_HITS,
  GUN_HITS,
  GUN_NOISE,
  UNARMED_DICE,
  TOUGH,
  OWN_LIFE_OR_DEATH,
  REROLL,
  // of the Group
  FLIGHT_CHOICE,
  FOREST_WALK,
  WALK_ONCE,
  FOOD_HEALS,
  BITE_CURE,
  UNBLOCK_FROM,
  MELEE_DICE,
  FIRST_REVEAL,
  LIFE_OR_DEATH,
  VEHICLE_POINTS,
  SKILL_COST,
  ATTACK_CARDS,
  EXHAUSTED_CARDS,
  NO_BREAKDOWN,
  INITIAL_ATTACK_DICE,
  // to be used
  HEAL_MEDICINE,
  READY_MECHANIC,
  READY_ELECTRIC,
  READY_TECHNICAL,
  CARD_FOR_CARDS,
  FREE_FLIGHT,
  CANCEL_FATAL;

  static final Trait[] ALL = values();
}
