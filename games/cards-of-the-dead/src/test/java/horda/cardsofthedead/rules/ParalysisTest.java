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

/// PAR: targets that lose their next turn.
class ParalysisTest {
  private static TableBuilder rickWithTaser() {
    return table().equipped("rick", "taser");
  }

  /// A Zombie Spitter that spits in the next Game Turn.
  private static TableBuilder spitterAt(TableBuilder table, int space) {
    return table.space(space, "zombie_spitter", 0, 1);
  }

  @Test
  @Rule("COD-PAR-01")
  void aShockedZombieIsHurtAndLosesItsNextTurn() {
    Played game = rickWithTaser().space(1, "zombie").space(2, "zombie").start();

    game.play("rick", "attack:1")
        .sees("space.1.hits", 1)
        .sees("space.1.paralysed", "next-turn")
        .sees("space.2.paralysed", "none");

    game.play("rick", "end").sees("rick.vitality", 10);
    assertThat(game.events().count(CardsEvent.BITTEN)).as("only the other one").isEqualTo(1);
  }

  @Test
  @Rule("COD-PAR-01")
  void aZombieThatTheShockKillsGetsNoToken() {
    Played game = rickWithTaser().space(1, "zombie", 2, 0).start();

    game.play("rick", "attack:1").sees("space.1", "empty").sees("space.1.paralysed", "none");

    assertThat(game.events().told(CardsEvent.PARALYSED_CARD)).isFalse();
  }

  @Test
  @Rule("COD-PAR-01")
  void aSpitterHurtsAndParalysesTheActiveSurvivor() {
    Played game = spitterAt(table().survivors("rick", "selena").active("rick"), 1).startGameTurn();

    game.sees("rick.vitality", 11)
        .sees("rick.paralysed", "next-turn")
        .sees("selena.vitality", 12)
        .sees("selena.paralysed", "none");
  }

  @Test
  @Rule("COD-PAR-02")
  void aParalysedCardGetsNoTurnTokenAndIsNotActivated() {
    Played game = table().space(1, "zombie_screamer", 0, 1, "next-turn").startGameTurn();

    game.sees("space.1.turns", 1).sees("space.1.paralysed", "served").sees("rick.vitality", 12);
    assertThat(game.events().told(CardsEvent.COUNTS)).isFalse();
    assertThat(game.events().told(CardsEvent.NOISE)).isFalse();
    assertThat(game.events().told(CardsEvent.MISSES_TURN)).isTrue();
  }

  @Test
  @Rule("COD-PAR-02")
  void afterItsLostTurnTheTokenGoesInMaintenanceAndTheCardActsAgain() {
    Played game =
        table().space(1, "zombie_screamer", 0, 1, "served").common("antiviral").startGameTurn();

    game.sees("space.1.paralysed", "none").sees("rick.vitality", 11);
    assertThat(game.events().kinds())
        .containsSubsequence(
            CardsEvent.STIRS_AGAIN, CardsEvent.COUNTS, CardsEvent.BITTEN, CardsEvent.NOISE);
  }

  @Test
  @Rule("COD-PAR-03")
  void aSecondShockHurtsButAddsNoSecondToken() {
    Played game = rickWithTaser().space(1, "zombie", 1, 0, "next-turn").start();

    game.play("rick", "attack:1").sees("space.1.hits", 2).sees("space.1.paralysed", "next-turn");
    assertThat(game.events().told(CardsEvent.PARALYSED_CARD)).isFalse();

    game.play("rick", "end").sees("rick.vitality", 12);
    game.play("rick", "end").sees("rick.vitality", 10);
  }

  @Test
  @Rule("COD-PAR-03")
  void twoSpittersCostOneTurnOnly() {
    Played game = spitterAt(spitterAt(table().survivors("rick", "selena"), 1), 2).startGameTurn();

    game.sees("rick.vitality", 10).sees("rick.paralysed", "next-turn");
    assertThat(game.events().count(CardsEvent.PARALYSED_SURVIVOR)).isEqualTo(1);
  }

  @Test
  @Rule("COD-PAR-04")
  void aZombieMustHaveActedBeforeItCanBeParalysedAgain() {
    Played game = rickWithTaser().space(1, "zombie_brute", 1, 0, "served").start();

    game.play("rick", "attack:1").sees("space.1.hits", 2).sees("space.1.paralysed", "served");
    game.play("rick", "end").sees("rick.vitality", 9).sees("space.1.paralysed", "none");
  }

  @Test
  @Rule("COD-PAR-04")
  void aZombieThatHasActedCanBeParalysedAgain() {
    Played game = rickWithTaser().space(1, "zombie_brute", 1, 0, "served").start();

    game.play("rick", "end").play("rick", "attack:1").sees("space.1.paralysed", "next-turn");
    game.play("rick", "end").sees("rick.vitality", 9);
  }

  @Test
  @Rule("COD-PAR-04")
  void aSurvivorMustHavePlayedBeforeBeingParalysedAgain() {
    Played game = spitterAt(table().paralysed("rick", "next-turn"), 1).startTurn();

    game.sees("rick.vitality", 11).sees("rick.paralysed", "none").sees("asks", "act");
    assertThat(game.events().told(CardsEvent.PARALYSED_SURVIVOR)).isFalse();

    game.play("rick", "end").play("rick", "end");
    assertThat(game.events().told(CardsEvent.PARALYSED_SURVIVOR)).isTrue();
    assertThat(game.events().told(CardsEvent.TURN_LOST)).isTrue();
  }

  @Test
  @Rule("COD-PAR-05")
  void aParalysedSurvivorsWholeTurnIsSkipped() {
    Played game =
        table()
            .survivors("rick", "selena")
            .active("rick")
            .immunity("rick", 5)
            .paralysed("rick", "next-turn")
            .startTurn();

    assertThat(game.asked()).as("Rick is not asked at all").isEqualTo("selena");
    game.sees("rick.immunity", 5).sees("rick.paralysed", "served").sees("selena.immunity", 9);
    assertThat(game.events().kinds())
        .containsExactly(
            CardsEvent.TURN_LOST,
            CardsEvent.GAME_TURN,
            CardsEvent.TURN_BEGINS,
            CardsEvent.IMMUNITY_LOST);
  }

  @Test
  @Rule("COD-PAR-05")
  void theTokenIsRemovedInTheMaintenanceOfTheTurnAfter() {
    Played game =
        table()
            .survivors("rick", "selena")
            .active("selena")
            .immunity("rick", 5)
            .paralysed("rick", "served")
            .start();

    game.play("selena", "end");

    game.sees("rick.paralysed", "none").sees("rick.immunity", 4).sees("actions", 3);
    assertThat(game.asked()).isEqualTo("rick");
  }

  @ParameterizedTest
  @CsvSource({"0, 12, none, kevlar", "3, 12, none, nothing"})
  @Rule("COD-PAR-06")
  void aShockThatKevlarTakesDoesNotParalyse(int hits, int vitality, String token, String worn) {
    Played game = spitterAt(table().worn("rick", hits, "kevlar"), 1).startGameTurn();

    game.sees("rick.vitality", vitality).sees("rick.paralysed", token).sees("rick.worn", worn);
    assertThat(game.events().told(CardsEvent.TURN_LOST)).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"0, none", "1, none", "2, next-turn"})
  @Rule("COD-PAR-06")
  void aShockThatTheShieldTakesDoesNotParalyse(int hits, String token) {
    Played game = rickWithTaser().space(1, "riot_zombie", hits, 0).start();

    game.play("rick", "attack:1");

    game.sees("space.1.hits", hits + 1)
        .sees("space.1.paralysed", token)
        .sees("rick.equipped-uses", 1);
  }

  @Test
  @Rule("COD-PAR-06")
  void aShockOfWhichAPartGetsThroughParalyses() {
    Played game =
        table()
            .survivors("dan")
            .hand("dan")
            .equipped("dan", "punch")
            .loaded("dan", "paralize_agent", 0)
            .space(1, "riot_zombie", 1, 0)
            .start();

    game.play("dan", "attack:1").sees("space.1.paralysed", "next-turn");
  }

  @ParameterizedTest
  @ValueSource(strings = {"barricade", "security_box", "gas_station"})
  @Rule("COD-PAR-07")
  void aShockedObjectIsHurtAndNothingElse(String object) {
    Played game = rickWithTaser().space(1, object).start();

    game.play("rick", "attack:1").sees("space.1.hits", 1).sees("space.1.paralysed", "none");
    assertThat(game.events().told(CardsEvent.PARALYSED_CARD)).isFalse();
  }

  @Test
  @Rule("COD-PAR-07")
  void aShockedResourceIsDestroyedAndAPlaceCannotBeShocked() {
    Played game = rickWithTaser().space(1, "antiviral").space(2, "exit").start();

    assertThat(game.refuses("attack:2").rule()).isEqualTo("COD-GO-10");
    game.play("rick", "attack:1").sees("space.1", "empty");
    assertThat(game.events().told(CardsEvent.PARALYSED_CARD)).isFalse();
  }
}
