package horda.ruemorgue.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import horda.engine.Data;
import horda.lab.Rule;
import horda.ruemorgue.Box;
import horda.wire.YamlData;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The printed sides, against the tables of the catalogue.
class TilesTest {
  private static Tile tile(String id) {
    return Objects.requireNonNull(Box.TILES.find(id), id);
  }

  @Test
  void thereAreEighteenSidesOfNinePieces() {
    assertThat(Box.TILES.all()).hasSize(18);
    assertThat(Box.TILES.all().stream().map(Tile::number).distinct()).hasSize(9);
  }

  @Test
  @Rule({"RMO-HOSP-01", "RMO-CAMP-01"})
  void hospitalTilesAreOneToSixVAndCampTilesSevenToNineV() {
    assertThat(Box.TILES.all().stream().filter(Tile::isHospital).map(Tile::id))
        .containsExactly("1V", "2V", "3V", "4V", "5V", "6V");
    assertThat(List.of("7V", "8V", "9V"))
        .allSatisfy(id -> assertThat(tile(id).kinds()).noneMatch(ZoneKind::isIndoors));
  }

  @ParameterizedTest
  @CsvSource({"1V,4,4", "2V,3,3", "3V,2,2", "4V,1,1", "5V,4,2", "6V,1,1", "1R,0,0", "7V,0,0"})
  void hasItsBeds(String id, int blue, int green) {
    assertThat(tile(id).beds().stream().mapToInt(Tile.Beds::blue).sum()).isEqualTo(blue);
    assertThat(tile(id).beds().stream().mapToInt(Tile.Beds::green).sum()).isEqualTo(green);
  }

  @Test
  void sewersAreOnThirteenSides() {
    assertThat(Box.TILES.all().stream().filter(tile -> tile.sewers().isEmpty()).map(Tile::id))
        .containsExactly("3R", "1V", "2V", "3V", "5V");
    assertThat(Box.TILES.all()).allMatch(tile -> tile.sewers().size() <= 1);
  }

  @Test
  void aDividedCellHasTwoZones() {
    // given: the middle of 3V is K1 above and K2 below, the lower middle of 7R D left and E right
    LaidTile lying = new LaidTile(tile("3V"), 0, 0, 0);
    LaidTile office = new LaidTile(tile("7R"), 0, 0, 0);

    // then
    assertThat(name(lying, 2, 2)).isEqualTo("K1");
    assertThat(name(lying, 3, 2)).isEqualTo("K2");
    assertThat(name(office, 4, 2)).isEqualTo("D");
    assertThat(name(office, 4, 3)).isEqualTo("E");
  }

  @ParameterizedTest
  @CsvSource({"0,S1,S3,L,B", "1,B,S1,S3,L", "2,L,B,S1,S3", "3,S3,L,B,S1"})
  void turnsClockwise(int quarters, String nw, String ne, String se, String sw) {
    // given
    LaidTile laid = new LaidTile(tile("4V"), quarters, 0, 0);

    // then
    assertThat(List.of(name(laid, 0, 0), name(laid, 0, 5), name(laid, 5, 5), name(laid, 5, 0)))
        .containsExactly(nw, ne, se, sw);
  }

  private static String name(LaidTile laid, int row, int column) {
    return laid.tile().names().get(laid.zoneAt(row, column));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "W:A@125 | W:A@25x | is no place on a side",
        "W:A@125 | X:A@125 | names no side",
        "W:A@125 | W:Z@125 | no cell is called 'Z'",
        "A-B | A+B | two zones are joined by",
        "A B S4 | A B | a row has three cells",
        "A B S4 | A B Z4 | no kind of zone is called 'Z4'",
      })
  void aSlipInTheFileIsTold(String line) {
    // given
    String[] parts = line.split(" \\| ");
    String file = Box.text("tiles.yaml");
    int rows = file.indexOf("\ntiles:");
    String slip = Pattern.quote(parts[0]);
    String text = file.substring(0, rows) + file.substring(rows).replaceFirst(slip, parts[1]);

    // then
    assertThatThrownBy(() -> new Tiles(YamlData.parse("tiles.yaml", text)))
        .isInstanceOf(Data.Fault.class)
        .hasMessageContaining(parts[2]);
  }
}
