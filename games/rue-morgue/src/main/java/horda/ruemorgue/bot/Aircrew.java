package horda.ruemorgue.bot;

import static horda.ruemorgue.state.MorgueState.NONE;
import static horda.ruemorgue.state.MorgueState.OUTSIDE;
import static horda.ruemorgue.state.MorgueState.PILOT;

import horda.engine.Code;
import horda.engine.Nullable;
import horda.ruemorgue.content.Skill;
import horda.ruemorgue.map.Board;
import horda.ruemorgue.map.Ways;
import horda.ruemorgue.map.ZoneSet;
import horda.ruemorgue.mission.Pieces;
import horda.ruemorgue.rules.HelicopterActs;
import horda.ruemorgue.state.MorgueState;
import java.util.List;

/// Rule of thumb: who flies where only a rope leads. All look for the key and for weapons at first;
/// when the key is as good as found, the pilot and those who know the rope sit down. They fly, all
/// with a rope go down, and the pilot brings the helicopter back and joins the others.
final class Aircrew {
  /// As good as anything that a goal asks for.
  private static final int DUTY = 2450;

  private static final int NEVER = -1000;

  /// How many go down: alone nobody comes far in rooms that are still full.
  private static final int PARTY = 3;

  /// Steps to the key from where somebody will surely get it.
  private static final int SOON = 2;

  private static final int FAR = 99;

  private final MorgueState s;
  private final List<Pieces.Spot> lands;

  /// Where a rope is needed, or NONE.
  private final int yard;

  /// Whether it is time to take off.
  private final boolean ready;

  /// Whether it is time to sit down.
  private final boolean boards;

  private final int pilot;

  /// Those who will go down, as bits.
  private final int party;

  private Aircrew(MorgueState s, Pieces.Helicopter craft, Wanted wanted) {
    this.s = s;
    this.lands = craft.lands();
    boolean over = s.flying && isYard(s.helicopter);
    this.yard = wanted.yard == NONE && over ? s.helicopter : wanted.yard;
    this.ready = wanted.ready;
    this.pilot = pilot();
    this.party = yard == NONE ? 0 : party();
    this.boards = yard != NONE && (ready || isSoon(wanted));
  }

  /// Whether the others are about to take what opens the way, and need no help with it.
  private boolean isSoon(Wanted wanted) {
    Ways ways = s.ways();
    for (int rest = wanted.tokens; rest != 0; rest &= rest - 1) {
      int zone = s.objectiveZone[Integer.numberOfTrailingZeros(rest)];
      boolean quiet = s.zombies(zone) + Threat.beside(s, zone) <= 1;
      for (int survivor = 0; survivor < s.survivors() && quiet; survivor++) {
        int far =
            s.inPlay(survivor) && !isCrew(survivor) ? ways.distance(s.zone[survivor], zone) : NONE;
        if (far >= 0 && far <= SOON) {
          return true;
        }
      }
    }
    return false;
  }

  /// The crew that a position needs; null where nobody flies.
  static @Nullable Aircrew of(MorgueState s, Wanted wanted) {
    Pieces.Helicopter craft = s.table.mission().pieces().helicopter();
    if (craft == null || !craft.flies() || s.helicopter == NONE) {
      return null;
    }
    boolean seated = false;
    for (byte seat : s.seat) {
      seated |= seat != OUTSIDE;
    }
    return seated || wanted.yard != NONE ? new Aircrew(s, craft, wanted) : null;
  }

  /// Whoever is over it already goes down, even if the first one down needs nobody.
  private boolean isYard(int zone) {
    return s.table.mission().pieces().air().stream().anyMatch(spot -> spot.zone() == zone);
  }

  private int pilot() {
    int pilot = NONE;
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      if (s.inPlay(survivor) && s.has(survivor, Skill.HELICOPTER_PILOT)) {
        boolean ropes = s.has(survivor, Skill.FAST_ROPING);
        boolean better = pilot == NONE || s.has(pilot, Skill.FAST_ROPING) && !ropes;
        pilot = s.seat[survivor] == PILOT || better && !isPiloted(pilot) ? survivor : pilot;
      }
    }
    return pilot;
  }

  private boolean isPiloted(int survivor) {
    return survivor != NONE && s.seat[survivor] == PILOT;
  }

  /// Those who know the rope; first who opens doors, then who is best armed.
  private int party() {
    int party = 0;
    for (int n = 0; n < PARTY; n++) {
      int best = NONE;
      int most = -1;
      for (int survivor = 0; survivor < s.survivors(); survivor++) {
        boolean able = s.inPlay(survivor) && s.has(survivor, Skill.FAST_ROPING);
        if (able && survivor != pilot && (party >> survivor & 1) == 0) {
          int worth = Worth.best(s, survivor);
          worth += Worth.opens(s, survivor) && n == 0 ? 1000 : 0;
          worth += s.seat[survivor] == OUTSIDE ? 0 : 300;
          best = worth > most ? survivor : best;
          most = Math.max(most, worth);
        }
      }
      party |= best == NONE ? 0 : 1 << best;
    }
    return party;
  }

  private boolean ropes(int survivor) {
    return (party >> survivor & 1) != 0;
  }

  /// Whether somebody has to be at the helicopter, or is in it.
  boolean needs(int survivor) {
    return s.seat[survivor] != OUTSIDE || yard != NONE && isCrew(survivor) && waits(survivor);
  }

  private boolean isCrew(int survivor) {
    return survivor == pilot || ropes(survivor);
  }

  /// Whether there is still somebody to go down.
  private boolean waits(int survivor) {
    return s.aloft(survivor) || !s.flying && party != 0 && boards;
  }

  /// What an action at the helicopter is worth.
  int weigh(int survivor, long choice) {
    int what = Code.a(choice);
    return switch (Code.verb(choice)) {
      case HelicopterActs.ENTER ->
          boards && (what == PILOT ? survivor == pilot : ropes(survivor)) ? DUTY : NEVER;
      case HelicopterActs.GET_OUT -> yard == NONE || !isCrew(survivor) ? DUTY : NEVER;
      case HelicopterActs.TAKE_OFF -> yard != NONE && ready && allAboard() ? DUTY : NEVER;
      case HelicopterActs.FLY -> isNearer(what) ? DUTY : NEVER;
      case HelicopterActs.LAND -> landsHere() ? DUTY : NEVER;
      case HelicopterActs.ROPE -> s.helicopter == yard ? DUTY : NEVER;
      default -> NEVER;
    };
  }

  /// Whether the next zone on a flight leads on.
  boolean isNearer(int zone) {
    return steps(zone) < steps(s.helicopter);
  }

  private boolean allAboard() {
    boolean some = false;
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      if (ropes(survivor)) {
        if (s.seat[survivor] <= PILOT) {
          return false;
        }
        some = true;
      }
    }
    return some;
  }

  /// Whether somebody in the air is to go down.
  private boolean carries() {
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      if (yard != NONE && ropes(survivor) && s.seat[survivor] > PILOT) {
        return true;
      }
    }
    return false;
  }

  private boolean landsHere() {
    return !carries() && lands.stream().anyMatch(spot -> spot.zone() == s.helicopter);
  }

  /// Zones to fly to where the rope is needed, or else home.
  private int steps(int from) {
    if (carries()) {
      return steps(s.table.board(), from, yard);
    }
    int least = FAR;
    for (Pieces.Spot spot : lands) {
      least = Math.min(least, steps(s.table.board(), from, spot.zone()));
    }
    return least;
  }

  private static int steps(Board board, int from, int to) {
    ZoneSet reached = ZoneSet.of(from);
    for (int steps = 0; steps < FAR; steps++) {
      if (reached.has(to)) {
        return steps;
      }
      ZoneSet next = reached;
      for (int zone = reached.first(); zone >= 0; zone = reached.after(zone)) {
        next = next.or(board.touching(zone));
      }
      if (next.equals(reached)) {
        return FAR;
      }
      reached = next;
    }
    return FAR;
  }
}
