package horda.engine.toy;

/// The cards: what kinds there are, and which card is of which kind. Content in code, it is a toy.
final class Wares {
  static final int NO_KIND = 0;

  /// Kinds 1 to 5 are coins of that worth.
  static final int DEAREST_COIN = 5;

  static final int HAGGLE = 6;
  static final int SNATCH = 7;
  static final int OBJECTION = 8;
  static final int KINDS = 9;

  static final String[] KIND_NAMES = {
    "none", "coin-1", "coin-2", "coin-3", "coin-4", "coin-5", "haggle", "snatch", "objection"
  };

  /// How many cards of each kind.
  private static final int[] COUNTS = {0, 5, 5, 4, 4, 4, 6, 6, 10};

  static final int CARDS = 44;

  /// Lots are numbered from 0; the worth of each.
  private static final int[] WORTH = {1, 1, 2, 2, 3, 3, 4, 4, 5, 6};

  static final int LOTS = WORTH.length;

  private static final byte[] KIND_OF = kinds();

  private Wares() {}

  private static byte[] kinds() {
    byte[] kinds = new byte[CARDS];
    int card = 0;
    for (int kind = 0; kind < KINDS; kind++) {
      for (int i = 0; i < COUNTS[kind]; i++) {
        kinds[card++] = (byte) kind;
      }
    }
    return kinds;
  }

  static int kind(int card) {
    return KIND_OF[card];
  }

  static boolean isCoin(int kind) {
    return kind >= 1 && kind <= DEAREST_COIN;
  }

  static int worth(int lot) {
    return WORTH[lot];
  }

  static int kindNamed(String name) {
    for (int kind = 1; kind < KINDS; kind++) {
      if (KIND_NAMES[kind].equals(name)) {
        return kind;
      }
    }
    return NO_KIND;
  }
}
