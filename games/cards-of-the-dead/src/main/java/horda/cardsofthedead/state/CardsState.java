package horda.cardsofthedead.state;

import static horda.cardsofthedead.state.Table.hand;
import static horda.cardsofthedead.state.Table.reserve;

import horda.cardsofthedead.content.CardType;
import horda.cardsofthedead.content.Content;
import horda.cardsofthedead.content.Effect;
import horda.cardsofthedead.content.SurvivorType;
import horda.engine.Fields;
import horda.engine.Seed;
import horda.engine.State;
import horda.engine.ZonePlan;
import horda.engine.Zones;
import java.util.Arrays;

/** Everything on the table. Small numbers in arrays; -1 where there is nothing. */
public final class CardsState extends State {
  public static final int MOST_SEATS = 3;
  public static final int SPACES = 7;
  public static final int HAND_LIMIT = 5;
  public static final int ACTIONS = 3;

  /** No card, no survivor. */
  public static final int NONE = -1;

  /**
   * Paralysis: no token; a token that will cost the next turn; a token whose turn has been lost.
   */
  public static final int MOBILE = 0;

  public static final int PARALYSED = 1;
  public static final int SERVED = 2;

  /** Where the group is. */
  public static final int MAIN = 0;

  public static final int IN_PHARMACY = 1;
  public static final int IN_MARKET = 2;

  public static final int GOING_ON = 0;
  public static final int WON = 1;
  public static final int ALL_DEAD = 2;
  public static final int NO_BREATH = 3;

  public final Content content;
  public final Zones zones;

  // The host's options.
  public boolean hard;
  public boolean challenges;
  public boolean freeWalk;
  public int firstSeat;

  // The frame.
  public int day;
  public int zone;
  public int venuesEntered;
  public int threats;
  public int result;
  public int kills;
  public boolean survivorsMadeNoise;

  // The turn.
  public int active = NONE;
  public int actions;
  public boolean abilityUsed;
  public boolean lastBreath;

  /** Was no space Free at some moment since the turn began? Then the next turn is Last Breath. */
  public boolean wasFull;

  // By seat.
  public final byte[] survivor;
  public final byte[] vitality;
  public final byte[] immunity;
  public final byte[] paralysis;
  public final short[] equipped;
  public final short[] loaded;
  public final byte[] equippedUses;
  public final byte[] loadedUses;
  public final byte[] side;
  public final byte[] wornHits;

  // The Play Area, by space 0 to 6.
  public final short[] space;
  public final byte[] hits;
  public final byte[] turns;
  public final byte[] cardParalysis;
  public int blocked;

  // The Deployment Area: cards by spot, and sets of spots.
  public final short[] spot;
  public long laid;
  public long faceUp;

  /** Face-down cards that everybody has seen. */
  public long known;

  /**
   * In the hard game the bottom of the Common pile stays old (COD-END-09): how many of its cards
   * were there before the cards of Day 2 and of Day 3 came, and which spots were dealt from those.
   * Everybody can know that; it bounds what may lie there.
   */
  public int beforeDay2;

  public int beforeDay3;
  public long dealtBeforeDay2;
  public long dealtBeforeDay3;

  public CardsState(Content content, ZonePlan plan, int seats, Seed seed) {
    super(seats, seed);
    this.content = content;
    zones = new Zones(plan);
    survivor = new byte[seats];
    vitality = new byte[seats];
    immunity = new byte[seats];
    paralysis = new byte[seats];
    equipped = new short[seats];
    loaded = new short[seats];
    equippedUses = new byte[seats];
    loadedUses = new byte[seats];
    side = new byte[seats];
    wornHits = new byte[seats];
    space = new short[SPACES];
    hits = new byte[SPACES];
    turns = new byte[SPACES];
    cardParalysis = new byte[SPACES];
    spot = new short[content.layout().size()];
    Arrays.fill(survivor, (byte) NONE);
    Arrays.fill(equipped, (short) NONE);
    Arrays.fill(loaded, (short) NONE);
    Arrays.fill(space, (short) NONE);
    Arrays.fill(spot, (short) NONE);
  }

  private CardsState(CardsState other) {
    super(other);
    content = other.content;
    zones = new Zones(other.zones);
    hard = other.hard;
    challenges = other.challenges;
    freeWalk = other.freeWalk;
    firstSeat = other.firstSeat;
    day = other.day;
    zone = other.zone;
    venuesEntered = other.venuesEntered;
    threats = other.threats;
    result = other.result;
    kills = other.kills;
    survivorsMadeNoise = other.survivorsMadeNoise;
    active = other.active;
    actions = other.actions;
    abilityUsed = other.abilityUsed;
    lastBreath = other.lastBreath;
    wasFull = other.wasFull;
    survivor = other.survivor.clone();
    vitality = other.vitality.clone();
    immunity = other.immunity.clone();
    paralysis = other.paralysis.clone();
    equipped = other.equipped.clone();
    loaded = other.loaded.clone();
    equippedUses = other.equippedUses.clone();
    loadedUses = other.loadedUses.clone();
    side = other.side.clone();
    wornHits = other.wornHits.clone();
    space = other.space.clone();
    hits = other.hits.clone();
    turns = other.turns.clone();
    cardParalysis = other.cardParalysis.clone();
    blocked = other.blocked;
    spot = other.spot.clone();
    laid = other.laid;
    faceUp = other.faceUp;
    known = other.known;
    beforeDay2 = other.beforeDay2;
    beforeDay3 = other.beforeDay3;
    dealtBeforeDay2 = other.dealtBeforeDay2;
    dealtBeforeDay3 = other.dealtBeforeDay3;
  }

  @Override
  public CardsState copy() {
    return new CardsState(this);
  }

  @Override
  protected void describe(Fields f) {
    int cards = content.size() - 1;
    hard = f.flag("hard", hard);
    challenges = f.flag("challenges", challenges);
    freeWalk = f.flag("freeWalk", freeWalk);
    firstSeat = f.num("firstSeat", firstSeat, 0, seats() - 1);
    day = f.num("day", day, 0, 3);
    zone = f.word("zone", zone, "main", "pharmacy", "market");
    venuesEntered = f.num("venuesEntered", venuesEntered, 0, 3);
    threats = f.num("threats", threats, 0, 31);
    result = f.word("result", result, "going-on", "won", "all-dead", "no-breath");
    kills = f.num("kills", kills, 0, Integer.MAX_VALUE);
    survivorsMadeNoise = f.flag("survivorsMadeNoise", survivorsMadeNoise);
    active = f.num("active", active, NONE, seats() - 1);
    actions = f.num("actions", actions, 0, ACTIONS);
    abilityUsed = f.flag("abilityUsed", abilityUsed);
    lastBreath = f.flag("lastBreath", lastBreath);
    wasFull = f.flag("wasFull", wasFull);
    f.nums("survivor", survivor, NONE, content.survivors().size() - 1);
    f.nums("vitality", vitality, 0, Byte.MAX_VALUE);
    f.nums("immunity", immunity, 0, Byte.MAX_VALUE);
    f.nums("paralysis", paralysis, MOBILE, SERVED);
    f.nums("equipped", equipped, NONE, cards);
    f.nums("loaded", loaded, NONE, cards);
    f.nums("equippedUses", equippedUses, 0, Byte.MAX_VALUE);
    f.nums("loadedUses", loadedUses, 0, Byte.MAX_VALUE);
    f.nums("side", side, 0, 1);
    f.nums("wornHits", wornHits, 0, Byte.MAX_VALUE);
    f.nums("space", space, NONE, cards);
    f.nums("hits", hits, 0, Byte.MAX_VALUE);
    f.nums("turns", turns, NONE, Byte.MAX_VALUE);
    f.nums("cardParalysis", cardParalysis, MOBILE, SERVED);
    blocked = f.num("blocked", blocked, 0, (1 << SPACES) - 1);
    f.nums("spot", spot, NONE, cards);
    laid = f.big("laid", laid);
    faceUp = f.big("faceUp", faceUp);
    known = f.big("known", known);
    beforeDay2 = f.num("beforeDay2", beforeDay2, 0, 100);
    beforeDay3 = f.num("beforeDay3", beforeDay3, 0, 100);
    dealtBeforeDay2 = f.big("dealtBeforeDay2", dealtBeforeDay2);
    dealtBeforeDay3 = f.big("dealtBeforeDay3", dealtBeforeDay3);
    f.zones("cards", zones);
  }

  // Who.

  public boolean alive(int seat) {
    return seat >= 0 && vitality[seat] > 0;
  }

  /** Has nobody taken this survivor? */
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

  /** The next living survivor clockwise after {@code seat}; the same one when nobody else lives. */
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

  /**
   * Is a survivor with this zombie ability dead at the table? Only with two or more players
   * (COD-DEATH-02).
   */
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

  /** Free: Free side up and nothing on it. */
  public boolean isFree(int n) {
    return space[n] == NONE && (blocked & 1 << n) == 0;
  }

  /** The leftmost Free space (COD-GAME-03), or -1. */
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

  /** The spots of the zone being played (COD-DEPLOY-08). */
  public long zoneSpots() {
    return zone == MAIN ? content.layout().mainMask() : content.layout().indoorMask();
  }

  /** Uncovered: a card lies there and none on its corners (COD-DEPLOY-05). */
  public boolean uncovered(int n) {
    return (laid & 1L << n) != 0 && (laid & content.coveredBy(n)) == 0;
  }

  /** The uncovered face-down cards of the zone being played, as a set. */
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
