package horda.amanecerzombi.rules;

import static horda.amanecerzombi.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;

import horda.amanecerzombi.Played;
import horda.amanecerzombi.state.AmanecerEvent;
import horda.amanecerzombi.state.Piles;
import horda.lab.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/// ROUND: refill, season, turns, end.
class RoundTest {
  @Test
  @Rule({"AMZ-ROUND-01", "AMZ-ROUND-02", "AMZ-ROUND-05", "AMZ-ROUND-06"})
  void aRoundHasFourSteps() {
    // given two hands of different sizes
    Played game =
        table("ana", "ben", "cleo")
            .hand("ana", "pair", "pair")
            .hand("ben", "trio")
            .nextSeason("mud")
            .from("new-round");

    // then hands are full, the next season lies open, and its window is the first thing asked
    game.sees("ana.hand", 6).sees("ben.hand", 6).sees("cleo.hand", 6).sees("round", 2);
    game.sees("season", "mud");
    List<AmanecerEvent> told = game.allEvents().kinds();
    assertThat(told.indexOf(AmanecerEvent.DREW))
        .isBetween(0, told.indexOf(AmanecerEvent.SEASON_TURNED));
    // what a player draws is one line, though they draw one card at a time
    assertThat(game.allEvents().count(AmanecerEvent.DREW)).isEqualTo(3);
    assertThat(game.allEvents().count(AmanecerEvent.YOU_DREW)).isEqualTo(3);

    // turns clockwise from the First Player, then the end
    game.passUntil("act");
    for (String who : List.of("ana", "ben", "cleo")) {
      assertThat(game.asked()).isEqualTo(who);
      game.play(who, "end-turn");
      if (who.equals("cleo")) {
        game.passUntil("round-end");
      } else {
        game.passUntil("act");
      }
    }
  }

  @Test
  @Rule({"AMZ-ROUND-03", "AMZ-TURN-04"})
  void aLargeHandIsKeptAndAShortDeckIsDealtOutOneByOne() {
    // given seven cards with Ana, none with Ben and Cleo, and three cards in all
    Played game =
        table("ana", "ben", "cleo")
            .hand("ana", "pair", "pair", "pair", "pair", "pair", "pair", "pair")
            .only(List.of("trio", "loner", "trio"), List.of())
            .nextSeason("mud")
            .from("new-round");

    game.sees("ana.hand", 7).sees("ben.hand", 2).sees("cleo.hand", 1);
  }

  @Test
  @Rule({"AMZ-ROUND-04", "AMZ-GEN-09"})
  void roundReadyCardsAreReadiedAndNoOthers() {
    Played game =
        table()
            .person("ana", "hiker", "torch turned", "toolbox turned", "pistol turned")
            .vehicle("ana", "car turned")
            .nextSeason("mud")
            .from("new-round");

    game.sees("ana.objects", "torch, toolbox, pistol turned").sees("ana.vehicle", "car turned");
  }

  @Test
  @Rule({"AMZ-ROUND-04", "AMZ-GEN-17"})
  void onceARoundAbilitiesComeBackInStepOne() {
    Played game =
        table()
            .person("ana", "doctor")
            .damage("ana", "doctor", "cut", "cut")
            .nextSeason("mud")
            .play();
    game.then("ana", "ability:doctor:cut").sees("doctor.damage", "cut");
    assertThat(game.options()).noneMatch(id -> id.startsWith("ability:"));

    game.then("ana", "end-turn").then("ben", "end-turn").sees("round", 2);
    game.then("ben", "end-turn");
    assertThat(game.options()).contains("ability:doctor:cut-2");
  }

  @Test
  @Rule({"AMZ-ROUND-07", "AMZ-ROUND-11"})
  void theRoundEndsWhenAllPassAndTheMarkerPasses() {
    Played game =
        table()
            .hand("ana", "second-wind")
            .hand("ben", "pair")
            .nextSeason("mud")
            .from("end-of-round");
    game.sees("moment", "round-end");
    assertThat(game.asked()).isEqualTo("ben");

    // somebody still plays: everybody is asked again
    game.pass("ben").play("ana", "play:second-wind");
    assertThat(game.asked()).isEqualTo("ben");
    game.sees("moment", "round-end").pass("ben").pass("ana");

    game.sees("round", 2).sees("first-player", "ben");
  }

  @Test
  @Rule({"AMZ-ROUND-08", "AMZ-ROUND-10", "AMZ-CMB-10"})
  void theMostTrophyPointsGiveExperienceToAllWhoAreTied() {
    // TV-32: 3, 3, 1, 0
    Played game =
        table("ana", "ben", "cleo", "dan")
            .trophies("ana", "horde")
            .trophies("ben", "trio", "pair")
            .trophies("cleo", "loner")
            .nextSeason("mud")
            .from("end-of-round");
    game.passUntil("season");

    game.sees("ana.experience", 1).sees("ben.experience", 1);
    game.sees("cleo.experience", 0).sees("dan.experience", 0);
    for (int seat = 0; seat < 4; seat++) {
      assertThat(game.state().zones.isEmpty(Piles.trophies(seat))).isTrue();
    }
    assertThat(game.look("action-discard")).contains("horde", "trio", "pair", "loner");
  }

  @Test
  @Rule("AMZ-ROUND-09")
  void noTrophiesNoExperience() {
    // TV-32: 0, 0, 0, 0
    Played game = table("ana", "ben", "cleo", "dan").nextSeason("mud").from("end-of-round");
    game.passUntil("season");

    for (String who : List.of("ana", "ben", "cleo", "dan")) {
      game.sees(who + ".experience", 0);
    }
  }

  @Test
  @Rule({"AMZ-ROUND-12", "AMZ-ROUND-13", "AMZ-SCORE-01"})
  void theLastRoundStillGivesItsExperience() {
    Played game = table().round(8).trophies("ana", "loner").from("end-of-round");

    game.passAll().sees("over", "yes").sees("ana.experience", 1).sees("round", 8);
    // level on points, Ana's experience decides
    game.sees("winners", "ana");
  }

  @Test
  @Rule("AMZ-ROUND-12")
  void eightRoundsAreNotOverAfterSeven() {
    Played game = table().round(7).nextSeason("fog").from("end-of-round");

    game.passUntil("season").sees("round", 8).sees("over", "no");
  }
}
