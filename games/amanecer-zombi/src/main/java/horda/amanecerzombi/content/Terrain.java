package horda.amanecerzombi.content;

/// Kinds of zones.
public enum Terrain {
  START,
  FIELD,
  FOREST,
  CITY
}
