package horda.ruemorgue.view;

import java.util.List;

/** A rule of the mission; {@code text} and {@code args} are as in {@link GoalView}. */
public record RuleView(String text, List<String> args) {
  public RuleView {
    args = List.copyOf(args);
  }
}
