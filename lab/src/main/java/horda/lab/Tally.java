package horda.lab;

import horda.engine.Digest;
import horda.engine.Outcome;
import horda.engine.State;

/** Counts what came out of some games; tallies of consecutive games add up. */
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

  void count(State end, Outcome outcome, long made) {
    games++;
    decisions += made;
    team |= outcome.team();
    teamWins += outcome.teamWon() ? 1 : 0;
    digest.add(Digest.of(end)).add(outcome.winners()).add(outcome.reason().key());
    for (int seat = 0; seat < wins.length; seat++) {
      wins[seat] += outcome.won(seat) ? 1 : 0;
      int score = seat < outcome.scores().size() ? outcome.scores().get(seat) : 0;
      scores[seat] += score;
      digest.add(score);
    }
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
