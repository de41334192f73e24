package horda.ruemorgue.content;

/// The kinds of this box, in the order in which groups are divided (RMO-SPLIT-12).
public enum ZombieKind {
  WALKER,
  FATTY,
  RUNNER,
  CRAWLER,
  A_BOMB
}
