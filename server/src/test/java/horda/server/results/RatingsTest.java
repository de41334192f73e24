package horda.server.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import horda.server.results.Glicko.Duel;
import horda.server.results.Glicko.Rating;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/// Ratings of tables with several people, period by period.
class RatingsTest {
  private static final long WEEK = Duration.ofDays(7).toMillis();

  /// `names`: by place, the winner first; names of one place with a comma between them.
  private static Rated against(long ended, String... names) {
    List<Rated.Player> players = new ArrayList<>();
    int place = 1;
    for (String level : names) {
      int next = place;
      for (String name : level.split(",")) {
        players.add(new Rated.Player(name, place, place == 1));
        next++;
      }
      place = next;
    }
    return new Rated("city", ended, "", players.size(), true, players);
  }

  private static Rated together(long ended, String mission, boolean won, String... names) {
    List<Rated.Player> players = new ArrayList<>();
    for (String name : names) {
      players.add(new Rated.Player(name, 1, won));
    }
    return new Rated("morgue", ended, "mission=" + mission, names.length, won, players);
  }

  private static double rating(Ratings ratings, String name) {
    return ratings.people().get(name).rating().rating();
  }

  @Test
  void aTableOfThreeIsThreeDuelsInOnePeriod() {
    Ratings ratings = Ratings.of(List.of(against(5, "ana", "bo", "cy")), 5);

    Rating first = Glicko.after(Rating.NEW, List.of(duel(1), duel(1)));
    Rating second = Glicko.after(Rating.NEW, List.of(duel(0), duel(1)));
    assertThat(rating(ratings, "ana")).isEqualTo(first.rating());
    assertThat(rating(ratings, "bo")).isCloseTo(second.rating(), within(1e-9)).isEqualTo(1500);
    assertThat(rating(ratings, "cy")).isCloseTo(3000 - first.rating(), within(1e-6));
    assertThat(ratings.people().get("ana").games()).isEqualTo(1);
    assertThat(ratings.people().get("bo").won()).isZero();
  }

  private static Duel duel(double score) {
    return new Duel(Rating.NEW, score);
  }

  @Test
  void whoSharesAPlaceHasDrawn() {
    Ratings ratings = Ratings.of(List.of(against(5, "ana,bo")), 5);

    assertThat(rating(ratings, "ana")).isCloseTo(1500, within(1e-9));
    assertThat(ratings.people().get("bo").rating().deviation()).isLessThan(350);
  }

  @Test
  void gamesOfOnePeriodCountAtOnceInWhateverOrder() {
    List<Rated> games = new ArrayList<>();
    Random random = new Random(3);
    List<String> names = new ArrayList<>(List.of("ana", "bo", "cy", "di", "eva"));
    for (int i = 0; i < 12; i++) {
      Collections.shuffle(names, random);
      games.add(against(100 + i, names.get(0), names.get(1), names.get(2) + "," + names.get(3)));
    }
    Map<String, Double> one = all(Ratings.of(games, WEEK));

    Map<String, Double> other = all(Ratings.of(games.reversed(), WEEK));

    one.forEach((name, rating) -> assertThat(other.get(name)).isCloseTo(rating, within(1e-6)));
  }

  private static Map<String, Double> all(Ratings ratings) {
    Map<String, Double> all = new TreeMap<>();
    ratings.people().forEach((name, standing) -> all.put(name, standing.rating().rating()));
    return all;
  }

  @Test
  void theNextPeriodBeginsWhereTheLastEnded() {
    Rated first = against(1, "ana", "bo");
    Rated second = against(WEEK + 1, "ana", "bo");
    Ratings after = Ratings.of(List.of(first, second), WEEK + 2);

    Ratings before = Ratings.of(List.of(first), 2);
    Rating ana = before.people().get("ana").rating();
    Rating bo = before.people().get("bo").rating();
    assertThat(after.people().get("ana").rating())
        .isEqualTo(Glicko.after(ana, List.of(new Duel(bo, 1))));
  }

  @Test
  void whoRestsIsLessKnown() {
    List<Rated> games = List.of(against(1, "ana", "bo"));

    double soon = Ratings.of(games, 2).people().get("ana").rating().deviation();
    double late = Ratings.of(games, 60 * WEEK).people().get("ana").rating().deviation();

    assertThat(late).isGreaterThan(soon);
  }

  /// Everybody has a strength, and the stronger wins more often: the order is found.
  @Test
  void theOrderOfStrengthIsFound() {
    Random random = new Random(99);
    List<Rated> games = new ArrayList<>();
    double[] strength = {1.5, 0.9, 0.3, -0.3, -0.9, -1.5};
    for (int i = 0; i < 400; i++) {
      List<Integer> seats = new ArrayList<>(List.of(0, 1, 2, 3, 4, 5));
      Collections.shuffle(seats, random);
      Map<Double, String> order = new TreeMap<>(Collections.reverseOrder());
      for (int who : seats.subList(0, 4)) {
        order.put(strength[who] + random.nextGaussian(), "p" + who);
      }
      games.add(against(i * WEEK / 40, order.values().toArray(String[]::new)));
    }

    Map<String, Double> found = all(Ratings.of(games, 11 * WEEK));

    for (int who = 1; who < strength.length; who++) {
      assertThat(found.get("p" + (who - 1))).isGreaterThan(found.get("p" + who));
    }
  }

  @Test
  void peopleWhoPlayTogetherClimbByTheMissionsThatTheyBeat() {
    List<Rated> games = new ArrayList<>();
    for (int i = 0; i < 10; i++) {
      games.add(together(i, "easy", true, "ana", "bo"));
      games.add(together(i, "hard", i % 5 == 0, "cy", "di"));
    }
    games.add(together(10, "hard", true, "ana", "bo"));

    Ratings ratings = Ratings.of(games, 11);

    assertThat(ratings.together()).isTrue();
    double easy =
        ratings.challenges().get(new Ratings.Challenge("mission=easy", 2)).rating().rating();
    double hard =
        ratings.challenges().get(new Ratings.Challenge("mission=hard", 2)).rating().rating();
    assertThat(hard).isGreaterThan(easy);
    assertThat(rating(ratings, "ana")).isGreaterThan(rating(ratings, "cy"));
    assertThat(ratings.people().get("ana").won()).isEqualTo(11);
  }
}
