package horda.ruemorgue.rules;

import static horda.ruemorgue.state.MorgueState.NONE;

import horda.engine.Refusal;
import horda.ruemorgue.content.Skill;
import horda.ruemorgue.content.Survivor;
import horda.ruemorgue.mission.Special;
import horda.ruemorgue.state.MorgueState;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/// Which survivors may be taken: each once (RMO-SETUP-04), and what the mission needs (MIS-04).
final class Needs {
  private final MorgueState s;
  private final List<Skill> missing;
  private final int free;

  /// Sheets of those who are taken.
  private final BitSet taken = new BitSet();

  Needs(MorgueState s) {
    this.s = s;
    this.missing = missing(s);
    int none = 0;
    for (byte who : s.who) {
      if (who == NONE) {
        none++;
      } else {
        taken.set(s.table.sheet(who));
      }
    }
    this.free = none;
  }

  /// Whether taking somebody leaves room for those whom the mission needs.
  boolean mayTake(int character) {
    if (taken.get(s.table.sheet(character))) {
      return false;
    }
    return missing.size() < free || meets(s.table.characters().get(character));
  }

  private boolean meets(Survivor survivor) {
    for (Skill skill : missing) {
      if (survivor.startsWith(skill)) {
        return true;
      }
    }
    return false;
  }

  /// Skills that nobody has yet; one person counts for one of them.
  private static List<Skill> missing(MorgueState s) {
    Special.TeamNeeds needs = s.table.mission().rule(Special.TeamNeeds.class);
    if (needs == null) {
      return List.of();
    }
    List<Skill> missing = new ArrayList<>(needs.skills());
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
