package horda.lab.attention;

import horda.engine.Seed;
import java.util.Map;

/// What to measure: one person at the first seat, bots at the others. Game `i` is dealt from
/// `seed.child(i)`.
///
/// @param options the host's options that differ from the standard
/// @param bot who plays the other seats
/// @param all whether the person is asked all that the rules ask
public record AttentionPlan(
    int seats, Map<String, String> options, int games, String bot, Seed seed, boolean all) {
  public AttentionPlan {
    options = Map.copyOf(options);
  }
}
