package horda.ruemorgue.map;

/// A set of zones. No board of this box has 128: nine tiles with ten zones each at most.
public record ZoneSet(long low, long high) {
  public static final ZoneSet NONE = new ZoneSet(0, 0);
  public static final int MOST = 128;

  public static ZoneSet of(int... zones) {
    ZoneSet set = NONE;
    for (int zone : zones) {
      set = set.with(zone);
    }
    return set;
  }

  public boolean has(int zone) {
    return ((zone < 64 ? low : high) >> zone & 1) != 0;
  }

  public boolean isEmpty() {
    return (low | high) == 0;
  }

  public int size() {
    return Long.bitCount(low) + Long.bitCount(high);
  }

  public ZoneSet with(int zone) {
    long bit = 1L << zone;
    return zone < 64 ? new ZoneSet(low | bit, high) : new ZoneSet(low, high | bit);
  }

  public ZoneSet and(ZoneSet other) {
    return new ZoneSet(low & other.low, high & other.high);
  }

  public ZoneSet or(ZoneSet other) {
    return new ZoneSet(low | other.low, high | other.high);
  }

  public ZoneSet without(ZoneSet other) {
    return new ZoneSet(low & ~other.low, high & ~other.high);
  }

  public boolean meets(ZoneSet other) {
    return (low & other.low | high & other.high) != 0;
  }

  /// The lowest zone, or -1: `for (int z = s.first(); z >= 0; z = s.after(z))`.
  public int first() {
    return after(-1);
  }

  /// The lowest zone above that one, or -1.
  public int after(int zone) {
    int from = zone + 1;
    long rest = from < 64 ? low >>> from : 0;
    if (rest != 0) {
      return from + Long.numberOfTrailingZeros(rest);
    }
    int above = Math.max(from, 64);
    rest = above < MOST ? high >>> above : 0;
    return rest == 0 ? -1 : above + Long.numberOfTrailingZeros(rest);
  }
}
