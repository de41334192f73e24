package horda.cardsofthedead;

import static horda.cardsofthedead.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import horda.cardsofthedead.state.CardsEvent;
import horda.engine.Data;
import horda.engine.Refusal;
import org.junit.jupiter.api.Test;

/// How tests of this game are written, and that positions are what they say.
class TableBuilderTest {
  @Test
  void aBatKillsAZombie() {
    Played game =
        table()
            .survivors("rick", "selena")
            .equipped("rick", "bat", 3)
            .hand("rick", "kit:antiviral", "pipe")
            .space(1, "zombie")
            .common("zombie_screamer", "antiviral")
            .start();

    assertThat(game.refuses("use:pipe").rule()).isEqualTo("COD-ACT-14");

    game.play("rick", "attack:1")
        .sees("space.1", "empty")
        .sees("kills", 1)
        .sees("rick.equipped", "nothing")
        .sees("actions", 2)
        .sees("common.top", "zombie_screamer");

    assertThat(game.events().told(CardsEvent.WORN_OUT)).isTrue();
    assertThat(game.asked()).isEqualTo("rick");
    assertThat(game.offers("use:antiviral")).isTrue();
  }

  @Test
  void whatIsNotSaidStaysAsDealt() {
    table()
        .survivors("rick", "selena", "dan")
        .start()
        .sees("spaces", "empty, empty, empty, empty, empty, empty, empty")
        .sees("common-discard", "nothing")
        .sees("rick.hand.count", 5)
        .sees("rick.immunity", 12)
        .sees("dan.vitality", 12)
        .sees("active", "rick")
        .sees("actions", 3);
  }

  @Test
  void everyPartOfAPositionCanBeSaid() {
    table()
        .survivors("rick", "selena")
        .day(3, "threat_bloodlust", "threat_strain")
        .active("selena")
        .actions(1)
        .equipped("selena", "rifle")
        .automatic("selena")
        .loaded("selena", "ammunition_rifle", 2)
        .hand("selena")
        .worn("rick", 1, "kevlar", "kit:kevlar")
        .paralysed("rick", "next-turn")
        .space(1, "fat_zombie", 5, 1, "served")
        .space(7, "exit")
        .blocked(2, 3)
        .spot("6.1", "zombie_brute")
        .spot("1.8", "sweet_home")
        .gone("6.7")
        .faceUp("6.1")
        .known("1.8")
        .common("kevlar", "zombie")
        .commonSize(10)
        .start()
        .sees("day", 3)
        .sees("threats", "threat_bloodlust, threat_strain")
        .sees("selena.side", "automatic")
        .sees("rick.worn", "kevlar, kevlar")
        .sees("rick.paralysed", "next-turn")
        .sees("spaces", "fat_zombie, blocked, blocked, empty, empty, empty, exit")
        .sees("space.1.left", 1)
        .sees("spot.6.1", "face-up zombie_brute")
        .sees("spot.1.8", "known sweet_home")
        .sees("spot.6.7", "gone")
        .sees("common.top", "kevlar")
        .sees("common.2", "zombie")
        .sees("common.count", 10)
        .sees("active", "selena");
  }

  @Test
  void indoorsTheVenueIsDealt() {
    table()
        .indoors("pharmacy")
        .spot("2.0", "vaccine")
        .spot("1.3", "exit_indoors")
        .start()
        .sees("zone", "pharmacy")
        .sees("venues", "pharmacy")
        .sees("uncovered", "2.0, 2.2, 2.4, 2.6")
        .play("rick", "walk:2.0")
        .sees("space.1", "vaccine");
  }

  @Test
  void unknownWordsListTheKnownOnes() {
    TableBuilder wrong = table().say("vigour", 3);
    assertThatThrownBy(wrong::start)
        .isInstanceOf(Data.Fault.class)
        .hasMessageContainingAll("table.vigour", "'vigour'", "last-breath", "rick");

    TableBuilder noCard = table().hand("rick", "broom");
    assertThatThrownBy(noCard::start).hasMessageContainingAll("rick.hand.0", "'broom'", "bat");

    TableBuilder tooMany = table().hand("rick", "gun", "gun");
    assertThatThrownBy(tooMany::start).hasMessageContaining("no 'gun' that may lie here is left");

    TableBuilder tooWell = table().vitality("rick", 13);
    assertThatThrownBy(tooWell::start).hasMessageContaining("'vitality' is 0 to 12, not 13");

    TableBuilder noPunch = table().survivors("dan").hand("dan");
    assertThatThrownBy(noPunch::start).hasMessageContaining("Punch is with Dan");
  }

  @Test
  void exitStaysInTheGame() {
    // Wherever EXIT was dealt, it gives way to what is named, until there is no way left.
    for (int seed = 1; seed <= 20; seed++) {
      TableBuilder row =
          table()
              .seed(seed)
              .spot("1.0", "pharmacy")
              .spot("1.2", "market")
              .spot("1.4", "barricade")
              .gone("1.6");
      Played game = row.known("1.8").start();
      assertThat(game.look("spot.1.8")).isEqualTo("known exit");

      TableBuilder none = row.spot("1.8", "gas_station");
      assertThatThrownBy(none::start).hasMessageContaining("EXIT must lie in row 1");
      none.space(3, "exit").start().sees("space.3", "exit").sees("spot.1.8", "known gas_station");
    }
  }

  @Test
  void unknownKeysListTheKnownOnes() {
    Played game = table().start();
    assertThatThrownBy(() -> game.look("rick.mood"))
        .isInstanceOf(Refusal.class)
        .hasMessageContainingAll("rick.mood", "<survivor>.vitality", "space.<1-7>");
  }
}
