package horda.lab.fuzz;

import horda.engine.Chance;
import horda.engine.Digest;
import horda.engine.State;
import horda.lab.Copies;
import java.util.ArrayList;
import java.util.List;

/// Keeps copies from all over a game; at its end none may have changed.
final class Memory<S extends State> {
  private static final int PLACES = 24;

  private record Kept<S>(S copy, long digest, int decision) {}

  private final List<Kept<S>> kept = new ArrayList<>();
  private int seen;

  /// A copy is equal to the original, and is kept with the same chance as any other.
  void look(S state, int decision, Chance chance) {
    long digest = Digest.of(state);
    S copy = Copies.of(state);
    if (copy == state) {
      throw new Broken("copy", "a copy is the state itself");
    }
    Broken.unlessEqual("copy", "digest of a copy", digest, Digest.of(copy));
    Kept<S> now = new Kept<>(copy, digest, decision);
    seen++;
    if (kept.size() < PLACES) {
      kept.add(now);
    } else {
      int place = chance.below(seen);
      if (place < PLACES) {
        kept.set(place, now);
      }
    }
  }

  void recall() {
    for (Kept<S> one : kept) {
      Broken.unlessEqual(
          "alias",
          "the copy of decision " + one.decision() + " changed while the game went on",
          one.digest(),
          Digest.of(one.copy()));
    }
  }
}
