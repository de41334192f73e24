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

/// NOISE: what comes when somebody or something is loud.
class NoiseTest {
  /// Rick with a Shotgun, which makes Noise 1, and a target for it.
  private static TableBuilder shotgun() {
    return table().equipped("rick", "shotgun").space(1, "zombie_brute");
  }

  @Test
  @Rule("COD-NOISE-01")
  void eachPointOfNoiseDrawsOneCard() {
    // given a Fat Zombie about to explode: Noise 2
    Played game =
        table()
            .space(1, "exit")
            .space(2, "fat_zombie", 0, 1)
            .common("zombie", "antiviral", "zombie_brute")
            .startGameTurn();

    game.sees("spaces", "exit, zombie, empty, empty, empty, blocked, blocked")
        .sees("common.top", "zombie_brute");
    assertThat(game.look("common-discard")).isEqualTo("antiviral, fat_zombie");
    assertThat(game.events().only(CardsEvent.NOISE)).containsExactly(2);
  }

  @Test
  @Rule("COD-NOISE-01")
  void aZombieIsPlacedAtOnceOnTheLeftmostFreeSpace() {
    Played game = shotgun().space(3, "antiviral").common("mommy_zombie", "zombie").start();

    game.play("rick", "attack:1")
        .sees("spaces", "zombie_brute, mommy_zombie, antiviral, empty, empty, blocked, blocked")
        .sees("common.top", "zombie");
    assertThat(game.events().told(CardsEvent.GAME_TURN)).isFalse();
  }

  @ParameterizedTest
  @Rule("COD-NOISE-01")
  @ValueSource(strings = {"antiviral", "bat", "horde", "run_away"})
  void anythingElseIsDiscardedWithoutEffect(String card) {
    Played game = shotgun().common(card).hand("rick").start();

    game.play("rick", "attack:1")
        .sees("common-discard", card)
        .sees("rick.hand", "nothing")
        .sees("spaces", "zombie_brute, empty, empty, empty, empty, blocked, blocked");
  }

  @Test
  @Rule("COD-NOISE-01")
  void theCardsAreDrawnOneAfterAnother() {
    // given room for one, and a Grenade: Noise 2
    Played game =
        table()
            .hand("rick", "grenade")
            .space(1, "zombie_brute")
            .space(3, "exit")
            .space(4, "barricade")
            .space(5, "antiviral")
            .common("toxic_zombie", "zombie")
            .start();

    game.play("rick", "use:grenade:1")
        .sees("spaces", "zombie_brute, toxic_zombie, exit, barricade, antiviral, blocked, blocked")
        .sees("common-discard", "zombie");
    assertThat(game.events().kinds())
        .containsSubsequence(CardsEvent.NOISE, CardsEvent.LURED, CardsEvent.NO_ROOM);
  }

  @Test
  @Rule("COD-NOISE-02")
  void aZombiePlacedByNoiseHasFreshTokens() {
    // given a target full of tokens that will die and leave its space to the next one
    Played game =
        shotgun().space(1, "fat_zombie", 3, 1, "next-turn").common("mommy_zombie").start();

    game.play("rick", "attack:1")
        .sees("space.1", "mommy_zombie")
        .sees("space.1.hits", 0)
        .sees("space.1.turns", 0)
        .sees("space.1.paralysed", "none");
  }

  @ParameterizedTest
  @Rule("COD-NOISE-02")
  @ValueSource(strings = {"zombie", "zombie_runner"})
  void theSpeedOfAZombieDrawnByNoiseDoesNotMatter(String zombie) {
    Played game = shotgun().common(zombie).start();

    game.play("rick", "attack:1").sees("space.2", zombie);
  }

  @ParameterizedTest
  @Rule("COD-NOISE-03")
  @CsvSource({"zombie, 2", "zombie_runner, 1", "toxic_zombie, 1"})
  void aZombieLuredInASurvivorTurnActsInTheFollowingGameTurn(String zombie, int damage) {
    Played game = shotgun().space(1, "antiviral").common(zombie).start();

    game.play("rick", "attack:1").sees("space.1", zombie).sees("rick.vitality", 12);
    game.play("rick", "end").sees("rick.vitality", 12 - damage);
  }

  @Test
  @Rule("COD-NOISE-03")
  void aCounterLuredInASurvivorTurnStartsInTheFollowingGameTurn() {
    Played game = shotgun().space(1, "antiviral").common("mommy_zombie").start();

    game.play("rick", "attack:1").play("rick", "end").sees("space.1.turns", 1);
  }

  // Keen Ears.

  private static TableBuilder keenEars() {
    return table().day(2, "threat_keen_ears").common("note", "note", "antiviral", "antiviral");
  }

  private static void made(Played game, int noise) {
    assertThat(game.events().only(CardsEvent.NOISE)).containsExactly(noise);
    assertThat(game.events().count(CardsEvent.NOISE_CARD_DISCARDED)).isEqualTo(noise);
  }

  @Test
  @Rule("COD-NOISE-04")
  void keenEarsAddOneToAWeapon() {
    Played game = keenEars().equipped("rick", "shotgun").space(1, "zombie_brute").start();

    made(game.play("rick", "attack:1"), 1 + 1);
  }

  @Test
  @Rule("COD-NOISE-04")
  void keenEarsAddOneToACardNotToEachPoint() {
    Played game = keenEars().spot("4.3", "car_alarm").start();

    made(game.play("rick", "walk:4.3"), 2 + 1);
  }

  @Test
  @Rule("COD-NOISE-04")
  void keenEarsAddOneToATurnAction() {
    made(keenEars().space(1, "zombie_screamer", 0, 1).startGameTurn(), 1 + 1);
  }

  @Test
  @Rule("COD-NOISE-04")
  void keenEarsAddOneToTheSumOfOneExplosionProcedure() {
    // given two Fat Zombies of which one sets off the other
    Played game =
        keenEars()
            .common("note", "note", "antiviral", "antiviral", "antiviral")
            .space(1, "fat_zombie", 0, 1)
            .space(2, "fat_zombie", 1, 0)
            .startGameTurn();

    made(game, 2 + 2 + 1);
  }

  @Test
  @Rule("COD-NOISE-04")
  void keenEarsAddOneToEachOfTwoEvents() {
    Played game =
        keenEars()
            .space(1, "zombie_screamer", 0, 1)
            .space(2, "zombie_screamer", 0, 1)
            .startGameTurn();

    assertThat(game.events().count(CardsEvent.NOISE)).isEqualTo(2);
    assertThat(game.events().count(CardsEvent.NOISE_CARD_DISCARDED)).isEqualTo(2 * (1 + 1));
  }

  @Test
  @Rule("COD-NOISE-04")
  void withoutKeenEarsNoiseIsAsPrinted() {
    Played game = table().common("note", "note", "antiviral").spot("4.3", "car_alarm").start();

    made(game.play("rick", "walk:4.3"), 2);
  }
}
