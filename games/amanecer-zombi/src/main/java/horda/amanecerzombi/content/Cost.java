package horda.amanecerzombi.content;

/// What using an Object costs it. A consumable is discarded and can never be turned.
public enum Cost {
  NOTHING,
  TURN,
  DISCARD
}
