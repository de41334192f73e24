package horda.lab.experiment;

import horda.engine.Outcome;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/// How often something was so, and how often who had it won.
///
/// @param facts by [Fact#toString]
/// @param numbers by kind and value: `rounds 9`
public record Counts(SortedMap<String, Count> facts, SortedMap<String, Count> numbers) {

  /// @param cases seats for which it was so; in a game of one team, games
  /// @param wins how many of them won
  /// @param score sum of their scores
  public record Count(long cases, long wins, long score) {
    public static final Count NONE = new Count(0, 0, 0);

    public Count plus(Count other) {
      return new Count(cases + other.cases, wins + other.wins, score + other.score);
    }
  }

  static Counts empty() {
    return new Counts(new TreeMap<>(), new TreeMap<>());
  }

  void add(Counts other) {
    other.facts.forEach((fact, count) -> facts.merge(fact, count, Count::plus));
    other.numbers.forEach((number, count) -> numbers.merge(number, count, Count::plus));
  }

  /// Counts a game that is over.
  ///
  /// @param seats what was told of each seat
  void count(List<Notes> seats, Outcome outcome) {
    if (outcome.team()) {
      // A team wins or loses as one: what two of them hold is still one case.
      Notes all = new Notes();
      seats.forEach(all::add);
      count(all, outcome.teamWon(), 0, outcome);
      return;
    }
    for (int seat = 0; seat < seats.size(); seat++) {
      count(seats.get(seat), outcome.won(seat), seat, outcome);
    }
  }

  private void count(Notes notes, boolean won, int seat, Outcome outcome) {
    int score = seat < outcome.scores().size() ? outcome.scores().get(seat) : 0;
    Count one = new Count(1, won ? 1 : 0, score);
    notes.facts.forEach(fact -> facts.merge(fact, one, Count::plus));
    notes.numbers.forEach(number -> numbers.merge(number, one, Count::plus));
  }
}
