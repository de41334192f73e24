package horda.ruemorgue.workshop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import horda.engine.Chance;
import horda.engine.Refusal;
import horda.engine.Seed;
import horda.engine.Workshop;
import horda.ruemorgue.Box;
import horda.wire.PlanJson;
import horda.wire.PlanText;
import horda.wire.ViewJson;
import horda.wire.YamlData;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

class MissionWorkshopTest {
  private static final MissionWorkshop WORKSHOP =
      new MissionWorkshop(Box.CONTENT, Box.TILES, name -> Box.file("missions/" + name + ".yaml"));

  private static final Map<String, String> ENGLISH = Box.texts("en");

  static List<String> names() {
    return Box.CONTENT.missions();
  }

  private static Workshop.Report check(String text) {
    return WORKSHOP.check(YamlData.traced(text));
  }

  @ParameterizedTest
  @MethodSource("names")
  void aShippedMissionComesBackEqualWhenItIsWrittenAndReadAgain(String name) {
    // given
    ObjectNode plan = (ObjectNode) PlanJson.of(WORKSHOP.plan(name));

    // when
    String text = PlanText.of(plan);

    // then
    assertThat(PlanJson.of(YamlData.traced(text))).isEqualTo(plan);
    Workshop.Report report = check(text);
    assertThat(report.flaws()).isEmpty();
    PlanView drawn = (PlanView) Objects.requireNonNull(report.picture());
    PlanView shipped =
        (PlanView) Objects.requireNonNull(WORKSHOP.check(WORKSHOP.plan(name)).picture());
    assertThat(drawn).isEqualTo(shipped);
  }

  @Test
  void aPictureShowsTheMapAsAGameWould() {
    // when
    PlanView drawn =
        (PlanView) Objects.requireNonNull(WORKSHOP.check(WORKSHOP.plan("t1")).picture());

    // then
    assertThat(drawn.map().height()).isEqualTo(12);
    assertThat(drawn.map().tiles())
        .extracting(tile -> tile.tile() + "^" + tile.turned())
        .containsExactly("6V^270", "7V^0", "2V^0", "4V^0");
    assertThat(drawn.map().places().stream().filter(place -> place.start()))
        .extracting(place -> place.name())
        .containsExactly("2V:K1");
    assertThat(String.join("", drawn.map().east()) + String.join("", drawn.map().south()))
        .contains("A", "w", "o", "f", "e");
    assertThat(drawn.doors()).hasSize(Box.mission("t1").board().doors().size());
  }

  @Test
  void aFlawTellsItsFieldAndItsPlace() {
    // when
    Workshop.Report report =
        check(Box.missionText("t1").replace("at: 2V:K3, colour: red", "at: 2V:K1, colour: red"));

    // then
    assertThat(report.flaws())
        .anySatisfy(
            flaw -> {
              assertThat(flaw.code()).isEqualTo("spawn-start");
              assertThat(flaw.where()).startsWith("spawns/2 line ");
              assertThat(flaw.places()).containsExactly("2V:K1");
            });
  }

  @Test
  void theFirstItemOfAListIsToldFromTheList() {
    // when
    Workshop.Report report =
        check(Box.missionText("t1").replace("at: 4V:S2+4V:K1", "at: 4V:S2+4V:S1"));

    // then
    assertThat(report.flaws())
        .anySatisfy(
            flaw -> {
              assertThat(flaw.where()).startsWith("doors/0/at line ");
              assertThat(flaw.places()).containsExactly("4V:S2", "4V:S1");
            });
  }

  @Test
  void whatIsNotThereYetIsTold() {
    // given: an empty sheet, as somebody begins
    String text =
        """
        id: X
        title: {en: X, es: X}
        mode: coop
        difficulty: easy
        survivors: {from: 6, to: 12}
        minutes: 60
        tiles: []
        start: []
        spawns: []
        goals: []
        alive: all
        """;

    // then
    assertThat(check(text).flaws())
        .extracting(Workshop.Flaw::code)
        .contains("grid-empty", "start-none", "spawn-missing", "goal-none");
    assertThat(check(text.replace("tiles: []", "tiles: [[2V]]")).picture()).isNotNull();
  }

  @Test
  void aBoardLargerThanTheBoxIsRefused() {
    String row = "  - [" + "--, ".repeat(400) + "2V]\n";

    assertThat(check("tiles:\n" + row + row + "  - [4V]\n").flaws())
        .extracting(Workshop.Flaw::code)
        .contains("grid-large");
  }

  @Test
  void theBenchHoldsTheBox() {
    // when
    BenchView bench = (BenchView) WORKSHOP.bench();

    // then
    assertThat(bench.tiles()).hasSize(18).allMatch(tile -> tile.map().height() == 6);
    assertThat(bench.box()).containsEntry("door-neutral", 9).containsEntry("crawler", 15);
    assertThat(bench.goals()).extracting(BenchView.ClauseView::kind).contains("take", "score");
    assertThat(bench.rules())
        .filteredOn(rule -> rule.kind().equals("action-shuts"))
        .singleElement()
        .satisfies(
            rule ->
                assertThat(rule.fields())
                    .extracting(BenchView.FieldView::name, BenchView.FieldView::form)
                    .containsExactly(
                        org.assertj.core.groups.Tuple.tuple("door", "door"),
                        org.assertj.core.groups.Tuple.tuple("from", "zone"),
                        org.assertj.core.groups.Tuple.tuple("after", "choice")));
    assertThat(ViewJson.of(bench).get("tiles").get(0).get("zones").get(0).get("kind").stringValue())
        .isEqualTo("street");
  }

  @Test
  void anUnknownPlanIsRefused() {
    assertThatThrownBy(() -> WORKSHOP.plan("t99"))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("t1");
  }

  /// Whatever stands in a file, somebody gets sentences and never a crash.
  @ParameterizedTest
  @MethodSource("names")
  void noPlanIsTooBrokenToBeChecked(String name) {
    // given
    Chance chance = new Chance(Seed.of(name.hashCode()));
    JsonNode plan = PlanJson.of(WORKSHOP.plan(name));

    for (int round = 0; round < 150; round++) {
      // when: up to three places are torn out or overwritten
      ObjectNode broken = (ObjectNode) plan.deepCopy();
      for (int tear = chance.below(3); tear >= 0; tear--) {
        tear(broken, chance);
      }

      // then
      Workshop.Report report = check(PlanText.of(broken));
      assertThat(report.flaws())
          .allSatisfy(flaw -> assertThat(ENGLISH).containsKey("fault." + flaw.code()));
    }
  }

  private static void tear(ObjectNode plan, Chance chance) {
    JsonNode at = plan;
    while (true) {
      List<JsonNode> below = new ArrayList<>();
      at.values().forEach(item -> below.add(item));
      int chosen = chance.below(below.size());
      JsonNode next = below.get(chosen);
      if ((next.isArray() || next.isObject()) && !next.isEmpty() && chance.below(3) > 0) {
        at = next;
        continue;
      }
      JsonNode other = other(chance);
      switch (at) {
        case ObjectNode map -> {
          String key = new ArrayList<>(map.propertyNames()).get(chosen);
          if (chance.below(3) == 0 && map.size() > 1) {
            map.remove(key);
          } else {
            map.set(key, other);
          }
        }
        case ArrayNode list -> {
          if (chance.below(3) == 0 && list.size() > 1) {
            list.remove(chosen);
          } else {
            list.set(chosen, other);
          }
        }
        default -> throw new AssertionError(at);
      }
      return;
    }
  }

  private static JsonNode other(Chance chance) {
    String[] all = {
      "'x'",
      "''",
      "7",
      "-1",
      "99999999999",
      "[]",
      "{}",
      "null",
      "['2V']",
      "{'kind':'take'}",
      "'2V:K1'",
      "'4V:S2+4V:K1'",
      "'red'",
      "[[]]",
      "[['2V','4V']]",
      "{'at':'2V:K1'}",
      "'--'",
      "'a-bomb'"
    };
    return horda.wire.Json.parse(all[chance.below(all.length)].replace('\'', '"'));
  }
}
