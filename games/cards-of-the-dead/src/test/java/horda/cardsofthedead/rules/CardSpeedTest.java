package horda.cardsofthedead.rules;

import static horda.cardsofthedead.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;

import horda.cardsofthedead.Played;
import horda.cardsofthedead.TableBuilder;
import horda.cardsofthedead.state.CardsEvent;
import horda.lab.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// CARD: when a turned card comes into play, and what becomes of events that nobody turned.
class CardSpeedTest {
  private static final String STARTING_BLOCKS = "6, 7";

  /// Solo: the City card at 1.0 lies uncovered.
  private static TableBuilder cityCard(String card) {
    return table().gone("4.3", "3.2", "2.1").spot("1.0", card);
  }

  @Test
  @Rule("COD-CARD-01")
  void aFastCardComesBeforeTheOthersActAndBitesAtOnce() {
    Played game = table().spot("4.3", "zombie_runner").start();

    game.play("rick", "walk:4.3").sees("space.1", "zombie_runner").sees("rick.vitality", 11);

    assertThat(game.events().kinds())
        .containsSubsequence(CardsEvent.GAME_TURN, CardsEvent.ENTERS_FAST, CardsEvent.BITTEN);
  }

  @ParameterizedTest
  @ValueSource(strings = {"zombie", "fat_zombie", "antiviral", "pipe"})
  @Rule("COD-CARD-01")
  void aNormalCardComesLastAndSoDoesOneWithoutASpeedIcon(String card) {
    Played game = table().spot("4.3", card).space(1, "zombie_runner").start();

    game.play("rick", "walk:4.3").sees("space.2", card).sees("rick.vitality", 11);

    assertThat(game.events().kinds())
        .containsSubsequence(CardsEvent.GAME_TURN, CardsEvent.BITTEN, CardsEvent.GETS_CLOSE)
        .doesNotContain(CardsEvent.ENTERS_FAST);
  }

  @Test
  @Rule({"COD-CARD-01", "COD-CARD-02"})
  void anInstantaneousCardIsResolvedWhenTurnedAndNeverEntersThePlayArea() {
    Played game = table().spot("4.3", "horde").start();

    game.play("rick", "walk:4.3");

    game.sees("spaces", "empty, empty, empty, empty, blocked, blocked, blocked")
        .sees("spot.4.3", "gone")
        .sees("common-discard", "horde")
        .sees("in-use", "nothing");
    assertThat(game.events().kinds())
        .containsSubsequence(CardsEvent.WALKED, CardsEvent.HORDE, CardsEvent.GAME_TURN)
        .doesNotContain(CardsEvent.GETS_CLOSE, CardsEvent.ENTERS_FAST);
  }

  @Test
  @Rule("COD-CARD-03")
  void anEventDrawnByNoiseIsNotResolved() {
    cityCard("car_alarm")
        .common("horde", "horde")
        .start()
        .play("rick", "walk:1.0")
        .sees("common-discard.horde", 2)
        .sees("blocked", STARTING_BLOCKS);
  }

  @Test
  @Rule("COD-CARD-03")
  void anEventDrawnByANoteIsNotResolved() {
    table()
        .hand("rick", "note")
        .common("horde", "horde", "horde")
        .start()
        .play("rick", "use:note")
        .sees("common-discard.horde", 3)
        .sees("blocked", STARTING_BLOCKS);
  }

  @Test
  @Rule("COD-CARD-03")
  void anEventDrawnByTrackIsNotResolved() {
    table()
        .survivors("selena")
        .hand("selena", "kit:bottle")
        .common("horde", "horde")
        .start()
        .play("selena", "track:bottle")
        .sees("common-discard.horde", 2)
        .sees("blocked", STARTING_BLOCKS);
  }

  @Test
  @Rule("COD-CARD-03")
  void anEventShownByALanternIsNotResolved() {
    table()
        .hand("rick", "lantern")
        .spot("4.3", "horde")
        .start()
        .play("rick", "use:lantern")
        .play("rick", "spot:4.3")
        .play("rick", "done")
        .sees("spot.4.3", "known horde")
        .sees("blocked", STARTING_BLOCKS);
  }

  @Test
  @Rule("COD-CARD-03")
  void anEventSeenThroughBinocularsIsNotResolved() {
    table()
        .hand("rick", "binoculars")
        .spot("4.3", "horde")
        .start()
        .play("rick", "use:binoculars")
        .play("rick", "spot:4.3")
        .play("rick", "done")
        .sees("spot.4.3", "known horde")
        .sees("blocked", STARTING_BLOCKS);
  }
}
