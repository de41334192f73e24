package horda.cardsofthedead.rules;

import static horda.cardsofthedead.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;

import horda.cardsofthedead.Played;
import horda.cardsofthedead.TableBuilder;
import horda.cardsofthedead.state.CardsEvent;
import horda.lab.Rule;
import org.junit.jupiter.api.Test;

/// NAMED: Horde, Run Away, The Last Supper, The Trader, Sweet Home.
class NamedEventTest {
  /// The City card at 1.0 lies uncovered.
  private static TableBuilder cityCard(String card) {
    return table().gone("4.3", "3.2", "2.1").spot("1.0", card);
  }

  /// The same for two survivors, who hold what the test gives them.
  private static TableBuilder cityCardForTwo(String card) {
    return table()
        .survivors("rick", "selena")
        .gone("6.1", "6.3", "5.2", "5.4", "4.3", "3.2", "2.1", "6.5", "6.7")
        .spot("1.0", card)
        .hand("rick")
        .reserve("rick")
        .hand("selena")
        .reserve("selena");
  }

  private static TableBuilder walkingTo(String card) {
    return table().spot("4.3", card);
  }

  @Test
  @Rule("COD-NAMED-01")
  void hordeBlocksTheRightmostFreeSpace() {
    walkingTo("horde")
        .space(5, "zombie")
        .start()
        .play("rick", "walk:4.3")
        .sees("spaces", "empty, empty, empty, blocked, zombie, blocked, blocked");
  }

  @Test
  @Rule("COD-NAMED-01")
  void hordeDoesNothingWithoutAFreeSpace() {
    Played game =
        walkingTo("horde")
            .space(1, "antiviral")
            .space(2, "barricade")
            .blocked(3, 4, 5, 6, 7)
            .start();

    game.play("rick", "walk:4.3");

    game.sees("spaces", "antiviral, barricade, blocked, blocked, blocked, blocked, blocked")
        .sees("common-discard", "horde");
    assertThat(game.events().told(CardsEvent.HORDE)).isFalse();
  }

  @Test
  @Rule({"COD-NAMED-02", "COD-NAMED-03"})
  void runAwayFreesTheLeftmostBlockedSpaceEvenOneBlockedFromTheStart() {
    walkingTo("run_away")
        .start()
        .sees("blocked", "6, 7")
        .play("rick", "walk:4.3")
        .sees("blocked", "7");
    walkingTo("run_away").blocked(2, 6, 7).start().play("rick", "walk:4.3").sees("blocked", "6, 7");
  }

  @Test
  @Rule("COD-NAMED-02")
  void runAwayDoesNothingWithoutABlockedSpace() {
    Played game = walkingTo("run_away").blocked().space(7, "barricade").start();

    game.play("rick", "walk:4.3");

    game.sees("spaces", "empty, empty, empty, empty, empty, empty, barricade");
    assertThat(game.events().told(CardsEvent.RUN_AWAY)).isFalse();
  }

  @Test
  @Rule({"COD-NAMED-12", "COD-NAMED-24"})
  void whoeverHoldsASoupDecidesWhetherToShareIt() {
    Played game =
        cityCardForTwo("the_last_supper")
            .hand("rick", "canned_soup")
            .reserve("selena", "kit:canned_soup")
            .start();

    game.play("rick", "walk:1.0").sees("asked", "rick");
    assertThat(game.options()).containsExactly("none", "give:rick:canned_soup");
    game.play("rick", "none").sees("asked", "selena");
    assertThat(game.options()).containsExactly("none", "give:selena:canned_soup");
    game.play("selena", "give:selena:canned_soup");

    game.sees("selena.reserve", "nothing")
        .sees("rick.hand", "canned_soup")
        .sees("kit-discard", "canned_soup")
        .sees("rick.vitality", 12)
        .sees("selena.vitality", 12);
  }

  @Test
  @Rule("COD-NAMED-24")
  void nobodyDecidesAboutTheCardOfAnother() {
    Played game = cityCardForTwo("the_last_supper").reserve("selena", "kit:canned_soup").start();

    game.play("rick", "walk:1.0").sees("asked", "selena");
    assertThat(game.options("rick")).isEmpty();
    game.play("selena", "none").sees("rick.vitality", 10).sees("selena.vitality", 10);
  }

  @Test
  @Rule({"COD-NAMED-12", "COD-DEATH-07"})
  void hungerStrikesEverybodyBeforeADeathIsSettled() {
    Played game =
        cityCardForTwo("the_last_supper").vitality("rick", 2).vitality("selena", 2).start();

    game.play("rick", "walk:1.0").sees("result", "all-dead");

    assertThat(game.events().count(CardsEvent.VITALITY_LOST)).isEqualTo(2);
    assertThat(game.events().count(CardsEvent.DIED)).isEqualTo(2);
    assertThat(game.events().count(CardsEvent.HAUNTS)).isZero();
  }

  @Test
  @Rule("COD-NAMED-12")
  void ifNobodySharesASoupEverySurvivorLosesTwoVitality() {
    Played refused = cityCardForTwo("the_last_supper").hand("rick", "canned_soup").start();
    refused.play("rick", "walk:1.0").play("rick", "none");
    refused.sees("rick.vitality", 10).sees("selena.vitality", 10).sees("rick.hand", "canned_soup");

    Played nobody = cityCardForTwo("the_last_supper").start();
    nobody.play("rick", "walk:1.0").sees("rick.vitality", 10).sees("selena.vitality", 10);
  }

  @Test
  @Rule("COD-NAMED-13")
  void theTraderGivesAKitCardForEachDiscardedOne() {
    Played game =
        cityCard("the_trader")
            .hand("rick", "bat", "pipe", "antiviral")
            .reserve(
                "rick", "bottle", "antiviral", "antiviral", "antiviral", "antiviral", "antiviral")
            .kit("kevlar", "note", "binoculars")
            .start();

    game.play("rick", "walk:1.0").play("rick", "discard:bat").play("rick", "discard:bottle");
    game.play("rick", "done").play("rick", "reserve");

    game.sees("rick.hand", "antiviral, note, pipe")
        .sees("rick.reserve", "antiviral, antiviral, antiviral, antiviral, antiviral, kevlar")
        .sees("common-discard", "bat, bottle")
        .sees("kit.top", "binoculars");
  }

  @Test
  @Rule("COD-NAMED-13")
  void aCardOfTheTraderMayGoToHandEvenIfTheReserveHasRoom() {
    Played game = cityCard("the_trader").hand("rick", "bat").reserve("rick").kit("kevlar").start();

    game.play("rick", "walk:1.0").play("rick", "discard:bat").play("rick", "done");
    assertThat(game.options()).containsExactly("hand", "reserve");

    game.play("rick", "hand").sees("rick.hand", "kevlar").sees("rick.reserve", "nothing");
  }

  @Test
  @Rule("COD-NAMED-13")
  void onlyTheSurvivorWhoTurnedTheTraderTradesAndNothingMustBeDiscarded() {
    Played game = cityCardForTwo("the_trader").hand("rick", "bat").hand("selena", "pipe").start();

    game.play("rick", "walk:1.0");
    assertThat(game.options()).containsExactly("done", "discard:bat");
    game.play("rick", "done");

    game.sees("rick.hand", "bat").sees("selena.hand", "pipe").sees("kit-discard", "nothing");
    assertThat(game.asked()).isEqualTo("selena");
  }

  @Test
  @Rule({"COD-NAMED-14", "COD-NAMED-24"})
  void aLanternOfAnySurvivorBringsEverybodyHome() {
    Played game =
        cityCardForTwo("sweet_home")
            .vitality("rick", 3)
            .vitality("selena", 5)
            .hand("rick", "lantern")
            .reserve("selena", "kit:lantern")
            .start();

    game.play("rick", "walk:1.0").sees("asked", "rick");
    assertThat(game.options()).containsExactly("none", "give:rick:lantern");
    game.play("rick", "none").sees("asked", "selena");
    game.play("selena", "give:selena:lantern");

    game.sees("rick.vitality", 12)
        .sees("selena.vitality", 12)
        .sees("selena.reserve", "nothing")
        .sees("rick.hand", "lantern")
        .sees("kit-discard", "lantern");
  }

  @Test
  @Rule("COD-NAMED-14")
  void withoutALanternOrWithoutTheWishNothingHappens() {
    Played kept = cityCardForTwo("sweet_home").vitality("rick", 3).hand("rick", "lantern").start();
    kept.play("rick", "walk:1.0").play("rick", "none");
    kept.sees("rick.vitality", 3).sees("rick.hand", "lantern");

    Played none = cityCardForTwo("sweet_home").vitality("rick", 3).start();
    none.play("rick", "walk:1.0").sees("rick.vitality", 3).sees("asks", "act");
  }

  @Test
  @Rule("COD-NAMED-14")
  void theDeadDoNotComeHome() {
    cityCardForTwo("sweet_home")
        .vitality("rick", 3)
        .hand("rick", "lantern")
        .dead("selena")
        .start()
        .play("rick", "walk:1.0")
        .play("rick", "give:rick:lantern")
        .sees("rick.vitality", 12)
        .sees("selena.vitality", 0);
  }
}
