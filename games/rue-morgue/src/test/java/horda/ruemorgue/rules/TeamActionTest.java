package horda.ruemorgue.rules;

import static horda.ruemorgue.Scene.scene;
import static horda.ruemorgue.content.TeamAction.CHARGE;
import static horda.ruemorgue.content.TeamAction.MOVE;
import static horda.ruemorgue.content.TeamAction.SHOOT;
import static horda.ruemorgue.content.ZombieKind.FATTY;
import static horda.ruemorgue.content.ZombieKind.WALKER;
import static org.assertj.core.api.Assertions.assertThat;

import horda.engine.Chance;
import horda.engine.Engine;
import horda.engine.Out;
import horda.engine.Seed;
import horda.lab.Rule;
import horda.ruemorgue.Scene;
import horda.ruemorgue.content.TeamAction;
import horda.ruemorgue.state.MorgueState;
import java.util.List;
import org.junit.jupiter.api.Test;

/// TEAM: Charge!, Shoot! and Move! on the streets of Tutorial 1: 7V:P2 has 7V:P1, 7V:S4, 7V:G and
/// the street 6V:S4 beside it.
class TeamActionTest {
  private static final String HERE = "7V:P2";

  private static Scene with(TeamAction... cards) {
    Scene scene = scene("t1", "alive: all", "alive: 1");
    for (int i = 0; i < cards.length; i++) {
      scene.state().teamCards[i] = (byte) cards[i].ordinal();
    }
    return scene;
  }

  private static String name(Scene scene, String zone) {
    return scene.state().table.board().zone(scene.zone(zone)).name();
  }

  /// Answers whatever the dice of an attack leave to decide, until the team or the user goes on.
  private static void throughAttack(Scene scene) {
    while (Engine.question(scene.state()) != null
        && !scene.question().startsWith("team")
        && !scene.question().equals("act")) {
      scene.answer(scene.options().getFirst());
    }
  }

  /// A generator whose next dice hit at least once and show no 1.
  private static Chance hitting(int dice, int accuracy) {
    for (long seed = 1; ; seed++) {
      Chance chance = new Chance(Seed.of(seed));
      int hits = 0;
      boolean one = false;
      for (int die = 0; die < dice; die++) {
        int face = chance.die();
        hits += face >= accuracy ? 1 : 0;
        one |= face == 1;
      }
      if (hits > 0 && !one) {
        return new Chance(Seed.of(seed));
      }
    }
  }

  private static int attacks(Scene scene) {
    int fought = 0;
    for (int survivor = 0; survivor < 12; survivor++) {
      fought += scene.state().marked(survivor, MorgueState.FOUGHT) ? 1 : 0;
    }
    return fought;
  }

  @Test
  @Rule({"RMO-TEAM-08", "RMO-TEAM-10", "RMO-TEAM-07", "RMO-TEAM-03", "RMO-TEAM-05"})
  void bothChargeAndTheFirstOneKillsTheOnlyWalker() {
    // given: RMO-TV-37: Bear and Maddie beside a Walker; Maddie's chainsaw cannot miss often
    Scene scene = with(CHARGE).at("bear", HERE).at("maddie", HERE).zombies("7V:P1", WALKER, 1);
    scene.holds("bear", "fire-axe").holds("maddie", "chainsaw").turn("bear");
    scene.answer("team:charge").answer("all-into:7V:P1").answer("to:maddie");

    // when: both move, in any order; then Maddie strikes first
    scene.answer("to:bear");
    assertThat(scene.where("bear")).isEqualTo("7V:P1");
    assertThat(scene.where("maddie")).as("all moves before all attacks").isEqualTo("7V:P1");
    assertThat(scene.options()).containsExactly("to:bear", "to:maddie");
    scene.state().chance.set(hitting(5, 5));
    scene.answer("to:maddie");
    throughAttack(scene);

    // then: nobody is left for Bear to strike, and the Team Action stands
    assertThat(scene.question()).isEqualTo("act");
    assertThat(scene.count("7V:P1", WALKER)).isZero();
    assertThat(attacks(scene)).isEqualTo(1);
    assertThat((int) scene.state().xp[scene.survivor("maddie")]).isEqualTo(1);
    assertThat(scene.state().actions).isEqualTo(3);
    assertThat(scene.options()).doesNotContain("team:charge");
  }

  @Test
  @Rule({"RMO-TEAM-08", "RMO-TEAM-15", "RMO-TEAM-17"})
  void whoeverStandsThereDoesNotMoveButStrikes() {
    // given: RMO-TV-38: Dan, Cathy and Terry among Fatties
    Scene scene = with(CHARGE).at("dan", HERE).at("cathy", HERE).at("terry", HERE);
    scene.zombies(HERE, FATTY, 4);
    scene.holds("dan", "sword").holds("cathy", "chainsaw").holds("terry", "chainsaw");

    // when
    scene.turn("terry").answer("team:charge").answer("all-into:" + HERE);
    scene.answer("to:cathy").answer("to:dan");
    while (scene.question().equals("team-turn")) {
      scene.answer(scene.options().getFirst());
      throughAttack(scene);
    }

    // then: three free Melee Actions, the noisy ones with their noise
    assertThat(attacks(scene)).isEqualTo(3);
    assertThat((int) scene.state().noise[scene.zone(HERE)]).isEqualTo(2);
    assertThat(scene.where("dan")).isEqualTo(HERE);
    assertThat(scene.state().actions).isEqualTo(3);
  }

  @Test
  @Rule({"RMO-TEAM-02", "RMO-TEAM-06", "RMO-TEAM-08"})
  void withoutActionsLeftTheTeamCanStillBeCalled() {
    // given: RMO-TV-39: Joe among Walkers, three others one Move away; Laurie had her turn already
    Scene scene = with(CHARGE).at("joe", HERE).zombies(HERE, FATTY, 3).holds("joe", "saber");
    scene.at("laurie", "7V:P1").at("louise", "7V:S4").at("terry", "6V:S4");
    scene.holds("laurie", "saber").holds("louise", "sword").holds("terry", "sword");
    scene.marked("laurie", MorgueState.ACTIVATED).turn("joe").actions(1).answer("make-noise");

    // then
    assertThat(scene.question()).isEqualTo("act");
    assertThat(scene.options()).contains("team:charge");

    // when
    scene.answer("team:charge").answer("all-into:" + HERE);
    scene.answer("to:laurie").answer("to:louise").answer("to:terry");
    while (!scene.question().equals("act")) {
      scene.answer(scene.options().getFirst());
      if (Engine.question(scene.state()) == null) {
        break;
      }
    }

    // then: all four stand there and have fought; nobody's turn was used or given back
    for (String id : List.of("joe", "laurie", "louise", "terry")) {
      assertThat(scene.where(id)).isEqualTo(HERE);
      assertThat(scene.state().marked(scene.survivor(id), MorgueState.FOUGHT)).isTrue();
    }
    assertThat(scene.state().marked(scene.survivor("laurie"), MorgueState.ACTIVATED)).isTrue();
    assertThat(scene.state().marked(scene.survivor("terry"), MorgueState.ACTIVATED)).isFalse();
  }

  @Test
  @Rule({"RMO-TEAM-09", "RMO-TEAM-04"})
  void fromOneZoneEachChargesAnother() {
    // given: RMO-TV-40
    Scene scene = with(CHARGE).at("parker", HERE).at("joe", HERE).zombies("7V:P1", WALKER, 1);
    scene.zombies("7V:S4", FATTY, 1).holds("parker", "sword").holds("joe", "sword");

    // when
    scene.turn("parker").answer("team:charge").answer("all-from:" + HERE).answer("to:joe");
    scene.answer("to:parker");
    assertThat(scene.options()).contains("stop", "move:7V:P1", "move:" + name(scene, "7V:S4"));
    assertThat(scene.options()).as("zones with zombies only").hasSize(3);
    scene.answer("move:7V:P1");
    scene.answer("move:" + name(scene, "7V:S4"));

    // then: both moved, now both strike
    assertThat(scene.where("parker")).isEqualTo("7V:P1");
    assertThat(scene.where("joe")).isEqualTo(name(scene, "7V:S4"));
    while (!scene.question().equals("act")) {
      scene.answer(scene.options().getFirst());
    }
    assertThat(attacks(scene)).isEqualTo(2);
  }

  @Test
  @Rule({"RMO-TEAM-11", "RMO-TEAM-16"})
  void threeFromThreeZonesMoveIntoOne() {
    // given: RMO-TV-41; Dan is there already
    Scene scene = with(MOVE).at("louise", "7V:P1").at("terry", "7V:S4").at("travis", "6V:S4");
    scene.at("dan", HERE);

    // when
    scene.turn("louise").answer("team:move").answer("all-into:" + HERE);

    // then: Dan cannot be chosen
    assertThat(scene.options()).containsExactly("to:terry", "to:travis");

    // when
    scene.answer("to:terry").answer("to:travis");
    while (scene.question().equals("team-turn")) {
      scene.answer(scene.options().getFirst());
    }

    // then
    for (String id : List.of("louise", "terry", "travis")) {
      assertThat(scene.where(id)).isEqualTo(HERE);
    }
    assertThat(scene.state().actions).isEqualTo(3);
  }

  @Test
  @Rule({"RMO-TEAM-11", "RMO-TEAM-16"})
  void allLeaveANoisyZoneAsTheyLike() {
    // given: RMO-TV-42
    Scene scene = with(MOVE).at("dan", HERE).at("joe", HERE).at("jane", HERE).noise(HERE, 3);

    // when
    scene.turn("dan").answer("team:move").answer("all-from:" + HERE);
    scene.answer("to:jane").answer("to:joe").answer("to:dan");
    assertThat(scene.options()).as("nobody stays").doesNotContain("stop");
    scene.answer("move:7V:P1").answer("to:jane").answer("move:7V:G");
    scene.answer("move:" + name(scene, "7V:S4"));

    // then
    assertThat(scene.where("dan")).isEqualTo("7V:P1");
    assertThat(scene.where("jane")).isEqualTo("7V:G");
    assertThat(scene.where("joe")).isEqualTo(name(scene, "7V:S4"));
  }

  @Test
  @Rule({"RMO-TEAM-12", "RMO-TEAM-17"})
  void threeShootAtOneZone() {
    // given: RMO-TV-43: three with MP5s around a zone of Fatties
    Scene scene = with(SHOOT).at("james", "7V:P1").at("jane", "7V:S4").at("travis", "6V:S4");
    scene.zombies(HERE, FATTY, 5).zombies("7V:G", WALKER, 1);
    for (String id : List.of("james", "jane", "travis")) {
      scene.holds(id, "mp5");
    }

    // when
    scene.turn("james").answer("team:shoot").answer("all-into:" + HERE);
    scene.answer("to:jane").answer("to:travis");
    while (scene.question().equals("team-turn")) {
      scene.answer(scene.options().getFirst());
      throughAttack(scene);
    }

    // then: a token in each shooter's zone, none of the shots went elsewhere
    assertThat(attacks(scene)).isEqualTo(3);
    for (String zone : List.of("7V:P1", "7V:S4", "6V:S4")) {
      assertThat((int) scene.state().noise[scene.zone(zone)]).isEqualTo(1);
    }
    assertThat(scene.count("7V:G", WALKER)).isEqualTo(1);
  }

  @Test
  @Rule({"RMO-TEAM-12", "RMO-TEAM-17"})
  void fromOneZoneEachShootsWhereHeLikesWithWhatIsLoaded() {
    // given: RMO-TV-44; Joe's only gun is empty
    Scene scene = with(SHOOT).at("laurie", HERE).at("jane", HERE).at("joe", HERE);
    scene.zombies("7V:P1", FATTY, 1).zombies("7V:S4", FATTY, 1);
    scene.holds("laurie", "pistol").holds("jane", "pistol").holds("joe", "sawed-off");
    scene.state().spent(scene.state().slot(scene.survivor("joe"), 0), true);

    // when
    scene.turn("laurie").answer("team:shoot").answer("all-from:" + HERE);

    // then: Jane alone can take part, so that nobody asks for more
    assertThat(scene.options()).containsExactly("to:jane");

    // when
    scene.answer("to:jane").answer("to:jane");

    // then
    assertThat(scene.options())
        .containsExactlyInAnyOrder(
            "shoot:7V:P1:pistol.0", "shoot:" + name(scene, "7V:S4") + ":pistol.0");
  }

  @Test
  @Rule({"RMO-TEAM-14", "RMO-TEAM-13"})
  void whoeverWouldHaveToPayForZombiesCannotBeChosen() {
    // given: RMO-TV-91: Terry stands with a zombie
    Scene scene = with(MOVE).at("louise", "7V:P1").at("terry", "7V:S4").at("travis", "6V:S4");
    scene.zombies("7V:S4", WALKER, 1);

    // when
    scene.turn("louise").answer("team:move").answer("all-into:" + HERE);

    // then
    assertThat(scene.options()).containsExactly("to:travis");
  }

  @Test
  @Rule({"RMO-TEAM-20", "RMO-TEAM-13"})
  void moversOfTwoZonesReachFarther() {
    // given: RMO-TV-92: 7V:P1 is two zones from 7V:S4
    Scene fast = fast();
    Scene slow = with(MOVE).at("joe", "7V:S4").at("jane", "7V:Q");
    String far = name(fast, "7V:P1");

    // when
    fast.turn("joe").answer("team:move");
    slow.turn("joe");

    // then
    assertThat(fast.options()).contains("all-into:" + far);
    assertThat(slow.options()).as("no zone for both").doesNotContain("team:move");

    // when: the only way leads by a zone where zombies stand
    Scene barred = fast();
    for (int zone = 0; zone < barred.state().noise.length; zone++) {
      if (barred.state().ways().beside(barred.zone("7V:S4")).has(zone)) {
        barred.state().figures[zone * MorgueState.KINDS] = 1;
      }
    }
    barred.turn("joe");

    // then
    assertThat(barred.options()).doesNotContain("team:move");
  }

  /// Joe's Blue skill is 2 Zones per Move Action.
  private static Scene fast() {
    Scene scene = Scene.withContent("t1", "blue: \\[scavenger\\]", "blue: [two-zones-per-move]");
    scene.state().teamCards[0] = (byte) MOVE.ordinal();
    return scene.at("joe", "7V:S4").at("jane", "7V:Q");
  }

  @Test
  @Rule({"RMO-TEAM-01", "RMO-SK-09"})
  void oneForTheTeamInARoundAndOneMoreForTerry() {
    // given: two cards; Terry has +1 free Team Action
    Scene scene = with(MOVE, MOVE).at("joe", HERE).at("terry", HERE).at("jane", HERE);

    // when
    scene.turn("terry").answer("team:move").answer("all-from:" + HERE).answer("to:joe");
    scene.answer("that-is-all").answer("to:joe").answer("move:7V:P1").answer("move:7V:P1");

    // then: that was his own, the team's is still there, with the other card
    assertThat(scene.options()).contains("team:move");
    assertThat(Integer.bitCount(scene.state().usedTeamCards)).isEqualTo(1);
    assertThat(scene.state().teamActed).isZero();

    // when
    scene.answer("team:move").answer("all-from:7V:P1").answer("to:joe").answer("to:joe");
    scene.answer("move:" + HERE).answer("move:" + HERE);

    // then: both cards are used, till the next round
    assertThat(scene.options()).doesNotContain("team:move");
    assertThat(scene.state().teamActed).isEqualTo(1);
    scene.state().agenda.clear();
    new Rounds.Begin().run(scene.state(), Out.SILENT);
    assertThat(scene.state().usedTeamCards).isZero();
    assertThat((int) scene.state().teamCards[1]).as("kept for the game").isEqualTo(MOVE.ordinal());
  }

  @Test
  @Rule("RMO-TEAM-01")
  void theOtherCardWaitsForTheNextRound() {
    // given: Joe has no such skill
    Scene scene = with(MOVE, SHOOT).at("joe", HERE).at("jane", HERE).zombies("7V:P1", WALKER, 2);
    scene.holds("joe", "pistol").holds("jane", "pistol").turn("joe");
    assertThat(scene.options()).contains("team:move", "team:shoot");

    // when
    scene.answer("team:move").answer("all-from:" + HERE).answer("to:jane").answer("to:jane");
    scene.answer("move:7V:G").answer("move:7V:G");

    // then
    assertThat(scene.options()).doesNotContain("team:move", "team:shoot");
  }

  @Test
  @Rule({"RMO-TEAM-18", "RMO-TEAM-03"})
  void otherPlayersAreAskedForTheirSurvivors() {
    // given: Jane and Dan belong to the other seat
    Scene scene = with(MOVE).at("joe", HERE).at("jane", HERE).at("dan", HERE);
    scene.state().owner[scene.survivor("jane")] = 1;
    scene.state().owner[scene.survivor("dan")] = 1;

    // when
    scene.turn("joe").answer("team:move").answer("all-from:" + HERE).answer("to:jane");

    // then
    assertThat(scene.asked()).isEqualTo(1);
    assertThat(scene.options()).containsExactly("join-in", "stay-out");

    // when: neither wants to
    scene.answer("stay-out").answer("to:dan").answer("stay-out");

    // then: nothing happened and nothing was used, but Joe asks no more in this turn
    assertThat(scene.question()).isEqualTo("act");
    assertThat(scene.state().usedTeamCards).isZero();
    assertThat(scene.options()).doesNotContain("team:move");

    // when: in a later turn Jane comes along, and her own player leads her steps
    scene.answer("end-turn");
    scene.turn("joe").answer("team:move").answer("all-from:" + HERE).answer("to:jane");
    scene.answer("join-in").answer("that-is-all").answer("to:jane");

    // then
    assertThat(scene.asked()).isEqualTo(1);
    assertThat(scene.question()).isEqualTo("team-move");
  }

  @Test
  @Rule({"RMO-TEAM-19", "RMO-TEAM-03"})
  void nobodyInTheAirTakesPartAndMeleeNeedsAMeleeWeapon() {
    // given: Dan flies over them; Jane has only a gun in hand
    Scene scene = with(CHARGE).at("joe", HERE).at("jane", HERE).at("dan", HERE).flying(HERE);
    scene.zombies(HERE, WALKER, 2).holds("joe", "sword").holds("jane", "pistol");
    scene.holds("dan", "sword").state().seat[scene.survivor("dan")] = 2;

    // then
    assertThat(scene.turn("joe").options()).doesNotContain("team:charge");
  }

  @Test
  @Rule({"RMO-TRIG-04", "RMO-TRIG-08", "RMO-TEAM-10"})
  void aTriggerFiresBetweenTheMoveAndTheAttack() {
    // given: two charge into the corridor of 4V; its trigger brings Walkers to the rooms
    Scene scene = with(CHARGE).at("joe", "4V:S2").at("jane", "4V:S2").open("4V:S2", "4V:K1");
    scene.zombies("4V:K1", FATTY, 1).holds("joe", "sword").holds("jane", "sword");

    // when
    scene.turn("joe").answer("team:charge").answer("all-into:4V:K1").answer("to:jane");
    scene.answer("to:joe");

    // then: the rooms get their cards before anybody else moves, let alone strikes
    assertThat(scene.question()).isEqualTo("fill-rooms");
    assertThat(scene.where("jane")).isEqualTo(name(scene, "4V:S2"));
    assertThat(attacks(scene)).isZero();
    assertThat(scene.state().usedTriggers).isNotZero();
  }
}
