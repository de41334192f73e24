package horda.ruemorgue.state;

import horda.engine.Seed;
import horda.engine.StepBook;
import horda.ruemorgue.content.Grant;
import horda.ruemorgue.content.Level;
import horda.ruemorgue.content.Skill;
import horda.ruemorgue.content.SkillSet;
import horda.ruemorgue.content.Survivor;
import horda.ruemorgue.content.ZombieKind;
import horda.ruemorgue.map.Ways;
import horda.ruemorgue.map.ZoneSet;
import java.util.ArrayList;
import java.util.List;

/// Everything on the table. Small numbers in arrays; -1 where there is nothing. Survivors are
/// numbered in the order of the teams, zones as on the board, zombies are counts by zone and kind.
/// docs/rue-morgue-design.md tells why it is laid out so.
public final class MorgueState extends TableTop {
  public static final int NONE = -1;

  /// Where a survivor is who stands in no zone.
  public static final int DEAD = -1;

  /// Left through an exit: safe and out of play (RMO-END-05).
  public static final int AWAY = -2;

  /// Kinds of zombies.
  public static final int KINDS = ZombieKind.values().length;

  /// Slots on a survivor's sheet: two hands, three in reserve, and one that Hoard gives.
  public static final int SLOTS = 6;

  public static final int HANDS = 2;

  /// Most Team Action cards of a team (RMO-SETUP-17).
  public static final int TEAM_CARDS = 2;

  /// In a slot: a Wound card.
  public static final int WOUND = -2;

  /// Seats of the helicopter: 0 outside, 1 the pilot's, 2 to 4 the passengers'.
  public static final int OUTSIDE = 0;

  public static final int PILOT = 1;

  // Results.
  public static final int GOING_ON = 0;
  public static final int WON = 1;
  public static final int LOST = 2;
  public static final int SCORED = 3;

  // Marks of a survivor: what was done in one's own turn, and states that last.
  public static final int ACTIVATED = 1;
  public static final int ROTTEN = 1 << 1;
  public static final int NINJA_OFF = 1 << 2;
  public static final int FOUGHT = 1 << 3;
  public static final int MADE_NOISE = 1 << 4;
  public static final int KILLED = 1 << 5;
  public static final int TOUGH_SPENT = 1 << 6;
  public static final int MARKS = (1 << 7) - 1;

  public MorgueState(
      MissionTable table,
      int seats,
      int survivors,
      int teams,
      Seed seed,
      StepBook<MorgueState> steps) {
    super(table, seats, survivors, teams, seed, steps);
  }

  @Override
  public MorgueState copy() {
    return (MorgueState) super.copy();
  }

  // Survivors.

  public Survivor character(int survivor) {
    return table.characters().get(who[survivor]);
  }

  /// On the board, or in the helicopter over it.
  public boolean inPlay(int survivor) {
    return zone[survivor] >= 0;
  }

  /// In a helicopter that flies: nothing outside can touch them (RMO-HELI-21).
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

  /// How often a survivor has a skill: more than once adds numbers up (RMO-SKILL-04).
  public int times(int survivor, Skill skill) {
    if (!has(survivor, skill)) {
      return 0;
    }
    Survivor sheet = character(survivor);
    int count = MissionTable.count(sheet.blue(), skill);
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

  /// All skills that a survivor has just now, with what they are about.
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
    return skills(survivor).has(skill);
  }

  /// Whether a survivor has at least one of them.
  public boolean hasAny(int survivor, SkillSet skills) {
    return skills(survivor).meets(skills);
  }

  private SkillSet skills(int survivor) {
    return table.skills(who[survivor], xp[survivor], orange[survivor], red[survivor]);
  }

  /// Wound cards on a sheet.
  public int wounds(int survivor) {
    int wounds = 0;
    for (int slot = 0; slot < SLOTS; slot++) {
      wounds += slot(survivor, slot) == WOUND ? 1 : 0;
    }
    return wounds;
  }

  /// Slots that a survivor has: Hoard gives one more (RMO-INV-01).
  public int capacity(int survivor) {
    return has(survivor, Skill.HOARD) ? SLOTS : SLOTS - 1;
  }

  public int slot(int survivor, int slot) {
    return slots[survivor * SLOTS + slot];
  }

  public void slot(int survivor, int slot, int card) {
    slots[survivor * SLOTS + slot] = (short) card;
  }

  /// Whether a card is spent: a weapon to be reloaded, a vest that has saved somebody once.
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

  /// Reloads every weapon; whether one was empty.
  public boolean reloadAll() {
    long low = emptyLow & table.weaponsLow();
    long high = emptyHigh & table.weaponsHigh();
    emptyLow ^= low;
    emptyHigh ^= high;
    return (low | high) != 0;
  }

  // The board.

  /// Where one can go and what one can see just now.
  public Ways ways() {
    return table.board().ways(openDoors, fallen);
  }

  /// The same as if all doors were open (DOORS in RMO-PATH).
  public Ways waysWithoutDoors() {
    return table.board().waysWithoutDoors(fallen);
  }

  public int figures(int zone, ZombieKind kind) {
    return figures[zone * KINDS + kind.ordinal()];
  }

  /// All zombies in a zone: each counts one, whatever it is (RMO-MOVE-05).
  public int zombies(int zone) {
    int count = 0;
    for (int kind = 0; kind < KINDS; kind++) {
      count += figures[zone * KINDS + kind];
    }
    return count;
  }

  /// Rooms that have had their zombies (RMO-DOOR-08).
  public ZoneSet spawned() {
    return new ZoneSet(spawnedLow, spawnedHigh);
  }

  public void spawned(ZoneSet rooms) {
    spawnedLow = rooms.low();
    spawnedHigh = rooms.high();
  }
}
