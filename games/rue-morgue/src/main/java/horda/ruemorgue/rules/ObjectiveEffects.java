package horda.ruemorgue.rules;

import static horda.ruemorgue.state.MorgueState.KINDS;
import static horda.ruemorgue.state.MorgueState.NONE;

import horda.engine.Out;
import horda.ruemorgue.map.Colour;
import horda.ruemorgue.mission.Pieces;
import horda.ruemorgue.mission.Special;
import horda.ruemorgue.state.MorgueEvent;
import horda.ruemorgue.state.MorgueState;
import java.util.List;

/// MIS: what else happens in some missions when an Objective is taken for the first time.
final class ObjectiveEffects {
  private ObjectiveEffects() {}

  static void of(MorgueState s, int survivor, Colour colour, Out out) {
    for (Special rule : s.table.mission().rules()) {
      switch (rule) {
        case Special.ObjectiveGives _ -> s.agenda.push(new Supplies(survivor));
        case Special.LastObjectiveBrings brings when Objectives.areAllTaken(s) ->
            bring(s, brings, out);
        case Special.RoofFalls falls when falls.after() == colour -> fall(s, falls.dice(), out);
        default -> {}
      }
      if (s.result != MorgueState.GOING_ON) {
        return;
      }
    }
  }

  /// To the Spawn Zone with that locator; substitution as ever (RMO-ABOM-02).
  private static void bring(MorgueState s, Special.LastObjectiveBrings brings, Out out) {
    int spawn = s.locator[brings.locator() - 1];
    if (spawn != NONE) {
      int zone = s.table.mission().pieces().spawns().get(spawn).zone();
      s.agenda.push(new Placing.Shortage());
      Placing.place(s, zone, brings.zombie(), 1, out);
    }
  }

  /// Rooms whose mark is thrown: nobody in them lives, and there is no way in or through.
  private static void fall(MorgueState s, int dice, Out out) {
    List<Pieces.Spot> rooms = s.table.mission().pieces().numbers();
    for (int die = 0; die < dice; die++) {
      int face = s.chance.die();
      out.tell(MorgueEvent.ROOF_DIE, face);
      boolean stands = face <= rooms.size() && (s.fallen >> face - 1 & 1) == 0;
      if (stands && s.result == MorgueState.GOING_ON) {
        s.fallen |= 1 << face - 1;
        bury(s, rooms.get(face - 1).zone(), out);
      }
    }
  }

  private static void bury(MorgueState s, int zone, Out out) {
    out.tell(MorgueEvent.ROOF_FALLS, zone);
    s.noise[zone] = 0;
    for (int kind = 0; kind < KINDS; kind++) {
      s.reserve[kind] += s.figures[zone * KINDS + kind];
      s.figures[zone * KINDS + kind] = 0;
    }
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      if (s.zone[survivor] == zone && !s.aloft(survivor) && s.result == MorgueState.GOING_ON) {
        TakeWound.die(s, survivor, out);
      }
    }
  }
}
