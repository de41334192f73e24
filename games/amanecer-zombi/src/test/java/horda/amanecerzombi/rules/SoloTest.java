package horda.amanecerzombi.rules;

import static org.assertj.core.api.Assertions.assertThat;

import horda.amanecerzombi.Played;
import horda.amanecerzombi.TableBuilder;
import horda.amanecerzombi.content.Terrain;
import horda.amanecerzombi.state.AmanecerEvent;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.Piles;
import horda.lab.Rule;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// The game for one (SOLO).
class SoloTest {
  private static TableBuilder alone() {
    return TableBuilder.table("ana");
  }

  @Test
  @Rule({"AMZ-SOLO-01", "AMZ-SOLO-02"})
  void theMapIsThreeRowsOfZonesWithTheTentAtOneEnd() {
    for (int seed = 1; seed <= 3; seed++) {
      // given
      AmanecerState s = TableBuilder.dealt(seed, 1).state();

      // then columns: the Start zone in the middle, then four of three
      Map<Integer, Integer> columns = new TreeMap<>();
      for (int tile = 0; tile < AmanecerState.TILES; tile++) {
        if (s.tileTurn[tile] != AmanecerState.NONE) {
          columns.merge((int) s.tileX[tile], 1, Integer::sum);
          boolean start = s.content().tile(tile).terrain() == Terrain.START;
          assertThat(start).isEqualTo(s.tileX[tile] == 0);
          assertThat((int) s.tileY[tile]).isBetween(-1, 1);
          assertThat(start && s.tileY[tile] != 0).isFalse();
        }
      }
      assertThat(columns).isEqualTo(Map.of(0, 1, 1, 3, 2, 3, 3, 3, 4, 3));
    }
  }

  @Test
  @Rule({"AMZ-SOLO-03", "AMZ-SOLO-05", "AMZ-SOLO-06", "AMZ-ROUND-12"})
  void oneCharacterSixCardsFiveMissionsEightTurns() {
    for (int seed = 1; seed <= 5; seed++) {
      Played game = TableBuilder.dealt(seed, 1);
      AmanecerState s = game.state();

      assertThat(s.rounds).isEqualTo(8);
      assertThat(s.people(0)).isEqualTo(1);
      assertThat(s.zones.size(Piles.objects(0))).isEqualTo(1);
      assertThat(s.zones.size(Piles.missions(0))).isEqualTo(5);
      assertThat(Integer.bitCount(s.required)).isEqualTo(5);
      assertThat(
              IntStream.range(0, s.zones.size(Piles.MISSION_REMOVED))
                  .mapToObj(i -> s.content().mission(s.zones.at(Piles.MISSION_REMOVED, i)).id()))
          .containsExactlyInAnyOrder("offering", "explorer", "purifying-fire");
      assertThat(s.zones.size(Piles.hand(0))).isEqualTo(6);
    }
  }

  @Test
  @Rule({"AMZ-SOLO-07", "AMZ-SOLO-09", "AMZ-SOLO-11", "AMZ-SOLO-15"})
  void aSearchRevealsAsManyActionCards() {
    // given a green Location of 2; You Make Noise and a Pair, then Trio and two Events (TV-49)
    Fight fight =
        Fight.of(
            alone()
                .at("ana", "farm-1-2")
                .hand("ana", "run", "car")
                .deck("green", "tinned-food", "medicine")
                .deck("action", "you-make-noise", "pair", "trio", "shortcut", "breakdown"));

    // when
    fight.play("ana", "search").play("ana", "search-with:run").on();

    // then one combat with 2 + 3 dice
    fight.sees("found", "tinned-food, medicine").sees("dice", 5).sees("zombies", "pair, trio");
    assertThat(fight.count(AmanecerEvent.COMBAT_BEGINS)).isEqualTo(1);
    fight.sees("ana.hand", 1);
  }

  @Test
  @Rule({"AMZ-SOLO-07", "AMZ-SOLO-08"})
  void experienceIsGainedAndSpentAsUsual() {
    // given a search that finds Petrol and nobody else
    Played game =
        alone()
            .at("ana", "start-blue-4-1")
            .hand("ana", "run", "loner", "loner")
            .deck("blue", "petrol")
            .deck("action", "car")
            .play();
    game.play("ana", "search").play("ana", "search-with:run").play("ana", "end-search");
    game.play("ana", "take:petrol-2:hiker").sees("ana.experience", 1).sees("ana.tokens", 1);

    // when it is spent on a skill, and a card to walk
    game.play("ana", "skill").play("ana", game.options().getFirst());
    game.play("ana", "walk:loner").play("ana", "to:start-blue-3-2");

    // then
    game.sees("ana.experience", 0).sees("ana.points", 2).sees("ana.at", "start-blue-3-2");
    game.sees("ana.hand", 1);
  }

  @Test
  @Rule("AMZ-SOLO-10")
  void doesItHurtRollsForTheOneWhoIsWorstOff() {
    // given a Cut and a Fracture
    Fight fight =
        Fight.of(
            alone()
                .at("ana", "start-blue-4-1")
                .person("ana", "hiker")
                .person("ana", "boxer")
                .damage("ana", "hiker", "cut")
                .damage("ana", "boxer", "fracture")
                .hand("ana", "run")
                .deck("blue", "petrol")
                .deck("action", "does-it-hurt")
                .dice(3));
    fight.play("ana", "search").play("ana", "search-with:run");

    // then 3 - 3
    fight.sees("ana.dead", "boxer");
  }

  @Test
  @Rule("AMZ-SOLO-10")
  void amongEqualsThePlayerChooses() {
    Fight fight =
        Fight.of(
            alone()
                .at("ana", "start-blue-4-1")
                .person("ana", "hiker")
                .person("ana", "boxer")
                .damage("ana", "hiker", "cut")
                .damage("ana", "boxer", "cut")
                .hand("ana", "run")
                .deck("blue", "petrol")
                .deck("action", "does-it-hurt")
                .dice(1));
    fight.play("ana", "search").play("ana", "search-with:run");
    assertThat(fight.game().options()).containsExactly("roll:hiker", "roll:boxer");
    fight.play("ana", "roll:hiker");

    fight.sees("ana.dead", "hiker");
  }

  @Test
  @Rule("AMZ-SOLO-12")
  void blockedAccessHoldsTheGroupInItsCombat() {
    // given Blocked Access and a Loner in one reveal (TV-51)
    Fight fight =
        Fight.of(
            alone()
                .at("ana", "farm-1-2")
                .experience("ana", 1)
                .hand("ana", "run", "car")
                .deck("green", "tinned-food", "medicine")
                .deck("action", "blocked-access", "loner")
                .dice(6));
    fight.play("ana", "search").play("ana", "search-with:run");

    // then a free roll, or 1 Px; no flight by card
    fight.sees("ana.blocked", "yes");
    assertThat(fight.offers("ana", "unblock")).isTrue();
    Played other = new Played(fight.game().match().copy());
    other.passAll();
    assertThat(other.optionsOf("ana", "flee")).containsExactly("flee:px");
    fight.play("ana", "unblock").on();
    assertThat(fight.offers("ana", "flee:car")).isTrue();
  }

  @Test
  @Rule({"AMZ-SOLO-12", "AMZ-SOLO-13"})
  void withoutACombatItDoesNothing() {
    // given (TV-51)
    Fight fight =
        Fight.of(
            alone()
                .at("ana", "farm-1-2")
                .hand("ana", "run")
                .deck("green", "tinned-food", "medicine")
                .deck("action", "blocked-access", "exhausted"));
    fight.play("ana", "search").play("ana", "search-with:run");

    fight.sees("ana.blocked", "no").sees("fighting", "nobody");
    assertThat(fight.game().look("action-discard"))
        .contains("blocked-access")
        .contains("exhausted");
  }

  @Test
  @Rule("AMZ-SOLO-14")
  void onlyTheSearchItselfMakesTheSoloIconsWork() {
    // given Noise outside a search reveals all three
    Fight fight =
        Fight.of(
            alone()
                .damage("ana", "hiker", "fracture")
                .hand("ana", "you-make-noise")
                .deck("action", "you-make-noise", "blocked-access", "does-it-hurt"));
    fight.play("ana", "play:you-make-noise:0");

    fight.sees("ana.blocked", "no").sees("hiker.damage", "fracture");
    assertThat(fight.count(AmanecerEvent.NOISE)).isEqualTo(1);
    assertThat(fight.count(AmanecerEvent.LIFE_OR_DEATH)).isZero();
  }

  @Test
  @Rule("AMZ-SOLO-15")
  void survivorsComeFirst() {
    // given a Survivor among the Objects and a Pair among the cards
    Fight fight =
        Fight.of(
            alone()
                .at("ana", "farm-1-2")
                .hand("ana", "run")
                .experience("ana", 1)
                .deck("green", "survivor", "medicine")
                .deck("character", "boxer")
                .deck("action", "pair", "car"));
    fight.play("ana", "search").play("ana", "search-with:run").on().play("ana", "melee");

    // then the new one fights already: 1 + 1 + 2
    assertThat(fight.told(AmanecerEvent.GROUP_ROLLED)).startsWith("0 4");
  }

  @Test
  @Rule("AMZ-SOLO-16")
  void withAnEmptyHandFreeThingsAreStillPossible() {
    // given no card, but a Vehicle and experience
    Played game = alone().vehicle("ana", "car").experience("ana", 1).play();

    assertThat(game.options()).contains("drive", "skill", "end-turn");
    game.play("ana", "end-turn").sees("round", 2);
  }

  @Test
  @Rule({"AMZ-SOLO-18", "AMZ-DEATH-08"})
  void leavingTheLastOneBehindIsNotDying() {
    Played game =
        alone()
            .person("ana", "boxer")
            .at("ana", "farm-4-3")
            .missions("ana", "safe-in-the-refuge", "looter")
            .play();
    game.play("ana", "complete:safe-in-the-refuge").play("ana", "leave:boxer");

    game.sees("over", "no").sees("ana.done", "safe-in-the-refuge").sees("ana.dead", "none");
    assertThat(game.state().people(0)).isEqualTo(1);
    assertThat(game.allEvents().count(AmanecerEvent.NEW_GROUP)).isEqualTo(1);
  }

  @Test
  @Rule({"AMZ-SOLO-19", "AMZ-SOLO-04"})
  void theFifthMissionWins() {
    // given four done, in the eighth turn (TV-50)
    Played game =
        alone()
            .round(8)
            .person("ana", "hiker", "batteries")
            .at("ana", "antenna-hill-3-3")
            .done("ana", "looter", "city-rats", "country-life", "cartographer")
            .missions("ana", "distress-call")
            .play();
    game.play("ana", "complete:distress-call").play("ana", "deliver:batteries");

    game.sees("over", "yes").sees("winners", "ana").sees("ana.score", 15);
  }

  @Test
  @Rule({"AMZ-SOLO-17", "AMZ-SOLO-04"})
  void fourMissionsAreNotEnough() {
    // given the last Character dies in turn 7 (TV-50)
    Fight fight =
        Fight.of(
            alone()
                .round(7)
                .person("ana", "kid")
                .damage("ana", "kid", "bite", "bite", "bite")
                .done("ana", "looter", "city-rats", "country-life", "cartographer")
                .missions("ana", "distress-call")
                .hand("ana", "loner")
                .dice(1, 1, 6));
    fight.play("ana", "zombie:loner:0").on();
    fight.sees("over", "yes").sees("winners", "nobody");

    // and the end of turn 8 without the fifth
    Played late =
        alone()
            .round(8)
            .done("ana", "looter", "city-rats", "country-life", "cartographer")
            .missions("ana", "distress-call")
            .play();
    late.play("ana", "end-turn");
    late.sees("over", "yes").sees("winners", "nobody");
  }

  @Test
  @Rule({"AMZ-SOLO-19", "AMZ-MISS-08"})
  void theReplacementOfAFailedCleanMissionIsOneOfTheFive() {
    // given four done and a Clean mission that fails
    Fight fight =
        Fight.of(
            alone()
                .at("ana", "antenna-hill-3-3")
                .experience("ana", 1)
                .done("ana", "looter", "city-rats", "country-life", "cartographer")
                .missions("ana", "clean-the-antenna")
                .deck("action", "run")
                .deck("mission", "strength-in-numbers"));
    fight.play("ana", "declare:clean-the-antenna").on().play("ana", "flee:px");

    // then
    AmanecerState s = fight.game().state();
    int mission = s.zones.top(Piles.missions(0));
    assertThat(s.content().mission(mission).id()).isEqualTo("strength-in-numbers");
    assertThat(s.required >> mission & 1).isEqualTo(1);
    assertThat(Integer.bitCount(s.required)).isEqualTo(5);
  }

  @Test
  @Rule("AMZ-SOLO-20")
  void aTrophyIsEnoughForAPoint() {
    Played game = alone().trophies("ana", "loner").play();
    game.play("ana", "end-turn");
    game.sees("ana.experience", 1).sees("ana.trophies", "none");

    Played none = alone().play();
    none.play("ana", "end-turn").sees("ana.experience", 0);
  }

  @Test
  @Rule("AMZ-SOLO-23")
  void zombiesInTheHandAreForDiscardingOrForOneself() {
    Played game = alone().at("ana", "start-blue-4-1").hand("ana", "pair").play();

    assertThat(game.options()).contains("walk:pair", "zombie:pair:0");
    game.play("ana", "zombie:pair:0").sees("fighting", "ana");
  }
}
