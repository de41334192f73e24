package horda.ruemorgue.rules;

import horda.engine.Out;
import horda.ruemorgue.map.ZoneSet;
import horda.ruemorgue.mission.Pieces;
import horda.ruemorgue.mission.Special;
import horda.ruemorgue.state.MorgueEvent;
import horda.ruemorgue.state.MorgueState;

/// TRIG: Event triggers on tiles.
public final class Triggers {
  private Triggers() {}

  private static boolean isUnused(MorgueState s, Pieces.Trigger trigger) {
    return (s.usedTriggers >> trigger.tile() & 1) == 0;
  }

  /// Zones on tiles whose trigger is unused: no zombies there when doors open (RMO-TRIG-01).
  public static ZoneSet guarded(MorgueState s) {
    ZoneSet zones = ZoneSet.NONE;
    for (Pieces.Trigger trigger : s.table.mission().pieces().triggers()) {
      zones = isUnused(s, trigger) ? zones.or(s.table.board().onTile(trigger.tile())) : zones;
    }
    return zones;
  }

  /// Missions may name the rooms that a trigger is about (RMO-TRIG-11).
  private static ZoneSet scope(MorgueState s, int tile) {
    ZoneSet scope = s.table.board().rooms();
    for (Special rule : s.table.mission().rules()) {
      if (rule instanceof Special.TriggerFills fills && (fills.tiles() >> tile & 1) != 0) {
        ZoneSet named = ZoneSet.NONE;
        for (int zone : fills.zones()) {
          named = named.with(zone);
        }
        scope = scope.and(named);
      }
    }
    return scope;
  }

  /// Or have it bring somebody; that comes before the cards of the rooms.
  private static void guests(MorgueState s, int tile, Out out) {
    for (Special rule : s.table.mission().rules()) {
      if (rule instanceof Special.TriggerBrings guest && (guest.tiles() >> tile & 1) != 0) {
        s.agenda.push(new Placing.Shortage());
        Placing.place(s, guest.at(), guest.zombie(), 1, out);
      }
    }
  }

  /// At the end of an action in a room or corridor of the tile it fires, once (RMO-TRIG-02, 07):
  /// the rooms of the tile that can be reached get their cards (RMO-TRIG-05).
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
        rooms = rooms.and(s.ways().reach(zone)).and(scope(s, trigger.tile()));
        FillRooms.push(s, rooms, s.owner[survivor]);
        guests(s, trigger.tile(), out);
      }
    }
  }
}
