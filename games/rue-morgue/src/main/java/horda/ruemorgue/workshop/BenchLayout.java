package horda.ruemorgue.workshop;

import horda.engine.Known;
import horda.ruemorgue.content.Content;
import horda.ruemorgue.content.ZombieKind;
import horda.ruemorgue.map.Board;
import horda.ruemorgue.map.Fittings;
import horda.ruemorgue.map.LaidTile;
import horda.ruemorgue.map.Lattice;
import horda.ruemorgue.map.Tile;
import horda.ruemorgue.map.Tiles;
import horda.ruemorgue.map.ZoneSet;
import horda.ruemorgue.mission.Field;
import horda.ruemorgue.mission.MissionReader;
import horda.ruemorgue.mission.Pieces;
import horda.ruemorgue.view.MapDrawing;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/// Lays out on the bench all that the box has for missions.
final class BenchLayout {
  private static final List<String> TOKENS =
      List.of(
          "door-neutral",
          "door-blue",
          "door-pink",
          "trigger",
          "exit",
          "helicopter",
          "crashed-helicopter",
          "stairs",
          "locator",
          "spawn-red",
          "spawn-blue",
          "spawn-pink",
          "objective-red",
          "objective-blue",
          "objective-pink");

  private final Tiles tiles;
  private final Content content;

  BenchLayout(Tiles tiles, Content content) {
    this.tiles = tiles;
    this.content = content;
  }

  BenchView laidOut(MissionReader reader) {
    return new BenchView(
        tiles.all().stream().map(this::tile).toList(),
        box(),
        clauses(reader.goals()),
        clauses(reader.rules()),
        new BenchView.SurvivorsView(
            content.numbers().fewestSurvivors(), content.numbers().mostSurvivors()));
  }

  private SortedMap<String, Integer> box() {
    SortedMap<String, Integer> box = new TreeMap<>();
    TOKENS.forEach(token -> box.put(token, content.tokens(token)));
    box.put("tent", content.tents().size());
    for (ZombieKind kind : ZombieKind.values()) {
      box.put(Known.id(kind), content.zombie(kind).count());
    }
    return box;
  }

  private BenchView.SideView tile(Tile tile) {
    List<BenchView.PartView> zones = new ArrayList<>();
    for (int zone = 0; zone < tile.names().size(); zone++) {
      zones.add(new BenchView.PartView(tile.names().get(zone), Known.id(tile.kinds().get(zone))));
    }
    LaidTile laid = new LaidTile(tile, 0, 0, 0);
    List<List<Integer>> halves = new ArrayList<>();
    for (int row = 0; row < Tile.HALVES; row++) {
      List<Integer> line = new ArrayList<>();
      for (int column = 0; column < Tile.HALVES; column++) {
        line.add(laid.zoneAt(row, column));
      }
      halves.add(line);
    }
    List<BenchView.PortView> ports =
        tile.ports().stream()
            .map(port -> new BenchView.PortView(Known.id(port.side()), port.zone(), port.at()))
            .toList();
    Lattice alone = new Lattice(List.of(laid), tiles);
    Board board = new Board(new Fittings(alone), ZoneSet.NONE, ZoneSet.NONE);
    return new BenchView.SideView(
        tile.id(), tile.number(), zones, halves, ports, MapDrawing.of(board, Pieces.NONE));
  }

  private static List<BenchView.ClauseView> clauses(Map<String, List<Field>> forms) {
    List<BenchView.ClauseView> clauses = new ArrayList<>();
    forms.forEach(
        (kind, fields) ->
            clauses.add(
                new BenchView.ClauseView(kind, fields.stream().map(BenchLayout::field).toList())));
    return clauses;
  }

  private static BenchView.FieldView field(Field field) {
    return new BenchView.FieldView(
        field.name(), Known.id(field.form()), field.needed(), field.values());
  }
}
