package horda.ruemorgue.rules;

import static horda.ruemorgue.Gifted.FAR;
import static horda.ruemorgue.Gifted.HERE;
import static horda.ruemorgue.Gifted.NEAR;
import static horda.ruemorgue.Gifted.gifted;
import static horda.ruemorgue.Gifted.on;
import static horda.ruemorgue.content.ZombieKind.CRAWLER;
import static horda.ruemorgue.content.ZombieKind.WALKER;
import static org.assertj.core.api.Assertions.assertThat;

import horda.lab.Rule;
import horda.ruemorgue.Scene;
import org.junit.jupiter.api.Test;

/// SK: skills that move their owner.
class MoveSkillsTest {
  private static Scene joe(String skills) {
    return gifted("joe", skills).at("joe", "6V:S1");
  }

  @Test
  @Rule({"RMO-SK-10", "RMO-MOVE-08"})
  void aFreeMoveIsUsedFirstAndPaysPartOfASurcharge() {
    // given: RMO-TV-78
    Scene scene = joe("free-move").zombies("6V:S1", WALKER, 2).turn("joe");

    // when
    scene.answer("move:6V:S2");

    // then
    assertThat(scene.state().actions).isEqualTo(1);

    // when
    Scene free = joe("free-move").turn("joe").answer("move:6V:S2");

    // then
    assertThat(free.state().actions).isEqualTo(3);
  }

  @Test
  @Rule("RMO-SK-10")
  void aFreeMoveIsForMovesOnly() {
    // given: nothing else is left
    Scene scene = joe("free-move").turn("joe").actions(0);

    // then
    assertThat(scene.options()).containsExactly("end-turn", "move:6V:S2");
  }

  @Test
  @Rule({"RMO-SK-18", "RMO-SK-20", "RMO-SK-46"})
  void zonesOfAMoveAction() {
    // given
    assertThat(reach("zone-per-move", false)).isEqualTo(2);
    assertThat(reach("zone-per-move, zone-per-move", false)).isEqualTo(3);
    assertThat(reach("two-zones-per-move", false)).isEqualTo(2);
    assertThat(reach("two-zones-per-move, zone-per-move", false)).isEqualTo(3);
    assertThat(reach("sprint", true)).isEqualTo(3);
    // RMO-TV-97
    assertThat(reach("sprint, zone-per-move", true)).isEqualTo(4);
    assertThat(reach("sprint, two-zones-per-move", true)).isEqualTo(3);
  }

  private static int reach(String skills, boolean sprint) {
    Scene scene = joe(skills);
    return Moving.reach(scene.state(), scene.survivor("joe"), sprint);
  }

  @Test
  @Rule({"RMO-SK-18", "RMO-SK-20", "RMO-MOVE-06"})
  void zombiesEndALongMove() {
    // given
    Scene scene = joe("two-zones-per-move, zone-per-move").zombies("6V:S5", WALKER, 1);

    // when
    scene.turn("joe").answer("move:6V:S2").answer("move:6V:S5");

    // then
    assertThat(scene.question()).isEqualTo("act");
    assertThat(scene.where("joe")).isEqualTo(FAR);
  }

  @Test
  @Rule("RMO-SK-46")
  void aSprintOnceInATurn() {
    // given
    Scene scene = joe("sprint").turn("joe");

    // when
    scene.answer("sprint:6V:S2").answer("stop");

    // then
    assertThat(scene.options()).noneMatch(option -> option.startsWith("sprint"));
    assertThat(scene.state().actions).isEqualTo(2);
  }

  @Test
  @Rule({"RMO-SK-44", "RMO-MOVE-06"})
  void theSlipperyLeaveForNothingButAreStoppedLikeOthers() {
    // given
    Scene scene = joe("slippery, two-zones-per-move").zombies("6V:S1", WALKER, 3);

    // when
    scene.zombies("6V:S2", WALKER, 1).turn("joe").answer("move:6V:S2");

    // then
    assertThat(scene.state().actions).isEqualTo(2);
    assertThat(scene.question()).isEqualTo("act");
  }

  @Test
  @Rule("RMO-SK-71")
  void aJumpGoesTwoZonesOverWhoeverStandsBetween() {
    // given
    Scene scene = joe("jump").zombies("6V:S2", WALKER, 3).turn("joe");

    // then: not one zone, not three
    assertThat(scene.options()).contains("jump:6V:S5").doesNotContain("jump:6V:S2", "jump:7V:P1");

    // when
    scene.answer("jump:6V:S5");

    // then: once in a turn
    assertThat(scene.where("joe")).isEqualTo(FAR);
    assertThat(scene.state().actions).isEqualTo(2);
    assertThat(scene.options()).noneMatch(option -> option.startsWith("jump"));
  }

  @Test
  @Rule("RMO-SK-71")
  void aJumpPaysForZombiesHereWhateverOtherSkillsSay() {
    // given
    Scene scene = joe("jump, slippery").zombies("6V:S1", WALKER, 2).turn("joe");
    Scene three = joe("jump, free-move").zombies("6V:S1", WALKER, 3).turn("joe");

    // when
    scene.answer("jump:6V:S5");

    // then
    assertThat(scene.state().actions).isZero();
    assertThat(three.options()).noneMatch(option -> option.startsWith("jump"));
  }

  @Test
  @Rule("RMO-SK-71")
  void aJumpNeedsSightAndAnOpenWay() {
    // given: round the corner; behind a door
    Scene corner = joe("jump").at("joe", "7V:G").turn("joe");
    Scene door = joe("jump").at("joe", "7V:S4").turn("joe");

    // then
    assertThat(corner.options()).doesNotContain("jump:7V:P1").contains("jump:6V:S4");
    assertThat(door.options()).doesNotContain("jump:4V:C", "jump:4V:K2");
  }

  @Test
  @Rule({"RMO-SK-71", "RMO-TENT-02"})
  void aJumpOpensTheTentItLandsInButNoneBetween() {
    // given: Joe in the camp, tents beside him
    Scene scene = on("m04", "joe", "jump").at("joe", "8V:G").turn("joe");

    // then: nothing is seen behind a tent
    assertThat(scene.options()).noneMatch(option -> option.startsWith("jump:8V:P"));
  }

  @Test
  @Rule("RMO-SK-24")
  void aChargeIsFreeAndEndsAmongZombies() {
    // given: Walkers two zones off, and none elsewhere
    Scene scene = joe("charge").zombies("6V:S5", WALKER, 2).turn("joe");

    // then
    assertThat(scene.options()).contains("charge:6V:S5:6V:S2").doesNotContain("charge:6V:S2");

    // when
    scene.answer("charge:6V:S5:6V:S2");

    // then
    assertThat(scene.where("joe")).isEqualTo(FAR);
    assertThat(scene.state().actions).isEqualTo(3);
  }

  @Test
  @Rule("RMO-SK-24")
  void aChargeIsStoppedByZombiesAndPaysForThoseItLeaves() {
    // given: Walkers next door, more behind them, one here
    Scene scene = joe("charge, zone-per-move").zombies("6V:S1", WALKER, 1);
    scene.zombies("6V:S2", WALKER, 1).zombies("6V:S5", WALKER, 1).turn("joe");

    // then
    assertThat(scene.options()).contains("charge:6V:S2").doesNotContain("charge:6V:S5:6V:S2");

    // when
    scene.answer("charge:6V:S2").answer("charge:6V:S5");

    // then: as often as one can pay
    assertThat(scene.state().actions).isEqualTo(1);
    assertThat(scene.where("joe")).isEqualTo(FAR);
  }

  @Test
  @Rule({"RMO-SK-24", "RMO-SK-18"})
  void bonusesDoNotMakeAChargeLongerNorFreeMovesCheaper() {
    // given: three zones off; a free Move Action is all that is left
    Scene far = joe("charge, zone-per-move").zombies(NEAR, WALKER, 1).turn("joe");
    Scene poor = joe("charge, free-move").zombies("6V:S1", WALKER, 1);
    poor.zombies("6V:S2", WALKER, 1).turn("joe").actions(0);

    // then
    assertThat(far.options()).noneMatch(option -> option.startsWith("charge"));
    assertThat(poor.options()).noneMatch(option -> option.startsWith("charge"));
  }

  @Test
  @Rule({"RMO-SK-73", "RMO-SK-74", "RMO-SK-75"})
  void bloodlustMovesThenAttacksInItsWay() {
    assertThat(lust("bloodlust-melee")).containsExactly("melee:sword.0", "no-attack");
    assertThat(lust("bloodlust-ranged")).containsExactly("shoot:6V:S5:pistol.1", "no-attack");
    assertThat(lust("bloodlust-combat"))
        .containsExactly("melee:sword.0", "shoot:6V:S5:pistol.1", "no-attack");
  }

  private static java.util.List<String> lust(String skill) {
    Scene scene = joe(skill).holds("joe", "sword", "pistol").zombies("6V:S5", WALKER, 2);
    scene.turn("joe").answer("bloodlust:6V:S5:6V:S2");
    assertThat(scene.state().actions).isEqualTo(2);
    assertThat(scene.where("joe")).isEqualTo(FAR);
    return scene.options();
  }

  @Test
  @Rule({"RMO-SK-75", "RMO-TURN-05"})
  void bloodlustTakesAStepAndPaysForZombiesButNotForTheAttack() {
    // given: a Walker here and one next door
    Scene scene = joe("bloodlust-melee").holds("joe", "sword").zombies("6V:S1", WALKER, 1);

    // when
    scene.zombies("6V:S2", WALKER, 1).turn("joe").answer("bloodlust:6V:S2").answer("melee:sword.0");

    // then
    assertThat(scene.state().actions).isEqualTo(1);
    assertThat(scene.options()).doesNotContain("bloodlust:6V:S2");
  }

  @Test
  @Rule("RMO-SK-73")
  void theShotOfBloodlustMayAimElsewhere() {
    // given
    Scene scene = joe("bloodlust-ranged").holds("joe", "pistol").zombies("6V:S2", WALKER, 1);

    // when
    scene.zombies("6V:S5", WALKER, 1).turn("joe").answer("bloodlust:6V:S2");

    // then
    assertThat(scene.options()).contains("shoot:6V:S5:pistol.0", "shoot:6V:S2:pistol.0");
  }

  @Test
  @Rule({"RMO-SK-75", "RMO-TRIG-04", "RMO-TRIG-08", "RMO-CARD-10"})
  void anEventTriggerFiresBeforeTheAttackOfBloodlust() {
    // given: RMO-TV-35: a Crawler in a room of tile 4V; two Walkers, then Walkers act once more
    Scene scene = gifted().at("maddie", "2V:L").xp("maddie", 7).holds("maddie", "sword");
    scene.zombies("4V:A", CRAWLER, 1).deck(151, 181).turn("maddie");

    // when
    scene.answer("bloodlust:4V:A");

    // then: the rooms are filled before she strikes
    assertThat(scene.question()).isEqualTo("fill-rooms");

    // when: her room first
    scene.answer("to:4V:A").answer(scene.options().getFirst());

    // then: two Wounds, and nothing of a free attack
    assertThat(scene.lives("maddie")).isFalse();
    assertThat(scene.count("4V:A", CRAWLER)).isEqualTo(1);
    while (scene.question().equals("fill-rooms")) {
      scene.answer(scene.options().getFirst());
      if (scene.state().agenda.isEmpty()) {
        return;
      }
    }
    throw new AssertionError("asked: " + scene.question());
  }

  @Test
  @Rule("RMO-SK-24")
  void aChargeThroughAClosedTentIsAWayOfItsOwn() {
    // given: RMO-TENT-03: two tents with a zombie behind
    Scene scene = on("m04", "joe", "charge").at("joe", "8V:G");
    scene.zombies(beyond(scene), WALKER, 1).deck(146).turn("joe");
    String through =
        scene.options().stream().filter(o -> o.contains(":8V:P2")).findFirst().orElseThrow();

    // when: a Walker is in the tent
    scene.answer(through);

    // then
    assertThat(scene.where("joe")).isEqualTo("8V:P2");
  }

  /// A zone two moves from 8V:G by way of the tent 8V:P2 only.
  private static String beyond(Scene scene) {
    var ways = scene.state().ways();
    int from = scene.zone("8V:G");
    int tent = scene.zone("8V:P2");
    for (int i = 0; i < ways.exits(tent); i++) {
      int zone = ways.exit(tent, i);
      if (zone != from && !ways.beside(from).has(zone)) {
        return scene.state().table.board().zone(zone).name();
      }
    }
    throw new AssertionError("nothing beyond the tent");
  }

  @Test
  @Rule({"RMO-SK-24", "RMO-SK-71", "RMO-SK-74"})
  void whoSitsInAHelicopterDoesNotLeap() {
    // given
    Scene scene = gifted("joe", "charge, jump").at("joe", HERE).zombies(NEAR, WALKER, 1);
    scene.state().seat[scene.survivor("joe")] = 2;

    // then
    assertThat(scene.turn("joe").options())
        .noneMatch(option -> option.startsWith("charge") || option.startsWith("jump"));
  }
}
