package horda.cardsofthedead.rules;

import static horda.cardsofthedead.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;

import horda.cardsofthedead.Played;
import horda.cardsofthedead.TableBuilder;
import horda.cardsofthedead.state.CardsEvent;
import horda.lab.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// EXPL: what an explosion hits, in which order, and how loud it is.
class ExplosionTest {
  /// Nothing that Noise could lure.
  private static TableBuilder trio() {
    return table()
        .survivors("rick", "selena", "dan")
        .common("antiviral", "antiviral", "antiviral", "antiviral");
  }

  private static TableBuilder solo() {
    return table().common("antiviral", "antiviral");
  }

  /// A Fat Zombie whose counter is full in the next Game Turn.
  private static TableBuilder due(TableBuilder table, int space) {
    return table.space(space, "fat_zombie", 0, 1);
  }

  /// The spaces of all Hits, in their order.
  private static List<Integer> hitSpaces(Played game) {
    return numbers(game, CardsEvent.HIT, 1);
  }

  private static List<Integer> numbers(Played game, CardsEvent what, int arg) {
    return game.events().events().stream()
        .filter(event -> event.what() == what)
        .map(event -> event.args().get(arg))
        .toList();
  }

  @Test
  @Rule("COD-EXPL-01")
  void anExplosionHitsBothNeighboursAndEverySurvivorAndMakesTwoNoise() {
    Played game =
        due(trio(), 4)
            .active("selena")
            .hand("selena")
            .space(2, "barricade")
            .space(3, "zombie_brute")
            .space(5, "security_box")
            .space(6, "vending_machine")
            .startGameTurn();

    game.sees("spaces", "empty, barricade, zombie_brute, empty, empty, vending_machine, empty")
        .sees("space.2.left", 4)
        .sees("space.3.hits", 5)
        .sees("space.6.left", 2)
        .sees("rick.vitality", 7)
        .sees("dan.vitality", 7)
        .sees("selena.vitality", 12 - 3 - 5);
    assertThat(game.events().only(CardsEvent.NOISE)).containsExactly(2);
  }

  @Test
  @Rule("COD-EXPL-01")
  void aGrenadeHitsItsTargetAndTheCardsBesideIt() {
    Played game =
        trio()
            .hand("rick", "grenade")
            .space(1, "zombie_brute")
            .space(2, "zombie_brute")
            .space(3, "zombie_brute")
            .space(4, "barricade")
            .start();

    game.play("rick", "use:grenade:2");

    game.sees("space.1.hits", 5)
        .sees("space.2.hits", 5)
        .sees("space.3.hits", 5)
        .sees("space.4.left", 4);
    assertThat(game.events().only(CardsEvent.NOISE)).containsExactly(2);
  }

  @Test
  @Rule("COD-EXPL-01")
  void thePlaceBesideAnExplosionStays() {
    due(solo(), 2).space(1, "exit").startGameTurn().sees("space.1", "exit");
  }

  @Test
  @Rule("COD-EXPL-02")
  void anExplosionDoesNotReachOverEmptyOrBlockedSpaces() {
    Played game =
        due(trio(), 3).space(1, "barricade").blocked(4).space(5, "gas_station").startGameTurn();

    game.sees("spaces", "barricade, empty, empty, blocked, gas_station, empty, empty")
        .sees("space.1.left", 4)
        .sees("space.5.left", 3);
  }

  @ParameterizedTest
  @CsvSource({"1, 7", "7, 1"})
  @Rule("COD-EXPL-02")
  void theEndsOfTheRowAreNoNeighbours(int fat, int other) {
    Played game = due(trio(), fat).space(other, "barricade").startGameTurn();

    game.sees("space." + fat, "empty").sees("space." + other + ".left", 4);
  }

  @Test
  @Rule("COD-EXPL-03")
  void whatHasExplodedIsGoneWhateverHitPointsItHad() {
    Played game = due(trio().day(2, "threat_hardened"), 1).startGameTurn();

    game.sees("space.1", "empty").sees("kills", 1);
    assertThat(game.look("common-discard").split(", ")).contains("fat_zombie");
  }

  @Test
  @Rule("COD-EXPL-04")
  void aGrenadeDoesNotHurtSurvivors() {
    Played game = trio().hand("rick", "grenade").space(1, "zombie").start();

    game.play("rick", "use:grenade:1");

    unharmed(game.sees("space.1", "empty"));
  }

  @Test
  @Rule("COD-EXPL-04")
  void anExplosiveAgentHurtsSurvivorsLikeEveryExplosion() {
    Played game =
        trio()
            .active("dan")
            .hand("dan")
            .equipped("dan", "punch")
            .loaded("dan", "explosive_agent", 0)
            .space(2, "zombie_brute")
            .space(3, "zombie")
            .start();

    game.play("dan", "attack:2");

    game.sees("space.2.hits", 4).sees("space.3", "empty");
    game.sees("rick.vitality", 8).sees("selena.vitality", 8).sees("dan.vitality", 8);
  }

  @Test
  @Rule({"COD-EXPL-06", "COD-DEATH-07"})
  void everybodyIsStruckBeforeADeathIsSettled() {
    // given Dan, who is active, and Rick, whom the blast will kill, and Selena with a Common card
    Played game =
        table()
            .survivors("dan", "selena", "rick")
            .active("dan")
            .vitality("dan", 5)
            .vitality("rick", 5)
            .vitality("selena", 7)
            .hand("selena", "kit:antiviral", "pipe")
            .hand("rick", "pipe")
            .space(1, "fat_zombie", 0, 1)
            .common("antiviral", "antiviral")
            .start();

    // when
    game.play("dan", "end");

    // then all were struck before Dan's curse asked anybody, and the dead are not asked
    game.sees("asks", "give-up-common").sees("asked", "selena");
    game.sees("selena.vitality", 2).sees("dan.alive", "no").sees("rick.alive", "no");
    game.sees("rick.hand", "nothing");
    assertThat(game.options()).containsExactly("discard:pipe");
  }

  private static void unharmed(Played game) {
    game.sees("rick.vitality", 12).sees("selena.vitality", 12).sees("dan.vitality", 12);
  }

  @Test
  @Rule("COD-EXPL-05")
  void whatAGrenadeSetsOffHurtsSurvivors() {
    Played game =
        trio()
            .hand("rick", "grenade")
            .space(2, "zombie")
            .space(3, "fat_zombie", 1, 0)
            .space(4, "barricade")
            .start();

    game.play("rick", "use:grenade:2");

    game.sees("spaces", "empty, empty, empty, empty, empty, empty, empty")
        .sees("rick.vitality", 7)
        .sees("selena.vitality", 7)
        .sees("dan.vitality", 7);
  }

  @Test
  @Rule("COD-EXPL-06")
  void explosionsAreSettledOneAfterTheOtherAndHeardTogether() {
    Played game =
        due(trio(), 3)
            .active("selena")
            .space(2, "barricade")
            .space(4, "fat_zombie", 1, 0)
            .space(5, "zombie_brute")
            .startGameTurn();

    assertThat(hitSpaces(game)).as("left, then right; then the next").containsExactly(2, 4, 5);
    assertThat(numbers(game, CardsEvent.HURT, 0))
        .as("clockwise from Selena, twice; then the brute bites")
        .containsExactly(1, 2, 0, 1, 2, 0, 1);
    assertThat(game.events().kinds())
        .containsSubsequence(
            CardsEvent.EXPLODES, // space 3
            CardsEvent.DESTROYED, // the Barricade
            CardsEvent.DESTROYED, // space 4
            CardsEvent.EXPLODES,
            CardsEvent.HURT,
            CardsEvent.HURT,
            CardsEvent.HURT,
            CardsEvent.HIT, // space 5
            CardsEvent.HURT,
            CardsEvent.HURT,
            CardsEvent.HURT,
            CardsEvent.NOISE);
    assertThat(game.events().only(CardsEvent.NOISE)).containsExactly(4);
  }

  @Test
  @Rule("COD-EXPL-06")
  void aWeaponHitsItsTargetBeforeTheCardsBesideIt() {
    Played game =
        trio()
            .hand("rick", "grenade")
            .space(1, "zombie_brute")
            .space(2, "zombie_brute")
            .space(3, "zombie_brute")
            .start();

    game.play("rick", "use:grenade:2");

    assertThat(hitSpaces(game)).containsExactly(2, 1, 3);
  }

  @Test
  @Rule("COD-EXPL-06")
  void noiseComesWhenTheDeadHaveLeftTheirSpaces() {
    Played game =
        due(table().survivors("rick", "selena"), 2)
            .space(1, "zombie")
            .space(3, "zombie")
            .blocked(4, 5, 6, 7)
            .common("zombie_runner", "zombie_runner")
            .startGameTurn();

    game.sees("spaces", "zombie_runner, zombie_runner, empty, blocked, blocked, blocked, blocked");
  }

  @ParameterizedTest
  @CsvSource({"antiviral", "pipe", "kevlar"})
  @Rule("COD-EXPL-07")
  void aResourceBesideAnExplosionIsDestroyed(String resource) {
    Played game =
        trio()
            .active("dan")
            .hand("dan")
            .equipped("dan", "punch")
            .loaded("dan", "explosive_agent", 0)
            .space(2, "barricade")
            .space(3, resource)
            .start();

    game.play("dan", "attack:2").sees("space.3", "empty");
  }

  @Test
  @Rule("COD-EXPL-08")
  void aBoxDestroyedByAnExplosionPaysOutToTheActiveSurvivor() {
    Played game =
        due(trio(), 2)
            .active("selena")
            .hand("selena", "rifle")
            .hand("rick")
            .space(3, "vending_machine")
            .startGameTurn();

    game.sees("space.3", "empty").sees("selena.hand", "canned_soup, rifle").sees("pile.c.count", 1);
  }

  @Test
  @Rule("COD-EXPL-08")
  void aBoxDestroyedByAnExplosionPaysNothingToTheDead() {
    Played game =
        due(trio(), 3)
            .active("selena")
            .vitality("selena", 2)
            .space(1, "zombie")
            .space(4, "vending_machine")
            .startGameTurn();

    game.sees("selena.alive", "no").sees("space.4", "empty").sees("pile.c.count", 2);
    assertThat(game.events().told(CardsEvent.RECEIVED)).isFalse();
  }

  @Test
  @Rule("COD-EXPL-09")
  void whenTheLastSurvivorDiesInAnExplosionNothingFurtherIsResolved() {
    Played game =
        due(solo(), 2)
            .vitality("rick", 5)
            .space(3, "fat_zombie", 1, 0)
            .space(4, "zombie")
            .spot("4.3", "zombie")
            .faceUp("4.3")
            .startGameTurn();

    assertThat(game.match().isOver()).isTrue();
    game.sees("result", "all-dead")
        .sees("space.4", "zombie")
        .sees("space.4.left", 3)
        .sees("spot.4.3", "face-up zombie")
        .sees("common.top", "antiviral");
    assertThat(game.events().told(CardsEvent.NOISE)).isFalse();
    assertThat(game.events().kinds().getLast()).isEqualTo(CardsEvent.GAME_LOST);
  }

  @Test
  @Rule("COD-EXPL-09")
  void theGameGoesOnWhileOneSurvivorLives() {
    Played game = due(trio(), 2).vitality("rick", 5).vitality("dan", 5).startGameTurn();

    assertThat(game.match().isOver()).isFalse();
    game.sees("rick.alive", "no").sees("active", "selena");
    assertThat(game.events().told(CardsEvent.NOISE)).isTrue();
  }
}
