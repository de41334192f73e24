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

/// WIN: who may act in a window, in which order, and when it closes.
class WindowTest {
  /// Everybody has a gun, and there is always something to shoot at.
  private static TableBuilder armed(String... players) {
    return table(players).hand("ana", "gun").hand("ben", "gun").hand("cleo", "gun");
  }

  private static TableBuilder armed() {
    return armed("ana", "ben", "cleo").zombies("bank", 8);
  }

  @Test
  @Rule("COH-WIN-01")
  void cardsAndAbilitiesWorkForLocationsWithoutOnesPeople() {
    // given the zombies before the Church, where only Ben is
    Played game =
        table()
            .person("ana", "special-agent", "bank")
            .hand("ana", "shotgun")
            .person("ben", "teen", "church")
            .zombies("church", 3)
            .leader("green")
            .at("window attack church");

    game.play("ana", "play:shotgun:church").sees("church.zombies", 1);
    game.pass("ben").pass("cleo").play("ana", "use:special-agent:violet").sees("leader", "violet");
  }

  @ParameterizedTest
  @Rule("COH-WIN-01")
  @ValueSource(
      strings = {
        "window round-start",
        "window cards-revealed",
        "window invasion-done",
        "window moved",
        "window location church",
        "window attack crossroads",
        "window final"
      })
  void cardsAndAbilitiesWorkInEveryWindow(String window) {
    Played game = armed().person("ana", "special-agent", "bank").at(window);

    game.play("ana", "play:gun:bank").passUntilWindow(window.substring(7));
    assertThat(game.sees("bank.zombies", 7).asked()).isEqualTo("ben");
    game.pass("ben").pass("cleo").play("ana", "use:special-agent:green");
  }

  @Test
  @Rule({"COH-WIN-01", "COH-WIN-03"})
  void nothingIsPlayedOnceTheLeaderHasAttacked() {
    Played game =
        armed()
            .person("ana", "vigil", "crossroads")
            .person("ana", "special-agent", "crossroads")
            .zombies("crossroads", 2)
            .from("window attack crossroads");

    game.passUntil("victim");
    assertThat(game.options("ana")).containsExactlyInAnyOrder("lose:vigil", "lose:special-agent");
    assertNobodyElseActs(game, "ana");
    game.play("ana", "lose:vigil").sees("round", 2).sees("window", "round-start");
    assertThat(game.events().kinds())
        .containsSubsequence(CityEvent.DIED, CityEvent.LEADER_MOVES_ON, CityEvent.ROUND_ENDS);
  }

  private static void assertNobodyElseActs(Played game, String who) {
    for (String other : new String[] {"ana", "ben", "cleo"}) {
      if (!other.equals(who)) {
        assertThat(game.deeds(other)).as(other).isEmpty();
      }
    }
  }

  /// Ana with two and Ben with two are tied in the Church, whatever it is about.
  private static TableBuilder tiedChurch() {
    return armed()
        .person("ana", "vigil", "church")
        .person("ana", "thief", "church")
        .person("ben", "geek", "church")
        .person("ben", "rocker", "church")
        .person("cleo", "special-agent", "tower");
  }

  @Test
  @Rule({"COH-WIN-01", "COH-WIN-03", "COH-WIN-16"})
  void fromTheAttackVoteToTheDeathNothingIsPlayed() {
    Played game = tiedChurch().zombies("church", 3).at("window attack church").passAll();

    assertThat(game.options("ana")).containsExactlyInAnyOrder("vote:0", "vote:1");
    assertThat(game.options("ben")).containsExactlyInAnyOrder("vote:0", "vote:1");
    assertThat(game.options("cleo")).isEmpty();
    game.vote("ana", "ben").vote("ben", "ana");
    assertThat(game.deeds("ana")).containsExactlyInAnyOrder("name:0", "name:1");
    assertNobodyElseActs(game, "ana");
    game.tie("ana", "ben");
    assertThat(game.options("ben")).containsExactlyInAnyOrder("lose:geek", "lose:rocker");
    assertNobodyElseActs(game, "ben");
    game.play("ben", "lose:geek").sees("first-player", "ben").sees("window", "final");
  }

  @Test
  @Rule({"COH-WIN-03", "COH-WIN-16"})
  void fromTheSharingVoteToTheLastItemNothingIsPlayed() {
    Played game = tiedChurch().supplies("church", 2).at("window share church").passAll();

    assertThat(game.options("ana")).containsExactlyInAnyOrder("vote:0", "vote:1");
    game.vote("ana", "ana").vote("ben", "ben").tie("ana", "ben");
    assertThat(game.deeds("ben"))
        .containsExactlyInAnyOrder("antidote:0", "antidote:1", "antidote:2");
    assertNobodyElseActs(game, "ben");
    game.play("ben", "antidote:2");
    assertThat(game.deeds("ben")).containsExactlyInAnyOrder("antidote:0", "antidote:1");
    assertNobodyElseActs(game, "ben");
    game.play("ben", "antidote:1").sees("window", "final");
  }

  @Test
  @Rule("COH-WIN-16")
  void whileALocationIsUsedNothingIsPlayed() {
    Played game = tiedChurch().exhausted("ana", "rasta", "tower").at("window location church");
    game.passAll();
    assertThat(game.question()).isEqualTo("use-site");
    assertThat(game.options()).containsExactlyInAnyOrder("skip", "use:gun:rasta");
    assertNobodyElseActs(game, "ana");
  }

  @Test
  @Rule("COH-WIN-16")
  void oneUserOfALocationFollowsTheOther() {
    Played game =
        armed()
            .person("ana", "vigil", "hospital")
            .person("ben", "geek", "hospital")
            .at("step-a hospital");

    game.play("ana", "use:gun").sees("asks", "use-site").sees("asked", "ben");
    game.play("ben", "skip").sees("window", "attack hospital");
  }

  @Test
  @Rule("COH-WIN-16")
  void whenAntidotesAreUsedNothingIsPlayed() {
    Played game =
        armed()
            .person("ana", "vigil", "bank")
            .person("ana", "thief", "church")
            .antidotes("ana", 1)
            .at("window final");

    game.passUntil("vaccinate");
    assertThat(game.options("ana")).containsExactlyInAnyOrder("save:vigil", "save:thief");
    assertNobodyElseActs(game, "ana");
    game.play("ana", "save:vigil").sees("over", "yes");
  }

  // Priority.

  @Test
  @Rule({"COH-WIN-04", "COH-WIN-06"})
  void priorityGoesFromTheFirstPlayerClockwiseThroughTheLiving() {
    // given Cleo, who is out
    Played game =
        table("ana", "ben", "cleo", "dan")
            .firstPlayer("dan")
            .nobody("cleo")
            .from("window invasion-done");

    for (String who : new String[] {"dan", "ana", "ben"}) {
      assertThat(game.awaited()).containsExactly(who);
      game.sees("window", "invasion-done").pass(who);
    }
    game.sees("asks", "mover");
  }

  @Test
  @Rule("COH-WIN-04")
  void whoHasPriorityPlaysOrUsesOrOffersOrPasses() {
    Played game =
        table()
            .person("ana", "vigil", "bank")
            .zombies("bank", 1)
            .hand("ana", "gun")
            .at("window invasion-done");

    assertThat(game.options("ana"))
        .contains("pass", "play:gun:bank", "use:vigil", "offer:1", "offer:2");
    assertNobodyElseActs(game, "ana");
  }

  @Test
  @Rule({"COH-WIN-05", "COH-WIN-06"})
  void afterACardAllOthersAndItsPlayerAreAskedAgain() {
    Played game = armed().from("window invasion-done");

    game.pass("ana").play("ben", "play:gun:bank").pass("cleo").pass("ana");
    assertThat(game.question()).isEqualTo("window");
    game.pass("cleo").pass("ana").sees("window", "invasion-done").pass("ben").sees("asks", "mover");
  }

  @Test
  @Rule({"COH-WIN-05", "COH-WIN-06"})
  void afterAnAbilityPriorityGoesToTheNextLivingPlayer() {
    Played game =
        table("ana", "ben", "cleo", "dan")
            .person("ben", "special-agent", "bank")
            .nobody("cleo")
            .from("window invasion-done");

    game.pass("ana").play("ben", "use:special-agent:green");
    game.pass("dan").pass("ana").sees("window", "invasion-done").pass("ben").sees("asks", "mover");
  }

  @Test
  @Rule({"COH-WIN-05", "COH-WIN-06"})
  void afterADealPriorityGoesToTheLeftOfWhoOfferedIt() {
    Played game = table().antidotes("ben", 1).from("window invasion-done");

    game.pass("ana").deal("ben", "ana", "give:antidotes:1");
    game.pass("cleo").pass("ana").sees("window", "invasion-done").pass("ben").sees("asks", "mover");
  }

  @Test
  @Rule("COH-WIN-07")
  void aRefusedDealNeitherResetsThePassesNorMovesPriority() {
    Played game = table().antidotes("cleo", 1).from("window invasion-done");

    game.pass("ana").pass("ben").offer("cleo", "ana", "give:antidotes:1").play("ana", "refuse");

    assertThat(game.asked()).isEqualTo("cleo");
    game.pass("cleo").sees("asks", "mover");
  }

  @Test
  @Rule("COH-WIN-07")
  void aDroppedOfferIsAsIfItHadNotBeenMade() {
    Played game = table().from("window invasion-done").pass("ana").pass("ben");

    game.against("cleo", "offer", "ana").play("cleo", "drop");

    assertThat(game.asked()).isEqualTo("cleo");
    game.pass("cleo").sees("asks", "mover");
  }

  @Test
  @Rule("COH-WIN-07")
  void afterThreeRefusedOffersThereIsNoFourthInThisWindow() {
    Played game = table().antidotes("ana", 1).from("window cards-revealed");

    for (int i = 0; i < 3; i++) {
      assertThat(game.options("ana", "offer")).containsExactly("offer:1", "offer:2");
      game.offer("ana", "ben", "give:antidotes:1").play("ben", "refuse");
    }
    assertThat(game.options("ana", "offer")).isEmpty();
    // then the others still may, and in the next window so may Ana
    assertThat(game.pass("ana").options("ben", "offer")).containsExactly("offer:0", "offer:2");
    game.passUntilWindow("invasion-done");
    assertThat(game.options("ana", "offer")).containsExactly("offer:1", "offer:2");
  }

  @Test
  @Rule("COH-WIN-07")
  void afterTenAcceptedDealsNeitherPartyDealsAnyMoreInThisWindow() {
    Played game = table("ana", "ben", "cleo", "dan").antidotes("ana", 11).at("window moved");

    for (int i = 0; i < 9; i++) {
      game.deal("ana", "ben", "give:antidotes:1").pass("ben").pass("cleo").pass("dan");
    }
    assertThat(game.options("ana", "offer")).containsExactly("offer:1", "offer:2", "offer:3");
    game.deal("ana", "ben", "give:antidotes:1").sees("ben.antidotes", 10);

    assertThat(game.options("ben", "offer")).isEmpty();
    assertThat(game.pass("ben").options("cleo", "offer")).containsExactly("offer:3");
    assertThat(game.pass("cleo").pass("dan").options("ana", "offer")).isEmpty();
  }

  // One's own step.

  @Test
  @Rule("COH-WIN-17")
  void beforeHisMoveOnlyTheMoverActsAsOftenAsHeLikes() {
    Played game =
        armed()
            .firstPlayer("ben")
            .person("ana", "punk", "church")
            .movement("ana", "bank")
            .hand("ana", "shotgun", "gun")
            .at("mover ana");

    assertNobodyElseActs(game, "ana");
    game.play("ana", "play:gun:bank").sees("asks", "response").passAll().sees("asked", "ana");
    game.play("ana", "play:shotgun:bank").sees("asks", "response").passAll().sees("asked", "ana");
    // then nothing comes between the declared move and its end
    game.sees("bank.zombies", 5).sees("punk.at", "church").play("ana", "move:punk");
    game.sees("punk.at", "bank").sees("window", "moved").sees("asked", "ben");
    game.pass("ben").pass("cleo").pass("ana").sees("window", "final");
  }

  @Test
  @Rule("COH-WIN-17")
  void aForcedSkipIsFollowedByTheWindowToo() {
    Played game = armed().movement("ana", "crossroads").at("mover ana").play("ana", "stay");

    game.sees("window", "moved").play("ana", "play:gun:bank").passAll().sees("bank.zombies", 7);
  }
}
