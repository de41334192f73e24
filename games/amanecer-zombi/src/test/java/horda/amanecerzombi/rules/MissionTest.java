package horda.amanecerzombi.rules;

import static org.assertj.core.api.Assertions.assertThat;

import horda.amanecerzombi.Played;
import horda.amanecerzombi.TableBuilder;
import horda.amanecerzombi.state.AmanecerEvent;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.Piles;
import horda.engine.Out;
import horda.engine.View;
import horda.lab.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Missions (MISS).
class MissionTest {
  private static boolean offered(TableBuilder table, String mission) {
    return !table.missions("ana", mission).quick().play().optionsOf("ana", "complete").isEmpty();
  }

  @Test
  @Rule({"AMZ-MISS-01", "AMZ-MISS-02", "AMZ-MISS-15"})
  void whoMeetsTheConditionMayShowItAndGetsItsPoints() {
    // given four living Characters
    Played game =
        TableBuilder.table()
            .quick()
            .person("ana", "hiker")
            .person("ana", "boxer")
            .person("ana", "lawyer")
            .person("ana", "kid")
            .missions("ana", "strength-in-numbers", "looter")
            .play();
    assertThat(game.optionsOf("ana", "complete")).containsExactly("complete:strength-in-numbers");

    // when
    game.play("ana", "complete:strength-in-numbers");

    // then
    game.sees("ana.done", "strength-in-numbers")
        .sees("ana.points", 4)
        .sees("ana.missions", "looter");
  }

  @Test
  @Rule({"AMZ-MISS-01", "AMZ-TURN-03"})
  void alsoInAnothersTurn() {
    Played game =
        TableBuilder.table()
            .quick()
            .active("ben")
            .hand("ben", "car")
            .person("ana", "hiker")
            .person("ana", "boxer")
            .person("ana", "lawyer")
            .person("ana", "kid")
            .missions("ana", "strength-in-numbers")
            .play();
    game.play("ben", "deploy:car");

    assertThat(game.asked()).isEqualTo("ana");
    assertThat(game.options()).contains("complete:strength-in-numbers");
  }

  @Test
  @Rule("AMZ-MISS-03")
  void missionsAreSecretUntilCompleted() {
    // given
    Played game = TableBuilder.table().missions("ana", "looter", "explorer").play();

    // then Ben and onlookers see how many there are, not which
    for (int seat : List.of(1, View.ONLOOKER)) {
      String seen = game.match().game().view(game.state(), seat).toString();
      assertThat(seen).doesNotContain("looter").doesNotContain("explorer");
    }
    assertThat(game.match().game().view(game.state(), 0).toString()).contains("looter", "explorer");
  }

  @Test
  @Rule({"AMZ-MISS-04", "AMZ-MISS-05"})
  void whoCompletesTheLastDrawsOneNew() {
    // given one Mission left of three (TV-53), and another that is met at once
    Played game =
        TableBuilder.table()
            .quick()
            .tokens(
                "ana",
                "farm-1-2",
                "farm-5-2",
                "farm-4-5",
                "hospital-1-4",
                "old-town-1-2",
                "old-town-5-1",
                "barracks-1-5",
                "sawmill-2-2")
            .done("ana", "offering", "explorer")
            .missions("ana", "looter")
            .deck("mission", "country-life", "medicine-bank")
            .play();

    // when
    game.play("ana", "complete:looter").passAll();

    // then exactly one; and again when that one is completed
    game.sees("ana.missions", "country-life");
    game.play("ana", "complete:country-life").sees("ana.missions", "medicine-bank");
  }

  @Test
  @Rule({"AMZ-MISS-07", "AMZ-MISS-16"})
  void objectsAreHandedOverOnTheSiteItself() {
    // given two Food Objects with two Characters, beside the refuge
    TableBuilder near =
        TableBuilder.table()
            .person("ana", "hiker", "tinned-food")
            .person("ana", "boxer", "energy-bars")
            .at("ana", "farm-3-3");
    assertThat(offered(near, "supplies-for-the-refuge")).isFalse();

    // when on it, whoever's map it is
    Played game =
        TableBuilder.table()
            .quick()
            .zones("ben", "farm")
            .person("ana", "hiker", "tinned-food")
            .person("ana", "boxer", "energy-bars", "pistol turned")
            .at("ana", "farm-4-3")
            .missions("ana", "supplies-for-the-refuge", "looter")
            .play();
    game.play("ana", "complete:supplies-for-the-refuge");
    game.play("ana", "deliver:tinned-food").play("ana", "deliver:energy-bars");

    // then
    game.sees("ana.done", "supplies-for-the-refuge").sees("ana.objects", "pistol turned");
    game.sees("green-discard", "tinned-food, energy-bars");
  }

  @Test
  @Rule("AMZ-MISS-16")
  void turnedObjectsWillDo() {
    Played game =
        TableBuilder.table()
            .quick()
            .person("ana", "hiker", "pistol turned", "machete")
            .at("ana", "police-station-3-3")
            .missions("ana", "arsenal", "looter")
            .play();
    game.play("ana", "complete:arsenal").play("ana", "deliver:pistol");
    game.play("ana", "deliver:machete");

    game.sees("ana.done", "arsenal").sees("special-discard", "machete");
  }

  @Test
  @Rule({"AMZ-MISS-08", "AMZ-MISS-12"})
  void aCleanMissionIsDeclaredAndOpponentsMayAddZombies() {
    // given
    Played game =
        TableBuilder.table()
            .quick()
            .at("ana", "antenna-hill-3-3")
            .missions("ana", "clean-the-antenna", "looter")
            .experience("ana", 1)
            .hand("ben", "trio")
            .deck("action", "run")
            .play();

    // when
    game.play("ana", "declare:clean-the-antenna").passTo("ben").play("ben", "zombie:trio:0");

    // then 2 + 3
    game.passAll().sees("dice", 5);
  }

  @Test
  @Rule("AMZ-MISS-12")
  void notElsewhereAndNotInCombat() {
    Played elsewhere = TableBuilder.table().quick().missions("ana", "clean-the-antenna").play();
    assertThat(elsewhere.optionsOf("ana", "declare")).isEmpty();

    // given a combat on the Site
    Played fighting =
        TableBuilder.table()
            .quick()
            .at("ana", "antenna-hill-3-3")
            .person("ana", "hiker", "medicine")
            .damage("ana", "hiker", "cut")
            .missions("ana", "clean-the-antenna")
            .hand("ana", "pair")
            .play();
    fighting.play("ana", "zombie:pair:0").passTo("ana");
    assertThat(fighting.optionsOf("ana", "heal")).isNotEmpty();
    assertThat(fighting.optionsOf("ana", "declare")).isEmpty();
  }

  @Test
  @Rule("AMZ-MISS-13")
  void winningACombatCompletesTheMissionsThatAskForIt() {
    // given a combat with two Special Zombies worth 2 + 3 points
    Played game =
        TableBuilder.table()
            .quick()
            .active("ben")
            .person("ana", "hiker", "chainsaw")
            .missions("ana", "uniformed-casualties", "massacre", "looter")
            .hand("ben", "clown-zombie", "soldier-zombie")
            .experience("ana", 1)
            .deck("action", "run", "run", "run")
            .dice(5, 5, 5, 5, 1, 1, 1, 1, 1, 1)
            .play();
    game.play("ben", "zombie:clown-zombie:0").passTo("ben").play("ben", "zombie:soldier-zombie:0");
    game.passAll().play("ana", "melee").play("ana", "with:chainsaw");

    // when
    assertThat(game.question()).isEqualTo("after-win");
    game.play("ana", "complete:uniformed-casualties").play("ana", "complete:massacre");

    // then
    game.sees("ana.done", "uniformed-casualties, massacre");
  }

  @ParameterizedTest
  @CsvSource({"no, massacre, false", "no, looter, false", "yes, massacre, true"})
  @Rule({"AMZ-MISS-13", "AMZ-MISS-03"})
  void whoIsAskedAboutAWonCombatOrPassedOverHasShownSomething(
      String uniform, String mission, boolean undo) {
    // given a combat that is won with the last die, and one Damage to place
    Played game =
        TableBuilder.table()
            .option("uniform-windows", uniform)
            .active("ben")
            .person("ana", "soldier")
            .person("ana", "boxer")
            .missions("ana", mission, "evacuation")
            .hand("ben", "clown-zombie", "soldier-zombie")
            .experience("ana", 1)
            .dice(6, 6, 6, 6, 6, 6, 1, 1, 1)
            .play();
    game.play("ben", "zombie:clown-zombie:0").passTo("ben").play("ben", "zombie:soldier-zombie:0");
    game.passAll().play("ana", "melee").passAll();
    assertThat(game.question()).isEqualTo("who-bears");

    // when she is asked for a Mission, or is not because she holds none
    game.play("ana", "on:boxer");
    assertThat(game.told(AmanecerEvent.COMBAT_WON)).isTrue();
    assertThat(game.question().equals("after-win")).isEqualTo(!mission.equals("looter"));

    // then it can be taken back only where everybody is asked alike
    assertThat(game.match().canUndo(0)).isEqualTo(undo);
  }

  @Test
  @Rule("AMZ-MISS-13")
  void missionsAreCompletedInTheOwnCombatToo() {
    // given 4 Characters in a combat
    Played game =
        TableBuilder.table()
            .quick()
            .person("ana", "hiker", "medicine")
            .person("ana", "boxer")
            .person("ana", "lawyer")
            .person("ana", "kid")
            .damage("ana", "hiker", "cut")
            .missions("ana", "strength-in-numbers")
            .hand("ana", "pair")
            .play();
    game.play("ana", "zombie:pair:0").passTo("ana");

    assertThat(game.optionsOf("ana", "heal")).isNotEmpty();
    game.play("ana", "complete:strength-in-numbers");

    // then the combat goes on
    game.sees("ana.done", "strength-in-numbers").sees("fighting", "ana").sees("dice", 2);
  }

  @Test
  @Rule("AMZ-MISS-14")
  void missionsThatAreLeftCostNothing() {
    Played game = TableBuilder.table().missions("ana", "looter", "explorer").from("score");

    game.sees("ana.score", 0);
  }

  @Test
  @Rule({"AMZ-MISS-14", "AMZ-GEN-06"})
  void discardedMissionsAreShuffledWhenTheDeckIsEmpty() {
    // given one discarded Mission and an empty deck
    AmanecerState s = TableBuilder.table().play().state().copy();
    s.zones.moveAll(Piles.MISSION_DECK, Piles.MISSION_REMOVED);
    int card = s.zones.draw(Piles.MISSION_REMOVED);
    s.zones.add(Piles.MISSION_DISCARD, card);

    assertThat(Missions.draw(s, 0, Out.SILENT)).isEqualTo(card);
    assertThat(Missions.draw(s, 0, Out.SILENT)).isEqualTo(AmanecerState.NONE);
  }

  @ParameterizedTest
  @CsvSource({
    "country-life, farm-1-2 farm-5-2, farm-4-5",
    "among-the-trees, barracks-1-5 barracks-2-3, sawmill-2-2",
    "city-rats, hospital-1-4 old-town-1-2, police-station-1-1",
    "cartographer, farm-1-2 fairground-1-5 hospital-1-4 old-town-1-2 barracks-1-5, sawmill-2-2",
    "looter, farm-1-2 farm-5-2 farm-4-5 hospital-1-4 old-town-1-2 old-town-5-1 barracks-1-5,"
        + " sawmill-2-2",
  })
  @Rule("AMZ-MISS-15")
  void tokensCountWhereTheyLie(String mission, String almost, String last) {
    String[] few = almost.split(" ");
    assertThat(offered(TableBuilder.table().tokens("ana", few), mission)).isFalse();
    String[] enough = (almost + " " + last).split(" ");
    assertThat(offered(TableBuilder.table().tokens("ana", enough), mission)).isTrue();
  }

  @Test
  @Rule("AMZ-MISS-15")
  void theExplorerNeedsThreeZonesOfOthers() {
    TableBuilder two =
        TableBuilder.table()
            .zones("ben", "hospital", "old-town", "sawmill")
            .tokens("ana", "hospital-1-4", "old-town-1-2", "farm-1-2");
    assertThat(offered(two, "explorer")).isFalse();

    TableBuilder three =
        TableBuilder.table()
            .zones("ben", "hospital", "old-town", "sawmill")
            .tokens("ana", "hospital-1-4", "old-town-1-2", "sawmill-2-2");
    assertThat(offered(three, "explorer")).isTrue();
  }

  @Test
  @Rule("AMZ-MISS-15")
  void gunsVehiclesAndTrophiesMustBeThereNow() {
    // given three guns, one of them turned
    assertThat(
            offered(
                TableBuilder.table().person("ana", "hiker", "pistol", "rifle", "shotgun turned"),
                "armed-to-the-teeth"))
        .isFalse();
    assertThat(
            offered(
                TableBuilder.table().person("ana", "hiker", "pistol", "rifle", "shotgun"),
                "armed-to-the-teeth"))
        .isTrue();

    // a car for two on an exit, turned or ready
    TableBuilder two =
        TableBuilder.table()
            .person("ana", "hiker")
            .person("ana", "boxer")
            .at("ana", "start-blue-3-5");
    assertThat(offered(two.vehicle("ana", "car turned"), "motorised")).isFalse();
    assertThat(offered(two.vehicle("ana", "car"), "motorised")).isTrue();

    // trophies of 3 + 2 points, then one more
    assertThat(
            offered(
                TableBuilder.table().trophies("ana", "soldier-zombie", "trio"), "zombie-hunter"))
        .isFalse();
    assertThat(
            offered(
                TableBuilder.table().trophies("ana", "soldier-zombie", "trio", "loner"),
                "zombie-hunter"))
        .isTrue();
  }

  @Test
  @Rule({"AMZ-MISS-01", "AMZ-MOVE-07"})
  void anOfferingGoesToANeighbour() {
    // given
    Played game =
        TableBuilder.table()
            .quick()
            .person("ana", "hiker", "axe", "petrol")
            .person("ben", "kid")
            .at("ana", "start-blue-3-5")
            .at("ben", "start-red-5-3")
            .missions("ana", "offering", "looter")
            .play();

    // when Ben can carry one of the two
    game.play("ana", "complete:offering").play("ana", "to:1").play("ana", "gift:axe");
    game.play("ana", "gift:petrol").play("ben", "give:axe:kid").play("ben", "done");

    // then what Ben cannot carry is discarded
    game.sees("ana.done", "offering").sees("ana.objects", "none").sees("ben.objects", "axe");
    assertThat(game.look("green-discard")).contains("petrol");
  }

  @Test
  @Rule("AMZ-MISS-01")
  void purifyingFireNeedsAnOpponentsStartZone() {
    TableBuilder home = TableBuilder.table().person("ana", "hiker", "petrol");
    assertThat(offered(home, "purifying-fire")).isFalse();

    Played game =
        TableBuilder.table()
            .quick()
            .person("ana", "hiker", "petrol")
            .at("ana", "start-red-1-1")
            .missions("ana", "purifying-fire", "looter")
            .play();
    game.play("ana", "complete:purifying-fire");
    game.play("ana", "deliver:petrol");
    game.sees("ana.done", "purifying-fire").sees("ana.objects", "none");
  }
}
