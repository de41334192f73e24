package horda.amanecerzombi.state;

import horda.amanecerzombi.content.Content;
import horda.amanecerzombi.content.SeasonEffect;
import horda.amanecerzombi.content.Trait;
import horda.engine.Fields;
import horda.engine.Nullable;
import horda.engine.Seed;
import horda.engine.State;
import horda.engine.Zones;
import java.util.Arrays;
import java.util.List;

/**
 * Everything on the table. Small numbers in arrays; -1 where there is nothing. The numbers of
 * cards, squares and Characters are told in docs/amanecer-zombi-design.md.
 */
public final class AmanecerState extends State {
  public static final int MOST_SEATS = 4;
  public static final int NONE = -1;

  /** Cards of Characters; then the nameless one of each seat (AMZ-DEATH-11). */
  public static final int CARDS_OF_PEOPLE = 24;

  public static final int PEOPLE = CARDS_OF_PEOPLE + MOST_SEATS;
  public static final int OBJECTS = 72;
  public static final int SKILLS = 20;
  public static final int DAMAGES = 20;
  public static final int TILES = 16;
  public static final int SQUARES = TILES * 25;
  public static final int LONGEST_DRIVE = 24;
  private static final int MOST_WAITING = 44;
  private static final int LOADED = 64;

  /** What is shared by all states of a game: the box and its tables. */
  public final Table table;

  public final Zones zones;

  // The map: to whom a tile was dealt and where it lies; a turn of NONE is a tile not laid yet.
  public final byte[] tileSeat = new byte[TILES];
  public final byte[] tileX = new byte[TILES];
  public final byte[] tileY = new byte[TILES];
  public final byte[] tileTurn = new byte[TILES];

  // By seat.
  /** The Start zone, which is the colour too. */
  public final byte[] colour = new byte[MOST_SEATS];

  public final short[] at = new short[MOST_SEATS];
  public final byte[] experience = new byte[MOST_SEATS];

  /** Kind of the Vehicle in play. */
  public final byte[] vehicle = new byte[MOST_SEATS];

  /** Cards of Blocked Access that hold the Group. */
  public final byte[] blocked = new byte[MOST_SEATS];

  /** Rolls to get free in this combat (AMZ-BLOCK-03). */
  public final byte[] unblockTries = new byte[MOST_SEATS];

  /** Registered tokens: bit sets over the Locations. */
  public final long[] registered = new long[MOST_SEATS];

  public final byte[] deadNameless = new byte[MOST_SEATS];

  /** Offers made in the window that is open (AMZ-INT-13). */
  public final byte[] offers = new byte[MOST_SEATS];

  /** Which of the two dealt Characters is kept, while the others still choose. */
  public final byte[] kept = new byte[MOST_SEATS];

  public final short[] score = new short[MOST_SEATS];
  public int vehiclesTurned;

  // Cards on Characters.
  public final byte[] bearer = new byte[OBJECTS];
  public final byte[] turned = new byte[OBJECTS];
  public final byte[] skillOn = new byte[SKILLS];
  public final byte[] damageOn = new byte[DAMAGES];

  /** Damage markers without a card (AMZ-DMG-08). */
  public final byte[] plainDamage = new byte[PEOPLE];

  // Rounds and turns.
  public int rounds;
  public int round;
  public int firstPlayer;

  /** Whose turn it is, and the First Player between turns. */
  public int active;

  public int season = NONE;

  /** What was used since step 1, in this turn, in this combat: bits as {@link Used} gives them. */
  public long usedRound;

  public long usedTurn;
  public long usedCombat;

  /** Missions that must be done in the game for one (AMZ-SOLO-19). */
  public int required;

  // The search that is open, and the squares of a drive that may still be cut off.
  public int searchAt = NONE;

  public int searchDiscards;

  public final short[] drive = new short[LONGEST_DRIVE];
  public int driven;

  /** Where Noise would catch the driving Group, if it brings Zombies (AMZ-VEH-11). */
  public int cutAt = NONE;

  // The attack on a Group that is announced, and may still be bought off (AMZ-NEG-04).
  public int announcedBy = NONE;

  public int announcedOn = NONE;

  // The combat that is being fought.
  /** The attacked seat. */
  public int fighting = NONE;

  /** The attacking seat of a combat between Groups. */
  public int attacker = NONE;

  public int initiator = NONE;
  public int dice;

  /** The Clean mission that is being attempted. */
  public int cleaning = NONE;

  public int combatFlags;

  /** Added to the Group's dice in the next phase in which it rolls (the Clown's boxed effect). */
  public int groupModifier;

  /** Events played for the coming phase: dice of the Group, and what is added to Zombie dice. */
  public int extraDice;

  /** The same for the Group that attacked another. */
  public int attackerDice;

  public int frenzy;

  /** Dice of Initial Attacks that are due: of the Zombies, and of the Group. */
  public int initialDice;

  public int ownInitialDice;

  /** Noise of the weapons used in this phase. */
  public int phaseNoise;

  /** What each Character fights with in this phase: an Object or NONE. */
  public final byte[] weapon = new byte[PEOPLE];

  /** Weapons whose Noise was made in this combat (AMZ-NOISE-03). */
  public final byte[] noisy = new byte[OBJECTS];

  /** The dice thrown last, for those who look: the attacked Group's, then those against it. */
  public final byte[] thrown = new byte[64];

  // Combats that wait: for each card of the zone, whom it attacks and who played it (with Ambush).
  public final byte[] waitingTarget = new byte[MOST_WAITING];
  public final byte[] waitingPlayer = new byte[MOST_WAITING];

  // The end.
  public boolean over;
  public int winners;

  /** What the next dice show, where a scenario says so; else chance throws them. */
  public final byte[] loaded = new byte[LOADED];

  public int loadedDice;

  /** Worked out from the tiles when first asked for, so neither saved nor compared. */
  private @Nullable Land land;

  /** What a scenario calls the seats: no part of the game, so neither saved nor compared. */
  public List<String> names = List.of();

  public AmanecerState(Table table, int seats, Seed seed) {
    super(seats, seed);
    this.table = table;
    zones = new Zones(table.plan());
    for (byte[] nothing :
        List.of(tileSeat, tileTurn, vehicle, kept, bearer, skillOn, damageOn, weapon)) {
      Arrays.fill(nothing, (byte) NONE);
    }
    Arrays.fill(at, (short) NONE);
    Arrays.fill(colour, (byte) NONE);
    Arrays.fill(waitingTarget, (byte) NONE);
    Arrays.fill(waitingPlayer, (byte) NONE);
  }

  private AmanecerState(AmanecerState other) {
    super(other);
    table = other.table;
    zones = new Zones(other.zones);
    copyArrays(other);
    vehiclesTurned = other.vehiclesTurned;
    rounds = other.rounds;
    round = other.round;
    firstPlayer = other.firstPlayer;
    active = other.active;
    season = other.season;
    usedRound = other.usedRound;
    usedTurn = other.usedTurn;
    usedCombat = other.usedCombat;
    required = other.required;
    searchAt = other.searchAt;
    searchDiscards = other.searchDiscards;
    driven = other.driven;
    cutAt = other.cutAt;
    fighting = other.fighting;
    attacker = other.attacker;
    initiator = other.initiator;
    dice = other.dice;
    cleaning = other.cleaning;
    combatFlags = other.combatFlags;
    groupModifier = other.groupModifier;
    extraDice = other.extraDice;
    attackerDice = other.attackerDice;
    announcedBy = other.announcedBy;
    announcedOn = other.announcedOn;
    frenzy = other.frenzy;
    initialDice = other.initialDice;
    ownInitialDice = other.ownInitialDice;
    phaseNoise = other.phaseNoise;
    over = other.over;
    winners = other.winners;
    loadedDice = other.loadedDice;
    land = other.land;
    names = other.names;
  }

  private void copyArrays(AmanecerState other) {
    copy(other.tileSeat, tileSeat);
    copy(other.tileX, tileX);
    copy(other.tileY, tileY);
    copy(other.tileTurn, tileTurn);
    copy(other.colour, colour);
    System.arraycopy(other.at, 0, at, 0, at.length);
    copy(other.experience, experience);
    copy(other.vehicle, vehicle);
    copy(other.blocked, blocked);
    copy(other.unblockTries, unblockTries);
    copy(other.thrown, thrown);
    System.arraycopy(other.registered, 0, registered, 0, registered.length);
    copy(other.deadNameless, deadNameless);
    copy(other.offers, offers);
    copy(other.kept, kept);
    System.arraycopy(other.score, 0, score, 0, score.length);
    copy(other.bearer, bearer);
    copy(other.turned, turned);
    copy(other.skillOn, skillOn);
    copy(other.damageOn, damageOn);
    copy(other.plainDamage, plainDamage);
    System.arraycopy(other.drive, 0, drive, 0, drive.length);
    copy(other.weapon, weapon);
    copy(other.noisy, noisy);
    copy(other.waitingTarget, waitingTarget);
    copy(other.waitingPlayer, waitingPlayer);
    copy(other.loaded, loaded);
  }

  private static void copy(byte[] from, byte[] to) {
    System.arraycopy(from, 0, to, 0, from.length);
  }

  @Override
  public AmanecerState copy() {
    return new AmanecerState(this);
  }

  @Override
  protected void describe(Fields f) {
    int seat = MOST_SEATS - 1;
    f.nums("tileSeat", tileSeat, NONE, seat);
    f.nums("tileX", tileX, -TILES, TILES);
    f.nums("tileY", tileY, -TILES, TILES);
    f.nums("tileTurn", tileTurn, NONE, 3);
    f.nums("colour", colour, NONE, seat);
    f.nums("at", at, NONE, SQUARES - 1);
    f.nums("experience", experience, 0, 40);
    f.nums("vehicle", vehicle, NONE, Byte.MAX_VALUE);
    vehiclesTurned = f.num("vehiclesTurned", vehiclesTurned, 0, (1 << MOST_SEATS) - 1);
    f.nums("blocked", blocked, 0, Byte.MAX_VALUE);
    for (int s = 0; s < MOST_SEATS; s++) {
      registered[s] = f.big("registered" + s, registered[s]);
    }
    f.nums("deadNameless", deadNameless, 0, Byte.MAX_VALUE);
    f.nums("offers", offers, 0, Byte.MAX_VALUE);
    f.nums("kept", kept, NONE, 1);
    f.nums("score", score, Short.MIN_VALUE, Short.MAX_VALUE);
    f.nums("bearer", bearer, NONE, PEOPLE - 1);
    f.nums("turned", turned, 0, 1);
    f.nums("skillOn", skillOn, NONE, PEOPLE - 1);
    f.nums("damageOn", damageOn, NONE, PEOPLE - 1);
    f.nums("plainDamage", plainDamage, 0, 9);
    describeRound(f, seats() - 1);
    describeCombat(f, seats() - 1);
    over = f.flag("over", over);
    winners = f.num("winners", winners, 0, (1 << MOST_SEATS) - 1);
    f.nums("loaded", loaded, 0, 6);
    loadedDice = f.num("loadedDice", loadedDice, 0, LOADED);
    f.zones("cards", zones);
    land = null;
  }

  private void describeRound(Fields f, int seat) {
    rounds = f.num("rounds", rounds, 0, 24);
    round = f.num("round", round, 0, 24);
    firstPlayer = f.num("firstPlayer", firstPlayer, 0, seat);
    active = f.num("active", active, 0, seat);
    season = f.num("season", season, NONE, 23);
    usedRound = f.big("usedRound", usedRound);
    usedTurn = f.big("usedTurn", usedTurn);
    usedCombat = f.big("usedCombat", usedCombat);
    required = f.num("required", required, 0, (1 << 28) - 1);
    searchAt = f.num("searchAt", searchAt, NONE, SQUARES - 1);
    searchDiscards = f.num("searchDiscards", searchDiscards, 0, 100);
    f.nums("drive", drive, 0, SQUARES - 1);
    driven = f.num("driven", driven, 0, LONGEST_DRIVE);
    cutAt = f.num("cutAt", cutAt, NONE, SQUARES - 1);
  }

  private void describeCombat(Fields f, int seat) {
    fighting = f.num("fighting", fighting, NONE, seat);
    attacker = f.num("attacker", attacker, NONE, seat);
    initiator = f.num("initiator", initiator, NONE, seat);
    dice = f.num("dice", dice, 0, Short.MAX_VALUE);
    cleaning = f.num("cleaning", cleaning, NONE, 27);
    combatFlags = f.num("combatFlags", combatFlags, 0, Integer.MAX_VALUE);
    groupModifier = f.num("groupModifier", groupModifier, -100, 100);
    extraDice = f.num("extraDice", extraDice, 0, 1000);
    attackerDice = f.num("attackerDice", attackerDice, 0, 1000);
    announcedBy = f.num("announcedBy", announcedBy, NONE, seat);
    announcedOn = f.num("announcedOn", announcedOn, NONE, seat);
    frenzy = f.num("frenzy", frenzy, 0, 100);
    initialDice = f.num("initialDice", initialDice, 0, 1000);
    ownInitialDice = f.num("ownInitialDice", ownInitialDice, 0, 1000);
    phaseNoise = f.num("phaseNoise", phaseNoise, 0, 1000);
    f.nums("unblockTries", unblockTries, 0, Byte.MAX_VALUE);
    f.nums("thrown", thrown, 0, 14);
    f.nums("weapon", weapon, NONE, OBJECTS - 1);
    f.nums("noisy", noisy, 0, 1);
    f.nums("waitingTarget", waitingTarget, NONE, seat);
    f.nums("waitingPlayer", waitingPlayer, NONE, 8 + seat);
  }

  public Content content() {
    return table.content();
  }

  /** The throw of a die with six sides. */
  public int die() {
    if (loadedDice == 0) {
      return chance.die();
    }
    int die = loaded[0];
    System.arraycopy(loaded, 1, loaded, 0, --loadedDice);
    loaded[loadedDice] = 0;
    reveal();
    return die;
  }

  // The map.

  /** The maps as they lie now. */
  public Land land() {
    Land known = land;
    if (known == null) {
      known = new Land(table, tileSeat, tileX, tileY, tileTurn);
      land = known;
    }
    return known;
  }

  /** A tile is laid; squares may have new neighbours. */
  public void lay(int tile, int x, int y, int turn) {
    tileX[tile] = (byte) x;
    tileY[tile] = (byte) y;
    tileTurn[tile] = (byte) turn;
    land = null;
  }

  // What is in force.

  /** How much of an effect the season card of this round has. */
  public int season(SeasonEffect effect) {
    return season == NONE ? 0 : content().season(season).amount(effect);
  }

  /** What a Character has of a trait: its own, by skills and by what it carries; they add up. */
  public int trait(int character, Trait trait) {
    int sum = table.gives(character, trait);
    boolean learnt = zones.size(Piles.SKILL_DECK) < SKILLS;
    for (int skill = 0; learnt && skill < SKILLS; skill++) {
      if (skillOn[skill] == character) {
        sum += content().skill(skill).traits().amount(trait);
      }
    }
    int seat = seatOf(character);
    int held = seat == NONE ? 0 : zones.size(Piles.objects(seat));
    for (int i = 0; i < held; i++) {
      int object = zones.at(Piles.objects(seat), i);
      if (bearer[object] == character) {
        sum += content().object(object).traits().amount(trait);
      }
    }
    return sum;
  }

  /** What a Group has of a trait: all its living Characters, their skills and their Objects. */
  public int groupTrait(int seat, Trait trait) {
    int group = Piles.group(seat);
    int people = zones.size(group);
    int members = 0;
    int sum = 0;
    for (int i = 0; i < people; i++) {
      int character = zones.at(group, i);
      members |= 1 << character;
      sum += table.gives(character, trait);
    }
    boolean learnt = zones.size(Piles.SKILL_DECK) < SKILLS;
    for (int skill = 0; learnt && skill < SKILLS; skill++) {
      int on = skillOn[skill];
      if (on != NONE && (members & 1 << on) != 0) {
        sum += content().skill(skill).traits().amount(trait);
      }
    }
    int held = Piles.objects(seat);
    for (int i = zones.size(held) - 1; i >= 0; i--) {
      sum += content().object(zones.at(held, i)).traits().amount(trait);
    }
    return sum;
  }

  // Who is where.

  /** Characters alive in a Group. */
  public int people(int seat) {
    return zones.size(Piles.group(seat));
  }

  public int person(int seat, int i) {
    return zones.at(Piles.group(seat), i);
  }

  /** The seat of a living Character. */
  public int seatOf(int character) {
    for (int seat = 0; seat < seats(); seat++) {
      if (zones.contains(Piles.group(seat), character)) {
        return seat;
      }
    }
    return NONE;
  }

  /** Damage cards and markers on a Character. */
  public int damages(int character) {
    int n = plainDamage[character];
    for (byte on : damageOn) {
      n += on == character ? 1 : 0;
    }
    return n;
  }

  public boolean isTurned(int object) {
    return turned[object] != 0;
  }

  public boolean vehicleReady(int seat) {
    return vehicle[seat] != NONE && (vehiclesTurned & 1 << seat) == 0;
  }

  /** The Group that stands on a square, or NONE. */
  public int groupAt(int square) {
    for (int seat = 0; seat < seats(); seat++) {
      if (at[seat] == square) {
        return seat;
      }
    }
    return NONE;
  }

  public boolean isSolo() {
    return seats() == 1;
  }

  /** Does this Group fight just now? */
  public boolean inCombat(int seat) {
    return fighting == seat || attacker == seat;
  }

  public int nextSeat(int seat) {
    return seat + 1 == seats() ? 0 : seat + 1;
  }
}
