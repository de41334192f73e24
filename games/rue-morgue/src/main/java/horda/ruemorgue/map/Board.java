package horda.ruemorgue.map;

import java.util.ArrayList;
import java.util.List;

/// A mission's board, whole and unchanging. What a game changes is which doors are open and, in one
/// mission, which roofs have fallen; [#ways] answers for each such position from a table that is
/// worked out when it is first asked for.
public final class Board {
  /// Doors and roofs that can change are bits of an index: more would make the table too large.
  public static final int MOST_CHANGES = 18;

  private final Lattice sheet;
  private final List<Zone> zones;
  private final List<Door> doors;
  private final List<List<Door>> doorsOn;
  private final int[] roofs;
  private final ZoneSet tents;
  private final ZoneSet crashed;
  private final List<Fixture> fixtures;
  private final ZoneSet[] onTile;
  private final ZoneSet[] touching;
  private final ZoneSet[] fenced;
  private final ZoneSet rooms;
  private final ZoneSet indoors;

  /// Filled as positions come up. Several threads may share a board: all that can happen is that
  /// two of them work out the same entry, for [Ways] is immutable.
  private final Ways[] known;

  /// A board with all its doors set.
  ///
  /// @param tents zones with a tent: no line of sight in, out or through (RMO-LOS-10)
  /// @param crashed zones under the crashed helicopter (RMO-CRASH-01)
  /// @param roofs rooms whose roof may fall in the course of the game
  public Board(Fittings fittings, ZoneSet tents, ZoneSet crashed, int... roofs) {
    this.sheet = fittings.sheet();
    this.doors = fittings.doors();
    this.tents = tents;
    this.crashed = crashed;
    this.roofs = roofs.clone();
    if (doors.size() + roofs.length > MOST_CHANGES) {
      throw new IllegalArgumentException("more than " + MOST_CHANGES + " doors and roofs");
    }
    known = new Ways[1 << doors.size() + roofs.length];
    zones = zones(sheet);
    doorsOn = zones.stream().map(zone -> doorsOn(zone.index())).toList();
    fixtures = fixtures(sheet);
    onTile = new ZoneSet[sheet.tiles().size()];
    for (int tile = 0; tile < onTile.length; tile++) {
      int bit = 1 << tile;
      onTile[tile] = those(zone -> (zone.tiles() & bit) != 0);
    }
    rooms = those(zone -> zone.kind().isRoom());
    indoors = those(zone -> zone.kind().isIndoors());
    touching = none(zones.size());
    fenced = none(zones.size());
    touch();
  }

  private static List<Zone> zones(Lattice sheet) {
    List<Zone> zones = new ArrayList<>();
    for (int zone = 0; zone < sheet.zones(); zone++) {
      List<String> names = new ArrayList<>();
      int tiles = 0;
      ZoneKind kind = ZoneKind.STREET;
      boolean hospital = false;
      for (int p = 0; p < sheet.parts().size(); p++) {
        if (sheet.zoneOf(p) == zone) {
          Lattice.Part part = sheet.part(p);
          names.add(part.name());
          tiles |= 1 << part.tile();
          kind = part.kind();
          hospital = part.on().tile().isHospital();
        }
      }
      boolean search = kind == ZoneKind.LOCKER_ROOM || kind == ZoneKind.ROOM && !hospital;
      zones.add(new Zone(zone, names, kind, tiles, search));
    }
    return List.copyOf(zones);
  }

  private static List<Fixture> fixtures(Lattice sheet) {
    List<Fixture> fixtures = new ArrayList<>();
    for (int p = 0; p < sheet.parts().size(); p++) {
      Lattice.Part part = sheet.part(p);
      Tile tile = part.on().tile();
      int zone = sheet.zoneOf(p);
      for (int sewer : tile.sewers()) {
        if (sewer == part.zone()) {
          fixtures.add(new Fixture(Fixture.Kind.SEWER, zone, part.tile()));
        }
      }
      for (Tile.Beds beds : tile.beds()) {
        if (beds.zone() == part.zone()) {
          for (int n = 0; n < beds.blue(); n++) {
            fixtures.add(new Fixture(Fixture.Kind.BLUE_BED, zone, part.tile()));
          }
          for (int n = 0; n < beds.green(); n++) {
            fixtures.add(new Fixture(Fixture.Kind.GREEN_BED, zone, part.tile()));
          }
        }
      }
    }
    return List.copyOf(fixtures);
  }

  private List<Door> doorsOn(int zone) {
    return doors.stream().filter(door -> door.isOn(zone)).toList();
  }

  private ZoneSet those(java.util.function.Predicate<Zone> test) {
    ZoneSet set = ZoneSet.NONE;
    for (Zone zone : zones) {
      set = test.test(zone) ? set.with(zone.index()) : set;
    }
    return set;
  }

  private static ZoneSet[] none(int size) {
    ZoneSet[] sets = new ZoneSet[size];
    java.util.Arrays.fill(sets, ZoneSet.NONE);
    return sets;
  }

  private void touch() {
    for (int row = 0; row < sheet.height(); row++) {
      for (int column = 0; column < sheet.width(); column++) {
        int here = sheet.zoneAt(row, column);
        touch(here, sheet.zoneAt(row, column + 1), sheet.east(row, column));
        touch(here, sheet.zoneAt(row + 1, column), sheet.south(row, column));
      }
    }
  }

  private void touch(int one, int other, byte border) {
    if (one >= 0 && other >= 0 && one != other) {
      touching[one] = touching[one].with(other);
      touching[other] = touching[other].with(one);
      if (border == Border.FENCE) {
        fenced[one] = fenced[one].with(other);
        fenced[other] = fenced[other].with(one);
      }
    }
  }

  /// Ways and sights with those doors open and no roof fallen; bit 5 set means door 5 is open.
  public Ways ways(int openDoors) {
    return ways(openDoors, 0);
  }

  /// Ways and sights with those doors open and those roofs fallen, as bits.
  public Ways ways(int openDoors, int fallen) {
    int key = openDoors | fallen << doors.size();
    Ways found = known[key];
    if (found == null) {
      ZoneSet blocked = crashed;
      for (int roof = 0; roof < roofs.length; roof++) {
        blocked = (fallen >> roof & 1) != 0 ? blocked.with(roofs[roof]) : blocked;
      }
      found = new Survey(this, openDoors, blocked, tents.or(blocked)).ways();
      known[key] = found;
    }
    return found;
  }

  /// The same as if every door stood open: what zombies go by when no open way leads to any noise
  /// (DOORS in RMO-PATH).
  public Ways waysWithoutDoors(int fallen) {
    return ways((1 << doors.size()) - 1, fallen);
  }

  /// The bits of the doors that the mission shows open.
  public int openAtStart() {
    int open = 0;
    for (Door door : doors) {
      open |= door.openAtStart() ? 1 << door.index() : 0;
    }
    return open;
  }

  public Lattice sheet() {
    return sheet;
  }

  public List<Zone> zones() {
    return zones;
  }

  public Zone zone(int index) {
    return zones.get(index);
  }

  /// The zone one of whose parts has that name (4V:S2), or -1.
  public int find(String name) {
    int part = sheet.part(name);
    return part < 0 ? -1 : sheet.zoneOf(part);
  }

  public List<Door> doors() {
    return doors;
  }

  /// The doors on the border of a zone.
  public List<Door> doors(int zone) {
    return doorsOn.get(zone);
  }

  /// Sewers and beds printed on the tiles; beds in tents come with the tents.
  public List<Fixture> fixtures() {
    return fixtures;
  }

  public ZoneSet rooms() {
    return rooms;
  }

  /// Rooms and corridors.
  public ZoneSet indoors() {
    return indoors;
  }

  public ZoneSet tents() {
    return tents;
  }

  public ZoneSet crashed() {
    return crashed;
  }

  /// Zones that any part of a laid tile belongs to.
  public ZoneSet onTile(int tile) {
    return onTile[tile];
  }

  /// Zones that share a border of any kind: where a helicopter can fly (RMO-HELI-18).
  public ZoneSet touching(int zone) {
    return touching[zone];
  }

  /// Zones beyond a fence, for the A-Bomb's Grab (RMO-ABOM-07).
  public ZoneSet beyondFence(int zone) {
    return fenced[zone];
  }
}
