package horda.ruemorgue.state;

import horda.ruemorgue.content.Skill;
import horda.ruemorgue.content.SkillSet;
import java.util.stream.Stream;

/// Actions for one purpose only, that skills give each turn (RMO-TURN-06).
public enum FreeAction {
  MOVE(Skill.FREE_MOVE),
  MELEE(Skill.FREE_MELEE),
  RANGED(Skill.FREE_RANGED),
  COMBAT(Skill.FREE_COMBAT),
  SEARCH(Skill.FREE_SEARCH),
  DOOR(Skill.BREAK_IN);

  static final int COUNT = values().length;

  /// The skills that give any of them.
  public static final SkillSet SKILLS =
      SkillSet.of(Stream.of(values()).map(FreeAction::skill).toArray(Skill[]::new));

  private final Skill skill;

  FreeAction(Skill skill) {
    this.skill = skill;
  }

  /// The skill that gives it.
  public Skill skill() {
    return skill;
  }
}
