package horda.wire.doc;

import horda.engine.Nullable;
import horda.engine.View;
import horda.engine.Written;
import horda.engine.shape.LeftOut;
import java.util.List;

/// What is said about a plan.
///
/// @param sound it can be played
/// @param text the plan as a file
/// @param plan the same as a tree, every plain value a text; missing when it cannot be read at all
/// @param picture the game's own: the plan as it would lie on the table; missing when too much is
///   wrong
public record PlanReport(
    boolean sound,
    String text,
    @LeftOut @Nullable Written plan,
    List<Fault> faults,
    @LeftOut @Nullable View picture)
    implements PlanReportWritten {
  /// Something wrong with a plan.
  ///
  /// @param text a sentence in the language of the request
  /// @param line in the plan's text; 0 if unknown
  /// @param path through the plan's tree: `doors/2/at`; empty for the whole
  /// @param places where on the plan, in the game's names
  public record Fault(String code, String text, int line, String path, List<String> places) {}
}
