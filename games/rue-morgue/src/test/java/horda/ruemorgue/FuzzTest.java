package horda.ruemorgue;

import static org.assertj.core.api.Assertions.assertThat;

import horda.engine.Seed;
import horda.lab.fuzz.Fuzz;
import horda.lab.fuzz.FuzzPlan;
import horda.wire.Shelf;
import org.junit.jupiter.api.Test;

/** Random games at random tables: invariants, copies, JSON, secrets and undo. */
class FuzzTest {
  private static final RueMorgue GAME = (RueMorgue) Shelf.of(new RueMorgueBox()).game(RueMorgue.ID);

  @Test
  void nothingBreaks() {
    assertThat(Fuzz.run(GAME, FuzzPlan.close(6_000, Seed.of(1))).violations()).isEmpty();
  }
}
