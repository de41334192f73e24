package horda.ruemorgue.bot;

import static horda.ruemorgue.content.ZombieKind.FATTY;
import static horda.ruemorgue.content.ZombieKind.WALKER;
import static org.assertj.core.api.Assertions.assertThat;

import horda.lab.Rule;
import horda.ruemorgue.Scene;
import horda.ruemorgue.rules.Turns;
import horda.ruemorgue.state.MorgueState;
import org.junit.jupiter.api.Test;

/// Tutorial 2: the blue key lies in 6R:A, the pink one behind the yard 2R:Y that only a rope leads
/// to, and the exit behind the pink door. Parker flies, Dan and Louise know the rope.
class AircrewTest {
  static final String CREW = "survivors=parker+dan+cathy+joe+louise+travis";

  private static Scene crew() {
    Scene scene = Scene.deal("t2", 1, 1, "number=6", CREW, "team-actions=0");
    scene.throughFirstChoices().roomsFilled();
    for (String id : new String[] {"parker", "dan", "cathy", "joe", "louise", "travis"}) {
      scene.at(id, "9R:H");
    }
    return scene.holds("dan", "crowbar").holds("joe", "crowbar");
  }

  private static int token(Scene scene, String zone) {
    MorgueState s = scene.state();
    for (int token = 0; token < s.objectiveZone.length; token++) {
      if (s.objectiveZone[token] == scene.zone(zone)) {
        return token;
      }
    }
    throw new AssertionError("no Objective in " + zone);
  }

  private static Scene take(Scene scene, String zone) {
    int token = token(scene, zone);
    scene.state().taken |= 1 << token;
    scene.state().objectiveZone[token] = MorgueState.NONE;
    return scene;
  }

  private static Scene seated(Scene scene, String id, int seat) {
    scene.state().seat[scene.survivor(id)] = (byte) seat;
    scene.state().zone[scene.survivor(id)] = (byte) scene.state().helicopter;
    return scene;
  }

  /// Parker at the stick, Dan and Louise behind her.
  private static Scene aboard(Scene scene) {
    return seated(seated(seated(scene, "parker", 1), "dan", 2), "louise", 3);
  }

  private static Wanted wanted(Scene scene) {
    MorgueState s = scene.state();
    return Wanted.of(s, Errand.ways(s), true, null);
  }

  private static String best(Scene scene) {
    return HintsTest.best(new MorgueHints(), scene);
  }

  // What is wanted, worked backwards from the exit.

  @Test
  @Rule("RMO-MIS-03")
  void theExitNeedsThePinkKeyAndThatOneTheRopeAndTheBlueKey() {
    Scene scene = crew();
    Wanted wanted = wanted(scene);

    assertThat(wanted.isToken(token(scene, "6R:A"))).isTrue();
    assertThat(wanted.isToken(token(scene, "2R:D"))).isTrue();
    assertThat(wanted.isToken(token(scene, "5R:B"))).as("no goal needs the red one").isFalse();
    assertThat(wanted.yard).isEqualTo(scene.zone("2R:Y"));
    assertThat(wanted.ready).as("without the blue key").isFalse();
    assertThat(wanted(take(scene, "6R:A")).ready).isTrue();
  }

  @Test
  void withoutAPilotNobodyCountsOnTheRope() {
    Scene scene = crew();
    scene.state().zone[scene.survivor("parker")] = MorgueState.DEAD;
    scene.state().zone[scene.survivor("travis")] = MorgueState.DEAD;

    assertThat(Wanted.canFly(scene.state())).isFalse();
    assertThat(wanted(scene).yard).isEqualTo(MorgueState.NONE);
  }

  /// Who is beyond the wall gets to the exit; the others still need the key to their door.
  @Test
  void aKeyIsWantedUntilAllGetToTheExit() {
    Scene scene = take(crew(), "6R:A").open("2R:Y", "2R:A").at("dan", "2R:B");

    assertThat(wanted(scene).isToken(token(scene, "2R:D"))).isTrue();
    assertThat(wanted(scene).yard).as("the rope has done its work").isEqualTo(MorgueState.NONE);
    assertThat(wanted(take(scene, "2R:D")).tokens).isZero();
  }

  /// RMO-OBJ-03: what is mixed face down may be the key.
  @Test
  void ofMixedObjectivesEveryOneMayBeTheKey() {
    Scene scene = Scene.deal("m02", 1, 1, "number=6").throughFirstChoices();

    assertThat(Integer.bitCount(wanted(scene).tokens)).isEqualTo(5);
  }

  @Test
  void whatIsNotWantedIsLeftLying() {
    Scene scene = crew().at("joe", "5R:B").turn("joe");

    assertThat(scene.options()).anyMatch(option -> option.startsWith("take:"));
    assertThat(best(scene)).doesNotStartWith("take:");
  }

  // Who flies.

  @Test
  @Rule({"RMO-HELI-03", "RMO-HELI-08"})
  void theyBoardWhenTheKeyIsAsGoodAsFound() {
    assertThat(best(crew().turn("parker"))).isNotEqualTo("enter-as-pilot");
    assertThat(best(crew().at("joe", "6R:B").turn("parker"))).isEqualTo("enter-as-pilot");
    assertThat(best(crew().at("joe", "6R:B").turn("dan"))).isEqualTo("enter-helicopter");
    assertThat(best(take(crew(), "6R:A").turn("cathy"))).doesNotStartWith("enter");
  }

  @Test
  void withZombiesByTheKeyAllGoForIt() {
    Scene scene = crew().at("joe", "6R:B").zombies("6R:A", WALKER, 3).turn("parker");

    assertThat(best(scene)).isNotEqualTo("enter-as-pilot");
  }

  @Test
  @Rule({"RMO-HELI-13", "RMO-HELI-17"})
  void theyTakeOffWithAllAboardAndFlyToTheYard() {
    Scene one = seated(seated(take(crew(), "6R:A"), "parker", 1), "dan", 2).turn("parker");
    assertThat(best(one)).as("Louise is not aboard").isNotEqualTo("take-off");

    Scene all = aboard(take(crew(), "6R:A")).turn("parker");
    assertThat(best(all)).isEqualTo("take-off");
    all.answer("take-off");
    assertThat(best(all)).isEqualTo("fly:2R:D");
    all.answer("fly:2R:D");
    assertThat(best(all)).isEqualTo("fly:2R:Y");
  }

  @Test
  @Rule("RMO-HELI-10")
  void overTheYardAllWithARopeGoDownEvenIfTheFirstHasOpenedTheWay() {
    Scene scene = aboard(take(crew(), "6R:A").flying("2R:Y")).turn("louise");
    assertThat(best(scene)).isEqualTo("rope-down");

    Scene opened = seated(seated(take(crew(), "6R:A").flying("2R:Y"), "parker", 1), "louise", 3);
    opened.open("2R:Y", "2R:A").at("dan", "2R:Y").turn("louise");
    assertThat(best(opened)).isEqualTo("rope-down");
  }

  @Test
  @Rule({"RMO-HELI-04", "RMO-HELI-13"})
  void theEmptyHelicopterComesBackAndThePilotGetsOut() {
    Scene scene = seated(take(crew(), "6R:A").flying("2R:Y"), "parker", 1);
    scene.open("2R:Y", "2R:A").at("dan", "2R:Y").at("louise", "2R:Y").turn("parker");
    assertThat(best(scene)).isEqualTo("fly:2R:D");
    scene.answer("fly:2R:D").answer("fly:9R:H");
    assertThat(best(scene)).isEqualTo("land");
    scene.answer("land");
    assertThat(best(scene)).isEqualTo("get-out");
  }

  // The way out.

  @Test
  @Rule("RMO-MIS-05")
  void nobodyLeavesWhileAKeyIsMissing() {
    Scene scene = take(crew(), "6R:A").open("2R:Y", "2R:A").at("dan", "2R:B");
    scene.run(new Turns.Leave(scene.survivor("dan")));
    assertThat(best(scene)).isEqualTo("stay");

    Scene done = take(take(crew(), "6R:A"), "2R:D").open("2R:Y", "2R:A").at("dan", "2R:B");
    done.run(new Turns.Leave(done.survivor("dan")));
    assertThat(best(done)).isEqualTo("leave");
  }

  @Test
  void whoGetsOutInThisTurnLeavesTheFight() {
    Scene out = take(take(crew(), "6R:A"), "2R:D").open("9R:H", "2R:C");
    out.at("joe", "2R:C").zombies("2R:C", FATTY, 1).turn("joe");
    assertThat(best(out)).isEqualTo("move:2R:B");

    Scene far = take(take(crew(), "6R:A"), "2R:D").open("9R:H", "2R:C");
    far.at("joe", "9R:H").holds("joe", "fire-axe").zombies("9R:H", WALKER, 2).turn("joe");
    assertThat(best(far)).startsWith("melee");
  }

  @Test
  void theLastDoorIsOpenedBeforeAnybodyFights() {
    Scene scene = take(take(crew(), "6R:A"), "2R:D").zombies("9R:H", WALKER, 1).turn("joe");

    assertThat(best(scene)).startsWith("door:2R:C");
  }
}
