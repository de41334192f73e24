package horda.cityofhorror.rules;

import static horda.cityofhorror.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;

import horda.cityofhorror.Played;
import horda.cityofhorror.TableBuilder;
import horda.cityofhorror.state.CityEvent;
import horda.lab.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// WIN: answers to a card that has been announced.
class ResponseTest {
  /// Ana announces; Ben has a Pepper Spray.
  private static TableBuilder sprayAgainst(String... cards) {
    return table()
        .person("ana", "vigil", "church")
        .movement("ana", "bank")
        .hand("ana", cards)
        .hand("ben", "pepper-spray")
        .zombies("bank", 5);
  }

  @Test
  @Rule("COH-WIN-08")
  void aCardIsAnnouncedWithItsTargetAndThenResolved() {
    Played game = sprayAgainst("shotgun").at("mover ana");

    game.play("ana", "play:shotgun:bank").sees("pending", "shotgun").sees("bank.zombies", 5);
    assertThat(game.events().only(CityEvent.ANNOUNCED_AT)).contains(game.seat("ana"));
    assertThat(game.told(CityEvent.ZOMBIES_KILLED)).isFalse();
    game.pass("ben").sees("pending", "nothing").sees("bank.zombies", 3).sees("discard", "shotgun");
  }

  @ParameterizedTest
  @Rule({"COH-WIN-08", "COH-WIN-09"})
  @CsvSource({
    "kitten,play:kitten:bank,KITTEN_RUNS,mover",
    "pickpocket,play:pickpocket:1,STOLEN,mover",
    "molotov,play:molotov:bank,ZOMBIES_KILLED,where-to-mark"
  })
  void whatMustStayUnknownIsFixedAfterTheAnswers(
      String card, String option, CityEvent outcome, String next) {
    Played game = sprayAgainst(card).at("mover ana");

    game.play("ana", option).sees("asks", "response").sees("asked", "ben").sees("pending", card);
    assertThat(game.events().kinds())
        .containsAnyOf(CityEvent.ANNOUNCED_AT, CityEvent.ANNOUNCED_AGAINST)
        .hasSize(1);
    game.pass("ben").sees("asks", next);
    assertThat(game.told(CityEvent.KITTEN_RETURNS) || game.told(outcome)).isTrue();
  }

  @Test
  @Rule({"COH-WIN-09", "COH-WIN-13"})
  void aCancelledKittenHasNotEvenDrawn() {
    Played game = sprayAgainst("kitten").at("mover ana");

    game.play("ana", "play:kitten:bank").play("ben", "spray");

    game.sees("bank.zombies", 5).sees("discard", "pepper-spray, kitten");
    assertThat(game.allEvents().told(CityEvent.KITTEN_RUNS)).isFalse();
  }

  @Test
  @Rule("COH-WIN-09")
  void onceTheOutcomeShowsItIsTooLateToCancel() {
    Played game = sprayAgainst("molotov").at("window invasion-done");

    game.play("ana", "play:molotov:bank").pass("ben").sees("asks", "where-to-mark");
    assertThat(game.options("ben")).isEmpty();
    game.play("ana", "mark:tower").sees("markers.tower", 1).sees("asked", "ben");
    assertThat(game.offers("ben", "spray")).isFalse();
  }

  // Who is asked.

  private static TableBuilder four() {
    return table("ana", "ben", "cleo", "dan")
        .zombies("bank", 5)
        .hand("ana", "kitten", "pepper-spray")
        .hand("ben", "shotgun", "gun")
        .hand("cleo", "pepper-spray")
        .person("dan", "punk", "bank");
  }

  @Test
  @Rule("COH-WIN-10")
  void everybodyElseIsAskedOnceClockwiseFromTheAnnouncersLeft() {
    Played game = four().hand("dan", "pepper-spray").at("window invasion-done").pass("ana");

    game.play("ben", "play:shotgun:bank");
    for (String who : new String[] {"cleo", "dan", "ana"}) {
      assertThat(game.awaited()).containsExactly(who);
      game.sees("asks", "response").pass(who);
    }
    game.sees("asks", "window").sees("bank.zombies", 3);
  }

  @Test
  @Rule("COH-WIN-10")
  void theAnswersArePepperSprayPunkOrPass() {
    Played game = four().hand("dan", "pepper-spray", "alarm").at("window invasion-done");

    game.pass("ana").play("ben", "play:shotgun:bank");
    assertThat(game.options("cleo")).containsExactlyInAnyOrder("pass", "spray");
    assertThat(game.pass("cleo").options("dan")).containsExactlyInAnyOrder("pass", "spray", "punk");
  }

  @Test
  @Rule("COH-WIN-10")
  void theDeadAndTheTiredPunkAreNotAsked() {
    Played game =
        table("ana", "ben", "cleo", "dan")
            .zombies("bank", 5)
            .hand("ana", "gun")
            .person("ben", "vigil", "church")
            .exhausted("ben", "punk", "bank")
            .nobody("cleo")
            .hand("dan", "pepper-spray")
            .at("mover ana");

    assertThat(game.play("ana", "play:gun:bank").asked()).isEqualTo("dan");
    game.pass("dan").sees("asks", "mover").sees("bank.zombies", 4);
  }

  @Test
  @Rule({"COH-WIN-11", "COH-WIN-12"})
  void theFirstAnswerCountsAndASprayIsAskedAboutItself() {
    Played game = four().at("window invasion-done");

    game.pass("ana").play("ben", "play:shotgun:bank").play("cleo", "spray");

    // then Dan is asked about the spray, and so is Ben, whose card was hit
    game.sees("pending", "shotgun, pepper-spray").pass("dan").pass("ana").pass("ben");
    game.sees("asks", "window").sees("bank.zombies", 5).sees("discard", "pepper-spray, shotgun");
    assertThat(game.told(CityEvent.CANCELLED_BY_CARD)).isTrue();
  }

  @Test
  @Rule({"COH-WIN-11", "COH-WIN-13"})
  void thePunkCannotBeAnswered() {
    // given Ana and Ben with Pepper Sprays of their own
    Played game = four().hand("ben", "shotgun", "pepper-spray").at("window invasion-done");

    game.pass("ana").play("ben", "play:shotgun:bank").pass("cleo").play("dan", "punk");

    game.sees("asks", "window").sees("bank.zombies", 5).sees("discard", "shotgun");
    game.sees("punk.fresh", "no").sees("punk.value", 3);
    assertThat(game.told(CityEvent.CANCELLED_BY_PUNK)).isTrue();
  }

  @Test
  @Rule("COH-WIN-12")
  void aCardWhoseAnswerWasCancelledResolvesAndIsNotAskedAboutAgain() {
    Played game =
        table()
            .hand("ana", "shotgun", "pepper-spray")
            .hand("ben", "pepper-spray", "pepper-spray")
            .person("cleo", "punk", "church")
            .zombies("bank", 5)
            .at("mover ana");

    game.play("ana", "play:shotgun:bank").play("ben", "spray").pass("cleo").play("ana", "spray");
    // then only about the last spray are the others asked
    game.sees("pending", "shotgun, pepper-spray, pepper-spray").pass("ben").pass("cleo");
    game.sees("asks", "mover").sees("bank.zombies", 3).sees("punk.fresh", "yes");
    game.sees("discard.count", 3).sees("ben.hand", "pepper-spray");
  }

  @Test
  @Rule("COH-WIN-12")
  void anAnswerWhoseAnswerWasCancelledStands() {
    Played game =
        table()
            .hand("ana", "shotgun", "pepper-spray")
            .hand("ben", "pepper-spray")
            .person("cleo", "punk", "church")
            .zombies("bank", 5)
            .at("mover ana");

    game.play("ana", "play:shotgun:bank").play("ben", "spray").pass("cleo").play("ana", "spray");
    game.play("cleo", "punk");

    game.sees("asks", "mover").sees("bank.zombies", 5).sees("discard.count", 3);
    assertThat(game.events().count(CityEvent.CANCELLED_BY_CARD)).isEqualTo(1);
  }

  @Test
  @Rule("COH-WIN-13")
  void aCancelledExplosionCardKillsNobodyAndPlacesNoMarker() {
    Played game =
        sprayAgainst("molotov")
            .hand("ben")
            .person("cleo", "punk", "tower")
            .markers(2, 2)
            .at("mover ana");

    game.play("ana", "play:molotov:bank").play("cleo", "punk");

    game.sees("asks", "mover").sees("bank.zombies", 5).sees("discard", "molotov");
    game.sees("markers.tower", 2).sees("markers.armory", 2).sees("punk.value", 3);
  }

  @Test
  @Rule("COH-WIN-14")
  void nothingButCancelsInterruptsAPendingCard() {
    // given Ben with everything one could wish for in a hurry
    Played game =
        sprayAgainst("shotgun")
            .hand("ben", "pepper-spray", "gun", "hideout", "alarm")
            .person("ben", "housewife", "bank")
            .person("ben", "student", "church")
            .antidotes("ben", 2)
            .at("window invasion-done");

    game.play("ana", "play:shotgun:bank");
    assertThat(game.options("ben")).containsExactlyInAnyOrder("pass", "spray");
    assertThat(game.options("ana")).isEmpty();
    assertThat(game.refuses("ben", "play:gun:bank").rule()).isEqualTo("COH-WIN-14");
  }

  @Test
  @Rule("COH-WIN-15")
  void abilitiesCannotBeCancelled() {
    Played game = sprayAgainst().person("ana", "housewife", "bank").at("mover ana");

    game.play("ana", "use:housewife").sees("asks", "mover").sees("bank.zombies", 3);
  }

  @Test
  @Rule("COH-WIN-15")
  void theEffectOfALocationAndTheCardItCostsCannotBeCancelled() {
    Played game =
        sprayAgainst("gun")
            .person("ana", "thief", "hospital")
            .person("cleo", "punk", "bank")
            .at("step-a hospital");

    game.play("ana", "use:gun").sees("ana.antidotes", 1).sees("asks", "window");
  }

  @Test
  @Rule("COH-WIN-15")
  void aCardDiscardedForAnAbilityCannotBeCancelled() {
    Played game = sprayAgainst("gun").person("ana", "businessman", "bank").at("mover ana");

    game.play("ana", "use:businessman:gun").sees("asks", "take-discard").sees("asked", "ana");
  }
}
