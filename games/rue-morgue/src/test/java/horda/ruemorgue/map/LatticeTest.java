package horda.ruemorgue.map;

import static org.assertj.core.api.Assertions.assertThat;

import horda.lab.Rule;
import horda.ruemorgue.Box;
import org.junit.jupiter.api.Test;

/// How tiles grow together.
class LatticeTest {
  private static Board board(String mission) {
    return Box.mission(mission).board();
  }

  @Test
  @Rule({"RMO-ZONE-01", "RMO-ZONE-04"})
  void aCrossingOfFourTilesIsOneZoneOnAllOfThem() {
    // given: in Tutorial 1 the corners of four tiles meet
    Board board = board("t1");

    // when
    Zone crossing = board.zone(board.find("7V:S3"));

    // then
    assertThat(crossing.names()).containsExactlyInAnyOrder("6V:S3", "7V:S3", "2V:Y", "4V:S1");
    assertThat(Integer.bitCount(crossing.tiles())).isEqualTo(4);
  }

  @Test
  @Rule("RMO-ZONE-01")
  void aStreetAlongTwoTilesIsAsWideAsBoth() {
    // given
    Board board = board("t1");

    // then
    assertThat(board.find("7V:S4")).isEqualTo(board.find("4V:S2"));
    assertThat(board.find("7V:S4")).isNotEqualTo(board.find("7V:S3"));
  }

  @Test
  void quartersOfTheCampFlowTogetherAndItsPlacesStayApart() {
    // given
    Board board = board("m07");

    // then
    assertThat(board.find("7V:Q")).isEqualTo(board.find("8V:Q1"));
    assertThat(board.find("8V:Q2")).isEqualTo(board.find("9V:Q1"));
    assertThat(board.find("7V:G")).isNotEqualTo(board.find("8V:P1"));
    assertThat(board.ways(0).beside(board.find("7V:G")).has(board.find("8V:P1"))).isTrue();
  }

  @Test
  void gapsThatMeetMakeAnOpeningAndOthersDoNot() {
    // given: in Tutorial 1 the gaps of 2V's locker room and of 4V's office are 119 and 119 mm down
    Board board = board("t1");
    Ways ways = board.ways(0);

    // then
    assertThat(ways.beside(board.find("2V:L")).has(board.find("4V:A"))).isTrue();
    assertThat(ways.beside(board.find("2V:C")).has(board.find("4V:B"))).isTrue();
    assertThat(ways.beside(board.find("2V:L")).has(board.find("4V:B"))).isFalse();
  }

  @Test
  void corridorsRunOnAcrossTiles() {
    // given
    Board board = board("m09");

    // then
    assertThat(board.ways(0).beside(board.find("5V:K4")).has(board.find("4V:K2"))).isTrue();
  }

  @Test
  @Rule({"RMO-SRCH-05", "RMO-SRCH-07", "RMO-HOSP-04"})
  void onlyRoomsAreSearchedAndInTheHospitalOnlyLockerRooms() {
    // given
    Board hospital = board("t1");
    Board town = board("t2");

    // then
    assertThat(hospital.zone(hospital.find("2V:L")).searchable()).isTrue();
    assertThat(hospital.zone(hospital.find("2V:A")).searchable()).isFalse();
    assertThat(hospital.zone(hospital.find("2V:K1")).searchable()).isFalse();
    assertThat(hospital.zone(hospital.find("7V:P1")).searchable()).isFalse();
    assertThat(town.zone(town.find("2R:B")).searchable()).isTrue();
    assertThat(town.zone(town.find("9R:H")).searchable()).isFalse();
    assertThat(town.zone(town.find("5R:S1")).searchable()).isFalse();
  }

  @Test
  @Rule("RMO-CARD-04")
  void sewersCountByTheTileTheyArePrintedOn() {
    // given: 4V and 7V have a sewer each in the street that they share
    Board board = board("t1");
    int street = board.find("4V:S2");

    // then
    assertThat(
            board.fixtures().stream()
                .filter(f -> f.kind() == Fixture.Kind.SEWER && f.zone() == street)
                .map(Fixture::tile)
                .map(tile -> board.sheet().tiles().get(tile).tile().id()))
        .containsExactlyInAnyOrder("4V", "7V");
  }

  @Test
  void zonesAreNumberedFromTheNorthWest() {
    // given
    Board board = board("t1");

    // then
    assertThat(board.zone(0).name()).isEqualTo("6V:S1");
    assertThat(board.zones())
        .allSatisfy(z -> assertThat(board.find(z.name())).isEqualTo(z.index()));
  }
}
