package horda.ruemorgue.map;

import java.util.ArrayList;
import java.util.List;

/// What a mission sets on the borders of a sheet: doors, seals, stairs.
public final class Fittings {
  private final Lattice sheet;
  private final List<Door> doors = new ArrayList<>();

  /// How it went; everything but DONE leaves the sheet as it was.
  public enum Verdict {
    DONE,
    /// The two zones do not touch.
    APART,
    /// Nothing parts them, so nothing can stand there.
    OPEN_GROUND,
    /// A fence is there.
    FENCED,
    /// There is no opening to seal.
    WALLED,
    /// A door or stairs stand there already.
    TAKEN
  }

  public Fittings(Lattice sheet) {
    this.sheet = sheet;
  }

  /// Sets a door between two parts: in every opening between them, or else in the first wall. A
  /// door is a token for one way through, and the two sides of it are all that the rules ask for.
  public Verdict door(int one, int other, Colour colour, boolean open) {
    List<Integer> borders = sheet.between(one, other);
    List<Integer> ways = of(borders, Border.OPENING);
    Verdict verdict = fits(borders);
    if (verdict != Verdict.DONE) {
      return verdict;
    }
    if (ways.isEmpty()) {
      ways = firstEdge(of(borders, Border.WALL));
    }
    byte border = (byte) (Border.DOOR + doors.size());
    ways.forEach(way -> sheet.setBorder(way, border));
    doors.add(new Door(doors.size(), sheet.zoneOf(one), sheet.zoneOf(other), colour, open));
    return Verdict.DONE;
  }

  private Verdict fits(List<Integer> borders) {
    if (borders.isEmpty()) {
      return Verdict.APART;
    }
    for (int border : borders) {
      byte found = sheet.border(border);
      if (Border.isDoor(found) || found == Border.STAIRS) {
        return Verdict.TAKEN;
      }
    }
    byte any = sheet.border(borders.getFirst());
    if (any == Border.FREE || any == Border.INSIDE) {
      return Verdict.OPEN_GROUND;
    }
    return any == Border.FENCE ? Verdict.FENCED : Verdict.DONE;
  }

  /// An opening that counts as a wall in this mission.
  public Verdict seal(int one, int other) {
    List<Integer> borders = sheet.between(one, other);
    List<Integer> ways = of(borders, Border.OPENING);
    Verdict verdict = fits(borders);
    if (verdict != Verdict.DONE) {
      return verdict;
    }
    ways.forEach(way -> sheet.setBorder(way, Border.WALL));
    return ways.isEmpty() ? Verdict.WALLED : Verdict.DONE;
  }

  /// Stairs lead through a fence (RMO-PAD-02), or in missions of one's own a wall (RMO-PAD-04).
  public Verdict stairs(int one, int other) {
    List<Integer> borders = sheet.between(one, other);
    Verdict verdict = fits(borders);
    if (verdict != Verdict.DONE && verdict != Verdict.FENCED) {
      return verdict;
    }
    firstEdge(borders).forEach(way -> sheet.setBorder(way, Border.STAIRS));
    return Verdict.DONE;
  }

  private List<Integer> of(List<Integer> borders, byte kind) {
    return borders.stream().filter(border -> sheet.border(border) == kind).toList();
  }

  private List<Integer> firstEdge(List<Integer> borders) {
    int edge = sheet.cellEdge(borders.getFirst());
    return borders.stream().filter(border -> sheet.cellEdge(border) == edge).toList();
  }

  public Lattice sheet() {
    return sheet;
  }

  public List<Door> doors() {
    return List.copyOf(doors);
  }
}
