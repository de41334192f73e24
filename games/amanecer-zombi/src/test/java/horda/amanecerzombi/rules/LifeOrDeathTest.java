package horda.amanecerzombi.rules;

import static org.assertj.core.api.Assertions.assertThat;

import horda.amanecerzombi.TableBuilder;
import horda.amanecerzombi.state.AmanecerEvent;
import horda.lab.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Life or Death (LOD). Ben asks Ana's people whether it hurts.
class LifeOrDeathTest {
  private static TableBuilder asking(String... damage) {
    return Fight.bensTurn()
        .person("ana", "boxer")
        .person("ana", "lawyer")
        .damage("ana", "boxer", damage)
        .hand("ben", "does-it-hurt");
  }

  private static Fight hurts(TableBuilder table) {
    Fight fight = Fight.of(table);
    return fight.play("ben", "play:does-it-hurt:boxer");
  }

  @ParameterizedTest
  @CsvSource({"1, dead", "2, dead", "3, dead", "4, alive", "5, alive", "6, alive"})
  @Rule({"AMZ-LOD-01", "AMZ-LOD-02", "AMZ-LOD-03", "AMZ-LOD-05", "AMZ-DEATH-01"})
  void theWorstNumberDecides(int die, String end) {
    // given Hunger, a Cut (-1) and a Fracture (-3) (TV-16)
    Fight fight = hurts(asking("hunger", "cut", "fracture").dice(die));

    // then only the 3 counts, and who lives keeps all Damage
    if (end.equals("dead")) {
      fight.sees("ana.dead", "boxer").sees("ana.characters", "lawyer");
    } else {
      fight.sees("boxer.damage", "hunger, cut, fracture").sees("ana.dead", "none");
    }
  }

  @Test
  @Rule({"AMZ-LOD-04", "AMZ-LOD-06", "AMZ-CARD-06"})
  void whoHasNoSuchDamageIsNoTarget() {
    // given two wounded, one with Hunger only
    Fight fight = Fight.of(asking("cut").damage("ana", "lawyer", "hunger"));
    assertThat(fight.game().optionsOf("ben", "play:does-it-hurt"))
        .containsExactly("play:does-it-hurt:boxer");

    // and with nobody at all the card cannot be played for its text
    Fight none = Fight.of(Fight.bensTurn().hand("ben", "does-it-hurt"));
    assertThat(none.game().optionsOf("ben", "play:does-it-hurt")).isEmpty();
    assertThat(none.game().optionsOf("ben", "walk")).containsExactly("walk:does-it-hurt");
  }

  @Test
  @Rule("AMZ-LOD-06")
  void whoPlaysTheCardChoosesTheCharacter() {
    Fight fight = Fight.of(asking("cut").damage("ana", "lawyer", "fracture").dice(3));
    fight.play("ben", "play:does-it-hurt:lawyer");

    fight.sees("ana.dead", "lawyer");
  }

  @Test
  @Rule({"AMZ-LOD-02", "AMZ-GEN-16"})
  void grandmotherAndIronWillAddToTheRoll() {
    // given 1 - 3 + 2 is death, 1 - 3 + 2 + 2 is not
    Fight fight = hurts(asking("fracture").person("ana", "grandmother").dice(1));
    fight.sees("ana.dead", "boxer");

    Fight iron =
        hurts(
            asking("fracture")
                .person("ana", "grandmother")
                .skills("ana", "boxer", "iron-will")
                .dice(1));
    iron.sees("ana.dead", "none");
    assertThat(iron.told(AmanecerEvent.LIFE_OR_DEATH)).endsWith(" 1 2");
  }

  @Test
  @Rule({"AMZ-INT-07", "AMZ-LOD-05"})
  void morphineMakesAFailedRollAPassedOne() {
    // given
    Fight fight =
        Fight.of(
            Fight.bensTurn()
                .person("ana", "boxer", "morphine")
                .damage("ana", "boxer", "fracture")
                .hand("ben", "does-it-hurt")
                .dice(1));
    fight.play("ben", "play:does-it-hurt:boxer");
    assertThat(fight.game().options()).containsExactly("die", "save:morphine");

    // when
    fight.play("ana", "save:morphine");

    // then
    fight.sees("boxer.damage", "fracture").sees("green-discard", "morphine");
  }

  @Test
  @Rule("AMZ-LOD-01")
  void spoiledFoodMakesThemRollToo() {
    // given Ana eats, and Ben answers
    Fight fight =
        Fight.of(
            TableBuilder.table()
                .quick()
                .person("ana", "boxer", "tinned-food")
                .person("ana", "lawyer")
                .damage("ana", "boxer", "hunger", "fracture")
                .hand("ben", "spoiled-food")
                .dice(2));
    fight.play("ana", "heal:tinned-food:hunger").play("ben", "answer:spoiled-food");

    // then 2 - 3
    fight.sees("ana.dead", "boxer");
  }

  @Test
  @Rule({"AMZ-LOD-02", "AMZ-INT-06"})
  void coldBloodPreventsTheRoll() {
    Fight fight = hurts(asking("fracture").hand("ana", "cold-blood").dice(1));
    fight.play("ana", "answer:cold-blood");

    fight.sees("ana.dead", "none");
    assertThat(fight.count(AmanecerEvent.LIFE_OR_DEATH)).isZero();
  }
}
