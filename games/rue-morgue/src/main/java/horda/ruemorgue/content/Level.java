package horda.ruemorgue.content;

/// Danger levels.
public enum Level {
  BLUE,
  YELLOW,
  ORANGE,
  RED
}
