package horda.lab;

import horda.engine.Setup;
import java.util.List;

/** A simulated game got stuck or broke; says how to see it again. */
public final class SimulationFailure extends RuntimeException {
  private static final long serialVersionUID = 1L;
  private final transient Setup setup;

  SimulationFailure(
      String game, int number, Setup setup, List<String> bots, RuntimeException fault) {
    super(
        "%s, game %d (seed %s, %d seats, options %s, bots %s): %s"
            .formatted(
                game,
                number,
                setup.seed(),
                setup.seats(),
                setup.options(),
                String.join(",", bots),
                fault.getMessage() == null ? fault.toString() : fault.getMessage()),
        fault);
    this.setup = setup;
  }

  /** Set-up of the game in question. */
  public Setup setup() {
    return setup;
  }
}
