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

/// FP: the First Player marker.
class FpTest {
  /// Dan blows up the Tower with a Molotov thrown at the Bank.
  private static Played explode(TableBuilder table) {
    Played game =
        table.hand("dan", "molotov").zombies("bank", 1).markers(2, 0).at("window invasion-done");
    while (!game.asked().equals("dan")) {
      game.pass(game.asked());
    }
    return game.play("dan", "play:molotov:bank")
        .passUntil("where-to-mark")
        .play("dan", "mark:tower");
  }

  private static TableBuilder four() {
    return table("ana", "ben", "cleo", "dan");
  }

  @Test
  @Rule("COH-FP-01")
  void theFirstPlayerStartsTurnOrder() {
    Played game =
        four()
            .firstPlayer("cleo")
            .movement("ana", "church")
            .movement("ben", "church")
            .movement("cleo", "church")
            .movement("dan", "church")
            .person("ana", "punk", "bank")
            .person("ben", "teen", "bank")
            .person("cleo", "priest", "bank")
            .person("dan", "mama", "crossroads")
            .at("movers");

    game.sees("asks", "mover").sees("asked", "cleo").play("cleo", "move:priest");
    game.sees("asked", "cleo").passAll().sees("asked", "dan").play("dan", "move:mama");
    game.passAll().sees("asked", "ana").play("ana", "move:punk");
    game.passAll().sees("asked", "ben");
  }

  @Test
  @Rule("COH-FP-01")
  void theFirstPlayerBreaksTies() {
    four()
        .firstPlayer("dan")
        .person("ana", "punk", "church")
        .person("ben", "teen", "church")
        .zombies("church", 3)
        .at("attack-check church")
        .vote("ana", "ben")
        .vote("ben", "ana")
        .sees("asked", "dan")
        .tie("dan", "ana")
        .sees("punk.alive", "no");
  }

  @Test
  @Rule("COH-FP-02")
  void theOwnerOfTheDeadTakesTheMarkerAtOnce() {
    Played game =
        four()
            .person("ana", "punk", "church")
            .person("cleo", "priest", "church")
            .person("cleo", "mama", "bank")
            .zombies("church", 3)
            .supplies("church", 1)
            .at("attack-check church");

    game.vote("ana", "cleo").vote("cleo", "ana").tie("ana", "cleo");

    game.sees("first-player", "cleo").sees("window", "share church").sees("asked", "cleo");
    assertThat(game.events().only(CityEvent.FIRST_PLAYER_MOVES)).containsExactly(game.seat("cleo"));
  }

  @Test
  @Rule("COH-FP-02")
  void aMealOnTheCrossroadsMovesTheMarkerToo() {
    table()
        .person("ben", "teen", "crossroads")
        .person("ben", "mama", "bank")
        .leader("violet")
        .zombies("crossroads", 1)
        .at("attack-check crossroads")
        .sees("teen.alive", "no")
        .sees("first-player", "ben");
  }

  @ParameterizedTest
  @CsvSource({"ana, ben", "ben, ben", "cleo, cleo", "dan, ben"})
  @Rule({"COH-FP-03", "COH-FP-04"})
  void ofSeveralWhoLoseInTheExplosionTheFirstInTurnOrderTakesTheMarker(String first, String taker) {
    Played game =
        explode(
            four()
                .firstPlayer(first)
                .person("ben", "teen", "tower")
                .person("ben", "geek", "bank")
                .person("cleo", "priest", "tower")
                .person("cleo", "rocker", "bank"));

    game.sees("teen.alive", "no").sees("priest.alive", "no").sees("first-player", taker);
  }

  @Test
  @Rule("COH-FP-04")
  void howManyEachLostInTheExplosionDoesNotMatter() {
    explode(
            four()
                .person("ben", "teen", "tower")
                .person("ben", "geek", "bank")
                .person("cleo", "priest", "tower")
                .person("cleo", "mama", "tower")
                .person("cleo", "rocker", "bank"))
        .sees("cleo.living", 1)
        .sees("first-player", "ben");
  }

  @Test
  @Rule("COH-FP-05")
  void theMarkerOfTheEliminatedGoesToTheNextLivingPlayerClockwise() {
    four()
        .person("ana", "punk", "church")
        .person("ben", "teen", "church")
        .nobody("cleo")
        .zombies("church", 3)
        .at("attack-check church")
        .vote("ana", "ben")
        .vote("ben", "ben")
        .sees("ben.alive", "no")
        .sees("first-player", "dan");
  }

  @Test
  @Rule("COH-FP-05")
  void whoDiesOutInTheExplosionHandsTheMarkerOn() {
    explode(four().person("ben", "teen", "tower").person("cleo", "priest", "tower"))
        .sees("ben.alive", "no")
        .sees("cleo.alive", "no")
        .sees("first-player", "dan");
  }

  @Test
  @Rule("COH-FP-06")
  void theStudentTakesTheMarkerAtOnce() {
    Played game =
        four()
            .person("ben", "teen", "church")
            .person("cleo", "priest", "church")
            .person("dan", "student", "bank")
            .zombies("church", 3)
            .at("attack church");
    game.pass("ana").pass("ben").pass("cleo").play("dan", "use:student");

    game.sees("first-player", "dan").sees("student.fresh", "no");
    game.passUntil("vote").vote("ben", "cleo").vote("cleo", "ben").sees("asked", "dan");
  }

  @Test
  @Rule("COH-FP-07")
  void withoutDeathsTheMarkerStays() {
    Played game =
        four()
            .firstPlayer("cleo")
            .leader("green")
            .hidden("ana", "little-boy", "church")
            .hidden("ben", "little-girl", "church")
            .zombies("church", 5)
            .supplies("church", 1)
            .from("resolve church");

    game.passUntil("tie-break").tie("cleo", "ana").against("ana", "antidote", "ben");
    game.passUntilWindow("round-start");

    game.sees("round", 2).sees("first-player", "cleo").sees("asked", "cleo");
    assertThat(game.allEvents().told(CityEvent.FIRST_PLAYER_MOVES)).isFalse();
  }

  @Test
  @Rule("COH-FP-08")
  void deathsForWantOfAnAntidoteDoNotMoveIt() {
    Played game =
        four()
            .firstPlayer("ben")
            .antidotes("ben", 1)
            .person("cleo", "priest", "bank")
            .person("cleo", "mama", "bank")
            .antidotes("cleo", 1)
            .at("antidotes");

    game.play("cleo", "save:mama");

    game.sees("over", "yes").sees("priest.alive", "no").sees("ana.alive", "no");
    game.sees("first-player", "ben");
    assertThat(game.allEvents().told(CityEvent.FIRST_PLAYER_MOVES)).isFalse();
  }
}
