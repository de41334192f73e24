package horda.cardsofthedead.rules;

import static horda.cardsofthedead.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;

import horda.cardsofthedead.Played;
import horda.cardsofthedead.TableBuilder;
import horda.cardsofthedead.state.CardsEvent;
import horda.lab.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/// TURN: Maintenance, actions, perhaps a walk, and what lies between two survivor turns.
class TurnTest {
  private static TableBuilder trio() {
    return table().survivors("rick", "selena", "dan");
  }

  private static List<CardsEvent> turns(Played.Told<CardsEvent> told) {
    return told.kinds().stream()
        .filter(kind -> kind == CardsEvent.TURN_BEGINS || kind == CardsEvent.GAME_TURN)
        .toList();
  }

  @Test
  @Rule("COD-TURN-01")
  void everySurvivorTurnIsFollowedByOneGameTurn() {
    Played game = trio().spot("7.0", "antiviral").startTurn();
    game.play("rick", "walk:7.0").play("selena", "end").play("dan", "end");

    assertThat(turns(game.allEvents()))
        .containsExactly(
            CardsEvent.TURN_BEGINS,
            CardsEvent.GAME_TURN,
            CardsEvent.TURN_BEGINS,
            CardsEvent.GAME_TURN,
            CardsEvent.TURN_BEGINS,
            CardsEvent.GAME_TURN,
            CardsEvent.TURN_BEGINS);
    assertThat(game.asked()).isEqualTo("rick");
  }

  @Test
  @Rule("COD-TURN-02")
  void maintenanceComesBeforeTheFirstAction() {
    Played game = table().immunity("rick", 5).startTurn();

    assertThat(game.question()).isEqualTo("act");
    game.sees("rick.immunity", 4).sees("actions", 3);
    assertThat(game.events().kinds())
        .containsExactly(CardsEvent.TURN_BEGINS, CardsEvent.IMMUNITY_LOST);
  }

  @Test
  @Rule("COD-TURN-02")
  void actionsComeInAnyOrder() {
    TableBuilder table =
        table()
            .survivors("rick", "selena")
            .immunity("rick", 5)
            .hand("rick", "antiviral")
            .equipped("rick", "bat")
            .space(1, "zombie")
            .space(2, "pipe");

    for (List<String> order :
        List.of(
            List.of("attack:1", "pick-up:2:hand", "use:antiviral"),
            List.of("use:antiviral", "attack:1", "pick-up:2:hand"),
            List.of("pick-up:2:hand", "use:antiviral", "attack:1"))) {
      Played game = table.start();
      order.forEach(action -> game.play("rick", action));
      game.sees("space.1", "empty")
          .sees("space.2", "empty")
          .sees("rick.hand", "pipe")
          .sees("rick.immunity", 8)
          .sees("active", "selena");
    }
  }

  @Test
  @Rule("COD-TURN-02")
  void afterTheWalkNoActionFollows() {
    Played game =
        table()
            .survivors("selena", "rick")
            .hand("selena", "antiviral", "rifle")
            .spot("6.1", "pipe")
            .start();

    assertThat(game.options()).contains("use:antiviral", "track:antiviral");

    // Neither an action nor the ability is offered any more, though both were left.
    game.play("selena", "walk:6.1").sees("active", "rick").sees("space.1", "pipe");
    assertThat(game.asked()).isEqualTo("rick");
  }

  @Test
  @Rule({"COD-TURN-02", "COD-TURN-07"})
  void theTurnMayEndWithoutAWalkAndWithActionsUnspent() {
    Played game = table().survivors("rick", "selena").start();
    String uncovered = game.look("uncovered");

    game.sees("actions", 3).play("rick", "end").sees("active", "selena");

    game.sees("uncovered", uncovered);
    assertThat(game.events().told(CardsEvent.WALKED)).isFalse();
  }

  @Test
  @Rule("COD-TURN-03")
  void theGameTurnHitsTheSurvivorWhoHasJustPlayed() {
    Played game =
        trio()
            .active("selena")
            .immunity("selena", 10)
            .space(1, "zombie")
            .space(2, "toxic_zombie")
            .space(3, "zombie_spitter", 0, 1)
            .start();

    game.play("selena", "end");

    // 2 + 1 bitten, 1 spat, 1 Immunity for the Toxic Zombie.
    game.sees("selena.vitality", 8)
        .sees("selena.immunity", 9)
        .sees("selena.paralysed", "next-turn");
    game.sees("rick.vitality", 12).sees("rick.immunity", 12).sees("rick.paralysed", "none");
    // Dan's own Maintenance has begun with the start of his turn.
    game.sees("dan.vitality", 12).sees("dan.immunity", 13).sees("dan.paralysed", "none");
    game.sees("active", "dan");
  }

  @Test
  @Rule("COD-TURN-04")
  void maintenanceGivesThreeActionsTakesOneImmunityAndRemovesAServedToken() {
    Played game = table().actions(0).immunity("rick", 7).paralysed("rick", "served").startTurn();

    game.sees("actions", 3)
        .sees("rick.immunity", 6)
        .sees("rick.vitality", 12)
        .sees("rick.paralysed", "none");
    assertThat(game.events().kinds())
        .containsExactly(
            CardsEvent.TURN_BEGINS, CardsEvent.IMMUNITY_LOST, CardsEvent.PARALYSIS_ENDS);
  }

  @Test
  @Rule("COD-TURN-04")
  void onlyTheActiveSurvivorsMaintenanceIsCarriedOut() {
    Played game =
        trio().immunity("rick", 7).immunity("selena", 7).paralysed("dan", "served").startTurn();

    game.sees("rick.immunity", 6).sees("selena.immunity", 7).sees("dan.immunity", 14);
    game.sees("dan.paralysed", "served");
  }

  @Test
  @Rule("COD-TURN-04")
  void aTokenStaysUntilItsTurnHasBeenLost() {
    Played game = table().survivors("rick", "selena").paralysed("rick", "next-turn").startTurn();

    game.sees("active", "selena").sees("rick.paralysed", "served").sees("rick.immunity", 12);
    game.play("selena", "end").sees("rick.paralysed", "none").sees("rick.immunity", 11);
  }

  @Test
  @Rule("COD-TURN-05")
  void withoutImmunityMaintenanceCostsVitality() {
    Played game = table().immunity("rick", 0).vitality("rick", 9).startTurn();

    game.sees("rick.immunity", 0).sees("rick.vitality", 8);
    assertThat(game.events().only(CardsEvent.SICKNESS)).containsExactly(0, 1);
  }

  @Test
  @Rule("COD-TURN-05")
  void everyMissingPointIsTakenFromVitalityPointByPoint() {
    // Two points to lose: a dead Rick makes everybody's Maintenance dearer.
    for (int immunity = 0; immunity <= 3; immunity++) {
      int missing = Math.max(0, 2 - immunity);
      table()
          .survivors("rick", "selena")
          .dead("rick")
          .active("selena")
          .immunity("selena", immunity)
          .startTurn()
          .sees("selena.immunity", Math.max(0, immunity - 2))
          .sees("selena.vitality", 12 - missing);
    }
  }

  @Test
  @Rule("COD-TURN-05")
  void theLossOfAnEventCardIsTakenFromVitalityToo() {
    table()
        .survivors("rick", "selena")
        .day(3)
        .immunity("rick", 1)
        .spot("6.1", "infected_wound")
        .start()
        .play("rick", "walk:6.1")
        .sees("rick.immunity", 0)
        .sees("rick.vitality", 11);
  }

  @Test
  @Rule("COD-TURN-06")
  void whoDiesInMaintenanceTakesNoFurtherStep() {
    Played game =
        trio()
            .active("rick")
            .immunity("rick", 0)
            .vitality("rick", 1)
            .space(1, "zombie")
            .space(2, "mommy_zombie", 0, 2)
            .startTurn();

    // The Game Turn follows: the counter runs, but nobody is there to be bitten.
    game.sees("rick.alive", "no").sees("space.3", "baby_ghoul").sees("space.2.turns", 0);
    game.sees("selena.vitality", 12).sees("dan.vitality", 12);
    assertThat(game.allEvents().told(CardsEvent.BITTEN)).isFalse();
    assertThat(turns(game.allEvents()))
        .containsExactly(CardsEvent.TURN_BEGINS, CardsEvent.GAME_TURN, CardsEvent.TURN_BEGINS);
    assertThat(game.asked()).isEqualTo("selena");
  }

  @Test
  @Rule("COD-TURN-07")
  void threeActionsAndNoMore() {
    Played game =
        table()
            .survivors("dan", "rick")
            .equipped("dan", "punch")
            .hand("dan", "antiviral", "antiviral", "antiviral", "canned_soup")
            .immunity("dan", 2)
            .space(1, "pipe")
            .space(2, "barricade")
            .startTurn();
    game.play("dan", "use:antiviral").sees("actions", 2);
    game.play("dan", "use:antiviral").sees("actions", 1);
    game.play("dan", "use:antiviral").sees("actions", 0).sees("dan.immunity", 10);

    // The question only waits because his free blow is left.
    assertThat(game.options()).containsExactlyInAnyOrder("end", "free-attack:1", "free-attack:2");
    for (String fourth :
        List.of("use:canned_soup", "pick-up:1:hand", "attack:2", "give:canned_soup:rick")) {
      assertThat(game.refuses(fourth).rule()).as(fourth).isEqualTo("COD-TURN-07");
    }
  }

  @Test
  @Rule("COD-TURN-08")
  void theAbilityComesOnTopOfTheActions() {
    Played game =
        table()
            .survivors("selena", "rick")
            .hand("selena", "bottle", "rifle", "canned_soup", "canned_soup", "canned_soup")
            .common("zombie", "zombie")
            .start();

    game.play("selena", "track:bottle").sees("actions", 3).sees("ability-used", "yes");
    for (int action = 0; action < 3; action++) {
      game.play("selena", "use:canned_soup");
    }

    game.sees("active", "rick").sees("selena.hand", "rifle");
  }

  @Test
  @Rule("COD-TURN-08")
  void theAbilityWorksOnceInEachOwnTurn() {
    Played game =
        table()
            .survivors("selena")
            .hand("selena", "bottle", "pipe", "rifle")
            .common("zombie", "zombie")
            .start();
    game.play("selena", "track:bottle");
    assertThat(game.refuses("track:pipe").rule()).isEqualTo("COD-TURN-08");

    game.play("selena", "end").sees("ability-used", "no");
    assertThat(game.offers("track:pipe")).isTrue();
  }

  @Test
  @Rule("COD-TURN-11")
  void aDeadSurvivorsTurnIsSkippedTogetherWithItsGameTurn() {
    Played game = trio().dead("selena").space(1, "zombie").start();

    game.play("rick", "end").sees("active", "dan").sees("rick.vitality", 10);

    assertThat(turns(game.events())).containsExactly(CardsEvent.GAME_TURN, CardsEvent.TURN_BEGINS);
    game.play("dan", "end").sees("active", "rick");
    game.sees("rick.vitality", 10).sees("dan.vitality", 10);
  }
}
