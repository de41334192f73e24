package horda.engine;

/// The generator inside a state: copyable, seedable, the same on every machine. All chance of a
/// game comes from here. A plain seed makes it xoroshiro128++, which is fast; a key makes it
/// ChaCha20, whose next number nobody can tell from those before.
public final class Chance {
  /// Of the fast generator its state; with a key, how many numbers were drawn, and 0.
  private long s0;

  private long s1;

  /// Where the numbers of a key come from; null for the fast generator.
  private @Nullable Keystream stream;

  public Chance(Seed seed) {
    Key key = seed.key();
    if (key != null) {
      stream = Keystream.at(key, 0);
      return;
    }
    s0 = mix(seed.high() + 0x9e3779b97f4a7c15L) ^ mix(seed.low() + 0x3c6ef372fe94f82aL);
    s1 = mix(seed.low() - 0x61c8864680b583ebL) + mix(seed.high() ^ 0xdaa66d2c7ddf743fL);
    if ((s0 | s1) == 0) {
      s1 = 1;
    }
  }

  public Chance(Chance other) {
    s0 = other.s0;
    s1 = other.s1;
    stream = other.stream;
  }

  /// Takes over another generator's position.
  public void set(Chance other) {
    s0 = other.s0;
    s1 = other.s1;
    stream = other.stream;
  }

  /// Does a key decide what comes next, and not the fast generator?
  public boolean isKeyed() {
    return stream != null;
  }

  public long next() {
    if (stream != null) {
      return drawn(stream);
    }
    long a = s0;
    long b = s1;
    long result = Long.rotateLeft(a + b, 17) + a;
    b ^= a;
    s0 = Long.rotateLeft(a, 49) ^ b ^ b << 21;
    s1 = Long.rotateLeft(b, 28);
    return result;
  }

  private long drawn(Keystream from) {
    Keystream now = from.holds(s0) ? from : Keystream.at(from.key(), s0);
    stream = now;
    return now.word(s0++);
  }

  /// A number from 0 to `bound - 1`, every one as likely.
  public int below(int bound) {
    if (bound <= 0) {
      throw new IllegalArgumentException("bound " + bound);
    }
    long m = (next() >>> 32) * bound;
    if ((m & 0xffffffffL) < bound) {
      long least = (-bound & 0xffffffffL) % bound;
      while ((m & 0xffffffffL) < least) {
        m = (next() >>> 32) * bound;
      }
    }
    return (int) (m >>> 32);
  }

  /// The throw of a die with six sides.
  public int die() {
    return 1 + below(6);
  }

  public void shuffle(short[] cards, int from, int to) {
    for (int i = to - 1; i > from; i--) {
      int j = from + below(i - from + 1);
      short card = cards[i];
      cards[i] = cards[j];
      cards[j] = card;
    }
  }

  /// Does the other generator stand where this one does, so that nothing was drawn in between?
  public boolean at(Chance other) {
    return s0 == other.s0 && s1 == other.s1 && sameStream(other);
  }

  private boolean sameStream(Chance other) {
    return stream == null || other.stream == null
        ? stream == other.stream
        : stream.key().equals(other.stream.key());
  }

  void visit(Fields fields) {
    if (stream != null) {
      visit(fields, stream);
      return;
    }
    s0 = fields.big("chance0", s0);
    s1 = fields.big("chance1", s1);
    if ((s0 | s1) == 0) {
      throw new BadState("chance0", "the generator cannot stand at zero");
    }
  }

  private void visit(Fields fields, Keystream from) {
    Key was = from.key();
    Key key =
        new Key(
            fields.big("chanceKey0", was.a()),
            fields.big("chanceKey1", was.b()),
            fields.big("chanceKey2", was.c()),
            fields.big("chanceKey3", was.d()));
    s0 = fields.big("chanceDrawn", s0);
    if (s0 < 0 || s0 >= Keystream.END) {
      throw new BadState("chanceDrawn", "must be from 0 to " + (Keystream.END - 1));
    }
    if (!key.equals(was)) {
      stream = Keystream.at(key, s0);
    }
  }

  /// Stirs all bits of a number (the finaliser of SplitMix64).
  public static long mix(long z) {
    z = (z ^ z >>> 30) * 0xbf58476d1ce4e5b9L;
    z = (z ^ z >>> 27) * 0x94d049bb133111ebL;
    return z ^ z >>> 31;
  }
}
