package horda.ruemorgue.stage;

import horda.engine.Data;
import horda.ruemorgue.map.Board;
import horda.ruemorgue.map.Door;
import horda.ruemorgue.map.LaidTile;
import horda.ruemorgue.state.MorgueState;
import java.util.List;

/// Zones, doors and tiles by the names that missions give them.
record Places(Board board) {
  static Places of(MorgueState s) {
    return new Places(s.table.board());
  }

  int zone(Data word) {
    return zone(word, word.text());
  }

  int zone(Data at, String name) {
    int zone = board.find(name);
    if (zone < 0) {
      throw new Data.Fault(at, "this board has no zone '" + name + "'; zones are called 4V:S2");
    }
    return zone;
  }

  /// `4V:S2+4V:K1`; -1 if there is no such door.
  int door(String name) {
    String[] sides = name.split("\\+", -1);
    int one = sides.length == 2 ? board.find(sides[0]) : -1;
    int other = sides.length == 2 ? board.find(sides[1]) : -1;
    for (Door door : board.doors()) {
      if (one >= 0 && door.isOn(one) && door.beyond(one) == other) {
        return door.index();
      }
    }
    return -1;
  }

  int door(Data word) {
    int door = door(word.text());
    if (door < 0) {
      throw new Data.Fault(word, "there is no door '" + word.text() + "'");
    }
    return door;
  }

  /// A tile that lies on the board: `1V`; -1 if it does not.
  int tile(String name) {
    List<LaidTile> tiles = board.sheet().tiles();
    for (int tile = 0; tile < tiles.size(); tile++) {
      if (tiles.get(tile).tile().id().equals(name)) {
        return tile;
      }
    }
    return -1;
  }

  String name(int zone) {
    return zone < 0 ? "nowhere" : board.zone(zone).name();
  }
}
