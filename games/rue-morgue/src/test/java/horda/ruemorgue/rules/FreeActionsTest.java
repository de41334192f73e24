package horda.ruemorgue.rules;

import static horda.ruemorgue.Gifted.HERE;
import static horda.ruemorgue.Gifted.NEAR;
import static horda.ruemorgue.Gifted.gifted;
import static horda.ruemorgue.content.ZombieKind.WALKER;
import static org.assertj.core.api.Assertions.assertThat;

import horda.lab.Rule;
import horda.ruemorgue.Scene;
import horda.ruemorgue.content.TeamAction;
import horda.ruemorgue.state.MorgueState;
import org.junit.jupiter.api.Test;

/// TURN, RELOAD: what a turn waits for, and what costs nothing in it.
class FreeActionsTest {
  private static Scene joe(String skills, String... cards) {
    return gifted("joe", skills).at("joe", HERE).holds("joe", cards);
  }

  /// All actions but the free ones are gone.
  private static Scene last(Scene scene) {
    scene.turn("joe").actions(0);
    return scene.run(new Act(scene.survivor("joe")));
  }

  @Test
  @Rule("RMO-TURN-17")
  void aTurnWaitsWhileAMolotovWouldMakeAFreeRangedActionPossible() {
    // given: nothing to shoot with, but the parts of a Molotov
    Scene scene = joe("free-ranged", "crowbar", "-", "gasoline", "glass-bottles");
    scene.aside("molotov").zombies(NEAR, WALKER, 1);

    // when
    last(scene);

    // then
    assertThat(scene.question()).isEqualTo("act");
    assertThat(scene.options()).contains("craft:molotov", "end-turn");
    assertThat(scene.answer("craft:molotov").answer("swap:0.2").answer("as-it-is").options())
        .contains("shoot:" + NEAR + ":molotov.0");
  }

  @Test
  @Rule("RMO-TURN-17")
  void sortingThatGoesWithCraftingBringsTheWeaponInReserveToHand() {
    // given: a Sword in reserve, and a Rifle and a Scope that could be joined
    Scene scene = joe("free-melee", "gasoline", "knife", "rifle", "scope", "sword");
    scene.state().slot(scene.survivor("joe"), 1, MorgueState.NONE);
    scene.zombies(HERE, WALKER, 1);

    // when
    last(scene);

    // then
    assertThat(scene.question()).isEqualTo("act");
    scene.answer("craft:sniper-rifle").answer("swap:0.4").answer("as-it-is");
    assertThat(scene.options()).contains("melee:sword.0");
  }

  @Test
  @Rule({"RMO-TURN-17", "RMO-TRADE-01", "RMO-INV-05"})
  void sortingAloneCostsAnActionSoATurnWaitsForItWhileThereIsOne() {
    // given: a free Melee Action, and the Sword for it in reserve
    Scene none = joe("free-melee", "bow", "-", "sword").zombies(HERE, WALKER, 1);
    Scene one = joe("free-melee", "bow", "-", "sword").zombies(HERE, WALKER, 1);

    // then: without an action nothing brings it to hand
    assertThat(last(none).state().active).isEqualTo(MorgueState.NONE);

    // and: with one left it is sorted first, and then the free action is still there
    one.turn("joe").actions(1);
    one.run(new Act(one.survivor("joe")));
    one.answer("reorganize").answer("swap:0.2").answer("as-it-is");
    assertThat(one.state().actions).isZero();
    assertThat(one.question()).isEqualTo("act");
    assertThat(one.options()).contains("melee:sword.0", "end-turn");
  }

  @Test
  @Rule("RMO-TURN-17")
  void aTurnEndsByItselfWhereCraftingHelpsNothing() {
    // given: nobody to burn; a free Melee Action that no Molotov serves
    Scene nobody = joe("free-ranged", "crowbar", "-", "gasoline", "glass-bottles");
    Scene other = joe("free-melee", "bow", "-", "gasoline", "glass-bottles");
    nobody.aside("molotov");
    other.aside("molotov").zombies(NEAR, WALKER, 1);

    // then
    assertThat(last(nobody).state().active).isEqualTo(MorgueState.NONE);
    assertThat(last(other).state().active).isEqualTo(MorgueState.NONE);
  }

  @Test
  @Rule("RMO-TURN-17")
  void aTurnWaitsWhileATeamActionCouldBecomePossible() {
    // given: Shoot! is there, Bear has a Bow, Joe could make a Molotov
    Scene scene = joe("shove", "crowbar", "-", "gasoline", "glass-bottles");
    scene.at("bear", HERE).holds("bear", "bow").aside("molotov").zombies(NEAR, WALKER, 1);
    scene.state().teamCards[0] = (byte) TeamAction.SHOOT.ordinal();

    // when
    last(scene);

    // then
    assertThat(scene.question()).isEqualTo("act");
    assertThat(scene.options()).doesNotContain("team:shoot").contains("craft:molotov");
  }

  @Test
  @Rule({"RMO-TURN-17", "RMO-SK-73"})
  void bloodlustWaitsForWhatCanBeMade() {
    // given
    Scene scene = joe("bloodlust-ranged", "crowbar", "-", "gasoline", "glass-bottles");
    scene.aside("molotov").zombies(NEAR, WALKER, 1);

    // when
    scene.turn("joe").answer("bloodlust:" + NEAR);

    // then
    assertThat(scene.question()).isEqualTo("free-attack");
    assertThat(scene.options()).contains("craft:molotov", "no-attack");
  }

  @Test
  @Rule({"RMO-RELOAD-08", "RMO-SK-67"})
  void aFreeReloadTakesTheEmptyMarkOff() {
    // given: an empty Mac-10 that somebody else has fired
    Scene scene = joe("free-reload", "mac-10").zombies(NEAR, WALKER, 1);
    int card = scene.state().slot(scene.survivor("joe"), 0);
    scene.state().spent(card, true);

    // when
    scene.turn("joe").answer("reload:mac-10.0");

    // then
    assertThat(scene.state().spent(card)).isFalse();
    assertThat(scene.state().actions).isEqualTo(3);
    assertThat(scene.heard()).contains("reloads");
    assertThat(scene.options()).doesNotContain("reload:mac-10.0");
  }

  @Test
  @Rule({"RMO-RELOAD-08", "RMO-RELOAD-03"})
  void shootingWithAnEmptyWeaponReloadsItAndLeavesItLoaded() {
    // given
    Scene scene = joe("free-reload", "mac-10").zombies(NEAR, WALKER, 1);
    int card = scene.state().slot(scene.survivor("joe"), 0);
    scene.state().spent(card, true);

    // when
    scene.turn("joe").answer("shoot:" + NEAR + ":mac-10.0");

    // then: whoever gets it next can shoot with it
    assertThat(scene.state().spent(card)).isFalse();
  }

  @Test
  @Rule("RMO-RELOAD-01")
  void othersPayAnActionAndEmptyTheWeapon() {
    // given
    Scene scene = joe("shove", "mac-10").zombies(NEAR, WALKER, 1);
    int card = scene.state().slot(scene.survivor("joe"), 0);
    scene.state().spent(card, true);

    // when
    scene.turn("joe").answer("reload:mac-10.0");

    // then
    assertThat(scene.state().actions).isEqualTo(2);
    scene.answer("shoot:" + NEAR + ":mac-10.0");
    assertThat(scene.state().spent(card)).isTrue();
  }
}
