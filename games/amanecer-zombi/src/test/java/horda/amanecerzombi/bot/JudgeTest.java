package horda.amanecerzombi.bot;

import static horda.amanecerzombi.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import horda.amanecerzombi.TableBuilder;
import org.junit.jupiter.api.Test;

/// Plain positions come in the order in which anybody would put them.
class JudgeTest {
  private static final AmanecerJudge JUDGE = new AmanecerJudge();

  private static TableBuilder plain() {
    return table().round(5).person("ana", "hiker").person("ben", "boxer").hand("ana", "loner");
  }

  private static float anas(TableBuilder table) {
    return JUDGE.worth(table.play().state(), 0);
  }

  @Test
  void sharesOfAllSeatsSumUpToOne() {
    float[] worth = new float[2];
    JUDGE.worths(plain().play().state(), worth);

    assertThat(worth[0] + worth[1]).isCloseTo(1, within(0.001f));
  }

  @Test
  void tokensMissionsAndSkillsAreGoodAndTheDeadAreNot() {
    float before = anas(plain());

    assertThat(anas(plain().tokens("ana", "farm-1-2"))).isGreaterThan(before);
    assertThat(anas(plain().done("ana", "country-life"))).isGreaterThan(before);
    assertThat(anas(plain().skillPile("ana", "toughness"))).isGreaterThan(before);
    assertThat(anas(plain().experience("ana", 3))).isGreaterThan(before);
    assertThat(anas(plain().dead("ana", "cook"))).isLessThan(before);
    assertThat(anas(plain().done("ben", "country-life"))).isLessThan(before);
  }

  @Test
  void cardsForTheOwnTurnAndCompanionsAreGoodAndDamageIsNot() {
    float before = anas(plain());

    assertThat(anas(plain().hand("ana", "loner", "pair", "trio", "car"))).isGreaterThan(before);
    assertThat(anas(plain().person("ana", "soldier"))).isGreaterThan(before);
    assertThat(anas(plain().vehicle("ana", "car"))).isGreaterThan(before);
    assertThat(anas(plain().damage("ana", "hiker", "bite", "cut"))).isLessThan(before);
  }

  @Test
  void aMissionIsBetterTheNearerItIs() {
    TableBuilder two =
        plain().round(7).missions("ana", "country-life").tokens("ana", "farm-1-2", "farm-5-2");
    TableBuilder none = plain().round(7).missions("ana", "country-life");
    TableBuilder elsewhere =
        plain().round(7).missions("ana", "city-rats").tokens("ana", "farm-1-2", "farm-5-2");

    assertThat(anas(two)).isGreaterThan(anas(none)).isGreaterThan(anas(elsewhere));
  }

  @Test
  void itIsAskedAtTheEndOfATurnAndNeverAmidAFight() {
    assertThat(JUDGE.ripe(plain().play().state(), 10)).isFalse();
    assertThat(JUDGE.ripe(plain().play().state(), 1000)).isTrue();
    assertThat(JUDGE.ripe(plain().from("window turn-end").passTo("ana").state(), 10)).isTrue();
  }
}
