package horda.amanecerzombi.content;

import static org.assertj.core.api.Assertions.assertThat;

import horda.amanecerzombi.Box;
import horda.lab.Rule;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The sixteen zones: their squares, and what the catalogue promises of them.
class TileTest {
  private static final List<Tile> TILES =
      IntStream.range(0, Box.CONTENT.tiles()).mapToObj(Box.CONTENT::tile).toList();

  private static Stream<Square> squares(Tile tile) {
    return IntStream.range(0, Tile.SQUARES).mapToObj(tile::square);
  }

  private static long count(Predicate<Square> which) {
    return TILES.stream().flatMap(TileTest::squares).filter(which).count();
  }

  private static String locations(Tile tile) {
    return squares(tile)
        .filter(Square::location)
        .map(square -> (square.ground() == Ground.GREEN ? "G" : "B") + square.finds())
        .sorted((a, b) -> a.charAt(0) == b.charAt(0) ? a.compareTo(b) : b.charAt(0) - a.charAt(0))
        .collect(Collectors.joining(" "));
  }

  private static String line(Tile tile) {
    SpecialZombie active = tile.active();
    return tile.id()
        + " "
        + tile.terrain()
        + " "
        + (active == null ? "-" : active)
        + " "
        + locations(tile)
        + (squares(tile).anyMatch(Square::exit) ? " exit" : "")
        + squares(tile)
            .map(Square::site)
            .filter(Objects::nonNull)
            .map(site -> " " + site)
            .collect(Collectors.joining());
  }

  @Test
  void zonesAreThoseOfTheCatalogue() {
    assertThat(TILES.stream().map(TileTest::line))
        .containsExactly(
            "start-blue START - G1 B1 exit",
            "start-red START - G1 B1 exit",
            "start-green START - G1 B1 exit",
            "start-yellow START - G1 B1 exit",
            "farm FIELD - G1 G2 B1 REFUGE",
            "fairground FIELD CLOWN G1 G2 B1",
            "petrol-station FIELD POLICE G1 B1 B2 exit",
            "reservoir FIELD WORKER G1 G2 B1",
            "antenna-hill FOREST SOLDIER G1 G2 B1 ANTENNA",
            "barracks FOREST SOLDIER G1 B2 B3 BARRACKS",
            "camp-site FOREST - G1 G1 B1",
            "sawmill FOREST WORKER G1 B1 B2 exit",
            "hospital CITY NURSE G2 G3 B1 HOSPITAL",
            "police-station CITY POLICE G1 B2 B3 exit POLICE_STATION",
            "shopping-area CITY CLOWN G2 G3 B2 SHOPPING_CENTRE",
            "old-town CITY NURSE G2 B1 B2 exit CHURCH");
    assertThat(TILES.stream().map(Tile::colour).filter(colour -> !colour.isEmpty()))
        .isEqualTo(Box.CONTENT.colours());
  }

  @Test
  void fortyFourLocationsEightExitsAndSevenSites() {
    assertThat(count(square -> square.ground() == Ground.GREEN)).isEqualTo(23);
    assertThat(count(square -> square.ground() == Ground.BLUE)).isEqualTo(21);
    assertThat(count(Square::exit)).isEqualTo(8);
    assertThat(count(square -> square.ground() == Ground.TENT)).isEqualTo(4);
    assertThat(count(square -> square.site() != null)).isEqualTo(7);
    for (SpecialZombie type : SpecialZombie.values()) {
      assertThat(TILES.stream().filter(tile -> tile.active() == type)).as("%s", type).hasSize(2);
    }
  }

  @Test
  @Rule("AMZ-SRCH-19")
  void sitesCarryNoNumberAndAreNoLocations() {
    assertThat(TILES.stream().flatMap(TileTest::squares).filter(square -> square.site() != null))
        .noneMatch(Square::location);
  }

  @Test
  void startZonesAreOneTileInFourRotations() {
    Tile blue = TILES.getFirst();
    for (int start = 1; start < 4; start++) {
      Tile other = TILES.get(start);
      assertThat(
              IntStream.range(0, 4).filter(quarters -> sameGround(blue, other, quarters)).count())
          .as(other.id())
          .isEqualTo(1);
    }
  }

  private static boolean sameGround(Tile tile, Tile other, int quarters) {
    return IntStream.range(0, Tile.SQUARES)
        .allMatch(
            at ->
                ground(tile.square(Tile.printed(at / Tile.SIDE, at % Tile.SIDE, quarters)))
                    .equals(ground(other.square(at))));
  }

  private static String ground(Square square) {
    return square.ground() + " " + square.finds();
  }

  @Test
  void fourQuarterTurnsAreNone() {
    int[] corner = IntStream.range(0, 4).map(quarters -> Tile.printed(0, 0, quarters)).toArray();
    assertThat(corner).containsExactly(0, 20, 24, 4);
    assertThat(Tile.printed(1, 3, 4)).isEqualTo(Tile.printed(1, 3, 0));
  }

  @Test
  void allLandOfAZoneHangsTogetherAndTheMiddleOfEverySideIsLand() {
    for (Tile tile : TILES) {
      assertThat(reached(tile)).as(tile.id()).isEqualTo(squares(tile).filter(Square::land).count());
      assertThat(Arrays.stream(new int[] {2, 10, 14, 22}).mapToObj(tile::square))
          .as(tile.id())
          .allMatch(Square::land);
    }
  }

  private static int reached(Tile tile) {
    boolean[] seen = new boolean[Tile.SQUARES];
    Deque<Integer> open = new ArrayDeque<>(List.of(2));
    seen[2] = true;
    int land = 0;
    while (!open.isEmpty()) {
      int at = open.remove();
      land++;
      for (int step : new int[] {-5, 5, -1, 1}) {
        int next = at + step;
        boolean wraps = Math.abs(step) == 1 && next / 5 != at / 5;
        if (next >= 0 && next < Tile.SQUARES && !wraps && !seen[next] && tile.square(next).land()) {
          seen[next] = true;
          open.add(next);
        }
      }
    }
    return land;
  }
}
