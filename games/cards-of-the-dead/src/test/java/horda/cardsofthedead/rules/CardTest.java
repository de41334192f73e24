package horda.cardsofthedead.rules;

import static horda.cardsofthedead.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;

import horda.cardsofthedead.Played;
import horda.cardsofthedead.TableBuilder;
import horda.cardsofthedead.content.Content;
import horda.cardsofthedead.state.CardZones;
import horda.cardsofthedead.state.CardsEvent;
import horda.lab.Rule;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// CARD: kinds of cards, green and red values, ammunition, the Reserve.
class CardTest {
  private static final String[] DANS_HAND = {"punch", "pipe", "bat"};

  private static TableBuilder rickAndSelena() {
    return table().survivors("rick", "selena");
  }

  /// Solo: the City card at 1.0 lies uncovered.
  private static TableBuilder cityCard(String card) {
    return table().gone("4.3", "3.2", "2.1").spot("1.0", card);
  }

  @Test
  @Rule("COD-CARD-06")
  void greenVitalityRestoresTheActiveSurvivorOnly() {
    rickAndSelena()
        .vitality("rick", 5)
        .vitality("selena", 5)
        .hand("rick", "canned_soup")
        .start()
        .play("rick", "use:canned_soup")
        .sees("rick.vitality", 8)
        .sees("selena.vitality", 5);
  }

  @Test
  @Rule("COD-CARD-06")
  void redVitalityTakesFromTheActiveSurvivorOnly() {
    rickAndSelena()
        .immunity("rick", 5)
        .hand("rick", "expired_antiviral")
        .start()
        .play("rick", "use:expired_antiviral")
        .sees("rick.vitality", 11)
        .sees("rick.immunity", 9)
        .sees("selena.vitality", 12);
  }

  @Test
  @Rule("COD-CARD-07")
  void greenImmunityRestoresTheActiveSurvivorOnly() {
    rickAndSelena()
        .immunity("rick", 5)
        .immunity("selena", 5)
        .hand("rick", "antiviral")
        .start()
        .play("rick", "use:antiviral")
        .sees("rick.immunity", 8)
        .sees("selena.immunity", 5);
  }

  @ParameterizedTest
  @CsvSource({"5, 3, 9", "1, 0, 8", "0, 0, 7"})
  @Rule("COD-CARD-07")
  void redImmunityTakesImmunityAndThenVitality(int immunity, int left, int vitality) {
    rickAndSelena()
        .vitality("rick", 5)
        .immunity("rick", immunity)
        .hand("rick", "adrenaline")
        .start()
        .play("rick", "use:adrenaline")
        .sees("rick.immunity", left)
        .sees("rick.vitality", vitality)
        .sees("selena.immunity", 10);
  }

  @Test
  @Rule("COD-CARD-07")
  void aToxicZombieTakesImmunityFromTheActiveSurvivor() {
    rickAndSelena()
        .immunity("rick", 5)
        .space(1, "toxic_zombie")
        .startGameTurn()
        .sees("rick.immunity", 4)
        .sees("rick.vitality", 11)
        .sees("selena.immunity", 9); // her Maintenance
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "antiviral",
        "canned_soup",
        "kevlar",
        "note",
        "lantern",
        "binoculars",
        "toolkit",
        "bottle",
        "pipe",
        "axe",
        "taser",
        "shotgun",
        "ammunition_gun",
        "chose_one",
        "vaccine"
      })
  @Rule("COD-CARD-08")
  void aCardWithNeitherIconIsAResource(String card) {
    Played game = table().hand("rick").space(1, card).start();

    game.play("rick", "pick-up:1:hand").sees("rick.hand", card);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "zombie",
        "zombie_runner",
        "fat_zombie",
        "baby_ghoul",
        "security_box",
        "showcase_medkit",
        "vending_machine",
        "barricade",
        "gas_station"
      })
  @Rule("COD-CARD-08")
  void aCardWithAnHpOrSpeedIconIsNoResource(String card) {
    Played game = table().hand("rick").space(1, card).start();

    assertThat(game.refuses("pick-up:1:hand").rule()).isEqualTo("COD-ACT-03");
  }

  @Test
  @Rule("COD-CARD-08")
  void neitherAZombieNorAnEventCanBeKept() {
    Played game = table().hand("rick", "note").common("zombie", "antiviral", "horde").start();

    game.play("rick", "use:note");

    assertThat(game.options()).containsExactly("none", "keep:antiviral");
  }

  @ParameterizedTest
  @ValueSource(strings = {"exit", "pharmacy", "market"})
  @Rule("COD-CARD-09")
  void aPlaceIsNoResource(String place) {
    Played game = table().hand("rick").space(1, place).start();
    assertThat(game.options("pick-up")).isEmpty();
    assertThat(game.options()).contains("go:" + place);

    cityCard(place)
        .hand("rick", "lantern")
        .start()
        .play("rick", "use:lantern")
        .play("rick", "spot:1.0")
        .play("rick", "done")
        .sees("spot.1.0", "known " + place);
  }

  @ParameterizedTest
  @CsvSource({
    "rifle, ammunition_rifle",
    "gun, ammunition_gun",
    "punch, berserk_agent",
    "punch, explosive_agent",
    "punch, paralize_agent"
  })
  @Rule("COD-CARD-11")
  void aWeaponTakesItsOwnAmmunitionOnly(String weapon, String fitting) {
    String[] all = {
      "ammunition_rifle", "ammunition_gun", "berserk_agent", "explosive_agent", "paralize_agent"
    };
    boolean agents = weapon.equals("punch");
    List<String> hand = new ArrayList<>(List.of(all));
    hand.add("punch"); // never leaves Dan
    if (!agents) {
      hand.add(weapon);
    }
    Played game = table().survivors("dan").hand("dan", hand.toArray(String[]::new)).start();
    game.play("dan", "equip:" + weapon);

    for (String card : all) {
      boolean fits = agents ? card.endsWith("_agent") : card.equals(fitting);
      assertThat(game.offers("load:" + card)).as("%s in %s", card, weapon).isEqualTo(fits);
    }
    if (!agents) {
      assertThat(game.refuses("load:berserk_agent").rule()).isEqualTo("COD-CARD-11");
    }
    game.play("dan", "load:" + fitting).sees("dan.loaded", fitting).sees("dan.loaded-uses", 0);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "zombie",
        "zombie_runner",
        "zombie_screamer",
        "fat_zombie",
        "mommy_zombie",
        "toxic_zombie",
        "zombie_spitter",
        "riot_zombie",
        "zombie_brute"
      })
  @Rule("COD-CARD-18")
  void everyCardOfTypeZombieFollowsNoise(String zombie) {
    cityCard("car_alarm")
        .common(zombie, "antiviral")
        .start()
        .play("rick", "walk:1.0")
        .sees("space.1", zombie)
        .sees("space.2", "empty");
  }

  @Test
  @Rule("COD-CARD-18")
  void aBabyGhoulIsAZombieToo() {
    Played game =
        table()
            .day(3, "threat_bloodlust", "threat_hardened")
            .equipped("rick", "pipe")
            .space(1, "baby_ghoul")
            .start();
    game.sees("space.1.left", 2).play("rick", "end").sees("rick.vitality", 10);

    game.play("rick", "attack:1").sees("space.1", "empty").sees("kills", 1);
  }

  @ParameterizedTest
  @CsvSource({"1", "2", "3"})
  @Rule("COD-CARD-19")
  void aCommonCardComesIntoTheGameWithItsDay(int day) {
    Played game = table().day(day).start();
    Content content = game.state().content;

    assertThat(cards(game, CardZones.BOX))
        .filteredOn(card -> content.day(card) > 0)
        .allMatch(card -> content.day(card) > day)
        .hasSize(day == 1 ? 46 : day == 2 ? 23 : 0);
    assertThat(cards(game, CardZones.COMMON)).allMatch(card -> content.day(card) <= day);
  }

  @Test
  @Rule("COD-CARD-19")
  void laterTheDayOfACommonCardDoesNotMatter() {
    Played game =
        cityCard("car_alarm").day(3, "threat_bloodlust", "threat_strain").commonSize(0).start();
    long discarded = Long.parseLong(game.look("common-discard.count"));
    Content content = game.state().content;

    game.play("rick", "walk:1.0");

    assertThat(game.events().told(CardsEvent.RESHUFFLED)).isTrue();
    List<Integer> pile = cards(game, CardZones.COMMON);
    assertThat(pile).hasSize((int) discarded - 2);
    assertThat(pile.stream().map(content::day).distinct()).containsExactlyInAnyOrder(1, 2, 3);
  }

  private static List<Integer> cards(Played game, int zone) {
    return IntStream.range(0, game.state().zones.size(zone))
        .mapToObj(i -> game.state().zones.at(zone, i))
        .toList();
  }

  @ParameterizedTest
  @CsvSource({"rick, 6", "selena, 4", "dan, 2"})
  @Rule("COD-CARD-20")
  void theReserveHoldsAsManyCardsAsItsIconSays(String who, int size) {
    String[] almost = Collections.nCopies(size - 1, "antiviral").toArray(String[]::new);
    String[] hand = who.equals("dan") ? DANS_HAND : new String[] {"pipe", "bat"};
    Played game = table().survivors(who).hand(who, hand).reserve(who, almost).start();

    game.play(who, "stow:pipe").sees(who + ".reserve.count", size);

    assertThat(game.options("stow")).isEmpty();
    assertThat(game.options()).contains("exchange:bat:pipe");
  }
}
