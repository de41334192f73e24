package horda.cardsofthedead.rules;

import static horda.cardsofthedead.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;

import horda.cardsofthedead.Played;
import horda.cardsofthedead.TableBuilder;
import horda.cardsofthedead.state.CardsEvent;
import horda.lab.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// CALL: boxes and what lies in them, and the Mommy Zombie.
class CallTest {
  /// Rick with an Axe and a ToolKit before a box, and no other card.
  private static TableBuilder before(String box) {
    return table().equipped("rick", "axe").hand("rick", "toolkit").reserve("rick").space(1, box);
  }

  @Test
  @Rule("COD-CALL-01")
  void theLettersNameTheirPiles() {
    table()
        .start()
        .sees("pile-a", "ammunition_gun, gun")
        .sees("pile-b", "medkit, medkit")
        .sees("pile-c", "canned_soup, canned_soup")
        .sees("pile-d", "baby_ghoul, baby_ghoul");
  }

  @ParameterizedTest
  @Rule("COD-CALL-01")
  @CsvSource({"security_box, 0, 2, 2", "showcase_medkit, 2, 1, 2", "vending_machine, 2, 2, 1"})
  void aBoxFetchesFromThePileOfItsLetterAlone(String box, int a, int b, int c) {
    Played game = before(box).start();

    game.play("rick", "use:toolkit:1")
        .sees("pile-a.count", a)
        .sees("pile-b.count", b)
        .sees("pile-c.count", c)
        .sees("pile-d.count", 2);
  }

  @Test
  @Rule("COD-CALL-01")
  void theMommyFetchesFromPileD() {
    Played game = table().space(2, "mommy_zombie", 0, 2).startGameTurn();

    game.sees("space.1", "baby_ghoul")
        .sees("pile-a.count", 2)
        .sees("pile-b.count", 2)
        .sees("pile-c.count", 2)
        .sees("pile-d.count", 1);
  }

  @ParameterizedTest
  @Rule("COD-CALL-02")
  @CsvSource({
    "security_box, attack:1, 'ammunition_gun, gun, toolkit'",
    "security_box, use:toolkit:1, 'ammunition_gun, gun'",
    "showcase_medkit, attack:1, 'medkit, toolkit'",
    "showcase_medkit, use:toolkit:1, medkit",
    "vending_machine, attack:1, 'canned_soup, toolkit'",
    "vending_machine, use:toolkit:1, canned_soup"
  })
  void anOpenedBoxGivesItsCardsToTheHand(String box, String how, String hand) {
    Played game = before(box).start();

    game.play("rick", how)
        .sees("rick.hand", hand)
        .sees("rick.reserve", "nothing")
        .sees("space.1", "empty")
        .sees("out." + box, 1)
        .sees("actions", 2);
  }

  @Test
  @Rule("COD-CALL-02")
  void aBoxThatStillHasHpGivesNothing() {
    Played game = before("security_box").equipped("rick", "pipe").start();

    game.play("rick", "attack:1")
        .sees("space.1", "security_box")
        .sees("space.1.left", 2)
        .sees("rick.hand", "toolkit")
        .sees("pile-a.count", 2);
  }

  @Test
  @Rule("COD-CALL-02")
  void theActiveSurvivorReceivesTheCards() {
    // given an explosion in the Game Turn after Selena's turn that breaks the box
    Played game =
        table()
            .survivors("rick", "selena")
            .active("selena")
            .hand("selena", "bat")
            .hand("rick", "pipe")
            .space(1, "fat_zombie", 0, 1)
            .space(2, "showcase_medkit")
            .common("note", "antiviral")
            .startGameTurn();

    game.sees("selena.hand", "bat, medkit").sees("rick.hand", "pipe");
  }

  private static TableBuilder fullHandBefore(String box) {
    return before(box).hand("rick", "pipe", "bottle", "lantern", "note", "binoculars");
  }

  @Test
  @Rule("COD-CALL-03")
  void withAFullHandAHandCardMakesRoom() {
    // given free spaces in the Reserve, which do not help
    Played game = fullHandBefore("showcase_medkit").reserve("rick", "antiviral").start();

    game.play("rick", "attack:1").sees("asks", "make-room");
    assertThat(game.options())
        .containsExactlyInAnyOrder(
            "refuse",
            "discard:pipe",
            "discard:bottle",
            "discard:lantern",
            "discard:note",
            "discard:binoculars");
    game.play("rick", "discard:note")
        .sees("rick.hand", "binoculars, bottle, lantern, medkit, pipe")
        .sees("rick.reserve", "antiviral")
        .sees("common-discard", "note")
        .sees("pile-b", "medkit");
  }

  @Test
  @Rule("COD-CALL-03")
  void aRefusedCardReturnsToItsPile() {
    Played game = fullHandBefore("vending_machine").start();

    game.play("rick", "attack:1")
        .play("rick", "refuse")
        .sees("rick.hand", "binoculars, bottle, lantern, note, pipe")
        .sees("pile-c", "canned_soup, canned_soup")
        .sees("common-discard", "nothing")
        .sees("out.vending_machine", 1)
        .sees("asks", "act");
  }

  @Test
  @Rule({"COD-CALL-03", "COD-CALL-06"})
  void bothEpicCardsAreOfferedOnceEach() {
    Played game = fullHandBefore("security_box").start();

    game.play("rick", "attack:1").play("rick", "refuse").sees("asks", "make-room");
    int refused = game.events().only(CardsEvent.REFUSED).get(1);
    game.play("rick", "discard:note").sees("asks", "act").sees("rick.hand.count", 5);
    int received = game.events().only(CardsEvent.RECEIVED).get(1);

    assertThat(received).isNotEqualTo(refused);
    game.sees("pile-a", game.state().type(refused).id());
  }

  @Test
  @Rule("COD-CALL-03")
  void punchNeverMakesRoom() {
    Played game =
        table()
            .survivors("dan")
            .equipped("dan", "axe")
            .hand("dan", "punch", "pipe", "bottle", "lantern", "note")
            .space(1, "showcase_medkit")
            .start();

    game.play("dan", "attack:1");
    assertThat(game.options()).contains("discard:pipe").doesNotContain("discard:punch");
  }

  @ParameterizedTest
  @Rule("COD-CALL-04")
  @CsvSource({"security_box, pile-a", "showcase_medkit, pile-b", "vending_machine, pile-c"})
  void anEmptyPileGivesNothingButTheBoxIsGone(String box, String pile) {
    for (String how : new String[] {"attack:1", "use:toolkit:1"}) {
      Played game = before(box).hand("rick", "toolkit").say(pile, 0).start();
      int boxesOut = Integer.parseInt(game.look("out." + box));

      game.play("rick", how)
          .sees("space.1", "empty")
          .sees("out." + box, boxesOut + 1)
          .sees("rick.hand", how.startsWith("use") ? "nothing" : "toolkit")
          .sees("asks", "act");
      assertThat(game.events().told(CardsEvent.NOTHING_INSIDE)).isTrue();
      assertThat(game.events().told(CardsEvent.RECEIVED)).isFalse();
    }
  }

  // The Mommy Zombie.

  @Test
  @Rule("COD-CALL-05")
  void withThreeTurnTokensTheMommyPlacesABabyOnTheLeftmostFreeSpace() {
    Played game = table().space(1, "exit").space(3, "barricade").space(4, "mommy_zombie").start();

    game.play("rick", "end").play("rick", "end").sees("space.2", "empty").sees("space.4.turns", 2);
    game.play("rick", "end")
        .sees("spaces", "exit, baby_ghoul, barricade, mommy_zombie, empty, blocked, blocked")
        .sees("space.4.turns", 0)
        .sees("pile-d", "baby_ghoul");
    assertThat(game.events().count(CardsEvent.BORN)).isEqualTo(1);
  }

  @Test
  @Rule("COD-CALL-05")
  void withoutRoomNoBabyAppears() {
    Played game =
        table()
            .space(1, "mommy_zombie", 0, 2)
            .space(2, "antiviral")
            .space(3, "antiviral")
            .space(4, "antiviral")
            .space(5, "antiviral")
            .startGameTurn();

    game.sees(
            "spaces", "mommy_zombie, antiviral, antiviral, antiviral, antiviral, blocked, blocked")
        .sees("pile-d.count", 2)
        .sees("space.1.turns", 0);
  }

  @Test
  @Rule("COD-CALL-05")
  void withoutACardInPileDNoBabyAppears() {
    Played game =
        table()
            .space(1, "mommy_zombie", 0, 2)
            .space(2, "baby_ghoul")
            .space(3, "baby_ghoul")
            .startGameTurn();

    game.sees("pile-d", "nothing")
        .sees("spaces", "mommy_zombie, baby_ghoul, baby_ghoul, empty, empty, blocked, blocked")
        .sees("space.1.turns", 0);
  }

  // The Security Box.

  @Test
  @Rule("COD-CALL-06")
  void theSecurityBoxGivesBothEpicCards() {
    Played game = before("security_box").start();

    game.play("rick", "use:toolkit:1")
        .sees("rick.hand", "ammunition_gun, gun")
        .sees("pile-a", "nothing");
    assertThat(game.events().count(CardsEvent.RECEIVED)).isEqualTo(2);
  }

  @ParameterizedTest
  @Rule("COD-CALL-06")
  @ValueSource(strings = {"gun", "ammunition_gun"})
  void ifOnlyOneIsInThePileTheBoxGivesThatOne(String left) {
    String taken = left.equals("gun") ? "epic:ammunition_gun" : "epic:gun";
    Played game = before("security_box").hand("rick", "toolkit", taken).start();
    game.sees("pile-a", left);

    game.play("rick", "use:toolkit:1")
        .sees("rick.hand", "ammunition_gun, gun")
        .sees("pile-a", "nothing");
  }

  @ParameterizedTest
  @Rule("COD-CALL-02")
  @CsvSource({"showcase_medkit, medkit", "vending_machine, canned_soup"})
  void otherBoxesGiveOneCardThoughTheirPileHasTwo(String box, String card) {
    Played game = before(box).start();

    game.play("rick", "use:toolkit:1").sees("rick.hand", card);
    assertThat(game.events().count(CardsEvent.RECEIVED)).isEqualTo(1);
  }
}
