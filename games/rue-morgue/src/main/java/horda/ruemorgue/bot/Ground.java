package horda.ruemorgue.bot;

import static horda.ruemorgue.state.MorgueState.NONE;

import horda.engine.Nullable;
import horda.ruemorgue.map.Door;
import horda.ruemorgue.map.Ways;
import horda.ruemorgue.map.ZoneSet;
import horda.ruemorgue.mission.Pieces;
import horda.ruemorgue.rules.Objectives;
import horda.ruemorgue.rules.Tents;
import horda.ruemorgue.rules.Triggers;
import horda.ruemorgue.state.MissionTable;
import horda.ruemorgue.state.MorgueState;
import java.util.Arrays;

/// Rule of thumb: the ways of a board as it is, with its doors, its keys and its rooms that are
/// still full; the same for all positions that have those in common. A way is as long as it is
/// troublesome: closed doors and full rooms make it longer.
final class Ground {
  /// What an easy step counts.
  static final int STEP = 10;

  /// No way at all.
  static final int NEVER = 100_000;

  /// What coming into a room that is still full adds.
  private static final int FULL = 4;

  private final MissionTable table;
  private final int openDoors;
  private final int shutForGood;
  private final int fallen;
  private final int keys;
  private final ZoneSet spawned;
  private final int usedTriggers;
  private final int revealedTents;

  /// Ways with every door open that can be opened.
  final Ways ways;

  /// Rooms and tents that bring zombies to whoever comes first.
  final ZoneSet asleep;

  /// Ways as they are now.
  final Ways open;

  /// By goal; unknown where nobody has asked yet.
  private final Lengths[] lengths;

  /// How long the ways are to one goal. Filled before it is made, so that a thread that finds it
  /// finds all of it.
  private record Lengths(int[] from) {
    static final Lengths UNKNOWN = new Lengths(new int[0]);
  }

  private Ground(MorgueState s) {
    this.table = s.table;
    this.openDoors = s.openDoors;
    this.shutForGood = s.shutForGood;
    this.fallen = s.fallen;
    this.keys = keys(s);
    this.spawned = s.spawned();
    this.usedTriggers = s.usedTriggers;
    this.revealedTents = s.revealedTents;
    this.ways = Errand.ways(s);
    this.asleep = asleep(s);
    this.open = s.ways();
    this.lengths = new Lengths[s.noise.length];
    Arrays.fill(lengths, Lengths.UNKNOWN);
  }

  /// That of a position, the last one if it is still the same.
  static Ground of(MorgueState s, @Nullable Ground last) {
    return last != null && last.isThatOf(s) ? last : new Ground(s);
  }

  private boolean isThatOf(MorgueState s) {
    return table == s.table
        && openDoors == s.openDoors
        && shutForGood == s.shutForGood
        && fallen == s.fallen
        && usedTriggers == s.usedTriggers
        && revealedTents == s.revealedTents
        && spawned.low() == s.spawnedLow
        && spawned.high() == s.spawnedHigh
        && keys == keys(s);
  }

  /// Colours of the Objectives that were taken, as bits.
  private static int keys(MorgueState s) {
    int keys = 0;
    for (int token = 0; token < s.objectiveColour.length; token++) {
      keys |= (s.taken >> token & 1) == 0 ? 0 : 1 << Objectives.colour(s, token).ordinal();
    }
    return keys;
  }

  /// How long the way is from a zone to another.
  int length(int from, int to) {
    Lengths known = lengths[to];
    if (known == Lengths.UNKNOWN) {
      known = new Lengths(spread(to));
      lengths[to] = known;
    }
    return known.from[from];
  }

  /// From the goal backwards: the nearest zone that is not settled, and what leads to it.
  private int[] spread(int to) {
    int zones = lengths.length;
    int[] length = new int[zones];
    Arrays.fill(length, NEVER);
    length[to] = 0;
    boolean[] settled = new boolean[zones];
    for (int n = 0; n < zones; n++) {
      int next = NONE;
      for (int zone = 0; zone < zones; zone++) {
        if (!settled[zone] && length[zone] < NEVER && (next < 0 || length[zone] < length[next])) {
          next = zone;
        }
      }
      if (next == NONE) {
        break;
      }
      settled[next] = true;
      int through = length[next] + STEP + (asleep.has(next) ? FULL : 0);
      for (int i = 0; i < ways.exits(next); i++) {
        int before = ways.exit(next, i);
        int door = open.beside(before).has(next) ? 0 : STEP;
        length[before] = Math.min(length[before], through + door);
      }
    }
    return length;
  }

  private static ZoneSet asleep(MorgueState s) {
    ZoneSet asleep = s.table.board().rooms().without(s.spawned());
    for (Pieces.Trigger trigger : s.table.mission().pieces().triggers()) {
      if ((s.usedTriggers >> trigger.tile() & 1) == 0) {
        ZoneSet tile = s.table.board().onTile(trigger.tile());
        asleep = asleep.or(tile.and(s.table.board().indoors()));
      }
    }
    for (int tent = 0; tent < s.tentCard.length; tent++) {
      int zone = s.table.mission().pieces().tents().get(tent).zone();
      asleep = Tents.isOpen(s, tent) ? asleep : asleep.with(zone);
    }
    return asleep;
  }

  /// Whether opening a door brings zombies.
  static boolean fills(MorgueState s, Door door) {
    Ways open = s.table.board().ways(s.openDoors | 1 << door.index(), s.fallen);
    ZoneSet rooms = open.indoors(door.one()).or(open.indoors(door.other()));
    rooms = rooms.and(s.table.board().rooms()).without(s.spawned());
    return !rooms.without(Triggers.guarded(s)).isEmpty();
  }
}
