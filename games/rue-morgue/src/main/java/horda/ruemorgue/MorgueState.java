package horda.ruemorgue;

import horda.engine.Fields;
import horda.engine.Seed;
import horda.engine.State;
import horda.engine.Zones;
import horda.ruemorgue.content.Grant;
import horda.ruemorgue.content.Level;
import horda.ruemorgue.content.Skill;
import horda.ruemorgue.content.SkillSet;
import horda.ruemorgue.content.Survivor;
import horda.ruemorgue.content.ZombieKind;
import horda.ruemorgue.map.Ways;
import horda.ruemorgue.map.ZoneSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Everything on the table. Small numbers in arrays; -1 where there is nothing. Survivors are
 * numbered in the order of the teams, zones as on the board, zombies are counts by zone and kind.
 * docs/rue-morgue-design.md tells why it is laid out so.
 */
public final class MorgueState extends State {
  public static final int NONE = -1;

  /** Where a survivor is who stands in no zone. */
  public static final int DEAD = -1;

  /** Left through an exit: safe and out of play (RMO-END-05). */
  public static final int AWAY = -2;

  /** Kinds of zombies. */
  public static final int KINDS = ZombieKind.values().length;

  /** Slots on a survivor's sheet: two hands, three in reserve, and one that Hoard gives. */
  public static final int SLOTS = 6;

  public static final int HANDS = 2;

  /** Most Team Action cards of a team (RMO-SETUP-17). */
  public static final int TEAM_CARDS = 2;

  /** More dice than any attack throws: an endless row of sixes stops here. */
  public static final int MOST_DICE = 60;

  /** In a slot: a Wound card. */
  public static final int WOUND = -2;

  /** Seats of the helicopter: 0 outside, 1 the pilot's, 2 to 4 the passengers'. */
  public static final int OUTSIDE = 0;

  public static final int PILOT = 1;

  // Results.
  public static final int GOING_ON = 0;
  public static final int WON = 1;
  public static final int LOST = 2;
  public static final int SCORED = 3;

  // Marks of a survivor: what was done in the own turn, and states that last.
  public static final int ACTIVATED = 1;
  public static final int ROTTEN = 1 << 1;
  public static final int NINJA_OFF = 1 << 2;
  public static final int FOUGHT = 1 << 3;
  public static final int MADE_NOISE = 1 << 4;
  public static final int KILLED = 1 << 5;
  public static final int TOUGH_SPENT = 1 << 6;
  public static final int MARKS = (1 << 7) - 1;

  public final Table table;
  public final Zones cards;

  // The host's options.
  public boolean crawlers = true;

  // The round.
  public int round;
  public int firstSeat;

  /** In the zombies' phase; else in the players' phase. */
  public boolean zombiesPhase;

  /** Whose survivors are being activated. */
  public int turnSeat;

  /** The survivor whose turn it is, or NONE. */
  public int active = NONE;

  /** Actions left for anything, and those left for one purpose only. */
  public int actions;

  public final byte[] freeActions;

  public int spawnDice;
  public int result;

  /** Kinds of the teams' Team Action cards, TEAM_CARDS for each, and which were used this round. */
  public final byte[] teamCards;

  public int usedTeamCards;

  /** Teams that have had their one Team Action of this phase, as bits (RMO-TEAM-01). */
  public int teamActed;

  /** Teams whose pilot has taken off before, as bits: one mission pays for it once. */
  public int tookOff;

  // By survivor.
  public final byte[] who;
  public final byte[] team;
  public final byte[] owner;
  public final byte[] zone;
  public final byte[] seat;
  public final byte[] orange;
  public final byte[] red;
  public final byte[] marks;

  /** Actions that others gave for the next turn (RMO-SK-54). */
  public final byte[] given;

  public final short[] xp;

  /** Uses since the own turn began, a bit for each skill with such a limit (RMO-TURN-14). */
  public final int[] used;

  /** Cards on the sheets, SLOTS for each. */
  public final short[] slots;

  // Cards with a state of their own: bit sets over the Equipment cards.
  public long emptyLow;
  public long emptyHigh;

  /** For each Equipment card, the Scope that is combined with it, or NONE (RMO-CRAFT-05). */
  public final byte[] scope;

  // An attack in progress: by whom, where, with the cards in which slots (bits), and its dice.
  public int attacker = NONE;
  public int attackZone = NONE;
  public int attackSlots;
  public boolean ranged;
  public final byte[] dice;
  public int diceCount;

  /** Re-rolls used in this attack, as bits. */
  public int rerolled;

  /** Hits still to be given to somebody, and those among them that do one damage more. */
  public int hits;

  public int hardHits;
  public boolean reaped;

  /** Survivors whom a steady hand leaves out of this attack, as bits (RMO-SK-56). */
  public int spared;

  public final byte[] kills;

  /** Rivals that died of this attack. */
  public int slain;

  // The board.
  public int openDoors;
  public int shutForGood;
  public int fallen;
  public int usedTriggers;
  public int revealedTents;
  public long spawnedLow;
  public long spawnedHigh;

  /** Zombies: KINDS for each zone. */
  public final byte[] figures;

  public final byte[] reserve;
  public final byte[] noise;

  /** The zone that Loud made the noisiest, or NONE (RMO-NOISE-08), and who did it. */
  public int loudZone = NONE;

  public int loudBy = NONE;
  public int helicopter = NONE;
  public boolean flying;

  /** The Tent card at each of the mission's tents. */
  public final byte[] tentCard;

  // Objectives, by token: the colour of its back, where it lies, who carries it.
  public final byte[] objectiveColour;
  public final byte[] objectiveZone;
  public final byte[] carrier;
  public int taken;
  public int delivered;
  public int goalsDone;
  public int worked;

  // Spawn Zones, by their place in the mission.
  public int awake;

  /** Those that are gone for good. */
  public int removedSpawns;

  /** The first for the whole game, where there are no locators (RMO-SPAWN-08). */
  public int firstSpawn;

  public final byte[] locator;

  // An activation in progress (RMO-ZPH-07): who still has to act, and what has arrived.
  public final byte[] acting;
  public final byte[] arriving;

  /** Runners that take part, by zone: they act a second time (RMO-ZPH-04, RMO-SPLIT-10). */
  public final byte[] runners;

  /** Kinds of which figures were missing since the card in hand was drawn, as bits (RMO-MINI). */
  public int missing;

  /** Reinforcements granted to the group of a zone, by kind (RMO-SPLIT-06). */
  public final byte[] granted;

  public MorgueState(Table table, int seats, int survivors, int teams, Seed seed) {
    super(seats, seed);
    this.table = table;
    cards = new Zones(table.plan());
    int zones = table.board().zones().size();
    int tokens =
        table.mission().pieces().objectives().stream().mapToInt(o -> o.zones().size()).sum();
    freeActions = new byte[FreeAction.COUNT];
    teamCards = filled(teams * TEAM_CARDS, NONE);
    who = filled(survivors, NONE);
    team = new byte[survivors];
    owner = new byte[survivors];
    zone = filled(survivors, DEAD);
    seat = new byte[survivors];
    orange = filled(survivors, NONE);
    red = filled(survivors, NONE);
    marks = new byte[survivors];
    given = new byte[survivors];
    xp = new short[survivors];
    used = new int[survivors];
    slots = new short[survivors * SLOTS];
    Arrays.fill(slots, (short) NONE);
    scope = filled(table.content().equipmentCards(), NONE);
    dice = new byte[MOST_DICE];
    kills = new byte[KINDS];
    figures = new byte[zones * KINDS];
    reserve = new byte[KINDS];
    noise = new byte[zones];
    tentCard = filled(table.mission().pieces().tents().size(), NONE);
    objectiveColour = new byte[tokens];
    objectiveZone = filled(tokens, NONE);
    carrier = filled(tokens, NONE);
    locator = filled(6, NONE);
    acting = new byte[zones * KINDS];
    arriving = new byte[zones * KINDS];
    runners = new byte[zones];
    granted = new byte[zones * KINDS];
  }

  private static byte[] filled(int size, int value) {
    byte[] array = new byte[size];
    Arrays.fill(array, (byte) value);
    return array;
  }

  private MorgueState(MorgueState other) {
    super(other);
    table = other.table;
    cards = new Zones(other.cards);
    crawlers = other.crawlers;
    round = other.round;
    firstSeat = other.firstSeat;
    zombiesPhase = other.zombiesPhase;
    turnSeat = other.turnSeat;
    active = other.active;
    actions = other.actions;
    freeActions = other.freeActions.clone();
    spawnDice = other.spawnDice;
    result = other.result;
    teamCards = other.teamCards.clone();
    usedTeamCards = other.usedTeamCards;
    teamActed = other.teamActed;
    tookOff = other.tookOff;
    who = other.who.clone();
    team = other.team.clone();
    owner = other.owner.clone();
    zone = other.zone.clone();
    seat = other.seat.clone();
    orange = other.orange.clone();
    red = other.red.clone();
    marks = other.marks.clone();
    given = other.given.clone();
    xp = other.xp.clone();
    used = other.used.clone();
    slots = other.slots.clone();
    emptyLow = other.emptyLow;
    emptyHigh = other.emptyHigh;
    scope = other.scope.clone();
    attacker = other.attacker;
    attackZone = other.attackZone;
    attackSlots = other.attackSlots;
    ranged = other.ranged;
    dice = other.dice.clone();
    diceCount = other.diceCount;
    rerolled = other.rerolled;
    hits = other.hits;
    hardHits = other.hardHits;
    reaped = other.reaped;
    spared = other.spared;
    kills = other.kills.clone();
    slain = other.slain;
    openDoors = other.openDoors;
    shutForGood = other.shutForGood;
    fallen = other.fallen;
    usedTriggers = other.usedTriggers;
    revealedTents = other.revealedTents;
    spawnedLow = other.spawnedLow;
    spawnedHigh = other.spawnedHigh;
    figures = other.figures.clone();
    reserve = other.reserve.clone();
    noise = other.noise.clone();
    loudZone = other.loudZone;
    loudBy = other.loudBy;
    helicopter = other.helicopter;
    flying = other.flying;
    tentCard = other.tentCard.clone();
    objectiveColour = other.objectiveColour.clone();
    objectiveZone = other.objectiveZone.clone();
    carrier = other.carrier.clone();
    taken = other.taken;
    delivered = other.delivered;
    goalsDone = other.goalsDone;
    worked = other.worked;
    awake = other.awake;
    removedSpawns = other.removedSpawns;
    firstSpawn = other.firstSpawn;
    missing = other.missing;
    locator = other.locator.clone();
    acting = other.acting.clone();
    arriving = other.arriving.clone();
    runners = other.runners.clone();
    granted = other.granted.clone();
  }

  @Override
  public MorgueState copy() {
    return new MorgueState(this);
  }

  @Override
  protected void describe(Fields f) {
    int people = who.length;
    int zones = noise.length;
    int lastCard = table.content().equipmentCards() - 1;
    int tokens = objectiveZone.length;
    int spawns = table.mission().pieces().spawns().size();
    crawlers = f.flag("crawlers", crawlers);
    round = f.num("round", round, 0, Short.MAX_VALUE);
    firstSeat = f.num("firstSeat", firstSeat, 0, seats() - 1);
    zombiesPhase = f.flag("zombiesPhase", zombiesPhase);
    turnSeat = f.num("turnSeat", turnSeat, 0, seats() - 1);
    active = f.num("active", active, NONE, people - 1);
    actions = f.num("actions", actions, 0, Byte.MAX_VALUE);
    f.nums("freeActions", freeActions, 0, Byte.MAX_VALUE);
    spawnDice = f.num("spawnDice", spawnDice, 0, Byte.MAX_VALUE);
    result = f.word("result", result, "going-on", "won", "lost", "scored");
    f.nums("teamCards", teamCards, NONE, 2);
    usedTeamCards = f.num("usedTeamCards", usedTeamCards, 0, (1 << teamCards.length) - 1);
    teamActed = f.num("teamActed", teamActed, 0, (1 << teams()) - 1);
    tookOff = f.num("tookOff", tookOff, 0, (1 << teams()) - 1);
    f.nums("who", who, NONE, table.characters().size() - 1);
    f.nums("team", team, 0, teams() - 1);
    f.nums("owner", owner, 0, seats() - 1);
    f.nums("zone", zone, AWAY, zones - 1);
    f.nums("seat", seat, OUTSIDE, 1 + table.content().numbers().passengers());
    f.nums("orange", orange, NONE, 1);
    f.nums("red", red, NONE, 2);
    f.nums("marks", marks, 0, MARKS);
    f.nums("given", given, 0, Byte.MAX_VALUE);
    f.nums("xp", xp, 0, Short.MAX_VALUE);
    f.nums("used", used, 0, Integer.MAX_VALUE);
    f.nums("slots", slots, WOUND, lastCard);
    emptyLow = f.big("emptyLow", emptyLow);
    emptyHigh = f.big("emptyHigh", emptyHigh);
    f.nums("scope", scope, NONE, lastCard);
    attacker = f.num("attacker", attacker, NONE, people - 1);
    attackZone = f.num("attackZone", attackZone, NONE, zones - 1);
    attackSlots = f.num("attackSlots", attackSlots, 0, (1 << SLOTS) - 1);
    ranged = f.flag("ranged", ranged);
    f.nums("dice", dice, 0, 6);
    diceCount = f.num("diceCount", diceCount, 0, MOST_DICE);
    rerolled = f.num("rerolled", rerolled, 0, 7);
    hits = f.num("hits", hits, 0, MOST_DICE);
    hardHits = f.num("hardHits", hardHits, 0, MOST_DICE);
    reaped = f.flag("reaped", reaped);
    spared = f.num("spared", spared, 0, (1 << people) - 1);
    f.nums("kills", kills, 0, Byte.MAX_VALUE);
    slain = f.num("slain", slain, 0, people);
    int doors = (1 << table.board().doors().size()) - 1;
    openDoors = f.num("openDoors", openDoors, 0, doors);
    shutForGood = f.num("shutForGood", shutForGood, 0, doors);
    fallen = f.num("fallen", fallen, 0, (1 << table.mission().pieces().numbers().size()) - 1);
    int tiles = table.board().sheet().tiles().size();
    usedTriggers = f.num("usedTriggers", usedTriggers, 0, (1 << tiles) - 1);
    revealedTents = f.num("revealedTents", revealedTents, 0, (1 << tentCard.length) - 1);
    spawnedLow = f.big("spawnedLow", spawnedLow);
    spawnedHigh = f.big("spawnedHigh", spawnedHigh);
    f.nums("figures", figures, 0, Byte.MAX_VALUE);
    f.nums("reserve", reserve, 0, Byte.MAX_VALUE);
    f.nums("noise", noise, 0, Byte.MAX_VALUE);
    loudZone = f.num("loudZone", loudZone, NONE, zones - 1);
    loudBy = f.num("loudBy", loudBy, NONE, people - 1);
    helicopter = f.num("helicopter", helicopter, NONE, zones - 1);
    flying = f.flag("flying", flying);
    f.nums("tentCard", tentCard, NONE, table.content().tents().size() - 1);
    f.nums("objectiveColour", objectiveColour, 0, 3);
    f.nums("objectiveZone", objectiveZone, NONE, zones - 1);
    f.nums("carrier", carrier, NONE, people - 1);
    taken = f.num("taken", taken, 0, (1 << tokens) - 1);
    delivered = f.num("delivered", delivered, 0, (1 << tokens) - 1);
    goalsDone = f.num("goalsDone", goalsDone, 0, table.mission().goals().size());
    worked = f.num("worked", worked, 0, Byte.MAX_VALUE);
    awake = f.num("awake", awake, 0, (1 << spawns) - 1);
    removedSpawns = f.num("removedSpawns", removedSpawns, 0, (1 << spawns) - 1);
    firstSpawn = f.num("firstSpawn", firstSpawn, 0, spawns - 1);
    missing = f.num("missing", missing, 0, (1 << KINDS) - 1);
    f.nums("locator", locator, NONE, spawns - 1);
    f.nums("acting", acting, 0, Byte.MAX_VALUE);
    f.nums("arriving", arriving, 0, Byte.MAX_VALUE);
    f.nums("runners", runners, 0, Byte.MAX_VALUE);
    f.nums("granted", granted, 0, Byte.MAX_VALUE);
    f.zones("cards", cards);
  }

  // Survivors.

  public int survivors() {
    return who.length;
  }

  public int teams() {
    return teamCards.length / TEAM_CARDS;
  }

  public Survivor character(int survivor) {
    return table.characters().get(who[survivor]);
  }

  /** On the board, or in the helicopter over it. */
  public boolean inPlay(int survivor) {
    return zone[survivor] >= 0;
  }

  /** In a helicopter that flies: nothing outside can touch them (RMO-HELI-21). */
  public boolean aloft(int survivor) {
    return flying && seat[survivor] != OUTSIDE;
  }

  public boolean marked(int survivor, int mark) {
    return (marks[survivor] & mark) != 0;
  }

  public void mark(int survivor, int mark) {
    marks[survivor] |= (byte) mark;
  }

  public void unmark(int survivor, int mark) {
    marks[survivor] &= (byte) ~mark;
  }

  public Level level(int survivor) {
    return table.content().numbers().level(xp[survivor]);
  }

  /** How often a survivor has a skill: more than once adds numbers up (RMO-SKILL-04). */
  public int times(int survivor, Skill skill) {
    Survivor sheet = character(survivor);
    int count = Table.count(sheet.blue(), skill);
    Level level = level(survivor);
    if (level != Level.BLUE && sheet.yellow().skill() == skill) {
      count++;
    }
    if (orange[survivor] != NONE && sheet.orange().get(orange[survivor]).skill() == skill) {
      count++;
    }
    if (red[survivor] != NONE && sheet.red().get(red[survivor]).skill() == skill) {
      count++;
    }
    return count;
  }

  /** All skills that a survivor has just now, with what they are about. */
  public List<Grant> grants(int survivor) {
    Survivor sheet = character(survivor);
    List<Grant> grants = new ArrayList<>(sheet.blue());
    if (level(survivor) != Level.BLUE) {
      grants.add(sheet.yellow());
    }
    if (orange[survivor] != NONE) {
      grants.add(sheet.orange().get(orange[survivor]));
    }
    if (red[survivor] != NONE) {
      grants.add(sheet.red().get(red[survivor]));
    }
    return grants;
  }

  public boolean has(int survivor, Skill skill) {
    Survivor sheet = character(survivor);
    return sheet.blueSkills().has(skill)
        || sheet.yellow().skill() == skill && level(survivor) != Level.BLUE
        || orange[survivor] != NONE && sheet.orange().get(orange[survivor]).skill() == skill
        || red[survivor] != NONE && sheet.red().get(red[survivor]).skill() == skill;
  }

  /** Whether a survivor has at least one of them. */
  public boolean hasAny(int survivor, SkillSet skills) {
    Survivor sheet = character(survivor);
    return sheet.blueSkills().meets(skills)
        || skills.has(sheet.yellow().skill()) && level(survivor) != Level.BLUE
        || orange[survivor] != NONE && skills.has(sheet.orange().get(orange[survivor]).skill())
        || red[survivor] != NONE && skills.has(sheet.red().get(red[survivor]).skill());
  }

  /** Wound cards on a sheet. */
  public int wounds(int survivor) {
    int wounds = 0;
    for (int slot = 0; slot < SLOTS; slot++) {
      wounds += slot(survivor, slot) == WOUND ? 1 : 0;
    }
    return wounds;
  }

  /** Slots that a survivor has: Hoard gives one more (RMO-INV-01). */
  public int capacity(int survivor) {
    return has(survivor, Skill.HOARD) ? SLOTS : SLOTS - 1;
  }

  public int slot(int survivor, int slot) {
    return slots[survivor * SLOTS + slot];
  }

  public void slot(int survivor, int slot, int card) {
    slots[survivor * SLOTS + slot] = (short) card;
  }

  /** Whether a card is spent: a weapon to be reloaded, a vest that has saved somebody once. */
  public boolean spent(int card) {
    return ((card < 64 ? emptyLow : emptyHigh) >> card & 1) != 0;
  }

  public void spent(int card, boolean now) {
    long bit = 1L << card;
    if (card < 64) {
      emptyLow = now ? emptyLow | bit : emptyLow & ~bit;
    } else {
      emptyHigh = now ? emptyHigh | bit : emptyHigh & ~bit;
    }
  }

  // The board.

  /** Where one can go and what one can see just now. */
  public Ways ways() {
    return table.board().ways(openDoors, fallen);
  }

  /** The same as if all doors were open (DOORS in RMO-PATH). */
  public Ways waysWithoutDoors() {
    return table.board().waysWithoutDoors(fallen);
  }

  public int figures(int zone, ZombieKind kind) {
    return figures[zone * KINDS + kind.ordinal()];
  }

  /** All zombies in a zone: each counts one, whatever it is (RMO-MOVE-05). */
  public int zombies(int zone) {
    int count = 0;
    for (int kind = 0; kind < KINDS; kind++) {
      count += figures[zone * KINDS + kind];
    }
    return count;
  }

  /** Rooms that have had their zombies (RMO-DOOR-08). */
  public ZoneSet spawned() {
    return new ZoneSet(spawnedLow, spawnedHigh);
  }

  public void spawned(ZoneSet rooms) {
    spawnedLow = rooms.low();
    spawnedHigh = rooms.high();
  }
}
