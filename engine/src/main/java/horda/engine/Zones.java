package horda.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;

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

  /// Draws cards until `to` holds `size` of them.
  public void draw(int from, int to, int size) {
    while (sizes[to] < size) {
      add(to, draw(from));
    }
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

  /// The undermost card of its kind in `zone`, or -1.
  public int find(int zone, IntPredicate kind) {
    for (int i = 0; i < sizes[zone]; i++) {
      if (kind.test(at(zone, i))) {
        return at(zone, i);
      }
    }
    return -1;
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

  /// Puts all cards of their kind on top of `to`, the top card first.
  public void moveIf(int from, int to, IntPredicate kind) {
    for (int i = sizes[from] - 1; i >= 0; i--) {
      if (kind.test(at(from, i))) {
        add(to, take(from, i));
      }
    }
  }

  /// Shuffles the cards of `discard` into `deck` if that is empty; whether it did.
  public boolean refill(int deck, int discard, Chance chance) {
    if (!isEmpty(deck)) {
      return false;
    }
    moveAll(discard, deck);
    shuffle(deck, chance);
    return true;
  }

  /// What the cards of a zone have together.
  public int sum(int zone, IntUnaryOperator each) {
    int sum = 0;
    for (int i = 0; i < sizes[zone]; i++) {
      sum += each.applyAsInt(at(zone, i));
    }
    return sum;
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

  /// The same for all zones from one on, and as many cards as that has room for.
  public boolean holdAll(int from) {
    return holdAll(from, plan.size());
  }

  public boolean holdAll(int from, int to) {
    return holdEach(from, to, plan.capacity(from));
  }

  /// What the cards of a zone are, from the bottom to the top.
  public <T> List<T> list(int zone, IntFunction<T> what) {
    List<T> list = new ArrayList<>();
    for (int i = 0; i < sizes[zone]; i++) {
      list.add(what.apply(at(zone, i)));
    }
    return list;
  }

  /// The cards of their kind in a zone.
  public List<Ref> refs(int zone, String ref, IntPredicate kind) {
    List<Ref> refs = new ArrayList<>();
    for (int i = 0; i < sizes[zone]; i++) {
      if (kind.test(at(zone, i))) {
        refs.add(new Ref(ref, at(zone, i)));
      }
    }
    return refs;
  }

  /// Takes the undermost card that a word names; a fault if none is left.
  public int take(int zone, Data word, IntFunction<String> name) {
    int index = list(zone, name).indexOf(word.text());
    if (index < 0) {
      throw new Data.Fault(word, "no '" + word.text() + "' is left");
    }
    return take(zone, index);
  }

  public void shuffle(int zone, Chance chance) {
    shuffleTop(zone, sizes[zone], chance);
  }

  /// The cards of these zones change places among each other; each zone keeps its size.
  public void mix(Chance chance, int... zones) {
    short[] pool = new short[cards.length];
    int n = 0;
    for (int zone : zones) {
      System.arraycopy(cards, plan.start[zone], pool, n, sizes[zone]);
      n += sizes[zone];
    }
    chance.shuffle(pool, 0, n);
    for (int zone : zones) {
      n -= sizes[zone];
      System.arraycopy(pool, n, cards, plan.start[zone], sizes[zone]);
    }
  }

  /// Shuffles only the top `count` cards.
  public void shuffleTop(int zone, int count, Chance chance) {
    int end = plan.start[zone] + sizes[zone];
    chance.shuffle(cards, end - Math.min(count, sizes[zone]), end);
  }
}
