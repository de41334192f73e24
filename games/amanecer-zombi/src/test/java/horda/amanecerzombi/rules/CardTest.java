package horda.amanecerzombi.rules;

import static horda.amanecerzombi.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;

import horda.amanecerzombi.Played;
import horda.lab.Rule;
import org.junit.jupiter.api.Test;

/// CARD: playing Action cards.
class CardTest {
  @Test
  @Rule({"AMZ-CARD-01", "AMZ-CARD-05"})
  void aCardIsPlayedOrDiscarded() {
    // given one Zombie card, beside Ben, on a Location
    Played game =
        table().at("ana", "farm-1-2").at("ben", "farm-1-3").hand("ana", "pair", "loner").play();

    assertThat(game.options()).contains("walk:pair", "attack:1:pair", "zombie:pair:1", "search");
    game.play("ana", "zombie:pair:1").sees("fighting", "ben").sees("dice", 2);
    game.sees("ana.hand", 1);
  }

  @Test
  @Rule({"AMZ-CARD-02", "AMZ-CMB-09"})
  void playedCardsAreDiscardedButForVehiclesAndTrophies() {
    Played game =
        table()
            .hand("ana", "second-wind", "car")
            .hand("ben", "loner")
            .person("ana", "hiker")
            .dice(6, 6, 1)
            .play();
    game.then("ana", "play:second-wind").sees("action-discard", "second-wind");
    game.then("ana", "deploy:car").sees("action-discard", "second-wind").sees("ana.vehicle", "car");
    game.play("ana", "end-turn").play("ben", "zombie:loner:0").passUntil("combat-choice");
    game.then("ana", "melee");
    game.sees("ana.trophies", "loner").sees("action-discard", "second-wind");
  }

  @Test
  @Rule("AMZ-CARD-04")
  void cardsArePlayedForOrAgainstAnyGroup() {
    Played game = table("ana", "ben", "cleo").hand("ana", "pair", "you-make-noise").play();

    assertThat(game.options())
        .contains("zombie:pair:0", "zombie:pair:1", "zombie:pair:2")
        .contains("play:you-make-noise:0", "play:you-make-noise:1", "play:you-make-noise:2");
  }

  @Test
  @Rule({"AMZ-CARD-06", "AMZ-LOD-04"})
  void aCardWithoutATargetIsOnlyDiscarded() {
    Played game =
        table()
            .hand(
                "ana", "does-it-hurt", "breakdown", "exhausted", "accident", "frenzy", "empty-tank")
            .play();

    assertThat(game.options())
        .noneMatch(id -> id.startsWith("play:"))
        .contains("walk:does-it-hurt", "walk:breakdown", "walk:exhausted", "walk:accident");
  }

  @Test
  @Rule("AMZ-CARD-06")
  void targetsAreReadyCardsWithTheRightIcon() {
    Played game =
        table()
            .person("ben", "hiker", "chainsaw", "toolbox turned", "batteries", "petrol")
            .vehicle("ben", "bicycle")
            .hand("ana", "breakdown", "empty-tank")
            .play();

    // consumables are never turned; a Bicycle has no Fuel icon
    assertThat(game.options())
        .contains("play:breakdown:chainsaw", "play:breakdown:vehicle-1", "play:empty-tank:chainsaw")
        .doesNotContain(
            "play:breakdown:toolbox",
            "play:breakdown:batteries",
            "play:empty-tank:petrol",
            "play:empty-tank:vehicle-1");
    game.then("ana", "play:empty-tank:chainsaw");
    assertThat(game.look("ben.objects")).contains("chainsaw turned");
    game.then("ana", "play:breakdown:vehicle-1").sees("ben.vehicle", "bicycle turned");
  }

  @Test
  @Rule("AMZ-CARD-06")
  void theElectricianIsSafeFromBreakdowns() {
    Played game = table().person("ben", "electrician", "chainsaw").hand("ana", "breakdown").play();

    assertThat(game.options()).noneMatch(id -> id.startsWith("play:breakdown"));
  }

  @Test
  @Rule("AMZ-CARD-07")
  void theVictimChoosesWhatToDiscard() {
    // TV-19
    Played five =
        table().hand("ana", "exhausted").hand("ben", "pair", "trio", "loner", "run", "car").play();
    five.play("ana", "play:exhausted:1").pass("ben");
    assertThat(five.asked()).isEqualTo("ben");
    five.play("ben", "discard:trio").play("ben", "discard:run").sees("ben.hand", 3);
    five.sees("ben.cards", "pair, loner, car");

    Played one = table().hand("ana", "exhausted").hand("ben", "pair").play();
    one.play("ana", "play:exhausted:1").pass("ben").sees("ben.hand", 0);
  }

  @Test
  @Rule("AMZ-CARD-07")
  void theLawyerLosesOnlyOne() {
    Played game =
        table().hand("ana", "exhausted").person("ben", "lawyer").hand("ben", "pair", "trio").play();

    game.play("ana", "play:exhausted:1").pass("ben").play("ben", "discard:pair");

    game.sees("ben.cards", "trio");
  }

  @Test
  @Rule("AMZ-CARD-03")
  void rumoursBringAMissionForAnother() {
    Played game =
        table()
            .hand("ana", "rumours")
            .missions("ana", "looter", "arsenal")
            .deck("mission", "explorer")
            .play();

    game.play("ana", "play:rumours").play("ana", "return:looter");

    game.sees("ana.missions", "arsenal, explorer");
  }

  @Test
  @Rule("AMZ-MOVE-10")
  void disorientedLeadsAnotherGroupAstray() {
    Played game = table().hand("ana", "disoriented").at("ben", "farm-3-2").play();

    game.play("ana", "play:disoriented:1").passTo("ana").play("ana", "to:farm-1-2");

    game.sees("ben.at", "farm-1-2");
    Played blocked = table().hand("ana", "disoriented").blocked("ben").play();
    assertThat(blocked.options()).noneMatch(id -> id.startsWith("play:disoriented"));
  }
}
