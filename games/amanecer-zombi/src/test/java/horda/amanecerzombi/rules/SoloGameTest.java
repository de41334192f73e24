package horda.amanecerzombi.rules;

import static horda.amanecerzombi.TableBuilder.GAME;
import static horda.amanecerzombi.TableBuilder.dealt;
import static horda.amanecerzombi.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;

import horda.amanecerzombi.Played;
import horda.amanecerzombi.TableBuilder;
import horda.amanecerzombi.state.AmanecerEvent;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.Piles;
import horda.lab.Rule;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// SOLO: alone against the deck.
class SoloGameTest {
  private static TableBuilder alone() {
    return table("ana")
        .missions("ana", "looter", "arsenal", "cartographer", "massacre", "medicine-bank");
  }

  @Test
  @Rule({"AMZ-SOLO-01", "AMZ-SOLO-02"})
  void theMapIsThreeRowsByFiveColumns() {
    Set<Integer> turns = new HashSet<>();
    Set<Integer> last = new HashSet<>();
    for (int seed = 1; seed <= 12; seed++) {
      AmanecerState s = dealt(seed, 1).state();
      Set<String> places = new HashSet<>();
      for (int tile = 0; tile < AmanecerState.TILES; tile++) {
        if (s.tileSeat[tile] != 0) {
          continue;
        }
        places.add(s.tileX[tile] + "," + s.tileY[tile]);
        turns.add((int) s.tileTurn[tile]);
        if (s.tileX[tile] == 4 && s.tileY[tile] == 0) {
          last.add(tile);
        }
        // the Start zone alone in the first column, in the middle row
        assertThat(s.tileX[tile] == 0).isEqualTo(tile == s.colour[0]);
        assertThat(s.tileX[tile] == 0 && s.tileY[tile] != 0).isFalse();
      }
      assertThat(places).hasSize(13).contains("0,0", "4,0", "4,-1", "4,1", "1,-1", "1,1");
    }
    assertThat(turns).containsExactlyInAnyOrder(0, 1, 2, 3);
    assertThat(last.size()).isGreaterThan(3);
  }

  @Test
  @Rule({"AMZ-SOLO-03", "AMZ-SOLO-05", "AMZ-SOLO-06"})
  void oneCharacterSixCardsFiveMissionsEightTurns() {
    Played game = dealt(4, 1);
    AmanecerState s = game.state();

    assertThat(s.people(0)).isEqualTo(1);
    assertThat(s.zones.size(Piles.objects(0))).isEqualTo(1);
    assertThat(s.zones.size(Piles.hand(0))).isEqualTo(6);
    assertThat(s.zones.size(Piles.missions(0))).isEqualTo(5);
    assertThat(s.rounds).isEqualTo(8);
    assertThat(s.zones.size(Piles.MISSION_REMOVED)).isEqualTo(3);
    for (int i = 0; i < 3; i++) {
      assertThat(s.content().mission(s.zones.at(Piles.MISSION_REMOVED, i)).id())
          .isIn("offering", "explorer", "purifying-fire");
    }
    assertThat(GAME.view(s, 0).required()).isEqualTo(5);
  }

  @Test
  @Rule({"AMZ-SOLO-07", "AMZ-SOLO-08", "AMZ-SOLO-16"})
  void cardsAreForWalkingSearchingAndTheirText() {
    Played game =
        alone()
            .at("ana", "farm-1-2")
            .hand("ana", "pair", "second-wind", "car")
            .experience("ana", 1)
            .deck("action", "run", "run")
            .deck("skill", "porter", "handy")
            .play();
    assertThat(game.options()).contains("walk:pair", "search", "skill", "deploy:car");
    // nobody is there to answer: the turn goes on at once
    game.play("ana", "deploy:car");
    assertThat(game.question()).isEqualTo("act");
    game.play("ana", "skill").play("ana", "learn:porter:hiker").sees("ana.experience", 0);

    // with an empty hand the vehicle can still be driven before the end
    Played empty = alone().at("ana", "farm-3-1").vehicle("ana", "car").play();
    assertThat(empty.options()).contains("drive", "end-turn").doesNotContain("search");
  }

  @Test
  @Rule({"AMZ-SOLO-09", "AMZ-SOLO-11", "AMZ-SOLO-15"})
  void aSearchRevealsAsManyActionCards() {
    // TV-49: You Make Noise and Pair; the Noise brings Trio and two Events
    Played game =
        alone()
            .at("ana", "farm-1-2")
            .hand("ana", "loner", "run")
            .deck("green", "medicine", "petrol")
            .deck("action", "you-make-noise", "pair", "trio", "shortcut", "second-wind")
            .play();

    game.play("ana", "search").play("ana", "search-with:loner");

    game.sees("found", "medicine, petrol").sees("dice", 5).sees("zombies", "pair, trio");
    game.sees("ana.hand", 1);
  }

  @Test
  @Rule({"AMZ-SOLO-13", "AMZ-SOLO-14"})
  void otherCardsAndTheSoloIconOutsideASearchDoNothing() {
    // given Exhausted and a Car in the reveal: both are discarded
    Played search =
        alone()
            .at("ana", "farm-1-2")
            .hand("ana", "loner", "run")
            .deck("action", "exhausted", "car")
            .play();
    search.play("ana", "search").play("ana", "search-with:loner");
    search.sees("ana.hand", 1).sees("fighting", "nobody").sees("ana.vehicle", "none");
    assertThat(search.look("action-discard")).contains("exhausted", "car");

    // and Noise reveals Does It Hurt and Blocked Access without effect
    Played noise =
        alone()
            .person("ana", "hiker")
            .damage("ana", "hiker", "fracture")
            .hand("ana", "you-make-noise")
            .deck("action", "does-it-hurt", "blocked-access", "loner")
            .play();
    noise.play("ana", "play:you-make-noise:0");
    noise.sees("dice", 1).sees("ana.blocked", "no");
    assertThat(noise.allEvents().told(AmanecerEvent.LIFE_OR_DEATH)).isFalse();
  }

  @Test
  @Rule("AMZ-SOLO-10")
  void doesItHurtMakesTheWorstOffRoll() {
    Played game =
        alone()
            .at("ana", "farm-5-2")
            .person("ana", "hiker")
            .person("ana", "boxer")
            .damage("ana", "hiker", "cut")
            .damage("ana", "boxer", "fracture")
            .hand("ana", "loner")
            .deck("action", "does-it-hurt")
            .deck("green", "medicine")
            .dice(4)
            .play();
    game.play("ana", "search").play("ana", "search-with:loner");
    assertThat(game.events().only(AmanecerEvent.LIFE_OR_DEATH).getFirst())
        .isEqualTo(game.state().person(0, 1));
    game.sees("ana.characters", "hiker, boxer");

    // among equals the player chooses
    Played equal =
        alone()
            .at("ana", "farm-5-2")
            .person("ana", "hiker")
            .person("ana", "boxer")
            .damage("ana", "hiker", "cut")
            .damage("ana", "boxer", "cut")
            .hand("ana", "loner")
            .deck("action", "does-it-hurt")
            .deck("green", "medicine")
            .dice(4)
            .play();
    equal.play("ana", "search").play("ana", "search-with:loner");
    assertThat(equal.options()).containsExactlyInAnyOrder("roll:hiker", "roll:boxer");
  }

  private static Played blocked(int... dice) {
    return alone()
        .zones("ana", "farm")
        .at("ana", "farm-1-2")
        .hand("ana", "loner", "run")
        .experience("ana", 1)
        .deck("action", "blocked-access", "loner")
        .dice(dice)
        .play();
  }

  @Test
  @Rule("AMZ-SOLO-12")
  void blockedAccessKeepsTheGroupInTheCombatOfTheSameReveal() {
    // TV-51
    Played game = blocked(6);
    game.play("ana", "search").play("ana", "search-with:loner").sees("ana.blocked", "yes");
    game.passUntil("combat-choice");
    assertThat(game.options()).contains("flee:px").doesNotContain("flee:run");

    // a free roll of 6 opens the way
    Played free = blocked(6);
    free.play("ana", "search").play("ana", "search-with:loner").sees("moment", "combat");
    free.play("ana", "unblock").sees("ana.blocked", "no").passUntil("combat-choice");
    assertThat(free.options()).contains("flee:run");

    // alone it has no effect
    Played nothing =
        alone()
            .at("ana", "farm-5-2")
            .hand("ana", "loner", "run")
            .deck("action", "blocked-access")
            .play();
    nothing.play("ana", "search").play("ana", "search-with:loner").sees("ana.blocked", "no");
    assertThat(nothing.options()).contains("walk:run");
  }

  @Test
  @Rule({"AMZ-SOLO-04", "AMZ-SOLO-19"})
  void theFifthMissionWinsAtOnce() {
    // TV-50, second half
    Played game =
        table("ana")
            .round(8)
            .person("ana", "hiker")
            .person("ana", "boxer")
            .person("ana", "kid")
            .person("ana", "nurse")
            .done("ana", "looter", "arsenal", "cartographer", "massacre")
            .missions("ana", "strength-in-numbers")
            .play();

    game.play("ana", "complete:strength-in-numbers");

    game.sees("over", "yes").sees("winners", "ana");
    assertThat(game.match().outcome().rule()).isEqualTo("AMZ-SOLO-19");
    // counted as a rating: 3 + 3 + 3 + 4 + 4
    game.sees("ana.score", 17);
  }

  @Test
  @Rule("AMZ-SOLO-04")
  void afterTheLastTurnItIsTooLate() {
    Played game = alone().round(8).play();

    game.play("ana", "end-turn").sees("over", "yes").sees("winners", "nobody");
  }

  @Test
  @Rule("AMZ-SOLO-19")
  void aReplacementCountsAndExtraMissionsDoNot() {
    // a failed Clean mission: the new one is one of the five
    Played failed =
        table("ana")
            .zones("ana", "antenna-hill")
            .at("ana", "antenna-hill-3-3")
            .experience("ana", 1)
            .missions("ana", "clean-the-antenna", "looter", "arsenal", "cartographer", "massacre")
            .deck("action", "run")
            .deck("mission", "motorised")
            .play();
    failed.play("ana", "declare:clean-the-antenna").passUntil("combat-choice");
    failed.play("ana", "flee:px");
    int motorised = failed.state().zones.at(Piles.missions(0), 4);
    assertThat(failed.state().required & 1 << motorised).isNotZero();
    assertThat(Integer.bitCount(failed.state().required)).isEqualTo(5);

    // a Survivor's request is optional
    Played extra =
        alone()
            .at("ana", "farm-5-2")
            .hand("ana", "loner")
            .deck("green", "survivor-with-a-request")
            .deck("mission", "motorised")
            .deck("action", "run")
            .play();
    extra.play("ana", "search").play("ana", "search-with:loner");
    assertThat(extra.state().zones.size(Piles.missions(0))).isEqualTo(6);
    assertThat(Integer.bitCount(extra.state().required)).isEqualTo(5);
  }

  @Test
  @Rule("AMZ-SOLO-17")
  void theLastDeathLosesTheGame() {
    // TV-50, first half
    Played game =
        table("ana")
            .round(7)
            .person("ana", "hiker")
            .damage("ana", "hiker", "bite", "bite", "bite")
            .done("ana", "looter", "arsenal", "cartographer", "massacre")
            .missions("ana", "strength-in-numbers")
            .hand("ana", "loner", "run")
            .dice(1, 1, 6)
            .deck("damage", "hunger")
            .play();
    game.play("ana", "zombie:loner:0").passUntil("combat-choice").play("ana", "melee");
    for (int i = 0; i < 5 && !game.match().isOver(); i++) {
      game.play("ana", game.options().contains("die") ? "die" : game.options().getFirst());
    }

    game.sees("over", "yes").sees("winners", "nobody").sees("round", 7);
    assertThat(game.match().outcome().rule()).isEqualTo("AMZ-SOLO-17");
  }

  @Test
  @Rule("AMZ-SOLO-18")
  void leavingTheLastCharacterBehindIsNotDying() {
    Played game =
        table("ana")
            .zones("ana", "farm")
            .at("ana", "farm-4-3")
            .missions("ana", "safe-in-the-refuge", "looter", "arsenal", "cartographer", "massacre")
            .deck("character", "boxer")
            .play();
    game.play("ana", "complete:safe-in-the-refuge").play("ana", "leave:hiker");
    for (int i = 0; i < 5 && !game.question().equals("act"); i++) {
      game.play("ana", game.options().getFirst());
    }

    game.sees("over", "no").sees("ana.done", "safe-in-the-refuge");
    assertThat(game.state().people(0)).isEqualTo(1);
  }

  @Test
  @Rule("AMZ-SOLO-20")
  void anyTrophyGivesTheExperienceOfTheRound() {
    Played game = alone().trophies("ana", "loner").nextSeason("mud").play();

    game.play("ana", "end-turn").sees("round", 2).sees("ana.experience", 1);
  }

  @Test
  @Rule("AMZ-SOLO-21")
  void fleeingGoesToARandomSquare() {
    Set<String> squares = new HashSet<>();
    for (int seed = 1; seed <= 12; seed++) {
      Played game =
          alone().seed(seed).at("ana", "farm-3-3").hand("ana", "trio").experience("ana", 1).play();
      game.play("ana", "zombie:trio:0").passUntil("combat-choice").play("ana", "flee:px");
      assertThat(game.question()).isEqualTo("act");
      squares.add(game.look("ana.at"));
    }
    assertThat(squares)
        .isSubsetOf("farm-2-3", "farm-4-3", "farm-3-2", "farm-3-4")
        .hasSizeGreaterThan(1);
  }

  @Test
  @Rule("AMZ-SOLO-22")
  void luredZombiesFindNobodyElse() {
    Played game = alone().person("ana", "hiker", "flare-gun").hand("ana", "trio", "run").play();
    game.play("ana", "zombie:trio:0").sees("moment", "combat");
    String flare =
        game.options().stream().filter(id -> id.contains("flare")).findFirst().orElseThrow();

    game.play("ana", flare);

    game.sees("fighting", "nobody");
    assertThat(game.look("action-discard")).contains("trio");
    game.sees("ana.trophies", "none");
  }

  @Test
  @Rule("AMZ-SOLO-23")
  void zombiesInHandAreForOneselfOrForDiscarding() {
    Played game = alone().at("ana", "farm-3-1").hand("ana", "pair").play();

    assertThat(game.options()).contains("walk:pair", "zombie:pair:0");
    game.play("ana", "zombie:pair:0").sees("fighting", "ana").sees("dice", 2);
  }
}
