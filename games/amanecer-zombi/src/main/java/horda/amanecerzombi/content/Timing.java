package horda.amanecerzombi.content;

/// When an Event can be played for its text.
public enum Timing {
  WINDOW,
  RESPONSE,
  BEFORE_ROLL,
  DAMAGE,
  DRIVE,
  WITH_ZOMBIE
}
