package horda.server.results;

import horda.server.results.Glicko.Duel;
import horda.server.results.Glicko.Rating;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;

/// The ratings of one game, made of all its rated games from the first to the last. Nothing of it
/// is kept: whoever has the games has the ratings.
///
/// Glicko-2 knows two opponents. A game of several is as many as there are pairs: each has played
/// against each other one, and who has the better place has won; the same place is a draw. All
/// games of a period count at once, against what the others were before it. People who play
/// together play against what they have set themselves: a mission with a number of seats has a
/// rating like a person, and wins when they lose.
final class Ratings {
  static final int PERIOD_DAYS = 7;
  private static final long PERIOD = TimeUnit.DAYS.toMillis(PERIOD_DAYS);

  /// As many periods without a game make everybody as unknown as somebody new.
  private static final int LONGEST_REST = 500;

  /// What is known of somebody, or of a challenge.
  record Standing(Rating rating, int games, int won) {
    static final Standing NEW = new Standing(Rating.NEW, 0, 0);
  }

  /// A mission with a number of seats.
  record Challenge(String name, int seats) {}

  private final Map<String, Standing> people = new HashMap<>();
  private final Map<Challenge, Standing> challenges = new HashMap<>();
  private int games;
  private boolean together;

  private Ratings() {}

  /// `games`: of one game, in the order in which they ended. The period that has not ended yet
  /// counts as if it ended now.
  static Ratings of(List<Rated> games, long now) {
    Map<Long, List<Rated>> periods = new TreeMap<>();
    for (Rated game : games) {
      periods.computeIfAbsent(game.ended() / PERIOD, _ -> new ArrayList<>()).add(game);
    }
    Ratings ratings = new Ratings();
    long last = periods.isEmpty() ? 0 : periods.keySet().iterator().next() - 1;
    for (Map.Entry<Long, List<Rated>> period : periods.entrySet()) {
      ratings.rest(period.getKey() - last - 1);
      ratings.play(period.getValue());
      last = period.getKey();
    }
    if (!periods.isEmpty()) {
      ratings.rest(Math.max(0, now / PERIOD - last - 1));
    }
    return ratings;
  }

  private void rest(long periods) {
    for (int i = 0; i < Math.min(periods, LONGEST_REST); i++) {
      people.replaceAll((_, had) -> rested(had));
      challenges.replaceAll((_, had) -> rested(had));
    }
  }

  private static Standing rested(Standing had) {
    return new Standing(Glicko.after(had.rating(), List.of()), had.games(), had.won());
  }

  /// What somebody has played in a period.
  private static final class Sheet {
    private final List<Duel> duels = new ArrayList<>();
    private int games;
    private int won;

    void game(boolean victory) {
      games++;
      won += victory ? 1 : 0;
    }

    Standing after(Standing before) {
      return new Standing(
          Glicko.after(before.rating(), duels), before.games() + games, before.won() + won);
    }
  }

  private void play(List<Rated> period) {
    Map<String, Sheet> sheets = new HashMap<>();
    Map<Challenge, Sheet> against = new HashMap<>();
    for (Rated game : period) {
      games += game.players().isEmpty() ? 0 : 1;
      together |= game.together();
      for (Rated.Player player : game.players()) {
        Sheet sheet = sheets.computeIfAbsent(player.member(), _ -> new Sheet());
        sheet.game(game.together() ? player.won() : player.place() == 1);
        if (game.together()) {
          together(game, player, sheet, against);
        } else {
          pairs(game, player, sheet);
        }
      }
      if (game.together() && !game.players().isEmpty()) {
        against.computeIfAbsent(challenge(game), _ -> new Sheet()).game(!game.won());
      }
    }
    Set<String> everybody = new HashSet<>(people.keySet());
    everybody.addAll(sheets.keySet());
    Map<String, Standing> next = new HashMap<>();
    for (String member : everybody) {
      next.put(member, sheets.getOrDefault(member, new Sheet()).after(of(member)));
    }
    Set<Challenge> all = new HashSet<>(challenges.keySet());
    all.addAll(against.keySet());
    Map<Challenge, Standing> met = new HashMap<>();
    for (Challenge one : all) {
      met.put(one, against.getOrDefault(one, new Sheet()).after(of(one)));
    }
    people.putAll(next);
    challenges.putAll(met);
  }

  private static Challenge challenge(Rated game) {
    return new Challenge(game.challenge(), game.seats());
  }

  private void together(
      Rated game, Rated.Player player, Sheet sheet, Map<Challenge, Sheet> against) {
    Challenge challenge = challenge(game);
    double score = player.won() ? 1 : 0;
    sheet.duels.add(new Duel(of(challenge).rating(), score));
    against
        .computeIfAbsent(challenge, _ -> new Sheet())
        .duels
        .add(new Duel(of(player.member()).rating(), 1 - score));
  }

  private void pairs(Rated game, Rated.Player player, Sheet sheet) {
    for (Rated.Player other : game.players()) {
      if (!other.member().equals(player.member())) {
        int better = Integer.compare(other.place(), player.place());
        sheet.duels.add(new Duel(of(other.member()).rating(), (1 + Integer.signum(better)) / 2.0));
      }
    }
  }

  private Standing of(String member) {
    return people.getOrDefault(member, Standing.NEW);
  }

  private Standing of(Challenge challenge) {
    return challenges.getOrDefault(challenge, Standing.NEW);
  }

  Map<String, Standing> people() {
    return people;
  }

  Map<Challenge, Standing> challenges() {
    return challenges;
  }

  int games() {
    return games;
  }

  /// Whether the people of this game play together.
  boolean together() {
    return together;
  }
}
