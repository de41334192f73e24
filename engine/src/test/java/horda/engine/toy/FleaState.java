package horda.engine.toy;

import horda.engine.Chance;
import horda.engine.Fields;
import horda.engine.Seed;
import horda.engine.State;
import horda.engine.ZonePlan;
import horda.engine.Zones;

/// Everything on the market.
public final class FleaState extends State {
  /// Standing order: pass in every window until my own turn.
  public static final int UNTIL_MY_TURN = 2;

  static final int MOST_SEATS = 4;
  static final int MOST_ROUNDS = Wares.LOTS;

  /// No card in the bid of that seat.
  static final int NO_BID = -1;

  static final int DECK = 0;
  static final int DISCARD = 1;
  static final int LOTS = 2;
  static final int ON_OFFER = 3;
  static final int UNSOLD = 4;
  private static final int HANDS = 5;

  private static final ZonePlan[] PLANS = plans();

  Zones zones;
  byte[] points;

  /// The coin that each seat bid this round; public once bids are open.
  byte[] bids;

  /// Which seats know where a card lies, besides the one that holds it: a bit set a card.
  byte[] known;

  boolean bindingPromises;
  int rounds;
  int round;
  int first;
  int turn;
  int offersLeft;
  boolean over;

  FleaState(int seats, Seed seed) {
    super(seats, seed);
    zones = new Zones(PLANS[seats]);
    points = new byte[seats];
    bids = new byte[seats];
    known = new byte[Wares.CARDS];
  }

  private static ZonePlan[] plans() {
    ZonePlan[] plans = new ZonePlan[MOST_SEATS + 1];
    for (int seats = 2; seats <= MOST_SEATS; seats++) {
      ZonePlan.Builder builder = new ZonePlan.Builder();
      builder.zone("deck", Wares.CARDS);
      builder.zone("discard", Wares.CARDS);
      builder.zone("lots", Wares.LOTS);
      builder.zone("on-offer", 1);
      builder.zone("unsold", Wares.LOTS);
      for (int seat = 0; seat < seats; seat++) {
        builder.zone("hand" + seat, Wares.CARDS);
      }
      for (int seat = 0; seat < seats; seat++) {
        builder.zone("stall" + seat, Wares.LOTS);
      }
      plans[seats] = builder.plan();
    }
    return plans;
  }

  @Override
  public FleaState copy() {
    return (FleaState) super.copy();
  }

  @Override
  protected void part() {
    zones = new Zones(zones);
    points = points.clone();
    bids = bids.clone();
    known = known.clone();
  }

  @Override
  protected void describe(Fields fields) {
    bindingPromises = fields.flag("bindingPromises", bindingPromises);
    rounds = fields.num("rounds", rounds, 1, MOST_ROUNDS);
    round = fields.num("round", round, 0, MOST_ROUNDS);
    first = fields.num("first", first, 0, seats() - 1);
    turn = fields.num("turn", turn, 0, seats() - 1);
    offersLeft = fields.num("offersLeft", offersLeft, 0, Turn.OFFERS);
    over = fields.flag("over", over);
    fields.nums("points", points, 0, Byte.MAX_VALUE);
    fields.nums("bids", bids, NO_BID, Wares.CARDS - 1);
    fields.nums("known", known, 0, (1 << MOST_SEATS) - 1);
    fields.zones("zones", zones);
  }

  static int hand(int seat) {
    return HANDS + seat;
  }

  int stall(int seat) {
    return HANDS + seats() + seat;
  }

  /// The index in the hand of `seat` of a card of that kind, or -1.
  int find(int seat, int kind) {
    int hand = hand(seat);
    for (int i = zones.size(hand) - 1; i >= 0; i--) {
      if (Wares.kind(zones.at(hand, i)) == kind) {
        return i;
      }
    }
    return -1;
  }

  /// Is the card at `index` the first of its kind in that hand? Cards of a kind are one choice.
  boolean firstOfKind(int seat, int index) {
    int hand = hand(seat);
    int kind = Wares.kind(zones.at(hand, index));
    for (int i = 0; i < index; i++) {
      if (Wares.kind(zones.at(hand, i)) == kind) {
        return false;
      }
    }
    return true;
  }

  void discard(int seat, int card) {
    zones.remove(hand(seat), card);
    zones.add(DISCARD, card);
    known[card] = 0;
  }

  /// A card changes hands, seen by the two alone. What others knew of the giver's hand they know no
  /// longer for sure: the toy forgets it, so that nobody ever imagines to know too much.
  void handOver(int giver, int receiver, int card) {
    int both = 1 << giver | 1 << receiver;
    int hand = hand(giver);
    for (int i = 0; i < zones.size(hand); i++) {
      known[zones.at(hand, i)] &= (byte) both;
    }
    zones.remove(hand, card);
    zones.add(hand(receiver), card);
    known[card] = (byte) (1 << giver);
  }

  boolean knows(int seat, int card) {
    return (known[card] & 1 << seat) != 0;
  }

  /// The score of a seat as it stands: points and the worth of its lots; all public.
  int score(int seat) {
    int score = points[seat];
    for (int i = 0; i < zones.size(stall(seat)); i++) {
      score += Wares.worth(zones.at(stall(seat), i));
    }
    return score;
  }

  /// Shuffles what `seat` does not know, as it might be.
  void scramble(int seat, Chance chance) {
    zones.shuffle(LOTS, chance);
    short[] unseen = new short[Wares.CARDS];
    int n = 0;
    for (int pass = 0; pass < 2; pass++) {
      if (pass == 1) {
        chance.shuffle(unseen, 0, n);
      }
      for (int s = -1; s < seats(); s++) {
        int zone = s < 0 ? DECK : hand(s);
        if (s >= 0 && s == seat) {
          continue;
        }
        for (int i = 0; i < zones.size(zone); i++) {
          int card = zones.at(zone, i);
          if (s >= 0 && knows(seat, card)) {
            continue;
          }
          if (pass == 0) {
            unseen[n++] = (short) card;
            known[card] = 0;
          } else {
            zones.set(zone, i, unseen[--n]);
          }
        }
      }
    }
  }
}
