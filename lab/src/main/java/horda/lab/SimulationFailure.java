package horda.lab;

import horda.engine.Setup;
import java.util.List;

/// A simulated game got stuck or broke; says how to see it again.
public final class SimulationFailure extends RuntimeException {
  private static final long serialVersionUID = 1L;

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
  }

  private SimulationFailure(String sentence) {
    super(sentence);
  }

  /// The same, of a game that was played on another machine: only its sentence came back.
  public static SimulationFailure elsewhere(String sentence) {
    return new SimulationFailure(sentence);
  }
}
