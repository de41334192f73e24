package horda.cityofhorror.rules;

import static horda.cityofhorror.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;

import horda.cityofhorror.Played;
import horda.cityofhorror.TableBuilder;
import horda.cityofhorror.state.CityEvent;
import horda.cityofhorror.view.CardView;
import horda.cityofhorror.view.CityView;
import horda.lab.Rule;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// ACT: Action cards in general.
class ActionTest {
  private static final String[] PLACES = {
    "church", "hospital", "bank", "armory", "tower", "crossroads"
  };

  /// Ana has the Sushi Chef in the Hospital and holds these cards.
  private static TableBuilder inTheHospital(String... cards) {
    return table().person("ana", "sushi-chef", "hospital").hand("ana", cards);
  }

  @Test
  @Rule("COH-ACT-01")
  void aPlayedCardGoesToTheDiscardPile() {
    Played game =
        inTheHospital("gun", "alarm").discard("kitten").zombies("bank", 4).at("mover ana");

    game.play("ana", "play:alarm:church")
        .play("ana", "play:gun:bank")
        .sees("discard", "kitten, alarm, gun")
        .sees("ana.hand", "nothing");
  }

  @ParameterizedTest
  @Rule("COH-ACT-02")
  @ValueSource(strings = {"gun", "kitten", "alarm", "weapon-replica", "molotov"})
  void aCardMayBePlayedForAnyLocation(String card) {
    TableBuilder table = inTheHospital(card);
    for (String place : PLACES) {
      table.zombies(place, 2);
    }
    Played game = table.at("window attack hospital");

    assertThat(game.options("ana", "play"))
        .containsExactlyInAnyOrder(
            Arrays.stream(PLACES).map(at -> "play:" + card + ":" + at).toArray(String[]::new));
  }

  @Test
  @Rule("COH-ACT-02")
  void aCardWorksWhereItsPlayerHasNobody() {
    inTheHospital("shotgun")
        .zombies("church", 3)
        .person("ben", "teen", "church")
        .at("window attack church")
        .play("ana", "play:shotgun:church")
        .sees("church.zombies", 1);
  }

  @Test
  @Rule("COH-ACT-03")
  void cardsAreCurrencyInDeals() {
    inTheHospital("gun")
        .antidotes("ben", 1)
        .at("window invasion-done")
        .deal("ana", "ben", "give:gun", "want:antidotes:1")
        .sees("ana.hand", "nothing")
        .sees("ana.antidotes", 1)
        .sees("ben.hand", "gun");
  }

  @ParameterizedTest
  @Rule("COH-ACT-03")
  @ValueSource(strings = {"church", "hospital", "bank", "armory", "crossroads"})
  void cardsPayForLocations(String place) {
    Played game = table().exhausted("ana", "punk", place).hand("ana", "gun").at("step-a " + place);

    String use = game.options("ana", "use:gun").getFirst();
    game.play("ana", use).sees("discard", "gun").sees("discard.count", 1);
    assertThat(game.told(CityEvent.PAID_CARD)).isTrue();
  }

  @ParameterizedTest
  @Rule("COH-ACT-04")
  @CsvSource({
    "molotov,play:molotov:bank,tower",
    "molotov,play:molotov:bank,armory",
    "makeshift-bomb,play:makeshift-bomb:bank,tower",
    "rescue-flare,play:rescue-flare:bank:church,armory"
  })
  void anExplosionCardAddsOneMarker(String card, String option, String place) {
    Played game = inTheHospital(card).zombies("bank", 4).at("mover ana").play("ana", option);

    assertThat(game.options()).containsExactlyInAnyOrder("mark:tower", "mark:armory");
    game.play("ana", "mark:" + place).sees("markers." + place, 1).sees("markers.placed", 1);
  }

  @Test
  @Rule("COH-ACT-04")
  void otherCardsAddNone() {
    inTheHospital("shotgun")
        .zombies("bank", 4)
        .at("mover ana")
        .play("ana", "play:shotgun:bank")
        .sees("asks", "mover")
        .sees("markers.placed", 0);
  }

  @Test
  @Rule("COH-ACT-05")
  void anExplosionCardPaidForALocationAddsNoMarker() {
    inTheHospital("molotov")
        .zombies("hospital", 1)
        .at("step-a hospital")
        .play("ana", "use:molotov")
        .sees("ana.antidotes", 1)
        .sees("discard", "molotov")
        .sees("hospital.zombies", 1)
        .sees("markers.placed", 0)
        .sees("asks", "window");
  }

  @Test
  @Rule("COH-ACT-05")
  void anExplosionCardDiscardedForTheBusinessmanAddsNoMarker() {
    table()
        .person("ana", "businessman", "bank")
        .hand("ana", "molotov")
        .discard("gun")
        .at("mover ana")
        .play("ana", "use:businessman:molotov")
        .play("ana", "take:gun")
        .sees("ana.hand", "gun")
        .sees("markers.placed", 0)
        .sees("asks", "mover");
  }

  @Test
  @Rule("COH-ACT-06")
  void anEmptyDeckGivesNothingAndIsNotReshuffled() {
    // given a single card in the deck, and two who would draw
    Played game =
        table()
            .person("ana", "sushi-chef", "armory")
            .hand("ana", "gun")
            .discard("alarm", "kitten")
            .deck("shotgun")
            .deckSize(1)
            .at("window location armory");

    game.play("ana", "use:sushi-chef").sees("ana.hand", "gun, shotgun").sees("deck.count", 0);
    // then the Armory has nothing to give any more
    game.passAll().sees("window", "attack armory").sees("discard", "alarm, kitten");
  }

  @Test
  @Rule("COH-ACT-06")
  void withAnEmptyDeckTheChefHasNothingToDraw() {
    Played game = inTheHospital().discard("alarm", "kitten").deckSize(0).at("mover ana");

    assertThat(game.options("ana", "use")).isEmpty();
  }

  @Test
  @Rule("COH-ACT-06")
  void withAnEmptyDeckNoCardsAreDropped() {
    Played game = table().invasion("01-a").discard("alarm", "kitten").deckSize(0).at("invasion");

    game.sees("church.antidotes", 2).sees("bank.cards.count", 0).sees("armory.cards.count", 0);
    game.sees("discard", "alarm, kitten").sees("deck.count", 0);
  }

  @Test
  @Rule("COH-ACT-07")
  void everybodySeesTheWholeDiscardPileAtAnyTime() {
    Played game = inTheHospital("gun").discard("alarm", "kitten").at("step-a hospital");
    game.play("ana", "use:gun");

    for (int seat = -1; seat < 3; seat++) {
      CityView view = (CityView) game.match().game().view(game.state(), seat);
      assertThat(view.discard())
          .extracting(CardView::card)
          .containsExactlyInAnyOrder("alarm", "kitten", "gun");
    }
  }

  @Test
  @Rule("COH-ACT-08")
  void thereIsNoHandLimit() {
    String[] many = {
      "gun",
      "gun",
      "gun",
      "shotgun",
      "shotgun",
      "shotgun",
      "shotgun",
      "alarm",
      "alarm",
      "kitten",
      "kitten",
      "molotov",
      "molotov",
      "molotov",
      "hideout",
      "hideout",
      "chainsaw",
      "pickpocket"
    };
    Played game = inTheHospital(many).from("window location crossroads");

    game.play("ana", "use:sushi-chef").sees("ana.hand.count", 19);
    game.passUntilWindow("round-start").sees("round", 2).sees("ana.hand.count", 19);
  }

  @Test
  @Rule("COH-ACT-09")
  void anyCardCanPayEvenCannedFood() {
    String[] all = {"canned-food", "pepper-spray", "back-door", "running-shoes", "gun"};
    Played game = inTheHospital(all).at("step-a hospital");

    assertThat(game.options("ana", "use"))
        .containsExactlyInAnyOrder(
            Arrays.stream(all).map(card -> "use:" + card).toArray(String[]::new));
    game.play("ana", "use:canned-food").sees("discard", "canned-food").sees("ana.antidotes", 1);
  }
}
