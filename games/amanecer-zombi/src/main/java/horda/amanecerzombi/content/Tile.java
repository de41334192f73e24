package horda.amanecerzombi.content;

import horda.engine.Data;
import horda.engine.Gender;
import horda.engine.Known;
import horda.engine.Nullable;
import java.util.List;

/// A zone of the map: five rows of five squares, as printed.
public final class Tile {
  public static final int SIDE = 5;
  public static final int SQUARES = SIDE * SIDE;

  private static final Known WORDS =
      Known.of(
          "word of a zone",
          "id",
          "gender",
          "terrain",
          "colour",
          "active",
          "rows",
          "provenance",
          "provenance-of");
  private final String id;
  private final Gender gender;
  private final Terrain terrain;
  private final String colour;
  private final @Nullable SpecialZombie active;
  private final Square[] squares = new Square[SQUARES];
  private final String provenance;

  Tile(Data row) {
    WORDS.check(row);
    id = row.at("id").text();
    gender = Gender.of(row);
    terrain = Known.constant(row.at("terrain"), Terrain.values());
    if (row.has("colour") != (terrain == Terrain.START)) {
      throw new Data.Fault(row, "a Start zone has a colour, another zone has none");
    }
    colour = row.text("colour", "");
    active = row.has("active") ? Known.constant(row.at("active"), SpecialZombie.values()) : null;
    List<Data> rows = row.at("rows").items();
    if (rows.size() != SIDE) {
      throw new Data.Fault(row.at("rows"), "a zone has 5 rows, not " + rows.size());
    }
    for (int y = 0; y < SIDE; y++) {
      String[] codes = rows.get(y).text().split(" ", -1);
      if (codes.length != SIDE) {
        throw new Data.Fault(rows.get(y), "a row has 5 squares, not " + codes.length);
      }
      for (int x = 0; x < SIDE; x++) {
        squares[y * SIDE + x] = Square.read(rows.get(y), codes[x]);
      }
    }
    provenance = Provenance.of(row);
  }

  public String id() {
    return id;
  }

  /// Of its name, for languages that have genders.
  public Gender gender() {
    return gender;
  }

  public Terrain terrain() {
    return terrain;
  }

  /// The colour of a Start zone; empty for others.
  public String colour() {
    return colour;
  }

  /// The Special Zombie that the zone counts as (AMZ-ZOM-05).
  public @Nullable SpecialZombie active() {
    return active;
  }

  /// The square as printed: row times five plus column, from the top left.
  public Square square(int at) {
    return squares[at];
  }

  /// Where a square of the laid tile is printed. Turned by `quarters` clockwise, the printed left
  /// column lies on top after one quarter.
  public static int printed(int row, int column, int quarters) {
    return switch (quarters & 3) {
      case 0 -> row * SIDE + column;
      case 1 -> (SIDE - 1 - column) * SIDE + row;
      case 2 -> (SIDE - 1 - row) * SIDE + (SIDE - 1 - column);
      default -> column * SIDE + (SIDE - 1 - row);
    };
  }

  public String provenance() {
    return provenance;
  }
}
