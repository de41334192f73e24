package horda.lab;

import horda.engine.Digest;

/// Counts what came out of some games; tallies of consecutive games add up.
final class Tally {
  final long[] wins;
  final long[] scores;
  long games;
  long decisions;
  long teamWins;
  boolean team;
  private final Digest digest = new Digest();

  Tally(int seats) {
    wins = new long[seats];
    scores = new long[seats];
  }

  void count(GameRow row) {
    games++;
    decisions += row.decisions();
    team |= row.team();
    teamWins += row.teamWon() ? 1 : 0;
    digest.add(row.digest()).add(row.winners()).add(row.reason());
    for (int seat = 0; seat < wins.length; seat++) {
      wins[seat] += row.won(seat) ? 1 : 0;
      scores[seat] += row.score(seat);
      digest.add(row.score(seat));
    }
  }

  /// Games in order, added up in the portions of a simulation, so that the digest is the same.
  static Tally of(int seats, Iterable<GameRow> rows) {
    Tally sum = new Tally(seats);
    Tally portion = new Tally(seats);
    for (GameRow row : rows) {
      portion.count(row);
      if (portion.games == Simulation.PORTION) {
        sum.add(portion);
        portion = new Tally(seats);
      }
    }
    if (portion.games > 0) {
      sum.add(portion);
    }
    return sum;
  }

  void add(Tally next) {
    games += next.games;
    decisions += next.decisions;
    team |= next.team;
    teamWins += next.teamWins;
    digest.add(next.digest.value());
    for (int seat = 0; seat < wins.length; seat++) {
      wins[seat] += next.wins[seat];
      scores[seat] += next.scores[seat];
    }
  }

  String digest() {
    return digest.hex();
  }
}
