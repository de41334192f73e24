package horda.ruemorgue.mission;

import horda.engine.Data;
import horda.ruemorgue.map.LaidTile;
import horda.ruemorgue.map.Tile;
import horda.ruemorgue.map.Tiles;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Reads the rows of tiles: `6V^270`, or `--` where none lies.
final class GridReader {
  private static final String NONE = "--";

  /// The box has nine tiles: a longer row could not hang together.
  private static final int MOST = 9;

  private final Tiles tiles;
  private final MissionFaults faults;
  private final List<LaidTile> laid = new ArrayList<>();
  private final Map<String, String> used = new HashMap<>();

  GridReader(Tiles tiles, MissionFaults faults) {
    this.tiles = tiles;
    this.faults = faults;
  }

  List<LaidTile> read(Data rows) {
    int width = rows.items().isEmpty() ? 0 : rows.items().getFirst().items().size();
    int longest = rows.items().stream().mapToInt(row -> row.items().size()).max().orElse(0);
    if (Math.max(rows.items().size(), longest) > MOST) {
      throw MissionFaults.found(rows, "grid-large", rows.items().size(), longest, MOST);
    }
    for (int row = 0; row < rows.items().size(); row++) {
      List<Data> line = rows.items().get(row).items();
      if (line.size() != width) {
        faults.add(rows.items().get(row).where(), "grid-ragged", line.size(), width);
      }
      for (int column = 0; column < line.size(); column++) {
        lay(line.get(column), row, column);
      }
    }
    if (laid.isEmpty()) {
      faults.add(rows.where(), "grid-empty");
    }
    together(rows);
    return laid;
  }

  private void lay(Data item, int row, int column) {
    String text = item.text();
    if (text.equals(NONE)) {
      return;
    }
    int hat = text.indexOf('^');
    String id = hat < 0 ? text : text.substring(0, hat);
    Tile tile = tiles.find(id);
    if (tile == null) {
      faults.add(item.where(), "tile-unknown", id);
      return;
    }
    int turned = hat < 0 ? 0 : List.of("90", "180", "270").indexOf(text.substring(hat + 1)) + 1;
    if (hat >= 0 && turned == 0) {
      faults.add(item.where(), "tile-turn", text);
      return;
    }
    String before = used.put(tile.number(), id);
    if (before != null) {
      faults.add(item.where(), before.equals(id) ? "tile-twice" : "tile-both-sides", id, before);
      return;
    }
    laid.add(new LaidTile(tile, turned, row, column));
  }

  /// All tiles must hang together.
  private void together(Data rows) {
    List<LaidTile> found = new ArrayList<>(laid.subList(0, Math.min(1, laid.size())));
    for (int at = 0; at < found.size(); at++) {
      LaidTile here = found.get(at);
      for (LaidTile tile : laid) {
        int apart = Math.abs(tile.row() - here.row()) + Math.abs(tile.column() - here.column());
        if (apart == 1 && !found.contains(tile)) {
          found.add(tile);
        }
      }
    }
    for (LaidTile tile : laid) {
      if (!found.contains(tile)) {
        faults.add(rows.where(), "tile-alone", tile.tile().id());
      }
    }
  }
}
