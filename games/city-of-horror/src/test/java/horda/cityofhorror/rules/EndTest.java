package horda.cityofhorror.rules;

import static horda.cityofhorror.TableBuilder.table;
import static horda.cityofhorror.rules.SetupTest.view;
import static org.assertj.core.api.Assertions.assertThat;

import horda.cityofhorror.Played;
import horda.cityofhorror.TableBuilder;
import horda.cityofhorror.state.CityEvent;
import horda.cityofhorror.view.CardView;
import horda.cityofhorror.view.PlayerView;
import horda.lab.Rule;
import org.junit.jupiter.api.Test;

/// END: antidotes, scores and the winner.
class EndTest {
  /// Ana has a Blonde (5), a Punk (4) and a tired Teen (2).
  private static TableBuilder three() {
    return table()
        .person("ana", "blonde", "church")
        .person("ana", "punk", "church")
        .exhausted("ana", "teen", "bank");
  }

  @Test
  @Rule("COH-END-01")
  void everyLivingCharacterTakesAnAntidote() {
    Played game =
        three()
            .antidotes("ana", 4)
            .at("window final")
            .sees("over", "no")
            .passAll()
            .sees("over", "yes")
            .sees("ana.people", "blonde, punk, teen")
            .sees("ana.antidotes", 1)
            .sees("antidotes.gone", 3);

    // Ben and Cleo had none.
    game.sees("ben.living", 0).sees("cleo.living", 0);
    assertThat(game.events().count(CityEvent.UNVACCINATED)).isEqualTo(2);
  }

  @Test
  @Rule("COH-END-01")
  void thatComesAfterTheFourthRoundOnly() {
    three().round(3).at("end-round").sees("round", 4).sees("ana.living", 3).sees("over", "no");
    three().round(4).at("end-round").passAll().sees("ana.living", 0).sees("over", "yes");
  }

  @Test
  @Rule("COH-END-02")
  void whoHasTooFewChoosesWhomToSaveAndHoldsNoneBack() {
    Played game = three().antidotes("ana", 2).antidotes("ben", 1).at("antidotes");

    assertThat(game.question()).isEqualTo("vaccinate");
    assertThat(game.awaited()).containsExactly("ana");
    assertThat(game.options("ana"))
        .containsExactlyInAnyOrder("save:blonde:punk", "save:blonde:teen", "save:punk:teen");
    assertThat(game.refuses("save:blonde").rule()).isEqualTo("COH-END-02");

    game.play("ana", "save:punk:teen")
        .sees("ana.people", "punk, teen")
        .sees("blonde.dead", "yes")
        .sees("ana.antidotes", 0)
        .sees("ana.score", 6);
  }

  @Test
  @Rule("COH-END-02")
  void allWhoAreShortChooseAtOnce() {
    Played game =
        three()
            .antidotes("ana", 1)
            .person("cleo", "geek", "bank")
            .person("cleo", "priest", "bank")
            .antidotes("cleo", 1)
            .at("antidotes");

    assertThat(game.awaited()).containsExactly("ana", "cleo");
    game.play("cleo", "save:geek").sees("priest.alive", "yes");
    game.play("ana", "save:blonde").sees("ana.people", "blonde").sees("cleo.people", "geek");
  }

  /// TV-43.
  @Test
  @Rule({"COH-END-01", "COH-END-02", "COH-END-03"})
  void theVisibleSidesOfTheSurvivorsCount() {
    three()
        .antidotes("ana", 2)
        .at("antidotes")
        .play("ana", "save:blonde:punk")
        .sees("ana.score", 9);
    three().antidotes("ana", 3).at("antidotes").sees("ana.score", 11);
  }

  /// TV-44.
  @Test
  @Rule("COH-END-03")
  void antidotesLeftFoodAndCannedFoodCount() {
    Played game =
        table()
            .person("ana", "punk", "church")
            .antidotes("ana", 3)
            .food("ana", 2, 0)
            .hand("ana", "canned-food", "gun")
            .at("antidotes")
            .sees("ana.score", 9);
    assertThat(game.allEvents().only(CityEvent.SCORED)).containsExactly(0, 9);
  }

  @Test
  @Rule("COH-END-03")
  void everyPartCountsByItself() {
    table().person("ana", "punk", "church").antidotes("ana", 1).at("score").sees("ana.score", 4);
    table().exhausted("ana", "punk", "church").antidotes("ana", 1).at("score").sees("ana.score", 3);
    table()
        .person("ana", "punk", "church")
        .antidotes("ana", 1)
        .food("ana", 3, 1, 1)
        .at("score")
        .sees("ana.score", 9);
    table()
        .person("ana", "punk", "church")
        .antidotes("ana", 1)
        .hand("ana", "canned-food", "canned-food")
        .discard("gun")
        .at("score")
        .sees("ana.score", 6);
  }

  /// TV-45.
  @Test
  @Rule("COH-END-04")
  void withoutSurvivorsThereIsNoScore() {
    Played game =
        table()
            .person("ana", "punk", "church")
            .food("ana", 3)
            .hand("ana", "canned-food")
            .antidotes("ben", 1)
            .at("antidotes")
            .sees("ana.living", 0)
            .sees("ana.score", 0)
            .sees("ben.score", 3)
            .sees("winners", "ben");
    assertThat(game.match().outcome().scores()).containsExactly(0, 3, 0);
  }

  @Test
  @Rule("COH-END-04")
  void whoWasEliminatedBeforeScoresNothing() {
    table()
        .person("ana", "punk", "church")
        .antidotes("ana", 4)
        .food("ana", 3)
        .zombies("church", 3)
        .antidotes("cleo", 1)
        .round(4)
        .at("attack-check church")
        .sees("ana.alive", "no")
        .passAll()
        .passAll()
        .sees("over", "yes")
        .sees("ana.score", 0)
        .sees("winners", "cleo");
  }

  @Test
  @Rule("COH-END-05")
  void theHighestScoreWins() {
    Played game =
        table()
            .person("ana", "punk", "church")
            .antidotes("ana", 1)
            .person("ben", "blonde", "church")
            .antidotes("ben", 1)
            .antidotes("cleo", 1)
            .at("antidotes")
            .sees("winners", "ben");
    assertThat(game.match().outcome().won(1)).isTrue();
    assertThat(game.match().outcome().won(0)).isFalse();
    assertThat(game.match().outcome().rule()).isEqualTo("COH-END-05");
  }

  /// TV-46: nine points each.
  @Test
  @Rule("COH-END-05")
  void aTieGoesToTheOneWithMoreSurvivors() {
    TableBuilder tie =
        table()
            .person("ana", "blonde", "church")
            .person("ana", "punk", "church")
            .antidotes("ana", 2)
            .person("ben", "geek", "bank")
            .person("ben", "student", "bank");

    tie.exhausted("ben", "housewife", "bank")
        .antidotes("ben", 3)
        .at("antidotes")
        .sees("ana.score", 9)
        .sees("ben.score", 9)
        .sees("winners", "ben");
  }

  @Test
  @Rule("COH-END-05")
  void withAsManySurvivorsTheyShareTheVictory() {
    table()
        .person("ana", "blonde", "church")
        .person("ana", "punk", "church")
        .antidotes("ana", 2)
        .person("ben", "geek", "bank")
        .person("ben", "little-boy", "bank")
        .antidotes("ben", 2)
        .antidotes("cleo", 1)
        .at("antidotes")
        .sees("winners", "ana, ben");
  }

  @Test
  @Rule("COH-END-06")
  void ifNobodyIsLeftNobodyWins() {
    Played game =
        three()
            .food("ana", 3)
            .hand("ben", "canned-food")
            .at("antidotes")
            .sees("over", "yes")
            .sees("winners", "nobody");
    assertThat(game.match().outcome().winners()).isZero();
    assertThat(game.match().outcome().rule()).isEqualTo("COH-END-06");
    assertThat(game.allEvents().told(CityEvent.NOBODY_WINS)).isTrue();
    assertThat(game.allEvents().told(CityEvent.GAME_WON)).isFalse();
  }

  @Test
  @Rule("COH-END-07")
  void handsFoodAndScoresAreShownAtTheEnd() {
    Played game =
        table()
            .person("ana", "punk", "church")
            .antidotes("ana", 1)
            .food("ana", 3, 0)
            .hand("ana", "canned-food", "gun")
            .hand("ben", "alarm")
            .at("window final");
    PlayerView before = view(game, 2).players().getFirst();
    assertThat(before.knownCards()).isEmpty();
    assertThat(before.openFood()).isEmpty();

    game.passAll();
    for (int seat : new int[] {-1, 1, 2}) {
      PlayerView ana = view(game, seat).players().getFirst();
      assertThat(ana.knownCards()).extracting(CardView::card).containsExactly("canned-food", "gun");
      assertThat(ana.openFood()).containsExactlyInAnyOrder(0, 3);
      assertThat(ana.score()).isEqualTo(8);
      assertThat(view(game, seat).players().get(1).knownCards())
          .extracting(CardView::card)
          .containsExactly("alarm");
    }
    assertThat(game.events().events())
        .anyMatch(event -> event.what() == CityEvent.SCORED && event.isFor(-1));
  }
}
