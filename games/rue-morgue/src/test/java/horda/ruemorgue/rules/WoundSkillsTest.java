package horda.ruemorgue.rules;

import static horda.ruemorgue.Gifted.HERE;
import static horda.ruemorgue.Gifted.NEAR;
import static horda.ruemorgue.Gifted.gifted;
import static horda.ruemorgue.content.ZombieKind.CRAWLER;
import static horda.ruemorgue.content.ZombieKind.RUNNER;
import static horda.ruemorgue.content.ZombieKind.WALKER;
import static org.assertj.core.api.Assertions.assertThat;

import horda.lab.Rule;
import horda.ruemorgue.Scene;
import horda.ruemorgue.content.Skill;
import horda.ruemorgue.state.MorgueState;
import org.junit.jupiter.api.Test;

/// SK: skills against Wounds, and skills without effect in this box.
class WoundSkillsTest {
  private static Scene joe(String skills, String... cards) {
    return gifted("joe", skills).at("joe", HERE).holds("joe", cards).zombiesPhase();
  }

  private static Scene bitten(Scene scene) {
    return scene.run(Activation.ofAll());
  }

  @Test
  @Rule({"RMO-SK-25", "RMO-SKILL-11", "RMO-SKILL-05"})
  void aDreadnoughtDoesNotMindItsKind() {
    // given: by type, and by family, to which Crawlers do not belong
    Scene walkers = joe("{dreadnought: walker}", "knife").zombies(HERE, WALKER, 5);
    Scene family = joe("{dreadnought: skinner}", "knife").zombies(HERE, RUNNER, 3);
    Scene crawler = joe("{dreadnought: skinner}", "knife").zombies(HERE, CRAWLER, 1);

    // then
    assertThat(bitten(walkers).sheet("joe")).doesNotContain("wound").contains("knife");
    assertThat(bitten(family).sheet("joe")).doesNotContain("wound");
    assertThat(bitten(crawler).sheet("joe")).contains("wound");
  }

  @Test
  @Rule({"RMO-SK-25", "RMO-WOUND-06"})
  void attacksMayBeRoutedToADreadnought() {
    // given: two Walkers with Joe and Dan
    Scene scene = joe("{dreadnought: walker}").at("dan", HERE).zombies(HERE, WALKER, 2);

    // when
    bitten(scene).answer("to:joe").answer("to:joe");

    // then
    assertThat(scene.sheet("joe")).doesNotContain("wound");
    assertThat(scene.sheet("dan")).doesNotContain("wound");
  }

  @Test
  @Rule("RMO-SK-25")
  void aYellowSkillDoesNotHelpAtBlue() {
    // given: two skills against different kinds, one of them not reached yet
    Scene scene =
        Scene.withContent(
            "t1",
            "blue: \\[shove]\n    yellow: extra-action",
            "blue: [{dreadnought: walker}]\n    yellow: {dreadnought: runner}");

    // when
    scene.at("joe", "2V:B").at("bear", HERE).zombies(HERE, RUNNER, 1).zombiesPhase();

    // then
    assertThat(bitten(scene).lives("bear")).isFalse();
  }

  @Test
  @Rule("RMO-SK-26")
  void deathGraspLosesNothingWhileThereIsRoom() {
    // given
    Scene room = joe("death-grasp", "knife", "sword").zombies(HERE, WALKER, 1);
    Scene full = joe("death-grasp", "knife", "sword", "saber", "pistol", "mp5");

    // when
    bitten(room);
    bitten(full.zombies(HERE, WALKER, 1));

    // then
    assertThat(room.sheet("joe")).contains("knife", "sword", "wound");
    assertThat(full.question()).isEqualTo("lose-card");
    assertThat(full.answer("lose:mp5.4").sheet("joe")).contains("wound").doesNotContain("mp5");
  }

  @Test
  @Rule("RMO-SK-41")
  void theToughIgnoreTheFirstAttackOfAZombiesPhase() {
    // given: RMO-TV-95
    Scene phase = joe("tough").zombies(HERE, WALKER, 2);
    Scene extra = joe("tough").zombies(HERE, WALKER, 2);
    extra.state().zombiesPhase = false;

    // when
    bitten(phase);
    bitten(extra);

    // then
    assertThat(phase.lives("joe")).isTrue();
    assertThat(phase.sheet("joe")).contains("wound");
    assertThat(extra.lives("joe")).isFalse();
  }

  @Test
  @Rule("RMO-SK-41")
  void theToughLoseNothingForTheIgnoredAttackButAreHurtByFriends() {
    // given
    Scene bitten = bitten(joe("tough", "knife").zombies(HERE, WALKER, 1));
    Scene shot = joe("tough", "knife").at("dan", NEAR).holds("dan", "pistol");

    // when
    shot.zombies(HERE, WALKER, 1).attack("dan", HERE, 0b1, 4);

    // then
    assertThat(bitten.sheet("joe")).contains("knife").doesNotContain("wound");
    assertThat(shot.sheet("joe")).contains("wound");
  }

  @Test
  @Rule("RMO-SK-45")
  void cardsAreThrownAwayInsteadOfWounds() {
    // given
    Scene scene = joe("is-that-all", "knife", "sword", "mp5").zombies(HERE, WALKER, 2);

    // when: one for each Wound
    bitten(scene).answer("negate:sword.1").answer("negate:knife.0");

    // then
    assertThat(scene.sheet("joe")).containsExactly("-", "-", "mp5", "-", "-");
  }

  @Test
  @Rule("RMO-SK-45")
  void aDeadlyWoundCanBeNegatedToo() {
    // given
    Scene scene = joe("is-that-all", "knife", "wound").zombies(HERE, WALKER, 1);

    // when
    bitten(scene).answer("negate:knife.0");

    // then
    assertThat(scene.lives("joe")).isTrue();
  }

  @Test
  @Rule({"RMO-SK-66", "RMO-ZPH-06", "RMO-NOISE-06"})
  void theRottenAreIgnoredUntilTheyFightOrMakeNoise() {
    // given: a quiet turn
    Scene scene = joe("rotten", "sword").zombies(HERE, WALKER, 1);
    scene.state().zombiesPhase = false;
    scene.turn("joe").answer("end-turn");
    assertThat(Moving.cost(scene.state(), scene.survivor("joe"))).isEqualTo(2);

    // when
    bitten(scene);

    // then: neither bitten nor heard; a move would still have cost more
    assertThat(scene.sheet("joe")).doesNotContain("wound");
    assertThat(Noise.of(scene.state(), scene.zone(HERE))).isZero();

    // when
    scene.zombies(HERE, WALKER, 1).turn("joe").answer("melee:sword.0");

    // then
    assertThat(scene.state().marked(scene.survivor("joe"), MorgueState.ROTTEN)).isFalse();

    // when: the turn ends after a fight
    scene.answer("end-turn");

    // then
    assertThat(scene.state().marked(scene.survivor("joe"), MorgueState.ROTTEN)).isFalse();
  }

  @Test
  @Rule("RMO-SK-66")
  void noiseDrivesTheRotAway() {
    // given
    Scene scene = joe("rotten").marked("joe", MorgueState.ROTTEN).turn("joe");

    // when
    scene.answer("make-noise").answer("end-turn");

    // then
    assertThat(scene.state().marked(scene.survivor("joe"), MorgueState.ROTTEN)).isFalse();
  }

  @Test
  @Rule({"RMO-SK-68", "RMO-TURN-12"})
  void regenerationHealsAtTheEndOfTheRound() {
    // given
    Scene scene = gifted("joe", "regeneration").at("joe", HERE).holds("joe", "wound", "knife");
    scene.at("dan", HERE).holds("dan", "wound");

    // when
    scene.run(new Rounds.End());

    // then
    assertThat(scene.sheet("joe")).containsExactly("-", "knife", "-", "-", "-");
    assertThat(scene.sheet("dan")).contains("wound");
  }

  @Test
  @Rule({"RMO-SK-11", "RMO-SK-53", "RMO-SKILL-12"})
  void skillsOfOtherBoxesAreKnownAndDoNothing() {
    // given
    Scene scene = joe("free-dog, toxic-immunity", "sword").zombies(HERE, WALKER, 1);
    scene.state().zombiesPhase = false;
    Scene plain = joe("loud", "sword").zombies(HERE, WALKER, 1);
    plain.state().zombiesPhase = false;

    // then: the same choices except for the other's skill, the same actions, the same Wound
    assertThat(scene.state().has(scene.survivor("joe"), Skill.FREE_DOG)).isTrue();
    assertThat(scene.state().has(scene.survivor("joe"), Skill.TOXIC_IMMUNITY)).isTrue();
    assertThat(scene.turn("joe").state().actions).isEqualTo(3);
    assertThat(scene.state().freeActions).containsOnly(0);
    assertThat(plain.turn("joe").options()).containsAll(scene.options()).contains("be-loud");
    assertThat(scene.options()).hasSize(plain.options().size() - 1);
    assertThat(bitten(scene.answer("end-turn")).sheet("joe")).contains("wound");
  }
}
