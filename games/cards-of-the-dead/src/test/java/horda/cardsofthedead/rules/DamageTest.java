package horda.cardsofthedead.rules;

import static horda.cardsofthedead.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;

import horda.cardsofthedead.Played;
import horda.cardsofthedead.TableBuilder;
import horda.cardsofthedead.state.CardsEvent;
import horda.lab.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// DMG: who is hit, by what, and what is no damage at all.
class DamageTest {
  private static TableBuilder rickAndSelena() {
    return table().survivors("rick", "selena");
  }

  /// Rick with one Common weapon; Fat Zombies and Gas Stations wait for it.
  private static TableBuilder rickWith(String weapon) {
    return rickAndSelena().equipped("rick", weapon).common("antiviral", "antiviral");
  }

  @Test
  @Rule("COD-DMG-01")
  void zombieDamageHitsOnlyTheActiveSurvivor() {
    Played game = rickAndSelena().active("selena").space(1, "zombie").startGameTurn();

    game.sees("selena.vitality", 10).sees("rick.vitality", 12);
  }

  @ParameterizedTest
  @CsvSource({"pipe, 2", "axe, 4", "taser, 1", "shotgun, 5"})
  @Rule("COD-DMG-02")
  void aBlowAShotAndAShockHitTheOneTargetThatTheAttackerChose(String weapon, int damage) {
    Played game =
        rickWith(weapon)
            .space(1, "zombie_brute")
            .space(2, "zombie_brute")
            .space(3, "zombie_brute")
            .start();
    assertThat(game.options()).contains("attack:1", "attack:2", "attack:3");

    game.play("rick", "attack:2");

    game.sees("space.2.hits", damage)
        .sees("space.1.left", 6)
        .sees("space.3.left", 6)
        .sees("rick.vitality", 12)
        .sees("selena.vitality", 12);
  }

  @Test
  @Rule("COD-DMG-03")
  void zombiesObjectsAndResourcesAreTargetsButPlacesAreNot() {
    Played game =
        rickWith("pipe")
            .hand("rick", "bottle")
            .space(1, "zombie")
            .space(2, "barricade")
            .space(3, "antiviral")
            .space(4, "exit")
            .space(5, "pharmacy")
            .blocked(7)
            .start();

    assertThat(game.options())
        .filteredOn(id -> id.startsWith("attack:"))
        .containsExactly("attack:1", "attack:2", "attack:3");
    assertThat(game.options())
        .filteredOn(id -> id.startsWith("use:bottle:"))
        .containsExactly("use:bottle:1", "use:bottle:2", "use:bottle:3");
    assertThat(game.refuses("attack:4").rule()).isEqualTo("COD-GO-10");
    game.play("rick", "attack:3").sees("space.3", "empty");
  }

  @Test
  @Rule("COD-DMG-04")
  void whatABlowDealsBeyondTheLastHitPointIsLost() {
    Played game =
        rickWith("axe")
            .space(1, "zombie")
            .space(2, "zombie", 2, 0)
            .space(3, "zombie")
            .kills(0)
            .start();

    game.play("rick", "attack:2");

    game.sees("spaces", "zombie, empty, zombie, empty, empty, empty, blocked")
        .sees("space.1.left", 3)
        .sees("space.3.left", 3)
        .sees("kills", 1);
  }

  @Test
  @Rule("COD-DMG-05")
  void defenceComesBeforeVitality() {
    Played game =
        rickAndSelena().worn("rick", 3, "kevlar").space(1, "zombie_brute").startGameTurn();

    game.sees("rick.worn", "nothing").sees("rick.vitality", 10);
    assertThat(game.events().only(CardsEvent.HURT)).containsExactly(0, 2);
  }

  @ParameterizedTest
  @CsvSource({"3, 1, yes", "2, 0, no", "1, 0, no"})
  @Rule("COD-DMG-05")
  void atVitality0TheSurvivorDies(int vitality, int left, String alive) {
    Played game = rickAndSelena().vitality("rick", vitality).space(1, "zombie").startGameTurn();

    game.sees("rick.vitality", left).sees("rick.alive", alive);
    assertThat(game.events().told(CardsEvent.DIED)).isEqualTo(left == 0);
  }

  @ParameterizedTest
  @CsvSource({"pipe, 4", "taser, 5"})
  @Rule("COD-DMG-06")
  void anExplosiveCardDestroyedByABlowOrAShockExplodes(String weapon, int hits) {
    Played game = rickWith(weapon).space(3, "fat_zombie", hits, 0).space(4, "zombie").start();

    game.play("rick", "attack:3");

    game.sees("spaces", "empty, empty, empty, empty, empty, empty, blocked")
        .sees("rick.vitality", 7)
        .sees("selena.vitality", 7);
    assertThat(game.events().count(CardsEvent.EXPLODES)).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"fat_zombie", "gas_station"})
  @Rule("COD-DMG-06")
  void anExplosiveCardDestroyedByAShotIsDiscardedInPeace(String explosive) {
    Played game = rickWith("shotgun").space(3, explosive, 2, 0).space(4, "zombie").start();

    game.play("rick", "attack:3");

    game.sees("space.3", "empty")
        .sees("space.4.left", 3)
        .sees("rick.vitality", 12)
        .sees("selena.vitality", 12);
    assertThat(game.events().told(CardsEvent.EXPLODES)).isFalse();
    assertThat(game.events().only(CardsEvent.NOISE)).as("of the Shotgun only").containsExactly(1);
  }

  @ParameterizedTest
  @CsvSource({"fat_zombie, 3", "gas_station, 0"})
  @Rule("COD-DMG-06")
  void woundingAloneSetsNothingOff(String explosive, int hits) {
    Played game = rickWith("pipe").space(3, explosive, hits, 0).space(4, "zombie").start();

    game.play("rick", "attack:3");

    game.sees("space.3.hits", hits + 2).sees("space.4.left", 3).sees("rick.vitality", 12);
    assertThat(game.events().told(CardsEvent.EXPLODES)).isFalse();
  }

  @Test
  @Rule("COD-DMG-06")
  void aGasStationDestroyedByABlowExplodes() {
    Played game = rickWith("axe").space(3, "gas_station").space(2, "zombie").start();

    game.play("rick", "attack:3").sees("space.2", "empty").sees("selena.vitality", 7);
  }

  @Test
  @Rule("COD-DMG-07")
  void aFatZombieShotBeforeItsCounterRunsOutNeverExplodes() {
    Played game = rickWith("shotgun").space(1, "fat_zombie", 1, 1).start();

    game.play("rick", "attack:1").play("rick", "end");

    game.sees("rick.vitality", 12).sees("selena.vitality", 12).sees("kills", 1);
    assertThat(game.allEvents().told(CardsEvent.EXPLODES)).isFalse();
  }

  @Test
  @Rule("COD-DMG-08")
  void defenceDoesNotHelpAgainstSickness() {
    Played game = rickAndSelena().immunity("rick", 0).worn("rick", 1, "kevlar").startTurn();

    game.sees("rick.vitality", 11).sees("rick.worn", "kevlar").sees("rick.worn-hits", 1);
  }

  @Test
  @Rule("COD-DMG-08")
  void defenceDoesNotHelpAgainstRedVitality() {
    Played game =
        rickAndSelena().day(2).worn("rick", 1, "kevlar").hand("rick", "expired_antiviral").start();

    game.play("rick", "use:expired_antiviral");

    game.sees("rick.vitality", 11).sees("rick.worn", "kevlar").sees("rick.worn-hits", 1);
  }

  @Test
  @Rule("COD-DMG-08")
  void defenceDoesNotHelpAgainstTheLastSupper() {
    Played game =
        table()
            .hand("rick")
            .reserve("rick")
            .worn("rick", 1, "kevlar")
            .gone("4.3", "3.2", "2.1")
            .spot("1.0", "the_last_supper")
            .start();

    game.play("rick", "walk:1.0");

    game.sees("rick.vitality", 10).sees("rick.worn", "kevlar").sees("rick.worn-hits", 1);
  }

  @Test
  @Rule("COD-DMG-08")
  void defenceDoesNotHelpAgainstDansZombieAbility() {
    Played game =
        table()
            .survivors("dan", "rick")
            .vitality("dan", 1)
            .hand("rick", "kit:bat")
            .reserve("rick")
            .worn("rick", 1, "kit:kevlar")
            .space(1, "zombie")
            .startGameTurn();

    game.sees("dan.alive", "no")
        .sees("rick.vitality", 6)
        .sees("rick.worn", "kevlar")
        .sees("rick.worn-hits", 1);
  }

  @Test
  @Rule("COD-DMG-09")
  void aWeaponIsHeardOnlyAfterItsDamage() {
    Played game =
        table()
            .equipped("rick", "shotgun")
            .blocked(2, 3, 4, 5, 6, 7)
            .space(1, "zombie_brute", 1, 0)
            .common("zombie")
            .start();

    game.play("rick", "attack:1");

    game.sees("space.1", "zombie").sees("space.1.left", 3).sees("kills", 1);
    assertThat(game.events().kinds())
        .containsSubsequence(CardsEvent.DESTROYED, CardsEvent.NOISE, CardsEvent.LURED);
  }
}
