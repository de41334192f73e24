package horda.cardsofthedead.content;

/// How a Resource is used: from hand, equipped as a weapon, or loaded beside one.
public enum Use {
  NONE,
  HAND,
  EQUIP,
  LOAD
}
