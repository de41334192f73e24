package horda.ruemorgue.rules;

import static horda.ruemorgue.Scene.scene;
import static horda.ruemorgue.content.ZombieKind.A_BOMB;
import static horda.ruemorgue.content.ZombieKind.CRAWLER;
import static horda.ruemorgue.content.ZombieKind.FATTY;
import static horda.ruemorgue.content.ZombieKind.RUNNER;
import static horda.ruemorgue.content.ZombieKind.WALKER;
import static org.assertj.core.api.Assertions.assertThat;

import horda.engine.Engine;
import horda.lab.Rule;
import horda.ruemorgue.Scene;
import horda.ruemorgue.state.MorgueState;
import org.junit.jupiter.api.Test;

/// COMBAT, MELEE, RANGED, RELOAD and CRAWL. Tutorial 1, going on to the last survivor.
class CombatTest {
  private static final int FIRST = 0b1;
  private static final int BOTH = 0b11;
  private static final String HERE = "7V:P2";

  private static Scene fight(String... people) {
    Scene scene = scene("t1", "alive: all", "alive: 1").at("bear", "2V:B");
    for (String id : people) {
      scene.at(id, HERE);
    }
    return scene;
  }

  private static int xp(Scene scene, String id) {
    return scene.state().xp[scene.survivor(id)];
  }

  private static int dice(Scene scene, String id, boolean ranged, int slots) {
    Attacks.prepare(scene.state(), scene.survivor(id), ranged, scene.zone(HERE), slots);
    return Arms.dice(scene.state(), false);
  }

  @Test
  @Rule({"RMO-CRAWL-01", "RMO-CRAWL-02", "RMO-COMBAT-01", "RMO-XP-11"})
  void aKilledSkinnerMayLeaveACrawlerButNoMoreThanWereKilled() {
    // given: RMO-TV-05
    Scene scene = fight("joe").holds("joe", "mp5").zombies(HERE, WALKER, 1);

    // when
    scene.attack("joe", HERE, FIRST, 1, 1, 5);

    // then
    assertThat(scene.count(HERE, WALKER)).isZero();
    assertThat(scene.count(HERE, CRAWLER)).isEqualTo(1);
    assertThat(xp(scene, "joe")).isEqualTo(1);
  }

  @Test
  @Rule({"RMO-CRAWL-01", "RMO-MELEE-01"})
  void theChainsawLeavesOneOfThreeAndACrawler() {
    // given: RMO-TV-06
    Scene scene = fight("joe").holds("joe", "chainsaw").zombies(HERE, WALKER, 3);

    // when
    scene.strike("joe", FIRST, 1, 3, 4, 5, 6);

    // then
    assertThat(scene.count(HERE, WALKER)).isEqualTo(1);
    assertThat(scene.count(HERE, CRAWLER)).isEqualTo(1);
    assertThat(xp(scene, "joe")).isEqualTo(2);
  }

  @Test
  @Rule({"RMO-CRAWL-03", "RMO-SETUP-21"})
  void crawlersLeaveNoneAndBeginnersHaveNone() {
    // given
    Scene crawler = fight("joe").holds("joe", "mp5").zombies(HERE, CRAWLER, 1);
    Scene beginner = fight("joe").holds("joe", "mp5").zombies(HERE, WALKER, 1);
    beginner.state().crawlers = false;

    // when
    crawler.attack("joe", HERE, FIRST, 1, 1, 5);
    beginner.attack("joe", HERE, FIRST, 1, 1, 5);

    // then
    assertThat(crawler.count(HERE, CRAWLER)).isZero();
    assertThat(beginner.count(HERE, CRAWLER)).isZero();
  }

  @Test
  void theGuillotineLeavesNoCrawlers() {
    // given
    Scene scene = fight("joe").holds("joe", "guillotine").zombies(HERE, WALKER, 1);

    // when
    scene.strike("joe", FIRST, 1, 1, 5, 5);

    // then
    assertThat(scene.count(HERE, CRAWLER)).isZero();
  }

  @Test
  @Rule({"RMO-CRAWL-10", "RMO-MINI-07"})
  void missingCrawlersActivateTheOthers() {
    // given: all fifteen are on the board, one of them beside the noise
    Scene scene =
        fight("joe")
            .holds("joe", "mp5")
            .noise("7V:S1", 9)
            .zombies(HERE, WALKER, 1)
            .zombies("2V:A", CRAWLER, 14)
            .zombies("6V:S2", CRAWLER, 1);

    // when
    scene.attack("joe", HERE, FIRST, 1, 5, 2);

    // then
    assertThat(scene.count("6V:S5", CRAWLER)).isEqualTo(1);
  }

  @Test
  @Rule({"RMO-COMBAT-02", "RMO-EQP-06"})
  void aPairThrowsAllItsDiceTogether() {
    // given: RMO-TV-23
    assertThat(dice(fight("parker").holds("parker", "mac-10", "mac-10"), "parker", true, BOTH))
        .isEqualTo(10);
  }

  @Test
  @Rule("RMO-COMBAT-11")
  void knivesHelpEachOtherAndOtherBlades() {
    // given: RMO-TV-24
    assertThat(dice(fight("louise").holds("louise", "knife", "knife"), "louise", false, BOTH))
        .isEqualTo(4);
    assertThat(dice(fight("louise").holds("louise", "sword", "knife"), "louise", false, FIRST))
        .isEqualTo(4);
    assertThat(dice(fight("louise").holds("louise", "sword", "pistol"), "louise", false, FIRST))
        .isEqualTo(3);
  }

  @Test
  @Rule({"RMO-SK-15", "RMO-SK-16", "RMO-SKILL-04"})
  void moreDiceForEachWeaponOfAPair() {
    // given: Jane, +1 die: Ranged, twice at Orange
    Scene scene = fight("jane").holds("jane", "pistol", "pistol").xp("jane", 19).orange("jane", 0);

    // then
    assertThat(dice(scene, "jane", true, FIRST)).isEqualTo(3);
    assertThat(dice(scene, "jane", true, BOTH)).isEqualTo(6);
  }

  @Test
  @Rule({"RMO-RANGED-04", "RMO-RANGED-06", "RMO-COMBAT-06"})
  void walkersFallFirstAndAFattyAbsorbsTheRest() {
    // given: RMO-TV-25
    Scene scene =
        fight("joe")
            .holds("joe", "mac-10", "mac-10")
            .zombies(HERE, WALKER, 3)
            .zombies(HERE, FATTY, 1);

    // when
    scene.attack("joe", HERE, BOTH, 5, 5, 5, 6, 6, 2, 2, 3, 3, 4);

    // then
    assertThat(scene.count(HERE, WALKER)).isZero();
    assertThat(scene.count(HERE, FATTY)).isEqualTo(1);
  }

  @Test
  @Rule({"RMO-COMBAT-05", "RMO-EQP-05"})
  void damageTwoKillsAFattyAndOneHitOneRunner() {
    // given: RMO-TV-26
    Scene fatty = fight("maddie").holds("maddie", "saber").zombies(HERE, FATTY, 1);
    Scene runners = fight("maddie").holds("maddie", "saber").zombies(HERE, RUNNER, 2);

    // when
    fatty.strike("maddie", FIRST, 4, 2);
    runners.strike("maddie", FIRST, 4, 2);

    // then
    assertThat(fatty.count(HERE, FATTY)).isZero();
    assertThat(runners.count(HERE, RUNNER)).isEqualTo(1);
  }

  @Test
  @Rule({"RMO-MELEE-01", "RMO-MELEE-02", "RMO-MELEE-03"})
  void inMeleeThePlayerPicksAndFriendsAreSafe() {
    // given: RMO-TV-27
    Scene scene =
        fight("cathy", "dan")
            .holds("cathy", "saber")
            .zombies(HERE, WALKER, 1)
            .zombies(HERE, RUNNER, 1)
            .zombies(HERE, FATTY, 1);

    // when
    scene.strike("cathy", FIRST, 4, 5);
    assertThat(scene.options()).containsExactly("kill:walker", "kill:fatty", "kill:runner");
    scene.answer("kill:runner").answer("kill:fatty");

    // then
    assertThat(scene.count(HERE, WALKER)).isEqualTo(1);
    assertThat(scene.count(HERE, RUNNER) + scene.count(HERE, FATTY)).isZero();
    assertThat(scene.sheet("dan")).doesNotContain("wound");
  }

  @Test
  @Rule({"RMO-RANGED-01", "RMO-RANGED-02", "RMO-COMBAT-07", "RMO-EQP-03"})
  void weaponsReachAsFarAsTheirCardsSay() {
    // given: RMO-TV-28; zombies in a row of zones
    Scene scene =
        fight()
            .at("joe", "6V:S1")
            .zombies("6V:S1", WALKER, 1)
            .zombies("6V:S2", WALKER, 1)
            .zombies("7V:P1", WALKER, 1)
            .holds("joe", "rifle", "mac-10")
            .turn("joe");

    // then
    assertThat(scene.options())
        .contains("shoot:6V:S2:rifle.0", "shoot:7V:P1:rifle.0")
        .contains("shoot:6V:S1:mac-10.1", "shoot:6V:S2:mac-10.1")
        .doesNotContain("shoot:6V:S1:rifle.0", "shoot:7V:P1:mac-10.1", "shoot:6V:S5:rifle.0");
  }

  @Test
  @Rule("RMO-SK-12")
  void maxRangeReachesOneZoneFarther() {
    // given: James
    Scene scene = fight().at("james", "6V:S1").zombies("6V:S5", WALKER, 1);

    // then
    assertThat(scene.holds("james", "pistol").turn("james").options())
        .contains("shoot:6V:S5:pistol.0");
  }

  @Test
  @Rule({"RMO-RANGED-04", "RMO-RANGED-08", "RMO-RANGED-10"})
  void friendsInTheZoneAreHitFirst() {
    // given: RMO-TV-29
    Scene scene =
        fight("terry", "joe")
            .holds("terry", "mac-10", "mac-10")
            .zombies(HERE, WALKER, 4)
            .zombies(HERE, FATTY, 1)
            .zombies(HERE, RUNNER, 2);

    // when
    scene.attack("terry", HERE, BOTH, 5, 5, 5, 6, 6, 2, 2, 3, 3, 4);

    // then
    assertThat(scene.lives("joe")).isFalse();
    assertThat(scene.count(HERE, WALKER)).isEqualTo(1);

    // when: RMO-TV-30
    scene.attack("terry", HERE, BOTH, 5, 5, 5);

    // then
    assertThat(scene.count(HERE, WALKER)).isZero();
    assertThat(scene.count(HERE, FATTY)).isEqualTo(1);
    assertThat(scene.count(HERE, RUNNER)).isEqualTo(2);
  }

  @Test
  @Rule({"RMO-RANGED-08", "RMO-SK-56", "RMO-CRAFT-06", "RMO-RANGED-09"})
  void aShotgunKillsAnUnhurtFriendUnlessTheShooterPicks() {
    // given: RMO-TV-77
    Scene plain = fight("joe", "dan").holds("joe", "shotgun").zombies(HERE, WALKER, 2);
    Scene sniper = fight("joe", "dan").holds("joe", "rifle", "scope").zombies("7V:P1", WALKER, 2);
    Scene steady = fight("terry", "dan").holds("terry", "shotgun").zombies(HERE, WALKER, 2);

    // when
    plain.attack("joe", HERE, FIRST, 4, 1);
    steady.xp("terry", 43).red("terry", 2).attack("terry", HERE, FIRST, 4, 2).answer("spare-them");
    sniper.at("dan", "7V:P1").state().scope[sniper.state().slot(sniper.survivor("joe"), 0)] = 1;
    sniper.attack("joe", "7V:P1", FIRST, 4);

    // then
    assertThat(plain.lives("dan")).isFalse();
    assertThat(plain.count(HERE, WALKER)).isEqualTo(2);
    assertThat(steady.count(HERE, WALKER)).isEqualTo(1);
    assertThat(sniper.count("7V:P1", WALKER)).isEqualTo(1);
    assertThat(sniper.lives("dan") && steady.lives("dan")).isTrue();
  }

  @Test
  @Rule({"RMO-PVP-08", "RMO-PVP-11", "RMO-WOUND-09", "RMO-INV-07"})
  void aVestTakesTwoWounds() {
    // given: RMO-TV-45
    Scene scene =
        fight("joe", "terry")
            .holds("joe", "pistol")
            .holds("terry", "bulletproof-vest", "knife")
            .zombies(HERE, WALKER, 9);

    // when
    scene.attack("joe", HERE, FIRST, 4);

    // then
    assertThat(scene.sheet("terry")).containsExactly("bulletproof-vest", "knife", "-", "-", "-");

    // when: damage 2
    scene.holds("joe", "shotgun").attack("joe", HERE, FIRST, 4);

    // then: the first Wound takes the vest, the second the knife
    assertThat(scene.sheet("terry")).containsExactly("-", "wound", "-", "-", "-");
    assertThat(scene.state().cards.size(scene.state().table.aside)).isEqualTo(1);
  }

  @Test
  @Rule({"RMO-RANGED-06", "RMO-RANGED-07", "RMO-ABOM-01"})
  void theAbominationAbsorbsWhatIsLeft() {
    // given: RMO-TV-76
    Scene alone =
        fight("joe").holds("joe", "shotgun").zombies(HERE, A_BOMB, 1).zombies(HERE, RUNNER, 1);
    Scene fatty =
        fight("joe")
            .holds("joe", "shotgun")
            .zombies(HERE, FATTY, 1)
            .zombies(HERE, A_BOMB, 1)
            .zombies(HERE, RUNNER, 1);

    // when
    alone.attack("joe", HERE, FIRST, 4, 5);
    fatty.attack("joe", HERE, FIRST, 4, 5);

    // then
    assertThat(alone.count(HERE, A_BOMB)).isEqualTo(1);
    assertThat(alone.count(HERE, RUNNER)).isEqualTo(1);
    assertThat(fatty.count(HERE, FATTY)).isZero();
    assertThat(fatty.count(HERE, RUNNER)).isEqualTo(1);
  }

  @Test
  @Rule({"RMO-SK-76", "RMO-SK-77", "RMO-COMBAT-05"})
  void aReaperTakesOneMoreOfTheSameKind() {
    // given: RMO-TV-46
    Scene scene = fight("travis").holds("travis", "shotgun").zombies(HERE, FATTY, 2);

    // when
    scene.attack("travis", HERE, FIRST, 4, 2).answer("reap:fatty");

    // then
    assertThat(scene.count(HERE, FATTY)).isZero();
    assertThat(xp(scene, "travis")).isEqualTo(2);
  }

  @Test
  @Rule({"RMO-SK-01", "RMO-CRAWL-04", "RMO-COMBAT-10"})
  void bonusesHelpToHitButCrawlersReadTheFaces() {
    // given: RMO-TV-73: Travis at Orange, +1 to dice roll: Ranged
    Scene scene = fight("travis").holds("travis", "mp5").zombies(HERE, WALKER, 3);
    scene.xp("travis", 19).orange("travis", 0);

    // when
    scene.attack("travis", HERE, FIRST, 1, 3, 5).answer("kill:walker").answer("kill:walker");

    // then
    assertThat(scene.count(HERE, WALKER)).isEqualTo(1);
    assertThat(scene.count(HERE, CRAWLER)).isEqualTo(1);
  }

  @Test
  @Rule({"RMO-SK-31"})
  void hitAndRunLeavesWithoutSurcharge() {
    // given: RMO-TV-79: Travis at Orange
    Scene scene = fight("travis").holds("travis", "mp5").zombies(HERE, WALKER, 3);
    scene.xp("travis", 19).orange("travis", 1);

    // when
    scene.attack("travis", HERE, FIRST, 4).answer("kill:walker").answer("move:7V:P1");

    // then
    assertThat(scene.where("travis")).isEqualTo("7V:P1");
  }

  @Test
  void aBowThatShowsASixHitsHarder() {
    // given
    Scene five = fight("joe").holds("joe", "bow").zombies(HERE, FATTY, 1);
    Scene six = fight("joe").holds("joe", "bow").zombies(HERE, FATTY, 1);

    // when
    five.attack("joe", HERE, FIRST, 5);
    six.attack("joe", HERE, FIRST, 6);

    // then
    assertThat(five.count(HERE, FATTY)).isEqualTo(1);
    assertThat(six.count(HERE, FATTY)).isZero();
  }

  @Test
  @Rule({"RMO-RELOAD-01", "RMO-RELOAD-02", "RMO-RELOAD-04", "RMO-NOISE-02", "RMO-COMBAT-03"})
  void aPairIsFiredReloadedAndFiredAgain() {
    // given: RMO-TV-31
    Scene scene =
        fight("travis").holds("travis", "sawed-off", "sawed-off").zombies("7V:P1", FATTY, 8);
    scene.turn("travis");

    // when
    assertThat(scene.options()).contains("shoot:7V:P1:sawed-off.0");
    scene.answer("shoot:7V:P1:sawed-off.0+sawed-off.1");

    // then
    assertThat(scene.options()).noneMatch(option -> option.startsWith("shoot"));
    assertThat((int) scene.state().noise[scene.zone(HERE)]).isEqualTo(1);

    // when
    scene.answer("reload:sawed-off.0+sawed-off.1").answer("shoot:7V:P1:sawed-off.0+sawed-off.1");

    // then
    assertThat(Engine.question(scene.state())).as("three actions").isNull();
  }

  @Test
  @Rule({"RMO-RELOAD-05", "RMO-COMBAT-03"})
  void theTwoOfAPairMayBeFiredOneByOne() {
    // given
    Scene scene = fight("jane").holds("jane", "sawed-off", "sawed-off").zombies("7V:P1", FATTY, 8);

    // when
    scene.turn("jane").answer("shoot:7V:P1:sawed-off.0").answer("shoot:7V:P1:sawed-off.1");

    // then
    assertThat(scene.options()).contains("reload:sawed-off.0+sawed-off.1");
  }

  @Test
  @Rule({"RMO-EQP-08", "RMO-SKILL-09"})
  void ammunitionThrowsAllDiceAgainOnce() {
    // given
    Scene scene = fight("jane").holds("jane", "pistol", "knife", "ammo-light");
    scene.zombies("7V:P1", FATTY, 1).turn("jane").answer("shoot:7V:P1:pistol.0");

    // then
    assertThat(scene.options()).containsExactly("stand", "ammunition");

    // when
    scene.answer("ammunition");

    // then
    assertThat(scene.question()).isEqualTo("act");
  }

  @Test
  @Rule({
    "RMO-CRAFT-07",
    "RMO-CRAFT-08",
    "RMO-CRAFT-09",
    "RMO-CRAWL-06",
    "RMO-XP-01",
    "RMO-ABOM-01"
  })
  void aMolotovKillsEverybodyThereTheThrowerToo() {
    // given: RMO-TV-83
    Scene scene =
        fight("joe", "dan")
            .holds("joe", "molotov")
            .zombies(HERE, A_BOMB, 1)
            .zombies(HERE, WALKER, 2)
            .zombies(HERE, CRAWLER, 1)
            .turn("joe");

    // when
    scene.answer("shoot:7V:P2:molotov.0");

    // then
    assertThat(scene.lives("joe") || scene.lives("dan")).isFalse();
    assertThat(scene.state().zombies(scene.zone(HERE))).isZero();
    assertThat(xp(scene, "joe")).isEqualTo(8);
    assertThat(scene.state().cards.size(scene.state().table.aside)).isEqualTo(1);
  }

  @Test
  @Rule({"RMO-SK-08", "RMO-SK-07"})
  void freeCombatActionsAreSpentFirst() {
    // given: Laurie at Red, +1 free Combat Action
    Scene scene = fight("laurie").holds("laurie", "knife").zombies(HERE, FATTY, 8);
    scene.xp("laurie", 43).red("laurie", 0).turn("laurie");

    // when
    scene.answer("melee:knife.0");

    // then
    assertThat(scene.state().actions).isEqualTo(4);
    assertThat(scene.state().marked(scene.survivor("laurie"), MorgueState.FOUGHT)).isTrue();
  }

  @Test
  @Rule("RMO-EQP-07")
  void aWeaponInReserveIsOfNoUse() {
    // given
    Scene scene = fight("joe").holds("joe", "crowbar", "pistol", "sword").zombies(HERE, WALKER, 1);

    // then
    assertThat(scene.turn("joe").options())
        .contains("melee:crowbar.0")
        .noneMatch(option -> option.contains("sword"));
  }
}
