package horda.amanecerzombi.rules;

import static horda.amanecerzombi.TableBuilder.GAME;
import static horda.amanecerzombi.TableBuilder.dealt;
import static horda.amanecerzombi.state.AmanecerState.NONE;
import static org.assertj.core.api.Assertions.assertThat;

import horda.amanecerzombi.Played;
import horda.amanecerzombi.content.Season;
import horda.amanecerzombi.content.Terrain;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.Piles;
import horda.engine.View;
import horda.lab.Rule;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// SETUP and VAR: from the box to the first round.
class SetUpTest {
  /// All choices of the set-up made with the first option.
  private static Played begun(long seed, int seats, String... options) {
    Played game = dealt(seed, seats, options);
    for (int i = 0; i < 40 && game.state().round == 0; i++) {
      game.play(game.asked(), game.options().getFirst());
    }
    return game;
  }

  private static int tiles(AmanecerState s, int seat, boolean start) {
    int count = 0;
    for (int tile = 0; tile < AmanecerState.TILES; tile++) {
      boolean isStart = s.content().tile(tile).terrain() == Terrain.START;
      count += s.tileSeat[tile] == seat && isStart == start ? 1 : 0;
    }
    return count;
  }

  @ParameterizedTest
  @Rule({
    "AMZ-SETUP-01",
    "AMZ-SETUP-02",
    "AMZ-SETUP-13",
    "AMZ-SETUP-14",
    "AMZ-SETUP-15",
    "AMZ-SETUP-19"
  })
  @CsvSource({"2, 6, 14", "3, 4, 15", "4, 3, 16"})
  void everybodyGetsTheSame(int seats, int zones, int all) {
    // TV-04
    AmanecerState s = begun(3, seats).state();

    int dealt = 0;
    for (int seat = 0; seat < seats; seat++) {
      assertThat(tiles(s, seat, true)).isEqualTo(1);
      assertThat(tiles(s, seat, false)).isEqualTo(zones);
      dealt += 1 + zones;
      assertThat(s.people(seat)).isEqualTo(1);
      assertThat(s.zones.size(Piles.objects(seat))).isEqualTo(1);
      assertThat(s.table.pileOf(s.zones.at(Piles.objects(seat), 0))).isZero();
      assertThat(s.zones.size(Piles.hand(seat))).isEqualTo(6);
      assertThat(s.zones.size(Piles.missions(seat))).isEqualTo(3);
      assertThat(s.experience[seat]).isZero();
      assertThat((int) s.vehicle[seat]).isEqualTo(NONE);
      assertThat(s.zones.isEmpty(Piles.trophies(seat)) && s.zones.isEmpty(Piles.done(seat)))
          .isTrue();
    }
    assertThat(dealt).isEqualTo(all);
    assertThat(s.zones.size(Piles.MISSION_DECK)).isEqualTo(28 - 3 * seats);
    assertThat(s.zones.size(Piles.CHARACTER_DECK)).isEqualTo(24 - seats);
    assertThat(s.zones.size(Piles.ACTION_DECK)).isEqualTo(100 - 6 * seats);
  }

  @Test
  @Rule({"AMZ-SETUP-03", "AMZ-SETUP-10"})
  void zonesAndDecksAreDealtAtRandomAndZonesLieOpen() {
    Set<List<Byte>> deals = new HashSet<>();
    int[] decks = {
      Piles.ACTION_DECK,
      Piles.CHARACTER_DECK,
      Piles.MISSION_DECK,
      Piles.SKILL_DECK,
      Piles.DAMAGE_DECK,
      Piles.objectDeck(0),
      Piles.objectDeck(1),
      Piles.objectDeck(2)
    };
    List<Set<Integer>> tops = new ArrayList<>();
    for (int i = 0; i < decks.length; i++) {
      tops.add(new HashSet<>());
    }
    for (int seed = 1; seed <= 20; seed++) {
      AmanecerState s = dealt(seed, 2).state();
      List<Byte> seats = new ArrayList<>();
      for (byte seat : s.tileSeat) {
        seats.add(seat);
      }
      deals.add(seats);
      for (int i = 0; i < decks.length; i++) {
        tops.get(i).add(s.zones.top(decks[i]));
      }
    }
    assertThat(deals.size()).isGreaterThan(10);
    assertThat(tops).allMatch(seen -> seen.size() > 3);

    // everybody sees what was dealt to whom
    Played game = dealt(1, 2);
    assertThat(GAME.view(game.state(), 0).maps()).isEqualTo(GAME.view(game.state(), 1).maps());
    assertThat(GAME.view(game.state(), View.ONLOOKER).maps().get(1).unlaid()).hasSize(6);
  }

  @Test
  @Rule({"AMZ-SETUP-04", "AMZ-SETUP-05", "AMZ-SETUP-06", "AMZ-SETUP-07"})
  void zonesAreLaidSideBySideInAnyTurn() {
    // TV-05: beside the Start zone, in all four turns, whatever meets there
    Played game = dealt(5, 2);
    AmanecerState s = game.state();
    String zone = GAME.view(s, 0).maps().get(0).unlaid().getFirst().tile();
    assertThat(game.awaited()).containsExactly("seat1", "seat2");
    assertThat(game.optionsOf("seat1"))
        .contains(
            "lay:" + zone + ":1:0:0",
            "lay:" + zone + ":0:1:90",
            "lay:" + zone + ":-1:0:180",
            "lay:" + zone + ":0:-1:270")
        .doesNotContain("lay:" + zone + ":1:1:0", "lay:" + zone + ":2:0:0");
    // whole sides only: there is no word for a zone that is shifted by two squares
    assertThat(game.refuses("seat1", "offset").rule()).isEqualTo("AMZ-SETUP-05");

    // when all is laid, every map hangs together (an invariant checks it)
    game.play("seat1", "lay:" + zone + ":1:0:90");
    assertThat(game.optionsOf("seat1")).noneMatch(id -> id.startsWith("lay:" + zone));
    game.play("seat2", "lay-rest").play("seat1", "lay-rest");
    assertThat(game.question()).isEqualTo("keep-character");
  }

  @Test
  @Rule("AMZ-SETUP-09")
  void groupsBeginOnTheirTents() {
    AmanecerState s = begun(4, 3).state();
    for (int seat = 0; seat < 3; seat++) {
      assertThat((int) s.at[seat]).isEqualTo(s.table.tent(s.colour[seat]));
    }
  }

  private static List<Season> drawn(AmanecerState s) {
    List<Season> seasons = new ArrayList<>();
    seasons.add(s.content().season(s.season).season());
    for (int i = s.zones.size(Piles.SEASON_DECK) - 1; i >= 0; i--) {
      seasons.add(s.content().season(s.zones.at(Piles.SEASON_DECK, i)).season());
    }
    return seasons;
  }

  @ParameterizedTest
  @Rule({
    "AMZ-SETUP-11",
    "AMZ-SETUP-12",
    "AMZ-VAR-01",
    "AMZ-VAR-02",
    "AMZ-VAR-03",
    "AMZ-VAR-05",
    "AMZ-ROUND-12",
    "AMZ-SOLO-05"
  })
  @CsvSource({
    "2, normal, 2, 2, 2, 2",
    "4, normal, 2, 2, 2, 2",
    "3, normal, 2, 2, 2, 3",
    "1, normal, 2, 2, 2, 2",
    "2, hard, 0, 0, 4, 4",
    "3, hard, 0, 1, 4, 4",
    "1, hard, 0, 0, 4, 4",
    "2, long-3, 3, 3, 3, 3",
    "3, long-3, 3, 3, 3, 4",
    "3, long-6, 6, 6, 6, 6",
    "1, long-4, 4, 4, 4, 4"
  })
  void theSeasonDeckFollowsTheYear(
      int seats, String length, int spring, int summer, int autumn, int winter) {
    // TV-06
    AmanecerState s = begun(6, seats, "length", length).state();

    List<Season> expected = new ArrayList<>();
    int[] counts = {spring, summer, autumn, winter};
    for (Season season : Season.values()) {
      for (int i = 0; i < counts[season.ordinal()]; i++) {
        expected.add(season);
      }
    }
    assertThat(drawn(s)).isEqualTo(expected);
    assertThat(s.rounds).isEqualTo(spring + summer + autumn + winter);
  }

  @Test
  @Rule("AMZ-SETUP-16")
  void bothChoicesAreSecretAndShownTogether() {
    Played game = dealt(8, 2, "maps", "quick");
    assertThat(game.awaited()).containsExactly("seat1", "seat2");
    String kept = game.optionsOf("seat1").get(1);
    int rejected = game.state().zones.at(Piles.dealt(0), 0);
    game.play("seat1", kept);
    game.play("seat2", game.optionsOf("seat2").getFirst());

    // Missions are chosen before any Character is shown
    assertThat(game.question()).isEqualTo("keep-missions");
    assertThat(GAME.view(game.state(), 1).groups().get(0).people()).isEmpty();
    assertThat(game.optionsOf("seat1")).hasSize(10);
    int before = game.state().zones.at(Piles.missions(0), 3);
    game.play("seat1", game.optionsOf("seat1").getFirst());
    game.play("seat2", game.optionsOf("seat2").getFirst());

    // then what was kept is shown, and what was rejected lies under the decks in seat order
    game.sees("seat1.characters", kept.substring("keep:".length()));
    AmanecerState s = game.state();
    assertThat(s.zones.indexOf(Piles.CHARACTER_DECK, rejected)).isEqualTo(1);
    assertThat(s.zones.indexOf(Piles.MISSION_DECK, before)).isBetween(2, 3);
  }

  @Test
  @Rule({"AMZ-SETUP-17", "AMZ-SETUP-18"})
  void theFirstPlayerIsDrawnUnlessTheHostNamesOne() {
    Set<Integer> first = new HashSet<>();
    for (int seed = 1; seed <= 20; seed++) {
      first.add(dealt(seed, 3).state().firstPlayer);
    }
    assertThat(first).containsExactlyInAnyOrder(0, 1, 2);

    // play runs clockwise from there
    Played game = begun(2, 3, "first-player", "2", "maps", "quick");
    game.passUntil("act");
    assertThat(game.asked()).isEqualTo("seat2");
    game.then("seat2", "end-turn");
    assertThat(game.asked()).isEqualTo("seat3");
    game.then("seat3", "end-turn");
    assertThat(game.asked()).isEqualTo("seat1");
  }

  @Test
  @Rule({"AMZ-SETUP-20", "AMZ-VAR-04"})
  void oneSwitchLeavesOutTheExpertCards() {
    AmanecerState s = begun(3, 2, "beginner", "yes").state();

    assertThat(s.zones.size(Piles.ACTION_REMOVED)).isPositive();
    for (int i = 0; i < s.zones.size(Piles.ACTION_REMOVED); i++) {
      assertThat(s.content().action(s.zones.at(Piles.ACTION_REMOVED, i)).expert()).isTrue();
    }
    for (int i = 0; i < s.zones.size(Piles.ACTION_DECK); i++) {
      assertThat(s.content().action(s.zones.at(Piles.ACTION_DECK, i)).expert()).isFalse();
    }
    assertThat(s.zones.size(Piles.MISSION_REMOVED)).isEqualTo(4);
    assertThat(begun(3, 2).state().zones.isEmpty(Piles.ACTION_REMOVED)).isTrue();
  }

  @Test
  @Rule("AMZ-GEN-01")
  void theGameIsForOneToFour() {
    assertThat(GAME.minSeats()).isEqualTo(1);
    assertThat(GAME.maxSeats()).isEqualTo(4);
    for (int seats = 1; seats <= 4; seats++) {
      assertThat(begun(seats, seats).state().round).isEqualTo(1);
    }
  }
}
