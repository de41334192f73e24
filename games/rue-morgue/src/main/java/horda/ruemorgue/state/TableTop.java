package horda.ruemorgue.state;

import static horda.ruemorgue.state.MorgueState.DEAD;
import static horda.ruemorgue.state.MorgueState.KINDS;
import static horda.ruemorgue.state.MorgueState.NONE;
import static horda.ruemorgue.state.MorgueState.SLOTS;
import static horda.ruemorgue.state.MorgueState.TEAM_CARDS;

import horda.engine.Fields;
import horda.engine.Seed;
import horda.engine.State;
import horda.engine.Zones;
import java.util.Arrays;

/**
 * Everything that lies on the table, as fields: small numbers in arrays; -1 where there is nothing.
 * {@link TableNames} names each of them, {@link MorgueState} answers what can be asked about them.
 */
abstract class TableTop extends State {
  /** Enough for nearly every attack. */
  private static final int FEW_DICE = 16;

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

  /** Grows with the attack: there is no limit to sixes (RMO-COMBAT-12). */
  public byte[] dice = new byte[FEW_DICE];

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

  TableTop(Table table, int seats, int survivors, int teams, Seed seed) {
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

  /** One more die of the attack in progress lies on the table. */
  public void addDie(int face) {
    if (diceCount == dice.length) {
      dice = Arrays.copyOf(dice, 2 * dice.length);
    }
    dice[diceCount++] = (byte) face;
  }

  private static byte[] filled(int size, int value) {
    byte[] array = new byte[size];
    Arrays.fill(array, (byte) value);
    return array;
  }

  TableTop(TableTop other) {
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
  protected void describe(Fields f) {
    TableNames.describe(this, f);
  }
}
