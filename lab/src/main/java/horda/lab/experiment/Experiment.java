package horda.lab.experiment;

import horda.engine.Seed;
import horda.lab.SimulationPlan;
import horda.wire.Json;
import java.util.List;

/// What to play. Every arm plays `deals` games; game `i` of each is dealt from
/// `seed.child(arm.first() + i)`, so that arms can be compared deal by deal. All that decides the
/// games is in here.
///
/// @param revision of the rules: games of other rules are other games
/// @param seed as [Seed#toString] writes it
/// @param most decisions after which a game counts as stalled
/// @param watched whether facts, thinking times and the conduct of bots are kept; a watched game
///   that stalls is counted, an unwatched one fails the run
public record Experiment(
    String game, int revision, List<Arm> arms, int deals, String seed, int most, boolean watched) {
  /// In watched games: more decisions than any game of sensible bots takes.
  public static final int WATCHED_MOST = 100_000;

  public Experiment {
    arms = List.copyOf(arms);
    if (deals < 1 || arms.isEmpty()) {
      throw new IllegalArgumentException("at least one deal and one arm");
    }
  }

  /// Games of all arms together.
  public long games() {
    return (long) deals * arms.size();
  }

  /// One arm as a simulation.
  SimulationPlan plan(int arm) {
    Arm at = arms.get(arm);
    return new SimulationPlan(
        at.seats(), at.options(), deals, at.bots(), Seed.parse(seed), 1, most);
  }

  /// One line, for journals and for machines elsewhere.
  public String json() {
    return Json.MAPPER.writeValueAsString(this);
  }

  public static Experiment parse(String json) {
    return Json.MAPPER.readValue(json, Experiment.class);
  }
}
