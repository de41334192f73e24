package horda.ruemorgue.state;

import static horda.ruemorgue.state.MorgueState.AWAY;
import static horda.ruemorgue.state.MorgueState.DEAD;
import static horda.ruemorgue.state.MorgueState.KINDS;
import static horda.ruemorgue.state.MorgueState.MARKS;
import static horda.ruemorgue.state.MorgueState.NONE;
import static horda.ruemorgue.state.MorgueState.SLOTS;
import static horda.ruemorgue.state.MorgueState.TEAM_CARDS;
import static horda.ruemorgue.state.MorgueState.WOUND;

import horda.engine.BadState;
import horda.engine.Fields;
import horda.engine.Seed;
import horda.engine.StepBook;
import horda.engine.Zones;
import horda.engine.shape.Bits;
import horda.engine.shape.DescribedBy;
import horda.engine.shape.Each;
import horda.engine.shape.Filled;
import horda.engine.shape.In;
import horda.engine.shape.Length;
import horda.engine.shape.Of;
import horda.engine.shape.Saved;
import horda.engine.shape.Seat;
import horda.engine.shape.SetOf;
import horda.engine.shape.Shared;
import horda.engine.shape.UpTo;
import horda.engine.shape.Word;
import horda.ruemorgue.content.TeamAction;
import horda.ruemorgue.state.Kinds.AtZoneOrNone;
import horda.ruemorgue.state.Kinds.ByGroup;
import horda.ruemorgue.state.Kinds.ByKind;
import horda.ruemorgue.state.Kinds.ByPerson;
import horda.ruemorgue.state.Kinds.ByToken;
import horda.ruemorgue.state.Kinds.ByZone;
import horda.ruemorgue.state.Kinds.CardOrNone;
import horda.ruemorgue.state.Kinds.CharacterOrNone;
import horda.ruemorgue.state.Kinds.DoorSet;
import horda.ruemorgue.state.Kinds.Party;
import horda.ruemorgue.state.Kinds.PersonOrNone;
import horda.ruemorgue.state.Kinds.SpawnOrNone;
import horda.ruemorgue.state.Kinds.SpawnSet;
import horda.ruemorgue.state.Kinds.Team;
import horda.ruemorgue.state.Kinds.TeamSet;
import horda.ruemorgue.state.Kinds.TentCardOrNone;
import horda.ruemorgue.state.Kinds.TokenSet;
import java.util.Arrays;

/// Everything that lies on the table, as fields: small numbers in arrays; -1 where there is
/// nothing. [MorgueState] answers what can be asked about them.
@Saved
@SuppressWarnings("NullAway.Init") // TableTopParts lays out the arrays
abstract class TableTop extends TableTopParts {
  /// Enough for nearly every attack.
  private static final int FEW_DICE = 16;

  @Shared public final MissionTable table;
  @Shared private final int survivors;
  @Shared private final int teams;

  // The host's options.
  public boolean crawlers = true;

  // The round.
  @In(max = Short.MAX_VALUE)
  public int round;

  @Seat public int firstSeat;

  /// In the zombies' phase; else in the players' phase.
  public boolean zombiesPhase;

  /// Whose survivors are being activated.
  @Seat public int turnSeat;

  /// The survivor whose turn it is, or NONE.
  @PersonOrNone public int active = NONE;

  /// Actions left for anything, and those left for one purpose only.
  @In(max = Byte.MAX_VALUE)
  public int actions;

  @Each("freeActionKinds")
  public byte[] freeActions;

  @In(max = Byte.MAX_VALUE)
  public int spawnDice;

  @Word({"going-on", "won", "lost", "scored"})
  public int result;

  /// Kinds of the teams' Team Action cards, TEAM_CARDS for each, and which were used this round.
  @In(min = NONE, max = 2)
  @Each("teamSlots")
  @Filled(NONE)
  public byte[] teamCards;

  @SetOf("teamSlots")
  public int usedTeamCards;

  /// Teams that have had their one Team Action of this phase, as bits (RMO-TEAM-01).
  @TeamSet public int teamActed;

  /// Teams whose pilot has taken off before, as bits: one mission pays for it once.
  @TeamSet public int tookOff;

  // By survivor.
  @CharacterOrNone @ByPerson public byte[] who;
  @Team @ByPerson public byte[] team;
  @Seat @ByPerson public byte[] owner;

  @UpTo(value = "lastZone", min = AWAY)
  @ByPerson
  @Filled(DEAD)
  public byte[] zone;

  @UpTo("aboard")
  @ByPerson
  public byte[] seat;

  @In(min = NONE, max = 1)
  @ByPerson
  @Filled(NONE)
  public byte[] orange;

  @In(min = NONE, max = 2)
  @ByPerson
  @Filled(NONE)
  public byte[] red;

  @In(max = MARKS)
  @ByPerson
  public byte[] marks;

  /// Actions that others gave for the next turn (RMO-SK-54).
  @ByPerson public byte[] given;

  @ByPerson public short[] xp;

  /// Uses since one's own turn began, a bit for each skill with such a limit (RMO-TURN-14).
  @ByPerson public int[] used;

  /// Cards on the sheets, SLOTS for each.
  @UpTo(value = "lastCard", min = WOUND)
  @Each("slotCount")
  @Filled(NONE)
  public short[] slots;

  // Cards with a state of their own: bit sets over the Equipment cards.
  public long emptyLow;
  public long emptyHigh;

  /// For each Equipment card, the Scope that is combined with it, or NONE (RMO-CRAFT-05).
  @CardOrNone
  @Each("table.content().equipmentCards")
  public byte[] scope;

  // An attack in progress: by whom, where, with the cards in which slots (bits), and its dice.
  @PersonOrNone public int attacker = NONE;
  @AtZoneOrNone public int attackZone = NONE;

  @Bits(SLOTS)
  public int attackSlots;

  public boolean ranged;

  /// Grows with the attack: there is no limit to sixes (RMO-COMBAT-12).
  @DescribedBy("describeDice")
  public byte[] dice = new byte[FEW_DICE];

  @DescribedBy("")
  public int diceCount;

  /// Re-rolls used in this attack, as bits.
  @In(max = 7)
  public int rerolled;

  /// Hits still to be given to somebody, and those among them that do one damage more.
  @In(max = Short.MAX_VALUE)
  public int hits;

  @In(max = Short.MAX_VALUE)
  public int hardHits;

  public boolean reaped;

  /// Survivors whom a steady hand leaves out of this attack, as bits (RMO-SK-56).
  @Party public int spared;

  @ByKind public byte[] kills;

  /// Rivals that died of this attack.
  @UpTo("survivors")
  public int slain;

  // The board.
  @DoorSet public int openDoors;
  @DoorSet public int shutForGood;

  @SetOf("table.mission().pieces().numbers().size")
  public int fallen;

  @SetOf("table.board().sheet().tiles().size")
  public int usedTriggers;

  @SetOf("tents")
  public int revealedTents;

  public long spawnedLow;
  public long spawnedHigh;

  /// Zombies: KINDS for each zone.
  @ByGroup public byte[] figures;

  @ByKind public byte[] reserve;
  @ByZone public byte[] noise;

  /// The zone that Loud made the noisiest, or NONE (RMO-NOISE-08), and who did it.
  @AtZoneOrNone public int loudZone = NONE;

  @PersonOrNone public int loudBy = NONE;
  @AtZoneOrNone public int helicopter = NONE;
  public boolean flying;

  /// The Tent card at each of the mission's tents.
  @TentCardOrNone
  @Each("tents")
  public byte[] tentCard;

  // Objectives, by token: the colour of its back, where it lies, who carries it.
  @In(max = 3)
  @ByToken
  public byte[] objectiveColour;

  @AtZoneOrNone @ByToken public byte[] objectiveZone;
  @PersonOrNone @ByToken public byte[] carrier;
  @TokenSet public int taken;
  @TokenSet public int delivered;

  @UpTo("table.mission().goals().size")
  public int goalsDone;

  @In(max = Byte.MAX_VALUE)
  public int worked;

  // Spawn Zones, by their place in the mission.
  @SpawnSet public int awake;

  /// Those that are gone for good.
  @SpawnSet public int removedSpawns;

  /// The first for the whole game, where there are no locators (RMO-SPAWN-08).
  @Of("spawns")
  public int firstSpawn;

  /// Kinds of which figures were missing since the card in hand was drawn, as bits (RMO-MINI).
  @SetOf("kinds")
  public int missing;

  @SpawnOrNone
  @Length(6)
  public byte[] locator;

  // An activation in progress (RMO-ZPH-07): who still has to act, and what has arrived.
  @ByGroup public byte[] acting;
  @ByGroup public byte[] arriving;

  /// Runners that take part, by zone: they act a second time (RMO-ZPH-04, RMO-SPLIT-10).
  @ByZone public byte[] runners;

  /// Reinforcements granted to the group of a zone, by kind (RMO-SPLIT-06).
  @ByGroup public byte[] granted;

  public Zones cards;

  TableTop(
      MissionTable table,
      int seats,
      int survivors,
      int teams,
      Seed seed,
      StepBook<MorgueState> steps) {
    super(seats, seed, steps);
    this.table = table;
    this.survivors = survivors;
    this.teams = teams;
    cards = new Zones(table.plan());
    lay(this);
  }

  /// One more die of the attack in progress lies on the table.
  public void addDie(int face) {
    if (diceCount == dice.length) {
      dice = Arrays.copyOf(dice, 2 * dice.length);
    }
    dice[diceCount++] = (byte) face;
  }

  /// As many as lie on the table; games kept long ago have a longer list and a number.
  void describeDice(Fields f) {
    long[] shown = new long[diceCount];
    for (int die = 0; die < shown.length; die++) {
      shown[die] = dice[die];
    }
    long[] read = f.list("dice", shown);
    int count = f.num("diceCount", diceCount, 0, Short.MAX_VALUE);
    if (read == shown) {
      return;
    }
    if (count > read.length) {
      throw new BadState("diceCount", "there are " + read.length + " dice, not " + count);
    }
    diceCount = 0;
    for (int die = 0; die < count; die++) {
      if (read[die] < 1 || read[die] > 6) {
        throw new BadState("dice", "a die shows 1 to 6, not " + read[die]);
      }
      addDie((int) read[die]);
    }
  }

  // How many there are.

  public int survivors() {
    return survivors;
  }

  public int teams() {
    return teams;
  }

  public int zones() {
    return table.board().zones().size();
  }

  int lastZone() {
    return zones() - 1;
  }

  int lastCard() {
    return table.content().equipmentCards() - 1;
  }

  int teamSlots() {
    return teams * TEAM_CARDS;
  }

  int slotCount() {
    return survivors * SLOTS;
  }

  /// The last seat of the helicopter.
  int aboard() {
    return 1 + table.content().numbers().passengers();
  }

  public int kinds() {
    return KINDS;
  }

  /// Groups of zombies: one of each kind in each zone.
  int groups() {
    return zones() * KINDS;
  }

  int freeActionKinds() {
    return FreeAction.COUNT;
  }

  public int teamDeeds() {
    return TeamAction.values().length;
  }

  int tents() {
    return table.mission().pieces().tents().size();
  }

  int tokens() {
    return table.mission().pieces().objectives().stream().mapToInt(o -> o.zones().size()).sum();
  }

  int spawns() {
    return table.mission().pieces().spawns().size();
  }
}
