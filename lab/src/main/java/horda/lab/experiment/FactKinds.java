package horda.lab.experiment;

import horda.engine.Census;
import horda.engine.Counted;
import horda.engine.Game;
import java.util.List;

/// The kinds of facts that a game tells, in the order in which people want to read them.
///
/// @param dealt what chance deals out or is chosen before anything happened
/// @param earned what came to be on the way
public record FactKinds(List<String> dealt, List<String> earned) {
  public static FactKinds of(Game<?> game) {
    if (game instanceof Counted<?> counted) {
      Census<?> census = counted.census();
      return new FactKinds(census.dealt(), census.earned());
    }
    return new FactKinds(List.of(), List.of());
  }
}
