package horda.cityofhorror.content;

/// What a character can do when it is exhausted for it.
public enum Ability {
  PREVENT_ATTRACTION,
  TRADE_CARD,
  DRAW_CARD,
  MOVE_ZOMBIE,
  VOTE,
  MOVE,
  KILL,
  SQUEEZE_IN,
  FIRST_PLAYER,
  HIDE,
  GIVE_BIRTH,
  UNDO_MOVE,
  CANCEL,
  LOOK,
  LEADER,
  NEW_MOVEMENT,
  STEAL
}
