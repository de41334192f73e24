package horda.ruemorgue.rules;

import static horda.ruemorgue.Gifted.HERE;
import static horda.ruemorgue.Gifted.gifted;
import static horda.ruemorgue.Gifted.rolls;
import static horda.ruemorgue.content.ZombieKind.A_BOMB;
import static horda.ruemorgue.content.ZombieKind.FATTY;
import static horda.ruemorgue.content.ZombieKind.RUNNER;
import static horda.ruemorgue.content.ZombieKind.WALKER;
import static org.assertj.core.api.Assertions.assertThat;

import horda.lab.Rule;
import horda.ruemorgue.Gifted;
import horda.ruemorgue.Scene;
import horda.ruemorgue.state.MorgueState;
import org.junit.jupiter.api.Test;

/// SK, COMBAT: Reaper, hits that are left over, and dice without end.
class ReaperTest {
  private static final int FIRST = 0b1;

  private static Scene joe(String skills, String... cards) {
    return gifted("joe", skills).at("joe", HERE).holds("joe", cards);
  }

  @Test
  @Rule({"RMO-SKILL-13", "RMO-SK-77"})
  void isOfferedWhereTheHardHitsAreFewerThanTheFatties() {
    // given: as many hits as zombies, but one of them alone can kill a Fatty
    Scene scene = joe("reaper-combat, sniper", "bow").zombies(HERE, FATTY, 2);
    scene.zombies(HERE, WALKER, 1);

    // when: three hits, one with a 6
    scene.attack("joe", HERE, FIRST, 6, 3, 3);

    // then
    assertThat(scene.options()).contains("reap:fatty:hard");
    scene.answer("reap:fatty:hard");
    assertThat(scene.count(HERE, FATTY)).isZero();
    assertThat(scene.count(HERE, WALKER)).isZero();
  }

  @Test
  @Rule("RMO-SKILL-13")
  void isNotOfferedWhereTheHitsKillEverybodyAnyway() {
    // given
    Scene scene = joe("reaper-combat", "sword").zombies(HERE, WALKER, 2).zombies(HERE, RUNNER, 1);

    // when
    scene.strike("joe", FIRST, 4, 5, 6);

    // then
    assertThat(scene.options()).containsExactlyInAnyOrder("kill:walker", "kill:runner");
  }

  @Test
  @Rule({"RMO-SKILL-13", "RMO-RANGED-06"})
  void isNotOfferedWhereTheSavedHitWouldBeAbsorbed() {
    // given: an A-Bomb shields the Runners
    Scene scene = joe("reaper-combat", "mp5").zombies(HERE, WALKER, 2).zombies(HERE, RUNNER, 3);
    scene.zombies(HERE, A_BOMB, 1);

    // when
    scene.attack("joe", HERE, FIRST, 4, 5);

    // then
    assertThat(scene.count(HERE, WALKER)).isZero();
    assertThat(scene.count(HERE, RUNNER)).isEqualTo(3);
  }

  @Test
  @Rule({"RMO-SKILL-13", "RMO-MELEE-04"})
  void isOfferedWhereTheSavedHitCouldGoToARival() {
    // given: two Walkers and a rival, two hits
    Scene scene = Gifted.on("pvp2", "joe", "reaper-melee").at("joe", "7V:P2").at("dan", "7V:P2");
    int rival = scene.survivor("dan");
    scene.state().team[rival] = (byte) 1;
    scene.holds("joe", "sword").zombies("7V:P2", WALKER, 2);
    scene.at("bear", "7V:S5");

    // when
    scene.strike("joe", FIRST, 4, 5);

    // then
    assertThat(scene.options()).contains("reap:walker", "kill:walker", "to:dan");
  }

  @Test
  @Rule({"RMO-COMBAT-12", "RMO-SK-52"})
  void diceHaveNoLimit() {
    // given: forty Walkers, sixteen Runners and fifteen Crawlers, and Joe among them
    Scene scene = joe("full-auto, gunslinger", "mp5", "mp5").zombies(HERE, WALKER, 40);
    scene.zombies(HERE, RUNNER, 16);
    scene.state().attackSlots = 0b11;

    // when
    Attacks.prepare(scene.state(), scene.survivor("joe"), true, scene.zone(HERE), 0b11);

    // then
    assertThat(Arms.dice(scene.state(), true)).isEqualTo(2 * 57);
  }

  @Test
  @Rule({"RMO-COMBAT-12", "RMO-SK-21"})
  void aRowOfSixesGoesOn() {
    // given: seventy sixes on the table
    Scene scene = joe("six-combat", "mp5").zombies(HERE, A_BOMB, 1);
    int[] sixes = new int[70];
    java.util.Arrays.fill(sixes, 6);
    scene.state().crawlers = false;

    // when: each brings another die
    rolls(scene, 1).attack("joe", HERE, FIRST, sixes);

    // then
    assertThat(scene.state().diceCount).isGreaterThanOrEqualTo(140);
    assertThat(scene.state().copy().dice).isEqualTo(scene.state().dice);
  }

  @Test
  @Rule("RMO-COMBAT-13")
  void hitsThatAreLeftOverAreNotAbsorbed() {
    // given
    Scene over = joe("shove", "sword").zombies(HERE, WALKER, 1);
    Scene shielded = joe("shove", "sword").zombies(HERE, FATTY, 1);

    // when
    over.strike("joe", FIRST, 4, 5, 6);
    shielded.strike("joe", FIRST, 4, 5, 6);

    // then
    assertThat(over.heard()).contains("surplus").doesNotContain("absorbed");
    assertThat(shielded.heard()).contains("absorbed").doesNotContain("surplus");
  }

  @Test
  @Rule({"RMO-XP-11", "RMO-CRAWL-01"})
  void experienceComesBeforeCrawlers() {
    // given
    Scene scene = joe("shove", "sword").zombies(HERE, WALKER, 1);

    // when
    scene.strike("joe", FIRST, 1, 6);

    // then
    assertThat(scene.heard()).containsSubsequence("kills", "gains-xp", "appears");
    assertThat(scene.state().result).isEqualTo(MorgueState.GOING_ON);
  }
}
