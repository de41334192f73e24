package horda.engine;

import java.util.List;

/// Where people make plans of their own for a game: a map, a mission. A plan is a file that
/// somebody may also write by hand; what can be wrong with it is told, never thrown.
public interface Workshop {
  /// Names of the plans that came with the game.
  List<String> names();

  /// One of them; refuses (`no-plan`) an unknown name.
  Data plan(String name);

  /// What plans are made of: pieces, words, limits. Written for programs as views are.
  View bench();

  /// Reads a plan and looks at it from all sides.
  Report check(Data plan);

  /// Something wrong with a plan.
  ///
  /// @param where as [Data#where] told it
  /// @param code the key of its sentence, below `fault` in the game's texts
  /// @param args what fills the places of the sentence
  /// @param places where on the plan it is, in the game's own names; may be empty
  record Flaw(String where, String code, List<String> args, List<String> places) {
    public Flaw {
      args = List.copyOf(args);
      places = List.copyOf(places);
    }
  }

  /// The outcome.
  ///
  /// @param flaws empty if the plan can be played
  /// @param picture the plan as it would lie on the table; null if too much is wrong to draw it
  record Report(List<Flaw> flaws, @Nullable View picture) {
    public Report {
      flaws = List.copyOf(flaws);
    }
  }
}
