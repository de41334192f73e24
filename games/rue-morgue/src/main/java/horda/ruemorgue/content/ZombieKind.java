package horda.ruemorgue.content;

/// The kinds of this box, in the order in which groups are divided (RMO-SPLIT-12).
public enum ZombieKind {
  WALKER,
  FATTY,
  RUNNER,
  CRAWLER,
  A_BOMB;

  private static final ZombieKind[] ALL = values();

  public static ZombieKind of(int ordinal) {
    return ALL[ordinal];
  }
}
