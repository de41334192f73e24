package horda.ruemorgue.rules;

import static horda.ruemorgue.Gifted.HERE;
import static horda.ruemorgue.Gifted.NEAR;
import static horda.ruemorgue.Gifted.gifted;
import static horda.ruemorgue.Gifted.rolls;
import static horda.ruemorgue.content.ZombieKind.FATTY;
import static horda.ruemorgue.content.ZombieKind.RUNNER;
import static horda.ruemorgue.content.ZombieKind.WALKER;
import static org.assertj.core.api.Assertions.assertThat;

import horda.lab.Rule;
import horda.ruemorgue.Gifted;
import horda.ruemorgue.Scene;
import horda.ruemorgue.state.MissionTable;
import horda.ruemorgue.state.MorgueState;
import org.junit.jupiter.api.Test;

/// SK: turns out of order, cards shared out, and a start at a higher level.
class TimeSkillsTest {
  /// Joe belongs to the first player, Dan and Jane to the second.
  private static Scene two(String... sheets) {
    Scene scene = gifted(sheets).at("joe", HERE).at("dan", NEAR).at("jane", NEAR);
    scene.state().zone[scene.survivor("bear")] = MorgueState.DEAD;
    scene.state().owner[scene.survivor("dan")] = 1;
    scene.state().owner[scene.survivor("jane")] = 1;
    return scene;
  }

  @Test
  @Rule("RMO-SK-81")
  void aTacticianMayComeBeforeTheFirstPlayer() {
    // given
    Scene scene = two("dan", "tactician").run(new Rounds.Begin());

    // then: asked before Joe's turn begins
    assertThat(scene.asked()).isEqualTo(1);
    assertThat(scene.rule()).isEqualTo("RMO-SK-81");
    assertThat(scene.options()).containsExactly("later", "to:dan");

    // when
    scene.answer("to:dan").answer("end-turn");

    // then: Joe, and then Jane alone
    assertThat(scene.state().active).isEqualTo(scene.survivor("joe"));
    scene.answer("end-turn");
    assertThat(scene.state().active).isEqualTo(scene.survivor("jane"));
  }

  @Test
  @Rule({"RMO-SK-81", "RMO-TURN-03"})
  void aTacticianMayComeAfterAllOthersButNeverTwice() {
    // given: Joe is a Tactician and waits
    Scene scene = two("joe", "tactician").run(new Rounds.Begin());
    assertThat(scene.options()).containsExactly("to:joe", "later");

    // when: Dan has his turn, and Joe is asked again at each boundary
    scene.answer("later").answer("later").answer("to:dan").answer("end-turn");
    assertThat(scene.options()).containsExactly("later", "to:joe");
    scene.answer("later").answer("end-turn");

    // then: nobody else is left
    assertThat(scene.state().active).isEqualTo(scene.survivor("joe"));

    // when
    scene.answer("end-turn");

    // then: the round goes on without him
    assertThat(scene.state().zombiesPhase || scene.state().round > 0).isTrue();
    assertThat(scene.state().marked(scene.survivor("joe"), MorgueState.ACTIVATED)).isFalse();
  }

  @Test
  @Rule("RMO-SK-81")
  void othersAreNotAskedToWait() {
    // given
    Scene scene = two("dan", "loud").run(new Rounds.Begin());

    // then
    assertThat(scene.state().active).isEqualTo(scene.survivor("joe"));
  }

  @Test
  @Rule({"RMO-SK-83", "RMO-TURN-15", "RMO-TURN-10"})
  void anExtraActivationCardGivesAnExtraTurnFirst() {
    // given: Walkers beside Dan, who is linked; the card activates Walkers
    Scene scene = two("dan", "zombie-link").xp("joe", 7).zombies("6V:S5", WALKER, 2).deck(181);

    // when
    scene.draw("6V:S1");

    // then: a whole turn before they move
    assertThat(scene.state().active).isEqualTo(scene.survivor("dan"));
    assertThat(scene.state().actions).isEqualTo(3);
    assertThat(scene.count("6V:S5", WALKER)).isEqualTo(2);

    // when
    scene.answer("end-turn");

    // then: the turn of this round is still to come
    assertThat(scene.count("6V:S5", WALKER)).isZero();
    assertThat(scene.state().marked(scene.survivor("dan"), MorgueState.ACTIVATED)).isFalse();
  }

  @Test
  @Rule({"RMO-SK-83", "RMO-TURN-14"})
  void anExtraTurnInTheMiddleOfAnotherLeavesItAsItWas() {
    // given: Joe has used an action, two are left
    Scene scene = two("dan", "zombie-link").xp("joe", 7).turn("joe").answer("make-noise").deck(181);
    int left = scene.state().actions;
    int used = scene.state().used[scene.survivor("joe")];

    // when
    scene.draw("6V:S1").answer("make-noise").answer("end-turn");

    // then
    assertThat(scene.state().active).isEqualTo(scene.survivor("joe"));
    assertThat(scene.state().actions).isEqualTo(left);
    assertThat(scene.state().used[scene.survivor("joe")]).isEqualTo(used);
  }

  @Test
  @Rule({"RMO-SK-83", "RMO-TURN-14", "RMO-TURN-15"})
  void anExtraTurnInTheOwnTurnHasLimitsOfItsOwn() {
    // given: Dan has searched in his turn
    Scene scene = two("dan", "zombie-link").at("dan", "6V:L").xp("joe", 7).roomsFilled();
    scene.equipmentDeck("mp5", "pistol", "knife").deck(181).turn("dan");
    scene.answer("search").answer("keep").answer("as-it-is");
    assertThat(scene.options()).doesNotContain("search");

    // when: the extra turn
    scene.draw("6V:S1");

    // then
    assertThat(scene.options()).contains("search");

    // when: back in the first
    scene.answer("end-turn");

    // then
    assertThat(scene.state().actions).isEqualTo(2);
    assertThat(scene.options()).doesNotContain("search");
  }

  @Test
  @Rule({"RMO-SK-83", "RMO-MINI-08"})
  void theCardCountsAtBlueAShortageNever() {
    // given
    Scene blue = two("dan", "zombie-link").deck(181);
    Scene shortage = two("dan", "zombie-link").zombies("6V:S1", RUNNER, 15).deck(175);
    shortage.reserve(RUNNER, 0);

    // when
    blue.draw("6V:S1");
    shortage.draw("6V:S1");

    // then
    assertThat(blue.state().active).isEqualTo(blue.survivor("dan"));
    assertThat(shortage.state().active).isEqualTo(MorgueState.NONE);
  }

  @Test
  @Rule({"RMO-SK-83", "RMO-TURN-16"})
  void amongSeveralTheFirstPlayerDecidesTheOrder() {
    // given
    Scene scene = two("dan", "zombie-link", "joe", "zombie-link").deck(181).draw("6V:S1");

    // then
    assertThat(scene.asked()).isZero();
    assertThat(scene.options()).containsExactly("to:joe", "to:dan");

    // when
    scene.answer("to:dan").answer("end-turn");

    // then
    assertThat(scene.state().active).isEqualTo(scene.survivor("joe"));
  }

  @Test
  @Rule({"RMO-SK-40", "RMO-SPAWN-14"})
  void aDistributorSeesAllCardsAndSharesThemOut() {
    // given: four dice, all on two Spawn Zones; a Fatty, a Runner and Walkers
    Scene scene = two("joe", "distributor").deck(156, 175, 148, 151);
    scene.state().spawnDice = 2;
    scene.state().awake = 0b111;
    locators(scene);

    // when: dice 1 and 3
    rolls(scene, 1, 3).run(new Spawning()).answer("distribute");

    // then: the cards are known before anything comes
    assertThat(scene.options()).containsExactly("card:156", "card:175");
    assertThat(scene.state().zombies(scene.zone("6V:S1"))).isZero();

    // when: the Runner to the first zone
    scene.answer("card:175");

    // then
    assertThat(scene.count("6V:S1", RUNNER)).isEqualTo(1);
    assertThat(scene.count("4V:S3", FATTY)).isEqualTo(1);
    assertThat(scene.state().cards.size(scene.state().table.zombieDiscard)).isEqualTo(2);
  }

  private static void locators(Scene scene) {
    for (int i = 0; i < 6; i++) {
      scene.state().locator[i] = (byte) (i / 2);
    }
  }

  @Test
  @Rule({"RMO-SK-40", "RMO-SKILL-05"})
  void nobodyHasToDistribute() {
    // given
    Scene scene = two("joe", "distributor").deck(156, 175);
    scene.state().spawnDice = 2;
    scene.state().awake = 0b111;
    locators(scene);

    // when
    rolls(scene, 1, 3).run(new Spawning()).answer("as-they-come");

    // then
    assertThat(scene.count("6V:S1", FATTY)).isEqualTo(1);
    assertThat(scene.count("4V:S3", RUNNER)).isEqualTo(1);
  }

  @Test
  @Rule("RMO-SPAWN-15")
  void amongRivalsTheFirstPlayerNamesTheTeam() {
    // given: both teams could
    MissionTable table = Gifted.table("pvp1", "joe", "distributor", "dan", "distributor");
    String people = "survivors=joe+bear+jane+dan+terry+laurie";
    Scene scene = Scene.deal(table, 2, 1, "teams=2", people).throughFirstChoices();
    scene.state().firstSeat = 0;
    for (int i = 0; i < 6; i++) {
      scene.state().locator[i] = 0;
    }

    // when
    scene.run(new Spawning());

    // then
    assertThat(scene.rule()).isEqualTo("RMO-SPAWN-15");
    assertThat(scene.asked()).isZero();
    assertThat(scene.answer("team:2").asked()).isEqualTo(1);
  }

  @Test
  @Rule({"RMO-SK-65", "RMO-SKILL-03"})
  void whoCanStartHigherDoesSoIfAllAgree() {
    // given: two players
    Scene scene = two("joe", "{can-start-at: orange}");

    // when
    scene.run(new StartAt(scene.survivor("joe"), 0)).answer("agree");

    // then: the other one too
    assertThat(scene.asked()).isEqualTo(1);

    // when
    scene.answer("agree");

    // then: the least experience of the level, and the skills of those below
    assertThat((int) scene.state().xp[scene.survivor("joe")]).isEqualTo(19);
    assertThat(scene.question()).isEqualTo("choose-skill");
    scene.answer(scene.options().getFirst());
    assertThat(scene.state().grants(scene.survivor("joe"))).hasSize(3);
  }

  @Test
  @Rule("RMO-SK-65")
  void oneNoIsEnough() {
    // given
    Scene scene = two("joe", "{can-start-at: yellow}");

    // when
    scene.run(new StartAt(scene.survivor("joe"), 0)).answer("agree").answer("disagree");

    // then
    assertThat((int) scene.state().xp[scene.survivor("joe")]).isZero();
    assertThat(scene.state().agenda.isEmpty()).isTrue();
  }
}
