package horda.ruemorgue.content;

import java.util.List;

/// A set of skills: eighty-three bits.
public record SkillSet(long low, long high) {
  public static final SkillSet NONE = new SkillSet(0, 0);

  public static SkillSet of(Skill... skills) {
    SkillSet set = NONE;
    for (Skill skill : skills) {
      set = set.with(skill);
    }
    return set;
  }

  static SkillSet of(List<Grant> grants) {
    SkillSet set = NONE;
    for (Grant grant : grants) {
      set = set.with(grant.skill());
    }
    return set;
  }

  public SkillSet with(Skill skill) {
    long bit = 1L << skill.ordinal();
    return skill.ordinal() < Long.SIZE
        ? new SkillSet(low | bit, high)
        : new SkillSet(low, high | bit);
  }

  public boolean has(Skill skill) {
    long half = skill.ordinal() < Long.SIZE ? low : high;
    return (half >> skill.ordinal() & 1) != 0;
  }

  public boolean meets(SkillSet other) {
    return (low & other.low | high & other.high) != 0;
  }
}
