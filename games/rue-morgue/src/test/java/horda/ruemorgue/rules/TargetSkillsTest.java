package horda.ruemorgue.rules;

import static horda.ruemorgue.Gifted.HERE;
import static horda.ruemorgue.Gifted.NEAR;
import static horda.ruemorgue.Gifted.gifted;
import static horda.ruemorgue.Gifted.rolls;
import static horda.ruemorgue.content.ZombieKind.A_BOMB;
import static horda.ruemorgue.content.ZombieKind.CRAWLER;
import static horda.ruemorgue.content.ZombieKind.FATTY;
import static horda.ruemorgue.content.ZombieKind.RUNNER;
import static horda.ruemorgue.content.ZombieKind.WALKER;
import static org.assertj.core.api.Assertions.assertThat;

import horda.lab.Rule;
import horda.ruemorgue.Scene;
import org.junit.jupiter.api.Test;

/// SK: skills about who is hit, and what a kill brings.
class TargetSkillsTest {
  private static final int FIRST = 0b1;

  private static Scene joe(String skills, String... cards) {
    return gifted("joe", skills).at("joe", HERE).holds("joe", cards);
  }

  private static int xp(Scene scene) {
    return scene.state().xp[scene.survivor("joe")];
  }

  @Test
  @Rule({"RMO-SK-48", "RMO-RANGED-09"})
  void aSniperPicksTargetsAndMissesFriends() {
    // given
    Scene scene = joe("sniper", "mp5").at("dan", NEAR).zombies(NEAR, WALKER, 2);
    scene.zombies(NEAR, RUNNER, 1).zombies(NEAR, FATTY, 1);

    // when
    scene.attack("joe", NEAR, FIRST, 4);

    // then: not the Fatty, which this weapon cannot kill
    assertThat(scene.options()).containsExactly("kill:walker", "kill:runner");
    scene.answer("kill:runner");
    assertThat(scene.count(NEAR, RUNNER)).isZero();
    assertThat(scene.sheet("dan")).doesNotContain("wound");
  }

  @Test
  @Rule({"RMO-SK-39", "RMO-ABOM-01"})
  void pointBlankPicksInTheOwnZoneOnly() {
    // given
    Scene here = joe("point-blank", "mp5").zombies(HERE, WALKER, 2).zombies(HERE, RUNNER, 1);
    Scene there = joe("point-blank", "mp5").zombies(NEAR, WALKER, 2).zombies(NEAR, RUNNER, 1);
    Scene bomb = joe("point-blank", "mp5").zombies(HERE, A_BOMB, 1).zombies(HERE, RUNNER, 1);

    // when
    here.attack("joe", HERE, FIRST, 4).answer("kill:runner");
    there.attack("joe", NEAR, FIRST, 4);
    bomb.attack("joe", HERE, FIRST, 4, 4);

    // then
    assertThat(here.count(HERE, RUNNER)).isZero();
    assertThat(there.count(NEAR, WALKER)).isEqualTo(1);
    assertThat(bomb.count(HERE, RUNNER)).isZero();
    assertThat(bomb.count(HERE, A_BOMB)).isEqualTo(1);
  }

  @Test
  @Rule("RMO-SK-39")
  void pointBlankDoesNotBringARifleCloser() {
    // given
    Scene scene = joe("point-blank", "rifle").zombies(HERE, WALKER, 1);

    // then
    assertThat(scene.turn("joe").options()).noneMatch(option -> option.startsWith("shoot"));
  }

  @Test
  @Rule("RMO-SK-56")
  void aSteadyHandSparesWhomItWants() {
    // given: two friends in the way
    Scene scene = joe("steady-hand", "mp5").at("dan", NEAR).at("jane", NEAR);
    scene.zombies(NEAR, WALKER, 2).attack("joe", NEAR, FIRST, 4, 4);

    // then
    assertThat(scene.options())
        .containsExactly("spare-them", "do-not-spare:dan", "do-not-spare:jane");

    // when
    scene.answer("do-not-spare:jane").answer("spare-them");

    // then: one by one
    assertThat(scene.lives("jane")).isFalse();
    assertThat(scene.sheet("dan")).doesNotContain("wound");
    assertThat(scene.count(NEAR, WALKER)).isEqualTo(2);
  }

  @Test
  @Rule({"RMO-SK-56", "RMO-SK-60"})
  void fireSparesNobody() {
    // given
    Scene scene = gifted("joe", "steady-hand", "dan", "low-profile").at("joe", HERE);
    scene.holds("joe", "molotov").at("dan", NEAR).at("jane", NEAR).zombies(NEAR, WALKER, 1);

    // when
    scene.turn("joe").answer("shoot:7V:P1:molotov.0");

    // then
    assertThat(scene.lives("dan") || scene.lives("jane")).isFalse();
  }

  @Test
  @Rule("RMO-SK-60")
  void aLowProfileIsOverlookedWhenHitsAreGiven() {
    // given
    Scene scene = gifted("dan", "low-profile").at("joe", HERE).holds("joe", "mp5");
    scene.at("dan", NEAR).zombies(NEAR, WALKER, 3);

    // when
    scene.attack("joe", NEAR, FIRST, 4, 5);

    // then
    assertThat(scene.count(NEAR, WALKER)).isEqualTo(1);
    assertThat(scene.sheet("dan")).doesNotContain("wound");
  }

  @Test
  @Rule({"RMO-SK-76", "RMO-SK-78"})
  void aReaperOfOneKindOfAttack() {
    // given
    Scene shot = joe("reaper-ranged", "pistol", "sword").zombies(HERE, WALKER, 3);
    Scene blow = joe("reaper-ranged", "pistol", "sword").zombies(HERE, WALKER, 3);
    Scene melee = joe("reaper-melee", "pistol", "sword").zombies(HERE, WALKER, 3);

    // when
    shot.attack("joe", HERE, FIRST, 4);
    blow.strike("joe", 0b10, 4);
    melee.strike("joe", 0b10, 4);

    // then
    assertThat(shot.options()).containsExactly("reap:walker", "kill:walker");
    assertThat(blow.count(HERE, WALKER)).isEqualTo(2);
    assertThat(melee.options()).containsExactly("reap:walker", "kill:walker");
  }

  @Test
  @Rule({"RMO-SK-77", "RMO-SKILL-05"})
  void oneHitOfAnActionReapsTwoOfTheSameKindIfOneLikes() {
    // given
    Scene scene = joe("reaper-combat", "sword").zombies(HERE, WALKER, 2);
    scene.zombies(HERE, RUNNER, 2).strike("joe", FIRST, 4, 4);

    // when: the first hit plainly, the second takes two
    scene.answer("kill:walker").answer("reap:runner");

    // then: both count as experience
    assertThat(scene.count(HERE, WALKER)).isEqualTo(1);
    assertThat(scene.count(HERE, RUNNER)).isZero();
    assertThat(xp(scene)).isEqualTo(3);
  }

  @Test
  @Rule("RMO-SK-77")
  void aReaperNeedsAHitThatKillsAndAnotherOfTheKind() {
    // given: a Fatty that the Sword cannot kill, one Walker
    Scene scene = joe("reaper-combat", "sword").zombies(HERE, FATTY, 2).zombies(HERE, WALKER, 1);

    // when
    scene.strike("joe", FIRST, 4);

    // then
    assertThat(scene.count(HERE, FATTY)).isEqualTo(2);
    assertThat(scene.count(HERE, WALKER)).isZero();
  }

  @Test
  @Rule({"RMO-SK-77", "RMO-CRAWL-02"})
  void theReapedCountForTheCrawlersToo() {
    // given: one hit and two 1s
    Scene scene = joe("reaper-combat", "sword").zombies(HERE, WALKER, 2);

    // when
    scene.strike("joe", FIRST, 4, 1, 1).answer("reap:walker");

    // then
    assertThat(scene.count(HERE, CRAWLER)).isEqualTo(2);
  }

  @Test
  @Rule("RMO-SK-77")
  void nobodyIsAskedWhoKillsThemAllAnyway() {
    // given
    Scene scene = joe("reaper-combat", "sword").zombies(HERE, WALKER, 2);

    // when
    scene.strike("joe", FIRST, 4, 4, 2);

    // then
    assertThat(scene.count(HERE, WALKER)).isZero();
    assertThat(scene.state().agenda.isEmpty()).isTrue();
  }

  @Test
  @Rule({"RMO-SK-36", "RMO-SKILL-11"})
  void aCollectorGetsDouble() {
    // given
    Scene runner = joe("{collector: runner}", "sword").zombies(HERE, RUNNER, 1);
    Scene family = joe("{collector: skinner}", "sword").zombies(HERE, RUNNER, 1);
    Scene walker = joe("{collector: runner}", "sword").zombies(HERE, WALKER, 1);
    Scene bomb = joe("{collector: a-bomb}", "molotov").zombies(NEAR, A_BOMB, 1);

    // when
    runner.strike("joe", FIRST, 4);
    family.strike("joe", FIRST, 4);
    walker.strike("joe", FIRST, 4);
    bomb.turn("joe").answer("shoot:7V:P1:molotov.0");

    // then
    assertThat(xp(runner)).isEqualTo(2);
    assertThat(xp(family)).isEqualTo(2);
    assertThat(xp(walker)).isEqualTo(1);
    assertThat(xp(bomb)).isEqualTo(10);
  }

  @Test
  @Rule({"RMO-SK-31", "RMO-SK-18"})
  void hitAndRunFollowsAKillWithoutSurchargeAndWithZoneBonuses() {
    // given: RMO-TV-79
    Scene scene = joe("hit-and-run, zone-per-move", "sword").zombies(HERE, WALKER, 3);
    Scene miss = joe("hit-and-run", "sword").zombies(HERE, WALKER, 3);

    // when
    scene.strike("joe", FIRST, 4).answer("move:7V:P1");

    // then: one zone more
    assertThat(scene.question()).isEqualTo("move-on");
    scene.answer("move:6V:S5");
    assertThat(scene.where("joe")).isEqualTo("6V:S5");

    // when: nobody killed, no move
    miss.strike("joe", FIRST, 2);

    // then
    assertThat(miss.state().agenda.isEmpty()).isTrue();
  }

  @Test
  @Rule("RMO-SK-31")
  void hitAndRunFollowsAMolotovToo() {
    // given
    Scene scene = joe("hit-and-run", "molotov").zombies(NEAR, WALKER, 1);

    // when
    scene.turn("joe").answer("shoot:7V:P1:molotov.0");

    // then
    assertThat(scene.question()).isEqualTo("free-move");
  }

  @Test
  @Rule("RMO-SK-34")
  void blitzFollowsTheLastOfAZoneUnlessACrawlerIsLeft() {
    // given: RMO-TV-75
    Scene empty = joe("blitz", "mp5").zombies(NEAR, WALKER, 1);
    Scene crawler = joe("blitz", "mp5").zombies(NEAR, WALKER, 1);

    // when
    empty.attack("joe", NEAR, FIRST, 4).answer("move:7V:G");
    crawler.attack("joe", NEAR, FIRST, 4, 1);

    // then
    assertThat(empty.where("joe")).isEqualTo("7V:G");
    assertThat(crawler.count(NEAR, CRAWLER)).isEqualTo(1);
    assertThat(crawler.state().agenda.isEmpty()).isTrue();
  }

  @Test
  @Rule({"RMO-SK-34", "RMO-MOVE-04"})
  void aBlitzPaysForZombiesInTheOwnZone() {
    // given: one Walker there, one here
    Scene scene = joe("blitz", "mp5").zombies(NEAR, WALKER, 1).zombies(HERE, FATTY, 1);

    // when
    rolls(scene, 4, 2, 2).turn("joe").answer("shoot:7V:P1:mp5.0").answer("move:7V:G");

    // then: one action for the shot, one for the Fatty
    assertThat(scene.state().actions).isEqualTo(1);
  }

  @Test
  @Rule({"RMO-RANGED-05", "RMO-COMBAT-05"})
  void whichHitOfABowGoesFirstIsTheShootersChoice() {
    // given: a hard hit and a plain one, a friend in the way
    Scene scene = joe("die-ranged", "bow").at("dan", NEAR).holds("dan", "knife", "sword");
    scene.zombies(NEAR, WALKER, 1);

    // when
    scene.attack("joe", NEAR, FIRST, 6, 3);

    // then
    assertThat(scene.options()).containsExactly("to:dan", "to:dan:hard");

    // when: the hard one kills him, the other one takes the Walker
    scene.answer("to:dan:hard").answer("lose:knife.0");

    // then
    assertThat(scene.lives("dan")).isFalse();
    assertThat(scene.count(NEAR, WALKER)).isZero();
  }

  @Test
  @Rule("RMO-RANGED-06")
  void aHardHitIsKeptForTheFatty() {
    // given: a Walker before a Fatty
    Scene scene = joe("die-ranged", "bow").zombies(NEAR, WALKER, 1).zombies(NEAR, FATTY, 1);

    // when
    scene.attack("joe", NEAR, FIRST, 6, 3).answer("kill:walker");

    // then
    assertThat(scene.count(NEAR, WALKER) + scene.count(NEAR, FATTY)).isZero();
  }
}
