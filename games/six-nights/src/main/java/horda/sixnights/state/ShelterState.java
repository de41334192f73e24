package horda.sixnights.state;

import horda.engine.Fields;
import horda.engine.Seed;
import horda.engine.State;
import horda.engine.ZonePlan;
import horda.engine.Zones;
import horda.sixnights.content.CardKind;
import horda.sixnights.content.Content;
import horda.sixnights.content.NightCard;

/// Everything in the shelter.
public final class ShelterState extends State {
  public static final int MOST_SEATS = 5;
  public static final String[] ENDS = {"going-on", "dawn", "fallen"};
  public static final int DAWN = 1;
  public static final int FALLEN = 2;

  public static final int DECK = 0;
  public static final int DISCARD = 1;
  public static final int NIGHTS = 2;
  public static final int TONIGHT = 3;
  public static final int PAST = 4;
  private static final int HANDS = 5;

  public final Content content;
  public int night;
  public int breaches;

  /// Breaks ties and is asked first; passes clockwise each night.
  public int lookout;

  /// Zombies that car alarms have brought tonight.
  public int lured;

  public int end;
  public final byte[] tins;
  public final byte[] bites;

  /// Strength that flares have added tonight, for each seat.
  public final byte[] added;

  /// 1 for who hides under a blanket tonight.
  public final byte[] hidden;

  public final Zones zones;

  public ShelterState(Content content, int seats, Seed seed) {
    super(seats, seed);
    this.content = content;
    tins = new byte[seats];
    bites = new byte[seats];
    added = new byte[seats];
    hidden = new byte[seats];
    zones = new Zones(plan(content, seats));
  }

  private ShelterState(ShelterState other) {
    super(other);
    content = other.content;
    night = other.night;
    breaches = other.breaches;
    lookout = other.lookout;
    lured = other.lured;
    end = other.end;
    tins = other.tins.clone();
    bites = other.bites.clone();
    added = other.added.clone();
    hidden = other.hidden.clone();
    zones = new Zones(other.zones);
  }

  private static ZonePlan plan(Content content, int seats) {
    ZonePlan.Builder builder = new ZonePlan.Builder();
    builder.zone("deck", content.cards().size());
    builder.zone("discard", content.cards().size());
    builder.zone("nights", content.nights().size());
    builder.zone("tonight", 1);
    builder.zone("past", content.nights().size());
    for (int seat = 0; seat < seats; seat++) {
      builder.zone("hand" + seat, content.numbers().hand());
    }
    for (int seat = 0; seat < seats; seat++) {
      builder.zone("door" + seat, 1);
    }
    return builder.plan();
  }

  @Override
  public ShelterState copy() {
    return new ShelterState(this);
  }

  @Override
  protected void describe(Fields fields) {
    night = fields.num("night", night, 0, content.numbers().nights());
    breaches = fields.num("breaches", breaches, 0, content.numbers().breaches());
    lookout = fields.num("lookout", lookout, 0, seats() - 1);
    lured = fields.num("lured", lured, 0, Byte.MAX_VALUE);
    end = fields.word("end", end, ENDS);
    fields.nums("tins", tins, 0, Byte.MAX_VALUE);
    fields.nums("bites", bites, 0, content.numbers().breaches());
    fields.nums("added", added, 0, Byte.MAX_VALUE);
    fields.nums("hidden", hidden, 0, 1);
    fields.zones("zones", zones);
  }

  public static int hand(int seat) {
    return HANDS + seat;
  }

  /// Where the card lies that a seat has laid at the door tonight.
  public int door(int seat) {
    return HANDS + seats() + seat;
  }

  public CardKind kind(int card) {
    return content.cards().get(card);
  }

  public NightCard tonight() {
    return content.nights().get(zones.top(TONIGHT));
  }

  /// SIX-NIGHT-02.
  public int zombies() {
    return tonight().zombies() + content.numbers().more() * (seats() - 3) + lured;
  }

  /// What a seat has given to the door tonight: its card and its flares.
  public int given(int seat) {
    int door = door(seat);
    return added[seat] + (zones.isEmpty(door) ? 0 : kind(zones.top(door)).strength());
  }

  /// SIX-DOOR-02.
  public int strength() {
    int sum = 0;
    for (int seat = 0; seat < seats(); seat++) {
      sum += given(seat);
    }
    return sum;
  }

  /// The seat so many places clockwise from the lookout.
  public int fromLookout(int places) {
    return (lookout + places) % seats();
  }

  /// SIX-CRATE-01, SIX-CRATE-02: who gave most, the first from the lookout among equals.
  public int mostGiven() {
    int best = lookout;
    for (int i = 1; i < seats(); i++) {
      best = given(fromLookout(i)) > given(best) ? fromLookout(i) : best;
    }
    return best;
  }

  /// A card of that kind in the hand of a seat, or -1.
  public int find(int seat, CardKind kind) {
    int hand = hand(seat);
    for (int i = 0; i < zones.size(hand); i++) {
      if (kind(zones.at(hand, i)) == kind) {
        return zones.at(hand, i);
      }
    }
    return -1;
  }

  /// SIX-END-01: what a seat has, once the cans of its hand are shown.
  public int score(int seat) {
    boolean lost = end == FALLEN && bites[seat] > 0;
    return lost ? 0 : Math.max(0, tins[seat] - content.numbers().bite() * bites[seat]);
  }
}
