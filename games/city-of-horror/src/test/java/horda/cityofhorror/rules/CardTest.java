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
import org.junit.jupiter.params.provider.ValueSource;

/// CARD: what single cards do.
class CardTest {
  /// A quiet window in which Ana, who has the Punk in the Bank, holds these cards.
  private static TableBuilder holding(String... cards) {
    return table().person("ana", "punk", "bank").hand("ana", cards);
  }

  @ParameterizedTest
  @Rule("COH-CARD-01")
  @CsvSource({"0,3", "2,5", "6,8", "7,8"})
  void anAlarmBringsThreeZombiesButNeverMoreThanEight(int before, int after) {
    Played game = holding("alarm").zombies("church", before).at("window invasion-done");

    game.play("ana", "play:alarm:church")
        .sees("church.zombies", after)
        .sees("reserve.zombies", 40 - after);
    assertThat(game.events().only(CityEvent.ALARM)).startsWith(after - before);
  }

  @Test
  @Rule("COH-CARD-01")
  void anAlarmBringsWhatTheReserveHas() {
    Played game =
        holding("alarm").zombies("church", 0).say("zombie-reserve", 2).at("window invasion-done");

    game.play("ana", "play:alarm:church").sees("church.zombies", 2).sees("reserve.zombies", 0);
  }

  @Test
  @Rule("COH-CARD-02")
  void anEnergyDrinkRefreshesOneOfOnesOwn() {
    Played game =
        holding("energy-drink")
            .exhausted("ana", "vigil", "church")
            .exhausted("ana", "teen", "tower")
            .exhausted("ben", "geek", "church")
            .at("window invasion-done");

    assertThat(game.options("ana", "play"))
        .containsExactlyInAnyOrder("play:energy-drink:vigil", "play:energy-drink:teen");
    game.play("ana", "play:energy-drink:vigil").sees("vigil.fresh", "yes").sees("teen.fresh", "no");
  }

  @Test
  @Rule("COH-CARD-03")
  void cannedFoodScoresOneFromTheHand() {
    holding("canned-food", "canned-food", "gun")
        .antidotes("ana", 1)
        .at("score")
        .sees("ana.score", 4 + 2);
  }

  @ParameterizedTest
  @Rule("COH-CARD-03")
  @ValueSource(strings = {"mover ana", "window invasion-done", "window final"})
  void cannedFoodIsNeverPlayed(String moment) {
    Played game = holding("canned-food").zombies("bank", 3).at(moment);

    assertThat(game.options("ana", "play")).isEmpty();
  }

  @Test
  @Rule("COH-CARD-04")
  void pepperSprayCancelsTheCardJustPlayed() {
    Played game =
        table().hand("ana", "gun").zombies("bank", 3).hand("ben", "pepper-spray").at("mover ana");

    game.play("ana", "play:gun:bank").play("ben", "spray").sees("bank.zombies", 3);
    assertThat(game.told(CityEvent.CANCELLED_BY_CARD)).isTrue();
    game.sees("discard", "pepper-spray, gun");
  }

  @Test
  @Rule("COH-CARD-04")
  void pepperSprayIsGoodForNothingElse() {
    Played game = holding("pepper-spray").zombies("bank", 3).at("window invasion-done");

    assertThat(game.options("ana", "play")).isEmpty();
  }

  // Hiding.

  private static TableBuilder besiegedChurch() {
    return table()
        .person("ana", "punk", "church")
        .hand("ana", "hideout")
        .person("ben", "teen", "church")
        .person("cleo", "geek", "church")
        .zombies("church", 3);
  }

  @Test
  @Rule("COH-CARD-05")
  void whoHidesNeitherVotesNorIsAttacked() {
    Played game = besiegedChurch().at("window attack church");

    assertThat(game.options("ana", "play")).containsExactly("play:hideout:punk");
    game.play("ana", "play:hideout:punk").sees("punk.hidden", "yes").passUntil("vote");
    assertThat(game.awaited()).containsExactly("ben", "cleo");
    assertThat(game.options("ben")).containsExactlyInAnyOrder("vote:1", "vote:2");
  }

  @Test
  @Rule("COH-CARD-05")
  void withTheEndOfTheRoundTheHiddenStandUp() {
    Played game =
        besiegedChurch()
            .nobody("cleo")
            .person("cleo", "geek", "tower")
            .from("window attack church")
            .play("ana", "play:hideout:punk")
            .passAll();

    game.sees("teen.alive", "no").sees("punk.hidden", "yes");
    game.passUntilWindow("round-start").sees("round", 2).sees("punk.hidden", "no");
  }

  @Test
  @Rule("COH-CARD-06")
  void hidingIsNoUseWhenTheTowerExplodes() {
    Played game =
        table()
            .hidden("ana", "vigil", "tower")
            .person("ana", "punk", "bank")
            .hand("ana", "molotov")
            .zombies("church", 1)
            .markers(2, 0)
            .at("mover ana");

    game.play("ana", "play:molotov:church").play("ana", "mark:tower").sees("vigil.alive", "no");
  }

  @Test
  @Rule("COH-CARD-06")
  void whoHidesStillTakesASlotAndUsesHisAbility() {
    Played game =
        table()
            .hidden("ana", "vigil", "tower")
            .hidden("ana", "teen", "tower")
            .zombies("tower", 3)
            .person("ben", "geek", "bank")
            .movement("ben", "tower")
            .at("mover ben");

    game.play("ben", "move:geek").sees("geek.at", "crossroads").sees("window", "moved");
    game.play("ana", "use:vigil").sees("tower.zombies", 1).sees("vigil.hidden", "yes");
  }

  // Weapons.

  @ParameterizedTest
  @Rule("COH-CARD-07")
  @CsvSource({"gun,1,0", "shotgun,2,0", "molotov,1,1", "makeshift-bomb,2,1"})
  void weaponsKillTheirNumberAndSomePlaceAMarker(String card, int killed, int markers) {
    Played game = holding(card).zombies("church", 5).zombies("tower", 5).at("mover ana");

    game.play("ana", "play:" + card + ":church").sees("church.zombies", 5 - killed);
    if (markers > 0) {
      game.play("ana", "mark:tower");
    }
    game.sees("markers.tower", markers).sees("tower.zombies", 5).sees("asks", "mover");
  }

  @ParameterizedTest
  @Rule("COH-CARD-08")
  @CsvSource({"2,1", "3,2", "4,2", "7,4", "8,4"})
  void aChainsawKillsHalfRoundedDown(int before, int left) {
    holding("chainsaw")
        .zombies("church", before)
        .at("mover ana")
        .play("ana", "play:chainsaw:church")
        .sees("church.zombies", left);
  }

  @Test
  @Rule("COH-CARD-13")
  void aRescueFlareMovesOneZombieAndPlacesAMarker() {
    Played game = holding("rescue-flare").zombies("church", 3).zombies("tower", 2).at("mover ana");

    game.play("ana", "play:rescue-flare:church:tower")
        .sees("church.zombies", 2)
        .sees("tower.zombies", 3)
        .play("ana", "mark:armory")
        .sees("markers.armory", 1);
  }

  @Test
  @Rule("COH-CARD-15")
  void aWeaponReplicaGivesTwoVotesInItsLocation() {
    Played game = besiegedChurch().hand("ana", "weapon-replica").at("window attack church");

    game.play("ana", "play:weapon-replica:church")
        .sees("church.votes.ana", 3)
        .sees("church.votes.ben", 1)
        .passUntil("vote");
    game.vote("ana", "ben").vote("ben", "ana").vote("cleo", "ana").sees("teen.alive", "no");
  }

  @Test
  @Rule("COH-CARD-15")
  void aWeaponReplicaCountsInTheSharingOfThatRoundToo() {
    Played game =
        besiegedChurch()
            .zombies("church", 0)
            .supplies("church", 1)
            .hand("ana", "weapon-replica")
            .at("window attack church");

    game.play("ana", "play:weapon-replica:church").passUntil("vote");
    game.vote("ana", "ana").vote("ben", "ben").vote("cleo", "ben").sees("asks", "hand-out");
    assertThat(game.asked()).isEqualTo("ana");
  }

  // Explosion cards.

  @Test
  @Rule("COH-CARD-17")
  void theKillComesBeforeTheMarkerAndTheMarkerBeforeTheBlast() {
    Played game =
        holding("makeshift-bomb")
            .person("ben", "teen", "tower")
            .person("ben", "geek", "bank")
            .zombies("tower", 3)
            .markers(2, 0)
            .at("mover ana");

    game.play("ana", "play:makeshift-bomb:tower")
        .sees("tower.zombies", 1)
        .sees("markers.tower", 2)
        .sees("asks", "where-to-mark")
        .sees("asked", "ana");
    game.play("ana", "mark:tower").sees("tower.zombies", 0).sees("teen.alive", "no");
    assertThat(game.allEvents().kinds())
        .containsSubsequence(
            CityEvent.ZOMBIES_KILLED,
            CityEvent.MARKER_PLACED,
            CityEvent.TOWER_EXPLODES,
            CityEvent.DIED);
  }

  @Test
  @Rule("COH-CARD-17")
  void aZombieThatAFlareDrawsOffTheTowerEscapesTheBlast() {
    Played game = holding("rescue-flare").zombies("tower", 3).markers(2, 0).at("mover ana");

    game.play("ana", "play:rescue-flare:tower:church").play("ana", "mark:tower");

    game.sees("ruined", "yes").sees("church.zombies", 1).sees("reserve.zombies", 39);
  }
}
