package horda.engine;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.ToIntBiFunction;

/// A stage made of a game's own functions. It refuses positions that break an invariant, and keys
/// that nobody knows.
///
/// @param placing changes a dealt table into a position
/// @param looking what a key is now, in words; null for an unknown key
/// @param seating the seat that a word speaks of; -1 if none
public record WordStage<S extends State>(
    Game<S> game,
    Placing<S> placing,
    BiFunction<S, String, @Nullable String> looking,
    List<String> keys,
    ToIntBiFunction<S, String> seating)
    implements Stage<S> {
  /// From the deal to the position; the question that waits lies on the agenda.
  public interface Placing<S extends State> {
    S place(S dealt, Data position, Out out);
  }

  @Override
  public S prepare(Setup setup, Data position, Out out) {
    S state = placing.place(game.deal(setup), position, out);
    for (Invariant<S> invariant : game.invariants()) {
      if (!invariant.holds().test(state)) {
        throw new Data.Fault(position, "the position breaks '" + invariant.name() + "'");
      }
    }
    return state;
  }

  @Override
  public String look(S state, String key) {
    String seen = looking.apply(state, key);
    if (seen == null) {
      String all = String.join(", ", keys);
      throw new Refusal("key", "", "There is no '" + key + "'; there are " + all + ".");
    }
    return seen;
  }

  @Override
  public int seat(S state, String word) {
    return seating.applyAsInt(state, word);
  }
}
