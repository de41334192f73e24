package horda.ruemorgue.map;

import static org.assertj.core.api.Assertions.assertThat;

import horda.lab.Rule;
import horda.ruemorgue.Box;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Movement and lines of sight on boards of the shipped missions.
class WaysTest {
  private static final Board T1 = Box.mission("t1").board();
  private static final Board T2 = Box.mission("t2").board();

  static List<String> missions() {
    return Box.CONTENT.missions();
  }

  private static int door(Board board, String one, String other) {
    int a = board.find(one);
    int b = board.find(other);
    Door found =
        board.doors().stream().filter(d -> d.isOn(a) && d.beyond(a) == b).findFirst().orElseThrow();
    return 1 << found.index();
  }

  private static boolean beside(Board board, int open, String one, String other) {
    return board.ways(open).beside(board.find(one)).has(board.find(other));
  }

  private static int range(Board board, int open, String one, String other) {
    return board.ways(open).range(board.find(one), board.find(other));
  }

  @ParameterizedTest
  @MethodSource("missions")
  @Rule({"RMO-ZONE-03", "RMO-ZONE-06", "RMO-LOS-14", "RMO-LOS-17", "RMO-LOS-18"})
  void theTablesSayWhatTheRulesSay(String mission) {
    // given
    Board board = Box.mission(mission).board();
    int all = (1 << board.doors().size()) - 1;
    for (int open : new int[] {0, all, 0b0101010101 & all}) {
      // when
      Ways ways = board.ways(open);
      Oracle oracle = new Oracle(board, open);
      int[][] far = oracle.distances();

      // then
      for (int a = 0; a < far.length; a++) {
        for (int b = 0; b < far.length; b++) {
          String pair = board.zone(a).name() + " " + board.zone(b).name() + " " + open;
          assertThat(ways.distance(a, b)).as(pair).isEqualTo(far[a][b]);
          assertThat(ways.reach(a).has(b)).as(pair).isEqualTo(far[a][b] >= 0);
          assertThat(ways.beside(a).has(b)).as(pair).isEqualTo(a != b && oracle.adjacent(a, b));
          assertThat(ways.range(a, b)).as(pair).isEqualTo(oracle.range(a, b));
          assertThat(ways.seen(a).has(b)).as(pair).isEqualTo(ways.sees(a, b));
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("missions")
  @Rule({"RMO-LOS-01", "RMO-LOS-02", "RMO-LOS-04"})
  void sightIsMutualAndRoomsSeeNoRoomBeyondTheNext(String mission) {
    // given
    Board board = Box.mission(mission).board();
    Ways ways = board.waysWithoutDoors(0);

    // then
    for (Zone a : board.zones()) {
      assertThat(ways.range(a.index(), a.index())).isZero();
      for (Zone b : board.zones()) {
        assertThat(ways.range(a.index(), b.index())).isEqualTo(ways.range(b.index(), a.index()));
        boolean rooms = a.kind().isRoom() && b.kind().isRoom() && a != b;
        if (rooms && ways.sees(a.index(), b.index())) {
          boolean next = ways.beside(a.index()).has(b.index());
          assertThat(next || ways.range(a.index(), b.index()) > 1).isTrue();
        }
      }
    }
  }

  @Test
  @Rule({"RMO-MOVE-01", "RMO-MOVE-02", "RMO-MOVE-03"})
  void doorsOpeningsAndCornersDecideWhereOneCanGo() {
    assertThat(beside(T1, 0, "2V:K1", "2V:K2")).as("along a corridor").isTrue();
    assertThat(beside(T1, 0, "2V:K1", "2V:A")).as("through a closed door").isFalse();
    assertThat(beside(T1, door(T1, "2V:A", "2V:K1"), "2V:K1", "2V:A")).as("an open one").isTrue();
    assertThat(beside(T1, 0, "6V:A", "6V:B")).as("through an opening").isTrue();
    assertThat(beside(T1, 0, "6V:A", "6V:L")).as("across a corner").isFalse();
    assertThat(beside(T1, 0, "6V:B", "6V:S2")).as("through a wall").isFalse();
    assertThat(beside(T1, 0, "7V:S2", "7V:P2")).as("street to camp").isTrue();
  }

  @Test
  @Rule({"RMO-ZONE-08", "RMO-MOVE-03"})
  void anInnerRoomIsTwoMovesFromTheStreet() {
    // given: 6V:B has no way out but through 6V:L, whose door to the street is open
    int open = door(T1, "6V:L", "6V:S4");

    // then
    assertThat(T1.ways(open).distance(T1.find("6V:B"), T1.find("6V:S4"))).isEqualTo(2);
  }

  @Test
  @Rule("RMO-LOS-03")
  void inTheStreetOneSeesStraightAheadAsFarAsItGoes() {
    assertThat(range(T1, 0, "6V:S1", "6V:S2")).isEqualTo(1);
    assertThat(range(T1, 0, "6V:S1", "7V:S1")).isEqualTo(2);
    assertThat(range(T1, 0, "6V:S1", "7V:P1")).isEqualTo(3);
    assertThat(range(T1, 0, "6V:S1", "7V:Q")).isEqualTo(4);
    assertThat(range(T1, 0, "6V:S1", "7V:P2")).as("off the line").isEqualTo(Ways.NEVER);
    assertThat(range(T1, 0, "6V:S1", "7V:S2")).as("round the corner").isEqualTo(Ways.NEVER);
  }

  @Test
  @Rule({"RMO-LOS-05", "RMO-LOS-07"})
  void aLineFromTheStreetEntersOneRoomAndNoClosedDoor() {
    // given
    int open = door(T1, "6V:L", "6V:S4");

    // then
    assertThat(range(T1, 0, "7V:P2", "6V:L")).isEqualTo(Ways.NEVER);
    assertThat(range(T1, open, "7V:P2", "6V:L")).isEqualTo(2);
    assertThat(range(T1, open, "7V:P2", "6V:B")).as("the room behind").isEqualTo(Ways.NEVER);
    assertThat(range(T1, open, "7V:G", "6V:L")).isEqualTo(3);
  }

  @Test
  @Rule("RMO-LOS-04")
  void aRoomSeesItsNeighboursThroughOpeningsOnly() {
    assertThat(range(T1, 0, "6V:A", "6V:B")).isEqualTo(1);
    assertThat(range(T1, 0, "6V:A", "6V:C")).isEqualTo(1);
    assertThat(range(T1, 0, "6V:A", "6V:L")).isEqualTo(Ways.NEVER);
    assertThat(range(T1, 0, "2V:L", "4V:A")).as("across tiles").isEqualTo(1);
  }

  @Test
  @Rule({"RMO-LOS-06", "RMO-HOSP-02", "RMO-LOS-16"})
  void corridorsAreStreetsForSight() {
    // given: the main entrance leads from the corridor to the street
    int open = door(T1, "4V:S2", "4V:K1");

    // then
    assertThat(range(T1, 0, "2V:K1", "2V:L")).as("past K2 into a room").isEqualTo(2);
    assertThat(range(T1, 0, "2V:K1", "4V:A")).as("no second room").isEqualTo(Ways.NEVER);
    assertThat(range(T1, 0, "4V:K2", "4V:S2")).isEqualTo(Ways.NEVER);
    assertThat(range(T1, open, "4V:K2", "4V:S2")).isEqualTo(2);
    assertThat(range(T1, open, "4V:K2", "7V:P1")).as("out and on").isEqualTo(4);
  }

  @Test
  @Rule("RMO-LOS-15")
  void throughTwoOpenDoorsInLineOneSeesIntoTheHouseOpposite() {
    // given: in M08 the doors of 1R:B and 5R:A face each other across the street
    Board board = Box.mission("m08").board();
    int one = door(board, "1R:B", "1R:S4");
    int other = door(board, "5R:A", "5R:S4");

    // then
    assertThat(range(board, one, "1R:B", "5R:A")).isEqualTo(Ways.NEVER);
    assertThat(range(board, one | other, "1R:B", "5R:A")).isEqualTo(2);
    assertThat(range(board, one | other, "1R:B", "5R:B")).as("no second room").isEqualTo(-1);
  }

  @Test
  @Rule({"RMO-LOS-09", "RMO-PAD-01", "RMO-PAD-02", "RMO-ABOM-07"})
  void aFenceStopsFeetButNotEyesAndStairsLeadThrough() {
    assertThat(range(T2, 0, "9R:H", "9R:S1")).isEqualTo(1);
    assertThat(beside(T2, 0, "9R:H", "9R:S1")).isFalse();
    assertThat(T2.beyondFence(T2.find("9R:H")).has(T2.find("9R:S1"))).isTrue();
    assertThat(beside(T2, 0, "9R:H", "9R:S4")).as("by the stairs").isTrue();
    assertThat(T2.beyondFence(T2.find("9R:H")).has(T2.find("9R:S4"))).isFalse();
    assertThat(T2.ways(0).distance(T2.find("9R:S1"), T2.find("9R:H")))
        .as("round to the stairs")
        .isEqualTo(4);
  }

  @Test
  @Rule({"RMO-LOS-10", "RMO-TENT-06", "RMO-TENT-08"})
  void nobodySeesIntoOutOfOrThroughATent() {
    // given
    Board board = Box.mission("m04").board();
    int tent = board.find("8V:P2");

    // then
    assertThat(board.ways(0).seen(tent)).isEqualTo(ZoneSet.of(tent));
    assertThat(beside(board, 0, "8V:P2", "8V:G")).as("but it is entered freely").isTrue();
    assertThat(range(board, 0, "8V:G", "8V:S2")).as("through it").isEqualTo(Ways.NEVER);
  }

  @Test
  @Rule({"RMO-LOS-11", "RMO-MOVE-10", "RMO-CRASH-01"})
  void theCrashedHelicopterIsAWall() {
    // given
    Board board = Box.mission("m03").board();
    int wreck = board.find("7V:P2");

    // then
    assertThat(board.ways(0).beside(wreck)).isEqualTo(ZoneSet.NONE);
    assertThat(board.ways(0).seen(wreck)).isEqualTo(ZoneSet.of(wreck));
    assertThat(range(board, 0, "7V:S2", "7V:G")).as("through it").isEqualTo(Ways.NEVER);
  }

  @Test
  @Rule({"RMO-ZONE-07", "RMO-HOSP-05"})
  void aBuildingIsWhatHangsTogetherIndoors() {
    // given
    Ways shut = T1.ways(0);
    Ways entered = T1.ways(door(T1, "4V:S2", "4V:K1"));
    ZoneSet house = ZoneSet.of(T1.find("6V:A"), T1.find("6V:B"), T1.find("6V:C"), T1.find("6V:L"));

    // then: 2V:A joins 6V:A through a gap
    assertThat(shut.indoors(T1.find("6V:L")).and(house)).isEqualTo(house);
    assertThat(shut.indoors(T1.find("7V:P1"))).isEqualTo(ZoneSet.NONE);
    assertThat(entered.indoors(T1.find("4V:K1")).has(T1.find("4V:C"))).isTrue();
    assertThat(entered.indoors(T1.find("4V:K1")).has(T1.find("4V:S2"))).isFalse();
  }

  @Test
  @Rule("RMO-HELI-18")
  void aHelicopterFliesOverEveryBorder() {
    assertThat(T2.touching(T2.find("2R:Y")).has(T2.find("2R:A"))).isTrue();
    assertThat(T2.touching(T2.find("9R:H")).has(T2.find("2R:D"))).isTrue();
    assertThat(T2.touching(T2.find("9R:H")).has(T2.find("2R:B"))).isFalse();
  }

  @Test
  void aFallenRoofClosesARoom() {
    // given: in C62 the second mark is on 4R:B
    Board board = Box.mission("c62").board();
    int room = board.find("4R:B");

    // then
    assertThat(board.ways(0, 0).beside(room)).isNotEqualTo(ZoneSet.NONE);
    assertThat(board.ways(0, 0b10).beside(room)).isEqualTo(ZoneSet.NONE);
    assertThat(board.ways(0, 0b10).seen(room)).isEqualTo(ZoneSet.of(room));
  }

  @Test
  void aPositionIsWorkedOutOnce() {
    assertThat(T1.ways(0b101)).isSameAs(T1.ways(0b101)).isNotSameAs(T1.ways(0b100));
  }

  @Test
  void zonesAreListedInAscendingOrder() {
    // given
    ZoneSet set = ZoneSet.of(3, 64, 70, 127, 0);

    // then
    assertThat(set.first()).isZero();
    assertThat(set.after(0)).isEqualTo(3);
    assertThat(set.after(3)).isEqualTo(64);
    assertThat(set.after(64)).isEqualTo(70);
    assertThat(set.after(70)).isEqualTo(127);
    assertThat(set.after(127)).isEqualTo(-1);
    assertThat(ZoneSet.NONE.first()).isEqualTo(-1);
    assertThat(set.size()).isEqualTo(5);
  }
}
