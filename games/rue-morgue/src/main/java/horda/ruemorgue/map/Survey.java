package horda.ruemorgue.map;

import java.util.Arrays;

/** Works out the tables of {@link Ways}: once for a set of open doors, about 0.1 ms. */
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

  /**
   * What to look at.
   *
   * @param blocked zones that nobody can enter (RMO-MOVE-10)
   * @param opaque zones that end every line of sight (RMO-LOS-10, 11)
   */
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
    for (int row = 0; row < sheet.height(); row++) {
      for (int column = 0; column < sheet.width(); column++) {
        if (sheet.zoneAt(row, column) >= 0) {
          look(row, column, 0, 1);
          look(row, column, 1, 0);
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

  /**
   * Follows one straight line of half cells from its start to the first thing that blocks it. Sight
   * is mutual (RMO-LOS-01), so looking east and south is enough. Rooms are only ever the first and
   * the last zone of a line (RMO-LOS-14).
   */
  private void look(int row, int column, int down, int right) {
    int from = sheet.zoneAt(row, column);
    int here = from;
    int crossed = 0;
    for (int r = row, c = column; ; r += down, c += right) {
      byte border = down == 0 ? sheet.east(r, c) : sheet.south(r, c);
      int next = sheet.zoneAt(r + down, c + right);
      if (next < 0) {
        return;
      }
      if (next != here && Border.passes(border, openDoors)) {
        join(here, next);
      }
      if (!Border.shows(border, openDoors) || opaque.has(from) || opaque.has(next)) {
        return;
      }
      if (next != here) {
        if (here != from && board.rooms().has(here)) {
          return;
        }
        crossed++;
        see(from, next, crossed);
        here = next;
      }
    }
  }

  private void join(int one, int other) {
    if (!blocked.has(one) && !blocked.has(other)) {
      beside[one] = beside[one].with(other);
      beside[other] = beside[other].with(one);
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

  /** Distances from one zone to all, and which can be reached. */
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
