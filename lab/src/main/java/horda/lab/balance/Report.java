package horda.lab.balance;

import horda.lab.stats.Mean;
import horda.lab.stats.Share;
import java.util.List;
import java.util.SortedMap;

/// All figures of a balance report.
///
/// @param findings what stands out, the greatest first
/// @param tables one for each number of seats
/// @param charts one for each kind of facts
/// @param options one for each option that was varied
public record Report(
    String game,
    Label title,
    List<String> bots,
    String seed,
    int gamesEach,
    long games,
    String content,
    String digest,
    List<Label> findings,
    List<Table> tables,
    List<Chart> charts,
    List<Choice> options,
    List<Histogram> lengths,
    List<Histogram> scores,
    List<Histogram> numbers,
    List<Ending> endings,
    List<Thinking> thinking) {

  /// @param teamWins games that the team won; of rivals, games with a winner
  /// @param seats how often each seat won
  public record Table(
      int players,
      long games,
      boolean team,
      Share teamWins,
      List<Share> seats,
      Mean decisions,
      Mean scores,
      Mean winnersScores) {}

  /// @param dealt whether chance alone gave it: then wins are its doing; else winners may only have
  ///   come by it
  public record Chart(String kind, Label title, boolean dealt, List<Row> rows) {}

  /// @param expected rate of wins of all, at the same tables
  /// @param notable whether the difference is too great for chance, all rows of the chart
  ///   considered
  /// @param players the same by number of players
  public record Row(
      Label name,
      Share wins,
      double expected,
      boolean notable,
      double meanScore,
      SortedMap<Integer, Share> players) {
    double lift() {
      return wins.rate() - expected;
    }
  }

  /// An option and what its values do.
  public record Choice(String id, Label title, int players, List<Value> values) {}

  /// @param wins of the team; of rivals, of the first seat
  public record Value(
      Label name, boolean standard, boolean team, Share wins, Mean scores, Mean decisions) {}

  /// @param from where the first bar begins
  /// @param step how wide a bar is
  public record Histogram(
      String kind, Label title, int players, int from, int step, List<Long> bars, double mean) {}

  public record Ending(int players, Label reason, Share share) {}

  public record Thinking(
      String bot,
      long decisions,
      double meanMillis,
      double p99Millis,
      double p999Millis,
      double maxMillis,
      List<Long> bars,
      List<String> barTitles) {}
}
