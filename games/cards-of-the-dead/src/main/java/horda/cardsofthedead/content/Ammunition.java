package horda.cardsofthedead.content;

/// What fits what (COD-CARD-11).
public enum Ammunition {
  NONE,
  GUN,
  RIFLE,
  AGENT
}
