package horda.ruemorgue.check;

import static horda.ruemorgue.state.MorgueState.NONE;

import horda.ruemorgue.map.Ways;
import horda.ruemorgue.map.ZoneSet;
import horda.ruemorgue.mission.Heading;
import horda.ruemorgue.mission.Special;
import horda.ruemorgue.state.MorgueState;

/// Rounds, attacks, and the end.
public final class CheckRounds {
  private CheckRounds() {}

  /// Over exactly when nothing is left to do; together won or lost, rivals compared.
  public static boolean ending(MorgueState s) {
    boolean rivals = s.table.mission().heading().mode() == Heading.Mode.COMPETITIVE;
    boolean fits =
        switch (s.result) {
          case MorgueState.WON, MorgueState.LOST -> !rivals;
          case MorgueState.SCORED -> rivals;
          default -> true;
        };
    return fits && s.agenda.isEmpty() == (s.result != MorgueState.GOING_ON);
  }

  /// Before anybody has acted: no noise, nothing empty, and a first player with somebody to lead.
  public static boolean freshRound(MorgueState s) {
    if (s.round < 2 || s.zombiesPhase || s.result != MorgueState.GOING_ON || !isFresh(s)) {
      return true;
    }
    boolean stays = s.table.mission().rule(Special.NoiseShuts.class) != null;
    for (byte noise : s.noise) {
      if (noise != 0 && !stays) {
        return false;
      }
    }
    boolean leads = false;
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      leads |= s.owner[survivor] == s.firstSeat && s.inPlay(survivor);
    }
    for (int card = 0; card < s.scope.length; card++) {
      if (s.table.weapon(card) != null && s.spent(card)) {
        return false;
      }
    }
    return leads;
  }

  private static boolean isFresh(MorgueState s) {
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      if (s.marked(survivor, MorgueState.ACTIVATED)) {
        return false;
      }
    }
    return s.active == NONE;
  }

  /// Whoever is seen sees, and only one's own zone is at no distance.
  public static boolean sight(MorgueState s) {
    if (s.active == NONE || !s.inPlay(s.active)) {
      return true;
    }
    Ways ways = s.ways();
    int here = s.zone[s.active];
    ZoneSet seen = ways.seen(here);
    for (int zone = seen.first(); zone >= 0; zone = seen.after(zone)) {
      if (!ways.sees(zone, here) || (ways.range(here, zone) == 0) != (zone == here)) {
        return false;
      }
    }
    return true;
  }

  /// Dice are thrown and hits given by somebody, with something.
  public static boolean attack(MorgueState s) {
    boolean fights = false;
    for (int depth = 0; depth < s.agenda.size(); depth++) {
      switch (s.agenda.nameOf(s.agenda.at(depth))) {
        case "roll", "reroll", "dice-value", "sixes", "count-hits", "steady-hand", "assign-hit" ->
            fights = true;
        default -> {}
      }
    }
    if (!fights) {
      return true;
    }
    if (s.attacker == NONE || s.attackZone == NONE || s.attackSlots == 0) {
      return false;
    }
    int card = s.slot(s.attacker, Integer.numberOfTrailingZeros(s.attackSlots));
    return card >= 0 && s.table.weapon(card) != null;
  }
}
