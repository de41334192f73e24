package horda.ruemorgue.rules;

import static horda.ruemorgue.Gifted.HERE;
import static horda.ruemorgue.Gifted.NEAR;
import static horda.ruemorgue.Gifted.gifted;
import static horda.ruemorgue.content.ZombieKind.FATTY;
import static horda.ruemorgue.content.ZombieKind.RUNNER;
import static horda.ruemorgue.content.ZombieKind.WALKER;
import static org.assertj.core.api.Assertions.assertThat;

import horda.engine.Choices;
import horda.engine.Digest;
import horda.engine.Engine;
import horda.engine.Phrase;
import horda.engine.Preview;
import horda.engine.Preview.Bystander;
import horda.engine.Preview.Target;
import horda.engine.Preview.Throw;
import horda.engine.Question;
import horda.engine.Ref;
import horda.lab.Rule;
import horda.ruemorgue.Scene;
import horda.ruemorgue.state.MorgueState;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/// What single choices lead to, with numbers that can be checked by hand.
class PreviewingTest {
  private static Preview preview(Scene scene, String option) {
    MorgueState s = scene.state();
    Question<MorgueState> question = Objects.requireNonNull(Engine.question(s));
    Choices choices = new Choices();
    question.choices(s, scene.asked(), choices);
    int at = scene.options().indexOf(option);
    assertThat(at).as(option + " among " + scene.options()).isNotNegative();
    long before = Digest.of(s);
    Preview preview = Previewing.of(s, question, scene.asked(), choices.get(at));
    assertThat(Digest.of(s)).as("nothing changes").isEqualTo(before);
    return preview;
  }

  private static Throw dice(Scene scene, String option) {
    return Objects.requireNonNull(preview(scene, option)).dice().getFirst();
  }

  private static List<String> notes(Scene scene, String option) {
    Preview preview = preview(scene, option);
    return preview == null ? List.of() : preview.notes().stream().map(Phrase::key).toList();
  }

  private static Scene joe(String... sheets) {
    return gifted(sheets).at("joe", HERE);
  }

  @Test
  @Rule({"RMO-COMBAT-01", "RMO-RANGED-04", "RMO-RANGED-10"})
  void aShotIntoACrowdTellsWhoIsHitFirst() {
    // given: a friend with one Wound in front of everybody
    Scene scene =
        joe()
            .at("jane", NEAR)
            .holds("jane", "wound")
            .holds("joe", "pistol")
            .zombies(NEAR, WALKER, 1)
            .zombies(NEAR, RUNNER, 1)
            .turn("joe");

    // when
    Throw shot = dice(scene, "shoot:" + NEAR + ":pistol.0");

    // then: one die that hits from 4 on takes the friend
    assertThat(shot.dice()).isEqualTo(1);
    assertThat(shot.needs()).isEqualTo(4);
    assertThat(shot.once().hits()).containsExactly(0.5, 0.5);
    assertThat(shot.once().expected()).isEqualTo(0.5);
    assertThat(shot.once().friends()).extracting(Bystander::hit).containsExactly(0.5);
    assertThat(shot.once().friends()).extracting(Bystander::dies).containsExactly(0.5);
    assertThat(shot.once().targets()).extracting(Target::rank).containsExactly(1, 2);
    assertThat(shot.once().targets())
        .extracting(t -> t.whom().id())
        .containsExactly(WALKER.ordinal(), RUNNER.ordinal());
    assertThat(shot.once().kills()).containsExactly(1.0);
  }

  @Test
  @Rule({"RMO-SK-56", "RMO-SK-48"})
  void aSteadyHandAndASniperEndangerNobody() {
    for (String skill : List.of("steady-hand", "sniper")) {
      // given
      Scene scene =
          joe("joe", skill)
              .at("jane", NEAR)
              .holds("joe", "pistol")
              .zombies(NEAR, WALKER, 1)
              .turn("joe");

      // when
      Throw shot = dice(scene, "shoot:" + NEAR + ":pistol.0");

      // then
      assertThat(shot.once().friends()).as(skill).isEmpty();
      assertThat(shot.once().targets()).extracting(Target::rank).containsExactly(0);
      assertThat(shot.once().kills()).containsExactly(0.5, 0.5);
    }
  }

  /// What a screen asks about before it sends it.
  private static List<Ref> endangered(Scene scene, String option) {
    MorgueState s = scene.state();
    Question<MorgueState> question = Objects.requireNonNull(Engine.question(s));
    Choices choices = new Choices();
    question.choices(s, scene.asked(), choices);
    long choice = choices.get(scene.options().indexOf(option));
    List<Ref> args = question.option(s, scene.asked(), choice).label().args();
    return args.stream().filter(ref -> ref.kind().equals("survivor")).toList();
  }

  @Test
  @Rule({"RMO-RANGED-04", "RMO-SK-56", "RMO-SK-48", "RMO-CRAFT-07"})
  void aShotNamesTheFriendsWhomItMayHitAndTouchesNoneOfThem() {
    String shot = "shoot:" + NEAR + ":pistol.0";
    for (String skill : List.of("steady-hand", "sniper", "lucky")) {
      // given
      Scene scene = joe("joe", skill).at("jane", NEAR).at("parker", HERE).holds("joe", "pistol");
      scene.zombies(NEAR, WALKER, 1).turn("joe");

      // then: as many as the odds speak of
      List<Ref> friends = dice(scene, shot).once().friends().stream().map(f -> f.who()).toList();
      assertThat(endangered(scene, shot)).as(skill).isEqualTo(friends);
      assertThat(friends).hasSize(skill.equals("lucky") ? 1 : 0);
    }
  }

  @Test
  @Rule({"RMO-COMBAT-02", "RMO-SK-01", "RMO-COMBAT-10"})
  void aPairThrowsTogetherAndABonusLowersTheNumber() {
    // given
    Scene scene =
        joe("joe", "roll-ranged")
            .holds("joe", "pistol", "pistol")
            .zombies(NEAR, WALKER, 3)
            .turn("joe");

    // when
    Throw pair = dice(scene, "shoot:" + NEAR + ":pistol.0+pistol.1");

    // then
    assertThat(pair.dice()).isEqualTo(2);
    assertThat(pair.needs()).isEqualTo(3);
    assertThat(pair.once().hits()).containsExactly(0.111111, 0.444444, 0.444444);
    assertThat(pair.once().targets().getFirst().chances()).containsExactly(0.888889, 0.444444);
  }

  @Test
  @Rule({"RMO-SK-27", "RMO-SK-69", "RMO-EQP-08"})
  void aRerollIsUsedWhileItPromisesMore() {
    // given
    Scene scene = joe("joe", "lucky").holds("joe", "pistol").zombies(NEAR, WALKER, 1).turn("joe");

    // when
    Throw shot = dice(scene, "shoot:" + NEAR + ":pistol.0");

    // then: a miss is thrown again
    assertThat(shot.rerolls()).isEqualTo(1);
    assertThat(shot.once().hits()).containsExactly(0.5, 0.5);
    assertThat(Objects.requireNonNull(shot.again()).hits()).containsExactly(0.25, 0.75);
    assertThat(Objects.requireNonNull(shot.again()).kills()).containsExactly(0.25, 0.75);
  }

  @Test
  @Rule("RMO-SK-22")
  void sixesBringMoreDice() {
    // given
    Scene scene =
        joe("joe", "six-ranged").holds("joe", "pistol").zombies(NEAR, WALKER, 3).turn("joe");

    // when
    List<Double> hits = dice(scene, "shoot:" + NEAR + ":pistol.0").once().hits();

    // then: 1/2 for none; two need a six and then one more hit, but no second six
    assertThat(hits.get(0)).isEqualTo(0.5);
    assertThat(hits.get(1)).isEqualTo(0.416667);
    assertThat(hits.get(2)).isEqualTo(0.069444);
  }

  @Test
  @Rule({"RMO-COMBAT-06", "RMO-MELEE-03"})
  void whatAWeaponCannotKillIsHopeless() {
    // given
    Scene scene = joe().holds("joe", "knife").zombies(HERE, FATTY, 1).turn("joe");

    // when
    Throw strike = dice(scene, "melee:knife.0");

    // then
    assertThat(strike.once().targets()).extracting(Target::chances).containsExactly(List.of(0.0));
    assertThat(strike.once().kills()).containsExactly(1.0);
    assertThat(strike.again()).isNull();
  }

  @Test
  @Rule({"RMO-CRAFT-07", "RMO-CRAFT-09"})
  void fireNeedsNoDiceAndSparesNobody() {
    // given
    Scene scene =
        joe()
            .at("jane", NEAR)
            .holds("joe", "molotov")
            .zombies(NEAR, WALKER, 2)
            .zombies(NEAR, FATTY, 1)
            .turn("joe");

    // when
    Throw fire = dice(scene, "shoot:" + NEAR + ":molotov.0");

    // then
    assertThat(fire.dice()).isZero();
    assertThat(fire.once().kills()).containsExactly(0.0, 0.0, 0.0, 1.0);
    assertThat(fire.once().friends()).extracting(Bystander::dies).containsExactly(1.0);
    assertThat(notes(scene, "shoot:" + NEAR + ":molotov.0")).contains("odds.burns");
  }

  @Test
  @Rule({"RMO-NOISE-01", "RMO-SK-58", "RMO-RELOAD-01"})
  void noiseAndAnEmptyWeaponAreToldBefore() {
    // given
    Scene loud = joe().holds("joe", "sawed-off").zombies(HERE, WALKER, 1).turn("joe");
    Scene quiet =
        joe("joe", "ninja").holds("joe", "sawed-off").zombies(HERE, WALKER, 1).turn("joe");

    // then
    String shot = "shoot:" + HERE + ":sawed-off.0";
    assertThat(notes(loud, shot)).contains("odds.noise", "odds.empties");
    assertThat(notes(quiet, shot)).contains("odds.empties").doesNotContain("odds.noise");
    assertThat(notes(loud, "make-noise")).containsExactly("odds.noise");
  }

  @Test
  @Rule({"RMO-MOVE-05", "RMO-MOVE-06"})
  void aWayOutOfACrowdHasItsPrice() {
    // given
    Scene scene = joe().zombies(HERE, WALKER, 2).zombies(NEAR, WALKER, 1).turn("joe");

    // then
    assertThat(notes(scene, "move:" + NEAR)).containsExactly("odds.costs", "odds.zombies-there");
    assertThat(preview(scene, "end-turn")).isNull();
  }

  @Test
  @Rule("RMO-EQP-08")
  void theDiceOnTheTableAreComparedWithAnotherThrow() {
    // given: a miss lies there
    Scene scene = joe("joe", "lucky").holds("joe", "pistol").zombies(NEAR, WALKER, 1).turn("joe");
    horda.ruemorgue.Gifted.rolls(scene, 2);
    scene.answer("shoot:" + NEAR + ":pistol.0");

    // then
    assertThat(scene.question()).isEqualTo("reroll");
    assertThat(dice(scene, "stand").once().hits()).containsExactly(1.0);
    assertThat(dice(scene, "lucky").once().hits()).containsExactly(0.5, 0.5);
    assertThat(dice(scene, "lucky").again()).isNull();
  }
}
