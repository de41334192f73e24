package horda.lab.fuzz;

import horda.engine.Digest;
import horda.engine.State;
import horda.lab.Copies;
import java.util.ArrayList;
import java.util.List;

/// Copies, and states read back from JSON, that play along for a while with the same answers: a
/// field that a copy or a file forgot shows as soon as it matters.
final class Twins<S extends State> {
  /// One close look in this many starts a new pair.
  private static final int RARITY = 32;

  private static final int LIFE = 24;

  private record Twin<S>(String origin, S state, int born, int end) {}

  private final List<Twin<S>> twins = new ArrayList<>();

  void look(FuzzMoment<S> moment, S fromJson, int decision) {
    if (moment.question() != null && moment.chance().below(RARITY) == 0) {
      int end = decision + LIFE;
      twins.add(new Twin<>("copy", Copies.of(moment.state()), decision, end));
      twins.add(new Twin<>("json", fromJson, decision, end));
    }
  }

  /// The original has made its move; now the twins make the same.
  void follow(S original, PlayedMoves moves, int decision) {
    if (twins.isEmpty()) {
      return;
    }
    long digest = Digest.of(original);
    for (Twin<S> twin : twins) {
      moves.playLast(twin.state());
      String who = "the " + twin.origin() + " made at decision " + twin.born();
      Broken.unlessEqual("twin", who + " plays differently", digest, Digest.of(twin.state()));
      Broken.unlessEqual("alias", who + " changes the original", digest, Digest.of(original));
    }
    twins.removeIf(twin -> decision >= twin.end());
  }
}
