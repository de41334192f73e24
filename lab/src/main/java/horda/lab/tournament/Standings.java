package horda.lab.tournament;

import horda.lab.experiment.Conduct;
import horda.lab.stats.Interval;
import horda.lab.stats.Share;
import java.util.List;

/// How a tournament ended.
///
/// @param team whether the bots played as teams, each with its like
/// @param places the best first
/// @param pairs for every two bots how they fared against each other
/// @param companies for every set of bots at a table how each of them fared
/// @param stalls games that did not end
/// @param digest over all games
public record Standings(
    String game,
    int seats,
    long games,
    int deals,
    boolean team,
    List<Place> places,
    List<Pair> pairs,
    List<Company> companies,
    long stalls,
    String digest) {
  /// @param rating on Elo's scale, and where it lies; rivals only
  /// @param wins seats that won; for a team, games
  /// @param meanScore a seat
  public record Place(
      String bot,
      double rating,
      Interval ratingInterval,
      Share wins,
      double meanScore,
      Behaviour behaviour) {}

  /// @param illegal answers that were not on offer; a fair one was taken instead
  /// @param broken decisions in which the bot failed
  public record Behaviour(
      long decisions,
      double meanMillis,
      double p99Millis,
      double p999Millis,
      double maxMillis,
      long illegal,
      long broken) {
    static Behaviour of(Conduct conduct) {
      return new Behaviour(
          conduct.decisions(),
          conduct.clock().meanMillis(),
          conduct.clock().millisAt(0.99),
          conduct.clock().millisAt(0.999),
          conduct.clock().longestMillis(),
          conduct.illegal(),
          conduct.broken());
    }
  }

  /// @param ahead how often `bot` was ahead of `other`; in teams: won a deal that the other lost
  /// @param chance teams: how likely chance alone makes at least such a difference; else 1
  public record Pair(String bot, String other, long ahead, long level, long behind, double chance) {
    public double share() {
      return (ahead + level / 2.0) / Math.max(1, ahead + level + behind);
    }
  }

  /// @param bots who sat at the table, wherever
  /// @param wins one for each different bot: games that one of its seats won
  public record Company(List<String> bots, List<Winner> wins) {}

  public record Winner(String bot, Share wins) {}

  public Standings {
    places = List.copyOf(places);
    pairs = List.copyOf(pairs);
    companies = List.copyOf(companies);
  }
}
