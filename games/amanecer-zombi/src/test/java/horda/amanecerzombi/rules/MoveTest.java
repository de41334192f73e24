package horda.amanecerzombi.rules;

import static horda.amanecerzombi.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;

import horda.amanecerzombi.Played;
import horda.lab.Rule;
import org.junit.jupiter.api.Test;

/// MOVE: walking, Highway exits, other Groups, special movement.
class MoveTest {
  @Test
  @Rule({"AMZ-MOVE-01", "AMZ-MOVE-08", "AMZ-CARD-01"})
  void anyCardIsDiscardedToWalkUpToTwoSquares() {
    // given a Zombie card, which is good for walking too
    Played game = table().at("ana", "farm-4-2").hand("ana", "pair").play();

    // when
    game.play("ana", "walk:pair");

    // then one or two squares away, no further
    assertThat(game.options())
        .contains("to:farm-3-2", "to:farm-2-2", "to:farm-3-3", "to:farm-4-4")
        .doesNotContain("to:farm-1-2", "to:farm-3-4");
    game.then("ana", "to:farm-2-2")
        .sees("ana.at", "farm-2-2")
        .sees("ana.hand", 0)
        .sees("action-discard", "pair");
  }

  @Test
  @Rule({"AMZ-MOVE-02", "AMZ-MOVE-03"})
  void diagonalStepsAndWaterAreOutOfReach() {
    // given one square only, in heavy snow (TV-07)
    Played game =
        table().season("heavy-snow").at("ana", "farm-1-3").hand("ana", "pair", "pair").play();

    game.play("ana", "walk:pair");

    assertThat(game.options())
        .containsExactlyInAnyOrder("to:farm-1-2", "to:farm-1-4", "to:farm-2-3");

    // and with two squares: two orthogonal steps, but never into or through water
    Played dry = table().at("ana", "farm-1-4").hand("ana", "pair").play();
    dry.play("ana", "walk:pair");
    assertThat(dry.options())
        .contains("to:farm-2-3", "to:farm-1-2")
        .doesNotContain("to:farm-2-4", "to:farm-2-5", "to:farm-3-4");
  }

  @Test
  @Rule({"AMZ-MOVE-04", "AMZ-SETUP-08", "AMZ-MOVE-06"})
  void allHighwayExitsAreOneStepApart() {
    // given Ana on the exit of her Start zone
    Played game = table().at("ana", "start-blue-3-5").hand("ana", "pair").play();

    game.play("ana", "walk:pair");

    // then any exit of any map is a step away, and one more step leads on; so is the next zone
    assertThat(game.options())
        .contains(
            "to:petrol-station-3-3",
            "to:start-red-5-3",
            "to:sawmill-3-3",
            "to:old-town-3-1",
            "to:sawmill-2-3",
            "to:farm-3-1")
        .doesNotContain("to:camp-site-3-1");
  }

  @Test
  @Rule({"AMZ-MOVE-07", "AMZ-PVP-01"})
  void exitsMakeGroupsNeighboursForAttacks() {
    // given Ana on the exit of her Start zone, Ben on the one of the petrol station (TV-29)
    Played game =
        table()
            .at("ana", "start-blue-3-5")
            .at("ben", "petrol-station-3-3")
            .hand("ana", "pair")
            .play();

    assertThat(game.options()).contains("attack:1:pair");
    game.play("ana", "walk:pair");
    assertThat(game.options())
        .contains("to:start-red-5-3", "to:sawmill-3-3", "to:police-station-5-2")
        .doesNotContain("to:petrol-station-3-3");
  }

  @Test
  @Rule("AMZ-MOVE-05")
  void otherGroupsArePassedButNotJoined() {
    // given Ben in the way (TV-58)
    Played game =
        table().at("ana", "farm-3-2").at("ben", "farm-3-3").hand("ana", "pair", "trio").play();
    game.play("ana", "walk:pair");
    assertThat(game.options()).contains("to:farm-3-4").doesNotContain("to:farm-3-3");

    // with one square only there is no way through
    Played snow =
        table()
            .season("heavy-snow")
            .at("ana", "farm-3-2")
            .at("ben", "farm-3-3")
            .hand("ana", "pair")
            .play();
    snow.play("ana", "walk:pair");
    assertThat(snow.options()).doesNotContain("to:farm-3-3", "to:farm-3-4");
  }

  @Test
  @Rule({"AMZ-MOVE-09", "AMZ-MOVE-10", "AMZ-CARD-02"})
  void specialMovementComesAtAnyTimeAndCostsNoOtherCard() {
    // given Ben's turn: Ana runs in it, four squares, on the same ground as ever
    Played game =
        table()
            .active("ben")
            .at("ana", "farm-3-1")
            .hand("ana", "run", "shortcut")
            .hand("ben", "pair")
            .play();
    game.play("ben", "end-turn").play("ana", "play:run");
    assertThat(game.options())
        .contains("to:farm-3-5", "to:farm-1-3")
        .doesNotContain("to:farm-2-4", "to:farm-2-5");
    game.play("ana", "to:farm-3-5").sees("ana.at", "farm-3-5").sees("action-discard", "run");

    // and the Shortcut goes diagonally and across water, but does not end there
    game.passTo("ana").play("ana", "play:shortcut");
    assertThat(game.options()).contains("to:farm-1-4", "to:farm-1-3").doesNotContain("to:farm-2-4");
  }

  @Test
  @Rule("AMZ-MOVE-10")
  void aBlockedGroupDoesNotRun() {
    Played game = table().blocked("ana").hand("ana", "run").play();

    assertThat(game.options()).doesNotContain("play:run", "walk:run");
    assertThat(game.refuses("walk:run").rule()).isEqualTo("AMZ-BLOCK-04");
  }

  @Test
  @Rule("AMZ-MOVE-11")
  void walkingAwayClosesAnOpenSearchFirst() {
    // given a search with one find on the table
    Played game = table().at("ana", "farm-1-2").hand("ana", "pair").search(1, "pistol").play();

    // when
    game.play("ana", "walk:pair");

    // then the finds are collected before the walk, and token and experience are there
    assertThat(game.question()).isEqualTo("collect");
    game.sees("ana.tokens", 1).sees("ana.experience", 1);
    game.play("ana", "take:pistol:hiker").sees("ana.objects", "pistol").sees("search", "none");
    assertThat(game.question()).isEqualTo("walk");
  }

  @Test
  @Rule("AMZ-INT-05")
  void aWalkOfTwoSquaresIsOneAction() {
    Played game = table().at("ana", "farm-3-1").hand("ana", "pair").hand("ben", "trio").play();

    game.play("ana", "walk:pair").play("ana", "to:farm-3-3");

    // only now is Ben asked, and the Group stands at the end
    assertThat(game.asked()).isEqualTo("ben");
    game.sees("moment", "acted").sees("ana.at", "farm-3-3");
    assertThat(game.options()).contains("zombie:trio:0").noneMatch(id -> id.contains("farm-3-2"));
  }

  @Test
  @Rule({"AMZ-GEN-16", "AMZ-GEN-18"})
  void allowancesAddUpAndAreNeverBelowOne() {
    // given snow, and the Road Map for one walk each turn
    Played game =
        table()
            .season("heavy-snow")
            .person("ana", "hiker", "road-map")
            .at("ana", "farm-3-1")
            .hand("ana", "pair", "trio")
            .play();

    // when it is used: 2 - 1 + 2 = 3
    game.play("ana", "walk:pair");
    assertThat(game.options()).contains("to:farm-3-2").doesNotContain("to:farm-3-3");
    game.play("ana", "with:road-map");
    assertThat(game.options()).contains("to:farm-3-4").doesNotContain("to:farm-3-5");
    game.then("ana", "to:farm-3-4");

    // then not again in this turn
    game.play("ana", "walk:trio");
    assertThat(game.options()).doesNotContain("with:road-map");
  }

  @Test
  @Rule("AMZ-MOVE-01")
  void rainLeavesOnlyRoadsAtFullLength() {
    Played game = table().season("downpour").at("ana", "farm-3-1").hand("ana", "pair").play();

    game.play("ana", "walk:pair");

    assertThat(game.options())
        .contains("to:farm-3-3", "to:farm-2-1", "to:start-blue-3-4")
        .doesNotContain("to:farm-2-2", "to:farm-1-1");
  }
}
