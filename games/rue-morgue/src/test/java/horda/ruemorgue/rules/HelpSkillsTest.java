package horda.ruemorgue.rules;

import static horda.ruemorgue.Gifted.FAR;
import static horda.ruemorgue.Gifted.HERE;
import static horda.ruemorgue.Gifted.NEAR;
import static horda.ruemorgue.Gifted.gifted;
import static horda.ruemorgue.content.ZombieKind.A_BOMB;
import static horda.ruemorgue.content.ZombieKind.RUNNER;
import static horda.ruemorgue.content.ZombieKind.WALKER;
import static org.assertj.core.api.Assertions.assertThat;

import horda.lab.Rule;
import horda.ruemorgue.Scene;
import horda.ruemorgue.state.MorgueState;
import org.junit.jupiter.api.Test;

/// SK: skills for others, and skills that move the horde.
class HelpSkillsTest {
  private static Scene joe(String skills) {
    return gifted("joe", skills).at("joe", HERE).roomsFilled();
  }

  @Test
  @Rule("RMO-SK-54")
  void aBornLeaderGivesAnActionForTheNextTurnOnly() {
    // given: Dan is far away
    Scene scene = joe("born-leader").at("dan", "6V:S1").turn("joe");

    // when
    scene.answer("lead:dan");

    // then: once a turn, for nothing
    assertThat(scene.state().actions).isEqualTo(3);
    assertThat(scene.options()).noneMatch(option -> option.startsWith("lead"));

    // when
    scene.answer("end-turn").turn("dan");

    // then
    assertThat(scene.state().actions).isEqualTo(4);

    // when: his next turn
    scene.answer("end-turn").turn("dan");

    // then
    assertThat(scene.state().actions).isEqualTo(3);
  }

  @Test
  @Rule({"RMO-SK-54", "RMO-HELI-21"})
  void nobodyLeadsAcrossTheSkinOfAFlyingHelicopter() {
    // given
    Scene scene = joe("born-leader").at("dan", HERE).at("jane", NEAR).flying(HERE);
    scene.state().seat[scene.survivor("dan")] = MorgueState.PILOT;

    // then
    assertThat(scene.turn("joe").options()).contains("lead:jane").doesNotContain("lead:dan");
  }

  @Test
  @Rule("RMO-SK-57")
  void aMedicHealsOneWoundInTheZoneOnceATurn() {
    // given
    Scene scene = joe("medic").at("dan", HERE).at("jane", NEAR);
    scene.holds("joe", "wound", "knife").holds("dan", "wound").holds("jane", "wound").turn("joe");

    // then: himself too, not next door
    assertThat(scene.options()).contains("heal:joe", "heal:dan").doesNotContain("heal:jane");

    // when
    scene.answer("heal:joe");

    // then
    assertThat(scene.sheet("joe")).containsExactly("-", "knife", "-", "-", "-");
    assertThat(scene.state().actions).isEqualTo(3);
    assertThat(scene.options()).noneMatch(option -> option.startsWith("heal"));
  }

  @Test
  @Rule({"RMO-SK-57", "RMO-SKILL-06"})
  void aFreeSkillCanBeUsedWhenAllActionsAreSpent() {
    // given
    Scene scene = joe("medic").holds("joe", "wound").turn("joe").actions(1);

    // when
    scene.answer("make-noise");

    // then
    assertThat(scene.options()).containsExactly("end-turn", "heal:joe");

    // when: nothing is left
    scene.answer("heal:joe");

    // then
    assertThat(scene.state().agenda.isEmpty()).isTrue();
  }

  @Test
  @Rule({"RMO-SK-43", "RMO-SKILL-07"})
  void aShovePushesEverybodyIntoOneZone() {
    // given: an A-Bomb among them
    Scene scene = joe("shove").zombies(HERE, WALKER, 2).zombies(HERE, A_BOMB, 1).turn("joe");

    // then: only where a way is open
    assertThat(scene.options().stream().filter(o -> o.startsWith("shove")))
        .containsExactlyInAnyOrder("shove:7V:P1", "shove:6V:S4", "shove:7V:G", "shove:7V:S4");

    // when
    scene.answer("shove:7V:P1");

    // then
    assertThat(scene.count(NEAR, WALKER)).isEqualTo(2);
    assertThat(scene.count(NEAR, A_BOMB)).isEqualTo(1);
    assertThat(scene.state().zombies(scene.zone(HERE))).isZero();
    assertThat(scene.state().actions).isEqualTo(3);
  }

  @Test
  @Rule("RMO-SK-43")
  void aShoveOnceATurnAndNotOutOfAHelicopter() {
    // given
    Scene again = joe("shove").zombies(HERE, WALKER, 1).turn("joe").answer("shove:7V:P1");
    Scene seated = joe("shove").zombies(HERE, WALKER, 1);
    again.zombies(HERE, WALKER, 1);
    seated.state().seat[seated.survivor("joe")] = 2;

    // then
    assertThat(again.options()).noneMatch(option -> option.startsWith("shove"));
    assertThat(seated.turn("joe").options()).noneMatch(option -> option.startsWith("shove"));
  }

  @Test
  @Rule("RMO-SK-79")
  void aLifesaverDragsThoseWhoWantOutOfAZoneWithZombies() {
    // given
    Scene scene = joe("lifesaver").at("dan", NEAR).at("jane", NEAR).zombies(NEAR, WALKER, 3);
    scene.at("terry", "7V:G").turn("joe");

    // then: no zombie beside Terry
    assertThat(scene.options()).contains("rescue:7V:P1").doesNotContain("rescue:7V:G");

    // when: Dan comes, Jane stays
    scene.answer("rescue:7V:P1").answer("come").answer("stay");

    // then
    assertThat(scene.where("dan")).isEqualTo(HERE);
    assertThat(scene.where("jane")).isEqualTo(NEAR);
    assertThat(scene.state().actions).isEqualTo(3);
    assertThat(scene.options()).noneMatch(option -> option.startsWith("rescue"));
  }

  @Test
  @Rule("RMO-SK-79")
  void everyDraggedSurvivorsPlayerIsAsked() {
    // given: Dan belongs to the other player
    Scene scene = joe("lifesaver").at("dan", NEAR).zombies(NEAR, WALKER, 1);
    scene.state().owner[scene.survivor("dan")] = 1;

    // when
    scene.turn("joe").answer("rescue:7V:P1");

    // then
    assertThat(scene.asked()).isEqualTo(1);
    assertThat(scene.rule()).isEqualTo("RMO-SK-79");
  }

  @Test
  @Rule({"RMO-SK-79", "RMO-SKILL-07"})
  void aLifesaverNeedsAClearWayAndNobodyIsDraggedOutOfAHelicopter() {
    // given: behind a closed door; in a helicopter on the ground
    Scene door = joe("lifesaver").at("joe", "6V:S4").at("dan", "6V:L").zombies("6V:L", WALKER, 1);
    Scene seated = joe("lifesaver").at("dan", NEAR).zombies(NEAR, WALKER, 1);
    seated.state().seat[seated.survivor("dan")] = 2;

    // then
    assertThat(door.turn("joe").options()).noneMatch(option -> option.startsWith("rescue"));
    assertThat(seated.turn("joe").options()).noneMatch(option -> option.startsWith("rescue"));

    // when
    door.open("6V:L", "6V:S4");

    // then
    assertThat(door.options()).contains("rescue:6V:L");
  }

  @Test
  @Rule({"RMO-SK-79", "RMO-TRIG-09"})
  void whoIsDraggedOntoATriggerTileFiresIt() {
    // given: Joe began in a corridor of tile 4V and has not acted there yet
    Scene scene = gifted("joe", "lifesaver").at("joe", "4V:A").at("dan", "2V:L");
    scene.zombies("2V:L", WALKER, 1).turn("joe");

    // when
    scene.answer("rescue:2V:L").answer("come");

    // then
    assertThat(scene.question()).isEqualTo("fill-rooms");
  }

  @Test
  @Rule({"RMO-SK-57", "RMO-TRIG-10"})
  void aFreeSkillIsNoActionAndFiresNothing() {
    // given: a trigger tile
    Scene scene = gifted("joe", "medic").at("joe", "4V:A").holds("joe", "wound").turn("joe");

    // when
    scene.answer("heal:joe");

    // then
    assertThat(scene.state().usedTriggers).isZero();
  }

  @Test
  @Rule({"RMO-SK-64", "RMO-PATH-18"})
  void tauntedZombiesWantNobodyElse() {
    // given: Walkers with Dan; Joe sees them
    Scene scene = joe("taunt").at("joe", FAR).at("dan", "6V:S2").zombies("6V:S2", WALKER, 2);

    // when
    scene.turn("joe").answer("taunt:6V:S2");

    // then: they leave Dan alone and come
    assertThat(scene.sheet("dan")).doesNotContain("wound");
    assertThat(scene.count(FAR, WALKER)).isEqualTo(2);
    assertThat(scene.state().actions).isEqualTo(3);
    assertThat(scene.options()).noneMatch(option -> option.startsWith("taunt"));
  }

  @Test
  @Rule({"RMO-SK-64", "RMO-ZOM-06"})
  void tauntedRunnersComeAndBite() {
    // given: Dan stands with Joe, and nobody minds him
    Scene scene = joe("taunt").at("dan", HERE).zombies(NEAR, RUNNER, 1).holds("joe", "knife");

    // when
    scene.turn("joe").answer("taunt:7V:P1");

    // then
    assertThat(scene.sheet("joe")).contains("wound");
    assertThat(scene.sheet("dan")).doesNotContain("wound");
  }

  @Test
  @Rule("RMO-SK-64")
  void aTaunterWhoDiesEndsIt() {
    // given: two Walkers and a Runner in one's own zone, a friend next door
    Scene scene = joe("taunt").at("dan", NEAR).zombies(HERE, WALKER, 2).zombies(HERE, RUNNER, 1);

    // when
    scene.turn("joe").answer("taunt:7V:P2");

    // then: the Runner has nobody to go for
    assertThat(scene.lives("joe")).isFalse();
    assertThat(scene.count(HERE, RUNNER)).isEqualTo(1);
    assertThat(scene.sheet("dan")).doesNotContain("wound");
  }

  @Test
  @Rule({"RMO-SK-70", "RMO-NOISE-08", "RMO-NOISE-09"})
  void aLoudZoneIsTheNoisiestUntilTheNextTurn() {
    // given
    Scene scene = gifted("joe", "loud", "dan", "loud").at("joe", HERE).at("dan", NEAR);
    scene.noise("6V:S1", 9).turn("joe").answer("be-loud");

    // then: once a turn, for nothing
    assertThat(Noise.of(scene.state(), scene.zone(HERE))).isGreaterThan(9);
    assertThat(scene.options()).doesNotContain("be-loud");

    // when: somebody is loud after him
    scene.answer("end-turn").turn("dan").answer("be-loud").answer("end-turn");

    // then: only the last counts
    assertThat(Noise.of(scene.state(), scene.zone(HERE))).isEqualTo(1);
    assertThat(Noise.of(scene.state(), scene.zone(NEAR))).isGreaterThan(9);

    // when: a helicopter flies
    Scene flight = scene.flying("6V:S2");

    // then: it is always the last
    assertThat(Noise.of(flight.state(), flight.zone("6V:S2"))).isGreaterThan(9);
    assertThat(Noise.of(flight.state(), flight.zone(NEAR))).isEqualTo(1);
    scene.state().flying = false;

    // when: Dan's next turn
    scene.turn("dan");

    // then
    assertThat(Noise.of(scene.state(), scene.zone(NEAR))).isEqualTo(1);
  }

  @Test
  @Rule({"RMO-SK-58", "RMO-NOISE-06"})
  void aNinjaIsNotHeardNorAreHisWeaponsAndDoors() {
    // given: a loud weapon that opens doors loudly
    Scene scene = joe("ninja").at("joe", "6V:S4").holds("joe", "chainsaw");
    scene.zombies("6V:S4", WALKER, 1).turn("joe");

    // when
    scene.answer("melee:chainsaw.0").answer("door:6V:L:chainsaw");

    // then
    assertThat(Noise.of(scene.state(), scene.zone("6V:S4"))).isZero();
    assertThat(scene.state().ways().sees(scene.zone("6V:S5"), scene.zone("6V:S4"))).isTrue();
  }

  @Test
  @Rule({"RMO-SK-58", "RMO-SKILL-05"})
  void aNinjaMayBeHeardForOnce() {
    // given
    Scene scene = joe("ninja").at("joe", "6V:S4").holds("joe", "chainsaw").turn("joe");

    // when
    scene.answer("be-heard");

    // then: no dithering before the next action
    assertThat(Noise.of(scene.state(), scene.zone("6V:S4"))).isEqualTo(1);
    assertThat(scene.options()).doesNotContain("be-silent", "be-heard");

    // when
    scene.answer("door:6V:L:chainsaw");

    // then
    assertThat(Noise.of(scene.state(), scene.zone("6V:S4"))).isEqualTo(2);
    assertThat(scene.options()).contains("be-silent");
  }

  @Test
  @Rule({"RMO-SK-58", "RMO-PATH-08"})
  void aNinjaIsAskedBeforeTheZombiesListen() {
    // given: RMO-TV-69: out of sight, no tokens
    Scene silent = gifted("joe", "ninja").at("joe", HERE).zombies("6V:S1", WALKER, 1);
    Scene heard = gifted("joe", "ninja").at("joe", HERE).zombies("6V:S1", WALKER, 1);
    for (Scene scene : new Scene[] {silent, heard}) {
      scene.state().zone[scene.survivor("bear")] = MorgueState.DEAD;
      scene.state().awake = 0;
      scene.run(new Rounds.Zombies());
    }

    // when
    silent.answer("be-silent");
    heard.answer("be-heard");

    // then
    assertThat(silent.count("6V:S1", WALKER)).isEqualTo(1);
    assertThat(heard.count("6V:S2", WALKER)).isEqualTo(1);
  }
}
