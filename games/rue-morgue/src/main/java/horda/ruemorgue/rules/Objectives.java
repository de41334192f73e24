package horda.ruemorgue.rules;

import static horda.ruemorgue.state.MorgueState.NONE;

import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Out;
import horda.ruemorgue.map.Colour;
import horda.ruemorgue.mission.Goal;
import horda.ruemorgue.mission.Pieces;
import horda.ruemorgue.mission.Special;
import horda.ruemorgue.state.MorgueEvent;
import horda.ruemorgue.state.MorgueState;
import java.util.List;

/// OBJ: Objectives are taken, carried and put down.
public final class Objectives {
  private Objectives() {}

  public static Colour colour(MorgueState s, int token) {
    return Colour.of(s.objectiveColour[token]);
  }

  public static boolean isTaken(MorgueState s, Colour colour) {
    for (int token = 0; token < s.objectiveColour.length; token++) {
      if ((s.taken >> token & 1) != 0 && colour(s, token) == colour) {
        return true;
      }
    }
    return false;
  }

  static boolean areAllTaken(MorgueState s) {
    return Integer.bitCount(s.taken) == s.objectiveColour.length;
  }

  public static boolean carries(MorgueState s, int survivor) {
    for (byte carrier : s.carrier) {
      if (carrier == survivor) {
        return true;
      }
    }
    return false;
  }

  /// One action each (RMO-OBJ-01); zombies do not prevent it (02).
  static void list(MorgueState s, int survivor, Choices into) {
    if (!Paying.can(s, null, 1) || s.aloft(survivor)) {
      return;
    }
    int zone = s.zone[survivor];
    for (int token = 0; token < s.objectiveZone.length; token++) {
      boolean lies = s.carrier[token] == NONE && (s.delivered >> token & 1) == 0;
      if (lies && s.objectiveZone[token] == zone) {
        into.add(Code.of(Act.TAKE, token));
      }
      if (s.carrier[token] == survivor && isGoal(s, token, zone)) {
        into.add(Code.of(Act.PUT_DOWN, token));
      }
    }
  }

  private static boolean isGoal(MorgueState s, int token, int zone) {
    return s.table.mission().goals().stream()
        .anyMatch(
            goal ->
                goal instanceof Goal.Deliver d
                    && d.to() == zone
                    && d.which().means(colour(s, token)));
  }

  /// The first time it gives experience, opens doors and wakes Spawn Zones of its colour.
  static void take(MorgueState s, int survivor, int token, Out out) {
    Paying.pay(s, null, 1);
    boolean first = (s.taken >> token & 1) == 0;
    s.taken |= 1 << token;
    s.objectiveZone[token] = NONE;
    s.reveal();
    out.tell(MorgueEvent.TAKES, s.who[survivor], s.objectiveColour[token]);
    Special.Carry carry = s.table.mission().rule(Special.Carry.class);
    if (carry != null && carry.which().means(colour(s, token))) {
      s.carrier[token] = (byte) survivor;
    }
    if (first) {
      wake(s, colour(s, token));
      ObjectiveEffects.of(s, survivor, colour(s, token), out);
      Experience.gain(s, survivor, xp(s, token), out);
    }
  }

  private static int xp(MorgueState s, int token) {
    int at = token;
    for (Pieces.Objective objective : s.table.mission().pieces().objectives()) {
      if (at < objective.zones().size()) {
        return objective.xp();
      }
      at -= objective.zones().size();
    }
    throw new IllegalArgumentException("there is no token " + token);
  }

  /// RMO-SPAWN-09, unless a rule of the mission wakes that colour.
  private static void wake(MorgueState s, Colour colour) {
    boolean other =
        s.table.mission().rules().stream()
            .anyMatch(rule -> rule instanceof Special.SpawnWakes w && w.colour() == colour);
    if (colour.isKeyed() && !other) {
      SpawnZones.wake(s, colour);
    }
  }

  static void putDown(MorgueState s, int survivor, int token, Out out) {
    Paying.pay(s, null, 1);
    s.carrier[token] = NONE;
    s.delivered |= 1 << token;
    out.tell(MorgueEvent.PUTS_DOWN, s.who[survivor], s.zone[survivor]);
    List<Pieces.Spawn> spawns = s.table.mission().pieces().spawns();
    for (Special rule : s.table.mission().rules()) {
      boolean wakes =
          rule instanceof Special.SpawnWakes w && Integer.bitCount(s.delivered) == w.deliveries();
      if (wakes) {
        SpawnZones.wake(s, ((Special.SpawnWakes) rule).colour());
      }
      for (int spawn = spawns.size() - 1; spawn >= 0; spawn--) {
        boolean red = spawns.get(spawn).colour() == Colour.RED && (s.awake >> spawn & 1) != 0;
        if (red && rule instanceof Special.DeliverySpawns d) {
          for (int n = 0; n < d.cards(); n++) {
            s.agenda.push(new ZombieCards.DrawFor(spawns.get(spawn).zone()));
          }
        }
      }
    }
  }
}
