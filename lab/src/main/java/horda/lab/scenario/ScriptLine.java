package horda.lab.scenario;

import java.util.List;

/// One line of a script; `where` is its file and line.
public sealed interface ScriptLine {
  String where();

  /// Somebody answers; then things are as expected.
  record Play(String where, String who, String option, List<Expected> then) implements ScriptLine {
    public Play {
      then = List.copyOf(then);
    }
  }

  /// Things are as expected now.
  record Look(String where, List<Expected> expected) implements ScriptLine {
    public Look {
      expected = List.copyOf(expected);
    }
  }

  /// An answer is refused; an empty code or rule may be any.
  record Refuse(String where, String who, String option, String code, String rule)
      implements ScriptLine {}

  /// Exactly these options are on offer, in any order.
  record Offers(String where, String who, List<String> options) implements ScriptLine {
    public Offers {
      options = List.copyOf(options);
    }
  }

  /// What `key` must be, in the game's words.
  record Expected(String where, String key, String value) {}
}
