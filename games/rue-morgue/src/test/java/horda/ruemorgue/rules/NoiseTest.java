package horda.ruemorgue.rules;

import static horda.ruemorgue.Scene.scene;
import static org.assertj.core.api.Assertions.assertThat;

import horda.lab.Rule;
import horda.ruemorgue.Scene;
import horda.ruemorgue.content.Skill;
import horda.ruemorgue.state.MorgueState;
import org.junit.jupiter.api.Test;

/// NOISE: how loud a zone is.
class NoiseTest {
  private static int noise(Scene scene, String zone) {
    return Noise.of(scene.state(), scene.zone(zone));
  }

  @Test
  @Rule({"RMO-NOISE-01", "RMO-NOISE-05", "RMO-NOISE-06"})
  void tokensAndPeopleAreNoise() {
    // given: Dan has opened a door with his Fire axe (RMO-TV-03)
    Scene scene = scene("t1").at("dan", "7V:S2");
    Noise.make(scene.state(), scene.survivor("dan"), horda.engine.Out.SILENT);

    // then
    assertThat(noise(scene, "7V:S2")).isEqualTo(2);
    assertThat(noise(scene, "7V:S1")).isZero();
  }

  @Test
  @Rule("RMO-NOISE-03")
  void tokensStayWhenTheSurvivorLeaves() {
    // given: Parker fires twice and walks away (RMO-TV-04)
    Scene scene = scene("t1").at("parker", "7V:S2");
    Noise.make(scene.state(), scene.survivor("parker"), horda.engine.Out.SILENT);
    Noise.make(scene.state(), scene.survivor("parker"), horda.engine.Out.SILENT);

    // when
    scene.at("parker", "7V:S1");

    // then
    assertThat(noise(scene, "7V:S2")).isEqualTo(2);
    assertThat(noise(scene, "7V:S1")).isEqualTo(1);
  }

  @Test
  @Rule({"RMO-NOISE-06", "RMO-SK-66"})
  void whoeverIsRottenIsNoNoiseUntilMakingSome() {
    // given
    Scene scene = scene("t1").at("joe", "7V:S2").marked("joe", MorgueState.ROTTEN);

    // then
    assertThat(noise(scene, "7V:S2")).isZero();

    // when
    Noise.make(scene.state(), scene.survivor("joe"), horda.engine.Out.SILENT);

    // then
    assertThat(noise(scene, "7V:S2")).isEqualTo(2);
  }

  @Test
  @Rule({"RMO-NOISE-06", "RMO-NOISE-09", "RMO-NOISE-08"})
  void aFlyingHelicopterIsTheNoisiestWhateverWasLoudBefore() {
    // given: Terry flies, Joe was Loud
    Scene scene = scene("t2").at("terry", "5R:S1").at("joe", "9R:S1").flying("5R:S1");
    scene.state().seat[scene.survivor("terry")] = MorgueState.PILOT;
    scene.state().loudZone = scene.zone("9R:S1");

    // then
    assertThat(noise(scene, "5R:S1")).isEqualTo(Noise.NOISIEST);
    assertThat(noise(scene, "9R:S1")).as("no more than Joe").isEqualTo(1);

    // when: it has landed
    scene.state().flying = false;

    // then
    assertThat(noise(scene, "9R:S1")).isEqualTo(Noise.NOISIEST);
    assertThat(noise(scene, "5R:S1")).isEqualTo(1);
  }

  @Test
  @Rule({"RMO-XP-03", "RMO-SKILL-03", "RMO-SKILL-04"})
  void skillsOfAllLevelsCountAndTheSameOneTwice() {
    // given
    Scene scene = scene("t1").xp("jane", 19);
    int jane = scene.survivor("jane");

    // then
    assertThat(scene.state().times(jane, Skill.DIE_RANGED)).isEqualTo(1);
    assertThat(scene.state().has(jane, Skill.EXTRA_ACTION)).isTrue();
    assertThat(scene.state().has(jane, Skill.GUNSLINGER)).isFalse();

    // when: her orange choice is the skill she began with
    scene.state().orange[jane] = 0;

    // then
    assertThat(scene.state().times(jane, Skill.DIE_RANGED)).isEqualTo(2);
  }
}
