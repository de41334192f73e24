package horda.engine;

/// Cards in zones, in order; the last card of a zone is its top. One array for all, so that a copy
/// is two clones.
public final class Zones {
  private final ZonePlan plan;
  private final short[] cards;
  private final short[] sizes;

  public Zones(ZonePlan plan) {
    this.plan = plan;
    cards = new short[plan.start[plan.size()]];
    sizes = new short[plan.size()];
  }

  public Zones(Zones other) {
    plan = other.plan;
    cards = other.cards.clone();
    sizes = other.sizes.clone();
  }

  public ZonePlan plan() {
    return plan;
  }

  public int size(int zone) {
    return sizes[zone];
  }

  public boolean isEmpty(int zone) {
    return sizes[zone] == 0;
  }

  public int at(int zone, int index) {
    return cards[plan.start[zone] + checked(zone, index)];
  }

  /// Zones lie side by side in one array: an index that strays would silently hit a neighbour.
  private int checked(int zone, int index) {
    if (index < 0 || index >= sizes[zone]) {
      throw new IndexOutOfBoundsException(plan.name(zone) + " has no card " + index);
    }
    return index;
  }

  public int top(int zone) {
    return at(zone, sizes[zone] - 1);
  }

  public void add(int zone, int card) {
    int at = plan.start[zone] + sizes[zone];
    if (at >= plan.start[zone + 1]) {
      throw new IllegalStateException("zone " + plan.name(zone) + " is full");
    }
    cards[at] = (short) card;
    sizes[zone]++;
  }

  public void set(int zone, int index, int card) {
    cards[plan.start[zone] + checked(zone, index)] = (short) card;
  }

  /// Puts `card` below those from `index` on; 0 is the bottom of the zone.
  public void insert(int zone, int index, int card) {
    if (index < 0 || index > sizes[zone]) {
      throw new IndexOutOfBoundsException(plan.name(zone) + " has no place " + index);
    }
    add(zone, card);
    int at = plan.start[zone] + index;
    System.arraycopy(cards, at, cards, at + 1, sizes[zone] - 1 - index);
    cards[at] = (short) card;
  }

  /// Takes the top card; the zone must hold one.
  public int draw(int zone) {
    int card = top(zone);
    sizes[zone]--;
    return card;
  }

  /// Takes the card at `index`; those above it close up.
  public int take(int zone, int index) {
    int card = at(zone, index);
    int at = plan.start[zone] + index;
    System.arraycopy(cards, at + 1, cards, at, sizes[zone] - index - 1);
    sizes[zone]--;
    return card;
  }

  /// Index of `card` in `zone`, or -1.
  public int indexOf(int zone, int card) {
    int start = plan.start[zone];
    for (int i = sizes[zone] - 1; i >= 0; i--) {
      if (cards[start + i] == card) {
        return i;
      }
    }
    return -1;
  }

  public boolean contains(int zone, int card) {
    return indexOf(zone, card) >= 0;
  }

  /// Takes `card` out of `zone`; whether it was there.
  public boolean remove(int zone, int card) {
    int index = indexOf(zone, card);
    if (index >= 0) {
      take(zone, index);
    }
    return index >= 0;
  }

  public void clear(int zone) {
    sizes[zone] = 0;
  }

  /// Puts all cards of `from` on top of `to`, in order.
  public void moveAll(int from, int to) {
    if (from == to) {
      return;
    }
    for (int i = 0; i < sizes[from]; i++) {
      add(to, at(from, i));
    }
    sizes[from] = 0;
  }

  /// Puts the cards 0 to `count` - 1 on top of a zone.
  public void fill(int zone, int count) {
    for (int card = 0; card < count; card++) {
      add(zone, card);
    }
  }

  /// Does each of the cards 0 to `count` - 1 lie once in the zones `from` to `to` - 1, and nothing
  /// else?
  public boolean holdEach(int from, int to, int count) {
    boolean[] seen = new boolean[count];
    int found = 0;
    for (int zone = from; zone < to; zone++) {
      for (int i = 0; i < sizes[zone]; i++) {
        int card = at(zone, i);
        if (card < 0 || card >= count || seen[card]) {
          return false;
        }
        seen[card] = true;
        found++;
      }
    }
    return found == count;
  }

  public void shuffle(int zone, Chance chance) {
    shuffleTop(zone, sizes[zone], chance);
  }

  /// Shuffles only the top `count` cards.
  public void shuffleTop(int zone, int count, Chance chance) {
    int end = plan.start[zone] + sizes[zone];
    chance.shuffle(cards, end - Math.min(count, sizes[zone]), end);
  }
}
