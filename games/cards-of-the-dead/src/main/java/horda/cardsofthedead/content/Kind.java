package horda.cardsofthedead.content;

/// What sort of card it is.
public enum Kind {
  ZOMBIE,
  RESOURCE,
  EVENT,
  OBJECT,
  PLACE,
  THREAT
}
