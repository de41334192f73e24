package horda.cardsofthedead.rules;

import static horda.cardsofthedead.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;

import horda.cardsofthedead.Played;
import horda.cardsofthedead.TableBuilder;
import horda.cardsofthedead.view.CardView;
import horda.lab.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/// DECK: where discarded cards go.
class DeckDiscardTest {
  private static TableBuilder pair() {
    return table().survivors("rick", "selena");
  }

  @Test
  @Rule("COD-DECK-08")
  void commonAndKitCardsGoToTheirOwnDiscards() {
    pair()
        .hand("rick", "common:antiviral", "kit:canned_soup")
        .start()
        .play("rick", "use:antiviral")
        .sees("common-discard", "antiviral")
        .sees("kit-discard", "nothing")
        .play("rick", "use:canned_soup")
        .sees("kit-discard", "canned_soup")
        .sees("common-discard", "antiviral");
  }

  @Test
  @Rule("COD-DECK-08")
  void callAndEpicCardsGoBackToThePileOfTheirLetter() {
    Played game =
        pair()
            .hand("rick", "call:medkit", "call:canned_soup")
            .equipped("rick", "epic:gun")
            .loaded("rick", "epic:ammunition_gun", 3)
            .space(1, "baby_ghoul")
            .start();
    game.sees("pile-a", "nothing").sees("pile-b.count", 1);
    game.sees("pile-c.count", 1).sees("pile-d.count", 1);

    game.play("rick", "attack:1").sees("pile-d", "baby_ghoul, baby_ghoul");
    game.sees("pile-a", "ammunition_gun").sees("rick.equipped", "gun");
    game.play("rick", "use:medkit").sees("pile-b", "medkit, medkit");
    game.play("rick", "use:canned_soup").sees("pile-c", "canned_soup, canned_soup");
    game.sees("common-discard", "nothing").sees("kit-discard", "nothing");
  }

  @Test
  @Rule("COD-DECK-08")
  void startingSetAndCityCardsLeaveTheGame() {
    Played game =
        pair()
            .hand("rick", "set:antiviral", "set:toolkit")
            .spot("1.0", "car_alarm")
            .gone("6.1", "5.2", "4.3", "3.2", "2.1", "6.3", "6.5", "5.4")
            .common("antiviral", "antiviral")
            .space(1, "barricade")
            .start();
    int out = Integer.parseInt(game.look("out.count"));

    game.play("rick", "use:antiviral").sees("out.count", out + 1);
    game.play("rick", "use:toolkit:1").sees("out.count", out + 3).sees("out.barricade", 1);
    game.play("rick", "walk:1.0").sees("out.count", out + 4).sees("out.car_alarm", 1);
    game.sees("kit-discard", "nothing").sees("common-discard", "antiviral, antiviral");
  }

  @Test
  @Rule("COD-DECK-08")
  void venueCardsLeaveTheGame() {
    for (String venue : List.of("pharmacy", "market")) {
      String box = venue.equals("pharmacy") ? "showcase_medkit" : "market:vending_machine";
      Played game =
          table().indoors(venue).equipped("rick", "bat").hand("rick").space(1, box).start();
      int out = Integer.parseInt(game.look("out.count"));

      game.play("rick", "attack:1").sees("space.1", "empty").sees("out.count", out + 1);
      game.sees("common-discard", "nothing").sees(venue + ".count", 0);
    }
  }

  @Test
  @Rule("COD-DECK-08")
  void exitIsKeptForTheNextDay() {
    for (int day = 1; day <= 2; day++) {
      Played game = table().day(day).space(1, "exit").start().play("rick", "go:exit");

      game.sees("out.exit", 0).sees("space.1", "empty");
      assertThat(List.of("1.0", "1.2", "1.4", "1.6", "1.8"))
          .filteredOn(spot -> Laid.at(game, spot).equals("exit"))
          .hasSize(1);
    }
  }

  @Test
  @Rule("COD-DECK-08")
  void tokensDoNotStayOnTheSpaceForTheNextCard() {
    pair()
        .space(1, "fat_zombie", 3, 1, "served")
        .equipped("rick", "shotgun")
        .common("fat_zombie")
        .start()
        .play("rick", "attack:1")
        .sees("space.1", "fat_zombie")
        .sees("space.1.hits", 0)
        .sees("space.1.turns", 0)
        .sees("space.1.paralysed", "none")
        .sees("kills", 1);
  }

  @Test
  @Rule("COD-DECK-08")
  void tokensDoNotStayInTheSlotsForTheNextCard() {
    Played game =
        table()
            .survivors("selena", "rick")
            .equipped("selena", "rifle")
            .loaded("selena", "ammunition_rifle", 2)
            .hand("selena", "set:ammunition_rifle", "bat")
            .equipped("rick", "bat", 3)
            .hand("rick", "pipe")
            .worn("rick", 3, "kevlar", "kit:kevlar")
            .space(1, "barricade")
            .space(2, "zombie_runner")
            .start();

    game.play("selena", "attack:1").sees("selena.loaded", "nothing").sees("selena.loaded-uses", 0);
    game.play("selena", "load:ammunition_rifle").sees("selena.loaded-uses", 0);
    game.play("selena", "end").play("rick", "equip:pipe").sees("rick.equipped-uses", 0);
    // The Runner's bite uses up the first Kevlar; the second one is fresh.
    game.play("rick", "end").sees("rick.worn", "kevlar").sees("rick.worn-hits", 0);
  }

  @Test
  @Rule("COD-DECK-09")
  void whatANoteDoesNotKeepIsDiscardedFaceUp() {
    Played game = pair().hand("rick", "kit:note").common("zombie", "bat", "pipe").start();

    game.play("rick", "use:note").sees("drawn.count", 3).play("rick", "keep:bat");

    game.sees("rick.hand", "bat").sees("common-discard", "pipe, zombie").sees("drawn", "nothing");
    assertThat(Laid.view(game).piles().commonDiscard())
        .extracting(CardView::card)
        .containsExactlyInAnyOrder("pipe", "zombie");
  }

  @Test
  @Rule("COD-DECK-09")
  void whatTrackDoesNotKeepIsDiscardedFaceUp() {
    Played game =
        table()
            .survivors("selena")
            .hand("selena", "kit:bottle", "rifle")
            .common("antiviral", "pipe")
            .start();

    game.play("selena", "track:bottle").play("selena", "none");

    game.sees("selena.hand", "rifle").sees("common-discard", "antiviral, pipe");
  }

  @Test
  @Rule("COD-DECK-09")
  void whatNoiseDrawsInVainIsDiscardedFaceUp() {
    Played game =
        pair()
            .hand("rick", "grenade")
            .space(1, "zombie")
            .common("horde", "bat")
            .start()
            .play("rick", "use:grenade:1");

    game.sees("common-discard", "bat, horde, zombie").sees("blocked", "7");
    assertThat(Laid.view(game).piles().commonDiscard())
        .extracting(CardView::card)
        .containsExactlyInAnyOrder("zombie", "horde", "bat");
  }
}
