package horda.ruemorgue.rules;

import static horda.ruemorgue.state.MorgueState.KINDS;
import static horda.ruemorgue.state.MorgueState.NONE;

import horda.engine.Out;
import horda.ruemorgue.mission.Special;
import horda.ruemorgue.state.MorgueEvent;
import horda.ruemorgue.state.MorgueState;

/// CRAFT: what kills everybody in a zone (RMO-CRAFT-07 to 09).
final class Fire {
  private Fire() {}

  static void burn(MorgueState s, Out out) {
    int zone = s.attackZone;
    int slot = Integer.numberOfTrailingZeros(s.attackSlots);
    int card = s.slot(s.attacker, slot);
    s.slot(s.attacker, slot, NONE);
    Discarding.putAway(s, card);
    out.tell(MorgueEvent.BURNS, zone);
    for (int kind = 0; kind < KINDS; kind++) {
      while (s.figures[zone * KINDS + kind] > 0) {
        Hits.kill(s, kind, out);
      }
    }
    if (s.table.mission().rule(Special.FireRemovesSpawns.class) != null) {
      SpawnZones.remove(s, zone, out);
    }
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      s.slain += Rivals.isIn(s, s.attacker, survivor, zone) ? 1 : 0;
    }
    Aftermath.burnt(s);
    // Credited even if the thrower dies of it.
    Aftermath.credit(s, out);
    s.attacker = NONE;
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      if (s.zone[survivor] == zone && !s.aloft(survivor) && s.result == MorgueState.GOING_ON) {
        TakeWound.die(s, survivor, out);
      }
    }
  }
}
