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

/// CHR: the Granny, the Mama, and the Priest who undoes a move.
class CharacterMoveTest {
  private static final String PRIEST = "use:priest";

  @Test
  @Rule("COH-CHR-06")
  void theGrannyIsExhaustedWhenSheMovesAndMovesOnce() {
    Played game = table().person("ana", "granny", "bank").movement("ana", "church").at("mover ana");
    assertThat(game.options("ana", "move")).containsExactly("move:granny:on-foot");

    game.play("ana", "move:granny:on-foot").sees("granny.at", "church").sees("granny.fresh", "no");
    assertThat(game.told(CityEvent.GRANNY_WALKS)).isTrue();

    Played next =
        table().exhausted("ana", "granny", "church").movement("ana", "bank").at("mover ana");
    assertThat(next.options("ana", "move")).isEmpty();
  }

  /// The Hospital has three slots, all taken.
  private static TableBuilder fullHospital() {
    return table()
        .exhausted("cleo", "vigil", "hospital")
        .exhausted("cleo", "rasta", "hospital")
        .exhausted("cleo", "thief", "hospital")
        .movement("ana", "hospital");
  }

  @Test
  @Rule("COH-CHR-06")
  void theGrannyMovesUnderTheNormalRules() {
    fullHospital()
        .person("ana", "granny", "bank")
        .at("mover ana")
        .play("ana", "move:granny:on-foot")
        .sees("granny.at", "crossroads")
        .sees("granny.fresh", "no");

    Played there =
        table().person("ana", "granny", "church").movement("ana", "church").at("mover ana");
    assertThat(there.options("ana", "move")).isEmpty();
  }

  @Test
  @Rule({"COH-CHR-08", "COH-MOV-11"})
  void theMamaEntersAFullLocationHerselfOnly() {
    Played game =
        fullHospital().person("ana", "mama", "bank").person("ana", "geek", "bank").at("mover ana");
    assertThat(game.options("ana", "move"))
        .containsExactlyInAnyOrder("move:mama", "move:mama:squeeze", "move:geek");

    game.play("ana", "move:mama:squeeze")
        .sees("mama.at", "hospital")
        .sees("mama.fresh", "no")
        .sees("hospital.people.count", 4);
  }

  @Test
  @Rule({"COH-CHR-08", "COH-MOV-13"})
  void theMamaHasNoUseForHerElbowsWhereThereIsRoom() {
    Played game = table().person("ana", "mama", "bank").movement("ana", "church").at("mover ana");

    assertThat(game.options("ana", "move")).containsExactly("move:mama");
  }

  private static TableBuilder withPriest() {
    return table().person("ben", "priest", "tower").person("ana", "geek", "bank");
  }

  @Test
  @Rule("COH-CHR-14")
  void thePriestSendsTheLastMoverBackToWhereItCameFrom() {
    Played game =
        withPriest()
            .movement("ana", "church")
            .at("mover ana")
            .play("ana", "move:geek")
            .pass("ana")
            .play("ben", PRIEST);

    game.sees("geek.at", "bank").sees("priest.fresh", "no");
    assertThat(game.told(CityEvent.MOVE_UNDONE)).isTrue();
  }

  @Test
  @Rule("COH-CHR-15")
  void thePriestMayWaitForAnyLaterWindowOfTheRound() {
    withPriest()
        .lastMove("geek", "church")
        .zombies("bank", 4)
        .at("window attack bank")
        .pass("ana")
        .play("ben", PRIEST)
        .sees("geek.at", "church");
  }

  @Test
  @Rule("COH-CHR-15")
  void onlyTheVeryLastMoveCanBeUndone() {
    Played game =
        withPriest()
            .person("cleo", "punk", "church")
            .movement("ana", "hospital")
            .movement("cleo", "armory")
            .at("mover ana cleo");
    game.play("ana", "move:geek").passAll().play("cleo", "move:punk");

    game.pass("ana").play("ben", PRIEST).sees("punk.at", "church").sees("geek.at", "hospital");
  }

  @Test
  @Rule("COH-CHR-15")
  void theMoveOfTheDeadAndTheMovesOfThePastCannotBeUndone() {
    Played game =
        withPriest()
            .person("ana", "rasta", "crossroads")
            .lastMove("geek", "church")
            .zombies("bank", 3)
            .at("window attack bank");
    game.passAll().sees("geek.alive", "no").pass("ana").sees("asked", "ben");
    assertThat(game.offers(PRIEST)).isFalse();

    Played next = withPriest().lastMove("geek", "church").at("window location bank");
    next.passUntil("movement-card").sees("round", 2);
    next.play("ana", "go:church").play("ben", "go:church").play("cleo", "go:church").pass("ana");
    assertThat(next.offers("ben", PRIEST)).isFalse();
  }

  @Test
  @Rule("COH-CHR-16")
  void theUndonePlayerDoesNotMoveAgainAndWhatHeSpentStaysSpent() {
    Played game =
        fullHospital()
            .person("ben", "priest", "tower")
            .person("ana", "geek", "bank")
            .hand("ana", "back-door")
            .at("mover ana ben")
            .play("ana", "move:geek:back-door")
            .sees("geek.at", "hospital")
            .pass("ana")
            .play("ben", PRIEST);

    game.sees("geek.at", "bank").sees("discard", "back-door").sees("ana.moved", "yes");
    game.passAll().sees("asks", "mover").sees("asked", "ben");
  }

  @Test
  @Rule("COH-CHR-17")
  void placementAtTheStartIsNoMove() {
    Played game =
        table()
            .person("ana", "priest", "unplaced")
            .person("ana", "geek", "unplaced")
            .firstPlayer("ana")
            .at("place ana church+bank");

    game.play("ana", "place:priest").play("ana", "place:geek").sees("geek.at", "bank");

    game.sees("window", "round-start").sees("asked", "ana");
    assertThat(game.offers(PRIEST)).isFalse();
  }

  @Test
  @Rule("COH-CHR-17")
  void theFlightFromTheFireIsNoMove() {
    Played game =
        withPriest()
            .person("ana", "rocker", "armory")
            .lastMove("rocker", "church")
            .hand("ana", "molotov")
            .zombies("bank", 1)
            .markers(0, 2)
            .at("window moved");
    game.play("ana", "play:molotov:bank").play("ana", "mark:armory");

    game.sees("rocker.at", "crossroads").sees("asked", "ben");
    assertThat(game.offers(PRIEST)).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"armory, bank", "bank, armory"})
  @Rule("COH-CHR-17")
  void nobodyIsSentIntoOrOutOfABlockedArmory(String from, String to) {
    TableBuilder table =
        table()
            .sideB("armory")
            .person("ana", "priest", "tower")
            .person("ben", "rocker", to)
            .lastMove("rocker", from);
    assertThat(table.at("window moved").offers(PRIEST)).isTrue();

    assertThat(table.armoryShut().at("window moved").offers(PRIEST)).isFalse();
  }
}
