package horda.cityofhorror.content;

/// What a location's effect costs.
public enum Cost {
  NONE,
  CARD,
  FOOD,
  EXHAUST_HERE
}
