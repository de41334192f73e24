package horda.lab.nightwatch;

import horda.engine.Chance;
import horda.engine.Fields;
import horda.engine.Seed;
import horda.engine.State;
import horda.engine.ZonePlan;
import horda.engine.Zones;

/// Deck, discard pile, what the lamp shows, hands, points.
final class WatchState extends State {
  static final int CARDS = 24;
  static final int DECK;
  static final int DISCARD;
  static final int LIT;
  static final int HAND;
  private static final ZonePlan PLAN;

  static {
    ZonePlan.Builder zones = new ZonePlan.Builder();
    DECK = zones.zone("deck", CARDS);
    DISCARD = zones.zone("discard", CARDS);
    LIT = zones.zone("lit", 2);
    HAND = zones.zone("hand0", CARDS);
    zones.zone("hand1", CARDS);
    zones.zone("hand2", CARDS);
    zones.zone("hand3", CARDS);
    PLAN = zones.plan();
  }

  final Bug bug;
  Zones zones;
  int[] points;
  boolean team;
  int turn;
  int notes;

  /// Raises the value of every other card; public.
  int moon;

  WatchState(Bug bug, int seats, Seed seed) {
    super(seats, seed);
    this.bug = bug;
    zones = new Zones(PLAN);
    points = new int[seats];
  }

  @Override
  public WatchState copy() {
    WatchState copy = soundCopy();
    switch (bug) {
      case SHARED_COPY -> copy.points = points;
      case FORGETFUL_COPY -> copy.notes = 0;
      case FORGETFUL_SECRET_COPY -> copy.moon = 0;
      default -> {}
    }
    return copy;
  }

  /// For dreams, so that a bug of copies shows in copies only.
  WatchState soundCopy() {
    return (WatchState) super.copy();
  }

  @Override
  protected void part() {
    zones = new Zones(zones);
    points = points.clone();
  }

  @Override
  protected void describe(Fields fields) {
    fields.zones("zones", zones);
    fields.nums("points", points, -1000, 1000);
    team = fields.flag("team", team);
    turn = fields.num("turn", turn, 0, 100_000);
    int most = bug == Bug.OUT_OF_RANGE ? 1 : 100_000;
    int read = fields.num("notes", notes, 0, most);
    // A writer hands back the very number; only a reader can be clamped.
    notes = bug == Bug.CLAMPED_JSON && isReader(fields) ? Math.min(1, read) : read;
    if (bug != Bug.UNDESCRIBED && bug != Bug.FORGETFUL_SECRET_COPY) {
      moon = fields.num("moon", moon, 0, 1);
    }
  }

  private static boolean isReader(Fields fields) {
    return fields.getClass().getSimpleName().contains("Reader");
  }

  int hand(int seat) {
    return HAND + seat;
  }

  int now() {
    return turn % seats();
  }

  int value(int card) {
    return card % 4 + (card % 2 == 0 ? moon : 0);
  }

  /// Deals again what `seat` cannot see.
  void dream(int seat, Chance chance) {
    Zones hidden = new Zones(zones);
    short[] pool = new short[CARDS];
    int size = 0;
    for (int zone = 0; zone < HAND + seats(); zone++) {
      if (zone != DISCARD && zone != LIT && zone != HAND + seat) {
        for (int i = 0; i < hidden.size(zone); i++) {
          pool[size++] = (short) hidden.at(zone, i);
        }
      }
    }
    chance.shuffle(pool, 0, size);
    for (int zone = 0; zone < HAND + seats(); zone++) {
      if (zone != DISCARD && zone != LIT && zone != HAND + seat) {
        for (int i = 0; i < hidden.size(zone); i++) {
          zones.set(zone, i, pool[--size]);
        }
      }
    }
  }
}
