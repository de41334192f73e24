package horda.ruemorgue.content;

/// Kinds of Team Action cards (RMO-TEAM-08..12).
public enum TeamAction {
  CHARGE,
  SHOOT,
  MOVE
}
