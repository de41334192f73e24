package horda.ruemorgue.rules;

import static horda.ruemorgue.Scene.scene;
import static horda.ruemorgue.Scene.withContent;
import static horda.ruemorgue.content.ZombieKind.A_BOMB;
import static horda.ruemorgue.content.ZombieKind.CRAWLER;
import static horda.ruemorgue.content.ZombieKind.FATTY;
import static horda.ruemorgue.content.ZombieKind.RUNNER;
import static horda.ruemorgue.content.ZombieKind.WALKER;
import static org.assertj.core.api.Assertions.assertThat;

import horda.engine.Out;
import horda.lab.Rule;
import horda.ruemorgue.Box;
import horda.ruemorgue.Scene;
import horda.ruemorgue.state.MorgueState;
import org.junit.jupiter.api.Test;

/// COMPAT, and what else lies in the data: other boxes would change numbers, not rules.
class BoxesTest {
  private static final String HERE = "7V:P2";
  private static final String THERE = "7V:P1";

  @Test
  @Rule({"RMO-ABOM-03", "RMO-ABOM-02"})
  void asManyABombsAsThereAreFigures() {
    // given: a box with two
    Scene two = withContent("t1", "id: a-bomb, count: 1", "id: a-bomb, count: 2");
    two.reserve(A_BOMB, 2).deck(180, 172).at("joe", "2V:K1");

    // when: a blue card with an A-Bomb, then one at Yellow
    two.draw(HERE);
    two.xp("joe", 7).draw(THERE);

    // then
    assertThat(two.count(HERE, A_BOMB)).isEqualTo(1);
    assertThat(two.count(THERE, A_BOMB)).isEqualTo(1);
    assertThat(two.count(THERE, FATTY)).isZero();
  }

  @Test
  @Rule({"RMO-COMPAT-01", "RMO-CRAWL-03"})
  void onlySkinnersLeaveCrawlers() {
    // given: Walkers of another family
    Scene other = withContent("t1", "(id: walker.*)skinner: yes", "$1skinner: no").at("joe", HERE);
    Scene skinner = scene("t1").at("joe", HERE);

    // when: one hit and a 1
    other.zombies(HERE, WALKER, 1).holds("joe", "sword").strike("joe", 1, 5, 1, 2);
    skinner.zombies(HERE, WALKER, 1).holds("joe", "sword").strike("joe", 1, 5, 1, 2);

    // then
    assertThat(other.count(HERE, CRAWLER)).isZero();
    assertThat(skinner.count(HERE, CRAWLER)).isEqualTo(1);
  }

  @Test
  @Rule({"RMO-COMPAT-02", "RMO-COMPAT-06", "RMO-RANGED-05"})
  void rowsOfPriorityAreDataAndWithinOneTheShooterChooses() {
    // given: Crawlers in the row of the Walkers, as two families of Walkers would be
    Scene same = withContent("t1", "(id: crawler.*)row: 5", "$1row: 2").at("joe", HERE);
    Scene apart = scene("t1").at("joe", HERE);

    // when
    for (Scene scene : new Scene[] {same, apart}) {
      scene.zombies(THERE, WALKER, 1).zombies(THERE, CRAWLER, 1).holds("joe", "shotgun");
      scene.attack("joe", THERE, 1, 5, 2);
    }

    // then
    assertThat(same.options()).containsExactly("kill:walker", "kill:crawler");
    assertThat(apart.count(THERE, WALKER)).as("the row before").isZero();
  }

  @Test
  @Rule({"RMO-COMPAT-06", "RMO-RANGED-04"})
  void theFiveRowsOfThisBoxKeepTheOrderOfTheLongTable() {
    // given: 3 Walkers, 6 Fatties and A-Bomb, 9 Runners, 11 Crawlers; survivors before all
    int walker = Box.CONTENT.zombie(WALKER).row();
    int fatty = Box.CONTENT.zombie(FATTY).row();
    int runner = Box.CONTENT.zombie(RUNNER).row();

    // then
    assertThat(walker).isLessThan(fatty);
    assertThat(fatty).isEqualTo(Box.CONTENT.zombie(A_BOMB).row()).isLessThan(runner);
    assertThat(runner).isLessThan(Box.CONTENT.zombie(CRAWLER).row());
  }

  @Test
  @Rule({"RMO-EQP-04", "RMO-SK-06"})
  void aShotInTheOwnZoneIsARangedAction() {
    // given: James at Orange has +1 free Ranged Action and nothing else left
    Scene scene = scene("t1").at("james", HERE).holds("james", "pistol");
    scene.xp("james", 19).orange("james", 0).zombies(HERE, RUNNER, 1).zombies(HERE, WALKER, 1);
    scene.turn("james").actions(0);

    // then
    assertThat(scene.options()).contains("shoot:" + HERE + ":pistol.0");

    // when
    scene.attack("james", HERE, 1, 5);

    // then: by priority, not by choice
    assertThat(scene.count(HERE, WALKER)).isZero();
    assertThat(scene.count(HERE, RUNNER)).isEqualTo(1);
  }

  @Test
  @Rule({"RMO-CRAFT-10", "RMO-COMBAT-07"})
  void fireNeedsASightARangeAndAnEnemy() {
    // given: zombies beside, out of range, and behind a closed door; none here
    Scene scene = scene("t1").at("joe", HERE).at("jane", "7V:G").holds("joe", "molotov");
    scene.zombies(THERE, WALKER, 1).zombies("4V:K1", WALKER, 1).zombies("6V:S1", WALKER, 1);

    // then
    assertThat(scene.turn("joe").options().stream().filter(o -> o.startsWith("shoot")))
        .containsExactly("shoot:" + THERE + ":molotov.0");
  }

  @Test
  @Rule("RMO-NOISE-11")
  void theMolotovIsAsLoudAsItsCardSays() {
    // given
    Scene loud = scene("t1").at("joe", HERE).zombies(THERE, WALKER, 1).holds("joe", "molotov");
    Scene silent = withContent("t1", "(id: molotov.*)noise: loud", "$1noise: silent");
    silent.at("joe", HERE).zombies(THERE, WALKER, 1).holds("joe", "molotov");

    // when
    for (Scene scene : new Scene[] {loud, silent}) {
      scene.turn("joe").answer("shoot:" + THERE + ":molotov.0");
    }

    // then
    assertThat((int) loud.state().noise[loud.zone(HERE)]).isEqualTo(1);
    assertThat((int) silent.state().noise[silent.zone(HERE)]).isZero();
  }

  @Test
  @Rule({"RMO-CRAWL-07", "RMO-ZOM-07"})
  void whateverTheyWereCrawlersAreAlike() {
    // given: a Walker, a Fatty and a Runner; three hits and three natural 1s
    Scene scene = scene("t1").at("joe", HERE).holds("joe", "chainsaw");
    scene.zombies(HERE, WALKER, 1).zombies(HERE, FATTY, 1).zombies(HERE, RUNNER, 1);

    // when
    scene.strike("joe", 1, 6, 6, 6, 1, 1, 1);
    while (!scene.options().isEmpty()) {
      scene.answer(scene.options().getFirst());
    }

    // then: the figures are free at once, and three Crawlers of one kind are there
    assertThat(scene.count(HERE, CRAWLER)).isEqualTo(3);
    assertThat((int) scene.state().reserve[WALKER.ordinal()]).isEqualTo(40);
    assertThat((int) scene.state().reserve[FATTY.ordinal()]).isEqualTo(8);
    assertThat((int) scene.state().reserve[RUNNER.ordinal()]).isEqualTo(16);
    assertThat((int) scene.state().reserve[CRAWLER.ordinal()]).isEqualTo(12);
  }

  @Test
  @Rule("RMO-CRAWL-09")
  void aNewCrawlerCanBeFoughtAtOnceAndWaitsForTheHorde() {
    // given
    Scene scene = scene("t1").at("joe", HERE).holds("joe", "sword").zombies(HERE, WALKER, 1);

    // when
    scene.strike("joe", 1, 5, 1, 2);

    // then: it is there, it has not bitten, and the next action may be against it
    assertThat(scene.count(HERE, CRAWLER)).isEqualTo(1);
    assertThat(scene.state().wounds(scene.survivor("joe"))).isZero();
    assertThat(scene.turn("joe").options()).contains("melee:sword.0");

    // when
    scene.answer("end-turn").run(Activation.ofAll());

    // then
    assertThat(scene.state().wounds(scene.survivor("joe"))).isEqualTo(1);
  }

  @Test
  @Rule({"RMO-RELOAD-07", "RMO-RELOAD-04"})
  void oneActionReloadsOneWeaponInHandOrAPair() {
    // given: two kinds in hand and a third in reserve, all empty
    Scene scene = scene("t1").at("joe", HERE).holds("joe", "mac-10", "sawed-off", "sawed-off");
    MorgueState s = scene.state();
    for (int slot = 0; slot < 3; slot++) {
      s.spent(s.slot(scene.survivor("joe"), slot), true);
    }

    // when
    scene.turn("joe");
    assertThat(scene.options().stream().filter(o -> o.startsWith("reload")))
        .containsExactly("reload:mac-10.0", "reload:sawed-off.1");
    scene.answer("reload:sawed-off.1");

    // then
    assertThat(s.spent(s.slot(scene.survivor("joe"), 1))).isFalse();
    assertThat(s.spent(s.slot(scene.survivor("joe"), 0))).isTrue();
    assertThat(s.spent(s.slot(scene.survivor("joe"), 2))).as("in reserve").isTrue();
  }

  @Test
  @Rule({"RMO-MINI-05", "RMO-SPLIT-05"})
  void aSplitWithoutReserveActivatesNobody() {
    // given: no Walker is left; one of them stands where two equal ways part, another beside Jane
    Scene scene = scene("t1").at("jane", "2V:D").zombies("2V:K1", WALKER, 1);
    scene.noise("7V:P1", 3).noise("6V:S4", 3).zombies("7V:S1", WALKER, 1).reserve(WALKER, 0);
    scene.state().acting[scene.zone("7V:S1") * MorgueState.KINDS] = 1;

    // when
    scene.run(new HordeMove.Begin(MorgueState.NONE));
    while (!scene.options().isEmpty()) {
      scene.answer(scene.options().getFirst());
    }
    new Placing.Shortage().run(scene.state(), Out.SILENT);

    // then: nothing is missing, so that nobody acts
    assertThat(scene.state().missing).isZero();
    assertThat(scene.state().agenda.isEmpty()).isTrue();
    assertThat(scene.count("2V:K1", WALKER)).isEqualTo(1);
  }
}
