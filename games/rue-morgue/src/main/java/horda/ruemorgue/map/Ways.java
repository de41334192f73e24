package horda.ruemorgue.map;

/// Where one can go and what one can see on a board with certain doors open. Tables only: every
/// question is an array access.
public final class Ways {
  /// No way, no sight.
  public static final int NEVER = -1;

  private final int zones;
  private final byte[] distance;
  private final byte[] range;
  private final byte[][] next;
  private final ZoneSet[] beside;
  private final ZoneSet[] seen;
  private final ZoneSet[] reach;
  private final ZoneSet[] indoors;

  Ways(
      int zones,
      byte[] distance,
      byte[] range,
      byte[][] next,
      ZoneSet[] beside,
      ZoneSet[] seen,
      ZoneSet[] reach,
      ZoneSet[] indoors) {
    this.zones = zones;
    this.distance = distance;
    this.range = range;
    this.next = next;
    this.beside = beside;
    this.seen = seen;
    this.reach = reach;
    this.indoors = indoors;
  }

  /// How many there are.
  public int exits(int zone) {
    return next[zone].length;
  }

  /// One of the zones that can be entered from a zone, in ascending order (RMO-ZONE-06).
  public int exit(int zone, int index) {
    return next[zone][index];
  }

  /// All zones that can be entered from a zone.
  public ZoneSet beside(int zone) {
    return beside[zone];
  }

  /// Moves on the shortest way, or [#NEVER].
  public int distance(int from, int to) {
    return distance[from * zones + to];
  }

  /// All zones that some way leads to, the zone itself among them.
  public ZoneSet reach(int zone) {
    return reach[zone];
  }

  /// Zones seen from a zone, itself among them (RMO-LOS-02, 14).
  public ZoneSet seen(int zone) {
    return seen[zone];
  }

  public boolean sees(int zone, int other) {
    return range[zone * zones + other] >= 0;
  }

  /// Borders that the line of sight crosses (RMO-LOS-18), or [#NEVER].
  public int range(int zone, int other) {
    return range[zone * zones + other];
  }

  /// Rooms and corridors that can be reached without going outdoors; none from outdoors. When a
  /// door opens, the rooms among these get their Zombie cards (RMO-DOOR-08).
  public ZoneSet indoors(int zone) {
    return indoors[zone];
  }
}
