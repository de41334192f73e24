package horda.cardsofthedead.rules;

import static horda.cardsofthedead.TableBuilder.dealt;
import static horda.cardsofthedead.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;

import horda.cardsofthedead.Played;
import horda.cardsofthedead.TableBuilder;
import horda.cardsofthedead.content.Back;
import horda.cardsofthedead.state.CardZones;
import horda.cardsofthedead.state.CardsEvent;
import horda.lab.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/// DAY: three Days, Threats between them, and what lasts from one Day to the next.
class DayTest {
  private static TableBuilder trio() {
    return table().survivors("rick", "selena", "dan");
  }

  private static TableBuilder threatOnTop(TableBuilder table, String threat) {
    return table.say("threat-pile", List.of(threat));
  }

  @Test
  @Rule("COD-DAY-01")
  void dayOneBeginsWithKitCardsAndWithoutAThreat() {
    Played game = dealt(1, 2, "survivors", "rick+selena");

    List<CardsEvent> kinds = game.allEvents().kinds();
    assertThat(kinds).doesNotContain(CardsEvent.THREAT_REVEALED);
    assertThat(kinds.subList(7, kinds.size()))
        .containsExactly(CardsEvent.DAY_BEGINS, CardsEvent.TURN_BEGINS, CardsEvent.IMMUNITY_LOST);
    assertThat(kinds.subList(0, 7)).containsOnly(CardsEvent.KIT_DRAWN);
    game.sees("day", 1).sees("threats", "nothing").sees("spot.1.0", "face-down");
  }

  @Test
  @Rule("COD-DAY-01")
  void laterDaysBeginWithAThreatAndWithoutKitCards() {
    for (int day = 1; day <= 2; day++) {
      Played game = table().day(day).space(1, "exit").hand("rick").start();

      game.play("rick", "go:exit").sees("day", day + 1).sees("rick.hand.count", 0);

      List<CardsEvent> kinds = game.events().kinds();
      assertThat(kinds)
          .containsSubsequence(
              CardsEvent.GAME_TURN,
              CardsEvent.WENT_OUT,
              CardsEvent.DAY_BEGINS,
              CardsEvent.THREAT_REVEALED,
              CardsEvent.TURN_BEGINS)
          .doesNotContain(CardsEvent.KIT_DRAWN);
      assertThat(Laid.spots(game, "common")).hasSize(9);
    }
  }

  @Test
  @Rule("COD-DAY-01")
  void thereAreThreeDays() {
    Played game = table().day(3).space(1, "exit").start();

    game.play("rick", "go:exit").sees("result", "won").sees("day", 3);

    assertThat(game.events().told(CardsEvent.DAY_BEGINS)).isFalse();
  }

  @Test
  @Rule("COD-DAY-01")
  void aDayGoesOnUntilSomebodyLeaves() {
    Played game = table().start();
    for (int turn = 0; turn < 8; turn++) {
      game.play("rick", "end");
    }
    game.sees("day", 1).sees("uncovered", "4.3, 4.5");
  }

  @Test
  @Rule("COD-DAY-02")
  void everybodyDrawsKitCardsUpToFiveInHand() {
    for (int seed = 1; seed <= 5; seed++) {
      Played game = dealt(seed, 3, "survivors", "rick+selena+dan");

      assertThat(kits(game, 0)).isEqualTo(4);
      assertThat(kits(game, 1)).isEqualTo(3);
      assertThat(kits(game, 2)).isEqualTo(1);
      for (String who : List.of("rick", "selena", "dan")) {
        game.sees(who + ".hand.count", 5);
      }
      game.sees("kit.count", 18 - 8).sees("kit-discard", "nothing");
    }
  }

  private static long kits(Played game, int seat) {
    return Laid.pile(game, CardZones.hand(seat)).stream()
        .filter(card -> game.state().content.back(card) == Back.KIT)
        .count();
  }

  @Test
  @Rule("COD-DAY-03")
  void theTopThreatIsTurnedUpAndTakesEffectAtOnce() {
    Played game = threatOnTop(trio(), "threat_closing_in").startDay(2);

    game.sees("threats", "threat_closing_in").sees("threat-pile.count", 4);
    // Before the first turn of the Day, not only later.
    game.sees("blocked", "7").sees("day", 2);
    assertThat(game.allEvents().kinds())
        .containsSubsequence(CardsEvent.THREAT_REVEALED, CardsEvent.HORDE, CardsEvent.TURN_BEGINS);
  }

  @Test
  @Rule("COD-DAY-03")
  void anotherThreatIsTurnedUpBeforeDayThree() {
    Played game = threatOnTop(trio().day(2, "threat_strain"), "threat_closing_in").startDay(3);

    game.sees("threats", "threat_closing_in, threat_strain").sees("threat-pile.count", 3);
    game.sees("blocked", "7");
  }

  @Test
  @Rule("COD-DAY-04")
  void threatsOfBothDaysAreInForceOnDayThree() {
    Played game =
        table()
            .survivors("rick", "selena")
            .day(3, "threat_bloodlust", "threat_hardened")
            .space(1, "zombie")
            .equipped("rick", "bat")
            .start();

    game.play("rick", "attack:1").sees("space.1", "zombie").sees("space.1.left", 1);
    game.play("rick", "end").sees("rick.vitality", 9);
  }

  @Test
  @Rule("COD-DAY-04")
  void aThreatStaysTurnAfterTurn() {
    Played game =
        table().survivors("rick", "selena").day(2, "threat_bloodlust").space(1, "zombie").start();

    game.play("rick", "end").play("selena", "end").play("rick", "end");

    game.sees("rick.vitality", 6).sees("selena.vitality", 9);
    game.sees("threats", "threat_bloodlust");
  }

  @Test
  @Rule("COD-DAY-04")
  void closingInComesBackOnTheNextDay() {
    Played game = threatOnTop(trio().day(2, "threat_closing_in"), "threat_strain").startDay(3);

    game.sees("blocked", "6, 7").sees("threats", "threat_closing_in, threat_strain");
  }

  @Test
  @Rule("COD-DAY-05")
  void theThreatComesBeforeTheDeckAndTheDeckBeforeTheDeal() {
    for (int day = 2; day <= 3; day++) {
      int today = day;
      Played game = table().survivors("rick").option("hard", "yes").day(day - 1).startDay(day);

      assertThat(game.allEvents().kinds())
          .filteredOn(List.of(CardsEvent.THREAT_REVEALED, CardsEvent.HARD_PILE)::contains)
          .containsExactly(CardsEvent.THREAT_REVEALED, CardsEvent.HARD_PILE);
      // Cards of the new Day can only have been dealt if they were in the pile before.
      assertThat(Laid.layout(game, Back.COMMON))
          .hasSize(9)
          .anyMatch(card -> game.state().content.day(card) == today);
    }
  }

  @Test
  @Rule("COD-DAY-06")
  void oneWhoLeavesEndsTheDayForEverybody() {
    Played game = trio().space(3, "exit").spot("7.0", "zombie").gone("7.2", "7.4").start();

    game.play("rick", "go:exit").sees("day", 2).sees("zone", "main");

    // A new Main Zone for all three, and nobody is left behind on Day 1.
    assertThat(Laid.spots(game, "common")).hasSize(21).contains("7.2", "7.4");
    game.play("selena", "end").play("dan", "end").sees("day", 2).sees("active", "rick");
  }

  @Test
  @Rule("COD-DAY-07")
  void survivorsKeepWhatTheyHaveFromOneDayToTheNext() {
    Played game =
        trio()
            .vitality("rick", 4)
            .immunity("rick", 3)
            .hand("rick", "pipe", "antiviral")
            .reserve("rick", "lantern")
            .equipped("rick", "bat", 2)
            .worn("rick", 3, "kevlar")
            .hand("selena", "canned_soup")
            .equipped("selena", "rifle")
            .automatic("selena")
            .loaded("selena", "ammunition_rifle", 2)
            .vitality("dan", 1)
            .immunity("dan", 0)
            .paralysed("dan", "next-turn")
            .space(1, "exit")
            .start();

    game.play("rick", "go:exit").sees("day", 2);

    game.sees("rick.vitality", 4).sees("rick.immunity", 3);
    game.sees("rick.hand", "antiviral, pipe").sees("rick.reserve", "lantern");
    game.sees("rick.equipped", "bat").sees("rick.equipped-uses", 2);
    game.sees("rick.worn", "kevlar").sees("rick.worn-hits", 3);
    game.sees("selena.hand", "canned_soup").sees("selena.equipped", "rifle");
    game.sees("selena.side", "automatic").sees("selena.loaded-uses", 2);
    game.sees("dan.vitality", 1).sees("dan.immunity", 0).sees("dan.paralysed", "next-turn");
  }

  @Test
  @Rule("COD-DAY-08")
  void blockedSidesStayWhenADayEndsAndOnlyCardsGo() {
    trio()
        .blocked(3, 6)
        .space(1, "exit")
        .space(2, "barricade")
        .space(4, "antiviral")
        .say("threat-pile", List.of("threat_strain"))
        .start()
        .play("rick", "go:exit")
        .sees("spaces", "empty, empty, blocked, empty, empty, blocked, empty");
  }

  @Test
  @Rule("COD-DAY-08")
  void blockedSidesStayWhenAVenueIsEnteredAndLeft() {
    trio()
        .blocked(3, 6)
        .space(1, "pharmacy")
        .space(2, "barricade")
        .start()
        .play("rick", "go:pharmacy")
        .sees("spaces", "empty, empty, blocked, empty, empty, blocked, empty");
    trio()
        .indoors("market")
        .blocked(3, 6)
        .space(1, "exit_indoors")
        .space(5, "antiviral")
        .start()
        .play("rick", "go:exit_indoors")
        .sees("spaces", "empty, empty, blocked, empty, empty, blocked, empty");
  }

  @Test
  @Rule("COD-DAY-09")
  void theNewDayBeginsWithTheNextSurvivorAfterTheOneWhoWalkedOut() {
    trio()
        .active("selena")
        .space(1, "exit")
        .start()
        .play("selena", "go:exit")
        .sees("active", "dan");
    trio()
        .active("selena")
        .dead("dan")
        .space(1, "exit")
        .option("first-seat", "2")
        .start()
        .play("selena", "go:exit")
        .sees("active", "rick");
    table().space(1, "exit").start().play("rick", "go:exit").sees("active", "rick");
  }

  @Test
  @Rule("COD-DAY-10")
  void bloodlustRaisesZombieDamageByOne() {
    table()
        .survivors("rick", "selena")
        .day(2, "threat_bloodlust")
        .space(1, "zombie")
        .space(2, "toxic_zombie")
        .startGameTurn()
        // 2 + 1 and 1 + 1 bitten; the red Immunity stays 1.
        .sees("rick.vitality", 7)
        .sees("rick.immunity", 11);
  }

  @Test
  @Rule("COD-DAY-10")
  void bloodlustLeavesExplosionsParalysisAndZombiesWithoutTheIconAlone() {
    TableBuilder bloodlust = table().survivors("rick", "selena").day(2, "threat_bloodlust");
    bloodlust.space(1, "zombie_spitter", 0, 1).startGameTurn().sees("rick.vitality", 11);
    bloodlust.space(1, "zombie_spitter").startGameTurn().sees("rick.vitality", 12);
    bloodlust.space(1, "fat_zombie").startGameTurn().sees("rick.vitality", 12);
    bloodlust
        .space(1, "fat_zombie", 0, 1)
        .common("antiviral", "antiviral")
        .startGameTurn()
        .sees("rick.vitality", 7)
        .sees("selena.vitality", 7);
  }

  @Test
  @Rule("COD-DAY-11")
  void hardenedFleshAddsAHitPointToEveryZombieEvenToBabyGhouls() {
    Played game =
        table()
            .survivors("rick", "selena")
            .day(2, "threat_hardened")
            .space(1, "zombie", 1, 0)
            .space(2, "baby_ghoul")
            .equipped("rick", "taser")
            .start();
    game.sees("space.1.left", 3).sees("space.2.left", 2);

    game.play("rick", "attack:2").sees("space.2", "baby_ghoul").sees("kills", 0);
    game.play("rick", "attack:2").sees("space.2", "empty").sees("kills", 1);
  }

  @Test
  @Rule("COD-DAY-11")
  void hardenedFleshIsForZombiesOnly() {
    table()
        .survivors("rick", "selena")
        .day(2, "threat_hardened")
        .space(1, "vending_machine")
        .space(2, "antiviral")
        .space(3, "zombie")
        .equipped("rick", "pipe")
        .start()
        .sees("space.1.left", 2)
        .sees("space.2.left", 1)
        .sees("space.3.left", 4);
  }
}
