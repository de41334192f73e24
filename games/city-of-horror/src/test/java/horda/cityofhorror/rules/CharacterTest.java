package horda.cityofhorror.rules;

import static horda.cityofhorror.TableBuilder.GAME;
import static horda.cityofhorror.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;

import horda.cityofhorror.Played;
import horda.cityofhorror.TableBuilder;
import horda.cityofhorror.state.CityEvent;
import horda.engine.Event;
import horda.lab.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// CHR: what the townspeople do where they stand, with cards, votes and looks.
class CharacterTest {
  private static TableBuilder only(String who, String place) {
    return table().person("ana", who, place);
  }

  @Test
  @Rule({"COH-CHR-01", "COH-MOV-20"})
  void theBlondesOwnerMayExhaustHerSoThatNoZombieComes() {
    Played game = only("blonde", "bank").zombies("bank", 2).at("end-of-moves");
    game.sees("asks", "blonde").sees("asked", "ana");
    assertThat(game.options("ana")).containsExactlyInAnyOrder("attract", "prevent");

    game.play("ana", "prevent").sees("bank.zombies", 2).sees("blonde.fresh", "no");
  }

  @Test
  @Rule({"COH-CHR-01", "COH-MOV-21"})
  void preventingCountsForOneRoundOnly() {
    only("blonde", "bank")
        .at("end-of-moves")
        .play("ana", "attract")
        .sees("bank.zombies", 1)
        .sees("blonde.fresh", "yes");

    table()
        .exhausted("ana", "blonde", "bank")
        .at("end-of-moves")
        .sees("asks", "window")
        .sees("bank.zombies", 1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"businessman", "businesswoman"})
  @Rule("COH-CHR-02")
  void aBusinessPersonTradesAHandCardForAnyDiscardedOne(String who) {
    Played game =
        only(who, "bank")
            .hand("ana", "gun", "alarm")
            .discard("kitten", "shotgun")
            .at("window invasion-done");

    game.play("ana", "use:" + who + ":gun").sees("asks", "take-discard").sees("asked", "ana");
    assertThat(game.options("ana")).containsExactly("take:kitten", "take:shotgun", "take:gun");

    game.play("ana", "take:kitten")
        .sees("ana.hand", "alarm, kitten")
        .sees("discard", "shotgun, gun")
        .sees(who + ".fresh", "no");
  }

  @Test
  @Rule({"COH-CHR-02", "COH-ABL-07"})
  void withAnEmptyDiscardPileTheOwnCardComesBack() {
    Played game =
        only("businessman", "bank")
            .hand("ana", "gun")
            .at("window invasion-done")
            .play("ana", "use:businessman:gun");

    assertThat(game.options("ana")).containsExactly("take:gun");
    game.play("ana", "take:gun").sees("ana.hand", "gun").sees("businessman.fresh", "no");
  }

  @ParameterizedTest
  @ValueSource(strings = {"businessman", "businesswoman"})
  @Rule("COH-CHR-02")
  void withoutAHandThereIsNothingToTrade(String who) {
    Played game = only(who, "bank").discard("kitten").at("window invasion-done");

    assertThat(game.options("ana", "use")).isEmpty();
  }

  @Test
  @Rule("COH-CHR-03")
  void theSushiChefDrawsTheTopCardInSecret() {
    Played game =
        only("sushi-chef", "bank")
            .deck("molotov", "kitten")
            .at("window invasion-done")
            .play("ana", "use:sushi-chef");

    game.sees("ana.hand", "molotov").sees("deck.top", "kitten").sees("sushi-chef.fresh", "no");
    assertThat(game.told(CityEvent.CHEF_DRAWS)).isTrue();
    assertThat(game.events().events())
        .filteredOn(event -> event.what() == CityEvent.YOU_DREW)
        .allMatch(event -> event.isFor(game.seat("ana")) && !event.isFor(game.seat("ben")));
  }

  @Test
  @Rule("COH-CHR-03")
  void theSushiChefIsUselessWithAnEmptyDeck() {
    Played game = only("sushi-chef", "bank").deckSize(0).at("window invasion-done");

    assertThat(game.options("ana", "use")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"geek", "rocker"})
  @Rule("COH-CHR-04")
  void geekAndRockerMoveOneZombieFromWhereTheyStand(String who) {
    Played game =
        only(who, "bank")
            .zombies("bank", 3)
            .zombies("church", 8)
            .zombies("tower", 7)
            .at("window invasion-done");
    assertThat(game.options("ana", "use:" + who))
        .containsExactly(
            "use:" + who + ":hospital",
            "use:" + who + ":armory",
            "use:" + who + ":tower",
            "use:" + who + ":crossroads");

    game.play("ana", "use:" + who + ":tower").sees("bank.zombies", 2).sees("tower.zombies", 8);
  }

  @ParameterizedTest
  @CsvSource({"housewife, 5, 3", "housewife, 1, 0", "vigil, 5, 3", "vigil, 1, 0"})
  @Rule("COH-CHR-07")
  void housewifeAndVigilKillTwoZombiesWhereTheyStand(String who, int before, int after) {
    only(who, "bank")
        .zombies("bank", before)
        .zombies("church", 4)
        .at("window invasion-done")
        .play("ana", "use:" + who)
        .sees("bank.zombies", after)
        .sees("church.zombies", 4);
  }

  @Test
  @Rule({"COH-CHR-05", "COH-VOTE-10"})
  void afterHisAbilityGrandpaVotesOnceInBothVotesOfThisRound() {
    Played game =
        only("grandpa", "church")
            .person("ana", "rasta", "crossroads")
            .person("ben", "teen", "church")
            .person("ben", "vigil", "church")
            .zombies("church", 3)
            .supplies("church", 1)
            .at("window attack church")
            .sees("church.votes.ana", 0);

    game.play("ana", "use:grandpa").sees("church.votes.ana", 1).passAll();
    assertThat(game.awaited()).containsExactly("ana", "ben");
    game.vote("ana", "ben").vote("ben", "ben").play("ben", "lose:teen").passUntil("vote");
    assertThat(game.awaited()).containsExactly("ana", "ben");

    game.vote("ana", "ana").vote("ben", "ana").play("ana", "antidote:0");
    game.passUntil("movement-card").sees("round", 2).sees("church.votes.ana", 0);
  }

  @Test
  @Rule({"COH-CHR-09", "COH-FP-06"})
  void theStudentTakesTheFirstPlayerMarkerAtOnce() {
    Played game = only("student", "bank").firstPlayer("ben").at("window attack church").pass("ben");

    game.pass("cleo").play("ana", "use:student");

    game.sees("first-player", "ana").sees("student.fresh", "no");
    assertThat(game.told(CityEvent.FIRST_PLAYER_MOVES)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"little-boy", "little-girl"})
  @Rule({"COH-CHR-10", "COH-CARD-05"})
  void theChildrenHideThemselvesUntilTheEndOfTheRound(String child) {
    Played game =
        only(child, "church")
            .person("ben", "teen", "church")
            .person("ben", "vigil", "bank")
            .zombies("church", 3)
            .at("window attack church");

    game.play("ana", "use:" + child).sees(child + ".hidden", "yes").sees("church.votes.ana", 0);
    game.passAll().sees("teen.alive", "no").sees(child + ".alive", "yes");
    game.passUntil("movement-card").sees(child + ".hidden", "no").sees(child + ".fresh", "no");
  }

  private static Played birth(TableBuilder table) {
    return table.person("ana", "pregnant-woman", "church").at("window invasion-done");
  }

  @Test
  @Rule({"COH-CHR-11", "COH-VOTE-11"})
  void afterTheBirthTheMotherHasTwoVotesForTheRestOfTheGame() {
    Played game = birth(table()).sees("church.votes.ana", 1).play("ana", "use:pregnant-woman");

    game.sees("church.votes.ana", 2).sees("pregnant-woman.fresh", "no");
    assertThat(game.told(CityEvent.GIVES_BIRTH)).isTrue();
    game.passUntil("movement-card").sees("round", 2).sees("church.votes.ana", 2);
  }

  @Test
  @Rule({"COH-CHR-11", "COH-CHR-12"})
  void theMotherIsNeverFreshAgain() {
    Played game = birth(table().hand("ana", "energy-drink")).play("ana", "use:pregnant-woman");
    game.pass("ben").pass("cleo");

    assertThat(game.options("ana", "play:energy-drink")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"hospital", "armory"})
  @Rule("COH-CHR-12")
  void thePregnantWomanPaysForNoLocation(String place) {
    TableBuilder alone = table().sideB(place).person("ana", "pregnant-woman", place).discard("gun");
    alone.at("step-a " + place).sees("window", "attack " + place);

    Played game = alone.person("ana", "punk", place).at("step-a " + place);
    assertThat(game.options("ana")).containsExactly("skip", "use:punk");
  }

  @ParameterizedTest
  @ValueSource(strings = {"church", "bank"})
  @Rule("COH-CHR-12")
  void theChurchDoesNotRefreshTheMother(String sideB) {
    table()
        .sideB(sideB)
        .exhausted("ana", "pregnant-woman", "church")
        .hand("ana", "gun")
        .food("ana", 1)
        .at("step-a church")
        .sees("window", "attack church");
  }

  @Test
  @Rule("COH-CHR-13")
  void motherAndBabyAreOneCharacter() {
    TableBuilder family =
        table().exhausted("ana", "pregnant-woman", "hospital").person("ben", "teen", "hospital");
    Played game =
        family.movement("cleo", "hospital").person("cleo", "geek", "bank").at("mover cleo");
    game.sees("hospital.people.count", 2).play("cleo", "move:geek").sees("geek.at", "hospital");

    family.zombies("hospital", 3).person("cleo", "geek", "bank");
    assertThat(family.at("attack-check hospital").question()).isEqualTo("vote");
  }

  @Test
  @Rule("COH-CHR-13")
  void oneAntidoteSavesMotherAndBabyForTwoPoints() {
    table()
        .exhausted("ana", "pregnant-woman", "bank")
        .antidotes("ana", 1)
        .at("antidotes")
        .sees("pregnant-woman.alive", "yes")
        .sees("ana.score", 2);
  }

  @Test
  @Rule("COH-CHR-18")
  void thePunkCancelsACard() {
    only("punk", "bank")
        .hand("ben", "molotov")
        .zombies("church", 2)
        .at("window invasion-done")
        .pass("ana")
        .play("ben", "play:molotov:church")
        .play("ana", "punk")
        .sees("church.zombies", 2)
        .sees("markers.placed", 0)
        .sees("discard", "molotov")
        .sees("punk.value", 3);
  }

  @Test
  @Rule("COH-CHR-18")
  void theRastaLooksAtTheNextInvasionCardAlone() {
    Played game =
        only("rasta", "bank")
            .invasion("02-c")
            .at("window invasion-done")
            .play("ana", "use:rasta")
            .sees("rasta.fresh", "no");

    assertThat(GAME.view(game.state(), game.seat("ana")).topInvasion()).isEqualTo("02-c");
    assertThat(GAME.view(game.state(), game.seat("ben")).topInvasion()).isEmpty();
    assertThat(only("rasta", "bank").round(4).at("window moved").offers("use:rasta")).isFalse();
  }

  @Test
  @Rule("COH-CHR-18")
  void theSpecialAgentPutsTheLeaderOnAnyColourInPlay() {
    Played game =
        only("special-agent", "bank").colours("green", "white", "red").at("window invasion-done");

    assertThat(game.options("ana", "use:special-agent"))
        .containsExactlyInAnyOrder(
            "use:special-agent:green", "use:special-agent:white", "use:special-agent:red");
    game.play("ana", "use:special-agent:red").sees("leader", "red");
  }

  @Test
  @Rule({"COH-CHR-18", "COH-MOV-17"})
  void theTeenChangesHisOwnersMovementCard() {
    Played game =
        only("teen", "tower")
            .person("ana", "punk", "bank")
            .movement("ana", "bank")
            .at("mover ana")
            .play("ana", "use:teen");

    assertThat(game.options("ana")).hasSize(5).doesNotContain("go:bank");
    game.play("ana", "go:church").play("ana", "move:punk").sees("punk.at", "church");
  }

  @Test
  @Rule("COH-CHR-18")
  void theThiefTakesACardFromAnotherHandAndOnlyTheTwoLearnWhich() {
    Played game = only("thief", "bank").hand("ana", "alarm").hand("ben", "gun").at("window moved");
    assertThat(game.options("ana", "use:thief")).containsExactly("use:thief:1");

    game.against("ana", "use:thief", "ben")
        .sees("ana.hand", "alarm, gun")
        .sees("ben.hand.count", 0);
    Event seen =
        game.events().events().stream()
            .filter(event -> event.what() == CityEvent.STOLEN_CARD)
            .findFirst()
            .orElseThrow();
    assertThat(seen.isFor(game.seat("ben"))).isTrue();
    assertThat(seen.isFor(game.seat("cleo"))).isFalse();
  }
}
