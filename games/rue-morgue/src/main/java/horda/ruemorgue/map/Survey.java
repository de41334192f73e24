package horda.ruemorgue.map;

import java.util.Arrays;

/// Works out the tables of [Ways]: once for a set of open doors.
final class Survey {
  private final Board board;
  private final Lattice sheet;
  private final int zones;
  private final int openDoors;
  private final ZoneSet blocked;
  private final ZoneSet opaque;
  private final byte[] distance;
  private final byte[] range;
  private final ZoneSet[] beside;
  private final ZoneSet[] seen;

  /// What to look at.
  ///
  /// @param blocked zones that nobody can enter (RMO-MOVE-10)
  /// @param opaque zones that end every line of sight (RMO-LOS-10, 11)
  Survey(Board board, int openDoors, ZoneSet blocked, ZoneSet opaque) {
    this.board = board;
    this.sheet = board.sheet();
    this.zones = board.zones().size();
    this.openDoors = openDoors;
    this.blocked = blocked;
    this.opaque = opaque;
    distance = new byte[zones * zones];
    range = new byte[zones * zones];
    Arrays.fill(distance, (byte) Ways.NEVER);
    Arrays.fill(range, (byte) Ways.NEVER);
    beside = new ZoneSet[zones];
    seen = new ZoneSet[zones];
    Arrays.fill(beside, ZoneSet.NONE);
    for (int zone = 0; zone < zones; zone++) {
      seen[zone] = ZoneSet.of(zone);
      range[zone * zones + zone] = 0;
    }
  }

  Ways ways() {
    int cells = sheet.height() * sheet.width();
    for (int at = 0; at < cells; at++) {
      if (sheet.zoneAt(at) >= 0) {
        step(at, at + 1, sheet.east(at));
        step(at, at + sheet.width(), sheet.south(at));
        if (!opaque.has(sheet.zoneAt(at))) {
          look(at, true);
          look(at, false);
        }
      }
    }
    ZoneSet[] reach = new ZoneSet[zones];
    ZoneSet[] indoors = new ZoneSet[zones];
    byte[][] next = new byte[zones][];
    for (int zone = 0; zone < zones; zone++) {
      next[zone] = list(beside[zone]);
    }
    for (int zone = 0; zone < zones; zone++) {
      reach[zone] = walk(zone, next);
      indoors[zone] = stayIn(zone);
    }
    return new Ways(zones, distance, range, next, beside, seen, reach, indoors);
  }

  private static byte[] list(ZoneSet set) {
    byte[] list = new byte[set.size()];
    int at = 0;
    for (int zone = set.first(); zone >= 0; zone = set.after(zone)) {
      list[at++] = (byte) zone;
    }
    return list;
  }

  private void step(int at, int next, byte border) {
    if (Border.passes(border, openDoors)) {
      int one = sheet.zoneAt(at);
      int other = sheet.zoneAt(next);
      if (one != other && !blocked.has(one) && !blocked.has(other) && !beside[one].has(other)) {
        beside[one] = beside[one].with(other);
        beside[other] = beside[other].with(one);
      }
    }
  }

  /// Follows one straight line of half cells from its start to the first thing that blocks it; the
  /// edge of the board is such a thing. Sight is mutual (RMO-LOS-01), so looking east and south is
  /// enough. Rooms are only ever the first and the last zone of a line (RMO-LOS-14).
  private void look(int start, boolean east) {
    int from = sheet.zoneAt(start);
    int stride = east ? 1 : sheet.width();
    int here = from;
    int crossed = 0;
    for (int at = start; ; at += stride) {
      byte border = east ? sheet.east(at) : sheet.south(at);
      if (!Border.shows(border, openDoors)) {
        return;
      }
      int next = sheet.zoneAt(at + stride);
      if (next != here) {
        if (opaque.has(next) || here != from && board.rooms().has(here)) {
          return;
        }
        crossed++;
        see(from, next, crossed);
        here = next;
      }
    }
  }

  private void see(int one, int other, int crossed) {
    int known = range[one * zones + other];
    if (known == Ways.NEVER || crossed < known) {
      range[one * zones + other] = (byte) crossed;
      range[other * zones + one] = (byte) crossed;
      seen[one] = seen[one].with(other);
      seen[other] = seen[other].with(one);
    }
  }

  /// Distances from one zone to all, and which can be reached.
  private ZoneSet walk(int from, byte[][] next) {
    int row = from * zones;
    byte[] queue = new byte[zones];
    int end = 0;
    queue[end++] = (byte) from;
    distance[row + from] = 0;
    ZoneSet found = ZoneSet.of(from);
    for (int at = 0; at < end; at++) {
      int here = queue[at];
      for (byte zone : next[here]) {
        if (distance[row + zone] == Ways.NEVER) {
          distance[row + zone] = (byte) (distance[row + here] + 1);
          found = found.with(zone);
          queue[end++] = zone;
        }
      }
    }
    return found;
  }

  private ZoneSet stayIn(int from) {
    ZoneSet inside = board.indoors();
    ZoneSet found = inside.has(from) ? ZoneSet.of(from) : ZoneSet.NONE;
    ZoneSet edge = found;
    while (!edge.isEmpty()) {
      ZoneSet ahead = ZoneSet.NONE;
      for (int zone = edge.first(); zone >= 0; zone = edge.after(zone)) {
        ahead = ahead.or(beside[zone]);
      }
      edge = ahead.and(inside).without(found);
      found = found.or(edge);
    }
    return found;
  }
}
