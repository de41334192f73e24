package horda.amanecerzombi.content;

/// What a square is.
public enum Ground {
  OPEN,
  ROAD,
  WATER,
  EXIT,
  TENT,
  GREEN,
  BLUE,
  SITE
}
