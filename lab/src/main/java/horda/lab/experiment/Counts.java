package horda.lab.experiment;

import horda.engine.Census;
import horda.engine.Game;
import horda.engine.Outcome;
import horda.engine.Phrase;
import horda.engine.State;
import java.util.Collections;
import java.util.HashSet;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * How often something was so, and how often who had it won.
 *
 * @param facts by {@link Fact#toString}
 * @param numbers by kind and value: {@code rounds 9}
 */
public record Counts(SortedMap<String, Count> facts, SortedMap<String, Count> numbers) {

  /**
   * @param cases seats for which it was so; in a game of one team, games
   * @param wins how many of them won
   * @param score sum of their scores
   */
  public record Count(long cases, long wins, long score) {
    static final Count NONE = new Count(0, 0, 0);

    Count plus(Count other) {
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

  /** Takes the census of a game that is over. */
  <S extends State> void take(Game<S> game, S end, Outcome outcome) {
    Census<S> census = game.census();
    if (census == null) {
      return;
    }
    // A team wins or loses as one: what two of them hold is still one case.
    Set<String> facted = outcome.team() ? new HashSet<>() : Collections.emptySet();
    for (int seat = 0; seat < end.seats(); seat++) {
      if (!outcome.team()) {
        facted = new HashSet<>();
      }
      int score = seat < outcome.scores().size() ? outcome.scores().get(seat) : 0;
      census.take(end, seat, new Sink(facted, new Count(1, outcome.won(seat) ? 1 : 0, score)));
    }
  }

  private final class Sink implements Census.Facts {
    private final Set<String> seen;
    private final Count one;

    Sink(Set<String> seen, Count one) {
      this.seen = seen;
      this.one = one;
    }

    @Override
    public void fact(String kind, Phrase what) {
      count(facts, Fact.of(kind, what).toString());
    }

    @Override
    public void number(String kind, int value) {
      count(numbers, kind + " " + value);
    }

    private void count(SortedMap<String, Count> into, String key) {
      if (seen.add(key)) {
        into.merge(key, one, Count::plus);
      }
    }
  }
}
