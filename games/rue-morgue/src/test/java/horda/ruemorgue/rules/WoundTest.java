package horda.ruemorgue.rules;

import static horda.ruemorgue.Scene.scene;
import static horda.ruemorgue.content.ZombieKind.RUNNER;
import static horda.ruemorgue.content.ZombieKind.WALKER;
import static org.assertj.core.api.Assertions.assertThat;

import horda.lab.Rule;
import horda.ruemorgue.Scene;
import horda.ruemorgue.state.MorgueState;
import org.junit.jupiter.api.Test;

/// WOUND: what zombies do to survivors. Mission M03 goes on while half of them live.
class WoundTest {
  private static final String HERE = "1R:S3";

  /// Twelve people, all but those of the test far away.
  private static Scene crowd(String... here) {
    Scene scene = scene("m03");
    for (String id :
        "bear cathy dan james jane joe laurie louise maddie parker terry travis".split(" ")) {
      scene.at(id, "8V:S3");
    }
    for (String id : here) {
      scene.at(id, HERE);
    }
    return scene.zombiesPhase();
  }

  private static Scene attacked(Scene scene) {
    return scene.run(Activation.ofAll());
  }

  @Test
  @Rule({"RMO-WOUND-01", "RMO-WOUND-03"})
  void anAttackAlwaysWoundsAndWithoutEquipmentNothingIsLost() {
    // given
    Scene scene = attacked(crowd("joe").zombies(HERE, WALKER, 1));

    // then
    assertThat(scene.sheet("joe")).containsExactly("-", "-", "-", "-", "wound");
    assertThat(scene.options()).isEmpty();
  }

  @Test
  @Rule("RMO-WOUND-02")
  void aCardOfOnesChoiceIsLostAndTheWoundLiesInItsPlace() {
    // given
    Scene scene = attacked(crowd("joe").holds("joe", "pistol", "crowbar").zombies(HERE, WALKER, 1));

    // then
    assertThat(scene.options()).containsExactly("lose:pistol.0", "lose:crowbar.1");

    // when
    scene.answer("lose:crowbar.1");

    // then
    assertThat(scene.sheet("joe")).containsExactly("pistol", "wound", "-", "-", "-");
    assertThat(scene.state().cards.size(scene.state().table.equipmentDiscard)).isEqualTo(1);
  }

  @Test
  @Rule("RMO-WOUND-02")
  void theOnlyCardIsLostWithoutAsking() {
    // given
    Scene scene = attacked(crowd("joe").holds("joe", "pistol").zombies(HERE, WALKER, 1));

    // then
    assertThat(scene.sheet("joe")).containsExactly("wound", "-", "-", "-", "-");
  }

  @Test
  @Rule({"RMO-WOUND-04", "RMO-INV-07"})
  void theSecondWoundKills() {
    // given
    Scene scene =
        attacked(
            crowd("joe")
                .holds("joe", "pistol", "wound", "bulletproof-vest")
                .zombies(HERE, WALKER, 1));

    // then: the vest never lies on the discard pile
    MorgueState s = scene.state();
    assertThat(scene.lives("joe")).isFalse();
    assertThat(s.wounds(scene.survivor("joe"))).isZero();
    assertThat(s.cards.size(s.table.equipmentDiscard)).isEqualTo(1);
    assertThat(s.cards.size(s.table.aside)).isEqualTo(1);
    assertThat(s.result).isEqualTo(MorgueState.GOING_ON);
  }

  @Test
  @Rule({"RMO-WOUND-05", "RMO-WOUND-06"})
  void thePlayersShareTheWoundsOut() {
    // given: RMO-TV-14
    Scene scene = attacked(crowd("joe", "jane").holds("jane", "wound").zombies(HERE, WALKER, 1));

    // then
    assertThat(scene.options()).containsExactly("to:jane", "to:joe");

    // when
    scene.answer("to:jane");

    // then
    assertThat(scene.lives("jane")).isFalse();
    assertThat(scene.sheet("joe")).doesNotContain("wound");
  }

  @Test
  @Rule({"RMO-WOUND-04", "RMO-WOUND-05"})
  void whatIsLeftAfterADeathGoesToTheOthers() {
    // given: RMO-TV-82
    Scene scene = attacked(crowd("joe", "jane").holds("jane", "wound").zombies(HERE, WALKER, 2));

    // when
    scene.answer("to:jane");

    // then: Joe takes the second without being asked
    assertThat(scene.lives("jane")).isFalse();
    assertThat(scene.sheet("joe")).contains("wound");
  }

  @Test
  @Rule({"RMO-WOUND-07", "RMO-ZPH-03"})
  void tooManyAttacksKillAllAndTheRestIsWasted() {
    // given: RMO-TV-15
    Scene scene = crowd("joe", "jane").zombies(HERE, WALKER, 7).noise("3R:S1", 9);

    // when
    attacked(scene).answer("to:joe").answer("to:jane").answer("to:joe");

    // then: all seven have spent their action
    assertThat(scene.lives("joe") || scene.lives("jane")).isFalse();
    assertThat(scene.count(HERE, WALKER)).isEqualTo(7);
  }

  @Test
  @Rule({"RMO-WOUND-06", "RMO-TURN-16"})
  void theFirstPlayerSettlesItWhenSeveralLeadThoseThere() {
    // given
    Scene scene = crowd("joe", "jane").zombies(HERE, WALKER, 1);
    scene.state().owner[scene.survivor("jane")] = 1;
    scene.state().firstSeat = 1;

    // then
    assertThat(attacked(scene).asked()).isEqualTo(1);

    // given: one person leads both
    Scene one = crowd("joe", "jane").zombies(HERE, WALKER, 1);
    one.state().firstSeat = 1;

    // then
    assertThat(attacked(one).asked()).isZero();
  }

  @Test
  @Rule({"RMO-WOUND-08", "RMO-CRAFT-01", "RMO-CRAFT-03"})
  void craftingIsAllowedBeforeACardIsLost() {
    // given: RMO-TV-81
    Scene scene =
        attacked(
            crowd("joe")
                .aside("molotov")
                .holds("joe", "pistol", "glass-bottles", "gasoline", "knife", "sword")
                .zombies(HERE, WALKER, 1));

    // when
    scene.answer("craft:molotov").answer("as-it-is");

    // then
    assertThat(scene.sheet("joe")).containsExactly("pistol", "molotov", "-", "knife", "sword");

    // when
    scene.answer("lose:knife.3");

    // then
    assertThat(scene.sheet("joe")).containsExactly("pistol", "molotov", "-", "wound", "sword");
  }

  @Test
  @Rule({"RMO-WOUND-10", "RMO-CRAFT-05"})
  void aSniperRifleIsLostAsOneCard() {
    // given
    Scene scene =
        attacked(crowd("joe").holds("joe", "rifle", "scope").zombies(HERE, WALKER, 1))
            .answer("craft:sniper-rifle")
            .answer("as-it-is");

    // then: it is the only card now, and the question is gone with one answer left
    assertThat(scene.options()).containsExactly("lose:rifle.0");

    // when
    scene.answer("lose:rifle.0");

    // then
    MorgueState s = scene.state();
    assertThat(scene.sheet("joe")).containsExactly("wound", "-", "-", "-", "-");
    assertThat(s.cards.size(s.table.equipmentDiscard)).isEqualTo(2);
  }

  @Test
  @Rule("RMO-WOUND-11")
  void aMaskIsGivenUpForAWoundEvenForTheLast() {
    // given
    Scene scene =
        attacked(crowd("joe").holds("joe", "goalie-mask", "wound").zombies(HERE, WALKER, 1));

    // then
    assertThat(scene.options()).containsExactly("bear-it", "mask:goalie-mask.0");

    // when
    scene.answer("mask:goalie-mask.0");

    // then
    assertThat(scene.lives("joe")).isTrue();
    assertThat(scene.sheet("joe")).containsExactly("-", "wound", "-", "-", "-");
  }

  @Test
  @Rule("RMO-SK-45")
  void isThatAllYouHaveGotThrowsCardsAtWounds() {
    // given: Terry at Red
    Scene scene =
        attacked(
            crowd("terry")
                .xp("terry", 43)
                .red("terry", 1)
                .holds("terry", "pistol", "wound")
                .zombies(HERE, WALKER, 1));

    // then
    assertThat(scene.options()).containsExactly("negate:pistol.0", "bear-it");

    // when
    scene.answer("negate:pistol.0");

    // then
    assertThat(scene.lives("terry")).isTrue();
    assertThat(scene.sheet("terry")).containsExactly("-", "wound", "-", "-", "-");
  }

  @Test
  @Rule("RMO-SK-26")
  void deathGraspLosesNothingWhileThereIsRoom() {
    // given: Laurie's reverse, her first orange choice
    Scene scene = crowd("laurie").reverse("laurie").xp("laurie", 19).orange("laurie", 0);

    // when
    attacked(scene.holds("laurie", "pistol", "knife").zombies(HERE, WALKER, 1));

    // then
    assertThat(scene.sheet("laurie")).containsExactly("pistol", "knife", "-", "-", "wound");
  }

  @Test
  @Rule("RMO-SK-26")
  void deathGraspDoesNotHelpAFullSheet() {
    // given
    Scene scene = crowd("laurie").reverse("laurie").xp("laurie", 19).orange("laurie", 0);

    // when
    scene.holds("laurie", "pistol", "knife", "sword", "mp5", "scope").zombies(HERE, WALKER, 1);

    // then
    assertThat(attacked(scene).options()).contains("lose:sword.2").hasSize(5);
  }

  @Test
  @Rule({"RMO-SK-25", "RMO-WOUND-06", "RMO-SKILL-05"})
  void aDreadnoughtTakesTheBitesOfItsKindForNothing() {
    // given: RMO-TV-96: Dan's reverse is proof against Walkers
    Scene scene = crowd("dan", "joe").reverse("dan").xp("dan", 19).orange("dan", 0);
    scene.zombies(HERE, WALKER, 3).zombies(HERE, RUNNER, 1);

    // when
    attacked(scene).answer("to:dan-z").answer("to:dan-z").answer("to:dan-z");

    // then
    assertThat(scene.sheet("dan")).doesNotContain("wound");

    // when: the Runner must wound somebody, twice
    scene.answer("to:joe").answer("to:dan-z");

    // then
    assertThat(scene.sheet("dan")).contains("wound");
    assertThat(scene.sheet("joe")).contains("wound");
  }

  @Test
  @Rule("RMO-END-02")
  void theGameIsLostWhenNobodyIsLeft() {
    // given: C61 goes on to the last of them
    Scene scene = scene("c61").at("joe", "8R:S5").holds("joe", "wound").zombies("8R:S5", WALKER, 1);

    // when
    attacked(scene);

    // then
    assertThat(scene.state().result).isEqualTo(MorgueState.LOST);
    assertThat(scene.state().agenda.isEmpty()).isTrue();
  }

  @Test
  @Rule({"RMO-END-03", "RMO-END-07"})
  void whereAllMustLiveTheFirstDeathLosesTheGame() {
    // given: Tutorial 1
    Scene scene = scene("t1");
    for (int survivor = 0; survivor < 12; survivor++) {
      scene.state().zone[survivor] = (byte) scene.zone("2V:K1");
    }
    scene.at("joe", "7V:P2").holds("joe", "wound").zombies("7V:P2", WALKER, 1);

    // when
    attacked(scene);

    // then
    assertThat(scene.state().result).isEqualTo(MorgueState.LOST);
  }

  @Test
  void whatADeadCarrierHadStaysInTheZone() {
    // given
    Scene scene = crowd("joe").holds("joe", "wound").zombies(HERE, WALKER, 1);
    scene.state().carrier[0] = (byte) scene.survivor("joe");

    // when
    attacked(scene);

    // then
    assertThat((int) scene.state().carrier[0]).isEqualTo(MorgueState.NONE);
    assertThat((int) scene.state().objectiveZone[0]).isEqualTo(scene.zone(HERE));
  }
}
