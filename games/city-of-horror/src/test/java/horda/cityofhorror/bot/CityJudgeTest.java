package horda.cityofhorror.bot;

import static horda.cityofhorror.TableBuilder.GAME;
import static horda.cityofhorror.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import horda.cityofhorror.TableBuilder;
import horda.cityofhorror.state.CityState;
import horda.engine.Judge;
import org.junit.jupiter.api.Test;

/// Who is ahead, in plain positions.
class CityJudgeTest {
  private final Judge<CityState> judge = GAME.judge();

  private static TableBuilder equals() {
    return table()
        .round(3)
        .firstPlayer("cleo")
        .person("ana", "geek", "church")
        .person("ben", "rocker", "bank")
        .person("cleo", "punk", "tower");
  }

  private float ana(TableBuilder table) {
    return judge.worth(table.at("window invasion-done").state(), 0);
  }

  @Test
  void chancesOfAllAddUpToOne() {
    float[] chances = new float[3];

    judge.worths(equals().at("window invasion-done").state(), chances);

    assertThat(chances[0] + chances[1] + chances[2]).isCloseTo(1, within(0.001f));
    assertThat(chances[0]).isCloseTo(chances[1], within(0.001f));
  }

  @Test
  void aSecondLifeAnAntidoteFoodAndCardsAllHelp() {
    float before = ana(equals());

    assertThat(ana(equals().person("ana", "sushi-chef", "armory"))).isGreaterThan(before);
    assertThat(ana(equals().antidotes("ana", 1))).isGreaterThan(before);
    assertThat(ana(equals().food("ana", 2))).isGreaterThan(before);
    assertThat(ana(equals().hand("ana", "gun"))).isGreaterThan(before);
    assertThat(ana(equals().hand("ana", "canned-food")))
        .isGreaterThan(ana(equals().hand("ana", "gun")));
  }

  @Test
  void anAntidoteForSomebodyIsWorthMoreThanOneToSpare() {
    float none = ana(equals());
    float one = ana(equals().antidotes("ana", 1));
    float two = ana(equals().antidotes("ana", 2));

    assertThat(one - none).isGreaterThan(two - one);
  }

  @Test
  void freshPeopleAreWorthMore() {
    TableBuilder tired = equals().nobody("ana").exhausted("ana", "geek", "church");

    assertThat(ana(equals())).isGreaterThan(ana(tired));
  }

  @Test
  void whoIsOutHasTheLeastChance() {
    TableBuilder out = equals().nobody("ana");

    assertThat(ana(out)).isLessThan(ana(equals()) / 2);
  }

  @Test
  void aPlayoutIsJudgedWhenTheNextRoundBegins() {
    assertThat(judge.ripe(equals().at("window attack church").state(), 20)).isFalse();
    assertThat(judge.ripe(table().at("movement-card").state(), 20)).isTrue();
  }
}
