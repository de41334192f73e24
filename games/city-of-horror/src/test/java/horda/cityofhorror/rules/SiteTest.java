package horda.cityofhorror.rules;

import static horda.cityofhorror.TableBuilder.GAME;
import static horda.cityofhorror.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;

import horda.cityofhorror.Played;
import horda.cityofhorror.TableBuilder;
import horda.cityofhorror.state.CityEvent;
import horda.cityofhorror.view.CityView;
import horda.lab.Rule;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// SITE: what each location gives, and what it costs.
class SiteTest {
  private static CityView view(Played game, String who) {
    return GAME.view(game.state(), game.seat(who));
  }

  /// Who may know of an event of the last answer.
  private static List<String> audience(Played game, CityEvent what) {
    return List.of("ana", "ben", "cleo").stream()
        .filter(
            who ->
                game.events().events().stream()
                    .anyMatch(event -> event.what() == what && event.isFor(game.seat(who))))
        .toList();
  }

  @ParameterizedTest
  @CsvSource({"church", "hospital", "bank", "armory"})
  @Rule("COH-SITE-01")
  void onlyWhoHasACharacterThereUsesALocation(String place) {
    Played game =
        table()
            .exhausted("ana", "vigil", "tower")
            .exhausted("ben", "teen", place)
            .exhausted("cleo", "punk", "tower")
            .hand("ana", "gun")
            .hand("ben", "gun")
            .hand("cleo", "gun")
            .at("step-a " + place);

    game.sees("asks", "use-site").sees("asked", "ben").play("ben", "skip").sees("asks", "window");
  }

  @Test
  @Rule("COH-SITE-02")
  void churchARefreshesAnyOwnCharacterForACard() {
    Played game =
        table()
            .person("ana", "vigil", "church")
            .exhausted("ana", "teen", "tower")
            .exhausted("ben", "punk", "church")
            .hand("ana", "gun")
            .at("step-a church");
    assertThat(game.options("ana")).containsExactly("skip", "use:gun:teen");

    game.play("ana", "use:gun:teen").sees("teen.fresh", "yes").sees("discard", "gun");
  }

  @Test
  @Rule({"COH-SITE-02", "COH-SITE-03"})
  void churchBTakesAFoodTokenOutOfTheGame() {
    Played game =
        table()
            .sideB("church")
            .person("ana", "vigil", "church")
            .exhausted("ana", "teen", "tower")
            .food("ana", 0, 2)
            .hand("ana", "gun")
            .at("step-a church");
    String zero = game.options("ana", "use").getFirst();
    assertThat(zero).startsWith("use:food-0").endsWith(":teen");

    game.play("ana", zero)
        .sees("teen.fresh", "yes")
        .sees("ana.food", 2)
        .sees("food.gone", 0)
        .sees("food.truck", 10)
        .sees("ana.hand", "gun");
    assertThat(game.events().only(CityEvent.PAID_FOOD)).containsExactly(game.seat("ana"), 0);
  }

  @Test
  @Rule("COH-SITE-04")
  void hospitalAGivesAnAntidoteForACard() {
    Played game =
        table().person("ana", "vigil", "hospital").hand("ana", "gun").at("step-a hospital");
    assertThat(game.options("ana")).containsExactly("skip", "use:gun");

    game.play("ana", "use:gun")
        .sees("ana.antidotes", 1)
        .sees("reserve.antidotes", 19)
        .sees("discard", "gun")
        .sees("vigil.fresh", "yes");
  }

  @Test
  @Rule("COH-SITE-04")
  void hospitalBGivesAnAntidoteForAFreshCharacterWhoStandsThere() {
    Played game =
        table()
            .sideB("hospital")
            .person("ana", "vigil", "hospital")
            .exhausted("ana", "teen", "hospital")
            .person("ana", "punk", "tower")
            .hand("ana", "gun")
            .at("step-a hospital");
    assertThat(game.options("ana")).containsExactly("skip", "use:vigil");

    game.play("ana", "use:vigil")
        .sees("vigil.fresh", "no")
        .sees("ana.antidotes", 1)
        .sees("reserve.antidotes", 19)
        .sees("ana.hand", "gun");
  }

  @Test
  @Rule({"COH-SITE-05", "COH-LDR-10"})
  void bankASetsTheLeaderForACard() {
    Played game =
        table()
            .colours("green", "white", "red")
            .person("ana", "vigil", "bank")
            .hand("ana", "gun")
            .at("step-a bank");
    assertThat(game.options("ana"))
        .containsExactlyInAnyOrder("skip", "use:gun:green", "use:gun:white", "use:gun:red");

    game.play("ana", "use:gun:red").sees("leader", "red").sees("discard", "gun");
  }

  @Test
  @Rule({"COH-SITE-05", "COH-LDR-11"})
  void bankBMovesTheLeaderOneSpaceForNothing() {
    Played game =
        table()
            .sideB("bank")
            .colours("green", "white", "red")
            .person("ana", "vigil", "bank")
            .person("ben", "teen", "bank")
            .at("step-a bank");
    assertThat(game.options("ana")).containsExactly("skip", "use");

    game.play("ana", "use").sees("leader", "white").play("ben", "skip").sees("leader", "white");
  }

  @Test
  @Rule("COH-SITE-06")
  void armoryAGivesTheUnseenTopCardForACard() {
    Played game =
        table()
            .person("ana", "vigil", "armory")
            .hand("ana", "gun")
            .deck("kitten", "alarm")
            .at("step-a armory");
    assertThat(game.options("ana")).containsExactly("skip", "use:gun");

    game.play("ana", "use:gun")
        .sees("ana.hand", "kitten")
        .sees("discard", "gun")
        .sees("deck.top", "alarm");
    assertThat(audience(game, CityEvent.YOU_DREW)).containsExactly("ana");
    assertThat(view(game, "ben").players().getFirst().knownCards()).isEmpty();
  }

  @Test
  @Rule("COH-SITE-07")
  void armoryBGivesADiscardedCardOfChoiceForAFreshCharacterThere() {
    Played game =
        table()
            .sideB("armory")
            .person("ana", "vigil", "armory")
            .exhausted("ana", "teen", "armory")
            .person("ana", "punk", "tower")
            .discard("kitten", "gun", "alarm")
            .at("step-a armory");
    assertThat(game.options("ana")).containsExactly("skip", "use:vigil");

    game.play("ana", "use:vigil").sees("vigil.fresh", "no").sees("asked", "ana");
    assertThat(game.options("ana")).containsExactly("take:kitten", "take:gun", "take:alarm");
    game.play("ana", "take:gun").sees("ana.hand", "gun").sees("discard", "kitten, alarm");
  }

  @Test
  @Rule("COH-SITE-08")
  void crossroadsAGivesAFaceDownFoodTokenForACard() {
    Played game =
        table().person("ana", "vigil", "crossroads").hand("ana", "gun").at("step-a crossroads");
    assertThat(game.options("ana")).containsExactly("skip", "use:gun");

    game.play("ana", "use:gun")
        .sees("ana.food.count", 1)
        .sees("food.truck", 11)
        .sees("discard", "gun");
    assertThat(audience(game, CityEvent.FOOD_TAKEN)).containsExactly("ana", "ben", "cleo");
    assertThat(audience(game, CityEvent.YOUR_FOOD)).containsExactly("ana");
    assertThat(view(game, "ana").food()).hasSize(1);
    assertThat(view(game, "ben").players().getFirst().openFood()).isEmpty();
    assertThat(view(game, "ben").players().getFirst().foodTokens()).isEqualTo(1);
  }

  @Test
  @Rule("COH-SITE-08")
  void whichTokenComesIsChance() {
    List<String> values =
        LongStream.range(1, 30)
            .mapToObj(
                seed ->
                    table()
                        .seed(seed)
                        .hand("ana", "gun")
                        .at("step-a crossroads")
                        .play("ana", "use:gun")
                        .look("ana.food"))
            .distinct()
            .toList();

    assertThat(values).hasSizeGreaterThan(1);
  }

  private static TableBuilder foodOnShow() {
    return table().sideB("crossroads").say("food-up", List.of(3, 2, 0)).hand("ana", "gun");
  }

  @Test
  @Rule("COH-SITE-09")
  void crossroadsBGivesAnOpenTokenAndTurnsUpAnother() {
    Played game = foodOnShow().at("step-a crossroads");
    List<String> open =
        game.options("ana", "use:gun").stream().filter(id -> id.contains("open")).toList();
    assertThat(open).hasSize(3);
    assertThat(game.options("ana")).hasSize(5).contains("skip", "use:gun:face-down");

    game.play("ana", open.getLast()).sees("ana.food", 3).sees("discard", "gun");
    assertThat(view(game, "ben").openFood()).hasSize(3).doesNotContain(3).contains(0, 2);
    assertThat(view(game, "ben").faceDownFood()).isEqualTo(8);
    assertThat(view(game, "ben").players().getFirst().openFood()).containsExactly(3);
  }

  @Test
  @Rule("COH-SITE-09")
  void crossroadsBGivesAFaceDownTokenToo() {
    Played game = foodOnShow().at("step-a crossroads").play("ana", "use:gun:face-down");

    game.sees("ana.food.count", 1).sees("food.up", "0, 2, 3");
    assertThat(view(game, "ben").faceDownFood()).isEqualTo(8);
    assertThat(view(game, "ben").players().getFirst().openFood()).isEmpty();
  }

  @Test
  @Rule("COH-SITE-09")
  void fewerTokensLieOpenWhenFewerRemain() {
    Played game =
        table()
            .sideB("crossroads")
            .say("food-gone", List.of(0, 1, 1, 1, 1, 1, 2, 2, 2))
            .say("food-up", List.of(2, 2, 3))
            .hand("ana", "gun")
            .at("step-a crossroads");
    assertThat(game.options("ana")).doesNotContain("use:gun:face-down");

    game.play("ana", game.options("ana", "use:gun").getLast()).sees("food.up", "2, 2");
  }

  @Test
  @Rule({"COH-SITE-10", "COH-ROUND-03"})
  void theLookFromTheTowerIsForTheLookerAlone() {
    Played game =
        table()
            .person("ana", "vigil", "tower")
            .person("ben", "teen", "bank")
            .invasion("02-c")
            .at("begin-round 2");

    assertThat(audience(game, CityEvent.TOWER_LOOKED)).containsExactly("ana", "ben", "cleo");
    assertThat(audience(game, CityEvent.TOWER_SAW)).containsExactly("ana");
    assertThat(view(game, "ana").topInvasion()).isEqualTo("02-c");
    assertThat(view(game, "ben").topInvasion()).isEmpty();
    assertThat(game.options("ana")).noneMatch(id -> id.contains("invasion"));
    assertThat(game.options("ana", "show")).isEmpty();
  }
}
