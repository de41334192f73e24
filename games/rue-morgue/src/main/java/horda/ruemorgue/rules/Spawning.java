package horda.ruemorgue.rules;

import static horda.ruemorgue.state.MorgueState.NONE;

import horda.engine.Out;
import horda.engine.shape.Named;
import horda.ruemorgue.mission.Pieces;
import horda.ruemorgue.mission.Special;
import horda.ruemorgue.state.MorgueEvent;
import horda.ruemorgue.state.MorgueState;
import horda.ruemorgue.state.MorgueStep;
import java.util.ArrayList;
import java.util.List;

/// SPAWN: the second step of the zombies' phase.
@Named("spawn")
public record Spawning() implements MorgueStep {
  static final int FACES = 6;

  /// A card for every die, from 1 to 6, in the zone with that locator (RMO-SPAWN-03 to 05); then
  /// one for every Spawn Zone without a locator, clockwise (07).
  @Override
  public void run(MorgueState s, Out out) {
    List<Pieces.Spawn> spawns = s.table.mission().pieces().spawns();
    if (!haveLocators(spawns)) {
      List<Integer> zones = new ArrayList<>();
      for (int i = 0; i < spawns.size(); i++) {
        add(s, (s.firstSpawn + i) % spawns.size(), zones);
      }
      Distributing.push(s, adjusted(s, zones));
    } else {
      draw(s, roll(s, out));
    }
  }

  /// Without dice the difficulty adds a card or leaves one out, zone after zone in turn
  /// (RMO-SETUP-26).
  private static List<Integer> adjusted(MorgueState s, List<Integer> zones) {
    List<Integer> plain = List.copyOf(zones);
    int more = s.table.content().severity().spawn();
    for (int n = 0; n < more && !plain.isEmpty(); n++) {
      zones.add(plain.get((s.round + n) % plain.size()));
    }
    for (int n = 0; n < -more && zones.size() > 1; n++) {
      zones.remove(s.round % zones.size());
    }
    return zones;
  }

  private static boolean haveLocators(List<Pieces.Spawn> spawns) {
    for (Pieces.Spawn spawn : spawns) {
      if (!spawn.locators().isEmpty()) {
        return true;
      }
    }
    return false;
  }

  static void draw(MorgueState s, int[] thrown) {
    List<Integer> zones = new ArrayList<>();
    for (int face = 1; face <= FACES; face++) {
      int spawn = s.locator[face - 1];
      for (int n = 0; n < thrown[face] && spawn != NONE; n++) {
        add(s, spawn, zones);
      }
    }
    for (int spawn = 0; spawn < s.table.mission().pieces().spawns().size(); spawn++) {
      if (!hasLocator(s, spawn)) {
        add(s, spawn, zones);
      }
    }
    Distributing.push(s, zones);
  }

  /// Asleep or removed: nothing (RMO-SPAWN-04, 09, 10).
  private static void add(MorgueState s, int spawn, List<Integer> zones) {
    if ((s.awake >> spawn & 1) != 0) {
      zones.add(s.table.mission().pieces().spawns().get(spawn).zone());
    }
  }

  private static boolean hasLocator(MorgueState s, int spawn) {
    for (byte at : s.locator) {
      if (at == spawn) {
        return true;
      }
    }
    return false;
  }

  /// No Spawn Zone is left that a die could mean.
  private static boolean isIdle(MorgueState s) {
    for (byte at : s.locator) {
      if (at != NONE) {
        return false;
      }
    }
    return true;
  }

  /// How many dice show each face. Their number is settled for the game (RMO-SPAWN-01).
  private static int[] roll(MorgueState s, Out out) {
    int[] thrown = new int[FACES + 1];
    for (int die = 0; die < dice(s) && !isIdle(s); die++) {
      int face = s.chance.die();
      thrown[face]++;
      out.tell(MorgueEvent.SPAWN_DICE, face);
    }
    return thrown;
  }

  /// One mission adds dice for Objectives.
  static int dice(MorgueState s) {
    Special.ObjectivesAddDice more = s.table.mission().rule(Special.ObjectivesAddDice.class);
    return s.spawnDice + (more == null ? 0 : Integer.bitCount(s.taken) / more.every());
  }
}
