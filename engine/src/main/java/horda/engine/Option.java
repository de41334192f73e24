package horda.engine;

import java.util.List;

/// A choice in readable form.
///
/// @param id readable and stable within a decision: `attack:3`
/// @param label what it says
/// @param targets the components that it touches, so that a screen can light them up without
///   knowing the rules
public record Option(String id, Phrase label, List<Ref> targets) {
  public Option {
    targets = List.copyOf(targets);
  }

  /// What it does: `attack` for `attack:3`. The arguments are those of its label.
  public String verb() {
    int colon = id.indexOf(':');
    return colon < 0 ? id : id.substring(0, colon);
  }

  /// An option that touches nothing and says what its verb says.
  public static Option plain(String verb) {
    return new Option(verb, Phrase.of("option." + verb), List.of());
  }

  /// An option that touches just what its label names.
  public static Option of(String id, Phrase label) {
    return new Option(id, label, label.targets());
  }
}
