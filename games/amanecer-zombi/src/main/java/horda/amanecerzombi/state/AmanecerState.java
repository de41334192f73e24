package horda.amanecerzombi.state;

import horda.amanecerzombi.content.Content;
import horda.amanecerzombi.content.SeasonEffect;
import horda.amanecerzombi.content.Trait;
import horda.amanecerzombi.state.Kinds.AmbusherOrNone;
import horda.amanecerzombi.state.Kinds.Amount;
import horda.amanecerzombi.state.Kinds.ByObject;
import horda.amanecerzombi.state.Kinds.ByPerson;
import horda.amanecerzombi.state.Kinds.ByPlace;
import horda.amanecerzombi.state.Kinds.ByTile;
import horda.amanecerzombi.state.Kinds.ByWaiting;
import horda.amanecerzombi.state.Kinds.ItemOrNone;
import horda.amanecerzombi.state.Kinds.MissionOrNone;
import horda.amanecerzombi.state.Kinds.PersonOrNone;
import horda.amanecerzombi.state.Kinds.Square;
import horda.amanecerzombi.state.Kinds.SquareOrNone;
import horda.engine.Fields;
import horda.engine.Nullable;
import horda.engine.Seed;
import horda.engine.StepBook;
import horda.engine.Zones;
import horda.engine.shape.As;
import horda.engine.shape.Bits;
import horda.engine.shape.Filled;
import horda.engine.shape.In;
import horda.engine.shape.Length;
import horda.engine.shape.Saved;
import horda.engine.shape.Seat;
import horda.engine.shape.SeatOrNone;
import horda.engine.shape.Shared;
import java.util.List;

/// Everything on the table. Small numbers in arrays; -1 where there is nothing. The numbers of
/// cards, squares and Characters are told in docs/amanecer-zombi-design.md.
@Saved
@SuppressWarnings("NullAway.Init") // AmanecerStateParts lays out the arrays
public final class AmanecerState extends AmanecerStateParts {
  public static final int MOST_SEATS = 4;
  public static final int NONE = -1;

  /// Cards of Characters; then the nameless one of each seat (AMZ-DEATH-11).
  public static final int CARDS_OF_PEOPLE = 24;

  public static final int PEOPLE = CARDS_OF_PEOPLE + MOST_SEATS;
  public static final int OBJECTS = 72;
  public static final int SKILLS = 20;
  public static final int DAMAGES = 20;
  public static final int TILES = 16;
  public static final int SQUARES = TILES * 25;
  public static final int LONGEST_DRIVE = 24;
  static final int MOST_WAITING = 44;
  private static final int LOADED = 64;

  /// What is shared by all states of a game: the box and its tables.
  @Shared public final BoxTable table;

  // The map: to whom a tile was dealt and where it lies; a turn of NONE is a tile not laid yet.
  @In(min = NONE, max = MOST_SEATS - 1)
  @ByTile
  @Filled(NONE)
  public byte[] tileSeat;

  @In(min = -TILES, max = TILES)
  @ByTile
  public byte[] tileX;

  @In(min = -TILES, max = TILES)
  @ByTile
  public byte[] tileY;

  @In(min = NONE, max = 3)
  @ByTile
  @Filled(NONE)
  public byte[] tileTurn;

  // By seat.
  /// The Start zone, which is the colour too.
  @In(min = NONE, max = MOST_SEATS - 1)
  @ByPlace
  @Filled(NONE)
  public byte[] colour;

  @SquareOrNone @ByPlace public short[] at;

  @In(max = 40)
  @ByPlace
  public byte[] experience;

  /// Kind of the Vehicle in play.
  @In(min = NONE, max = Byte.MAX_VALUE)
  @ByPlace
  @Filled(NONE)
  public byte[] vehicle;

  @Bits(MOST_SEATS)
  public int vehiclesTurned;

  /// Cards of Blocked Access that hold the Group.
  @ByPlace public byte[] blocked;

  /// Registered tokens: bit sets over the Locations.
  @ByPlace public long[] registered;

  @ByPlace public byte[] deadNameless;

  /// Offers made in the window that is open (AMZ-INT-13).
  @ByPlace public byte[] offers;

  /// Which of the two dealt Characters is kept, while the others still choose.
  @In(min = NONE, max = 1)
  @ByPlace
  @Filled(NONE)
  public byte[] kept;

  @In(min = Short.MIN_VALUE, max = Short.MAX_VALUE)
  @ByPlace
  public short[] score;

  // Cards on Characters.
  @PersonOrNone @ByObject public byte[] bearer;

  @In(max = 1)
  @ByObject
  public byte[] turned;

  @PersonOrNone
  @Length(SKILLS)
  public byte[] skillOn;

  @PersonOrNone
  @Length(DAMAGES)
  public byte[] damageOn;

  /// Damage markers without a card (AMZ-DMG-08).
  @In(max = 9)
  @ByPerson
  public byte[] plainDamage;

  // Rounds and turns.
  @In(max = 24)
  public int rounds;

  @In(max = 24)
  public int round;

  @Seat public int firstPlayer;

  /// Whose turn it is, and the First Player between turns.
  @Seat public int active;

  @In(min = NONE, max = 23)
  public int season = NONE;

  /// What was used since step 1, in this turn, in this combat: bits as [Used] gives them.
  public long usedRound;

  public long usedTurn;
  public long usedCombat;

  /// Missions that must be done in the game for one (AMZ-SOLO-19).
  @Bits(28)
  public int required;

  // The search that is open, and the squares of a drive that may still be cut off.
  @SquareOrNone public int searchAt = NONE;

  @In(max = 100)
  public int searchDiscards;

  @Square
  @Length(LONGEST_DRIVE)
  public short[] drive;

  @In(max = LONGEST_DRIVE)
  public int driven;

  /// Where Noise would catch the driving Group, if it brings Zombies (AMZ-VEH-11).
  @SquareOrNone public int cutAt = NONE;

  // The combat that is being fought.
  /// The attacked seat.
  @SeatOrNone public int fighting = NONE;

  /// The attacking seat of a combat between Groups.
  @SeatOrNone public int attacker = NONE;

  @SeatOrNone public int initiator = NONE;

  @In(max = Short.MAX_VALUE)
  public int dice;

  /// The Clean mission that is being attempted.
  @MissionOrNone public int cleaning = NONE;

  public int combatFlags;

  /// Added to the Group's dice in the next phase in which it rolls (the Clown's boxed effect).
  @In(min = -100, max = 100)
  public int groupModifier;

  /// Events played for the coming phase: dice of the Group, and what is added to Zombie dice.
  @Amount public int extraDice;

  /// The same for the Group that attacked another.
  @Amount public int attackerDice;

  // The attack on a Group that is announced, and may still be bought off (AMZ-NEG-04).
  @SeatOrNone public int announcedBy = NONE;

  @SeatOrNone public int announcedOn = NONE;

  @In(max = 100)
  public int frenzy;

  /// Dice of Initial Attacks that are due: of the Zombies, and of the Group.
  @Amount public int initialDice;

  @Amount public int ownInitialDice;

  /// Noise of the weapons used in this phase.
  @Amount public int phaseNoise;

  /// Rolls to get free in this combat (AMZ-BLOCK-03).
  @ByPlace public byte[] unblockTries;

  /// The dice thrown last, for those who look: the attacked Group's, then those against it.
  @In(max = 14)
  @Length(64)
  public byte[] thrown;

  /// What each Character fights with in this phase: an Object or NONE.
  @ItemOrNone @ByPerson public byte[] weapon;

  /// Weapons whose Noise was made in this combat (AMZ-NOISE-03).
  @In(max = 1)
  @ByObject
  public byte[] noisy;

  // Combats that wait: for each card of the zone, whom it attacks and who played it (with Ambush).
  @SeatOrNone @ByWaiting public byte[] waitingTarget;
  @AmbusherOrNone @ByWaiting public byte[] waitingPlayer;

  // The end.
  public boolean over;

  @Bits(MOST_SEATS)
  public int winners;

  /// What the next dice show, where a scenario says so; else chance throws them.
  @In(max = 6)
  @Length(LOADED)
  public byte[] loaded;

  @In(max = LOADED)
  public int loadedDice;

  @As("cards")
  public Zones zones;

  /// Worked out from the tiles when first asked for.
  @Shared @Nullable Land land;

  /// What a scenario calls the seats: no part of the game.
  @Shared public List<String> names = List.of();

  public AmanecerState(BoxTable table, int seats, Seed seed, StepBook<AmanecerState> steps) {
    super(seats, seed, steps);
    this.table = table;
    zones = new Zones(table.plan());
    lay(this);
  }

  @Override
  protected void describe(Fields f) {
    super.describe(f);
    land = null;
  }

  /// Who may have played what waits: a seat, or with Ambush that and 8.
  int ambushers() {
    return 8 + seats();
  }

  public Content content() {
    return table.content();
  }

  /// The throw of a die with six sides.
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

  /// The maps as they lie now.
  public Land land() {
    Land known = land;
    if (known == null) {
      known = new Land(table, tileSeat, tileX, tileY, tileTurn);
      land = known;
    }
    return known;
  }

  /// A tile is laid; squares may have new neighbours.
  public void lay(int tile, int x, int y, int turn) {
    tileX[tile] = (byte) x;
    tileY[tile] = (byte) y;
    tileTurn[tile] = (byte) turn;
    land = null;
  }

  // What is in force.

  /// How much of an effect the season card of this round has.
  public int season(SeasonEffect effect) {
    return season == NONE ? 0 : content().season(season).amount(effect);
  }

  /// What a Character has of a trait: its own, by skills and by what it carries; they add up.
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

  /// What a Group has of a trait: all its living Characters, their skills and their Objects.
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

  /// Characters alive in a Group.
  public int people(int seat) {
    return zones.size(Piles.group(seat));
  }

  public int person(int seat, int i) {
    return zones.at(Piles.group(seat), i);
  }

  /// The seat of a living Character.
  public int seatOf(int character) {
    for (int seat = 0; seat < seats(); seat++) {
      if (zones.contains(Piles.group(seat), character)) {
        return seat;
      }
    }
    return NONE;
  }

  /// Damage cards and markers on a Character.
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

  /// The Group that stands on a square, or NONE.
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

  /// Does this Group fight just now?
  public boolean inCombat(int seat) {
    return fighting == seat || attacker == seat;
  }

  public int nextSeat(int seat) {
    return seat + 1 == seats() ? 0 : seat + 1;
  }
}
