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

/// DEATH: dying, and what the dead do to the living.
class DeathTest {
  private static final int RICK = 0;
  private static final int SELENA = 1;

  private static TableBuilder trio() {
    return table().survivors("rick", "selena", "dan");
  }

  /// Dan will be bitten to death in this Game Turn; the others hold no Common card.
  private static TableBuilder danDies(String... survivors) {
    TableBuilder table = table().survivors(survivors).active("dan").vitality("dan", 2);
    table.hand("dan", "punch").reserve("dan");
    for (String other : survivors) {
      if (!other.equals("dan")) {
        table.hand(other, "kit:antiviral").reserve(other);
      }
    }
    return table.space(1, "zombie");
  }

  @ParameterizedTest
  @CsvSource({"3, yes", "2, no", "1, no"})
  @Rule("COD-DEATH-01")
  void aSurvivorDiesWhenVitalityReaches0(int vitality, String alive) {
    Played game = trio().vitality("rick", vitality).space(1, "zombie").startGameTurn();

    game.sees("rick.alive", alive).sees("rick.vitality", Math.max(0, vitality - 2));
    assertThat(game.events().told(CardsEvent.DIED)).isEqualTo(alive.equals("no"));
  }

  @Test
  @Rule("COD-DEATH-01")
  void sicknessKillsToo() {
    Played game = trio().vitality("rick", 1).immunity("rick", 0).startTurn();

    game.sees("rick.alive", "no").sees("active", "selena");
  }

  @Test
  @Rule("COD-DEATH-02")
  void theZombieSideStaysUpForTheRestOfTheGame() {
    Played game = trio().vitality("rick", 2).space(1, "zombie").startGameTurn();

    assertThat(game.events().only(CardsEvent.HAUNTS)).containsExactly(RICK);
    game.sees("selena.immunity", 8)
        .play("selena", "end")
        .sees("dan.immunity", 12)
        .play("dan", "end")
        .sees("selena.immunity", 6);
  }

  @Test
  @Rule("COD-DEATH-02")
  void aSurvivorWhoPlaysAloneHauntsNobody() {
    Played game = table().vitality("rick", 2).space(1, "zombie").startGameTurn();

    assertThat(game.match().isOver()).isTrue();
    assertThat(game.events().told(CardsEvent.HAUNTS)).isFalse();
  }

  @Test
  @Rule("COD-DEATH-03")
  void allCardsOfTheDeadAreDiscarded() {
    Played game =
        trio()
            .active("selena")
            .vitality("selena", 1)
            .immunity("selena", 0)
            .hand("selena", "antiviral", "kit:bat")
            .reserve("selena", "pipe", "grenade")
            .equipped("selena", "rifle")
            .loaded("selena", "ammunition_rifle", 1)
            .worn("selena", 3, "kevlar", "market:kevlar")
            .startTurn();

    game.sees("selena.alive", "no")
        .sees("selena.hand", "nothing")
        .sees("selena.reserve", "nothing")
        .sees("selena.equipped", "nothing")
        .sees("selena.loaded", "nothing")
        .sees("selena.worn", "nothing")
        .sees("common-discard", "antiviral, kevlar, pipe")
        .sees("kit-discard", "bat")
        .sees("out.rifle", 1)
        .sees("out.ammunition_rifle", 4)
        .sees("out.grenade", 1)
        .sees("out.kevlar", 1);
  }

  @Test
  @Rule("COD-DEATH-04")
  void withRickAmongTheDeadMaintenanceCostsTwoImmunity() {
    trio()
        .dead("rick")
        .active("selena")
        .immunity("selena", 5)
        .startTurn()
        .sees("selena.immunity", 3);
    trio().active("selena").immunity("selena", 5).startTurn().sees("selena.immunity", 4);
  }

  @ParameterizedTest
  @CsvSource({"selena, 2", "dan, 3"})
  @Rule("COD-DEATH-05")
  void withSelenaAmongTheDeadANoteDrawsTwoCards(String dead, int drawn) {
    Played game =
        trio().dead(dead).hand("rick", "note").common("zombie", "zombie", "zombie").start();

    game.play("rick", "use:note");

    assertThat(game.events().count(CardsEvent.DRAWN)).isEqualTo(drawn);
    game.sees("common-discard.zombie", drawn);
  }

  @ParameterizedTest
  @CsvSource({"5, 7, 2, 3", "4, 8, 2, 4", "0, 12, 0, 6"})
  @Rule("COD-DEATH-06")
  void whoHasNoCommonCardLosesHalfOfBothRoundedUp(
      int immunity, int vitality, int immunityLeft, int vitalityLeft) {
    Played game =
        danDies("selena", "dan")
            .immunity("selena", immunity)
            .vitality("selena", vitality)
            .startGameTurn();

    assertThat(game.events().only(CardsEvent.CURSED))
        .containsExactly(SELENA, immunity - immunityLeft, vitality - vitalityLeft);
    int sick = immunityLeft == 0 ? 1 : 0; // her own Maintenance has followed
    game.sees("selena.immunity", immunityLeft - 1 + sick)
        .sees("selena.vitality", vitalityLeft - sick)
        .sees("selena.hand", "antiviral");
  }

  @ParameterizedTest
  @CsvSource({
    "discard:antiviral, rick.hand",
    "discard:bottle, rick.reserve",
    "equipped:pipe, rick.equipped",
    "discard:kevlar, rick.worn"
  })
  @Rule("COD-DEATH-06")
  void whoHasACommonCardMustDiscardOneAndLosesNothing(String card, String from) {
    Played game =
        danDies("rick", "dan")
            .immunity("rick", 5)
            .hand("rick", "antiviral")
            .reserve("rick", "bottle")
            .equipped("rick", "pipe")
            .worn("rick", 1, "kevlar")
            .startGameTurn();
    assertThat(game.question()).isEqualTo("give-up-common");
    assertThat(game.options())
        .containsExactlyInAnyOrder(
            "discard:antiviral", "discard:bottle", "equipped:pipe", "discard:kevlar");

    game.play("rick", card);

    game.sees(from, "nothing").sees("rick.vitality", 12).sees("rick.immunity", 4);
    assertThat(game.events().told(CardsEvent.CURSED)).isFalse();
  }

  @Test
  @Rule("COD-DEATH-06")
  void aLoadedCommonCardCountsAndOtherBacksDoNot() {
    Played game =
        danDies("rick", "dan")
            .hand("rick", "kit:bat")
            .equipped("rick", "gun")
            .loaded("rick", "common:ammunition_gun", 1)
            .startGameTurn();
    assertThat(game.options()).containsExactly("loaded:ammunition_gun");

    game.play("rick", "loaded:ammunition_gun")
        .sees("rick.loaded", "nothing")
        .sees("rick.equipped", "gun")
        .sees("rick.hand", "bat");
  }

  @Test
  @Rule("COD-DEATH-06")
  void theLivingDecideClockwiseFromDan() {
    Played game =
        danDies("rick", "dan", "selena").hand("rick", "pipe").hand("selena", "bat").startGameTurn();

    game.play("selena", "discard:bat").play("rick", "discard:pipe");
  }

  @Test
  @Rule("COD-DEATH-06")
  void dansCurseActsOnlyOnce() {
    Played game = danDies("selena", "dan").startGameTurn();
    int vitality = game.state().vitality[0];

    game.play("selena", "end");

    game.sees("selena.vitality", vitality - 2); // the Zombie has bitten
    assertThat(game.allEvents().count(CardsEvent.CURSED)).isEqualTo(1);
  }

  @Test
  @Rule("COD-DEATH-07")
  void aDeathByTheCurseIsSettledBeforeTheNextSurvivorDecides() {
    Played game =
        danDies("rick", "dan", "selena").vitality("selena", 1).hand("rick", "pipe").startGameTurn();

    assertThat(game.asked()).isEqualTo("rick");
    assertThat(game.question()).isEqualTo("give-up-common");
    game.sees("selena.alive", "no").sees("selena.hand", "nothing").sees("kit-discard", "antiviral");
    assertThat(game.events().count(CardsEvent.HAUNTS)).isEqualTo(2);

    game.play("rick", "discard:pipe").sees("active", "rick").sees("rick.vitality", 12);
  }

  @Test
  @Rule("COD-DEATH-07")
  void theGameIsLostIfTheCurseKillsTheLastSurvivor() {
    Played game = danDies("selena", "dan").vitality("selena", 1).startGameTurn();

    assertThat(game.match().isOver()).isTrue();
    game.sees("result", "all-dead");
  }

  @Test
  @Rule("COD-DEATH-08")
  void theDeadTakeNoTurns() {
    Played game = trio().dead("selena").active("rick").start();

    game.play("rick", "end");

    assertThat(game.asked()).isEqualTo("dan");
    assertThat(game.events().count(CardsEvent.GAME_TURN)).isEqualTo(1);
  }

  @Test
  @Rule("COD-DEATH-08")
  void theDeadAreNotHitByAnything() {
    Played game =
        trio()
            .dead("selena")
            .vitality("rick", 1)
            .space(1, "zombie") // kills Rick, who is active
            .space(2, "zombie")
            .space(3, "toxic_zombie")
            .space(4, "zombie_spitter", 0, 1)
            .space(5, "fat_zombie", 0, 1)
            .common("antiviral", "antiviral")
            .startGameTurn();

    assertThat(game.events().count(CardsEvent.DIED)).isEqualTo(1);
    assertThat(game.events().count(CardsEvent.BITTEN)).isEqualTo(1);
    assertThat(game.events().told(CardsEvent.INFECTED_BY)).isFalse();
    assertThat(game.events().told(CardsEvent.PARALYSED_SURVIVOR)).isFalse();
    game.sees("dan.vitality", 7)
        .sees("rick.vitality", 0)
        .sees("selena.vitality", 0)
        .sees("selena.immunity", 0);
  }

  @Test
  @Rule("COD-DEATH-08")
  void theDeadHoldNoCardsAndNothingCanBeGivenToThem() {
    Played game = trio().dead("selena").hand("rick", "pipe").hand("dan", "punch").start();

    assertThat(game.options())
        .contains("give:pipe:dan")
        .noneMatch(id -> id.startsWith("give:") && id.endsWith(":selena"));
    game.sees("selena.hand", "nothing").sees("selena.reserve", "nothing");
  }
}
