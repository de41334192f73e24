package horda.amanecerzombi.rules;

import static org.assertj.core.api.Assertions.assertThat;

import horda.amanecerzombi.Played;
import horda.amanecerzombi.TableBuilder;
import horda.amanecerzombi.state.Piles;
import horda.engine.Invariant;
import horda.lab.Rule;
import org.junit.jupiter.api.Test;

/// What the fuzzer found: Missions that were lost, or that somebody waited for in vain.
class MissionsRunOutTest {
  /// Two seats hold or have done every Mission of the box, except for those of the others.
  private static final String[] DONE = {
    "clean-the-central-hospital",
    "clean-the-police-station",
    "clean-the-church",
    "clean-the-barracks",
    "clean-the-shopping-centre",
    "supplies-for-the-refuge",
    "medicine-bank",
    "distress-call",
    "generator",
    "fuel-reserve",
    "safe-in-the-refuge",
    "evacuation",
    "offering",
    "explorer",
    "purifying-fire",
    "country-life",
    "among-the-trees",
    "city-rats",
    "cartographer",
    "looter",
    "uniformed-casualties",
    "massacre",
    "motorised",
    "armed-to-the-teeth"
  };

  /// Ana stands on the antenna with a Clean mission; no Mission is left in the deck.
  private static TableBuilder lastMissions(String... ofAna) {
    return TableBuilder.table()
        .quick()
        .zones("ana", "antenna-hill")
        .at("ana", "antenna-hill-3-3")
        .experience("ana", 1)
        .missions("ana", ofAna)
        .done("ana", DONE)
        .trophies("ben", "horde", "horde")
        .deck("action", "run", "run");
  }

  private static void holds(Played game) {
    for (Invariant<horda.amanecerzombi.state.AmanecerState> invariant :
        TableBuilder.GAME.invariants()) {
      assertThat(invariant.holds().test(game.state())).as(invariant.name()).isTrue();
    }
  }

  @Test
  @Rule({"AMZ-MISS-04", "AMZ-MISS-17"})
  void whoFoundNoMissionLeftGetsTheOneThatAnotherLoses() {
    // given Ben completes his last Mission when none is left
    Played game =
        lastMissions("clean-the-antenna", "arsenal", "strength-in-numbers")
            .missions("ben", "zombie-hunter")
            .from("window turn-end");
    game.play("ben", "complete:zombie-hunter").sees("ben.missions", "none");
    assertThat(game.state().zones.isEmpty(Piles.MISSION_DECK)).isTrue();

    // when Ana fails to clean the antenna
    game.passTo("ana").play("ana", "declare:clean-the-antenna").passUntil("combat-choice");
    game.play("ana", "flee:px").play("ben", "to:antenna-hill-3-2").passAll();

    // then Ben, who was waiting, gets it
    game.sees("ben.missions", "clean-the-antenna");
    game.sees("ana.missions", "arsenal, strength-in-numbers").sees("mission-discard", "none");
    holds(game);
  }

  @Test
  @Rule({"AMZ-MISS-08", "AMZ-MISS-17"})
  void aLostMissionComesBackIfThereIsNoOtherAndNobodyWaits() {
    // given
    Played game =
        lastMissions("clean-the-antenna")
            .missions("ben", "zombie-hunter", "arsenal", "strength-in-numbers")
            .play();

    // when
    game.play("ana", "declare:clean-the-antenna").passUntil("combat-choice");
    game.play("ana", "flee:px").play("ben", "to:antenna-hill-3-2");

    // then
    game.sees("ana.missions", "clean-the-antenna").sees("mission-discard", "none");
    holds(game);
  }

  @Test
  @Rule({"AMZ-MISS-13", "AMZ-MISS-14"})
  void rumoursDoNotTakeAwayTheMissionThatIsBeingAttempted() {
    // given Ana is cleaning the antenna
    Played game =
        TableBuilder.table("ana")
            .zones("ana", "antenna-hill")
            .at("ana", "antenna-hill-3-3")
            .hand("ana", "rumours")
            .missions("ana", "clean-the-antenna", "looter")
            .deck("mission", "arsenal")
            .deck("action", "run")
            .dice(6, 6, 1, 1)
            .play();
    game.play("ana", "declare:clean-the-antenna").play("ana", "play:rumours");

    // then it is not among those that may go back
    assertThat(game.options()).containsExactlyInAnyOrder("return:looter", "return:arsenal");

    // and when it is won, it is done once
    game.play("ana", "return:looter").passAll();
    if (game.question().equals("combat-choice")) {
      game.play("ana", "melee");
    }
    game.sees("ana.done", "clean-the-antenna").sees("ana.missions", "arsenal");
    holds(game);
  }

  @Test
  @Rule("AMZ-MISS-17")
  void rumoursGiveAMissionToWhomeverHasNone() {
    // given Ben has completed all, and none was left
    Played game =
        lastMissions("clean-the-antenna", "arsenal")
            .hand("ana", "rumours")
            .missions("ben", "zombie-hunter")
            .deck("mission", "strength-in-numbers")
            .from("window turn-end");
    game.play("ben", "complete:zombie-hunter").sees("ben.missions", "strength-in-numbers");
    holds(game);
  }
}
