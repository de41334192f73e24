package horda.cityofhorror.rules;

import static horda.cityofhorror.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;

import horda.cityofhorror.Played;
import horda.cityofhorror.TableBuilder;
import horda.cityofhorror.state.CityEvent;
import horda.lab.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// ABL: abilities in general.
class AbilityTest {
  private static TableBuilder housewife(int zombies) {
    return table().person("ana", "housewife", "bank").zombies("bank", zombies);
  }

  @Test
  @Rule({"COH-ABL-01", "COH-ABL-02"})
  void usingAnAbilityExhaustsTheCharacterWhoIsThenWorthLess() {
    Played game = housewife(5).at("window invasion-done").sees("housewife.value", 4);

    game.play("ana", "use:housewife")
        .sees("bank.zombies", 3)
        .sees("housewife.fresh", "no")
        .sees("housewife.value", 2);

    game.pass("ben").pass("cleo").sees("asked", "ana");
    assertThat(game.options("ana", "use")).isEmpty();
  }

  @Test
  @Rule("COH-ABL-02")
  void anExhaustedCharacterScoresItsSmallerValue() {
    table()
        .person("ana", "housewife", "bank")
        .antidotes("ana", 1)
        .exhausted("ben", "vigil", "bank")
        .antidotes("ben", 1)
        .at("antidotes")
        .sees("ana.score", 4)
        .sees("ben.score", 2);
  }

  @ParameterizedTest
  @CsvSource({
    "student, use:student",
    "special-agent, use:special-agent:white",
    "rasta, use:rasta",
    "sushi-chef, use:sushi-chef",
    "thief, use:thief:1"
  })
  @Rule("COH-ABL-03")
  void anAbilityWorksFromAnywhereForAnyLocation(String who, String option) {
    Played game =
        table()
            .person("ana", who, "church")
            .person("ben", "teen", "bank")
            .hand("ben", "gun")
            .firstPlayer("ben")
            .at("window attack bank")
            .pass("ben")
            .pass("cleo");

    game.play("ana", option).sees(who + ".fresh", "no");
  }

  @ParameterizedTest
  @ValueSource(strings = {"housewife", "vigil", "geek", "rocker"})
  @Rule("COH-ABL-03")
  void anAbilityThatIsTiedToAPlaceWorksOnlyThere(String who) {
    TableBuilder elsewhere = table().person("ana", who, "church").zombies("bank", 4);
    assertThat(elsewhere.at("window attack bank").options("ana", "use:" + who)).isEmpty();

    TableBuilder there = table().person("ana", who, "bank").zombies("bank", 4);
    assertThat(there.at("window attack bank").options("ana", "use:" + who)).isNotEmpty();
  }

  @Test
  @Rule("COH-ABL-04")
  void aRefreshedCharacterUsesItsAbilityAgain() {
    housewife(5)
        .hand("ana", "energy-drink")
        .at("window invasion-done")
        .play("ana", "use:housewife")
        .pass("ben")
        .pass("cleo")
        .play("ana", "play:energy-drink:housewife")
        .sees("housewife.fresh", "yes")
        .sees("housewife.value", 4)
        .pass("ben")
        .pass("cleo")
        .play("ana", "use:housewife")
        .sees("bank.zombies", 1);
  }

  @Test
  @Rule("COH-ABL-05")
  void drawbacksHoldOnTheExhaustedSideToo() {
    Played game =
        table()
            .exhausted("ana", "grandpa", "bank")
            .exhausted("ana", "granny", "bank")
            .exhausted("ana", "blonde", "church")
            .movement("ana", "church")
            .from("mover ana")
            .sees("bank.votes.ana", 1);

    assertThat(game.options("ana", "move")).containsExactly("move:grandpa");
    game.play("ana", "move:grandpa").passUntil("mover").play("ben", "stay");
    game.passUntil("mover").play("cleo", "stay").passAll();

    game.sees("church.zombies", 1).sees("window", "location church");
  }

  @ParameterizedTest
  @CsvSource({"hospital, housewife", "hospital, student", "armory, housewife", "armory, student"})
  @Rule("COH-ABL-06")
  void exhaustionAsAPriceTriggersNoAbility(String place, String payer) {
    Played game =
        table()
            .sideB("hospital", "armory")
            .person("ana", payer, place)
            .firstPlayer("ben")
            .discard("gun")
            .zombies(place, 1)
            .at("step-a " + place)
            .play("ana", "use:" + payer);

    game.sees(payer + ".fresh", "no").sees(place + ".zombies", 1).sees("first-player", "ben");
    assertThat(game.told(CityEvent.ABILITY_USED)).isFalse();
  }

  @Test
  @Rule({"COH-ABL-07", "COH-CHR-16"})
  void anAbilityWhoseResultIsUndoneIsSpent() {
    table()
        .person("ana", "mama", "church")
        .person("ben", "priest", "hospital")
        .exhausted("cleo", "vigil", "hospital")
        .exhausted("cleo", "rasta", "hospital")
        .movement("ana", "hospital")
        .at("mover ana")
        .play("ana", "move:mama:squeeze")
        .sees("mama.at", "hospital")
        .pass("ana")
        .play("ben", "use:priest")
        .sees("mama.at", "church")
        .sees("mama.fresh", "no")
        .sees("priest.fresh", "no");
  }

  /// One of every kind for Ana; whatever a location can give is there.
  private static TableBuilder crowd() {
    return table()
        .person("ana", "blonde", "bank")
        .person("ana", "granny", "bank")
        .person("ana", "mama", "crossroads")
        .person("ana", "punk", "crossroads")
        .person("ana", "teen", "crossroads")
        .person("ana", "priest", "crossroads")
        .person("ana", "grandpa", "crossroads")
        .person("ana", "little-boy", "crossroads")
        .person("ben", "vigil", "church")
        .lastMove("vigil", "bank")
        .movement("ana", "church");
  }

  private static final List<String> ANY_TIME =
      List.of("use:grandpa", "use:little-boy", "use:priest", "use:teen");

  @ParameterizedTest
  @ValueSource(strings = {"window cards-revealed", "window invasion-done", "mover ana"})
  @Rule({"COH-ABL-08", "COH-CHR-01"})
  void blondeGrannyMamaAndPunkHaveMomentsOfTheirOwn(String moment) {
    assertThat(crowd().at(moment).options("ana", "use"))
        .containsExactlyInAnyOrderElementsOf(ANY_TIME);
  }

  @Test
  @Rule("COH-ABL-08")
  void theTeenWorksFromTheRevealToHisOwnersMove() {
    String teen = "use:teen";
    TableBuilder moved = crowd().moved("ana");

    assertThat(table().person("ana", "teen", "bank").at("window round-start").offers(teen))
        .isFalse();
    assertThat(crowd().at("window cards-revealed").offers(teen)).isTrue();
    assertThat(moved.at("window moved").offers(teen)).isFalse();
    assertThat(crowd().at("window attack bank").offers("use:little-boy")).isTrue();
  }

  @Test
  @Rule("COH-ABL-08")
  void onlyThePunkAnswersACard() {
    Played game = crowd().hand("ben", "gun").zombies("bank", 2).at("window invasion-done");

    game.pass("ana").play("ben", "play:gun:bank").sees("asks", "response").sees("asked", "ana");

    assertThat(game.options("ana")).containsExactly("pass", "punk");
  }

  @Test
  @Rule("COH-ABL-08")
  void grannyAndMamaActWithTheMoveAndTheBlondeAfterAllMoves() {
    Played game =
        crowd()
            .exhausted("cleo", "rasta", "church")
            .exhausted("cleo", "thief", "church")
            .exhausted("cleo", "student", "church")
            .at("mover ana");
    assertThat(game.options("ana", "move")).contains("move:granny:on-foot", "move:mama:squeeze");

    crowd().at("end-of-moves").sees("asks", "blonde").sees("asked", "ana");
  }
}
