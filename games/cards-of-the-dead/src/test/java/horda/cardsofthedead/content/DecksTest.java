package horda.cardsofthedead.content;

import static org.assertj.core.api.Assertions.assertThat;

import horda.cardsofthedead.TableBuilder;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// How many of each card there are and where they are laid: the catalogue's deck and layout.
class DecksTest {
  private static final Content CONTENT = TableBuilder.GAME.content();
  private static final int SURVIVOR_CARDS = 3;
  private static final int SPACE_CARDS = 7;

  private static final String DECKS =
      """
      id                D1 D2 D3 Kit Set City Phar Supm Call Epic
      zombie            11  3  2   0   0    0    0    0    0    0
      zombie_runner      4  2  2   0   0    0    0    0    0    0
      zombie_screamer    3  1  1   0   0    0    0    0    0    0
      fat_zombie         3  1  1   0   0    0    0    0    0    0
      mommy_zombie       1  1  0   0   0    0    0    0    0    0
      baby_ghoul         0  0  0   0   0    0    0    0    2    0
      toxic_zombie       0  2  1   0   0    0    0    0    0    0
      zombie_spitter     0  2  1   0   0    0    0    0    0    0
      riot_zombie        0  0  2   0   0    0    0    0    0    0
      zombie_brute       0  0  3   0   0    0    0    0    0    0
      antiviral          9  3  3   5   2    0    1    0    0    0
      expired_antiviral  0  1  0   0   0    0    0    0    0    0
      vaccine            0  0  0   0   0    0    1    0    0    0
      canned_soup        4  1  1   3   1    0    0    0    2    0
      medkit             0  0  0   0   0    0    0    0    2    0
      adrenaline         0  0  1   0   0    0    0    0    0    0
      chose_one          1  0  1   0   0    0    0    0    0    0
      kevlar             1  1  0   1   0    0    0    1    0    0
      note               2  0  0   1   0    0    0    0    0    0
      lantern            2  0  0   1   1    0    0    0    0    0
      binoculars         1  0  0   1   0    0    0    0    0    0
      toolkit            1  0  0   1   1    0    0    0    0    0
      grenade            0  0  0   0   1    0    0    0    0    0
      bottle             2  0  0   1   1    0    0    0    0    0
      pipe               2  0  0   2   1    0    0    0    0    0
      bat                2  0  0   2   1    0    0    0    0    0
      axe                0  1  1   0   0    0    0    0    0    0
      shotgun            0  0  1   0   0    0    0    0    0    0
      taser              0  1  0   0   0    0    0    0    0    0
      gun                0  0  0   0   0    0    0    0    0    1
      ammunition_gun     0  1  0   0   0    0    0    0    0    1
      rifle              0  0  0   0   1    0    0    0    0    0
      ammunition_rifle   0  0  0   0   4    0    0    0    0    0
      punch              0  0  0   0   1    0    0    0    0    0
      berserk_agent      0  0  0   0   1    0    0    0    0    0
      explosive_agent    0  0  0   0   1    0    0    0    0    0
      paralize_agent     0  0  0   0   1    0    0    0    0    0
      horde              3  1  1   0   0    1    0    0    0    0
      run_away           2  0  0   0   0    1    0    0    0    0
      car_alarm          0  1  0   0   0    1    0    0    0    0
      infected_wound     0  0  1   0   0    0    0    0    0    0
      the_trader         0  0  0   0   0    2    0    0    0    0
      the_last_supper    0  0  0   0   0    2    0    0    0    0
      sweet_home         0  0  0   0   0    2    0    0    0    0
      security_box       0  0  0   0   0    1    0    1    0    0
      showcase_medkit    0  0  0   0   0    0    2    0    0    0
      vending_machine    0  0  0   0   0    1    0    2    0    0
      barricade          0  0  0   0   0    1    0    0    0    0
      gas_station        0  0  0   0   0    1    0    0    0    0
      exit               0  0  0   0   0    1    0    0    0    0
      exit_indoors       0  0  0   0   0    0    1    1    0    0
      pharmacy           0  0  0   0   0    1    0    0    0    0
      market             0  0  0   0   0    1    0    0    0    0
      """;

  /// The columns of a row of the table above, as the content has them.
  private static String column(int card) {
    return switch (CONTENT.back(card)) {
      case COMMON -> "D" + CONTENT.day(card);
      case KIT -> "Kit";
      case SET -> "Set";
      case CITY -> "City";
      case PHARMACY -> "Phar";
      case MARKET -> "Supm";
      case CALL -> "Call";
      case EPIC -> "Epic";
      case THREAT -> "Threat";
    };
  }

  /// Counts by `id column`, without zeros.
  private static Map<String, Integer> listed() {
    List<String> lines = DECKS.lines().toList();
    String[] columns = lines.getFirst().split(" +");
    Map<String, Integer> counts = new HashMap<>();
    for (String line : lines.subList(1, lines.size())) {
      String[] cells = line.split(" +");
      for (int i = 1; i < cells.length; i++) {
        if (!cells[i].equals("0")) {
          counts.put(cells[0] + " " + columns[i], Integer.valueOf(cells[i]));
        }
      }
    }
    return counts;
  }

  @Test
  void everyDeckHoldsTheListedCards() {
    Map<String, Integer> counts = new HashMap<>();
    for (int card = 0; card < CONTENT.size(); card++) {
      if (CONTENT.back(card) != Back.THREAT) {
        counts.merge(CONTENT.type(card).id() + " " + column(card), 1, Integer::sum);
      }
    }

    assertThat(counts).isEqualTo(listed());
  }

  @ParameterizedTest
  @CsvSource({
    "COMMON, 100",
    "KIT, 18",
    "SET, 18",
    "CITY, 16",
    "PHARMACY, 5",
    "MARKET, 5",
    "CALL, 6",
    "EPIC, 2",
    "THREAT, 5"
  })
  void everyBackHasItsNumberOfCards(Back back, int cards) {
    assertThat(CONTENT.count(back)).isEqualTo(cards);
  }

  @ParameterizedTest
  @CsvSource({"1, 54", "2, 23", "3, 23"})
  void everyDayHasItsCommonCards(int day, int cards) {
    assertThat(IntStream.range(0, CONTENT.size()).filter(card -> CONTENT.day(card) == day))
        .hasSize(cards);
  }

  @Test
  void theBoxHolds185Cards() {
    assertThat(CONTENT.size() + SURVIVOR_CARDS + SPACE_CARDS).isEqualTo(185);
    assertThat(CONTENT.survivors()).hasSize(SURVIVOR_CARDS);
  }

  @Test
  void everyCalledCardBelongsToItsLetter() {
    List<String> piles = new ArrayList<>(List.of("", "", "", ""));
    for (int card = 0; card < CONTENT.size(); card++) {
      if (CONTENT.letter(card) >= 0) {
        piles.set(
            CONTENT.letter(card), piles.get(CONTENT.letter(card)) + CONTENT.type(card).id() + " ");
      }
    }

    assertThat(piles)
        .containsExactly(
            "gun ammunition_gun ",
            "medkit medkit ",
            "canned_soup canned_soup ",
            "baby_ghoul baby_ghoul ");
  }

  @Test
  void theStartingSetsAreTheCardsOfTheSurvivors() {
    List<String> handedOut = new ArrayList<>();
    CONTENT.survivors().forEach(who -> handedOut.addAll(who.hand()));
    CONTENT.survivors().forEach(who -> handedOut.addAll(who.startReserve()));
    List<String> printed =
        IntStream.range(0, CONTENT.size())
            .filter(card -> CONTENT.back(card) == Back.SET)
            .mapToObj(card -> CONTENT.type(card).id())
            .toList();

    assertThat(handedOut).containsExactlyInAnyOrderElementsOf(printed);
  }

  @Test
  void theLayoutsAreThoseOfTheCatalogue() {
    assertThat(rows(0, CONTENT.layout().mainSize()))
        .containsExactly(
            "1: 0v1 2v1 4v1 6v1 8v1",
            "2: 1c1 3c1 5c1 7c1",
            "3: 2c1 4c1 6c1",
            "4: 3c1 5c1",
            "5: 2c2 4c2 6c2",
            "6: 1c2 3c2 5c2 7c2",
            "7: 0c3 2c3 4c3 6c3 8c3");
    assertThat(rows(CONTENT.layout().mainSize(), CONTENT.layout().size()))
        .containsExactly("1: 1v1 3v1 5v1", "2: 0v1 2c1 4c1 6v1");
  }

  /// Row by row: x, City or venue (v) or Common (c) back, the fewest players.
  private static List<String> rows(int from, int to) {
    List<String> rows = new ArrayList<>();
    int last = 0;
    for (Spot spot : CONTENT.layout().spots().subList(from, to)) {
      String cell = " " + spot.x() + (spot.venue() ? "v" : "c") + spot.players();
      if (spot.row() != last) {
        rows.add(spot.row() + ":" + cell);
        last = spot.row();
      } else {
        rows.set(rows.size() - 1, rows.getLast() + cell);
      }
    }
    return rows;
  }

  @ParameterizedTest
  @CsvSource({"1, 14, 3/6/7/6/3", "2, 21, 8/13/14/13/8", "3, 26, 12/18/19/18/12"})
  void soManyCardsMustLeaveBeforeTheCityCardsLieUncovered(int players, int cards, String leave) {
    List<Spot> spots = CONTENT.layout().spots();
    List<String> above = new ArrayList<>();
    int dealt = 0;
    for (int n = 0; n < CONTENT.layout().mainSize(); n++) {
      dealt += spots.get(n).players() <= players ? 1 : 0;
      if (spots.get(n).row() == 1) {
        above.add(Integer.toString(Long.bitCount(onTopOf(n, players))));
      }
    }

    assertThat(dealt).isEqualTo(cards);
    assertThat(String.join("/", above)).isEqualTo(leave);
  }

  /// All spots whose cards lie on this one, or on those, and so on.
  private static long onTopOf(int n, int players) {
    long all = 0;
    for (long rest = CONTENT.coveredBy(n); rest != 0; rest &= rest - 1) {
      int top = Long.numberOfTrailingZeros(rest);
      if (CONTENT.layout().spots().get(top).players() <= players) {
        all |= 1L << top | onTopOf(top, players);
      }
    }
    return all;
  }

  @ParameterizedTest
  @CsvSource({"1, 1100000", "2, 1000000", "3, 0"})
  void theLastSpacesStartBlocked(int players, String spaces) {
    assertThat(Integer.toBinaryString(CONTENT.blockedAtStart(players))).isEqualTo(spaces);
  }
}
