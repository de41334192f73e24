package horda.lab.fuzz;

import horda.engine.Chance;
import horda.engine.Game;
import horda.engine.Refusal;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.engine.TableOption;
import java.util.Map;
import java.util.TreeMap;

/// Draws a table at random: seats and options.
final class Draw {
  /// A game may refuse some combinations of options.
  private static final int TRIES = 20;

  private Draw() {}

  static Setup setup(Game<?> game, Seed seed, Chance chance) {
    int seats = game.minSeats() + chance.below(game.maxSeats() - game.minSeats() + 1);
    for (int i = 0; i < TRIES; i++) {
      Setup drawn = Setup.of(game, seats, options(game, chance), seed);
      if (deals(game, drawn)) {
        return drawn;
      }
    }
    return Setup.of(game, seats, Map.of(), seed);
  }

  private static boolean deals(Game<?> game, Setup setup) {
    try {
      return game.deal(setup).seats() == setup.seats();
    } catch (Refusal _) {
      return false;
    } catch (RuntimeException _) {
      // A violation: let the game itself run into it.
      return true;
    }
  }

  /// Listed values, all with the same chance; free options stay as they are, because their words
  /// are unknown.
  private static Map<String, String> options(Game<?> game, Chance chance) {
    Map<String, String> chosen = new TreeMap<>();
    for (TableOption option : game.options()) {
      if (!option.values().isEmpty() && chance.below(3) > 0) {
        chosen.put(option.id(), option.values().get(chance.below(option.values().size())));
      }
    }
    return chosen;
  }
}
