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

/// SITE: when the zombies of a location attack, and what goes on behind a blocked door.
class SiteAttackTest {
  /// Two characters are there: the most zombies that keep still, and the fewest that attack.
  @ParameterizedTest
  @CsvSource({
    "church, A, 2, 3",
    "church, B, 2, 3",
    "hospital, A, 2, 3",
    "hospital, B, 1, 2",
    "bank, A, 2, 3",
    "bank, B, 2, 3",
    "armory, A, 2, 3",
    "armory, B, 2, 3",
    "tower, A, 3, 4",
    "tower, B, 3, 4",
    "crossroads, A, 0, 1",
    "crossroads, B, 0, 1"
  })
  @Rule("COH-SITE-11")
  void zombiesAttackFromTheNumberOfTheirLocationOn(String place, String side, int calm, int angry) {
    TableBuilder table =
        table()
            .option("side-b", side.equals("B") ? place : "none")
            .person("ana", "vigil", place)
            .person("ben", "teen", place)
            .person("ben", "punk", place.equals("church") ? "bank" : "church");

    assertThat(table.zombies(place, calm).at("attack-check " + place).told(CityEvent.NO_ATTACK))
        .isTrue();
    assertThat(table.zombies(place, angry).at("attack-check " + place).told(CityEvent.ATTACK))
        .isTrue();
  }

  /// Where they must outnumber the characters, more characters keep more zombies still.
  @ParameterizedTest
  @CsvSource({
    "church, A, attack",
    "church, B, calm",
    "hospital, A, calm",
    "hospital, B, attack",
    "bank, A, attack",
    "bank, B, calm",
    "armory, A, attack",
    "armory, B, calm"
  })
  @Rule("COH-SITE-11")
  void aCrowdHelpsOnlyWhereZombiesMustOutnumberIt(String place, String side, String outcome) {
    Played game =
        table()
            .option("side-b", side.equals("B") ? place : "none")
            .person("ana", "vigil", place)
            .person("ben", "teen", place)
            .hidden("cleo", "punk", place)
            .zombies(place, 3)
            .at("attack-check " + place);

    assertThat(game.told(CityEvent.ATTACK)).isEqualTo(outcome.equals("attack"));
  }

  @Test
  @Rule("COH-SITE-12")
  void insideABlockedArmoryEverythingButMovementGoesOn() {
    Played game =
        table()
            .sideB("armory")
            .person("ana", "vigil", "armory")
            .person("ana", "geek", "armory")
            .person("ben", "teen", "armory")
            .person("ben", "punk", "bank")
            .discard("gun")
            .supplies("armory", 1)
            .zombies("armory", 6)
            .armoryShut()
            .at("step-a armory");

    game.play("ana", "use:geek").play("ana", "take:gun").sees("ana.hand", "gun");
    game.play("ana", "use:vigil").sees("armory.zombies", 4).passAll();
    game.vote("ana", "ben").vote("ben", "ana").sees("teen.alive", "no");
    game.passUntil("hand-out").play("ana", "antidote:0").sees("ana.antidotes", 1);
  }

  @Test
  @Rule("COH-SITE-13")
  void peopleOnTopOfTheTowerAndZombiesBelowAreInOnePlace() {
    Played game =
        table()
            .person("ana", "vigil", "tower")
            .person("ben", "teen", "tower")
            .zombies("tower", 7)
            .at("window attack tower");

    game.play("ana", "use:vigil").sees("tower.zombies", 5).passAll().sees("asks", "vote");
  }
}
