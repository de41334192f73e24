package horda.sixnights.state;

import horda.engine.Setup;
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

/// Everything in the shelter.
@Saved
@SuppressWarnings("NullAway.Init") // ShelterStateParts lays out the arrays
public final class ShelterState extends ShelterStateParts {
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

  /// 1 for a seat that hides under a blanket tonight.
  @In(max = 1)
  @BySeat
  public byte[] hidden;

  public Zones zones;

  public ShelterState(Content content, Setup setup, StepBook<ShelterState> steps) {
    super(setup, steps);
    this.content = content;
    ZonePlan.Builder plan = new ZonePlan.Builder();
    plan.and("nights", content.nights().size()).and("tonight", 1);
    plan.and("past", content.nights().size());
    plan.and("deck", content.cards().size()).and("discard", content.cards().size());
    plan.each(seats(), "hand", content.numbers().hand()).each(seats(), "door", 1);
    zones = new Zones(plan.plan());
    lay(this);
  }

  public int hand(int seat) {
    return HANDS + seat;
  }

  /// Where the card lies that a seat has laid at the door tonight.
  public int door(int seat) {
    return HANDS + seats() + seat;
  }

  public CardKind kind(int card) {
    return content.cards().of(card);
  }

  public Content.Night tonight() {
    return content.nights().get(zones.top(TONIGHT));
  }

  /// SIX-NIGHT-02.
  public int zombies() {
    return tonight().zombies() + content.numbers().moreZombies() * (seats() - 3) + lured;
  }

  /// What a seat has given to the door tonight: its card and its flares.
  public int given(int seat) {
    return added[seat] + zones.sum(door(seat), card -> kind(card).strength());
  }

  /// SIX-DOOR-02.
  public int strength() {
    return sum(this::given);
  }

  /// SIX-CRATE-01, SIX-CRATE-02: who gave most, the first from the lookout among equals.
  public int mostGiven() {
    return most(lookout, this::given);
  }

  /// Is its game lost, whatever it has (SIX-END-03)?
  public boolean lost(int seat) {
    return end == FALLEN && bites[seat] > 0;
  }

  /// SIX-END-01: what a seat has, once the cans of its hand are shown.
  public int score(int seat) {
    return lost(seat) ? 0 : Math.max(0, tins[seat] - content.numbers().bite() * bites[seat]);
  }
}
