package horda.cityofhorror.rules;

import static horda.cityofhorror.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;

import horda.cityofhorror.Played;
import horda.cityofhorror.TableBuilder;
import horda.cityofhorror.content.Place;
import horda.cityofhorror.state.CityEvent;
import horda.lab.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// LOC: the locations one after another, each with its three steps.
class LocTest {
  private static final Integer[] ALL_FOOD = {0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3};

  /// Ana, Ben and Cleo in the Hospital, where a card buys an antidote; each holds two.
  private static TableBuilder hospital() {
    return table()
        .person("ana", "punk", "hospital")
        .person("ben", "teen", "hospital")
        .person("cleo", "priest", "hospital")
        .hand("ana", "gun", "shotgun")
        .hand("ben", "gun", "shotgun")
        .hand("cleo", "gun", "shotgun");
  }

  private static List<String> begun(Played game) {
    return game.allEvents().events().stream()
        .filter(event -> event.what() == CityEvent.LOCATION_BEGINS)
        .map(event -> Place.id(event.args().getFirst()))
        .toList();
  }

  private static boolean asksForEffect(TableBuilder table, String place) {
    return table.at("step-a " + place).question().equals("use-site");
  }

  @Test
  @Rule("COH-LOC-01")
  void aLocationIsUsedThenAttackedThenSharedBeforeTheNextBegins() {
    Played game =
        hospital()
            .person("ana", "rocker", "crossroads")
            .option("layout", "hospital+bank+church+armory")
            .zombies("hospital", 4)
            .supplies("hospital", 1)
            .from("end-of-moves");

    game.sees("window", "location hospital").passAll().sees("asks", "use-site");
    game.play("ana", "skip").play("ben", "skip").play("cleo", "skip");
    game.sees("window", "attack hospital").passAll().sees("asks", "vote");
    game.vote("ana", "ana").vote("ben", "ana").vote("cleo", "ana");
    game.sees("punk.alive", "no").sees("window", "share hospital").passAll().sees("asks", "vote");
    game.vote("ben", "ben").vote("cleo", "ben");
    game.against("ben", "antidote", "ben").sees("window", "location bank");
  }

  @ParameterizedTest
  @CsvSource({
    "church+hospital+bank+armory, tower-after-corners, church hospital bank armory tower"
        + " crossroads",
    "bank+armory+hospital+church, tower-after-corners, bank armory hospital church tower"
        + " crossroads",
    "bank+armory+hospital+church, tower-first, tower bank armory hospital church crossroads",
  })
  @Rule({"COH-LOC-01", "COH-LOC-02"})
  void cornersGoByTheirNumbersThenTheTowerThenTheCrossroads(
      String layout, String order, String expected) {
    Played game =
        table()
            .option("layout", layout)
            .option("resolution-order", order)
            .from("end-of-moves")
            .passUntilWindow("round-start");

    assertThat(begun(game)).containsExactly(expected.split(" "));
  }

  @Test
  @Rule("COH-LOC-03")
  void aResolvedLocationIsNotRevisitedWhenZombiesComeLater() {
    Played game =
        table()
            .person("ben", "teen", "church")
            .person("cleo", "priest", "church")
            .hand("ana", "alarm")
            .from("resolve church")
            .passUntilWindow("location hospital");

    game.play("ana", "play:alarm:church").passUntilWindow("round-start");

    game.sees("church.zombies", 3).sees("round", 2);
    assertThat(begun(game)).containsExactly("hospital", "bank", "armory", "tower", "crossroads");
    assertThat(game.allEvents().told(CityEvent.ATTACK)).isFalse();
  }

  @Test
  @Rule("COH-LOC-04")
  void inTurnOrderEverybodyPresentMayUseTheEffect() {
    Played game =
        table("ana", "ben", "cleo", "dan")
            .person("ana", "punk", "hospital")
            .person("cleo", "priest", "hospital")
            .person("dan", "rocker", "hospital")
            .hand("ana", "gun")
            .hand("ben", "gun")
            .hand("cleo", "gun")
            .hand("dan", "alarm")
            .firstPlayer("cleo")
            .at("step-a hospital");

    game.sees("asked", "cleo").play("cleo", "use:gun");
    game.sees("asked", "dan").play("dan", "use:alarm");
    game.sees("asked", "ana").play("ana", "use:gun");

    game.sees("window", "attack hospital")
        .sees("cleo.antidotes", 1)
        .sees("dan.antidotes", 1)
        .sees("ana.antidotes", 1)
        .sees("ben.antidotes", 0);
  }

  @Test
  @Rule("COH-LOC-05")
  void manyCharactersThereUseTheEffectOnlyOnce() {
    Played game = hospital().person("ana", "rocker", "hospital").at("step-a hospital");

    game.play("ana", "use:gun").sees("ana.antidotes", 1).sees("asked", "ben");
    game.play("ben", "skip").play("cleo", "skip");

    game.sees("window", "attack hospital").sees("ana.antidotes", 1).sees("ana.hand", "shotgun");
  }

  @Test
  @Rule("COH-LOC-06")
  void theEffectIsOptionalAndEachIsAskedOnce() {
    Played game = hospital().at("step-a hospital");

    assertThat(game.options()).contains("skip", "use:gun", "use:shotgun");
    game.play("ana", "skip").play("ben", "use:gun").play("cleo", "skip");

    game.sees("window", "attack hospital")
        .sees("ana.hand", "gun, shotgun")
        .sees("ana.antidotes", 0)
        .sees("ben.antidotes", 1);
  }

  @Test
  @Rule("COH-LOC-06")
  void whoIsThereOnlyInHidingMayUseTheEffect() {
    table()
        .hidden("ben", "little-boy", "hospital")
        .hand("ben", "gun")
        .at("step-a hospital")
        .play("ben", "use:gun")
        .sees("ben.antidotes", 1);
  }

  @Test
  @Rule("COH-LOC-07")
  void withoutTheCardTheEffectCannotBeChosen() {
    assertThat(asksForEffect(table().person("ana", "punk", "hospital"), "hospital")).isFalse();
    assertThat(
            asksForEffect(table().person("ana", "punk", "hospital").hand("ana", "gun"), "hospital"))
        .isTrue();
  }

  @Test
  @Rule("COH-LOC-07")
  void withoutFoodOrAFreshCharacterThereTheEffectCannotBeChosen() {
    TableBuilder church = table().sideB("church").exhausted("ana", "punk", "church");
    assertThat(asksForEffect(church, "church")).isFalse();
    assertThat(asksForEffect(church.food("ana", 0), "church")).isTrue();

    TableBuilder ward = table().sideB("hospital").exhausted("ana", "punk", "hospital");
    assertThat(asksForEffect(ward.person("ana", "rocker", "bank"), "hospital")).isFalse();
    assertThat(asksForEffect(ward.person("ana", "teen", "hospital"), "hospital")).isTrue();
  }

  @Test
  @Rule("COH-LOC-07")
  void withoutAGainTheEffectCannotBeChosen() {
    TableBuilder antidote = table().person("ana", "punk", "hospital").hand("ana", "gun");
    assertThat(asksForEffect(antidote, "hospital")).isTrue();
    assertThat(asksForEffect(antidote.say("antidote-reserve", 0), "hospital")).isFalse();

    TableBuilder deck = table().person("ana", "punk", "armory").hand("ana", "gun");
    assertThat(asksForEffect(deck, "armory")).isTrue();
    assertThat(asksForEffect(deck.deckSize(0), "armory")).isFalse();

    TableBuilder food = table().person("ana", "punk", "crossroads").hand("ana", "gun");
    assertThat(asksForEffect(food, "crossroads")).isTrue();
    assertThat(asksForEffect(food.food("ben", ALL_FOOD), "crossroads")).isFalse();

    TableBuilder discard = table().sideB("armory").person("ana", "punk", "armory");
    assertThat(asksForEffect(discard, "armory")).isFalse();
    assertThat(asksForEffect(discard.discard("alarm"), "armory")).isTrue();

    TableBuilder refresh = table().person("ana", "punk", "church").hand("ana", "gun");
    assertThat(asksForEffect(refresh, "church")).isFalse();
    assertThat(asksForEffect(refresh.exhausted("ana", "rocker", "bank"), "church")).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"church", "tower"})
  @Rule("COH-LOC-08")
  void onTheTowerThereIsNothingToDoInStepA(String sideB) {
    table()
        .sideB(sideB)
        .person("ana", "punk", "tower")
        .exhausted("ana", "rocker", "tower")
        .hand("ana", "gun", "shotgun")
        .food("ana", 2)
        .discard("alarm")
        .at("step-a tower")
        .sees("window", "attack tower");
  }

  @Test
  @Rule("COH-LOC-09")
  void stepsForWhichNobodyIsPresentAreSkipped() {
    table()
        .zombies("church", 8)
        .supplies("church", 2)
        .from("resolve church")
        .passAll()
        .sees("window", "location hospital")
        .sees("church.antidotes", 2);
  }

  @Test
  @Rule("COH-LOC-09")
  void whoIsDrivenOutBeforeAStepIsNotPresentInIt() {
    Played game =
        table()
            .person("ana", "punk", "armory")
            .hand("ana", "gun")
            .hand("ben", "molotov")
            .zombies("armory", 4)
            .supplies("armory", 1)
            .markers(0, 2)
            .at("resolve armory");

    game.pass("ana").play("ben", "play:molotov:armory").passAll().play("ben", "mark:armory");

    game.passAll().sees("punk.at", "crossroads").sees("window", "final").sees("punk.alive", "yes");
  }

  @Test
  @Rule("COH-LOC-09")
  void whoIsBroughtBackBeforeAStepIsPresentInIt() {
    Played game =
        table()
            .person("ana", "punk", "church")
            .person("ben", "teen", "bank")
            .exhausted("ben", "rocker", "crossroads")
            .person("cleo", "priest", "crossroads")
            .lastMove("teen", "church")
            .zombies("church", 3)
            .at("attack church");

    game.pass("ana").pass("ben").play("cleo", "use:priest").passAll();

    game.sees("teen.at", "church").sees("asks", "vote").sees("asked", "ana, ben");
  }
}
