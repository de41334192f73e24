package horda.ruemorgue.rules;

import static horda.ruemorgue.Gifted.HERE;
import static horda.ruemorgue.Gifted.NEAR;
import static horda.ruemorgue.Gifted.gifted;
import static horda.ruemorgue.Gifted.rolls;
import static horda.ruemorgue.content.ZombieKind.WALKER;
import static org.assertj.core.api.Assertions.assertThat;

import horda.lab.Rule;
import horda.ruemorgue.Box;
import horda.ruemorgue.Gifted;
import horda.ruemorgue.Scene;
import horda.ruemorgue.content.Skill;
import horda.ruemorgue.content.TeamAction;
import horda.ruemorgue.state.MissionTable;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// SKILL: what holds for all skills.
class SkillRulesTest {
  @Test
  @Rule("RMO-SKILL-01")
  void aSkillWinsAgainstAGeneralRule() {
    // given: nobody searches in the street, and weapons in reserve are of no use (RMO-EQP-07)
    Scene scene = gifted("joe", "scavenger, webbing").at("joe", HERE).roomsFilled();

    // when
    scene.holds("joe", "knife", "sword", "pistol").zombies(NEAR, WALKER, 1).turn("joe");

    // then
    assertThat(scene.options()).contains("search", "shoot:7V:P1:pistol.2");
  }

  @Test
  @Rule({"RMO-SKILL-02", "RMO-XP-11"})
  void aSkillGainedByAKillWorksForThatVeryAttack() {
    // given: Travis at 18 points, Hit & run at Orange
    Scene scene = gifted().at("travis", HERE).holds("travis", "sword").xp("travis", 18);
    scene.zombies(HERE, WALKER, 1).turn("travis");

    // when
    rolls(scene, 4, 2, 2).answer("melee:sword.0").answer("learn:hit-and-run");

    // then
    assertThat(scene.question()).isEqualTo("free-move");
  }

  @Test
  @Rule({"RMO-SKILL-03", "RMO-XP-03"})
  void skillsOfAllReachedLevelsAreActiveTogether() {
    // given: Travis at Red
    Scene scene = gifted().at("travis", HERE).xp("travis", 43).orange("travis", 1).red("travis", 2);

    // then
    assertThat(scene.state().grants(scene.survivor("travis")).stream().map(g -> g.skill()))
        .containsExactly(
            Skill.REAPER_COMBAT,
            Skill.HELICOPTER_PILOT,
            Skill.EXTRA_ACTION,
            Skill.HIT_AND_RUN,
            Skill.POINT_BLANK);
    for (Skill skill : Skill.values()) {
      boolean has = scene.state().has(scene.survivor("travis"), skill);
      assertThat(has).isEqualTo(scene.state().times(scene.survivor("travis"), skill) > 0);
    }
  }

  @Test
  @Rule("RMO-SKILL-04")
  void theSameSkillTwiceAddsNumbersAndNothingElse() {
    // given: +1 Zone twice; Sprint twice
    Scene zones = gifted("joe", "zone-per-move, zone-per-move").at("joe", HERE);
    Scene sprints = gifted("joe", "sprint, sprint").at("joe", HERE).turn("joe");

    // when
    sprints.answer("sprint:7V:P1").answer("stop");

    // then
    assertThat(Moving.reach(zones.state(), zones.survivor("joe"), false)).isEqualTo(3);
    assertThat(sprints.options()).noneMatch(option -> option.startsWith("sprint"));
  }

  @Test
  @Rule({"RMO-SKILL-08", "RMO-SETUP-24"})
  void rivalsAreEnemiesInCompetitiveGamesOnly() {
    // given: Joe charges, Dan of the other team stands next door
    MissionTable rivals = Gifted.table("pvp1", "joe", "charge");
    MissionTable friends = Gifted.table("t1", "joe", "charge");
    String people = "survivors=joe+bear+jane+dan+terry+laurie";
    Scene against = Scene.deal(rivals, 2, 1, "teams=2", people).throughFirstChoices();
    Scene together = Scene.deal(friends, 2, 1, "teams=2", people).throughFirstChoices();

    // then
    assertThat(charges(against)).isNotEmpty();
    assertThat(charges(together)).isEmpty();
  }

  /// Joe is the first of the first team, Dan the first of the second.
  private static List<String> charges(Scene scene) {
    int joe = scene.state().zone[0];
    scene.state().zone[3] = (byte) scene.state().ways().exit(joe, 0);
    scene.run(new Turns.Begin(0));
    List<String> charges = new ArrayList<>(scene.options());
    charges.removeIf(option -> !option.startsWith("charge"));
    return charges;
  }

  @Test
  @Rule({"RMO-SKILL-10", "RMO-TEAM-13", "RMO-SK-46", "RMO-SK-18"})
  void inATeamActionOthersUseWhatIsPassiveAndNothingOfTheirOwnTurn() {
    // given: Move! by Terry, with Cathy who could sprint and Joe who goes a zone farther
    Scene scene = gifted("joe", "zone-per-move").at("terry", HERE).at("cathy", HERE);
    scene.at("joe", HERE).state().teamCards[0] = (byte) TeamAction.MOVE.ordinal();
    scene.turn("terry").answer("team:move").answer("all-from:" + HERE);

    // when: Cathy first: one zone
    scene.answer("to:cathy").answer("to:joe").answer("to:cathy").answer("move:7V:P1");

    // then: she is there, others are next
    assertThat(scene.options()).doesNotContain("stop").contains("to:joe");

    // when: Joe
    scene.answer("to:joe").answer("move:7V:P1");

    // then: he may go on
    assertThat(scene.options()).contains("stop", "move:6V:S5");
  }

  @Test
  @Rule({"RMO-SKILL-10", "RMO-SK-34"})
  void outsideTheOwnTurnNobodyPaysWithTheActionsOfOthers() {
    // given: Joe could blitz, but a Walker holds him; it is Dan's turn
    Scene scene = gifted("joe", "blitz").at("joe", HERE).holds("joe", "pistol");
    scene.zombies(HERE, WALKER, 1).zombies(NEAR, WALKER, 1).at("dan", "7V:G").turn("dan");

    // when
    scene.attack("joe", NEAR, 0b1, 4);

    // then
    assertThat(scene.question()).isEqualTo("act");
    assertThat(scene.state().actions).isEqualTo(3);
  }

  @Test
  @Rule({"RMO-SK-37", "RMO-HELI-10"})
  void theRopeNeedsItsSkill() {
    // given: two passengers over the place
    Scene air = gifted("joe", "fast-roping", "jane", "loud").at("joe", HERE).at("jane", HERE);
    air.flying(HERE);
    air.state().seat[air.survivor("joe")] = 2;
    air.state().seat[air.survivor("jane")] = 3;

    // then
    assertThat(air.turn("jane").options()).doesNotContain("rope-down");
    assertThat(air.answer("end-turn").turn("joe").options()).contains("rope-down");

    // when
    air.answer("rope-down");

    // then: one action, and he stands below
    assertThat(air.state().seat[air.survivor("joe")]).isZero();
    assertThat(air.where("joe")).isEqualTo(HERE);
    assertThat(air.state().actions).isEqualTo(2);
  }

  @Test
  @Rule({"RMO-SK-61", "RMO-HELI-08"})
  void anybodySitsInThePilotsSeatButOnlyAPilotTakesOff() {
    // given: the helicopter of the second tutorial, on the ground
    for (String skill : new String[] {"helicopter-pilot", "loud"}) {
      Scene scene = Gifted.on("t2", "joe", skill).at("joe", "9R:H");
      scene.state().helicopter = scene.zone("9R:H");
      scene.turn("joe").answer("enter-as-pilot");

      // then
      assertThat(scene.options().contains("take-off")).isEqualTo(skill.equals("helicopter-pilot"));
    }
  }

  @Test
  @Rule("RMO-SKILL-12")
  void skillsOfOtherBoxesAreData() {
    assertThat(Box.CONTENT.skill(Skill.FREE_DOG).compat()).isTrue();
    assertThat(Box.CONTENT.skill(Skill.TOXIC_IMMUNITY).compat()).isTrue();
  }
}
