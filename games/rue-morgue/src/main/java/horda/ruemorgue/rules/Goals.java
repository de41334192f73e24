package horda.ruemorgue.rules;

import horda.engine.Out;
import horda.ruemorgue.content.ZombieKind;
import horda.ruemorgue.map.ZoneSet;
import horda.ruemorgue.mission.Goal;
import horda.ruemorgue.mission.Heading;
import horda.ruemorgue.mission.Which;
import horda.ruemorgue.state.MorgueEvent;
import horda.ruemorgue.state.MorgueState;
import java.util.List;

/// MIS, END: whether the mission's goals are met, one after the other (RMO-END-01).
final class Goals {
  private Goals() {}

  /// Looks at the goals from the first that is not met; all met wins at once.
  static void check(MorgueState s, boolean endPhase, Out out) {
    List<Goal> goals = s.table.mission().goals();
    while (s.result == MorgueState.GOING_ON && s.goalsDone < goals.size()) {
      if (!isMet(s, goals.get(s.goalsDone), endPhase)) {
        return;
      }
      s.goalsDone++;
      out.tell(MorgueEvent.GOAL_MET, s.goalsDone);
    }
    if (s.result == MorgueState.GOING_ON) {
      boolean competitive = s.table.mission().heading().mode() == Heading.Mode.COMPETITIVE;
      s.result = competitive ? MorgueState.SCORED : MorgueState.WON;
      s.agenda.clear();
      out.tell(competitive ? MorgueEvent.GAME_SCORED : MorgueEvent.GAME_WON);
    }
  }

  private static boolean isMet(MorgueState s, Goal goal, boolean endPhase) {
    return switch (goal) {
      case Goal.Gather _ -> endPhase && allInExit(s);
      case Goal.Leave leave ->
          Ending.inPlay(s) == 0
              && Ending.living(s) >= (leave.starting() ? s.survivors() : leastAlive(s));
      case Goal.Take take -> all(s, take.which(), s.taken);
      case Goal.Deliver deliver -> all(s, deliver.which(), s.delivered);
      case Goal.Clear clear -> endPhase && isClear(s, clear);
      case Goal.Work work -> s.worked >= work.actions();
      case Goal.Kill kill -> onBoard(s, kill.zombie()) == 0;
      case Goal.RemoveSpawns remove ->
          remove.zones().stream().noneMatch(z -> SpawnZones.isIn(s, z));
      case Goal.Shut shut -> (s.shutForGood >> shut.door() & 1) != 0;
      case Goal.Return back -> inside(s, back.from(), back.tiles()) == Ending.inPlay(s);
      case Goal.Secure secure ->
          inside(s, secure.from(), secure.tiles()) >= secure.alive()
              && noZombie(s, building(s, secure.from(), secure.tiles()));
      case Goal.Score score ->
          endPhase
              && (Integer.bitCount(s.taken) >= score.objectives()
                  || s.round >= score.rounds()
                  || teamsInPlay(s) < 2);
    };
  }

  private static int leastAlive(MorgueState s) {
    return Math.max(1, s.table.mission().alive().of(s.survivors()));
  }

  private static boolean allInExit(MorgueState s) {
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      int zone = s.zone[survivor];
      if (s.aloft(survivor)
          || s.table.mission().pieces().exits().stream().noneMatch(exit -> exit.zone() == zone)) {
        return false;
      }
    }
    return true;
  }

  private static boolean all(MorgueState s, Which which, int tokens) {
    for (int token = 0; token < s.objectiveColour.length; token++) {
      if (which.means(Objectives.colour(s, token)) && (tokens >> token & 1) == 0) {
        return false;
      }
    }
    return true;
  }

  private static boolean isClear(MorgueState s, Goal.Clear clear) {
    ZoneSet zones = ZoneSet.NONE;
    for (int zone : clear.zones()) {
      zones = zones.with(zone);
    }
    if (!noZombie(s, zones)) {
      return false;
    }
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      if (clear.inside()
          && s.inPlay(survivor)
          && (s.aloft(survivor) || !zones.has(s.zone[survivor]))) {
        return false;
      }
    }
    return Ending.living(s) >= leastAlive(s);
  }

  private static boolean noZombie(MorgueState s, ZoneSet zones) {
    for (int zone = zones.first(); zone >= 0; zone = zones.after(zone)) {
      if (s.zombies(zone) > 0) {
        return false;
      }
    }
    return true;
  }

  private static int onBoard(MorgueState s, ZombieKind kind) {
    return s.table.content().zombie(kind).count() - s.reserve[kind.ordinal()];
  }

  /// Rooms and corridors of those tiles that hang together with a zone.
  private static ZoneSet building(MorgueState s, int from, int tiles) {
    ZoneSet zones = ZoneSet.NONE;
    for (int tile = 0; tile < s.table.board().sheet().tiles().size(); tile++) {
      zones = (tiles >> tile & 1) != 0 ? zones.or(s.table.board().onTile(tile)) : zones;
    }
    return s.ways().indoors(from).and(zones);
  }

  private static int inside(MorgueState s, int from, int tiles) {
    ZoneSet zones = building(s, from, tiles);
    int count = 0;
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      boolean there = s.inPlay(survivor) && zones.has(s.zone[survivor]);
      count += there && !s.aloft(survivor) ? 1 : 0;
    }
    return count;
  }

  private static int teamsInPlay(MorgueState s) {
    int teams = 0;
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      teams |= s.inPlay(survivor) ? 1 << s.team[survivor] : 0;
    }
    return Integer.bitCount(teams);
  }
}
