package horda.ruemorgue.rules;

import static horda.ruemorgue.state.MorgueState.NONE;

import horda.engine.Refusal;
import horda.ruemorgue.content.Skill;
import horda.ruemorgue.mission.Special;
import horda.ruemorgue.state.MorgueState;
import java.util.ArrayList;
import java.util.List;

/// Which survivors may be taken: each once (RMO-SETUP-04), and what the mission needs (MIS-04).
final class Needs {
  private Needs() {}

  private static boolean isTaken(MorgueState s, int character) {
    String front = s.table.characters().get(character).front();
    for (byte who : s.who) {
      if (who != NONE && s.table.characters().get(who).front().equals(front)) {
        return true;
      }
    }
    return false;
  }

  /// Whether taking somebody leaves room for those whom the mission needs.
  static boolean mayTake(MorgueState s, int character) {
    if (isTaken(s, character)) {
      return false;
    }
    List<Skill> missing = missing(s);
    int free = 0;
    for (byte who : s.who) {
      free += who == NONE ? 1 : 0;
    }
    if (missing.size() < free) {
      return true;
    }
    return missing.stream().anyMatch(s.table.characters().get(character)::startsWith);
  }

  /// Skills that nobody has yet; one person counts for one of them.
  private static List<Skill> missing(MorgueState s) {
    Special.TeamNeeds needs = s.table.mission().rule(Special.TeamNeeds.class);
    List<Skill> missing = new ArrayList<>(needs == null ? List.of() : needs.skills());
    for (byte who : s.who) {
      if (who != NONE) {
        for (Skill skill : List.copyOf(missing)) {
          if (s.table.characters().get(who).startsWith(skill)) {
            missing.remove(skill);
            break;
          }
        }
      }
    }
    return missing;
  }

  private static String words(Skill skill) {
    return horda.engine.Known.id(skill).replace('-', ' ');
  }

  /// Refuses people named beforehand who do not fit the mission.
  static void check(MorgueState s) {
    if (!missing(s).isEmpty()) {
      throw new Refusal(
          "setup",
          "RMO-MIS-04",
          "This mission needs survivors with these skills: "
              + String.join(", ", missing(s).stream().map(Needs::words).toList())
              + ".");
    }
  }
}
