package horda.ruemorgue.rules;

import static horda.ruemorgue.Gifted.HERE;
import static horda.ruemorgue.Gifted.NEAR;
import static horda.ruemorgue.Gifted.gifted;
import static horda.ruemorgue.Gifted.rolls;
import static horda.ruemorgue.content.ZombieKind.CRAWLER;
import static horda.ruemorgue.content.ZombieKind.FATTY;
import static horda.ruemorgue.content.ZombieKind.WALKER;
import static org.assertj.core.api.Assertions.assertThat;

import horda.lab.Rule;
import horda.ruemorgue.Scene;
import org.junit.jupiter.api.Test;

/// SK: skills about the dice of an attack: how many, how high, and once more.
class DiceSkillsTest {
  private static final int FIRST = 0b1;
  private static final int BOTH = 0b11;

  private static Scene joe(String skills, String... cards) {
    return gifted("joe", skills).at("joe", HERE).holds("joe", cards);
  }

  private static int dice(Scene scene, boolean ranged, int slots) {
    Attacks.prepare(scene.state(), scene.survivor("joe"), ranged, scene.zone(HERE), slots);
    return Arms.dice(scene.state(), false);
  }

  private static int walkersLeft(Scene scene) {
    return scene.count(HERE, WALKER);
  }

  @Test
  @Rule({"RMO-SK-01", "RMO-SK-03"})
  void aBonusIsForItsKindOfAttackOnly() {
    // given: a Pistol and a Crowbar hit with 4; the dice show 3
    Scene shot = joe("roll-ranged", "pistol", "crowbar").zombies(HERE, WALKER, 2);
    Scene blow = joe("roll-ranged", "pistol", "crowbar").zombies(HERE, WALKER, 2);
    Scene melee = joe("roll-melee", "pistol", "crowbar").zombies(HERE, WALKER, 2);

    // when
    shot.attack("joe", HERE, FIRST, 3);
    blow.strike("joe", 0b10, 3);
    melee.strike("joe", 0b10, 3);

    // then
    assertThat(walkersLeft(shot)).isEqualTo(1);
    assertThat(walkersLeft(blow)).isEqualTo(2);
    assertThat(walkersLeft(melee)).isEqualTo(1);
  }

  @Test
  @Rule({"RMO-SK-01", "RMO-CRAWL-04", "RMO-COMBAT-10"})
  void aNaturalOneMissesAndLeavesACrawlerWhateverIsAdded() {
    // given: RMO-TV-73
    Scene scene = joe("roll-ranged", "mp5").zombies(HERE, WALKER, 3);

    // when: they count as 2, 4 and 6
    scene.attack("joe", HERE, FIRST, 1, 3, 5);

    // then
    assertThat(walkersLeft(scene)).isEqualTo(1);
    assertThat(scene.count(HERE, CRAWLER)).isEqualTo(1);
  }

  @Test
  @Rule({"RMO-SK-02", "RMO-SK-01", "RMO-SKILL-03", "RMO-SKILL-04"})
  void bonusesForCombatAndForShotsAddUp() {
    // given
    Scene shot = joe("roll-combat, roll-ranged", "pistol", "crowbar").zombies(HERE, WALKER, 2);
    Scene blow = joe("roll-combat, roll-ranged", "pistol", "crowbar").zombies(HERE, WALKER, 2);

    // when: 2 + 2 hits, 2 + 1 does not
    shot.attack("joe", HERE, FIRST, 2);
    blow.strike("joe", 0b10, 2);

    // then
    assertThat(walkersLeft(shot)).isEqualTo(1);
    assertThat(walkersLeft(blow)).isEqualTo(2);
  }

  @Test
  @Rule({"RMO-SK-01", "RMO-SK-22", "RMO-COMBAT-09"})
  void aFiveThatBecomesASixBringsAnotherDieAndNothingGoesAboveSix() {
    // given
    Scene scene = joe("roll-ranged, six-ranged", "pistol").zombies(HERE, WALKER, 3);

    // when
    scene.attack("joe", HERE, FIRST, 5);

    // then
    assertThat(scene.options()).containsExactly("more-dice:1", "stand");

    // when
    Scene six = joe("roll-ranged, six-ranged", "bow").zombies(HERE, FATTY, 1);
    six.attack("joe", HERE, FIRST, 6).answer("stand");

    // then: a 6 stays a 6, the Bow's hard hit
    assertThat(six.count(HERE, FATTY)).isZero();
  }

  @Test
  @Rule("RMO-SK-12")
  void maxRangeReachesFartherForFireToo() {
    // given
    Scene scene = joe("max-range", "pistol", "molotov").at("joe", "6V:S1");

    // when
    scene.zombies("6V:S5", WALKER, 1).zombies(NEAR, WALKER, 1).turn("joe");

    // then
    assertThat(scene.options())
        .contains("shoot:6V:S5:pistol.0", "shoot:6V:S5:molotov.1")
        .doesNotContain("shoot:7V:P1:pistol.0");
  }

  @Test
  @Rule("RMO-SK-12")
  void maxRangeDoesNotLookThroughHouses() {
    // given: two rooms off; indoors nobody sees farther than one
    Scene scene = joe("max-range", "pistol").at("joe", "6V:B").zombies("6V:C", WALKER, 1);

    // then
    assertThat(scene.turn("joe").options()).noneMatch(option -> option.startsWith("shoot"));
  }

  @Test
  @Rule({"RMO-SK-15", "RMO-SK-17"})
  void aDieMoreForEachWeaponOfItsKind() {
    assertThat(dice(joe("die-ranged", "pistol", "pistol"), true, BOTH)).isEqualTo(4);
    assertThat(dice(joe("die-ranged", "sword"), false, FIRST)).isEqualTo(3);
    assertThat(dice(joe("die-melee", "sword"), false, FIRST)).isEqualTo(4);
    assertThat(dice(joe("die-melee", "knife", "knife"), false, BOTH)).isEqualTo(6);
    assertThat(dice(joe("die-melee", "pistol"), true, FIRST)).isEqualTo(1);
  }

  @Test
  @Rule({"RMO-SK-16", "RMO-SKILL-04"})
  void aDieMoreInAllCombat() {
    assertThat(dice(joe("die-combat", "pistol", "pistol"), true, BOTH)).isEqualTo(4);
    assertThat(dice(joe("die-combat", "sword"), false, FIRST)).isEqualTo(4);
    assertThat(dice(joe("die-combat, die-combat", "sword"), false, FIRST)).isEqualTo(5);
    assertThat(dice(joe("die-combat, die-melee", "sword"), false, FIRST)).isEqualTo(5);
  }

  @Test
  @Rule({"RMO-SK-49", "RMO-SK-50", "RMO-SK-51"})
  void frenzyGivesADieForEachWound() {
    assertThat(dice(joe("frenzy-ranged", "pistol", "pistol", "wound"), true, BOTH)).isEqualTo(4);
    assertThat(dice(joe("frenzy-ranged", "pistol", "pistol"), true, BOTH)).isEqualTo(2);
    assertThat(dice(joe("frenzy-ranged", "sword", "wound"), false, FIRST)).isEqualTo(3);
    assertThat(dice(joe("frenzy-melee", "sword", "wound"), false, FIRST)).isEqualTo(4);
    assertThat(dice(joe("frenzy-melee", "pistol", "wound"), true, FIRST)).isEqualTo(1);
    assertThat(dice(joe("frenzy-combat", "sword", "wound"), false, FIRST)).isEqualTo(4);
    assertThat(dice(joe("frenzy-combat", "pistol", "wound"), true, FIRST)).isEqualTo(2);
  }

  @Test
  @Rule({"RMO-SK-21", "RMO-SK-22", "RMO-SK-23", "RMO-CRAWL-05"})
  void sixesBringMoreDiceUntilTheyStop() {
    // given
    Scene scene = joe("six-combat", "pistol").zombies(HERE, WALKER, 3);

    // when: a six, then another, then a 1, which counts for the Crawlers
    scene.attack("joe", HERE, FIRST, 6);
    rolls(scene, 6, 1).answer("more-dice:1").answer("more-dice:1");

    // then
    assertThat(walkersLeft(scene)).isEqualTo(1);
    assertThat(scene.count(HERE, CRAWLER)).isEqualTo(1);
  }

  @Test
  @Rule({"RMO-SK-21", "RMO-SKILL-05"})
  void nobodyHasToThrowMoreDiceNorAllOfThem() {
    // given
    Scene scene = joe("six-combat", "mp5").zombies(HERE, WALKER, 9);

    // when
    scene.attack("joe", HERE, FIRST, 6, 6, 2);

    // then
    assertThat(scene.options()).containsExactly("more-dice:2", "more-dice:1", "stand");

    // when
    scene.answer("stand");

    // then
    assertThat(walkersLeft(scene)).isEqualTo(7);
  }

  @Test
  @Rule("RMO-SK-21")
  void whereAnotherDieCannotDoHarmItIsThrownUnasked() {
    // given: no Crawlers in this game, nobody else in the zone
    Scene scene = joe("six-combat", "pistol").zombies(HERE, WALKER, 3);
    scene.state().crawlers = false;
    rolls(scene, 5);

    // when
    scene.attack("joe", HERE, FIRST, 6);

    // then
    assertThat(walkersLeft(scene)).isEqualTo(1);
  }

  @Test
  @Rule({"RMO-SK-22", "RMO-SK-23"})
  void sixesOfTheOtherKindOfAttackBringNothing() {
    // given
    Scene shot = joe("six-melee", "pistol", "sword").zombies(HERE, FATTY, 3);
    Scene blow = joe("six-ranged", "pistol", "sword").zombies(HERE, FATTY, 3);
    Scene melee = joe("six-melee", "pistol", "sword").zombies(HERE, FATTY, 3);

    // when
    shot.attack("joe", HERE, FIRST, 6);
    blow.strike("joe", 0b10, 6);
    melee.strike("joe", 0b10, 6);

    // then
    assertThat(shot.state().agenda.isEmpty()).isTrue();
    assertThat(blow.state().agenda.isEmpty()).isTrue();
    assertThat(melee.question()).isEqualTo("sixes");
  }

  @Test
  @Rule({"RMO-SK-27", "RMO-SK-69", "RMO-SKILL-09", "RMO-EQP-08", "RMO-SK-22"})
  void everySourceOfReRollsOnceAndAllBeforeTheExtraDice() {
    // given
    Scene scene = joe("lucky, reroll", "pistol", "knife", "ammo-light").zombies(NEAR, FATTY, 9);

    // when
    rolls(scene, 6).turn("joe").answer("shoot:7V:P1:pistol.0");

    // then
    assertThat(scene.options()).containsExactly("stand", "lucky", "reroll", "ammunition");

    // when
    scene.answer("reroll");

    // then
    assertThat(scene.options()).containsExactly("stand", "lucky", "ammunition");

    // when: the next attack of the turn
    scene.answer("stand").answer("shoot:7V:P1:pistol.0");

    // then: Lucky is for each action, the other for each turn
    assertThat(scene.options()).containsExactly("stand", "lucky", "ammunition");
  }

  @Test
  @Rule({"RMO-SK-27", "RMO-CRAWL-05"})
  void theNewResultStands() {
    // given: RMO-TV-74
    Scene scene = joe("lucky", "mp5").zombies(HERE, WALKER, 2);
    rolls(scene, 1, 1, 6).turn("joe").answer("shoot:7V:P2:mp5.0");

    // when
    rolls(scene, 2, 4, 5).answer("lucky");

    // then
    assertThat(walkersLeft(scene)).isZero();
    assertThat(scene.count(HERE, CRAWLER)).isZero();
  }

  @Test
  @Rule({"RMO-SK-32", "RMO-SK-17", "RMO-COMBAT-09"})
  void aBarbarianMayThrowAsManyDiceAsThereAreActors() {
    // given: Joe, Dan and three Walkers
    Scene scene = joe("barbarian, die-melee", "knife", "knife").at("dan", HERE);
    scene.zombies(HERE, WALKER, 3).turn("joe");

    // when
    scene.answer("melee:knife.0+knife.1");

    // then: five and one for each Knife, and what the Knives do for each other
    assertThat(scene.options()).containsExactly("by-actors", "by-card");

    // when
    scene.answer("by-actors");

    // then
    assertThat(scene.state().diceCount).isEqualTo(2 * (5 + 1) + 2);
  }

  @Test
  @Rule({"RMO-SK-32", "RMO-SK-52"})
  void nobodyIsAskedWhereTheNumbersAreEqual() {
    // given: Joe and two Walkers make three; a Sword throws three
    Scene scene = joe("barbarian", "sword").zombies(HERE, FATTY, 2);

    // when
    scene.turn("joe").answer("melee:sword.0");

    // then
    assertThat(scene.question()).isEqualTo("act");
  }

  @Test
  @Rule({"RMO-SK-52", "RMO-SK-15"})
  void fullAutoCountsTheActorsOfTheTargetedZone() {
    // given: Dan and four Fatties there, Joe here
    Scene scene = joe("full-auto, die-ranged", "pistol", "sword").at("dan", NEAR);
    scene.zombies(NEAR, FATTY, 4).zombies(HERE, FATTY, 1).turn("joe");

    // when
    rolls(scene, 2, 2, 2, 2, 2, 2).answer("shoot:7V:P1:pistol.0").answer("by-actors");

    // then
    assertThat(scene.state().diceCount).isEqualTo(6);

    // when: it is nothing for melee
    scene.answer("melee:sword.1");

    // then
    assertThat(scene.state().diceCount).isEqualTo(3);
  }

  @Test
  @Rule("RMO-SK-52")
  void theShooterCountsIfHeStandsThere() {
    // given
    Scene scene = joe("full-auto", "pistol").zombies(HERE, FATTY, 2);

    // when
    scene.turn("joe").answer("shoot:7V:P2:pistol.0").answer("by-actors");

    // then
    assertThat(scene.state().diceCount).isEqualTo(3);
  }
}
