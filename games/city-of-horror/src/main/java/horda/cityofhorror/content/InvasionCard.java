package horda.cityofhorror.content;

import horda.engine.Data;
import java.util.List;

/// An Invasion card. Positions are 0 to 3 for the corners 1 to 4, then the Tower and the
/// Crossroads.
///
/// @param moves pairs of positions, from and to, in printed order
public record InvasionCard(
    String id,
    int hour,
    int[][] moves,
    int[] zombies,
    int[] antidotes,
    int[] cards,
    int leader,
    String provenance) {
  private static final List<String> POSITIONS = List.of("1", "2", "3", "4", "tower", "crossroads");

  static InvasionCard read(Data row) {
    int[] zombies = new int[Place.COUNT];
    int[] antidotes = new int[Place.COUNT];
    int[] cards = new int[Place.COUNT];
    for (String key : row.at("zombies").keys()) {
      zombies[position(row.at("zombies").at(key), key)] = row.at("zombies").at(key).num();
    }
    if (row.has("supplies")) {
      Data supplies = row.at("supplies");
      for (String key : supplies.keys()) {
        int at = position(supplies.at(key), key);
        antidotes[at] = supplies.at(key).num("antidotes", 0);
        cards[at] = supplies.at(key).num("cards", 0);
      }
    }
    List<Data> moves = row.has("moves") ? row.at("moves").items() : List.of();
    int[][] pairs = new int[moves.size()][];
    for (int i = 0; i < pairs.length; i++) {
      Data from = moves.get(i).items().get(0);
      Data to = moves.get(i).items().get(1);
      pairs[i] = new int[] {position(from, from.text()), position(to, to.text())};
    }
    return new InvasionCard(
        row.at("id").text(),
        row.at("hour").num(),
        pairs,
        zombies,
        antidotes,
        cards,
        row.num("leader", 0),
        row.text("provenance", "D"));
  }

  private static int position(Data at, String word) {
    int position = POSITIONS.indexOf(word);
    if (position < 0) {
      throw new Data.Fault(
          at, "'" + word + "' is no position; there are " + String.join(", ", POSITIONS));
    }
    return position;
  }
}
