package horda.ruemorgue.map;

import horda.engine.Data;
import horda.engine.Nullable;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// All printed sides, read from tiles.yaml.
public final class Tiles {
  private final Map<String, Tile> sides = new LinkedHashMap<>();
  private final int size;
  private final int tolerance;

  public Tiles(Data data) {
    size = data.at("size").num();
    tolerance = data.at("gap-tolerance").num();
    for (Data row : data.at("tiles").items()) {
      Tile tile = new TileReader(row, size).read();
      if (sides.put(tile.id(), tile) != null) {
        throw new Data.Fault(row, "tile " + tile.id() + " stands in the file twice; keep one");
      }
    }
  }

  public List<Tile> all() {
    return List.copyOf(sides.values());
  }

  public @Nullable Tile find(String id) {
    return sides.get(id);
  }

  /// Length of a side in millimetres.
  int size() {
    return size;
  }

  /// How far apart two gaps may lie and still be one opening.
  int tolerance() {
    return tolerance;
  }
}
