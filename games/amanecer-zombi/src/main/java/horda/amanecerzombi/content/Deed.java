package horda.amanecerzombi.content;

/// What an Object can be used for, apart from fighting; content.yaml tells each.
public enum Deed {
  HEAL_FOOD,
  HEAL_MEDICINE,
  DRAW,
  PASS_LIFE_OR_DEATH,
  READY_ELECTRIC,
  READY_MECHANIC,
  READY_FUEL,
  READY_AMMUNITION,
  INITIAL_ATTACK,
  UNBLOCK,
  LURE,
  EXTRA_REVEAL,
  LOOK,
  JOIN,
  REQUEST;

  static final Deed[] ALL = values();
}
