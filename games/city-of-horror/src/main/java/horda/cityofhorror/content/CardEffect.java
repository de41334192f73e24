package horda.cityofhorror.content;

/// What an Action card does.
public enum CardEffect {
  NONE,
  SPAWN,
  REFRESH,
  CANCEL,
  HIDE,
  BACK_DOOR,
  KILL,
  KILL_HALF,
  LOOK,
  LEADER,
  KITTEN,
  MOVE_ZOMBIE,
  STEAL,
  VOTES,
  NEW_MOVEMENT
}
