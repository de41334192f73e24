package horda.cityofhorror.rules;

import static horda.cityofhorror.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;

import horda.cityofhorror.TableBuilder;
import horda.cityofhorror.state.CityState;
import horda.engine.Attention;
import horda.engine.Attention.Verdict;
import horda.engine.Match;
import horda.engine.Window;
import horda.lab.Rule;
import org.junit.jupiter.api.Test;

/// Which windows are worth a stop for a person: three zombies attack the church.
class StopsTest {
  private static TableBuilder church(int zombies) {
    return table()
        .person("ana", "mama", "church")
        .person("ben", "punk", "church")
        .firstPlayer("ana")
        .zombies("church", zombies);
  }

  /// Whether Ana is asked in the window before the attack.
  private static boolean stops(TableBuilder table) {
    Match<CityState> match = table.at("window attack church").match();
    assertThat(match.options(0)).as("she could play something").hasSizeGreaterThan(1);
    Verdict verdict = new Attention<>(TableBuilder.GAME, 3).verdict(match.state(), 0);
    assertThat(verdict).isIn(Verdict.ASK, new Verdict.Given(Window.PASS));
    return verdict.equals(Verdict.ASK);
  }

  @Test
  @Rule({"COH-ATT-02", "COH-ATT-04"})
  void whoCanAvertAnAttackIsAsked() {
    assertThat(stops(church(3).hand("ana", "gun"))).isTrue();
    assertThat(stops(church(4).hand("ana", "shotgun"))).isTrue();
    // and by two things together, which may be a card and somebody there
    assertThat(stops(church(4).hand("ana", "gun", "molotov"))).isTrue();
    assertThat(stops(church(5).hand("ana", "gun").person("ana", "vigil", "church"))).isTrue();
    assertThat(stops(church(8).hand("ana", "kitten"))).isTrue();
  }

  @Test
  @Rule({"COH-ATT-02", "COH-ATT-04"})
  void whoCannotIsNotHoweverFewerItWouldBe() {
    // given more zombies than she can take away: one person dies, whether three come or eight
    assertThat(stops(church(4).hand("ana", "gun"))).isFalse();
    assertThat(stops(church(8).hand("ana", "shotgun", "molotov"))).isFalse();
    // and an exhausted helper is none
    assertThat(stops(church(5).hand("ana", "gun").exhausted("ana", "vigil", "church"))).isFalse();
    // but to hide somebody helps against any number
    assertThat(stops(church(8).hand("ana", "hideout"))).isTrue();
  }

  /// Ana's Thief could steal a card from Ben before the antidotes are handed out.
  private static TableBuilder thief(int antidotes) {
    return table()
        .round(4)
        .firstPlayer("ana")
        .person("ana", "thief", "church")
        .hand("ben", "gun")
        .antidotes("ana", antidotes);
  }

  private static boolean stopsAtTheEnd(TableBuilder table) {
    Match<CityState> match = table.at("window final").match();
    assertThat(match.options(0)).as("she could steal").anyMatch(o -> o.id().startsWith("use:"));
    return new Attention<>(TableBuilder.GAME, 3).verdict(match.state(), 0).equals(Verdict.ASK);
  }

  @Test
  @Rule({"COH-END-03", "COH-ABL-01"})
  void atTheEndAnAbilityIsAReasonOnlyIfACardCouldBeWorthMore() {
    // given a Thief who loses 2 points by stealing: the best card for her alone is worth 1
    assertThat(stopsAtTheEnd(thief(1))).isFalse();
    // but not for somebody with a Granny to refresh, who gains 3
    assertThat(stopsAtTheEnd(thief(2).exhausted("ana", "granny", "bank"))).isTrue();
    // nor for a Thief who gets no antidote
    assertThat(stopsAtTheEnd(thief(0))).isTrue();
  }
}
