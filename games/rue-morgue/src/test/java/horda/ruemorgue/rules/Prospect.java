package horda.ruemorgue.rules;

import static horda.ruemorgue.state.MorgueState.NONE;
import static horda.ruemorgue.state.MorgueState.OUTSIDE;

import horda.engine.Nullable;
import horda.ruemorgue.content.Skill;
import horda.ruemorgue.content.Weapon;
import horda.ruemorgue.content.ZombieKind;
import horda.ruemorgue.map.Colour;
import horda.ruemorgue.map.Door;
import horda.ruemorgue.map.Ways;
import horda.ruemorgue.map.ZoneSet;
import horda.ruemorgue.mission.Goal;
import horda.ruemorgue.mission.Pieces;
import horda.ruemorgue.mission.Special;
import horda.ruemorgue.mission.Which;
import horda.ruemorgue.state.MorgueState;
import java.util.List;

/// What a position is worth on the way to a mission's goals: for [Planner] alone.
final class Prospect {
  /// How much is thought of a step, a closed door, a zombie anywhere, in one's own zone and beside
  /// it, and a Wound: boldness differs from search to search.
  record Mind(double step, double door, double horde, double here, double near, double wound) {
    static Mind of(java.util.Random whims) {
      return new Mind(
          8 + whims.nextInt(14),
          30 + whims.nextInt(150),
          1 + whims.nextInt(10),
          10 + whims.nextInt(35),
          1 + whims.nextInt(6),
          100 + whims.nextInt(200));
    }
  }

  private final Mind mind;
  private final MorgueState s;
  private final Ways open;

  /// As if every door stood open that could be opened by now.
  private final Ways passable;

  private final @Nullable Goal goal;

  private Prospect(MorgueState s, Mind mind) {
    this.s = s;
    this.mind = mind;
    open = s.ways();
    int doors = s.openDoors;
    for (Door door : s.table.board().doors()) {
      boolean key = !door.colour().isKeyed() || Objectives.isTaken(s, door.colour());
      doors |= key && (s.shutForGood >> door.index() & 1) == 0 ? 1 << door.index() : 0;
    }
    passable = s.table.board().ways(doors, s.fallen);
    List<Goal> goals = s.table.mission().goals();
    goal = s.goalsDone < goals.size() ? goals.get(s.goalsDone) : null;
  }

  static double of(MorgueState s, Mind mind) {
    return switch (s.result) {
      case MorgueState.WON, MorgueState.SCORED -> 1e9;
      case MorgueState.LOST -> -1e9;
      default -> new Prospect(s, mind).sum();
    };
  }

  private double sum() {
    double worth = 4000 * s.goalsDone + 2500 * Integer.bitCount(s.delivered) + 200 * s.worked;
    worth += 2500 * Integer.bitCount(s.taken) + 2500 * Integer.bitCount(s.removedSpawns);
    for (int zone = 0; zone < s.noise.length; zone++) {
      worth -= mind.horde() * s.zombies(zone);
    }
    worth -= inTheWay();
    worth -=
        switch (ZombieCards.danger(s)) {
          case BLUE -> 0;
          case YELLOW -> 150;
          case ORANGE -> 600;
          case RED -> 1200;
        };
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      if (s.zone[survivor] == MorgueState.DEAD) {
        worth -= 1000;
      } else if (s.zone[survivor] == MorgueState.AWAY) {
        worth += goal instanceof Goal.Leave ? 300 : -2000;
      } else {
        worth += person(survivor);
      }
    }
    return worth;
  }

  private double person(int survivor) {
    int zone = s.zone[survivor];
    double worth = -mind.wound() * s.wounds(survivor) + gear(survivor);
    if (!s.aloft(survivor)) {
      worth -= mind.here() * Math.min(6, s.zombies(zone));
      ZoneSet near = open.beside(zone);
      for (int next = near.first(); next >= 0; next = near.after(next)) {
        worth -= mind.near() * Math.min(6, s.zombies(next));
      }
    }
    return worth - way(survivor);
  }

  private double gear(int survivor) {
    double worth = 0;
    for (int slot = 0; slot < MorgueState.SLOTS; slot++) {
      int card = s.slot(survivor, slot);
      if (card < 0) {
        continue;
      }
      Weapon weapon = s.table.weapon(card);
      String kind = s.table.equipment(card).id();
      boolean fire = needsFire();
      if (weapon != null && weapon.special() == Weapon.Special.KILLS_ALL) {
        worth += fire ? 140 : 3;
      } else if (weapon != null) {
        double hits = weapon.dice() * (7 - weapon.accuracy()) / 6.0;
        double each = 10 * hits * (weapon.damage() > 1 ? 1.6 : 1) + (weapon.ranged() ? 4 : 0);
        worth += (slot < MorgueState.HANDS ? each : each / 3);
        worth += weapon.door() != Weapon.Opens.NO && slot < MorgueState.HANDS ? 8 : 0;
      } else if (kind.equals("gasoline") || kind.equals("glass-bottles")) {
        worth += fire ? 50 : 1;
      }
    }
    return worth;
  }

  private boolean needsFire() {
    boolean burns = s.table.mission().rule(Special.FireRemovesSpawns.class) != null;
    boolean kills = s.table.mission().goals().stream().anyMatch(Goal.Kill.class::isInstance);
    return burns || kills;
  }

  /// Zombies where the present goal wants none.
  private double inTheWay() {
    double count = 0;
    switch (goal) {
      case Goal.Clear clear -> {
        for (int zone : clear.zones()) {
          count += 25 * s.zombies(zone);
        }
      }
      case Goal.Work work -> count += 30 * s.zombies(work.at());
      case Goal.RemoveSpawns remove -> {
        for (int zone : remove.zones()) {
          count += 5 * s.zombies(zone);
        }
      }
      case Goal.Secure secure -> count += 25 * inside(secure.from(), secure.tiles());
      case Goal.Shut _, Goal.Return _ -> {
        for (Goal later : s.table.mission().goals()) {
          count += later instanceof Goal.Secure x ? 8 * inside(x.from(), x.tiles()) : 0;
        }
      }
      case null, default -> {}
    }
    return count;
  }

  private int inside(int from, int tiles) {
    ZoneSet zones = s.ways().indoors(from);
    int count = 0;
    for (int zone = zones.first(); zone >= 0; zone = zones.after(zone)) {
      boolean there = (s.table.board().zone(zone).tiles() & tiles) != 0;
      count += there ? s.zombies(zone) : 0;
    }
    return count;
  }

  /// How far somebody is from what is to be done.
  private double way(int survivor) {
    ZoneSet there = targets(survivor);
    int here = s.zone[survivor];
    boolean waits = isCrew(survivor) && !Objectives.isTaken(s, Colour.BLUE);
    if (waits) {
      int home = java.util.Objects.requireNonNull(s.table.mission().pieces().helicopter()).zone();
      boolean seated = s.seat[survivor] != OUTSIDE;
      return seated
          ? (s.seat[survivor] == 1) == s.has(survivor, Skill.HELICOPTER_PILOT) ? -60 : 20
          : walk(survivor, home);
    }
    if (s.seat[survivor] != OUTSIDE || flight() >= 0) {
      return airWay(survivor, there);
    }
    return steps(here, there);
  }

  private double steps(int here, ZoneSet there) {
    double best = 900;
    for (int zone = there.first(); zone >= 0; zone = there.after(zone)) {
      int far = passable.distance(here, zone);
      if (far >= 0) {
        boolean shut = open.distance(here, zone) < 0;
        best = Math.min(best, mind.step() * far + (shut ? mind.door() : 0));
      }
    }
    return there.isEmpty() ? 0 : best;
  }

  /// The pilot and the roper of a mission with a place that only a rope leads to.
  private boolean isCrew(int survivor) {
    boolean roper = s.has(survivor, Skill.FAST_ROPING) && opensDoors(survivor);
    return !s.table.mission().pieces().air().isEmpty()
        && (roper && first(survivor, true)
            || s.has(survivor, Skill.HELICOPTER_PILOT) && first(survivor, false));
  }

  /// The zone that only a rope leads to, while it is needed; else NONE.
  private int flight() {
    List<Pieces.Spot> air = s.table.mission().pieces().air();
    boolean needed = !air.isEmpty() && !Objectives.isTaken(s, Colour.PINK);
    return needed && Objectives.isTaken(s, Colour.BLUE) ? air.getFirst().zone() : NONE;
  }

  private double airWay(int survivor, ZoneSet there) {
    int yard = flight();
    int home = java.util.Objects.requireNonNull(s.table.mission().pieces().helicopter()).zone();
    boolean pilot = s.has(survivor, Skill.HELICOPTER_PILOT);
    boolean roper = s.has(survivor, Skill.FAST_ROPING) && opensDoors(survivor);
    if (yard < 0) {
      // It must come down again.
      double out = s.flying ? 60 + 8 * flightTo(home) : 20;
      return out + steps(s.zone[survivor], there);
    }
    if (steps(s.zone[survivor], there) < 900 && !s.aloft(survivor)) {
      return steps(s.zone[survivor], there) - 900;
    }
    boolean over = s.helicopter == yard;
    if (roper && first(survivor, true)) {
      return s.seat[survivor] > 1 ? (s.flying ? 8 * flightTo(yard) - 60 : 0) : walk(survivor, home);
    }
    if (pilot && first(survivor, false)) {
      return s.seat[survivor] == 1 ? (s.flying || over ? -40 : 0) : walk(survivor, home);
    }
    return s.seat[survivor] == OUTSIDE ? walk(survivor, home) - 40 : 30;
  }

  private double walk(int survivor, int home) {
    return 40 + steps(s.zone[survivor], ZoneSet.of(home));
  }

  private boolean first(int survivor, boolean roper) {
    for (int other = 0; other < survivor; other++) {
      boolean able =
          roper
              ? s.has(other, Skill.FAST_ROPING) && opensDoors(other)
              : s.has(other, Skill.HELICOPTER_PILOT);
      if (able && s.inPlay(other)) {
        return false;
      }
    }
    return true;
  }

  private boolean opensDoors(int survivor) {
    for (int slot = 0; slot < MorgueState.HANDS; slot++) {
      int card = s.slot(survivor, slot);
      Weapon weapon = card < 0 ? null : s.table.weapon(card);
      if (weapon != null && weapon.door() != Weapon.Opens.NO) {
        return true;
      }
    }
    return false;
  }

  private int flightTo(int zone) {
    ZoneSet seen = ZoneSet.of(s.helicopter);
    for (int far = 0; far < 40; far++) {
      if (seen.has(zone)) {
        return far;
      }
      ZoneSet next = seen;
      for (int at = seen.first(); at >= 0; at = seen.after(at)) {
        next = next.or(s.table.board().touching(at));
      }
      seen = next;
    }
    return 40;
  }

  private ZoneSet targets(int survivor) {
    return switch (goal) {
      case null -> ZoneSet.NONE;
      case Goal.Gather _ -> reachable(survivor, exits());
      case Goal.Leave _ -> reachable(survivor, exits());
      case Goal.Take take -> reachable(survivor, tokens(take.which()));
      case Goal.Deliver deliver -> deliver(survivor, deliver);
      case Goal.Clear clear -> clear.inside() ? set(clear.zones()) : set(clear.zones());
      case Goal.Work work -> ZoneSet.of(work.at());
      case Goal.Kill _ -> fire(survivor, bombs());
      case Goal.RemoveSpawns remove -> {
        ZoneSet left = ZoneSet.NONE;
        for (int zone : remove.zones()) {
          left = SpawnZones.isIn(s, zone) ? left.with(zone) : left;
        }
        yield s.table.mission().rule(Special.FireRemovesSpawns.class) != null
            ? fire(survivor, left)
            : left;
      }
      case Goal.Shut _ -> shut();
      case Goal.Return back -> ZoneSet.of(back.from());
      case Goal.Secure secure -> intruders(secure);
      case Goal.Score _ -> reachable(survivor, tokens(Which.ALL));
    };
  }

  private ZoneSet set(List<Integer> zones) {
    ZoneSet set = ZoneSet.NONE;
    for (int zone : zones) {
      set = set.with(zone);
    }
    return set;
  }

  private ZoneSet exits() {
    ZoneSet exits = ZoneSet.NONE;
    boolean bomb = !bombs().isEmpty();
    for (Pieces.Exit exit : s.table.mission().pieces().exits()) {
      boolean now =
          switch (exit.when()) {
            case ALWAYS -> true;
            case A_BOMB -> bomb;
            case NO_A_BOMB -> !bomb;
          };
      exits = now ? exits.with(exit.zone()) : exits;
    }
    return exits;
  }

  private ZoneSet bombs() {
    ZoneSet bombs = ZoneSet.NONE;
    for (int zone = 0; zone < s.noise.length; zone++) {
      bombs = s.figures(zone, ZombieKind.A_BOMB) > 0 ? bombs.with(zone) : bombs;
    }
    return bombs;
  }

  private ZoneSet tokens(Which which) {
    ZoneSet tokens = ZoneSet.NONE;
    for (int token = 0; token < s.objectiveZone.length; token++) {
      boolean lies = s.objectiveZone[token] >= 0 && (s.delivered >> token & 1) == 0;
      if (lies && which.means(Objectives.colour(s, token))) {
        tokens = tokens.with(s.objectiveZone[token]);
      }
    }
    return tokens;
  }

  /// What can be reached with the keys at hand; else keys that can.
  private ZoneSet reachable(int survivor, ZoneSet wanted) {
    ZoneSet now = wanted.and(passable.reach(s.zone[survivor]));
    if (!now.isEmpty()) {
      return now;
    }
    ZoneSet keys = tokens(Which.BLUE).or(tokens(Which.PINK));
    return keys.and(passable.reach(s.zone[survivor]));
  }

  private ZoneSet deliver(int survivor, Goal.Deliver deliver) {
    ZoneSet left = reachable(survivor, tokens(deliver.which()));
    boolean loaded = Objectives.carries(s, survivor);
    return loaded || left.isEmpty() ? ZoneSet.of(deliver.to()) : left;
  }

  /// With a Molotov to what must burn; with half of one to the other half; else to find more.
  private ZoneSet fire(int survivor, ZoneSet burns) {
    boolean molotov = holds(survivor, "molotov");
    if (molotov) {
      ZoneSet near = ZoneSet.NONE;
      for (int zone = burns.first(); zone >= 0; zone = burns.after(zone)) {
        near = near.or(open.beside(zone));
      }
      return near.isEmpty() ? burns : near;
    }
    String missing =
        holds(survivor, "gasoline")
            ? "glass-bottles"
            : holds(survivor, "glass-bottles") ? "gasoline" : "";
    ZoneSet partners = ZoneSet.NONE;
    for (int other = 0; other < s.survivors() && !missing.isEmpty(); other++) {
      if (other != survivor && s.inPlay(other) && holds(other, missing)) {
        partners = partners.with(s.zone[other]);
      }
    }
    if (!partners.isEmpty()) {
      return partners;
    }
    ZoneSet tokens = reachable(survivor, tokens(Which.ALL));
    if (!tokens.isEmpty()) {
      return tokens;
    }
    ZoneSet rooms = ZoneSet.NONE;
    for (var zone : s.table.board().zones()) {
      rooms = zone.searchable() && s.zombies(zone.index()) == 0 ? rooms.with(zone.index()) : rooms;
    }
    return rooms.and(open.reach(s.zone[survivor]));
  }

  boolean holds(int survivor, String kind) {
    return holds(s, survivor, kind);
  }

  static boolean holds(MorgueState s, int survivor, String kind) {
    for (int slot = 0; slot < MorgueState.SLOTS; slot++) {
      int card = s.slot(survivor, slot);
      if (card >= 0 && s.table.equipment(card).id().equals(kind)) {
        return true;
      }
    }
    return false;
  }

  private ZoneSet shut() {
    Special.ActionShuts action = s.table.mission().rule(Special.ActionShuts.class);
    Special.NoiseShuts noise = s.table.mission().rule(Special.NoiseShuts.class);
    return action != null
        ? ZoneSet.of(action.from())
        : noise != null ? ZoneSet.of(noise.at()) : ZoneSet.NONE;
  }

  private ZoneSet intruders(Goal.Secure secure) {
    ZoneSet zones = s.ways().indoors(secure.from());
    ZoneSet found = ZoneSet.NONE;
    for (int zone = zones.first(); zone >= 0; zone = zones.after(zone)) {
      boolean there = (s.table.board().zone(zone).tiles() & secure.tiles()) != 0;
      found = there && s.zombies(zone) > 0 ? found.with(zone) : found;
    }
    return found.isEmpty() ? ZoneSet.of(secure.from()) : found;
  }
}
