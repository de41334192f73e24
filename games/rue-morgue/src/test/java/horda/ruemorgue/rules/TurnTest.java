package horda.ruemorgue.rules;

import static horda.ruemorgue.Scene.deal;
import static horda.ruemorgue.Scene.scene;
import static horda.ruemorgue.content.ZombieKind.WALKER;
import static org.assertj.core.api.Assertions.assertThat;

import horda.engine.Engine;
import horda.engine.Out;
import horda.lab.Rule;
import horda.ruemorgue.Scene;
import horda.ruemorgue.state.MorgueState;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// TURN and XP: rounds, turns, actions, and what experience brings.
class TurnTest {
  private static final String SIX = "survivors=bear+cathy+dan+james+jane+joe";

  @Test
  @Rule({"RMO-TURN-02", "RMO-TURN-03"})
  void aPlayerActivatesEverySurvivorOnceThenTheNextPlayer() {
    // given
    Scene scene = deal("t1", 2, 1, SIX, "first-seat=2").throughFirstChoices();
    List<Integer> seats = new ArrayList<>();
    List<Integer> active = new ArrayList<>();

    // when: everybody ends the turn at once
    while (scene.state().round == 1 && !scene.state().zombiesPhase && active.size() < 6) {
      if (scene.question().equals("next-survivor")) {
        scene.answer(scene.options().getLast());
      } else {
        seats.add(scene.asked());
        active.add(scene.state().active);
        scene.answer("end-turn");
      }
    }

    // then: the second seat's three, last first as chosen; then the first seat's
    assertThat(seats).containsExactly(1, 1, 1, 0, 0, 0);
    assertThat(active).containsExactly(5, 4, 3, 2, 1, 0);
  }

  @Test
  @Rule({"RMO-TURN-04", "RMO-TURN-05", "RMO-TURN-08", "RMO-NOISE-07"})
  void threeActionsAndTheSameOneMayBeRepeated() {
    // given
    Scene scene = scene("t1").at("joe", "7V:P2").turn("joe");
    assertThat(scene.state().actions).isEqualTo(3);

    // when
    scene.answer("make-noise").answer("make-noise").answer("make-noise");

    // then
    assertThat((int) scene.state().noise[scene.zone("7V:P2")]).isEqualTo(3);
    assertThat(Engine.question(scene.state())).as("nothing left to spend").isNull();
    assertThat(scene.state().active).isEqualTo(MorgueState.NONE);
  }

  @Test
  @Rule("RMO-TURN-08")
  void doingNothingEndsTheTurn() {
    // given
    Scene scene = scene("t1").at("joe", "7V:P2").turn("joe");

    // when
    scene.answer("end-turn");

    // then
    assertThat(scene.state().actions).isZero();
    assertThat(scene.state().marked(scene.survivor("joe"), MorgueState.ACTIVATED)).isTrue();
  }

  @Test
  @Rule({"RMO-SK-04", "RMO-TURN-04"})
  void yellowSurvivorsHaveAFourthAction() {
    assertThat(scene("t1").at("joe", "7V:P2").xp("joe", 7).turn("joe").state().actions)
        .isEqualTo(4);
  }

  @Test
  @Rule({"RMO-SK-10", "RMO-TURN-06", "RMO-MOVE-08"})
  void aFreeMoveIsSpentBeforeTheActions() {
    // given: Dan at Orange took +1 free Move Action; two zombies where he stands (RMO-TV-78)
    Scene scene =
        scene("t1").at("dan", "7V:P2").xp("dan", 19).orange("dan", 0).zombies("7V:P2", WALKER, 2);
    scene.turn("dan").actions(3);

    // when
    scene.answer("move:7V:P1");

    // then
    assertThat(scene.state().actions).isEqualTo(1);
  }

  @Test
  @Rule({"RMO-TURN-12", "RMO-NOISE-04", "RMO-RELOAD-02", "RMO-TURN-13"})
  void theEndPhaseClearsTheTable() {
    // given: three seats, the second leads nobody alive any more
    MorgueState s = deal("m03", 3, 1, SIX).throughFirstChoices().state();
    s.agenda.clear();
    s.noise[3] = 4;
    s.emptyLow = 0b1001;
    int vest = Armoury.find(s, Vests.VEST);
    s.spent(vest, true);
    s.zone[2] = MorgueState.DEAD;
    s.zone[3] = MorgueState.DEAD;

    // when
    s.agenda.push(new Rounds.End());
    s.agenda.pop();
    new Rounds.End().run(s, Out.SILENT);

    // then
    assertThat(s.noise).containsOnly(0);
    assertThat(s.emptyLow).isZero();
    assertThat(s.spent(vest)).as("a vest stays as it is").isTrue();
    assertThat(s.firstSeat).as("past the seat without survivors").isEqualTo(2);
    assertThat(s.round).isEqualTo(2);
  }

  @Test
  @Rule({"RMO-SK-68", "RMO-TURN-12"})
  void regenerationHealsInTheEndPhase() {
    // given: Dan's reverse at Red
    Scene scene = scene("m03").reverse("dan").at("dan", "1R:S3").xp("dan", 43).red("dan", 1);
    scene.holds("dan", "wound");

    // when
    new Rounds.End().run(scene.state(), Out.SILENT);

    // then
    assertThat(scene.sheet("dan")).doesNotContain("wound");
  }

  @Test
  @Rule({"RMO-TURN-01", "RMO-TURN-11"})
  void afterThePlayersComeTheZombiesAndThenTheNextRound() {
    // given
    Scene scene = deal("t1", 1, 3, SIX).throughFirstChoices();

    // when
    while (scene.state().round == 1 && scene.state().result == MorgueState.GOING_ON) {
      String end = scene.question().equals("act") ? "end-turn" : scene.options().getFirst();
      scene.answer(end);
    }

    // then: four dice drew four cards
    MorgueState s = scene.state();
    assertThat(s.round).isEqualTo(2);
    assertThat(s.zombiesPhase).isFalse();
    assertThat(s.cards.size(s.table.zombieDiscard)).isGreaterThanOrEqualTo(4);
  }

  @Test
  @Rule({"RMO-XP-05", "RMO-SKILL-02", "RMO-XP-01"})
  void aLevelReachedInTheTurnGivesItsActionAtOnce() {
    // given: Joe with 6 points and one action takes an Objective worth 5 (RMO-TV-98)
    Scene scene = scene("t2").at("joe", "5R:B").xp("joe", 6).turn("joe").actions(1);
    scene.state().objectiveZone[2] = (byte) scene.zone("5R:B");

    // when
    scene.answer("take:2");

    // then
    assertThat((int) scene.state().xp[scene.survivor("joe")]).isEqualTo(11);
    assertThat(scene.state().actions).isEqualTo(1);
    assertThat(scene.question()).isEqualTo("act");
  }

  @Test
  @Rule({"RMO-XP-03", "RMO-XP-04", "RMO-XP-10"})
  void skillsOfHigherLevelsAreChosenInOrder() {
    // given: from Blue to Red at one stroke
    Scene scene = scene("t1").at("joe", "7V:P2");
    int joe = scene.survivor("joe");
    Experience.gain(scene.state(), joe, 43, Out.SILENT);
    Engine.advance(scene.state(), Out.SILENT);

    // then
    assertThat(scene.options()).containsExactly("learn:die-combat", "learn:reaper-combat");

    // when
    scene.answer("learn:reaper-combat");

    // then
    assertThat(scene.options())
        .containsExactly("learn:free-combat", "learn:roll-combat", "learn:ambidextrous");

    // when
    scene.answer("learn:ambidextrous");

    // then
    assertThat((int) scene.state().orange[joe]).isEqualTo(1);
    assertThat((int) scene.state().red[joe]).isEqualTo(2);
  }

  @Test
  @Rule({"RMO-END-01", "RMO-MIS-02"})
  void tutorialOneIsWonWhenAllStandInTheExitAtTheEndOfARound() {
    // given
    Scene scene = scene("t1");
    for (int survivor = 0; survivor < 12; survivor++) {
      scene.state().zone[survivor] = (byte) scene.zone("7V:P2");
    }

    // when
    Goals.check(scene.state(), false, Out.SILENT);
    assertThat(scene.state().result).as("not before the end phase").isEqualTo(MorgueState.GOING_ON);
    Goals.check(scene.state(), true, Out.SILENT);

    // then
    assertThat(scene.state().result).isEqualTo(MorgueState.WON);
  }

  @Test
  @Rule({"RMO-MIS-03", "RMO-MIS-05", "RMO-END-05", "RMO-END-01"})
  void whoEndsTheTurnInTheExitMayLeaveAndTheLastOneWins() {
    // given: Tutorial 2, eleven have left, Joe stands in the exit
    Scene scene = scene("t2").at("joe", "2R:B");
    for (int survivor = 0; survivor < 12; survivor++) {
      if (survivor != scene.survivor("joe")) {
        scene.state().zone[survivor] = MorgueState.AWAY;
      }
    }

    // when
    scene.turn("joe").answer("end-turn");

    // then
    assertThat(scene.options()).containsExactly("leave", "stay");

    // when
    scene.answer("leave");

    // then
    assertThat(scene.state().result).isEqualTo(MorgueState.WON);
  }

  @Test
  @Rule("RMO-MIS-03")
  void nobodyLeavesWhileAZombieIsInTheExit() {
    // given
    Scene scene = scene("t2").at("joe", "2R:B").zombies("2R:B", WALKER, 1);

    // when
    scene.turn("joe").answer("end-turn");

    // then
    assertThat(Engine.question(scene.state())).isNull();
  }

  @Test
  @Rule("RMO-END-06")
  void whenAllHaveLeftTooEarlyTheGameIsLost() {
    // given: M04 wants half of them to leave with the notebooks taken; only Joe is left of twelve
    Scene scene = scene("m04").at("joe", "2V:K3");
    scene.state().goalsDone = 1;

    // when
    scene.turn("joe").answer("end-turn").answer("leave");

    // then
    assertThat(scene.state().result).isEqualTo(MorgueState.LOST);
  }
}
