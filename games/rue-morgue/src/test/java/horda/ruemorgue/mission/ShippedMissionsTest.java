package horda.ruemorgue.mission;

import static org.assertj.core.api.Assertions.assertThat;

import horda.lab.Rule;
import horda.ruemorgue.Box;
import horda.ruemorgue.content.Skill;
import horda.ruemorgue.content.ZombieKind;
import horda.ruemorgue.map.Colour;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The sixteen missions that come with the game.
class ShippedMissionsTest {
  static List<String> names() {
    return Box.CONTENT.missions();
  }

  @ParameterizedTest
  @MethodSource("names")
  @Rule("RMO-MIS-01")
  void isSound(String name) {
    // given
    var file = Box.file("missions/" + name + ".yaml");

    // when
    ReadMission reading = Box.READER.read(file);

    // then
    assertThat(reading.faults().stream().map(Box::sentence)).isEmpty();
    assertThat(reading.mission()).isNotNull();
    assertThat(reading.mission().id().toLowerCase(java.util.Locale.ROOT)).isEqualTo(name);
  }

  @Test
  void thereAreSixteen() {
    assertThat(names()).hasSize(16).doesNotHaveDuplicates();
  }

  @Test
  @Rule("RMO-MIS-02")
  void tutorialOneIsWonInTheExitZoneAndItsHelicopterStandsStill() {
    // given
    Mission mission = Box.mission("t1");

    // then
    assertThat(mission.board().sheet().tiles().stream().map(laid -> laid.tile().id()))
        .containsExactlyInAnyOrder("2V", "4V", "6V", "7V");
    assertThat(mission.goals()).singleElement().isInstanceOf(Goal.Gather.class);
    assertThat(mission.pieces().helicopter().flies()).isFalse();
    assertThat(mission.alive().of(7)).isEqualTo(7);
    assertThat(mission.heading().difficulty()).isEqualTo(Heading.Difficulty.EASY);
    assertThat(mission.heading().minutes()).isEqualTo(60);
  }

  @Test
  @Rule("RMO-MIS-03")
  void tutorialTwoNeedsAPilotAndARoperAndTwoKeys() {
    // given
    Mission mission = Box.mission("t2");

    // then
    assertThat(mission.board().sheet().tiles().stream().map(laid -> laid.tile().id()))
        .containsExactlyInAnyOrder("2R", "5R", "6R", "9R");
    assertThat(mission.rule(Special.TeamNeeds.class).skills())
        .containsExactly(Skill.HELICOPTER_PILOT, Skill.FAST_ROPING);
    assertThat(mission.goals())
        .singleElement()
        .isInstanceOfSatisfying(Goal.Leave.class, goal -> assertThat(goal.starting()).isTrue());
    assertThat(mission.pieces().objectives()).allMatch(objective -> objective.xp() == 5);
    assertThat(mission.board().doors().stream().map(door -> door.colour()))
        .contains(Colour.BLUE, Colour.PINK);
    assertThat(mission.pieces().helicopter().flies()).isTrue();
    assertThat(mission.pieces().helicopter().lands())
        .extracting(Pieces.Spot::zone)
        .containsExactly(mission.board().find("9R:H"));
  }

  @Test
  void theBlueObjectiveOfNoWayOutIsHiddenAmongRedOnes() {
    // given
    Mission mission = Box.mission("m02");

    // then
    assertThat(mission.pieces().objectives().getFirst())
        .satisfies(
            objective -> {
              assertThat(objective.isHidden()).isTrue();
              assertThat(objective.colours())
                  .containsExactly(Colour.BLUE, Colour.RED, Colour.RED, Colour.RED);
              assertThat(objective.zones()).hasSize(4).doesNotHaveDuplicates();
            });
  }

  @Test
  void breadcrumbsHasAnExitForEachOfTwoCases() {
    // given
    Mission mission = Box.mission("m04");

    // then
    assertThat(mission.pieces().exits())
        .extracting(Pieces.Exit::when)
        .containsExactly(Pieces.While.NO_A_BOMB, Pieces.While.A_BOMB);
  }

  @Test
  @Rule("RMO-ZOM-05")
  void theMortuaryBeginsWithItsDead() {
    // given
    Mission mission = Box.mission("m06");

    // then
    assertThat(mission.pieces().zombies())
        .extracting(Pieces.Figures::kind, Pieces.Figures::count)
        .containsExactly(
            org.assertj.core.groups.Tuple.tuple(ZombieKind.A_BOMB, 1),
            org.assertj.core.groups.Tuple.tuple(ZombieKind.CRAWLER, 4));
  }

  @Test
  void halfOfAnOddNumberIsRoundedUp() {
    assertThat(Box.mission("m03").alive().of(7)).isEqualTo(4);
    assertThat(Box.mission("c62").alive().of(12)).isEqualTo(2);
    assertThat(Box.mission("pvp1").alive().of(12)).isZero();
  }

  @Test
  void aTeamOfFourMayStartInEachOfFourPlaces() {
    assertThat(Box.mission("pvp1").pieces().starts()).hasSize(4);
    assertThat(Box.mission("pvp1").pieces().objectives())
        .extracting(Pieces.Objective::xp)
        .contains(10);
  }
}
