package horda.cardsofthedead.rules;

import static horda.cardsofthedead.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;

import horda.cardsofthedead.Played;
import horda.cardsofthedead.TableBuilder;
import horda.cardsofthedead.state.CardsEvent;
import horda.lab.Rule;
import org.junit.jupiter.api.Test;

/// LAST: no space is Free, and the next survivor has one turn to change that.
class LastBreathTest {
  /// Rick and Selena; Barricades and the like do nothing, so that only the row matters.
  private static TableBuilder pair() {
    return table().survivors("rick", "selena");
  }

  /// Two survivors; spaces 1 to 5 taken by harmless cards, 7 Blocked, 6 as the test says.
  private static TableBuilder row() {
    return pair()
        .space(1, "antiviral")
        .space(2, "barricade")
        .space(3, "pipe")
        .space(4, "gas_station")
        .space(5, "vending_machine")
        .blocked(7);
  }

  private static TableBuilder fullRow() {
    return row().space(6, "canned_soup");
  }

  private static void isLost(Played game) {
    game.sees("result", "no-breath");
    assertThat(game.events().told(CardsEvent.BREATHLESS)).isTrue();
    assertThat(game.events().told(CardsEvent.GAME_TURN)).isFalse();
    assertThat(game.asked()).isEqualTo("nobody");
  }

  @Test
  @Rule("COD-LAST-01")
  void afterAGameTurnWithoutAFreeSpaceTheNextSurvivorHasLastBreath() {
    Played game = row().spot("6.1", "bat").start();

    game.play("rick", "walk:6.1").sees("space.6", "bat").sees("free-spaces", "nothing");

    game.sees("active", "selena").sees("last-breath", "yes");
    assertThat(game.events().only(CardsEvent.LAST_BREATH)).containsExactly(1);
  }

  @Test
  @Rule("COD-LAST-01")
  void aBlockedSideCountsLikeACard() {
    row().blocked(6, 7).start().play("rick", "end").sees("last-breath", "yes");
    pair().blocked(1, 2, 3, 4, 5, 6, 7).start().play("rick", "end").sees("last-breath", "yes");
  }

  @Test
  @Rule("COD-LAST-01")
  void oneFreeSpaceIsEnough() {
    Played game = row().start();

    game.play("rick", "end").sees("free-spaces", 6).sees("last-breath", "no");

    assertThat(game.events().told(CardsEvent.LAST_BREATH)).isFalse();
  }

  @Test
  @Rule("COD-LAST-01")
  void onlyTheTurnAfterTheFullRowIsALastBreathTurn() {
    Played game = fullRow().hand("selena").start();

    game.play("rick", "end").sees("last-breath", "yes");
    game.play("selena", "pick-up:6:hand").play("selena", "end");

    game.sees("active", "rick").sees("last-breath", "no");
  }

  @Test
  @Rule("COD-LAST-02")
  void withoutAFreeSpaceAtTheEndOfALastBreathTurnTheGameIsLostBeforeTheGameTurn() {
    Played game = fullRow().space(1, "zombie").lastBreath().start();

    game.play("rick", "end");

    isLost(game);
    game.sees("rick.vitality", 12).sees("active", "rick");
  }

  @Test
  @Rule("COD-LAST-02")
  void aFreeSpaceAtTheEndOfALastBreathTurnSavesTheGroup() {
    Played game = fullRow().hand("rick").lastBreath().start();

    game.play("rick", "pick-up:1:hand").play("rick", "end");

    game.sees("result", "going-on").sees("last-breath", "no").sees("active", "selena");
  }

  @Test
  @Rule("COD-LAST-02")
  void theTurnAlsoEndsWithTheThirdAction() {
    Played game = fullRow().hand("rick", "antiviral", "antiviral").actions(2).lastBreath().start();

    game.play("rick", "use:antiviral").sees("result", "going-on").play("rick", "use:antiviral");

    isLost(game);
  }

  @Test
  @Rule("COD-LAST-03")
  void aSpaceFreedAndBlockedAgainByTheWalkDoesNotCount() {
    Played game = fullRow().hand("rick").spot("6.1", "horde").lastBreath().start();

    game.play("rick", "pick-up:1:hand").sees("free-spaces", 1).play("rick", "walk:6.1");

    isLost(game);
    game.sees("blocked", "1, 7");
  }

  @Test
  @Rule("COD-LAST-03")
  void aSpaceFreedByTheLastEventOfTheWalkCounts() {
    Played game = fullRow().spot("6.1", "run_away").lastBreath().start();

    game.play("rick", "walk:6.1");

    game.sees("result", "going-on").sees("space.7", "empty").sees("active", "selena");
  }

  @Test
  @Rule("COD-LAST-03")
  void theCheckComesBeforeTheTurnedCardEntersTheRow() {
    Played game = fullRow().hand("rick").spot("6.1", "zombie_runner").lastBreath().start();

    game.play("rick", "pick-up:1:hand").play("rick", "walk:6.1");

    // The Runner fills the row in the Game Turn: the next survivor's breath, not Rick's.
    game.sees("space.1", "zombie_runner").sees("result", "going-on").sees("active", "selena");
    game.sees("last-breath", "yes");
  }

  /// The Noise of one shot at the Brute lures a Zombie onto the last Free space.
  private static Played shotIntoTheLastSpace() {
    Played game =
        row()
            .space(2, "zombie_brute")
            .hand("rick")
            .equipped("rick", "shotgun")
            .common("zombie")
            .start();
    return game.play("rick", "attack:2").sees("space.6", "zombie").sees("free-spaces", "nothing");
  }

  @Test
  @Rule("COD-LAST-04")
  void aRowThatIsFullInTheMiddleOfAnOrdinaryTurnLosesNothing() {
    Played game = shotIntoTheLastSpace();
    game.sees("last-breath", "no").sees("result", "going-on").sees("active", "rick");

    game.play("rick", "end").sees("result", "going-on");

    assertThat(game.events().told(CardsEvent.GAME_TURN)).isTrue();
    game.sees("active", "selena").sees("last-breath", "yes");
  }

  @Test
  @Rule({"COD-LAST-01", "COD-LAST-04"})
  void aRowThatWasFullForAMomentGivesTheNextOneLastBreath() {
    Played game = shotIntoTheLastSpace();

    game.play("rick", "pick-up:1:hand").sees("last-breath", "no").play("rick", "end");

    game.sees("active", "selena").sees("last-breath", "yes").sees("result", "going-on");
    game.play("selena", "end").sees("result", "going-on").sees("last-breath", "no");
  }

  @Test
  @Rule("COD-LAST-01")
  void aRowThatIsFullInTheMiddleOfAGameTurnGivesTheNextOneLastBreath() {
    // given a Fat Zombie that is about to blow up beside a Screamer whose Noise fills the row
    Played game =
        row()
            .space(1, "zombie_screamer", 0, 1)
            .space(5, "fat_zombie", 0, 1)
            .common("zombie", "antiviral", "antiviral")
            .start();

    // when
    game.play("rick", "end");

    // then the row is open again, and the duty stands all the same
    assertThat(game.look("free-spaces")).isNotEqualTo("nothing");
    game.sees("active", "selena").sees("last-breath", "yes");
  }

  @Test
  @Rule("COD-LAST-01")
  void aDayThatBeginsAndBlocksTheLastSpaceGivesTheNextOneLastBreath() {
    // given all but one space Blocked, and the Threat that closes in
    Played game =
        pair().day(2, "threat_closing_in").blocked(2, 3, 4, 5, 6, 7).space(1, "exit").start();

    // when the group goes out
    game.play("rick", "go:exit");

    // then
    game.sees("day", 3).sees("free-spaces", "nothing");
    game.sees("active", "selena").sees("last-breath", "yes");
    game.play("selena", "end").sees("result", "no-breath");
  }

  @Test
  @Rule("COD-LAST-05")
  void walkingThroughAPlaceDoesNotReplaceTheDuty() {
    for (String place : new String[] {"exit", "pharmacy"}) {
      Played game = fullRow().space(1, place).day(3).lastBreath().start();

      game.play("rick", "go:" + place);

      isLost(game);
      game.sees("space.1", place).sees("zone", "main").sees("day", 3);
    }
  }

  @Test
  @Rule("COD-LAST-05")
  void walkingThroughAPlaceIsFineOnceASpaceIsFree() {
    Played game = fullRow().space(2, "exit").hand("rick").lastBreath().start();

    game.play("rick", "pick-up:1:hand").play("rick", "go:exit");

    game.sees("day", 2).sees("last-breath", "no").sees("active", "selena");
  }

  @Test
  @Rule("COD-LAST-06")
  void whoLosesALastBreathTurnToParalysisFailsIt() {
    Played game = fullRow().paralysed("rick", "next-turn").lastBreath().startTurn();

    isLost(game);
    assertThat(game.events().told(CardsEvent.TURN_LOST)).isTrue();
  }

  @Test
  @Rule("COD-LAST-07")
  void theDutyOfOneWhoDiesInMaintenancePassesOn() {
    Played game = fullRow().immunity("rick", 0).vitality("rick", 1).lastBreath().startTurn();

    game.sees("rick.alive", "no").sees("result", "going-on");
    game.sees("active", "selena").sees("last-breath", "yes");
    game.play("selena", "end");

    isLost(game);
  }

  @Test
  @Rule("COD-LAST-07")
  void theDutyPassesOnEvenIfADeadSurvivorSitsBetween() {
    Played game =
        table()
            .survivors("rick", "selena", "dan")
            .dead("selena")
            .immunity("rick", 0)
            .vitality("rick", 1)
            .blocked(1, 2, 3, 4, 5, 6, 7)
            .lastBreath()
            .startTurn();

    game.sees("active", "dan").sees("last-breath", "yes");
  }

  @Test
  @Rule("COD-LAST-07")
  void theDutyPassesOnThoughTheGameTurnMadeRoom() {
    Played game =
        fullRow()
            .space(2, "fat_zombie", 0, 1)
            .common("antiviral", "antiviral")
            .immunity("rick", 0)
            .vitality("rick", 1)
            .lastBreath()
            .startTurn();

    game.sees("free-spaces", "1, 2, 3").sees("active", "selena").sees("last-breath", "yes");
    game.play("selena", "end").sees("result", "going-on").sees("last-breath", "no");
  }

  @Test
  @Rule("COD-LAST-07")
  void whoDiesByTheWalkInALastBreathTurnDoesNotLoseTheGame() {
    Played game =
        fullRow()
            .day(3)
            .immunity("rick", 0)
            .vitality("rick", 2)
            .spot("6.1", "infected_wound")
            .lastBreath()
            .start();

    game.play("rick", "walk:6.1");

    game.sees("rick.alive", "no").sees("result", "going-on").sees("active", "selena");
    game.sees("last-breath", "yes");
  }
}
