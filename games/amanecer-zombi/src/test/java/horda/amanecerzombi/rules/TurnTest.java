package horda.amanecerzombi.rules;

import static horda.amanecerzombi.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;

import horda.amanecerzombi.Played;
import horda.lab.Rule;
import org.junit.jupiter.api.Test;

/// TURN: what belongs to one's own turn, and what to everybody's.
class TurnTest {
  @Test
  @Rule({"AMZ-TURN-01", "AMZ-TURN-05"})
  void anyNumberOfActionsInAnyOrder() {
    Played game =
        table()
            .at("ana", "farm-3-1")
            .hand("ana", "pair", "pair", "trio", "car")
            .experience("ana", 1)
            .play();

    game.play("ana", "walk:pair").then("ana", "to:farm-3-2");
    game.play("ana", "walk:pair").then("ana", "to:farm-2-2");
    game.then("ana", "deploy:car");
    game.play("ana", "skill").then("ana", game.options().getFirst());
    game.play("ana", "drive").play("ana", "to:farm-3-2").then("ana", "stop");
    game.play("ana", "walk:trio").then("ana", "to:farm-2-2");

    // the turn ends when she wants nothing more, and Ben's follows
    game.then("ana", "end-turn");
    assertThat(game.asked()).isEqualTo("ben");
    assertThat(game.question()).isEqualTo("act");
  }

  @Test
  @Rule({"AMZ-TURN-02", "AMZ-GEN-03"})
  void walkingDrivingSearchingAndLearningAreForTheOwnTurn() {
    // given everything that Ana would need, in Ben's turn
    Played game =
        table()
            .active("ben")
            .at("ana", "farm-1-2")
            .vehicle("ana", "car")
            .experience("ana", 3)
            .hand("ana", "pair")
            .from("window acted");

    assertThat(game.asked()).isEqualTo("ana");
    for (String action : new String[] {"walk", "search", "skill"}) {
      assertThat(game.options()).noneMatch(id -> id.equals(action) || id.startsWith(action + ":"));
      assertThat(game.refuses(action).rule()).isEqualTo("AMZ-TURN-02");
    }
    assertThat(game.options()).doesNotContain("drive");
    assertThat(game.refuses("drive").rule()).isEqualTo("AMZ-VEH-03");
  }

  @Test
  @Rule({"AMZ-TURN-03", "AMZ-GEN-03", "AMZ-OBJ-01", "AMZ-CARD-04"})
  void everythingElseIsForAnyTurn() {
    // given Ben's turn, Ana beside him with a bit of everything
    Played game =
        table()
            .active("ben")
            .at("ana", "farm-3-2")
            .at("ben", "farm-3-3")
            .person("ana", "mechanic", "petrol", "toolbox turned", "medicine")
            .person("ana", "boxer")
            .damage("ana", "boxer", "cut")
            .vehicle("ana", "car turned")
            .hand("ana", "pair", "exhausted", "motorbike")
            .hand("ben", "loner")
            .missions("ana", "strength-in-numbers", "looter", "motorised")
            .skills("ana", "boxer", "first-aid")
            .from("window acted");

    assertThat(game.options())
        .contains(
            "zombie:pair:1",
            "zombie:pair:0",
            "play:exhausted:1",
            "deploy:motorbike",
            "heal:medicine:cut",
            "ready:petrol:vehicle",
            "ability:mechanic:toolbox",
            "skill:first-aid:cut",
            "hand:petrol:boxer",
            "attack:1:pair",
            "offer:1");
  }

  @Test
  @Rule("AMZ-TURN-03")
  void missionsAreCompletedInAnyTurn() {
    Played game =
        table()
            .active("ben")
            .person("ana", "hiker")
            .person("ana", "boxer")
            .person("ana", "kid")
            .person("ana", "nurse")
            .missions("ana", "strength-in-numbers", "looter")
            .from("window acted");

    game.play("ana", "complete:strength-in-numbers").sees("ana.done", "strength-in-numbers");
  }

  @Test
  @Rule("AMZ-TURN-04")
  void cardsSpentInOthersTurnsAreNotReplacedBeforeStepOne() {
    Played game = table().active("ben").hand("ana", "second-wind", "pair").from("window acted");
    game.play("ana", "zombie:pair:1");
    game.passAll();
    while (!game.question().equals("act")) {
      game.play(game.asked(), game.options().getFirst());
    }

    game.sees("ana.hand", 1);
    game.then("ben", "end-turn");
    assertThat(game.look("round")).isEqualTo("2");
    game.sees("ana.hand", 6);
  }

  @Test
  @Rule({"AMZ-TURN-06", "AMZ-SRCH-12"})
  void endingTheTurnClosesAnOpenSearchFirst() {
    Played game = table().at("ana", "farm-1-2").search(1, "pistol").play();

    game.play("ana", "end-turn");

    assertThat(game.question()).isEqualTo("collect");
    game.play("ana", "take:pistol:hiker").sees("ana.tokens", 1).sees("moment", "turn-end");
  }

  @Test
  @Rule({"AMZ-TURN-06", "AMZ-TURN-07", "AMZ-INT-08"})
  void aCombatComesFirst() {
    // given Zombies in the window of the end of Ana's turn
    Played game =
        table().hand("ana", "loner", "trio").hand("ben", "pair").experience("ana", 2).play();
    game.play("ana", "end-turn").play("ben", "zombie:pair:0").sees("fighting", "ana");

    // then the turn is not over, and no action of a turn is possible
    game.passTo("ana");
    assertThat(game.options())
        .noneMatch(id -> id.startsWith("walk") || id.equals("skill") || id.equals("end-turn"));
    game.sees("active", "ana");
    game.passUntil("combat-choice").play("ana", "flee:px");
    if (game.question().equals("flee-to")) {
      game.play("ben", game.options().getFirst());
    }
    game.passAll().sees("active", "ben");
  }
}
