package horda.amanecerzombi.rules;

import static horda.amanecerzombi.TableBuilder.GAME;
import static org.assertj.core.api.Assertions.assertThat;

import horda.amanecerzombi.Played;
import horda.amanecerzombi.TableBuilder;
import horda.amanecerzombi.state.AmanecerEvent;
import horda.amanecerzombi.view.CombatView;
import horda.engine.View;
import horda.lab.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Fleeing (FLEE).
class FleeTest {
  @Test
  @Rule({"AMZ-FLEE-01", "AMZ-FLEE-02", "AMZ-FLEE-03", "AMZ-FLEE-04"})
  void aCardEndsTheCombatAndTheInitiatorSaysWhere() {
    // given
    Fight fight = Fight.against(Fight.bensTurn().hand("ana", "run", "car"), "trio", "pair").on();

    // when
    fight.play("ana", "flee:car");
    assertThat(fight.game().options())
        .containsExactlyInAnyOrder(
            "to:start-blue-2-3", "to:start-blue-3-2", "to:start-blue-3-4", "to:start-blue-4-3");
    fight.play("ben", "to:start-blue-4-3");

    // then
    fight.sees("fighting", "nobody").sees("ana.at", "start-blue-4-3").sees("ana.hand", 1);
    fight.sees("ana.trophies", "none");
    assertThat(fight.game().look("action-discard"))
        .contains("trio")
        .contains("pair")
        .contains("car");
  }

  @Test
  @Rule({"AMZ-FLEE-01", "AMZ-FLEE-05"})
  void anExperiencePointDoesAsWell() {
    Fight fight = Fight.against(Fight.bensTurn().experience("ana", 2), "trio").on();
    fight.play("ana", "flee:px").play("ben", "to:start-blue-2-3");

    fight.sees("ana.experience", 1).sees("fighting", "nobody");
  }

  @Test
  @Rule({"AMZ-FLEE-01", "AMZ-FLEE-07"})
  void theTableSaysWhatFleeingCostsAndWhereTo() {
    // given
    Fight fight = Fight.against(Fight.bensTurn().hand("ana", "run", "car"), "trio", "crawler").on();

    // when
    CombatView shown = GAME.view(fight.game().state(), View.ONLOOKER).combat();
    List<String> squares =
        shown.fleeTo().stream().map(ref -> ref.substring("square:".length())).toList();

    // then a Crawler makes it dearer, and all four squares beside the Group are free
    assertThat(shown.fleeCards()).isEqualTo(2);
    assertThat(squares).hasSize(4).doesNotHaveDuplicates();
    fight.play("ana", "flee:car");
    if (!fight.game().options().getFirst().startsWith("to:")) {
      fight.game().then("ana", fight.game().options().getFirst());
    }
    assertThat(fight.game().options()).hasSize(squares.size());
  }

  @Test
  @Rule("AMZ-FLEE-02")
  void beforeEachPhaseOneMayFlee() {
    // given a phase has been fought
    Fight fight =
        Fight.against(Fight.bensTurn().hand("ana", "run").dice(1, 1, 1, 1, 1), "trio").on();
    fight.play("ana", "melee").on();

    // then
    assertThat(fight.offers("ana", "flee:run")).isTrue();
  }

  @Test
  @Rule({"AMZ-FLEE-06", "AMZ-SRCH-13"})
  void fleeingFromASearchKeepsOneFind() {
    // given a search with three finds (TV-25)
    Fight fight =
        Fight.of(
            TableBuilder.table()
                .quick()
                .person("ana", "hiker")
                .at("ana", "start-blue-4-1")
                .hand("ana", "run", "car")
                .hand("ben", "pair")
                .search(1, "petrol", "axe", "pistol"));
    fight.play("ana", "deploy:car").to("ben").play("ben", "zombie:pair:0").on();

    // when
    fight.play("ana", "flee:run").play("ana", "take:axe:hiker");
    fight.play("ben", "to:start-blue-3-1");

    // then token, Px, one find
    fight.sees("ana.tokens", 1).sees("ana.experience", 1).sees("ana.objects", "axe");
    fight.sees("blue-discard", "pistol").sees("green-discard", "petrol").sees("found", "none");
  }

  @Test
  @Rule({"AMZ-FLEE-06", "AMZ-SRCH-14"})
  void fleeingBeforeTheFirstDiscardGivesNothing() {
    // given a search that is declared only (TV-25)
    Fight fight =
        Fight.of(
            TableBuilder.table()
                .quick()
                .at("ana", "start-blue-4-1")
                .hand("ana", "run")
                .hand("ben", "pair"));
    fight.play("ana", "search").to("ben").play("ben", "zombie:pair:0").on();

    // when
    fight.play("ana", "flee:run").play("ben", "to:start-blue-3-1");

    // then
    fight.sees("ana.tokens", 0).sees("ana.experience", 0).sees("search", "none");
  }

  @Test
  @Rule({"AMZ-FLEE-07", "AMZ-MOVE-07"})
  void waterAndOtherGroupsAreNoRefugeButTheHighwayIs() {
    // given Ana on her exit, which has water nowhere near; Ben beside her on the Road
    Fight fight =
        Fight.of(
            Fight.bensTurn()
                .at("ana", "start-blue-3-5")
                .at("ben", "start-blue-3-4")
                .experience("ana", 1)
                .hand("ben", "pair"));
    fight.play("ben", "zombie:pair:0").on().play("ana", "flee:px");

    // then up, down, the farm to the right, and every other exit of both maps
    assertThat(fight.game().options())
        .contains("to:start-blue-2-5", "to:start-blue-4-5", "to:farm-3-1")
        .contains("to:start-red-5-3", "to:petrol-station-3-3", "to:old-town-3-1")
        .doesNotContain("to:start-blue-3-4");
  }

  @Test
  @Rule("AMZ-FLEE-07")
  void waterIsNoRefuge() {
    // given Ana above the water of her Start zone
    Fight fight =
        Fight.of(
            Fight.bensTurn().at("ana", "start-blue-1-2").experience("ana", 1).hand("ben", "pair"));
    fight.play("ben", "zombie:pair:0").on().play("ana", "flee:px");

    assertThat(fight.game().options())
        .containsExactlyInAnyOrder("to:start-blue-1-1", "to:start-blue-1-3");
  }

  @Test
  @Rule("AMZ-FLEE-07")
  void withoutAFreeSquareTheGroupStays() {
    // given the upper right corner of a map: beside and below it others stand
    Played game =
        TableBuilder.table("ana", "ben", "eva")
            .quick()
            .active("ben")
            .zones("ana", "farm", "fairground", "petrol-station", "old-town")
            .at("ana", "old-town-1-5")
            .at("ben", "old-town-1-4")
            .at("eva", "old-town-2-5")
            .experience("ana", 1)
            .hand("ben", "pair")
            .play();
    game.play("ben", "zombie:pair:0").passAll();

    // when
    game.play("ana", "flee:px");

    // then
    game.sees("ana.at", "old-town-1-5").sees("fighting", "nobody").sees("moment", "act");
  }

  @Test
  @Rule({"AMZ-FLEE-08", "AMZ-FLEE-05"})
  void policeForbidsCardsButNotExperience() {
    // given the boxed effect, three cards and 1 Px (TV-36)
    Fight fight =
        Fight.against(
                Fight.bensTurn().hand("ana", "run", "car", "loner").experience("ana", 1),
                "police-zombie",
                "police-zombie")
            .on();

    // then
    assertThat(fight.game().optionsOf("ana", "flee")).containsExactly("flee:px");
    assertThat(fight.game().refuses("flee:run").rule()).isEqualTo("AMZ-FLEE-08");
  }

  @Test
  @Rule("AMZ-FLEE-08")
  void crawlerAndPolarNightMakeItDearerButNotForExperience() {
    // given both: 1 + 1 + 1 cards (TV-36)
    Fight fight =
        Fight.against(
                Fight.bensTurn()
                    .season("polar-night")
                    .hand("ana", "run", "car", "loner", "pair")
                    .experience("ana", 1),
                "trio",
                "crawler")
            .on();
    Played other = new Played(fight.game().match().copy());

    // when by cards
    fight.play("ana", "flee:run").play("ana", "discard:car").play("ana", "discard:loner");
    fight.play("ben", "to:start-blue-2-3").sees("ana.cards", "pair");

    // and by Px
    other.play("ana", "flee:px").play("ben", "to:start-blue-2-3");
    other.sees("ana.hand", 4).sees("ana.experience", 0);
  }

  @Test
  @Rule("AMZ-FLEE-01")
  void withTooFewCardsFleeingByDiscardingIsRefused() {
    Fight fight =
        Fight.against(
                Fight.bensTurn().season("polar-night").hand("ana", "run").experience("ana", 1),
                "trio")
            .on();

    assertThat(fight.game().optionsOf("ana", "flee")).containsExactly("flee:px");
    assertThat(fight.game().refuses("flee:run").rule()).isEqualTo("AMZ-FLEE-01");
  }

  @Test
  @Rule({"AMZ-FLEE-04", "AMZ-GEN-02"})
  void withTheKidTheOwnPlayerChooses() {
    Fight fight =
        Fight.against(Fight.bensTurn().person("ana", "kid").experience("ana", 1), "trio").on();
    fight.play("ana", "flee:px");

    assertThat(fight.game().asked()).isEqualTo("ana");
  }

  @Test
  @Rule("AMZ-FLEE-01")
  void theTeenagerKnowsAWayOncePerRoundUnlessBlocked() {
    // given
    Fight fight = Fight.of(Fight.bensTurn().person("ana", "teenager").hand("ben", "pair", "loner"));
    fight.play("ben", "zombie:pair:0").on();
    fight.play("ana", "flee:free").play("ben", "to:start-blue-2-3").to("ben");
    fight.sees("ana.at", "start-blue-2-3");

    // when again
    fight.play("ben", "zombie:loner:0").on();

    // then not this round: they fought
    assertThat(fight.count(AmanecerEvent.MELEE_PHASE)).isPositive();

    // and not while Blocked
    Fight blocked =
        Fight.against(
                Fight.bensTurn().person("ana", "teenager").experience("ana", 1).blocked("ana"),
                "pair")
            .on();
    assertThat(blocked.offers("ana", "flee:free")).isFalse();
  }

  @Test
  @Rule("AMZ-FLEE-09")
  void fleeingIsNoWalkAndNeedsNoVehicle() {
    // given deep snow and a turned car
    Fight fight =
        Fight.against(
                Fight.bensTurn()
                    .season("heavy-snow")
                    .vehicle("ana", "car turned")
                    .experience("ana", 1),
                "trio")
            .on();
    fight.play("ana", "flee:px").play("ben", "to:start-blue-2-3");

    fight.sees("ana.at", "start-blue-2-3").sees("ana.vehicle", "car turned");
  }

  @Test
  @Rule({"AMZ-SOLO-21", "AMZ-CMB-15"})
  void aloneChanceSaysWhere() {
    Fight fight = Fight.of(TableBuilder.table("ana").hand("ana", "pair").experience("ana", 1));
    fight.play("ana", "zombie:pair:0").on().play("ana", "flee:px");

    assertThat(fight.count(AmanecerEvent.FLED_TO)).isEqualTo(1);
    assertThat(fight.game().look("ana.at")).isNotEqualTo("start-blue-3-3");
  }

  @Test
  @Rule({"AMZ-MISS-08", "AMZ-MISS-11", "AMZ-CMB-15"})
  void fleeingFromACleanMissionFailsIt() {
    // given (TV-34)
    Fight fight =
        Fight.of(
            TableBuilder.table()
                .quick()
                .at("ana", "antenna-hill-3-3")
                .experience("ana", 1)
                .missions("ana", "clean-the-antenna")
                .deck("action", "run")
                .deck("mission", "looter"));
    fight.play("ana", "declare:clean-the-antenna").on().play("ana", "flee:px");
    assertThat(fight.game().asked()).isEqualTo("ben");
    fight.play("ben", "to:antenna-hill-2-3");

    // then
    fight.sees("mission-discard", "clean-the-antenna").sees("ana.missions", "looter");
    fight.sees("ana.trophies", "none");
  }
}
