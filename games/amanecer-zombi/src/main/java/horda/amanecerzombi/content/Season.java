package horda.amanecerzombi.content;

/// The seasons, in the order in which they come (AMZ-SETUP-11).
public enum Season {
  SPRING,
  SUMMER,
  AUTUMN,
  WINTER
}
