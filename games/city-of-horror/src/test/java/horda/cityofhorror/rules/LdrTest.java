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

/// LDR: the Leader on the ring green, violet, white, blue, red, yellow.
class LdrTest {
  private static final String CHECK = "attack-check crossroads";

  /// Ana is green, Ben white, Cleo red; violet, blue and yellow are covered.
  private static TableBuilder ring() {
    return table().colours("green", "white", "red");
  }

  /// Two fresh characters of each on the Crossroads.
  private static TableBuilder crowd() {
    return ring()
        .person("ana", "punk", "crossroads")
        .person("ana", "mama", "crossroads")
        .person("ben", "teen", "crossroads")
        .person("ben", "geek", "crossroads")
        .person("cleo", "priest", "crossroads")
        .person("cleo", "rocker", "crossroads");
  }

  @ParameterizedTest
  @CsvSource({"0, window", "1, victim", "6, victim"})
  @Rule("COH-LDR-01")
  void fromOneZombieOnTheLeaderAttacksWithoutAVote(int zombies, String asks) {
    Played game = crowd().zombies("crossroads", zombies).at("attack crossroads");

    game.sees("window", "attack crossroads").passAll().sees("asks", asks);
    assertThat(game.told(CityEvent.LEADER_ATTACKS)).isEqualTo(zombies > 0);
  }

  @Test
  @Rule("COH-LDR-01")
  void theLastZombieShotInTheWindowAttacksNobody() {
    Played game = crowd().hand("ana", "gun").zombies("crossroads", 1).at("attack crossroads");

    game.play("ana", "play:gun:crossroads").passUntilWindow("final");

    game.sees("crossroads.people.count", 6).sees("leader", "green");
  }

  @ParameterizedTest
  @CsvSource({"green, ana", "white, ben", "red, cleo"})
  @Rule("COH-LDR-02")
  void theColourUnderTheMarkerLosesACharacter(String leader, String victim) {
    Played game = crowd().leader(leader).zombies("crossroads", 2).at(CHECK);

    game.sees("asks", "victim").sees("asked", victim);
  }

  @Test
  @Rule("COH-LDR-03")
  void withNobodyOfThatColourThereTheNextClockwiseIsFound() {
    Played game =
        ring()
            .person("ana", "punk", "church")
            .person("ben", "teen", "crossroads")
            .person("ben", "geek", "church")
            .person("cleo", "priest", "crossroads")
            .zombies("crossroads", 1)
            .at(CHECK);

    game.sees("teen.alive", "no").sees("priest.alive", "yes").sees("leader", "red");
  }

  @Test
  @Rule({"COH-LDR-02", "COH-LDR-03"})
  void coloursWithOnlyHiddenCharactersThereAreSkipped() {
    Played game =
        ring()
            .hidden("ana", "little-boy", "crossroads")
            .hidden("ben", "little-girl", "crossroads")
            .person("cleo", "priest", "crossroads")
            .person("cleo", "rocker", "crossroads")
            .zombies("crossroads", 1)
            .at(CHECK);

    game.sees("asked", "cleo").sees("leader", "red").play("cleo", "lose:priest");
    game.sees("crossroads.people", "little-boy, little-girl, rocker").sees("leader", "green");
  }

  @Test
  @Rule("COH-LDR-04")
  void theOwnerChoosesAmongHisCharactersInTheOpenThere() {
    Played game =
        crowd()
            .hidden("ana", "little-boy", "crossroads")
            .person("ana", "vigil", "church")
            .zombies("crossroads", 3)
            .at(CHECK);

    assertThat(game.options("ana")).containsExactlyInAnyOrder("lose:punk", "lose:mama");
    game.play("ana", "lose:mama").sees("mama.alive", "no").sees("punk.alive", "yes");
  }

  @ParameterizedTest
  @CsvSource({"green, ana, punk, white", "white, ben, teen, red", "red, cleo, priest, green"})
  @Rule({"COH-LDR-05", "COH-LDR-08"})
  void afterTheMealTheMarkerGoesOnToTheNextColourInPlay(
      String leader, String who, String eaten, String next) {
    Played game = crowd().leader(leader).zombies("crossroads", 1).at(CHECK);

    game.sees("leader", leader).play(who, "lose:" + eaten).sees("leader", next);
  }

  @Test
  @Rule("COH-LDR-06")
  void whereAllAreHiddenTheMarkerStaysAndNobodyIsEaten() {
    Played game =
        ring()
            .hidden("ana", "little-boy", "crossroads")
            .hidden("ben", "little-girl", "crossroads")
            .person("cleo", "priest", "church")
            .leader("red")
            .zombies("crossroads", 4)
            .at(CHECK);

    game.sees("window", "final").sees("leader", "red");
    game.sees("crossroads.people", "little-boy, little-girl");
  }

  @ParameterizedTest
  @CsvSource({"attack crossroads", CHECK})
  @Rule("COH-LDR-07")
  void whereNobodyStandsTheMarkerStaysAndNobodyIsEaten(String moment) {
    Played game =
        ring()
            .person("ana", "punk", "church")
            .person("ben", "teen", "church")
            .person("cleo", "priest", "church")
            .leader("white")
            .zombies("crossroads", 4)
            .at(moment);

    game.sees("window", "final").sees("leader", "white").sees("church.people.count", 3);
  }

  @ParameterizedTest
  @CsvSource({"01-a, 1, white", "01-b, 2, red"})
  @Rule("COH-LDR-08")
  void coveredColoursDoNotCountAsSteps(String card, int steps, String leader) {
    Played game = ring().invasion(card).leader("green").at("invasion");

    game.sees("leader", leader);
    assertThat(game.events().only(CityEvent.LEADER_STEPS).getFirst()).isEqualTo(steps);
  }

  @Test
  @Rule("COH-LDR-09")
  void theColourOfTheEliminatedRemainsASpace() {
    ring().nobody("ben").invasion("01-a").leader("green").at("invasion").sees("leader", "white");

    Played game =
        crowd().nobody("ben").dead("ben", "teen", "geek").zombies("crossroads", 1).at(CHECK);
    game.play("ana", "lose:mama").sees("leader", "white");
  }

  @Test
  @Rule("COH-LDR-10")
  void flashlightAgentAndBankReachEveryUncoveredColour() {
    TableBuilder table =
        ring()
            .person("ana", "special-agent", "bank")
            .nobody("cleo")
            .leader("green")
            .hand("ana", "flashlight");

    Played window = table.at("window location bank");
    assertThat(window.options("ana", "play:flashlight"))
        .containsExactlyInAnyOrder(
            "play:flashlight:green", "play:flashlight:white", "play:flashlight:red");
    assertThat(window.options("ana", "use:special-agent"))
        .containsExactlyInAnyOrder(
            "use:special-agent:green", "use:special-agent:white", "use:special-agent:red");
    window.play("ana", "use:special-agent:red").sees("leader", "red");
    window.pass("ben").play("ana", "play:flashlight:white").passAll().sees("leader", "white");

    Played bank = table.at("step-a bank");
    assertThat(bank.options("ana", "use"))
        .containsExactlyInAnyOrder(
            "use:flashlight:green", "use:flashlight:white", "use:flashlight:red");
    bank.play("ana", "use:flashlight:red").sees("leader", "red");
  }

  @Test
  @Rule("COH-LDR-11")
  void atBankBEachUserAdvancesTheMarkerByOneOrNot() {
    Played game =
        ring()
            .sideB("bank")
            .person("ana", "punk", "bank")
            .person("ben", "teen", "bank")
            .person("cleo", "priest", "bank")
            .leader("green")
            .at("step-a bank");

    assertThat(game.options("ana")).containsExactlyInAnyOrder("skip", "use");
    game.play("ana", "use").sees("leader", "white");
    game.play("ben", "skip").sees("leader", "white");
    game.play("cleo", "use").sees("leader", "red");
    game.sees("window", "attack bank");
  }
}
