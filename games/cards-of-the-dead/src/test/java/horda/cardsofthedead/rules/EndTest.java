package horda.cardsofthedead.rules;

import static horda.cardsofthedead.TableBuilder.dealt;
import static horda.cardsofthedead.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;

import horda.cardsofthedead.Played;
import horda.cardsofthedead.TableBuilder;
import horda.cardsofthedead.content.Back;
import horda.cardsofthedead.state.CardZones;
import horda.cardsofthedead.state.CardsEvent;
import horda.engine.Outcome;
import horda.lab.Rule;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// END: victory, defeat and the variants; challenges are in [EndChallengesTest].
class EndTest {
  private static TableBuilder trio() {
    return table().survivors("rick", "selena", "dan");
  }

  private static Outcome outcome(Played game) {
    return Objects.requireNonNull(game.match().outcome());
  }

  private static void isOver(Played game, String result, String rule) {
    game.sees("result", result);
    assertThat(game.asked()).isEqualTo("nobody");
    assertThat(outcome(game).rule()).isEqualTo(rule);
  }

  @Test
  @Rule("COD-END-01")
  void everyLivingSurvivorWinsWhenTheThirdDayEnds() {
    Played game = trio().day(3).dead("selena").vitality("dan", 1).space(1, "exit").start();

    game.play("rick", "go:exit");

    isOver(game, "won", "COD-END-01");
    assertThat(outcome(game).won(0)).isTrue();
    assertThat(outcome(game).won(1)).isFalse();
    assertThat(outcome(game).won(2)).isTrue();
  }

  @Test
  @Rule("COD-END-01")
  void leavingOnAnEarlierDayIsNoVictory() {
    for (int day = 1; day <= 2; day++) {
      Played game = trio().day(day).space(1, "exit").start().play("rick", "go:exit");
      game.sees("result", "going-on").sees("day", day + 1);
      assertThat(game.match().outcome()).isNull();
    }
  }

  @Test
  @Rule("COD-END-02")
  void theGroupLosesWhenTheLastSurvivorDies() {
    Played game =
        trio()
            .dead("rick")
            .dead("dan")
            .active("selena")
            .vitality("selena", 2)
            .space(1, "zombie")
            .start();

    game.play("selena", "end");

    isOver(game, "all-dead", "COD-END-02");
    assertThat(outcome(game).winners()).isZero();
  }

  @Test
  @Rule("COD-END-02")
  void oneDeathAmongSeveralEndsNothing() {
    for (TableBuilder group : List.of(trio(), table().survivors("rick", "selena"))) {
      Played game = group.vitality("rick", 2).space(1, "zombie").start().play("rick", "end");

      game.sees("rick.alive", "no").sees("result", "going-on").sees("active", "selena");
      assertThat(game.match().outcome()).isNull();
    }
  }

  @Test
  @Rule("COD-END-02")
  void theGameTurnOfTheLastWalkStillKills() {
    Played game = table().day(3).vitality("rick", 2).space(1, "zombie").space(2, "exit").start();

    game.play("rick", "go:exit");

    isOver(game, "all-dead", "COD-END-02");
    assertThat(game.events().told(CardsEvent.GAME_WON)).isFalse();
  }

  @Test
  @Rule("COD-END-03")
  void theGroupLosesByLastBreathThoughEverybodyLives() {
    Played game = trio().blocked(1, 2, 3, 4, 5, 6, 7).lastBreath().start().play("rick", "end");

    isOver(game, "no-breath", "COD-END-03");
    assertThat(outcome(game).winners()).isZero();
    for (String who : List.of("rick", "selena", "dan")) {
      game.sees(who + ".vitality", 12);
    }
  }

  @Test
  @Rule("COD-END-04")
  void theGroupHasWonIfOneSurvivorWon() {
    Played game = trio().day(3).dead("rick").dead("selena").active("dan").space(1, "exit").start();
    game.play("dan", "go:exit");

    assertThat(outcome(game).team()).isTrue();
    assertThat(outcome(game).teamWon()).isTrue();
    assertThat(outcome(game).scores()).containsExactly(0, 0, 1);
  }

  @Test
  @Rule("COD-END-04")
  void theGroupHasNotWonIfNobodyWon() {
    Played dead = table().vitality("rick", 1).space(1, "zombie").start().play("rick", "end");
    Played breathless =
        table().blocked(1, 2, 3, 4, 5, 6, 7).lastBreath().start().play("rick", "end");

    for (Played game : List.of(dead, breathless)) {
      assertThat(outcome(game).teamWon()).isFalse();
      assertThat(outcome(game).scores()).containsExactly(0);
    }
  }

  private static TableBuilder hard(int pile, long seed) {
    return table().option("hard", "yes").seed(seed).commonSize(pile);
  }

  /// The whole Common pile of the Day: what was dealt in this order, then the pile.
  private static List<Integer> pileOfTheDay(Played game) {
    List<Integer> pile = new ArrayList<>(Laid.layout(game, Back.COMMON));
    pile.addAll(Laid.pile(game, CardZones.COMMON));
    return pile;
  }

  @Test
  @Rule("COD-END-09")
  void inTheHardGameOnlyTheTopTenAreShuffledWithTheNewCards() {
    Set<Integer> tops = new HashSet<>();
    Set<Integer> placesOfTheTenth = new HashSet<>();
    for (int seed = 1; seed <= 20; seed++) {
      List<Integer> old = Laid.pile(hard(31, seed).start(), CardZones.COMMON);
      Played game = hard(31, seed).startDay(2);
      List<Integer> now = pileOfTheDay(game);

      assertThat(now).hasSize(31 + 23);
      assertThat(now.subList(33, 54)).isEqualTo(old.subList(10, 31));
      assertThat(now.subList(0, 33)).containsAll(old.subList(0, 10));
      assertThat(now.subList(0, 33))
          .filteredOn(card -> game.state().content.day(card) == 2)
          .hasSize(23);
      tops.add(game.state().content.day(now.getFirst()));
      placesOfTheTenth.add(now.indexOf(old.get(9)));
    }
    // Shuffled, not laid upon each other.
    assertThat(tops).containsExactlyInAnyOrder(1, 2);
    assertThat(placesOfTheTenth).hasSizeGreaterThan(5);
  }

  @Test
  @Rule("COD-END-09")
  void inTheHardGameAShortPileIsShuffledWhole() {
    Set<Integer> bottoms = new HashSet<>();
    for (int seed = 1; seed <= 20; seed++) {
      List<Integer> old = Laid.pile(hard(6, seed).start(), CardZones.COMMON);
      Played game = hard(6, seed).startDay(2);
      List<Integer> now = pileOfTheDay(game);

      assertThat(now).hasSize(6 + 23).containsAll(old);
      bottoms.add(game.state().content.day(now.getLast()));
    }
    assertThat(bottoms).containsExactlyInAnyOrder(1, 2);
  }

  @Test
  @Rule("COD-END-09")
  void theHardGameGoesOnBeforeDayThree() {
    List<Integer> old = Laid.pile(hard(30, 1).day(2).start(), CardZones.COMMON);
    Played game = hard(30, 1).day(2).startDay(3);

    assertThat(pileOfTheDay(game).subList(33, 53)).isEqualTo(old.subList(10, 30));
  }

  @Test
  @Rule("COD-END-10")
  void aSoloGameIsPlayedWithOneSurvivorOfChoice() {
    for (String who : List.of("rick", "selena", "dan")) {
      Played game = dealt(1, 1);
      assertThat(game.options()).containsExactlyInAnyOrder("rick", "selena", "dan");

      game.play("seat1", who).sees("active", who).sees("free-spaces", "1, 2, 3, 4, 5");

      assertThat(game.refuses("give:antiviral:rick").rule()).isEqualTo("COD-END-10");
      assertThat(Laid.spots(game, "common")).hasSize(9).noneMatch(spot -> spot.startsWith("5."));
    }
  }

  @Test
  @Rule("COD-END-10")
  void aloneZombieAbilitiesNeverMatter() {
    for (String who : List.of("rick", "selena", "dan")) {
      Played game =
          table().survivors(who).vitality(who, 2).space(1, "zombie").start().play(who, "end");

      isOver(game, "all-dead", "COD-END-02");
      assertThat(game.events().kinds())
          .contains(CardsEvent.DIED)
          .doesNotContain(CardsEvent.HAUNTS, CardsEvent.CURSED, CardsEvent.CURSED_CARD);
    }
  }
}
