package horda.ruemorgue.rules;

import static horda.ruemorgue.Scene.deal;
import static horda.ruemorgue.Scene.scene;
import static org.assertj.core.api.Assertions.assertThat;

import horda.engine.Engine;
import horda.engine.Happening;
import horda.engine.Out;
import horda.lab.Rule;
import horda.ruemorgue.Box;
import horda.ruemorgue.Scene;
import horda.ruemorgue.state.MissionTable;
import horda.ruemorgue.state.MorgueEvent;
import horda.ruemorgue.state.MorgueState;
import horda.wire.YamlData;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/// SPAWN: dice, locators, and the order of cards.
class SpawnTest {
  /// What the dice showed, and for which zones cards were drawn, in order.
  private record Told(List<Integer> dice, List<Integer> zones) implements Out {
    Told() {
      this(new ArrayList<>(), new ArrayList<>());
    }

    @Override
    public void tell(int audience, Happening what, int a, int b, int c, int d) {
      if (what == MorgueEvent.SPAWN_DICE) {
        dice.add(a);
      } else if (what == MorgueEvent.CARD_DRAWN) {
        zones.add(b);
      }
    }
  }

  private static Told spawned(MorgueState s) {
    Told told = new Told();
    s.agenda.clear();
    s.agenda.push(new Spawning());
    while (Engine.advance(s, told) != null) {
      s.agenda.pop();
    }
    return told;
  }

  @Test
  @Rule({"RMO-SPAWN-01", "RMO-SPAWN-02", "RMO-SPAWN-03", "RMO-SPAWN-05"})
  void everyDieDrawsACardForItsLocatorInAscendingOrder() {
    for (int seed = 1; seed <= 6; seed++) {
      // given: locators 1 2 at 6V:S1, 3 4 at 4V:S3, 5 6 at 2V:K3
      Scene scene = deal("t1", 2, seed, "number=8", "survivors=random").throughFirstChoices();
      MorgueState s = scene.state();
      String[] at = {"6V:S1", "6V:S1", "4V:S3", "4V:S3", "2V:K3", "2V:K3"};

      // when
      Told told = spawned(s);

      // then
      assertThat(told.dice()).as("eight survivors").hasSize(5);
      List<Integer> expected =
          told.dice().stream().sorted().map(face -> scene.zone(at[face - 1])).toList();
      assertThat(told.zones()).isEqualTo(expected);
    }
  }

  @Test
  @Rule("RMO-SPAWN-01")
  void deathsDoNotChangeTheNumberOfDice() {
    // given: RMO-TV-89: twelve at the start, five are dead
    MorgueState s =
        deal("m03", 2, 3, "number=12", "survivors=random").throughFirstChoices().state();
    for (int survivor = 0; survivor < 5; survivor++) {
      s.zone[survivor] = MorgueState.DEAD;
    }

    // then
    assertThat(spawned(s).dice()).hasSize(7);
  }

  @Test
  @Rule({"RMO-SPAWN-07", "RMO-SPAWN-09", "RMO-SPAWN-10"})
  void awakenedZonesWithoutLocatorsGetACardAfterAllDice() {
    // given: M07 has a blue and a pink one; here without locators
    String text =
        Box.missionText("m07")
            .replace("blue, locators: [4]", "blue")
            .replace("pink, locators: [5, 6]", "pink")
            .replace("locators: [1]", "locators: [1, 2]")
            .replace("locators: [2]", "locators: [3, 4]")
            .replace("locators: [3]", "locators: [5, 6]");
    var mission = Box.READER.read(YamlData.parse("mine.yaml", text)).mission();
    MissionTable table = new MissionTable(Box.CONTENT, Objects.requireNonNull(mission));
    Scene scene = deal(table, 1, 3, "survivors=random").throughFirstChoices();
    MorgueState s = scene.state();
    int blue = scene.zone("9V:Q2");
    int pink = scene.zone("8V:G");

    // then: asleep
    assertThat(spawned(s.copy()).zones()).hasSize(4).doesNotContain(blue, pink);

    // when
    s.awake |= 0b11000;

    // then
    List<Integer> zones = spawned(s).zones();
    assertThat(zones).hasSize(6);
    assertThat(zones.subList(4, 6)).containsExactly(blue, pink);
  }

  /// In the shipped missions sleepers have locators, so that the horde is smaller at first.
  @Test
  @Rule({"RMO-SPAWN-04", "RMO-SPAWN-09"})
  void aSleeperKeepsItsLocatorsAndSpawnsByThemOnceItIsAwake() {
    // given: M07, 4 lies on the blue one, 5 and 6 on the pink one
    Scene scene = deal("m07", 1, 3, "survivors=random").throughFirstChoices();
    MorgueState s = scene.state();

    // then: asleep
    Told asleep = spawned(s.copy());
    assertThat(asleep.zones())
        .hasSize((int) asleep.dice().stream().filter(face -> face < 4).count());

    // when
    s.awake |= 0b11000;

    // then: every die counts
    assertThat(spawned(s).zones()).hasSize(4);
  }

  @Test
  @Rule("RMO-SPAWN-04")
  void aDieWithoutALocatorDoesNothing() {
    // given: the Spawn Zone with 1 and 2 is gone
    Scene scene = deal("t1", 1, 3, "survivors=random").throughFirstChoices();
    scene.state().awake &= ~1;

    // when
    Told told = spawned(scene.state());

    // then
    long left = told.dice().stream().filter(face -> face > 2).count();
    assertThat(told.zones()).hasSize((int) left).doesNotContain(scene.zone("6V:S1"));
  }

  @Test
  @Rule({"RMO-SPAWN-08", "RMO-SPAWN-13"})
  void withoutLocatorsEveryZoneGetsOneCardFromTheChosenOneOn() {
    // given
    String text = Box.missionText("t1").replaceAll(", locators: \\[[^]]*]", "");
    var mission = Box.READER.read(YamlData.parse("mine.yaml", text)).mission();
    MissionTable table = new MissionTable(Box.CONTENT, Objects.requireNonNull(mission));
    Scene scene = deal(table, 1, 3, "survivors=random");
    while (!scene.question().equals("first-spawn")) {
      scene.answer(scene.options().getFirst());
    }

    // when
    scene.answer("to:7V:S5");
    Told told = spawned(scene.state());

    // then
    assertThat(told.dice()).isEmpty();
    assertThat(told.zones())
        .containsExactly(scene.zone("4V:S3"), scene.zone("2V:K3"), scene.zone("6V:S1"));
  }

  @Test
  void sevenVeilsAddDice() {
    // given: M08 with three, and then five of seven veils taken
    Scene scene = scene("m08");
    scene.state().spawnDice = 4;
    scene.state().taken = 0b111;
    Scene more = scene("m08", "every: 4", "every: 2");
    more.state().spawnDice = 4;
    more.state().taken = 0b11111;

    // then
    assertThat(Spawning.dice(scene.state())).isEqualTo(4);
    scene.state().taken = 0b11111;
    assertThat(Spawning.dice(scene.state())).isEqualTo(5);
    assertThat(Spawning.dice(more.state())).isEqualTo(6);
  }

  @Test
  void oneMissionSpawnsBeforeTheFirstRound() {
    // given: C61
    MorgueState s = deal("c61", 1, 3, "survivors=random").throughFirstChoices().state();

    // then
    assertThat(s.cards.size(s.table.zombieDiscard)).isPositive();
  }
}
