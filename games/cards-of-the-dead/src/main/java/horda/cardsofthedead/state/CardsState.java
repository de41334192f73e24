package horda.cardsofthedead.state;

import static horda.cardsofthedead.state.CardZones.hand;
import static horda.cardsofthedead.state.CardZones.reserve;

import horda.cardsofthedead.content.CardType;
import horda.cardsofthedead.content.Content;
import horda.cardsofthedead.content.Effect;
import horda.cardsofthedead.content.SurvivorType;
import horda.cardsofthedead.state.Kinds.BySpace;
import horda.cardsofthedead.state.Kinds.BySpot;
import horda.cardsofthedead.state.Kinds.CardOrNone;
import horda.cardsofthedead.state.Kinds.SurvivorOrNone;
import horda.engine.Seed;
import horda.engine.StepBook;
import horda.engine.ZonePlan;
import horda.engine.Zones;
import horda.engine.shape.As;
import horda.engine.shape.Bits;
import horda.engine.shape.BySeat;
import horda.engine.shape.In;
import horda.engine.shape.Saved;
import horda.engine.shape.Seat;
import horda.engine.shape.SeatOrNone;
import horda.engine.shape.Shared;
import horda.engine.shape.Word;

/// Everything on the table. Small numbers in arrays; -1 where there is nothing.
@Saved
@SuppressWarnings("NullAway.Init") // CardsStateParts lays out the arrays
public final class CardsState extends CardsStateParts {
  public static final int MOST_SEATS = 3;
  public static final int SPACES = 7;
  public static final int HAND_LIMIT = 5;
  public static final int ACTIONS = 3;

  /// No card, no survivor.
  public static final int NONE = -1;

  /// Paralysis: no token; a token that will cost the next turn; a token whose turn has been lost.
  public static final int MOBILE = 0;

  public static final int PARALYSED = 1;
  public static final int SERVED = 2;

  /// Where the group is.
  public static final int MAIN = 0;

  public static final int IN_PHARMACY = 1;
  public static final int IN_MARKET = 2;

  public static final int GOING_ON = 0;
  public static final int WON = 1;
  public static final int ALL_DEAD = 2;
  public static final int NO_BREATH = 3;

  @Shared public final Content content;

  // The host's options.
  public boolean hard;
  public boolean challenges;
  public boolean freeWalk;
  @Seat public int firstSeat;

  // The frame.
  @In(max = 3)
  public int day;

  @Word({"main", "pharmacy", "market"})
  public int zone;

  @Bits(2)
  public int venuesEntered;

  @Bits(5)
  public int threats;

  @Word({"going-on", "won", "all-dead", "no-breath"})
  public int result;

  public int kills;
  public boolean survivorsMadeNoise;

  // The turn.
  @SeatOrNone public int active = NONE;

  @In(max = ACTIONS)
  public int actions;

  public boolean abilityUsed;
  public boolean lastBreath;

  /// Was no space Free at some moment since the turn began? Then the next turn is Last Breath.
  public boolean wasFull;

  // By seat.
  @SurvivorOrNone @BySeat public byte[] survivor;
  @BySeat public byte[] vitality;
  @BySeat public byte[] immunity;

  @In(max = SERVED)
  @BySeat
  public byte[] paralysis;

  @CardOrNone @BySeat public short[] equipped;
  @CardOrNone @BySeat public short[] loaded;
  @BySeat public byte[] equippedUses;
  @BySeat public byte[] loadedUses;

  @In(max = 1)
  @BySeat
  public byte[] side;

  @BySeat public byte[] wornHits;

  // The Play Area, by space 0 to 6.
  @CardOrNone @BySpace public short[] space;
  @BySpace public byte[] hits;

  @In(min = NONE, max = Byte.MAX_VALUE)
  @BySpace
  public byte[] turns;

  @In(max = SERVED)
  @BySpace
  public byte[] cardParalysis;

  @Bits(SPACES)
  public int blocked;

  // The Deployment Area: cards by spot, and sets of spots.
  @CardOrNone @BySpot public short[] spot;
  public long laid;
  public long faceUp;

  /// Face-down cards that everybody has seen.
  public long known;

  /// In the hard game the bottom of the Common pile stays old (COD-END-09): how many of its cards
  /// were there before the cards of Day 2 and of Day 3 came, and which spots were dealt from those.
  /// Everybody can know that; it bounds what may lie there.
  @In(max = 100)
  public int beforeDay2;

  @In(max = 100)
  public int beforeDay3;

  public long dealtBeforeDay2;
  public long dealtBeforeDay3;

  @As("cards")
  public Zones zones;

  public CardsState(
      Content content, ZonePlan plan, int seats, Seed seed, StepBook<CardsState> steps) {
    super(seats, seed, steps);
    this.content = content;
    zones = new Zones(plan);
    lay(this);
  }

  // Who.

  public boolean alive(int seat) {
    return seat >= 0 && vitality[seat] > 0;
  }

  /// Has nobody taken this survivor?
  public boolean unclaimed(int who) {
    for (byte taken : survivor) {
      if (taken == who) {
        return false;
      }
    }
    return true;
  }

  public boolean activeLives() {
    return alive(active);
  }

  public int living() {
    int n = 0;
    for (byte v : vitality) {
      n += v > 0 ? 1 : 0;
    }
    return n;
  }

  /// The next living survivor clockwise after `seat`; the same one when nobody else lives.
  public int nextLiving(int seat) {
    int n = seats();
    for (int i = 1; i <= n; i++) {
      int next = (seat + i) % n;
      if (alive(next)) {
        return next;
      }
    }
    return NONE;
  }

  public SurvivorType who(int seat) {
    return content.survivor(survivor[seat]);
  }

  /// Is a survivor with this zombie ability dead at the table? Only with two or more players
  /// (COD-DEATH-02).
  public boolean haunted(SurvivorType.ZombieAbility ability) {
    if (seats() == 1) {
      return false;
    }
    for (int seat = 0; seat < seats(); seat++) {
      if (survivor[seat] != NONE && !alive(seat) && who(seat).zombieAbility() == ability) {
        return true;
      }
    }
    return false;
  }

  // Cards.

  public CardType type(int card) {
    return content.type(card);
  }

  public boolean handHasRoom(int seat) {
    return zones.size(hand(seat)) < HAND_LIMIT;
  }

  public boolean reserveHasRoom(int seat) {
    return zones.size(reserve(seat)) < who(seat).reserve();
  }

  public boolean inForce(Effect threat) {
    return (threats & threat.bit()) != 0;
  }

  // The Play Area.

  /// Free: Free side up and nothing on it.
  public boolean isFree(int n) {
    return space[n] == NONE && (blocked & 1 << n) == 0;
  }

  /// The leftmost Free space (COD-GAME-03), or -1.
  public int leftmostFree() {
    for (int n = 0; n < SPACES; n++) {
      if (isFree(n)) {
        return n;
      }
    }
    return NONE;
  }

  public boolean anyFree() {
    return leftmostFree() != NONE;
  }

  // The Deployment Area.

  /// The spots of the zone being played (COD-DEPLOY-08).
  public long zoneSpots() {
    return zone == MAIN ? content.layout().mainMask() : content.layout().indoorMask();
  }

  /// Uncovered: a card lies there and none on its corners (COD-DEPLOY-05).
  public boolean uncovered(int n) {
    return (laid & 1L << n) != 0 && (laid & content.coveredBy(n)) == 0;
  }

  /// The uncovered face-down cards of the zone being played, as a set.
  public long turnable() {
    long result = 0;
    for (long rest = laid & ~faceUp & zoneSpots(); rest != 0; rest &= rest - 1) {
      int n = Long.numberOfTrailingZeros(rest);
      if (uncovered(n)) {
        result |= 1L << n;
      }
    }
    return result;
  }
}
