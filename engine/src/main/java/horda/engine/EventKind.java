package horda.engine;

import java.util.List;

/// What is known of a kind of event before one happens.
///
/// @param key key in the text files, below `event`
/// @param rule id of the rule by which it happens
/// @param arguments the kind of each argument: `card`, `seat`, `number`…
public record EventKind(String key, String rule, List<String> arguments) {
  public EventKind {
    arguments = List.copyOf(arguments);
  }

  /// The kind that an enum constant stands for; it has the same name.
  public static EventKind of(Enum<?> constant, String rule, String... arguments) {
    return new EventKind(Known.id(constant), rule, List.of(arguments));
  }
}
