package horda.ruemorgue.view;

import java.util.List;

/// A rule of the mission; `text` and `args` are as in `GoalView`.
public record RuleView(String text, List<TaskArg> args) {
  public RuleView {
    args = List.copyOf(args);
  }
}
