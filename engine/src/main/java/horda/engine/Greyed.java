package horda.engine;

import java.util.ArrayList;
import java.util.List;

/// What a seat cannot do just now, each with the rule that forbids it.
public final class Greyed {
  /// One thing not on offer: a readable id like an option's, a reason to say, and the rule behind
  /// it.
  public record Reason(String id, Phrase why, String rule) {
    /// The components that it is about: pointing at one of them shows why it cannot be used.
    public List<Ref> targets() {
      return why.targets();
    }
  }

  private final List<Reason> reasons = new ArrayList<>();

  public void add(String id, String rule, Phrase why) {
    reasons.add(new Reason(id, why, rule));
  }

  public List<Reason> reasons() {
    return List.copyOf(reasons);
  }
}
