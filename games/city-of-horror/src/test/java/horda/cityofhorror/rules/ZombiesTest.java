package horda.cityofhorror.rules;

import static horda.cityofhorror.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;

import horda.cityofhorror.Played;
import horda.cityofhorror.TableBuilder;
import horda.cityofhorror.state.CityEvent;
import horda.lab.Rule;
import org.junit.jupiter.api.Test;

/// ZOM: how many zombies come, go and fall.
class ZombiesTest {
  private static TableBuilder armed(String card) {
    return table().hand("ana", card);
  }

  private static Played play(TableBuilder table, String option) {
    return table.at("window invasion-done").play("ana", option);
  }

  /// The places that a play can be aimed at.
  private static String[] targets(TableBuilder table, String play) {
    return table.at("window invasion-done").options("ana", play).stream()
        .map(id -> id.substring(play.length() + 1))
        .toArray(String[]::new);
  }

  @Test
  @Rule({"COH-ZOM-01", "COH-ZOM-02"})
  void anAlarmStopsAtEight() {
    Played game =
        play(armed("alarm").zombies("bank", 6), "play:alarm:bank").sees("bank.zombies", 8);
    game.sees("reserve.zombies", 32);
    assertThat(game.events().only(CityEvent.ALARM).getFirst()).isEqualTo(2);
    play(armed("alarm").zombies("bank", 5), "play:alarm:bank").sees("bank.zombies", 8);
  }

  @Test
  @Rule("COH-ZOM-01")
  void neitherTheBlondeNorAnInvasionBringsANinth() {
    table()
        .exhausted("ana", "blonde", "bank")
        .zombies("bank", 8)
        .at("end-of-moves")
        .sees("bank.zombies", 8)
        .sees("reserve.zombies", 32);
    table()
        .zombies("crossroads", 8)
        .zombies("tower", 8)
        .invasion("01-a")
        .at("invasion")
        .sees("crossroads.zombies", 8)
        .sees("tower.zombies", 8);
  }

  @Test
  @Rule("COH-ZOM-02")
  void thoseWhoFindNoRoomStayAtTheirSource() {
    table()
        .round(2)
        .invasion("02-c")
        .zombies("hospital", 4)
        .zombies("bank", 7)
        .at("invasion")
        .sees("hospital.zombies", 3)
        .sees("bank.zombies", 8);
  }

  @Test
  @Rule("COH-ZOM-02")
  void aKittenLeavesBehindWhatDoesNotFit() {
    TableBuilder full = armed("kitten").zombies("bank", 5);
    for (String place : SetupTest.PLACES) {
      if (!place.equals("bank")) {
        full.zombies(place, 7);
      }
    }
    Played game = play(full.seed(3), "play:kitten:bank");
    boolean home = game.events().only(CityEvent.KITTEN_RUNS).getLast() == 2;
    assertThat(home).isFalse();
    game.sees("bank.zombies", 4).sees("reserve.zombies", 0);
  }

  @Test
  @Rule("COH-ZOM-03")
  void aKillTakesAsManyAsAreThere() {
    play(armed("shotgun").zombies("bank", 1), "play:shotgun:bank")
        .sees("bank.zombies", 0)
        .sees("reserve.zombies", 40);
    play(armed("shotgun").zombies("bank", 3), "play:shotgun:bank").sees("bank.zombies", 1);
    play(table().person("ana", "housewife", "bank").zombies("bank", 1), "use:housewife")
        .sees("bank.zombies", 0);
  }

  @Test
  @Rule("COH-ZOM-04")
  void killsAreAimedWhereThereAreZombies() {
    for (String card : new String[] {"gun", "shotgun", "molotov", "makeshift-bomb"}) {
      assertThat(targets(armed(card).zombies("bank", 1).zombies("tower", 2), "play:" + card))
          .containsExactlyInAnyOrder("bank", "tower");
      assertThat(targets(armed(card), "play:" + card)).isEmpty();
    }
  }

  @Test
  @Rule("COH-ZOM-04")
  void aChainsawNeedsTwo() {
    assertThat(targets(armed("chainsaw").zombies("bank", 1).zombies("tower", 2), "play:chainsaw"))
        .containsExactly("tower");
  }

  @Test
  @Rule("COH-ZOM-04")
  void aMoveNeedsASourceAndRoom() {
    TableBuilder table =
        armed("rescue-flare").zombies("bank", 8).zombies("tower", 1).zombies("church", 8);
    assertThat(targets(table, "play:rescue-flare"))
        .containsExactlyInAnyOrder(
            "bank:hospital",
            "bank:armory",
            "bank:tower",
            "bank:crossroads",
            "tower:hospital",
            "tower:armory",
            "tower:crossroads",
            "church:hospital",
            "church:armory",
            "church:tower",
            "church:crossroads");
  }

  @Test
  @Rule("COH-ZOM-04")
  void anAlarmNeedsRoomAndAReserve() {
    assertThat(targets(armed("alarm").zombies("bank", 8).zombies("tower", 7), "play:alarm"))
        .containsExactlyInAnyOrder("church", "hospital", "armory", "tower", "crossroads");
    assertThat(targets(armed("alarm").zombies("bank", 0).say("zombie-reserve", 0), "play:alarm"))
        .isEmpty();
    assertThat(
            armed("alarm").zombies("bank", 8).at("window invasion-done").refuses("play:alarm:bank"))
        .isNotNull();
  }

  @Test
  @Rule("COH-ZOM-04")
  void abilitiesWithoutEffectAreNotOffered() {
    for (String who : new String[] {"housewife", "vigil", "geek", "rocker"}) {
      TableBuilder table = table().person("ana", who, "church").zombies("bank", 4);
      assertThat(targets(table, "use:" + who)).isEmpty();
      assertThat(table.zombies("church", 1).at("window invasion-done").options("ana", "use:" + who))
          .isNotEmpty();
    }
  }

  @Test
  @Rule("COH-ZOM-05")
  void bothVictimsFallInTheSamePlace() {
    for (String card : new String[] {"shotgun", "makeshift-bomb"}) {
      Played game =
          play(armed(card).zombies("bank", 1).zombies("tower", 3), "play:" + card + ":bank");
      game.sees("bank.zombies", 0).sees("tower.zombies", 3);
      Played other =
          play(armed(card).zombies("bank", 1).zombies("tower", 3), "play:" + card + ":tower");
      other.sees("bank.zombies", 1).sees("tower.zombies", 1);
    }
  }
}
