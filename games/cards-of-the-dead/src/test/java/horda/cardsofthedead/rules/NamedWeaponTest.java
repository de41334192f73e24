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

/// NAMED: Rifle, Grenade, Punch and the Agents.
class NamedWeaponTest {
  private static TableBuilder selenaWithRifle(int uses) {
    return table()
        .survivors("selena")
        .hand("selena")
        .equipped("selena", "rifle")
        .loaded("selena", "ammunition_rifle", uses)
        .common("antiviral");
  }

  private static TableBuilder danWithPunch() {
    return table().survivors("dan").hand("dan").equipped("dan", "punch");
  }

  @Test
  @Rule("COD-NAMED-17")
  void anActionTurnsTheEquippedRifle() {
    Played game = selenaWithRifle(0).space(1, "zombie_brute").start();

    game.play("selena", "turn-weapon").sees("selena.side", "automatic").sees("actions", 2);
    game.play("selena", "turn-weapon").sees("selena.side", "semiautomatic").sees("actions", 1);

    game.play("selena", "attack:1").sees("space.1.hits", 3);
  }

  @Test
  @Rule("COD-NAMED-17")
  void aRifleInHandCannotBeTurnedNorPutInTheReserve() {
    Played room = table().survivors("selena").hand("selena", "rifle").reserve("selena").start();
    assertThat(room.offers("turn-weapon")).isFalse();
    assertThat(room.refuses("stow:rifle").rule()).isEqualTo("COD-NAMED-17");

    Played full =
        table()
            .survivors("selena")
            .hand("selena", "rifle", "bat")
            .reserve("selena", "pipe", "pipe", "bottle", "bottle")
            .start();
    assertThat(full.options("exchange")).isNotEmpty().noneMatch(id -> id.contains("rifle"));
  }

  @ParameterizedTest
  @CsvSource({"0, ammunition_rifle, 2", "1, nothing, 0", "2, nothing, 0"})
  @Rule("COD-NAMED-18")
  void theAutomaticRifleTakesTwoUsesOrTheLastOne(int uses, String loaded, int tokens) {
    Played game = selenaWithRifle(uses).automatic("selena").space(1, "zombie_brute").start();

    game.play("selena", "attack:1");

    game.sees("space.1.hits", 5)
        .sees("selena.loaded", loaded)
        .sees("selena.loaded-uses", tokens)
        .sees("selena.equipped", "rifle");
    assertThat(game.events().only(CardsEvent.NOISE)).containsExactly(1);
  }

  @Test
  @Rule("COD-NAMED-19")
  void turningTheRifleKeepsTheLoadedCardAndItsTokens() {
    selenaWithRifle(2)
        .start()
        .play("selena", "turn-weapon")
        .sees("selena.loaded", "ammunition_rifle")
        .sees("selena.loaded-uses", 2);
  }

  @Test
  @Rule("COD-NAMED-19")
  void backInHandTheRifleShowsItsFirstSide() {
    Played game = selenaWithRifle(1).automatic("selena").hand("selena", "bat").start();

    game.play("selena", "equip:bat").sees("selena.hand", "rifle");
    game.play("selena", "equip:rifle").sees("selena.side", "semiautomatic");
  }

  @Test
  @Rule("COD-NAMED-20")
  void aGrenadeIsThrownFromHandAtAnyCardWithHitPoints() {
    Played game =
        table()
            .hand("rick", "grenade")
            .space(1, "zombie")
            .space(2, "barricade")
            .space(3, "antiviral")
            .space(4, "exit")
            .start();
    assertThat(game.options("use:grenade"))
        .containsExactly("use:grenade:1", "use:grenade:2", "use:grenade:3");
    assertThat(game.refuses("equip:grenade").rule()).isEqualTo("COD-ACT-14");

    game.play("rick", "use:grenade:3").sees("space.3", "empty").sees("out.grenade", 1);
  }

  @Test
  @Rule("COD-NAMED-20")
  void aGrenadeInTheReserveCannotBeThrown() {
    Played game = table().hand("rick").reserve("rick", "grenade").space(1, "zombie").start();

    assertThat(game.options("use")).isEmpty();
  }

  @Test
  @Rule("COD-NAMED-21")
  void punchHasNoLimitOfUses() {
    Played game = danWithPunch().space(1, "zombie_brute").space(2, "zombie_brute").start();

    for (String option : new String[] {"attack:1", "attack:1", "free-attack:1", "attack:2"}) {
      game.play("dan", option).sees("dan.equipped", "punch").sees("dan.equipped-uses", 0);
    }
  }

  @Test
  @Rule("COD-NAMED-21")
  void punchCannotBePutInTheReserve() {
    Played room = table().survivors("dan").hand("dan", "punch").reserve("dan").start();
    assertThat(room.refuses("stow:punch").rule()).isEqualTo("COD-NAMED-21");

    Played full =
        table().survivors("dan").hand("dan", "punch", "bat").reserve("dan", "pipe", "pipe").start();
    assertThat(full.options("exchange")).containsExactly("exchange:bat:pipe");
  }

  @Test
  @Rule("COD-NAMED-21")
  void punchIsNeverDiscardedToMakeRoom() {
    Played game =
        table()
            .survivors("dan")
            .hand("dan", "punch", "bat", "pipe", "bottle", "toolkit")
            .reserve("dan", "lantern", "kevlar")
            .space(1, "antiviral")
            .start();

    assertThat(game.options("pick-up")).hasSize(6).noneMatch(id -> id.endsWith(":punch"));
  }

  @Test
  @Rule("COD-NAMED-21")
  void punchIsNeverDiscardedForWhatABoxGives() {
    Played game =
        table()
            .survivors("dan")
            .hand("dan", "punch", "bottle", "pipe", "toolkit", "lantern", "kevlar")
            .space(1, "vending_machine")
            .start();

    game.play("dan", "use:toolkit:1");

    assertThat(game.question()).isEqualTo("make-room");
    assertThat(game.options("discard")).hasSize(4).doesNotContain("discard:punch");
  }

  @Test
  @Rule("COD-NAMED-21")
  void punchIsNotForTheTraderNorDiscardedAtTheEndOfTheTurn() {
    Played game =
        table()
            .survivors("dan")
            .hand("dan", "punch", "bat", "pipe", "bottle", "toolkit", "note")
            .reserve("dan")
            .gone("4.3", "3.2", "2.1")
            .spot("1.0", "the_trader")
            .start();

    game.play("dan", "walk:1.0");
    assertThat(game.options("discard")).hasSize(5).doesNotContain("discard:punch");
    game.play("dan", "done");

    assertThat(game.question()).isEqualTo("discard-down");
    assertThat(game.options()).hasSize(5).doesNotContain("discard:punch");
  }

  @Test
  @Rule("COD-NAMED-21")
  void aReplacedPunchReturnsToHandAndWhenDanDiesItIsDiscarded() {
    danWithPunch()
        .hand("dan", "bat")
        .start()
        .play("dan", "equip:bat")
        .sees("dan.hand", "punch")
        .sees("dan.equipped", "bat");

    table()
        .survivors("dan", "rick")
        .hand("dan", "punch")
        .vitality("dan", 1)
        .space(1, "zombie")
        .startGameTurn()
        .sees("out.punch", 1);
  }

  @ParameterizedTest
  @CsvSource({
    "berserk_agent, 5, 0, none",
    "explosive_agent, 4, 4, none",
    "paralize_agent, 2, 0, next-turn"
  })
  @Rule("COD-NAMED-22")
  void aLoadedAgentReplacesTheDamageOfTheNextPunch(
      String agent, int hits, int beside, String token) {
    Played game =
        danWithPunch()
            .loaded("dan", agent, 0)
            .space(1, "zombie_brute")
            .space(2, "zombie_brute")
            .space(4, "zombie_brute")
            .common("antiviral", "antiviral")
            .start();
    assertThat(game.options("attack")).containsExactly("attack:1", "attack:2", "attack:4");

    game.play("dan", "attack:1")
        .sees("space.1.hits", hits)
        .sees("space.2.hits", beside)
        .sees("space.1.paralysed", token)
        .sees("dan.loaded", "nothing")
        .sees("out." + agent, 1);

    game.play("dan", "attack:4").sees("space.4.hits", 2);
  }

  @Test
  @Rule("COD-NAMED-22")
  void aPunchPaidWithImmunityUsesTheAgentToo() {
    danWithPunch()
        .loaded("dan", "berserk_agent", 0)
        .space(1, "zombie_brute")
        .start()
        .play("dan", "free-attack:1")
        .sees("space.1.hits", 5)
        .sees("dan.loaded", "nothing");
  }
}
