package horda.ruemorgue.bot;

import static horda.ruemorgue.state.MorgueState.NONE;

import horda.ruemorgue.content.Weapon;
import horda.ruemorgue.map.Door;
import horda.ruemorgue.map.Ways;
import horda.ruemorgue.map.ZoneSet;
import horda.ruemorgue.mission.Goal;
import horda.ruemorgue.mission.Pieces;
import horda.ruemorgue.mission.Special;
import horda.ruemorgue.mission.Which;
import horda.ruemorgue.rules.Objectives;
import horda.ruemorgue.rules.Rivals;
import horda.ruemorgue.rules.SpawnZones;
import horda.ruemorgue.rules.Tents;
import horda.ruemorgue.rules.Turns;
import horda.ruemorgue.state.MorgueState;
import java.util.List;

/// Rule of thumb: where a survivor should go for the next goal.
final class Errand {
  /// In the first rounds zombies are few: who has no weapon looks for one.
  private static final int ARMING = 3;

  private Errand() {}

  /// Ways as they are with every door open that can be opened.
  static Ways ways(MorgueState s) {
    int doors = s.openDoors;
    for (Door door : s.table.board().doors()) {
      boolean key = !door.colour().isKeyed() || Objectives.isTaken(s, door.colour());
      boolean shut = (s.shutForGood >> door.index() & 1) != 0;
      doors |= key && !shut ? 1 << door.index() : 0;
    }
    return s.table.board().ways(doors, s.fallen);
  }

  /// The zone to go to, or NONE if there is none to be reached.
  static int of(MorgueState s, int survivor, Ways ways) {
    List<Goal> goals = s.table.mission().goals();
    Goal goal = goals.get(Math.min(s.goalsDone, goals.size() - 1));
    int zone = zone(s, survivor, goal, ways);
    if (zone == NONE || ways.distance(s.zone[survivor], zone) >= 0) {
      return zone;
    }
    return approach(s, survivor, zone, ways);
  }

  /// As near as one can get now to what lies behind a locked door.
  static int approach(MorgueState s, int survivor, int zone, Ways ways) {
    Ways through = s.waysWithoutDoors();
    ZoneSet reach = ways.reach(s.zone[survivor]);
    int best = NONE;
    int least = Integer.MAX_VALUE;
    for (int near = reach.first(); near >= 0; near = reach.after(near)) {
      int far = through.distance(near, zone);
      if (far >= 0 && far < least) {
        least = far;
        best = near;
      }
    }
    return best;
  }

  /// Where a friend fights against more than his share, not far off; NONE if all are well.
  static int help(MorgueState s, int survivor) {
    int best = NONE;
    int nearest = 4;
    boolean free = s.zombies(s.zone[survivor]) == 0;
    for (int friend = 0; friend < s.survivors() && free; friend++) {
      if (s.inPlay(friend) && !s.aloft(friend) && !Rivals.are(s, survivor, friend)) {
        int zone = s.zone[friend];
        int distance = s.ways().distance(s.zone[survivor], zone);
        boolean pressed = Threat.bites(s, zone) > Threat.friends(s, zone, NONE);
        if (pressed && distance > 0 && distance < nearest) {
          nearest = distance;
          best = zone;
        }
      }
    }
    return best;
  }

  /// Where to look for a weapon, early and near by; NONE if armed, or if it is late.
  static int arms(MorgueState s, int survivor) {
    if (s.round > ARMING || Worth.best(s, survivor) >= Worth.ARMED) {
      return NONE;
    }
    int best = NONE;
    int least = 2;
    Ways ways = s.ways();
    ZoneSet all = ways.reach(s.zone[survivor]);
    for (int zone = all.first(); zone >= 0; zone = all.after(zone)) {
      int distance = ways.distance(s.zone[survivor], zone);
      if (isSearchable(s, zone) && distance < least && s.zombies(zone) == 0) {
        least = distance;
        best = zone;
      }
    }
    return best;
  }

  private static int zone(MorgueState s, int survivor, Goal goal, Ways ways) {
    return switch (goal) {
      case Goal.Gather _ -> exit(s);
      case Goal.Leave _ -> exit(s);
      case Goal.Take take -> token(s, survivor, take.which(), ways);
      case Goal.Deliver deliver -> deliver(s, survivor, deliver, ways);
      case Goal.Clear clear -> nearest(s, survivor, clear.zones(), clear.inside(), ways);
      case Goal.Work work -> work.at();
      case Goal.Kill kill -> figure(s, survivor, kill, ways);
      case Goal.RemoveSpawns remove -> spawn(s, survivor, remove, ways);
      case Goal.Shut shut -> lever(s, shut);
      case Goal.Return back -> back.from();
      case Goal.Secure secure -> secure.from();
      case Goal.Score _ -> token(s, survivor, null, ways);
    };
  }

  static int exit(MorgueState s) {
    for (Pieces.Exit exit : s.table.mission().pieces().exits()) {
      if (Turns.isExit(s, exit.zone())) {
        return exit.zone();
      }
    }
    return NONE;
  }

  /// The Objective that the whole team is nearest to, so that it stays together.
  private static int token(
      MorgueState s, int survivor, @horda.engine.Nullable Which which, Ways ways) {
    int best = NONE;
    int least = Integer.MAX_VALUE;
    for (int token = 0; token < s.objectiveZone.length; token++) {
      int zone = s.objectiveZone[token];
      boolean lies = zone >= 0 && s.carrier[token] == NONE && (s.delivered >> token & 1) == 0;
      boolean taken = (s.taken >> token & 1) != 0;
      // What is mixed face down may be anything: its colour is not looked at.
      boolean wanted = which == null || mayBe(s, token, which);
      if (lies && wanted && (!taken || isCarried(s))) {
        int sum = distances(s, survivor, zone, ways);
        if (sum < least) {
          least = sum;
          best = zone;
        }
      }
    }
    return best;
  }

  static boolean mayBe(MorgueState s, int token, Which which) {
    int at = token;
    for (Pieces.Objective objective : s.table.mission().pieces().objectives()) {
      if (at < objective.zones().size()) {
        return objective.colours().stream().anyMatch(which::means);
      }
      at -= objective.zones().size();
    }
    return false;
  }

  private static boolean isCarried(MorgueState s) {
    return s.table.mission().rule(Special.Carry.class) != null;
  }

  /// Summed over everybody of the team; one who cannot get there counts for much.
  static int distances(MorgueState s, int survivor, int zone, Ways ways) {
    if (ways.distance(s.zone[survivor], zone) < 0) {
      return Integer.MAX_VALUE;
    }
    int sum = 0;
    for (int other = 0; other < s.survivors(); other++) {
      if (s.inPlay(other) && !Rivals.are(s, survivor, other)) {
        int distance = ways.distance(s.zone[other], zone);
        sum += distance < 0 ? 30 : distance;
      }
    }
    return sum;
  }

  /// Where what somebody carries has to be put down; NONE if nowhere.
  static int delivery(MorgueState s, int survivor) {
    List<Goal> goals = s.table.mission().goals();
    for (int i = s.goalsDone; i < goals.size(); i++) {
      if (goals.get(i) instanceof Goal.Deliver deliver) {
        for (int token = 0; token < s.carrier.length; token++) {
          if (s.carrier[token] == survivor && mayBe(s, token, deliver.which())) {
            return deliver.to();
          }
        }
      }
    }
    return NONE;
  }

  private static int deliver(MorgueState s, int survivor, Goal.Deliver deliver, Ways ways) {
    boolean open = ways.distance(s.zone[survivor], deliver.to()) >= 0;
    if (Objectives.carries(s, survivor) && open) {
      return deliver.to();
    }
    int token = token(s, survivor, open ? deliver.which() : null, ways);
    return token == NONE ? deliver.to() : token;
  }

  private static int nearest(
      MorgueState s, int survivor, List<Integer> zones, boolean inside, Ways ways) {
    int best = zones.getFirst();
    int least = Integer.MAX_VALUE;
    for (int zone : zones) {
      int distance = ways.distance(s.zone[survivor], zone);
      int empty = s.zombies(zone) == 0 && !inside ? 20 : 0;
      if (distance >= 0 && distance + empty < least) {
        least = distance + empty;
        best = zone;
      }
    }
    return best;
  }

  /// With fire towards it, without fire to where fire can be made.
  private static int figure(MorgueState s, int survivor, Goal.Kill kill, Ways ways) {
    ZoneSet all = ways.reach(s.zone[survivor]);
    int best = NONE;
    for (int zone = all.first(); zone >= 0; zone = all.after(zone)) {
      boolean here = s.figures(zone, kill.zombie()) > 0;
      boolean nearer =
          best == NONE
              || ways.distance(s.zone[survivor], zone) < ways.distance(s.zone[survivor], best);
      best = here && nearer ? zone : best;
    }
    return hasFire(s, survivor) ? best : fuel(s, survivor, ways);
  }

  /// To a friend with the other half of a Molotov; else to where one can search.
  private static int fuel(MorgueState s, int survivor, Ways ways) {
    int partner = Fire.partner(s, survivor);
    return partner == NONE ? searching(s, survivor, ways) : partner;
  }

  private static int spawn(MorgueState s, int survivor, Goal.RemoveSpawns remove, Ways ways) {
    boolean fire = s.table.mission().rule(Special.FireRemovesSpawns.class) != null;
    if (fire && !hasFire(s, survivor)) {
      int token = token(s, survivor, null, ways);
      return token == NONE ? fuel(s, survivor, ways) : token;
    }
    int best = NONE;
    int least = Integer.MAX_VALUE;
    for (int zone : remove.zones()) {
      int sum = SpawnZones.isIn(s, zone) ? distances(s, survivor, zone, ways) : least;
      if (sum < least) {
        least = sum;
        best = zone;
      }
    }
    return best;
  }

  static boolean hasFire(MorgueState s, int survivor) {
    for (int slot = 0; slot < MorgueState.SLOTS; slot++) {
      int card = s.slot(survivor, slot);
      Weapon weapon = card < 0 ? null : s.table.weapon(card);
      if (weapon != null && weapon.special() == Weapon.Special.KILLS_ALL) {
        return true;
      }
    }
    return false;
  }

  static boolean isSearchable(MorgueState s, int zone) {
    return s.table.board().zone(zone).searchable() || Tents.isSearchable(s, zone);
  }

  /// The nearest zone that can be searched.
  static int searching(MorgueState s, int survivor, Ways ways) {
    ZoneSet all = ways.reach(s.zone[survivor]);
    int best = NONE;
    int least = Integer.MAX_VALUE;
    for (int zone = all.first(); zone >= 0; zone = all.after(zone)) {
      int distance = ways.distance(s.zone[survivor], zone) + 3 * s.zombies(zone);
      if (isSearchable(s, zone) && distance < least) {
        least = distance;
        best = zone;
      }
    }
    return best;
  }

  static int lever(MorgueState s, Goal.Shut shut) {
    for (Special rule : s.table.mission().rules()) {
      if (rule instanceof Special.ActionShuts shuts && shuts.door() == shut.door()) {
        return shuts.from();
      }
      if (rule instanceof Special.NoiseShuts shuts && shuts.door() == shut.door()) {
        return shuts.at();
      }
    }
    return NONE;
  }
}
