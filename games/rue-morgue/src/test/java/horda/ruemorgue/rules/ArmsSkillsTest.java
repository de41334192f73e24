package horda.ruemorgue.rules;

import static horda.ruemorgue.Gifted.FAR;
import static horda.ruemorgue.Gifted.HERE;
import static horda.ruemorgue.Gifted.NEAR;
import static horda.ruemorgue.Gifted.gifted;
import static horda.ruemorgue.Gifted.rolls;
import static horda.ruemorgue.content.ZombieKind.A_BOMB;
import static horda.ruemorgue.content.ZombieKind.CRAWLER;
import static horda.ruemorgue.content.ZombieKind.FATTY;
import static horda.ruemorgue.content.ZombieKind.WALKER;
import static org.assertj.core.api.Assertions.assertThat;

import horda.lab.Rule;
import horda.ruemorgue.Scene;
import horda.ruemorgue.state.MorgueState;
import org.junit.jupiter.api.Test;

/// SK: skills about weapons: damage, pairs, reloading, where they are kept, what they make.
class ArmsSkillsTest {
  private static final int FIRST = 0b1;

  private static Scene joe(String skills, String... cards) {
    return gifted("joe", skills).at("joe", HERE).holds("joe", cards);
  }

  private static int fattiesLeft(Scene scene) {
    return scene.count(HERE, FATTY);
  }

  @Test
  @Rule({"RMO-SK-13", "RMO-SKILL-11"})
  void damageWithOneKindOfEquipment() {
    // given
    Scene mp5 = joe("{damage-with: mp5}", "mp5", "pistol").zombies(HERE, FATTY, 1);
    Scene pistol = joe("{damage-with: mp5}", "mp5", "pistol").zombies(HERE, FATTY, 1);

    // when
    mp5.attack("joe", HERE, FIRST, 4);
    pistol.attack("joe", HERE, 0b10, 4);

    // then
    assertThat(fattiesLeft(mp5)).isZero();
    assertThat(fattiesLeft(pistol)).isEqualTo(1);
  }

  @Test
  @Rule({"RMO-SK-14", "RMO-SKILL-11"})
  void damageWithOneKindOfAttack() {
    // given
    Scene melee = joe("{damage: melee}", "sword", "pistol").zombies(HERE, FATTY, 1);
    Scene shot = joe("{damage: melee}", "sword", "pistol").zombies(HERE, FATTY, 1);
    Scene ranged = joe("{damage: ranged}", "sword", "pistol").zombies(HERE, FATTY, 1);

    // when
    melee.strike("joe", FIRST, 4);
    shot.attack("joe", HERE, 0b10, 4);
    ranged.attack("joe", HERE, 0b10, 4);

    // then
    assertThat(fattiesLeft(melee)).isZero();
    assertThat(fattiesLeft(shot)).isEqualTo(1);
    assertThat(fattiesLeft(ranged)).isZero();
  }

  @Test
  @Rule({"RMO-SK-14", "RMO-WOUND-09"})
  void moreDamageHurtsSurvivorsMoreToo() {
    // given
    Scene scene = joe("{damage: ranged}", "pistol").at("dan", HERE).zombies(HERE, WALKER, 1);

    // when
    scene.attack("joe", HERE, FIRST, 4);

    // then
    assertThat(scene.lives("dan")).isFalse();
  }

  @Test
  @Rule("RMO-SK-80")
  void superStrengthMakesItThreeAndMoreIsAdded() {
    // given
    Scene strong = joe("super-strength", "crowbar", "pistol").zombies(HERE, FATTY, 1);
    Scene stronger = joe("super-strength, {damage: melee}", "crowbar");
    Scene bomb = joe("super-strength", "crowbar").zombies(HERE, A_BOMB, 1);
    Scene shot = joe("super-strength", "crowbar", "pistol").zombies(HERE, FATTY, 1);

    // when
    strong.strike("joe", FIRST, 4);
    shot.attack("joe", HERE, 0b10, 4);
    bomb.strike("joe", FIRST, 6);
    Attacks.prepare(stronger.state(), stronger.survivor("joe"), false, stronger.zone(HERE), FIRST);

    // then
    assertThat(fattiesLeft(strong)).isZero();
    assertThat(fattiesLeft(shot)).isEqualTo(1);
    assertThat(bomb.count(HERE, A_BOMB)).isEqualTo(1);
    assertThat(Arms.damage(stronger.state())).isEqualTo(4);
  }

  @Test
  @Rule({"RMO-SK-30", "RMO-SK-55", "RMO-SK-62"})
  void twoOfAKindCountAsDual() {
    // given: neither Swords nor Rifles have the symbol
    String[] held = {"sword", "sword"};
    String[] guns = {"rifle", "rifle"};

    // then
    assertThat(options(joe("loud", held), HERE)).doesNotContain("melee:sword.0+sword.1");
    assertThat(options(joe("ambidextrous", held), HERE)).contains("melee:sword.0+sword.1");
    assertThat(options(joe("swordmaster", held), HERE)).contains("melee:sword.0+sword.1");
    assertThat(options(joe("gunslinger", held), HERE)).doesNotContain("melee:sword.0+sword.1");
    assertThat(options(joe("ambidextrous", guns), NEAR)).contains("shoot:7V:P1:rifle.0+rifle.1");
    assertThat(options(joe("gunslinger", guns), NEAR)).contains("shoot:7V:P1:rifle.0+rifle.1");
    assertThat(options(joe("swordmaster", guns), NEAR))
        .doesNotContain("shoot:7V:P1:rifle.0+rifle.1");
  }

  private static java.util.List<String> options(Scene scene, String zone) {
    return scene.zombies(zone, WALKER, 1).turn("joe").options();
  }

  @Test
  @Rule({"RMO-SK-30", "RMO-SK-55", "RMO-SK-62"})
  void differentWeaponsAndMolotovsNeverMakeAPair() {
    assertThat(options(joe("ambidextrous", "sword", "saber"), HERE))
        .noneMatch(option -> option.startsWith("melee") && option.contains("+"));
    assertThat(options(joe("ambidextrous", "molotov", "molotov"), NEAR))
        .contains("shoot:7V:P1:molotov.0")
        .noneMatch(option -> option.contains("+"));
  }

  @Test
  @Rule("RMO-SK-29")
  void webbingUsesWhatIsInReserve() {
    // given: a Crowbar, a Sword and a Pistol in reserve
    Scene scene = joe("webbing", "mp5", "knife", "crowbar", "sword", "pistol");

    // when
    scene.at("joe", "6V:S4").zombies("6V:S4", FATTY, 1).turn("joe");

    // then: doors open too
    assertThat(scene.options())
        .contains("melee:sword.3", "shoot:6V:S4:pistol.4", "door:6V:L:crowbar");
  }

  @Test
  @Rule({"RMO-SK-29", "RMO-COMBAT-11"})
  void withWebbingAPairIsStillTwoAndKnivesHelpOnce() {
    // given: three Knives and a Sword
    Scene scene = joe("webbing", "knife", "knife", "knife", "sword").zombies(HERE, FATTY, 1);

    // when
    scene.turn("joe");

    // then
    assertThat(scene.options())
        .contains("melee:knife.0+knife.1")
        .noneMatch(option -> option.contains("knife.0+knife.1+knife.2"));

    // when
    scene.answer("melee:sword.3");

    // then
    assertThat(scene.state().diceCount).isEqualTo(3 + 1);
  }

  @Test
  @Rule("RMO-SK-67")
  void whoReloadsForNothingIsNeverOutOfShots() {
    // given: both were fired by somebody else before
    Scene scene = joe("free-reload", "sawed-off", "sawed-off").zombies(NEAR, FATTY, 8);
    for (int slot = 0; slot < 2; slot++) {
      scene.state().spent(scene.state().slot(scene.survivor("joe"), slot), true);
    }

    // when
    scene.turn("joe").answer("shoot:7V:P1:sawed-off.0+sawed-off.1");

    // then
    assertThat(scene.state().actions).isEqualTo(2);
    assertThat(scene.options())
        .contains("shoot:7V:P1:sawed-off.0+sawed-off.1")
        .noneMatch(option -> option.startsWith("reload"));
  }

  @Test
  @Rule({"RMO-SK-82", "RMO-CRAWL-08", "RMO-NOISE-02", "RMO-RELOAD-05"})
  void aTrickShotAimsEachWeaponAtAZoneOfItsOwn() {
    // given
    Scene scene = joe("trick-shot", "sawed-off", "sawed-off").zombies(NEAR, WALKER, 2);
    scene.at("joe", FAR).zombies("6V:S2", WALKER, 2).turn("joe");

    // then: in either order
    assertThat(scene.options())
        .contains("shoot:6V:S2+7V:P1:sawed-off.0+sawed-off.1")
        .contains("shoot:7V:P1+6V:S2:sawed-off.0+sawed-off.1");

    // when: two dice for each zone: a hit and a 1, then two hits
    rolls(scene, 4, 1, 5, 5).answer("shoot:6V:S2+7V:P1:sawed-off.0+sawed-off.1");

    // then: each zone counts its own dice and kills, one action, one token, both fired
    assertThat(scene.count("6V:S2", WALKER)).isEqualTo(1);
    assertThat(scene.count("6V:S2", CRAWLER)).isEqualTo(1);
    assertThat(scene.count(NEAR, WALKER)).isZero();
    assertThat(scene.count(NEAR, CRAWLER)).isZero();
    assertThat((int) scene.state().noise[scene.zone(FAR)]).isEqualTo(1);
    assertThat(scene.state().actions).isEqualTo(2);
    assertThat(scene.options()).contains("reload:sawed-off.0+sawed-off.1");
  }

  @Test
  @Rule("RMO-SK-82")
  void aTrickNeedsAPair() {
    // given
    Scene scene = joe("trick-shot", "mp5", "pistol").zombies(NEAR, WALKER, 2);

    // then
    assertThat(scene.zombies("6V:S4", WALKER, 1).turn("joe").options())
        .noneMatch(option -> option.contains("7V:P1+"));
  }

  @Test
  @Rule({"RMO-SK-82", "RMO-SK-27", "RMO-SK-76"})
  void bothShotsOfATrickAreOneAction() {
    // given: the re-roll and the reaping are once per action
    Scene scene = joe("trick-shot, reaper-ranged", "pistol", "pistol").zombies(NEAR, WALKER, 3);
    scene.at("joe", FAR).zombies("6V:S2", WALKER, 3).turn("joe");

    // when
    rolls(scene, 4, 4).answer("shoot:6V:S2+7V:P1:pistol.0+pistol.1").answer("reap:walker");

    // then
    assertThat(scene.count("6V:S2", WALKER)).isEqualTo(1);
    assertThat(scene.count(NEAR, WALKER)).isEqualTo(2);
  }

  @Test
  @Rule({"RMO-SK-19", "RMO-CRAFT-04"})
  void twoCocktailsAreMadeWhileTheSupplyLasts() {
    // given
    Scene two = joe("two-cocktails", "glass-bottles", "gasoline", "knife");
    Scene one = joe("two-cocktails", "glass-bottles", "gasoline", "knife");
    two.aside("molotov", "molotov", "molotov");
    one.aside("molotov");

    // when
    two.run(new TakeWound(two.survivor("joe"), MorgueState.NONE)).answer("craft:molotov");
    one.run(new TakeWound(one.survivor("joe"), MorgueState.NONE)).answer("craft:molotov");

    // then
    assertThat(two.sheet("joe")).containsExactly("molotov", "molotov", "knife", "-", "-");
    assertThat(one.sheet("joe")).containsExactly("molotov", "-", "knife", "-", "-");
  }
}
