package horda.sixnights.state;

import horda.engine.Fields;
import horda.engine.Seed;
import horda.engine.State;
import horda.engine.StepBook;
import horda.engine.ZonePlan;
import horda.engine.Zones;
import horda.engine.shape.BySeat;
import horda.engine.shape.In;
import horda.engine.shape.Saved;
import horda.engine.shape.Seat;
import horda.engine.shape.Shared;
import horda.engine.shape.UpTo;
import horda.engine.shape.Word;
import horda.sixnights.content.CardKind;
import horda.sixnights.content.Content;
import horda.sixnights.content.NightCard;

/// Everything in the shelter.
@Saved
@SuppressWarnings("NullAway.Init") // ShelterStateParts lays out the arrays
public final class ShelterState extends State {
  public static final int MOST_SEATS = 5;
  public static final int DAWN = 1;
  public static final int FALLEN = 2;

  /// Zones of night cards, and then those of cards.
  public static final int NIGHTS = 0;

  public static final int TONIGHT = 1;
  public static final int PAST = 2;
  public static final int DECK = 3;
  public static final int DISCARD = 4;
  private static final int HANDS = 5;

  @Shared public final Content content;

  @UpTo("content.numbers().nights")
  public int night;

  @UpTo("content.numbers().breaches")
  public int breaches;

  /// Breaks ties and is asked first; passes clockwise each night.
  @Seat public int lookout;

  /// Zombies that car alarms have brought tonight.
  public int lured;

  @Word({"going-on", "dawn", "fallen"})
  public int end;

  @BySeat public byte[] tins;

  @UpTo("content.numbers().breaches")
  @BySeat
  public byte[] bites;

  /// Strength that flares have added tonight.
  @BySeat public byte[] added;

  /// 1 for who hides under a blanket tonight.
  @In(max = 1)
  @BySeat
  public byte[] hidden;

  public Zones zones;

  public ShelterState(Content content, int seats, Seed seed, StepBook<ShelterState> steps) {
    super(seats, seed, steps);
    this.content = content;
    zones = new Zones(plan(content, seats));
    ShelterStateParts.lay(this);
  }

  private ShelterState(ShelterState other) {
    super(other);
    content = other.content;
    ShelterStateParts.copy(other, this);
  }

  @Override
  public ShelterState copy() {
    return new ShelterState(this);
  }

  @Override
  protected void describe(Fields fields) {
    ShelterStateParts.describe(this, fields);
  }

  private static ZonePlan plan(Content content, int seats) {
    int cards = content.cards().size();
    int nights = content.nights().size();
    ZonePlan.Builder builder = new ZonePlan.Builder();
    builder.zone("nights", nights);
    builder.zone("tonight", 1);
    builder.zone("past", nights);
    builder.zone("deck", cards);
    builder.zone("discard", cards);
    for (int seat = 0; seat < seats; seat++) {
      builder.zone("hand" + seat, content.numbers().hand());
    }
    for (int seat = 0; seat < seats; seat++) {
      builder.zone("door" + seat, 1);
    }
    return builder.plan();
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
