package horda.cardsofthedead.rules;

import static horda.cardsofthedead.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;

import horda.cardsofthedead.Played;
import horda.cardsofthedead.TableBuilder;
import horda.cardsofthedead.state.CardsEvent;
import horda.engine.Event;
import horda.lab.Rule;
import org.junit.jupiter.api.Test;

/// SETUP: tokens without end, and spaces that take one card.
class SetupTokensTest {
  @Test
  @Rule("COD-SETUP-09")
  void hitTokensNeverRunOut() {
    table()
        .space(1, "fat_zombie", 5, 0)
        .space(2, "fat_zombie", 4, 0)
        .space(3, "zombie_brute")
        .day(3)
        .equipped("rick", "bat")
        .start()
        .play("rick", "attack:3")
        .sees("space.1.hits", 5)
        .sees("space.2.hits", 4)
        .sees("space.3.hits", 3);
  }

  @Test
  @Rule("COD-SETUP-09")
  void turnTokensNeverRunOut() {
    Played game =
        table()
            .survivors("rick", "selena", "dan")
            .space(1, "mommy_zombie", 0, 2)
            .space(2, "mommy_zombie", 0, 2)
            .space(3, "zombie_spitter", 0, 1)
            .space(4, "zombie_spitter", 0, 1)
            .space(5, "zombie_spitter", 0, 1)
            .startGameTurn();

    int tokens =
        game.allEvents().events().stream()
            .filter(event -> event.what() == CardsEvent.COUNTS)
            .map(Event::args)
            .mapToInt(args -> args.get(2))
            .sum();
    assertThat(tokens).isEqualTo(12);
    assertThat(game.allEvents().count(CardsEvent.COUNTER_FULL)).isEqualTo(5);
  }

  @Test
  @Rule("COD-SETUP-09")
  void usesTokensNeverRunOut() {
    table()
        .survivors("rick", "selena", "dan")
        .equipped("rick", "bat", 2)
        .equipped("selena", "rifle")
        .loaded("selena", "ammunition_rifle", 2)
        .hand("selena")
        .hand("dan", "punch")
        .equipped("dan", "axe", 2)
        .space(1, "barricade")
        .start()
        .play("rick", "attack:1")
        .sees("rick.equipped-uses", 3)
        .sees("selena.loaded-uses", 2)
        .sees("dan.equipped-uses", 2);
  }

  @Test
  @Rule("COD-SETUP-09")
  void paralysisTokensNeverRunOut() {
    TableBuilder six = table().survivors("rick", "selena", "dan").equipped("rick", "taser");
    for (int n = 1; n <= 6; n++) {
      six.space(n, "zombie", 0, 0, "next-turn");
    }
    six.space(7, "zombie_brute")
        .start()
        .play("rick", "attack:7")
        .sees("space.7.paralysed", "next-turn");
  }

  @Test
  @Rule("COD-SETUP-12")
  void aFreeSideTakesOneCardAndABlockedSideNone() {
    table()
        .survivors("rick", "selena", "dan")
        .blocked(1, 4)
        .space(2, "barricade")
        .spot("7.0", "zombie")
        .spot("7.2", "pipe")
        .faceUp("7.0", "7.2")
        .startGameTurn()
        .sees("spaces", "blocked, barricade, zombie, blocked, pipe, empty, empty");
  }

  @Test
  @Rule("COD-SETUP-12")
  void withoutAFreeSpaceNothingIsPlaced() {
    table()
        .blocked(2, 3, 4, 5, 6, 7)
        .space(1, "barricade")
        .spot("4.3", "zombie")
        .faceUp("4.3")
        .startGameTurn()
        .sees("spaces", "barricade, blocked, blocked, blocked, blocked, blocked, blocked")
        .sees("common-discard", "zombie");
  }
}
