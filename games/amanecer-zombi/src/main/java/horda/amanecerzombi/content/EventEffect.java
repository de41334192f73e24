package horda.amanecerzombi.content;

/// What an Event does.
public enum EventEffect {
  LIFE_OR_DEATH,
  SPOIL_FOOD,
  EXHAUST,
  BREAK_DOWN,
  BLOCK,
  NOISE,
  RUN,
  SHORTCUT,
  GROUP_DICE,
  CANCEL_DAMAGE,
  CANCEL_EVENT,
  CANCEL_REVEAL,
  JAM,
  CRASH,
  AMBUSH,
  ZOMBIE_HITS,
  DRAW,
  NEW_MISSION,
  MISLEAD,
  EMPTY_TANK;

  /// Can it cut a drive short (AMZ-VEH-11)?
  public boolean interruptsDrive() {
    return switch (this) {
      case NOISE, BLOCK, BREAK_DOWN, EMPTY_TANK, CRASH -> true;
      default -> false;
    };
  }
}
