package horda.cityofhorror.rules;

import static horda.cityofhorror.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;

import horda.cityofhorror.Played;
import horda.cityofhorror.TableBuilder;
import horda.cityofhorror.state.CityEvent;
import horda.lab.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// MOV: who may move, who must, and where the road ends.
class MovementTest {
  /// Ana has the Punk in the Bank and a card for the Church.
  private static TableBuilder toTheChurch() {
    return table().person("ana", "punk", "bank").movement("ana", "church");
  }

  /// The same, but Ben's people leave that many of the four slots of the Church free.
  private static TableBuilder toTheChurchWith(int free) {
    String[] people = {"teen", "thief", "rocker", "geek"};
    TableBuilder table = toTheChurch();
    for (int i = free; i < people.length; i++) {
      table.person("ben", people[i], "church");
    }
    return table;
  }

  @Test
  @Rule("COH-MOV-01")
  void inTurnOrderEverybodyMovesOneCharacterToHisCard() {
    // given Ben as First Player
    Played game =
        table()
            .firstPlayer("ben")
            .person("ana", "geek", "church")
            .movement("ana", "tower")
            .person("ben", "punk", "bank")
            .person("ben", "vigil", "tower")
            .movement("ben", "church")
            .person("cleo", "teen", "church")
            .movement("cleo", "bank")
            .at("movers");

    assertThat(game.asked()).isEqualTo("ben");
    assertThat(game.options("ben", "move")).containsExactlyInAnyOrder("move:punk", "move:vigil");
    game.play("ben", "move:vigil").sees("vigil.at", "church").sees("punk.at", "bank");
    assertThat(game.passUntil("mover").asked()).isEqualTo("cleo");
    game.play("cleo", "move:teen").sees("teen.at", "bank");
    assertThat(game.passUntil("mover").asked()).isEqualTo("ana");
    game.play("ana", "move:geek").sees("geek.at", "tower").passAll().sees("window", "final");
  }

  @Test
  @Rule("COH-MOV-02")
  void whoCanMoveMust() {
    Played game = toTheChurch().zombies("church", 8).at("mover ana");

    assertThat(game.options()).containsExactly("move:punk");
    assertThat(game.refuses("stay").rule()).isEqualTo("COH-MOV-02");
    assertThat(game.refuses("pass").rule()).isEqualTo("COH-MOV-01");
  }

  @Test
  @Rule("COH-MOV-03")
  void whoIsThereAlreadyCannotBeChosen() {
    Played game = toTheChurch().person("ana", "vigil", "church").at("mover ana");

    assertThat(game.options("ana", "move")).containsExactly("move:punk");
  }

  @Test
  @Rule("COH-MOV-04")
  void aFullLocationSendsTheRunnerToTheCrossroads() {
    Played game = toTheChurchWith(0).at("mover ana");

    game.play("ana", "move:punk").sees("punk.at", "crossroads").sees("church.people.count", 4);
    assertThat(game.told(CityEvent.TURNED_AWAY)).isTrue();
  }

  @Test
  @Rule("COH-MOV-04")
  void theLastFreeSlotIsEnough() {
    Played game = toTheChurchWith(1).at("mover ana");

    game.play("ana", "move:punk").sees("punk.at", "church").sees("church.full", "yes");
    assertThat(game.told(CityEvent.TURNED_AWAY)).isFalse();
  }

  @Test
  @Rule("COH-MOV-05")
  void aCharacterOnTheCrossroadsMayRunInVain() {
    Played game = toTheChurchWith(0).person("ana", "vigil", "crossroads").at("mover ana");

    assertThat(game.options("ana", "move")).containsExactlyInAnyOrder("move:punk", "move:vigil");
    game.play("ana", "move:vigil")
        .sees("vigil.at", "crossroads")
        .sees("punk.at", "bank")
        .sees("ana.moved", "yes")
        .sees("window", "moved");
  }

  @Test
  @Rule("COH-MOV-06")
  void whoCannotMoveCannotBeChosenAndAnotherMustBe() {
    Played game =
        toTheChurch()
            .sideB("armory")
            .armoryShut()
            .exhausted("ana", "granny", "hospital")
            .person("ana", "vigil", "armory")
            .at("mover ana");

    assertThat(game.options("ana", "move")).containsExactly("move:punk");
    assertThat(game.offers("stay")).isFalse();
  }

  @Test
  @Rule("COH-MOV-06")
  void anOpenArmoryLetsPeopleOut() {
    Played game = toTheChurch().sideB("armory").person("ana", "vigil", "armory").at("mover ana");

    assertThat(game.options("ana", "move")).containsExactlyInAnyOrder("move:punk", "move:vigil");
  }

  @Test
  @Rule("COH-MOV-07")
  void whoHasNobodyToMoveDoesNotMove() {
    // given one in the blocked Armory and a tired Granny
    Played game =
        table()
            .sideB("armory")
            .armoryShut()
            .person("ana", "vigil", "armory")
            .exhausted("ana", "granny", "hospital")
            .movement("ana", "church")
            .at("mover ana");

    assertThat(game.options("ana", "move")).isEmpty();
    game.play("ana", "stay")
        .sees("vigil.at", "armory")
        .sees("granny.at", "hospital")
        .sees("ana.moved", "yes")
        .sees("window", "moved");
    assertThat(game.told(CityEvent.STAYED)).isTrue();
  }

  @Test
  @Rule("COH-MOV-08")
  void nobodyMustSpendTheGrannysAbility() {
    Played game =
        table().person("ana", "granny", "hospital").movement("ana", "church").at("mover ana");

    assertThat(game.options()).containsExactlyInAnyOrder("move:granny:on-foot", "stay");
    game.play("ana", "stay").sees("granny.at", "hospital").sees("granny.fresh", "yes");
  }

  @Test
  @Rule("COH-MOV-08")
  void withAnotherOneToMoveTheGrannyIsNoExcuse() {
    Played game = toTheChurch().person("ana", "granny", "hospital").at("mover ana");

    assertThat(game.options()).containsExactlyInAnyOrder("move:punk", "move:granny:on-foot");
    game.play("ana", "move:granny:on-foot").sees("granny.at", "church").sees("granny.fresh", "no");
  }

  @Test
  @Rule("COH-MOV-09")
  void whoHasEverybodyThereAlreadyDoesNotMove() {
    Played game =
        table()
            .person("ana", "punk", "church")
            .person("ana", "vigil", "church")
            .exhausted("ana", "granny", "bank")
            .movement("ana", "church")
            .at("mover ana");

    assertThat(game.options("ana", "move")).isEmpty();
    game.play("ana", "stay").sees("church.people", "punk, vigil").sees("window", "moved");
  }

  @Test
  @Rule("COH-MOV-10")
  void theCrossroadsTakeEverybody() {
    // given more people there than any location has slots
    TableBuilder table = table().person("ana", "punk", "bank").movement("ana", "crossroads");
    for (String who : new String[] {"geek", "rocker", "thief", "student", "rasta", "housewife"}) {
      table.person("ben", who, "crossroads");
    }
    Played game = table.at("mover ana");

    game.play("ana", "move:punk").sees("punk.at", "crossroads").sees("crossroads.full", "no");
    assertThat(game.told(CityEvent.MOVED)).isTrue();
  }

  @ParameterizedTest
  @Rule("COH-MOV-15")
  @ValueSource(strings = {"bank", "crossroads"})
  void theBurntArmorySendsTheRunnerToTheCrossroads(String from) {
    Played game =
        table().armoryShut().person("ana", "punk", from).movement("ana", "armory").at("mover ana");

    assertThat(game.options()).containsExactly("move:punk");
    game.play("ana", "move:punk").sees("punk.at", "crossroads").sees("armory.people.count", 0);
    assertThat(game.told(CityEvent.TURNED_AWAY)).isTrue();
  }

  @Test
  @Rule("COH-MOV-16")
  void theBlockedArmoryLetsNobodyIn() {
    Played game =
        table()
            .sideB("armory")
            .armoryShut()
            .person("ana", "punk", "bank")
            .person("ben", "teen", "armory")
            .movement("ana", "armory")
            .at("mover ana");

    game.play("ana", "move:punk").sees("punk.at", "crossroads").sees("armory.people", "teen");
  }

  @Test
  @Rule("COH-MOV-19")
  void whoHidesMayMoveAndStaysHidden() {
    Played game = table().hidden("ana", "punk", "bank").movement("ana", "church").at("mover ana");

    game.play("ana", "move:punk").sees("punk.at", "church").sees("punk.hidden", "yes");
  }

  // The Blonde.

  @Test
  @Rule("COH-MOV-20")
  void afterAllMovesTheBlondeDrawsAZombie() {
    Played game =
        table()
            .person("ana", "blonde", "bank")
            .movement("ana", "church")
            .zombies("church", 2)
            .from("movers");

    game.play("ana", "move:blonde").passUntil("mover").sees("church.zombies", 2);
    game.play("ben", "stay").passUntil("mover").play("cleo", "stay").passUntil("blonde");

    assertThat(game.asked()).isEqualTo("ana");
    assertThat(game.options()).containsExactlyInAnyOrder("attract", "prevent");
    game.play("ana", "attract")
        .sees("church.zombies", 3)
        .sees("reserve.zombies", 37)
        .sees("blonde.fresh", "yes")
        .sees("window", "location church");
  }

  @Test
  @Rule("COH-MOV-20")
  void herOwnerMayExhaustHerToPreventIt() {
    table()
        .person("ben", "blonde", "bank")
        .zombies("bank", 2)
        .at("end-of-moves")
        .play("ben", "prevent")
        .sees("blonde.fresh", "no")
        .sees("bank.zombies", 2);
  }

  @Test
  @Rule("COH-MOV-20")
  void theDeadBlondeDrawsNobody() {
    table()
        .person("ana", "punk", "bank")
        .dead("ana", "blonde")
        .at("end-of-moves")
        .sees("asks", "window")
        .sees("reserve.zombies", 40);
  }

  @Test
  @Rule("COH-MOV-21")
  void noZombieComesToTheBlondeWhereEightAre() {
    Played game = table().exhausted("ana", "blonde", "bank").zombies("bank", 8).at("end-of-moves");

    game.sees("bank.zombies", 8);
    assertThat(game.allEvents().told(CityEvent.BLONDE_ATTRACTS)).isFalse();
  }

  @Test
  @Rule("COH-MOV-21")
  void noZombieComesToTheBlondeOutOfAnEmptyReserve() {
    table()
        .person("ana", "blonde", "bank")
        .zombies("bank", 0)
        .say("zombie-reserve", 0)
        .at("end-of-moves")
        .play("ana", "attract")
        .sees("bank.zombies", 0);
  }

  @Test
  @Rule("COH-MOV-21")
  void theTiredBlondeDrawsOneAndHerOwnerIsNotAsked() {
    Played game = table().exhausted("ana", "blonde", "bank").zombies("bank", 7).at("end-of-moves");

    game.sees("asks", "window").sees("bank.zombies", 8);
    assertThat(game.allEvents().count(CityEvent.BLONDE_ATTRACTS)).isEqualTo(1);
  }

  @Test
  @Rule("COH-MOV-21")
  void theHiddenBlondeDrawsOneToo() {
    table()
        .hidden("ana", "blonde", "bank")
        .at("end-of-moves")
        .play("ana", "attract")
        .sees("bank.zombies", 1);
  }
}
