package horda.ruemorgue.rules;

import static horda.ruemorgue.Scene.deal;
import static horda.ruemorgue.content.ZombieKind.A_BOMB;
import static horda.ruemorgue.content.ZombieKind.FATTY;
import static horda.ruemorgue.content.ZombieKind.RUNNER;
import static horda.ruemorgue.content.ZombieKind.WALKER;
import static org.assertj.core.api.Assertions.assertThat;

import horda.engine.Engine;
import horda.engine.Out;
import horda.engine.Outcome;
import horda.lab.Rule;
import horda.ruemorgue.Scene;
import horda.ruemorgue.content.Level;
import horda.ruemorgue.content.ZombieKind;
import horda.ruemorgue.state.MorgueState;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/// PVP: teams against each other. Bear, Cathy and Dan (seat 0) against James, Jane and Joe.
class RivalsTest {
  private static final String HERE = "5R:S4";

  private static Scene duel() {
    return game("pvp1");
  }

  private static Scene game(String mission) {
    Scene scene =
        deal(mission, 2, 4, "teams=2", "number=6", "survivors=bear+cathy+dan+james+jane+joe");
    scene.throughFirstChoices();
    scene.state().agenda.clear();
    scene.state().firstSeat = 0;
    for (String id : List.of("bear", "cathy", "dan", "james", "jane", "joe")) {
      scene.holds(id);
    }
    return scene;
  }

  private static Outcome verdict(Scene scene) {
    scene.state().result = MorgueState.SCORED;
    return Objects.requireNonNull(Verdict.outcome(scene.state()));
  }

  @Test
  @Rule({"RMO-MELEE-04", "RMO-PVP-04", "RMO-COMBAT-04", "RMO-COMBAT-08"})
  void rivalsInTheZoneMayBeFoughtTeammatesNot() {
    // given
    Scene rival = duel().at("bear", HERE).at("joe", HERE).holds("bear", "fire-axe").turn("bear");
    Scene mate = duel().at("bear", HERE).at("cathy", HERE).holds("bear", "fire-axe", "bow");

    // then
    assertThat(rival.options()).contains("melee:fire-axe.0");
    assertThat(mate.turn("bear").options())
        .noneMatch(option -> option.startsWith("melee") || option.startsWith("shoot"));
  }

  @Test
  @Rule({"RMO-MELEE-04", "RMO-WOUND-09", "RMO-PVP-03", "RMO-XP-09", "RMO-COMBAT-04"})
  void aHitOfDamageTwoKillsARivalForNoExperience() {
    // given: one hit, a Walker and Joe to choose from
    Scene scene = duel().at("bear", HERE).at("joe", HERE).zombies(HERE, WALKER, 1);
    scene.holds("bear", "fire-axe").holds("joe", "bow", "pistol");

    // when
    scene.strike("bear", 1, 4);

    // then
    assertThat(scene.options()).containsExactly("kill:walker", "to:joe");

    // when: two Wounds, for the first of which Joe's player gives a card
    scene.answer("to:joe");
    assertThat(scene.asked()).isEqualTo(1);
    scene.answer("lose:bow.0");

    // then
    assertThat(scene.lives("joe")).isFalse();
    assertThat((int) scene.state().xp[scene.survivor("bear")]).isZero();
    assertThat(scene.count(HERE, WALKER)).isEqualTo(1);
  }

  @Test
  @Rule({"RMO-MELEE-04", "RMO-COMBAT-06"})
  void aHitMayAlsoBeLostOnWhatItCannotKill() {
    // given: a Fatty and Joe; a Crowbar does one damage
    Scene scene = duel().at("bear", HERE).at("joe", HERE).zombies(HERE, FATTY, 1);
    scene.holds("bear", "crowbar").strike("bear", 1, 5);

    // then
    assertThat(scene.options()).containsExactly("to:joe", "waste");

    // when
    scene.answer("waste");

    // then
    assertThat(scene.state().wounds(scene.survivor("joe"))).isZero();
    assertThat(scene.count(HERE, FATTY)).isEqualTo(1);
  }

  @Test
  @Rule({"RMO-PVP-06", "RMO-RANGED-05", "RMO-RANGED-10", "RMO-COMBAT-07"})
  void theShooterChoosesAmongSurvivorsInTheFirstRow() {
    // given: Cathy, Bear's own, and Joe stand beside each other among Runners
    Scene scene = duel().at("bear", HERE).at("cathy", "5R:S1").at("joe", "5R:S1");
    scene
        .at("dan", "6R:S2")
        .zombies("5R:S1", RUNNER, 2)
        .holds("bear", "pistol")
        .attack("bear", "5R:S1", 1, 5);

    // then: one of them is hit before any zombie, and Bear's player says which
    assertThat(scene.options()).containsExactly("to:cathy", "to:joe");
    assertThat(scene.asked()).isZero();
    assertThat(scene.rule()).isEqualTo("RMO-RANGED-05");

    // when
    scene.answer("to:joe");

    // then
    assertThat(scene.state().wounds(scene.survivor("joe"))).isEqualTo(1);
    assertThat(scene.count("5R:S1", RUNNER)).isEqualTo(2);
  }

  @Test
  @Rule({"RMO-PVP-01", "RMO-SETUP-24", "RMO-SKILL-08"})
  void inACooperativeMissionOtherTeamsAreFriends() {
    // given: two teams in the same mission played together
    Scene scene =
        deal("m03", 2, 4, "teams=2", "number=6", "survivors=bear+cathy+dan+james+jane+joe");
    scene.throughFirstChoices().state().agenda.clear();
    scene.at("bear", "1R:S3").at("joe", "1R:S3").holds("bear", "fire-axe").turn("bear");

    // then
    assertThat(scene.options()).noneMatch(option -> option.startsWith("melee"));
    assertThat(Rivals.are(scene.state(), scene.survivor("bear"), scene.survivor("joe"))).isFalse();
    assertThat(Rivals.are(duel().state(), 0, 5)).isTrue();
  }

  @Test
  @Rule("RMO-PVP-04")
  void nothingBindsThoseWhoHaveJustTraded() {
    // given
    Scene scene = duel().at("bear", HERE).at("joe", HERE).holds("bear", "fire-axe", "bow");

    // when: Bear gives Joe a Bow for peace
    scene.turn("bear").answer("trade:joe").answer("give:bow.1").answer("propose");
    scene.answer("accept").answer("as-it-is").answer("as-it-is");

    // then
    assertThat(scene.options()).contains("melee:fire-axe.0");
  }

  @Test
  @Rule({"RMO-PVP-05", "RMO-WOUND-06"})
  void theFirstPlayerSharesOutWoundsAmongRivals() {
    // given
    Scene scene = duel().at("bear", HERE).at("joe", HERE).zombies(HERE, WALKER, 1);
    scene.state().firstSeat = 1;

    // when
    scene.run(Activation.ofAll());

    // then
    assertThat(scene.question()).isEqualTo("share-bite");
    assertThat(scene.asked()).isEqualTo(1);
  }

  @Test
  @Rule("RMO-PVP-05")
  void theFirstPlayerLeadsTheHorde() {
    // given: an A-Bomb with two equal ways to survivors of both teams
    Scene scene = duel();
    int zone = fork(scene);
    scene.state().figures[zone * MorgueState.KINDS + A_BOMB.ordinal()] = 1;
    scene.state().reserve[A_BOMB.ordinal()] = 0;
    scene.state().firstSeat = 1;

    // when
    scene.run(Activation.ofAll());

    // then
    assertThat(scene.question()).isEqualTo("fork");
    assertThat(scene.asked()).isEqualTo(1);
  }

  /// Puts everybody into two zones at the same distance from a third, which is returned.
  private static int fork(Scene scene) {
    MorgueState s = scene.state();
    for (int zone = 0; zone < s.noise.length; zone++) {
      if (s.ways().exits(zone) >= 2 && !s.table.board().indoors().has(zone)) {
        int one = s.ways().exit(zone, 0);
        int other = s.ways().exit(zone, 1);
        boolean seen = s.ways().sees(zone, one) && s.ways().sees(zone, other);
        if (seen) {
          for (int survivor = 0; survivor < 6; survivor++) {
            s.zone[survivor] = (byte) (survivor < 3 ? one : other);
          }
          return zone;
        }
      }
    }
    throw new AssertionError("no fork");
  }

  @Test
  @Rule({"RMO-PVP-07", "RMO-MOVE-09"})
  void rivalsDoNotHinderAMove() {
    // given
    Scene scene = duel().at("bear", HERE).at("joe", HERE).at("jane", HERE);

    // when
    scene.turn("bear");
    String step = scene.options().stream().filter(o -> o.startsWith("move")).findFirst().get();
    scene.answer(step);

    // then: one action, as if nobody stood there
    assertThat(scene.state().actions).isEqualTo(2);
  }

  @Test
  @Rule({"RMO-PVP-09", "RMO-EQP-07"})
  void aVestWorksFromTheReserveButNotAgainstZombies() {
    // given
    Scene shot = duel().at("bear", HERE).at("joe", "5R:S1").holds("bear", "pistol");
    shot.holds("joe", "bow", "bow", "bulletproof-vest", "bulletproof-vest");
    Scene bitten = duel().at("joe", HERE).zombies(HERE, WALKER, 1);
    bitten.holds("joe", "bulletproof-vest");

    // when
    shot.attack("bear", "5R:S1", 1, 5);
    bitten.run(Activation.ofAll());

    // then
    assertThat(shot.state().wounds(shot.survivor("joe"))).isZero();
    assertThat(bitten.state().wounds(bitten.survivor("joe"))).isEqualTo(1);
    assertThat(bitten.sheet("joe")).as("lost like any card").doesNotContain("bulletproof-vest");
  }

  @Test
  @Rule({"RMO-PVP-10", "RMO-PVP-08", "RMO-PVP-11"})
  void ofSeveralVestsTheOneAlreadyTurnedGoesFirst() {
    // given: the second of two has saved Joe before; a hit of damage two
    Scene scene = duel().at("bear", HERE).at("joe", HERE).holds("bear", "fire-axe");
    scene.holds("joe", "bulletproof-vest", "bulletproof-vest");
    MorgueState s = scene.state();
    int fresh = s.slot(scene.survivor("joe"), 0);
    int turned = s.slot(scene.survivor("joe"), 1);
    s.spent(turned, true);
    s.cards.remove(s.table.aside, fresh);
    s.cards.remove(s.table.aside, turned);

    // when
    scene.strike("bear", 1, 6);

    // then: the turned one is gone, the fresh one has turned
    assertThat(scene.sheet("joe")).startsWith("bulletproof-vest", "-");
    assertThat(s.cards.contains(s.table.aside, turned)).isTrue();
    assertThat(s.spent(fresh)).isTrue();
    assertThat(s.wounds(scene.survivor("joe"))).isZero();
  }

  @Test
  @Rule("RMO-SK-31")
  void hitAndRunWorksForARivalToo() {
    // given: Maddie is not here; Bear's sheet is Travis', who has Hit & run at Orange
    Scene scene = duel().at("bear", HERE).at("joe", HERE).holds("bear", "fire-axe");
    scene.state().who[0] = 11;
    scene.xp("bear", 19).orange("bear", 1);

    // when
    scene.strike("bear", 1, 6);

    // then
    assertThat(scene.lives("joe")).isFalse();
    assertThat(scene.question()).isEqualTo("free-move");
  }

  @Test
  @Rule({"RMO-PVP-13", "RMO-XP-07"})
  void theDangerLevelLooksAtAllTeams() {
    // given
    Scene scene = duel().xp("bear", 3).xp("joe", 20);

    // then
    assertThat(ZombieCards.danger(scene.state())).isEqualTo(Level.ORANGE);
  }

  @Test
  @Rule({"RMO-PVP-16", "RMO-NOISE-05"})
  void noiseAndTheHordeMakeNoDifferenceBetweenTeams() {
    // given: two of one team here, one of the other there, all seen by a Walker between
    Scene scene = duel();
    int zone = fork(scene);
    MorgueState s = scene.state();
    s.zone[5] = s.zone[0];
    s.figures[zone * MorgueState.KINDS] = 1;
    s.reserve[0]--;

    // then: three and one against two
    assertThat(Noise.of(s, s.zone[0])).isEqualTo(4);
    assertThat(Noise.of(s, s.zone[3])).isEqualTo(2);

    // when
    scene.run(Activation.ofAll());

    // then
    assertThat(s.figures(s.zone[0], ZombieKind.WALKER)).isEqualTo(1);
  }

  @Test
  @Rule({"RMO-PVP-02", "RMO-PVP-17", "RMO-END-08", "RMO-XP-06"})
  void allExperienceCountsThatOfTheDeadToo() {
    // given: the second team is dead, and had more; above 43 points it still counts
    Scene scene = duel().xp("bear", 20).xp("cathy", 30).xp("joe", 51);
    for (String id : List.of("james", "jane", "joe")) {
      scene.state().zone[scene.survivor(id)] = MorgueState.DEAD;
    }

    // when: a single team is left at the end of the round
    Goals.check(scene.state(), true, Out.SILENT);

    // then
    assertThat(scene.state().result).isEqualTo(MorgueState.SCORED);
    Outcome outcome = Objects.requireNonNull(Verdict.outcome(scene.state()));
    assertThat(outcome.scores()).containsExactly(50, 51);
    assertThat(outcome.winners()).isEqualTo(0b10);
  }

  @Test
  @Rule({"RMO-PVP-14", "RMO-END-08"})
  void whenEverybodyIsDeadExperienceIsCompared() {
    // given: Bear and Joe are the last, in one zone with the fire
    Scene scene = duel().at("bear", HERE).at("joe", HERE).holds("bear", "molotov").xp("bear", 1);
    for (String id : List.of("cathy", "dan", "james", "jane")) {
      scene.state().zone[scene.survivor(id)] = MorgueState.DEAD;
    }

    // when
    scene.turn("bear");
    String fire = scene.options().stream().filter(o -> o.contains("molotov")).findFirst().get();
    scene.answer(fire);

    // then: at once
    assertThat(scene.state().result).isEqualTo(MorgueState.SCORED);
    assertThat(Engine.question(scene.state())).isNull();
    assertThat(Objects.requireNonNull(Verdict.outcome(scene.state())).winners()).isEqualTo(1);
  }

  @Test
  @Rule("RMO-PVP-15")
  void equalTeamsShareTheVictory() {
    // given: a mission that says nothing of ties
    Scene scene = Scene.scene("pvp1", ", break-ties: yes", "");
    MorgueState s = scene.state();
    s.owner[5] = 1;
    s.team[5] = 1;
    scene.xp("bear", 12).xp("joe", 12);

    // then
    assertThat(verdict(scene).winners()).isEqualTo(0b11);
  }

  @Test
  @Rule({"RMO-PVP-15", "RMO-SETUP-23"})
  void aMissionMayBreakTies() {
    // given: 12 points each in Salvage Rights; one of the second team is dead
    Scene living = duel().xp("bear", 12).xp("joe", 12);
    living.state().zone[living.survivor("jane")] = MorgueState.DEAD;
    Scene order = duel().xp("bear", 12).xp("joe", 12);

    // then: more living survivors
    assertThat(verdict(living).winners()).isEqualTo(0b01);

    // then: else whoever acts later in the round
    assertThat(verdict(order).winners()).isEqualTo(0b10);
    order.state().firstSeat = 1;
    assertThat(verdict(order).winners()).isEqualTo(0b01);
  }

  @Test
  @Rule({"RMO-PVP-01", "RMO-MIS-01"})
  void aCompetitiveGameEndsWithTheObjectivesOrTheTwelfthRound() {
    // given: Camp Rush wants six of eight
    Scene five = game("pvp2");
    five.state().taken = 0b11111;
    Scene six = game("pvp2");
    six.state().taken = 0b111111;
    Scene late = game("pvp2");
    late.state().round = 12;

    // when
    Goals.check(five.state(), true, Out.SILENT);
    Goals.check(six.state(), false, Out.SILENT);
    assertThat(six.state().result).as("not before the end phase").isZero();
    Goals.check(six.state(), true, Out.SILENT);
    Goals.check(late.state(), true, Out.SILENT);

    // then
    assertThat(five.state().result).isEqualTo(MorgueState.GOING_ON);
    assertThat(six.state().result).isEqualTo(MorgueState.SCORED);
    assertThat(late.state().result).isEqualTo(MorgueState.SCORED);
  }
}
