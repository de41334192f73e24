package horda.ruemorgue.rules;

import horda.engine.Out;
import horda.ruemorgue.MorgueEvent;
import horda.ruemorgue.MorgueState;
import horda.ruemorgue.map.ZoneSet;
import horda.ruemorgue.mission.Pieces;

/** TRIG: Event triggers on tiles. */
final class Triggers {
  private Triggers() {}

  private static boolean isUnused(MorgueState s, Pieces.Trigger trigger) {
    return (s.usedTriggers >> trigger.tile() & 1) == 0;
  }

  /** Zones on tiles whose trigger is unused: no zombies there when doors open (RMO-TRIG-01). */
  static ZoneSet guarded(MorgueState s) {
    ZoneSet zones = ZoneSet.NONE;
    for (Pieces.Trigger trigger : s.table.mission().pieces().triggers()) {
      zones = isUnused(s, trigger) ? zones.or(s.table.board().onTile(trigger.tile())) : zones;
    }
    return zones;
  }

  /**
   * At the end of an action in a room or corridor of the tile it fires, once (RMO-TRIG-02, 07): the
   * rooms of the tile that can be reached get their cards (RMO-TRIG-05).
   */
  static void check(MorgueState s, int survivor, Out out) {
    if (!s.inPlay(survivor) || s.aloft(survivor)) {
      return;
    }
    int zone = s.zone[survivor];
    for (Pieces.Trigger trigger : s.table.mission().pieces().triggers()) {
      ZoneSet tile = s.table.board().onTile(trigger.tile());
      boolean indoors = s.table.board().indoors().has(zone) && tile.has(zone);
      if (indoors && isUnused(s, trigger)) {
        s.usedTriggers |= 1 << trigger.tile();
        out.tell(MorgueEvent.TRIGGER, s.who[survivor], trigger.tile());
        ZoneSet rooms = tile.and(s.table.board().rooms()).without(s.spawned());
        FillRooms.push(s, rooms.and(s.ways().reach(zone)), s.owner[survivor]);
      }
    }
  }
}
