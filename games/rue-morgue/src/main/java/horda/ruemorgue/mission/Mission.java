package horda.ruemorgue.mission;

import horda.ruemorgue.map.Board;
import java.util.List;

/// A mission: a board, what lies on it, and what is to be done (RMO-MIS-01). Zones and doors are
/// numbers of its board.
///
/// @param goals to be fulfilled in this order
/// @param rules special to this mission
public record Mission(
    Heading heading,
    Board board,
    Pieces pieces,
    List<Goal> goals,
    List<Special> rules,
    Alive alive) {
  public Mission {
    goals = List.copyOf(goals);
    rules = List.copyOf(rules);
  }

  /// The same mission; one death loses it where a goal needs all starting survivors, whatever the
  /// file says of the living (RMO-END-07).
  public Mission settled() {
    boolean all =
        goals.stream()
            .anyMatch(g -> g instanceof Goal.Gather || g instanceof Goal.Leave l && l.starting());
    Alive least = all ? new Alive(Alive.Kind.ALL, 0) : alive;
    return new Mission(heading, board, pieces, goals, rules, least);
  }

  public String id() {
    return heading.id();
  }

  /// The rule of that kind, or null.
  public <T extends Special> @horda.engine.Nullable T rule(Class<T> kind) {
    for (Special rule : rules) {
      if (kind.isInstance(rule)) {
        return kind.cast(rule);
      }
    }
    return null;
  }
}
