package horda.engine;

import java.util.Arrays;

/// A reusable list of choices, as codes. Filled by a question and read by the code that answers;
/// creates no objects.
public final class Choices {
  /// Enough for most questions; rules make short-lived lists to see whether there is anything to
  /// ask.
  private static final int FEW = 16;

  private static final long[] NONE = {};
  private static final int NOWHERE = -1;
  private static final int ALL = -2;

  private long[] codes;
  private int size;

  /// What stands behind the codes and has only been counted.
  private @Nullable Listing rest;

  private int restSize;
  private @Nullable Listing spare;
  private final boolean late;

  /// The only place whose choice is kept, or ALL.
  private int wanted;

  private long found;

  public Choices() {
    this(new long[FEW], false, ALL);
  }

  private Choices(long[] codes, boolean late, int wanted) {
    this.codes = codes;
    this.late = late;
    this.wanted = wanted;
  }

  /// A list that only counts what a [Listing] holds until one reads it: for whoever answers before
  /// the state changes.
  public static Choices late() {
    return new Choices(new long[FEW], true, ALL);
  }

  /// A list that counts what is added and keeps none of it.
  public static Choices counting() {
    return new Choices(NONE, false, NOWHERE);
  }

  /// A list that counts, and keeps nothing but the choice at one place: [#found].
  static Choices keeping(int place) {
    return new Choices(NONE, false, place);
  }

  /// Lets a list that counts begin again, and keep the choice at that place.
  public Choices keep(int place) {
    clear();
    wanted = place;
    return this;
  }

  public Choices clear() {
    size = 0;
    if (rest != null) {
      spare = rest;
      rest = null;
      restSize = 0;
    }
    return this;
  }

  /// What was counted before the list was cleared, for a question that would make another like it.
  public @Nullable Listing spare() {
    return spare;
  }

  public void add(long code) {
    if (wanted != ALL) {
      found = size++ == wanted ? code : found;
      return;
    }
    if (rest != null) {
      makeRest();
    }
    if (size == codes.length) {
      codes = Arrays.copyOf(codes, size * 2);
    }
    codes[size++] = code;
  }

  /// Adds all of them; a late list makes them when they are read.
  public void add(Listing listing) {
    if (!late) {
      listing.list(this);
      return;
    }
    if (rest != null) {
      makeRest();
    }
    rest = listing;
    restSize = listing.size();
  }

  private void makeRest() {
    Listing listing = rest;
    rest = null;
    restSize = 0;
    if (listing != null) {
      listing.list(this);
    }
  }

  public int size() {
    return size + restSize;
  }

  public long get(int i) {
    if (i >= size && rest != null) {
      makeRest();
    }
    check(i);
    return codes[i];
  }

  /// The same, for whoever reads one and no more: a late list makes only that one.
  public long pick(int i) {
    check(i);
    return i >= size && rest != null ? rest.get(i - size) : codes[i];
  }

  private void check(int i) {
    if (i >= size()) {
      throw new IndexOutOfBoundsException("choice " + i + " of " + size());
    }
  }

  /// What stands at the place that is kept.
  public long found() {
    return found;
  }

  public boolean contains(long code) {
    return containsFrom(0, code);
  }

  /// Among those that were added after the first ones.
  public boolean containsFrom(int first, long code) {
    if (rest != null) {
      makeRest();
    }
    for (int i = first; i < size; i++) {
      if (codes[i] == code) {
        return true;
      }
    }
    return false;
  }
}
