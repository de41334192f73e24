package horda.cityofhorror.content;

/// What a location offers in step A (or, on the Tower, at the start of a round).
public enum SiteEffect {
  NONE,
  REFRESH,
  ANTIDOTE,
  LEADER,
  LEADER_STEP,
  DRAW_CARD,
  TAKE_DISCARD,
  LOOK,
  LATE_CHOICE,
  FOOD,
  FOOD_CHOICE
}
