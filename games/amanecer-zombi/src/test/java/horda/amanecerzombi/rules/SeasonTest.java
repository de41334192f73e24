package horda.amanecerzombi.rules;

import static horda.amanecerzombi.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;

import horda.amanecerzombi.Played;
import horda.amanecerzombi.TableBuilder;
import horda.lab.Rule;
import org.junit.jupiter.api.Test;

/// ROUND-05: what seasons do when they are revealed, player by player from the First Player on.
@Rule("AMZ-ROUND-05")
class SeasonTest {
  private static final String[] FULL = {"pair", "pair", "pair", "pair", "pair", "pair"};

  private static TableBuilder next(String season) {
    return table()
        .season("mud")
        .hand("ana", FULL)
        .hand("ben", "trio", "trio", "trio", "trio", "trio", "trio")
        .nextSeason(season);
  }

  @Test
  void cleanAirHealsOneDamageOfEach() {
    Played game =
        next("clean-air")
            .person("ana", "hiker")
            .damage("ana", "hiker", "cut", "bite")
            .person("ben", "boxer")
            .damage("ben", "boxer", "hunger")
            .from("new-round");

    assertThat(game.options()).containsExactlyInAnyOrder("none", "remove:cut");
    game.play("ana", "remove:cut").sees("hiker.damage", "bite");
    game.play("ben", "none").sees("boxer.damage", "hunger");
  }

  @Test
  void heatWaveTakesFoodOrACard() {
    Played game = next("heat-wave").person("ana", "hiker", "tinned-food").from("new-round");

    assertThat(game.options()).containsExactlyInAnyOrder("discard:tinned-food", "discard:pair");
    // Ben has only one kind of card and no food: there is nothing to choose
    game.play("ana", "discard:tinned-food").sees("ana.objects", "none").sees("ana.hand", 6);
    game.sees("ben.hand", 5);
  }

  @Test
  void shortNightsGiveASeventhCard() {
    next("short-nights").from("new-round").sees("ana.hand", 7).sees("ben.hand", 7);
  }

  @Test
  void untouchedPumpsReadyACardWithFuel() {
    Played game = next("untouched-pumps").vehicle("ana", "car turned").from("new-round");

    game.play("ana", "ready:vehicle").sees("ana.vehicle", "car");
  }

  @Test
  void famineTakesFoodOrHurts() {
    Played game =
        next("famine")
            .person("ana", "hiker", "energy-bars")
            .person("ben", "boxer")
            .deck("damage", "cut")
            .from("new-round");

    assertThat(game.options()).containsExactlyInAnyOrder("discard:energy-bars", "damage");
    game.play("ana", "discard:energy-bars").sees("ana.objects", "none");
    // Ben has no food
    while (!game.look("boxer.damage").equals("cut")) {
      game.play(game.asked(), game.options().getFirst());
    }
    game.sees("hiker.damage", "none");
  }

  @Test
  void bitterColdMakesTheWoundedRoll() {
    Played game =
        next("bitter-cold")
            .person("ana", "hiker")
            .person("ana", "boxer")
            .damage("ana", "hiker", "cut")
            .damage("ana", "boxer", "fracture")
            .dice(1)
            .from("new-round");

    assertThat(game.options()).containsExactlyInAnyOrder("roll:hiker", "roll:boxer");
    // 1 - 1 = 0 kills
    game.play("ana", "roll:hiker").sees("ana.characters", "boxer").sees("ana.dead", "hiker");
  }

  @Test
  void despairTakesACardOfOnesChoice() {
    Played game =
        table()
            .hand("ana", "pair", "trio", "loner", "run", "run", "run")
            .nextSeason("despair")
            .from("new-round");

    assertThat(game.options())
        .containsExactlyInAnyOrder("discard:pair", "discard:trio", "discard:loner", "discard:run");
    game.play("ana", "discard:loner").sees("ana.hand", 5);
  }

  @Test
  void newShootsShowOneMoreOnceATurn() {
    Played game =
        table()
            .season("new-shoots")
            .at("ana", "farm-5-2")
            .hand("ana", "pair", "trio")
            .deck("green", "petrol", "medicine", "sports-bag")
            .play();

    game.then("ana", "search").then("ana", "search-with:pair").sees("found", "petrol, medicine");
    game.then("ana", "search-with:trio").sees("found", "petrol, medicine, sports-bag");
  }

  @Test
  void droughtShowsOneFewerAtGreenLocationsButNeverNone() {
    Played game =
        table()
            .season("drought")
            .at("ana", "farm-1-2")
            .hand("ana", "pair")
            .deck("green", "petrol", "medicine")
            .play();
    game.then("ana", "search").then("ana", "search-with:pair").sees("found", "petrol");

    Played least =
        table()
            .season("drought")
            .at("ana", "farm-5-2")
            .hand("ana", "pair")
            .deck("green", "petrol")
            .play();
    least.then("ana", "search").then("ana", "search-with:pair").sees("found", "petrol");
  }

  @Test
  void longDaysLengthenTheFirstWalk() {
    Played game =
        table().season("long-days").at("ana", "farm-3-1").hand("ana", "pair", "trio").play();
    game.play("ana", "walk:pair");
    assertThat(game.options()).contains("to:farm-3-4");
    game.then("ana", "to:farm-3-2").play("ana", "walk:trio");
    assertThat(game.options()).contains("to:farm-3-4").doesNotContain("to:farm-3-5");
  }
}
