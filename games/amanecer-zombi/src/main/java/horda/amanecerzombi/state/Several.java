package horda.amanecerzombi.state;

import horda.engine.Ref;

/// Several cards as one number, for a sentence that names them all. The number holds kinds, not
/// copies: which of two equal cards it was tells nobody anything.
public final class Several {
  /// More do not fit into one sentence.
  public static final int MOST = 6;

  /// Kinds of Action cards and of Objects are fewer.
  private static final int BASE = 40;

  private Several() {}

  /// One more kind at the end.
  public static int with(int several, int kind) {
    long place = 1;
    for (long rest = Integer.toUnsignedLong(several); rest > 0; rest /= BASE) {
      place *= BASE;
    }
    return (int) (Integer.toUnsignedLong(several) + place * (kind + 1));
  }

  public static int size(int several) {
    int size = 0;
    for (long rest = Integer.toUnsignedLong(several); rest > 0; rest /= BASE) {
      size++;
    }
    return size;
  }

  /// The kind in a place, from 0.
  public static int kind(int several, int place) {
    long rest = Integer.toUnsignedLong(several);
    for (int i = 0; i < place; i++) {
      rest /= BASE;
    }
    return (int) (rest % BASE) - 1;
  }

  public static Ref objects(int several) {
    return new Ref("objects", several);
  }
}
