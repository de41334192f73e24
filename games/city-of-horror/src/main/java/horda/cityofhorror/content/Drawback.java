package horda.cityofhorror.content;

/// What a character suffers from, fresh or exhausted (COH-ABL-05).
public enum Drawback {
  NONE,
  ATTRACTS,
  NO_VOTE,
  IMMOBILE,
  NEVER_FRESH_AGAIN
}
