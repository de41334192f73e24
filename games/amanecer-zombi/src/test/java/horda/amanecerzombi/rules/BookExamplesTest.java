package horda.amanecerzombi.rules;

import static org.assertj.core.api.Assertions.assertThat;

import horda.amanecerzombi.TableBuilder;
import horda.amanecerzombi.state.AmanecerEvent;
import horda.lab.Rule;
import org.junit.jupiter.api.Test;

/// The two combats that the rule book fights, die by die (TV-17, TV-18).
class BookExamplesTest {
  @Test
  @Rule({
    "AMZ-SRCH-09",
    "AMZ-SRCH-10",
    "AMZ-RNG-01",
    "AMZ-RNG-04",
    "AMZ-RNG-05",
    "AMZ-RNG-06",
    "AMZ-NOISE-01",
    "AMZ-NOISE-07",
    "AMZ-MEL-01",
    "AMZ-MEL-02",
    "AMZ-MEL-03",
    "AMZ-CMB-05",
    "AMZ-CMB-09",
    "AMZ-CMB-10",
    "AMZ-CMB-03",
    "AMZ-DMG-01",
    "AMZ-OBJ-05",
    "AMZ-OBJ-16",
    "AMZ-INT-08"
  })
  void theGangMemberSearchesAndIsAttacked() {
    // given the Gang Member alone with a Pistol and Medicine, four cards, on a Location
    Fight fight =
        Fight.of(
            TableBuilder.table()
                .quick()
                .person("ana", "gang-member", "pistol", "medicine")
                .at("ana", "start-blue-4-1")
                .hand("ana", "loner", "loner", "loner", "run")
                .hand("ben", "trio")
                .deck("blue", "petrol")
                .deck("action", "pair", "second-wind")
                .deck("damage", "infection")
                .dice(2, 5, 6, 3, 5, 2, 3, 6, 5, 5, 2, 4));

    // when Ana discards a card to search, and Ben plays Trio
    fight.play("ana", "search").to("ana").play("ana", "search-with:loner");
    fight.sees("ana.hand", 3).sees("found", "petrol");
    fight.to("ben").play("ben", "zombie:trio:0").on();

    // then 3 dice; the Pistol fires: 2, 5, 6 remove two, and no Zombie strikes back
    fight.sees("dice", 3);
    assertThat(fight.offers("ana", "take")).isFalse();
    fight.play("ana", "fire").play("ana", "with:pistol");
    assertThat(fight.told(AmanecerEvent.GROUP_HITS)).isEqualTo("0 2");
    assertThat(fight.count(AmanecerEvent.ZOMBIES_ROLLED)).isZero();
    assertThat(fight.told(AmanecerEvent.NOISE)).isEqualTo("0 2");
    fight.on().sees("gang-member.objects", "pistol turned, medicine");

    // and the Noise has brought the Pair: 1 + 2 dice
    fight
        .sees("dice", 3)
        .sees("zombies", "trio, pair")
        .sees("action-discard", "loner, second-wind");

    // when they fight hand to hand: 3, 5 against 2, 3, 6
    fight.play("ana", "melee").to("ana");

    // then 2 dice are left, and the Gang Member has an Infection, which the Medicine removes
    fight.sees("dice", 2).sees("gang-member.damage", "infection");
    fight.play("ana", "heal:medicine").on();
    fight.sees("gang-member.damage", "none").sees("green-discard", "medicine");

    // when they fight again: 5, 5 against 2, 4
    fight.play("ana", "melee");

    // then it is won, the cards are trophies, and the search may go on
    fight.sees("fighting", "nobody").sees("ana.trophies", "trio, pair");
    fight.sees("gang-member.damage", "none").sees("found", "petrol");
    fight.on();
    assertThat(fight.offers("ana", "search-with:loner")).isTrue();
    assertThat(fight.offers("ana", "end-search")).isTrue();
  }

  @Test
  @Rule({
    "AMZ-MISS-09",
    "AMZ-MISS-10",
    "AMZ-INI-01",
    "AMZ-INI-02",
    "AMZ-INI-04",
    "AMZ-INI-05",
    "AMZ-MEL-04",
    "AMZ-MEL-06",
    "AMZ-CMB-02",
    "AMZ-CMB-08",
    "AMZ-NOISE-02",
    "AMZ-NOISE-03",
    "AMZ-NOISE-08"
  })
  void theCentralHospitalIsCleaned() {
    // given the Gang Member with a Rifle, the Kid with a Pistol and Ammunition, on the hospital
    Fight fight =
        Fight.of(
            TableBuilder.table()
                .quick()
                .person("ana", "gang-member", "rifle")
                .person("ana", "kid", "pistol", "ammunition")
                .at("ana", "hospital-3-3")
                .missions("ana", "clean-the-central-hospital")
                .deck(
                    "action",
                    "stealthy",
                    "rumours",
                    "crawler",
                    "run",
                    "pair",
                    "run",
                    "shortcut",
                    "car")
                .deck("damage", "cut", "hunger")
                .dice(2, 4, 6, 2, 3, 3, 5, 5, 6, 6, 6, 1, 2, 3, 5, 6, 1, 1, 3, 5, 6, 3, 4));

    // when the Mission is declared: 4 dice, 2 cards a Character, Initial Attack 2, 4, 6
    fight.play("ana", "declare:clean-the-central-hospital");
    assertThat(fight.told(AmanecerEvent.MISSION_DICE)).isEqualTo("4");
    assertThat(fight.told(AmanecerEvent.INITIAL_ATTACK)).isEqualTo("0 3");
    fight.play("ana", "on:gang-member").on();

    // then 5 dice, and nobody may fire from afar
    fight.sees("dice", 5).sees("zombies", "stealthy, crawler");
    fight.sees("gang-member.damage", "cut");
    assertThat(fight.game().question()).isEqualTo("arming");

    // when both guns are used in melee: 1 + 3 + 4 dice, 5 hits; one hit in return, on the Kid
    fight.play("ana", "with:rifle").play("ana", "with:pistol");
    assertThat(fight.told(AmanecerEvent.GROUP_ROLLED)).isEqualTo("0 8");
    assertThat(fight.told(AmanecerEvent.GROUP_HITS)).isEqualTo("0 5");
    fight.play("ana", "on:kid");

    // then the dice are gone, but the Noise of both guns (2 + 2) brings a Pair
    assertThat(fight.told(AmanecerEvent.NOISE)).isEqualTo("0 4");
    fight.sees("dice", 2).sees("zombies", "stealthy, crawler, pair").sees("kid.damage", "hunger");

    // when Ammunition readies the Pistol: 1 + 1 + 3 dice, no second Noise
    fight.to("ana").play("ana", "ready:ammunition:pistol").on().play("ana", "with:pistol");

    // then the hospital is clean
    assertThat(fight.told(AmanecerEvent.GROUP_ROLLED)).isEqualTo("0 8, 0 5");
    assertThat(fight.count(AmanecerEvent.NOISE)).isEqualTo(1);
    fight.sees("ana.trophies", "stealthy, crawler, pair").sees("fighting", "nobody");
    fight.sees("ana.done", "clean-the-central-hospital").sees("ana.points", 5);
  }
}
