package horda.art.mission;

import horda.engine.Known;
import horda.ruemorgue.content.ZombieKind;
import horda.ruemorgue.map.Board;
import horda.ruemorgue.map.Colour;
import horda.ruemorgue.map.Fixture;
import horda.ruemorgue.mission.Mission;
import horda.ruemorgue.mission.Pieces;
import java.util.ArrayList;
import java.util.List;

/// Short signs for what lies in a zone; the legend explains them.
///
/// @param zones for each zone, its signs
/// @param tiles for each laid tile, whether an Event trigger lies on it
record Signs(List<List<Sign>> zones, List<Boolean> tiles) {
  /// @param colour empty, or the colour it is drawn in: red, blue, pink
  record Sign(Kind kind, String text, String colour) {}

  /// What there is to draw.
  enum Kind {
    START,
    EXIT,
    HELICOPTER,
    WRECK,
    TENT,
    OBJECTIVE,
    SPAWN,
    ZOMBIES,
    MARK,
    BEDS,
    SEWER
  }

  static Signs of(Mission mission) {
    Board board = mission.board();
    Pieces pieces = mission.pieces();
    List<List<Sign>> zones = new ArrayList<>();
    for (int zone = 0; zone < board.zones().size(); zone++) {
      zones.add(new ArrayList<>());
    }
    boolean teams = pieces.starts().size() > 1;
    for (int team = 0; team < pieces.starts().size(); team++) {
      add(zones, pieces.starts().get(team).zone(), Kind.START, teams ? "S" + (team + 1) : "S", "");
    }
    pieces.exits().forEach(exit -> add(zones, exit.zone(), Kind.EXIT, "X", ""));
    Pieces.Helicopter helicopter = pieces.helicopter();
    if (helicopter != null) {
      add(zones, helicopter.zone(), Kind.HELICOPTER, helicopter.flies() ? "H^" : "H", "");
    }
    pieces.crashed().forEach(spot -> add(zones, spot.zone(), Kind.WRECK, "W", ""));
    pieces.tents().forEach(spot -> add(zones, spot.zone(), Kind.TENT, "T", ""));
    pieces.objectives().forEach(objective -> objective(zones, objective));
    for (Pieces.Spawn spawn : pieces.spawns()) {
      StringBuilder text = new StringBuilder("*");
      spawn.locators().forEach(text::append);
      text.append(spawn.colour() == Colour.RED ? "" : letter(spawn.colour()));
      add(zones, spawn.zone(), Kind.SPAWN, text.toString(), Known.id(spawn.colour()));
    }
    for (Pieces.Figures figures : pieces.zombies()) {
      String letter =
          figures.kind() == ZombieKind.A_BOMB ? "A" : Known.id(figures.kind()).substring(0, 1);
      add(zones, figures.zone(), Kind.ZOMBIES, "z" + figures.count() + letter, "");
    }
    for (int mark = 0; mark < pieces.numbers().size(); mark++) {
      add(zones, pieces.numbers().get(mark).zone(), Kind.MARK, "#" + (mark + 1), "");
    }
    fixtures(zones, board);
    List<Boolean> tiles = new ArrayList<>();
    for (int tile = 0; tile < board.sheet().tiles().size(); tile++) {
      int here = tile;
      tiles.add(pieces.triggers().stream().anyMatch(trigger -> trigger.tile() == here));
    }
    return new Signs(zones, tiles);
  }

  private static void objective(List<List<Sign>> zones, Pieces.Objective objective) {
    for (int zone : objective.zones()) {
      Colour colour = objective.isHidden() ? Colour.RED : objective.colours().getFirst();
      String letter = objective.isHidden() ? "?" : letter(colour);
      add(zones, zone, Kind.OBJECTIVE, "!" + letter, Known.id(colour));
    }
  }

  private static void fixtures(List<List<Sign>> zones, Board board) {
    for (int zone = 0; zone < zones.size(); zone++) {
      int at = zone;
      long sewers = count(board, at, Fixture.Kind.SEWER);
      long blue = count(board, at, Fixture.Kind.BLUE_BED);
      long green = count(board, at, Fixture.Kind.GREEN_BED);
      if (blue + green > 0) {
        add(
            zones,
            zone,
            Kind.BEDS,
            (blue > 0 ? "b" + blue : "") + (green > 0 ? "g" + green : ""),
            "");
      }
      if (sewers > 0) {
        add(zones, zone, Kind.SEWER, "o".repeat((int) sewers), "");
      }
    }
  }

  private static long count(Board board, int zone, Fixture.Kind kind) {
    return board.fixtures().stream().filter(f -> f.zone() == zone && f.kind() == kind).count();
  }

  private static void add(List<List<Sign>> zones, int zone, Kind kind, String text, String colour) {
    zones.get(zone).add(new Sign(kind, text, colour));
  }

  static String letter(Colour colour) {
    return Known.id(colour).substring(0, 1);
  }
}
