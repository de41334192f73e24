package horda.cityofhorror.rules;

import static horda.cityofhorror.TableBuilder.table;
import static horda.cityofhorror.rules.SetupTest.goOn;
import static horda.cityofhorror.rules.SetupTest.seated;
import static horda.cityofhorror.rules.SetupTest.view;
import static org.assertj.core.api.Assertions.assertThat;

import horda.cityofhorror.Played;
import horda.cityofhorror.state.CityEvent;
import horda.lab.Rule;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// ROUND: four rounds of four phases, and what ends with each.
class RoundTest {
  private static Played choose(Played game, String ana, String ben, String cleo) {
    return game.play("ana", "go:" + ana).play("ben", "go:" + ben).play("cleo", "go:" + cleo);
  }

  @Test
  @Rule("COH-ROUND-01")
  void theGameHasFourRounds() {
    for (int seats = 3; seats <= 6; seats++) {
      Played game = goOn(seated(5, seats), g -> false).sees("over", "yes");
      assertThat(game.allEvents().count(CityEvent.ROUND_BEGINS)).isEqualTo(4);
      assertThat(game.allEvents().count(CityEvent.ROUND_ENDS)).isEqualTo(4);
      assertThat(game.allEvents().count(CityEvent.INVASION_TURNED)).isEqualTo(4);
      game.sees("invasion.count", 0).sees("round", 4);
    }
  }

  @Test
  @Rule("COH-ROUND-01")
  void afterTheFourthRoundComesTheFinal() {
    table().round(3).at("end-round").sees("round", 4).sees("window", "round-start");
    table().round(4).at("end-round").sees("round", 4).sees("window", "final");
  }

  @Test
  @Rule("COH-ROUND-02")
  void aRoundGoesThroughItsPhasesInOrder() {
    Played game = table().invasion("01-d").at("begin-round 1");
    List<String> script = new ArrayList<>();
    goOn(
        game,
        g -> {
          String now = g.look("window").equals("none") ? g.question() : g.look("window");
          if (script.isEmpty() || !script.getLast().equals(now)) {
            script.add(now);
          }
          return g.look("round").equals("2");
        });
    assertThat(script)
        .containsExactly(
            "round-start",
            "movement-card",
            "cards-revealed",
            "invasion-done",
            "mover",
            "moved",
            "mover",
            "moved",
            "mover",
            "moved",
            "location church",
            "attack church",
            "location hospital",
            "location bank",
            "location armory",
            "location tower",
            "location crossroads",
            "round-start");
    assertThat(game.allEvents().kinds())
        .containsSubsequence(
            CityEvent.ROUND_BEGINS,
            CityEvent.CARD_REVEALED,
            CityEvent.INVASION_TURNED,
            CityEvent.MOVED,
            CityEvent.LOCATION_BEGINS,
            CityEvent.ROUND_ENDS,
            CityEvent.ROUND_BEGINS);
  }

  @Test
  @Rule("COH-ROUND-03")
  void whoStandsOnTowerASeesTheNextInvasionCardBeforeChoosing() {
    Played game =
        table()
            .person("ana", "punk", "tower")
            .exhausted("cleo", "little-boy", "tower")
            .invasion("02-c")
            .at("begin-round 2")
            .sees("window", "round-start");

    assertThat(view(game, 0).topInvasion()).isEqualTo("02-c");
    assertThat(view(game, 1).topInvasion()).isEmpty();
    assertThat(view(game, 2).topInvasion()).isEqualTo("02-c");
    assertThat(view(game, -1).topInvasion()).isEmpty();
    // Everybody knows who looked.
    assertThat(game.allEvents().count(CityEvent.TOWER_LOOKED)).isEqualTo(2);
  }

  @Test
  @Rule("COH-ROUND-03")
  void fromRuinsAndFromTowerBNothingIsSeen() {
    Played ruins = table().ruined().person("ana", "punk", "tower").at("begin-round 2");
    assertThat(view(ruins, 0).topInvasion()).isEmpty();

    Played sideB = table().sideB("tower").person("ana", "punk", "tower").at("begin-round 2");
    assertThat(view(sideB, 0).topInvasion()).isEmpty();
  }

  @Test
  @Rule("COH-ROUND-04")
  void atTheEndOfARoundItsEffectsAreOver() {
    Played game =
        table()
            .hidden("ana", "little-boy", "church")
            .person("ben", "punk", "church")
            .exhausted("cleo", "grandpa", "bank")
            .replicas("ben", "church")
            .say("grandpa-votes", true)
            .lastMove("punk", "bank")
            .person("ana", "priest", "hospital")
            .at("window moved")
            .sees("church.votes.ana", 0)
            .sees("church.votes.ben", 3)
            .sees("bank.votes.cleo", 1);
    assertThat(game.offers("ana", "use:priest")).isTrue();

    game.passUntilWindow("final")
        .passUntilWindow("round-start")
        .sees("round", 2)
        .sees("little-boy.hidden", "no")
        .sees("church.votes.ana", 1)
        .sees("church.votes.ben", 1)
        .sees("bank.votes.cleo", 0);
    assertThat(game.offers("ana", "use:priest")).isFalse();
  }

  @Test
  @Rule("COH-ROUND-04")
  void whoHidesInPlayStandsUpInTheNextRound() {
    table()
        .person("ana", "punk", "church")
        .hand("ana", "hideout")
        .at("window location church")
        .play("ana", "play:hideout:punk")
        .passUntilWindow("final")
        .sees("punk.hidden", "yes")
        .passUntilWindow("round-start")
        .sees("punk.hidden", "no");
  }

  @Test
  @Rule("COH-ROUND-05")
  void theUsedMovementCardReturnsToTheHand() {
    Played game = table().person("ana", "punk", "bank").invasion("01-d").at("begin-round 1");
    choose(game.passUntil("movement-card"), "church", "church", "bank")
        .sees("ana.movement", "church");

    goOn(game, g -> g.look("window").equals("location church"))
        .sees("ana.movement", "none")
        .sees("ben.movement", "none");
    goOn(game, g -> g.look("round").equals("2")).passUntil("movement-card");
    assertThat(game.options("ana")).hasSize(6).contains("go:church");
  }

  @Test
  @Rule("COH-ROUND-06")
  void theOrderOfMovesIsFixedWhenThePhaseStarts() {
    Played game = table().person("cleo", "student", "bank").at("movers").sees("asked", "ana");
    game.play("ana", game.options("ana", "stay").getFirst()).pass("ana").pass("ben");
    game.play("cleo", "use:student").sees("first-player", "cleo").passAll();

    // Ben is next all the same; the window after his move begins with Cleo.
    assertThat(game.question()).isEqualTo("mover");
    assertThat(game.asked()).isEqualTo("ben");
    game.play("ben", game.options("ben", "stay").getFirst());
    assertThat(game.asked()).isEqualTo("cleo");
  }

  @Test
  @Rule("COH-ROUND-06")
  void aNewFirstPlayerDecidesTiesAtOnce() {
    Played game =
        table()
            .person("ana", "punk", "church")
            .person("ben", "geek", "church")
            .person("cleo", "student", "bank")
            .zombies("church", 3)
            .at("window attack church")
            .pass("ana")
            .pass("ben")
            .play("cleo", "use:student")
            .passUntil("vote")
            .vote("ana", "ben")
            .vote("ben", "ana");

    assertThat(game.question()).isEqualTo("tie-break");
    assertThat(game.asked()).isEqualTo("cleo");
    game.tie("cleo", "ana").sees("punk.alive", "no");
  }

  @Test
  @Rule("COH-ROUND-06")
  void theNextStepStartsWithTheNewFirstPlayer() {
    Played game =
        table()
            .person("ana", "punk", "hospital")
            .person("cleo", "student", "hospital")
            .hand("ana", "gun")
            .hand("cleo", "alarm")
            .at("window location hospital")
            .pass("ana")
            .pass("ben")
            .play("cleo", "use:student")
            .passUntil("use-site");

    assertThat(game.asked()).isEqualTo("cleo");
  }

  @Test
  @Rule("COH-ROUND-07")
  void theGameEndsAtOnceWhenTheLastCharacterIsEaten() {
    Played game =
        table()
            .round(2)
            .nobody("ana")
            .nobody("ben")
            .person("cleo", "punk", "church")
            .zombies("church", 3)
            .from("attack-check church")
            .sees("over", "yes")
            .sees("winners", "nobody")
            .sees("round", 2);

    assertThat(game.match().isOver()).isTrue();
    assertThat(game.allEvents().told(CityEvent.NOBODY_WINS)).isTrue();
    assertThat(game.allEvents().told(CityEvent.ROUND_ENDS)).isFalse();
    assertThat(game.match().outcome().winners()).isZero();
  }

  @Test
  @Rule("COH-ROUND-07")
  void theTowerCanTakeEverybodyWithIt() {
    table()
        .person("ana", "punk", "tower")
        .person("ben", "geek", "tower")
        .nobody("cleo")
        .hand("ana", "molotov")
        .zombies("bank", 1)
        .markers(2, 0)
        .from("window round-start")
        .play("ana", "play:molotov:bank")
        .play("ana", "mark:tower")
        .sees("over", "yes")
        .sees("winners", "nobody");
  }
}
