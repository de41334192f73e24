package horda.lab;

import horda.bots.RandomBot;
import horda.engine.Seed;
import java.util.List;
import java.util.Map;

/// What to simulate. Game `i` is dealt from `seed.child(i)`.
///
/// @param options the host's options that differ from the standard
/// @param bots names of bots, one a seat; the last plays all further seats
/// @param most decisions after which a game counts as stuck
public record SimulationPlan(
    int seats,
    Map<String, String> options,
    int games,
    List<String> bots,
    Seed seed,
    int threads,
    int most) {
  /// Far more decisions than a game of any rule book takes.
  public static final int MOST = 1_000_000;

  public SimulationPlan {
    options = Map.copyOf(options);
    bots = List.copyOf(bots);
    if (games < 1 || threads < 1 || bots.isEmpty()) {
      throw new IllegalArgumentException("at least one game, one thread and one bot");
    }
  }

  /// Random bots, standard options, one thread.
  public static SimulationPlan of(int seats, int games, Seed seed) {
    return new SimulationPlan(seats, Map.of(), games, List.of(RandomBot.NAME), seed, 1, MOST);
  }

  public SimulationPlan onThreads(int number) {
    return new SimulationPlan(seats, options, games, bots, seed, number, most);
  }

  public SimulationPlan withBots(List<String> names) {
    return new SimulationPlan(seats, options, games, names, seed, threads, most);
  }

  public SimulationPlan withOptions(Map<String, String> chosen) {
    return new SimulationPlan(seats, chosen, games, bots, seed, threads, most);
  }

  public SimulationPlan stuckAfter(int decisions) {
    return new SimulationPlan(seats, options, games, bots, seed, threads, decisions);
  }

  String bot(int seat) {
    return bots.get(Math.min(seat, bots.size() - 1));
  }
}
