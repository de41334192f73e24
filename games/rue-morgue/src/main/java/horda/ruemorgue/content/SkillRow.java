package horda.ruemorgue.content;

import horda.engine.Data;
import horda.engine.Known;
import java.util.List;
import java.util.stream.Stream;

/// How a skill may be used.
///
/// @param takes what stands in its brackets (RMO-SKILL-11)
/// @param compat whether it has no effect in this box (RMO-SKILL-12)
public record SkillRow(
    Skill skill, When when, Limit limit, Takes takes, boolean compat, String provenance) {
  /// When it works.
  public enum When {
    /// Whenever its condition holds, in a Team Action too.
    PASSIVE,
    /// Only in the owner's own turn (RMO-TEAM-13).
    OWN_TURN,
    SET_UP
  }

  /// How often.
  public enum Limit {
    NONE,
    /// Once per action.
    ACTION,
    /// Once in each own turn (RMO-TURN-14).
    TURN,
    /// Once in each zombies' phase.
    PHASE
  }

  /// What a skill is about, where it has to be said.
  public enum Takes {
    NOTHING,
    EQUIPMENT,
    COMBAT,
    ZOMBIE,
    LEVEL
  }

  /// The words that may stand in the brackets; none where there are no brackets.
  public List<String> words(List<Equipment> equipment) {
    return switch (takes) {
      case NOTHING -> List.of();
      case EQUIPMENT ->
          equipment.stream()
              .filter(kind -> skill == Skill.STARTS_WITH ? isUseful(kind) : kind instanceof Weapon)
              .map(Equipment::id)
              .toList();
      case COMBAT -> List.of("melee", "ranged", "combat");
      case ZOMBIE -> List.of("walker", "fatty", "runner", "crawler", "a-bomb", "skinner");
      case LEVEL -> List.of("yellow", "orange", "red");
    };
  }

  private static boolean isUseful(Equipment kind) {
    return !(kind instanceof Item item) || item.effect() != Item.Effect.SCARE;
  }

  /// The skill with everything that may stand in its brackets.
  Stream<Grant> grants(List<Equipment> equipment) {
    return takes == Takes.NOTHING
        ? Stream.of(new Grant(skill, ""))
        : words(equipment).stream().map(word -> new Grant(skill, word));
  }

  static SkillRow read(Data row) {
    Skill skill = Known.constant(row.at("id"), Skill.values());
    if (!row.at("rule").text().equals(skill.rule())) {
      throw new Data.Fault(row.at("rule"), "the rule of this skill is " + skill.rule());
    }
    return new SkillRow(
        skill,
        Known.constant(row.at("when"), When.values()),
        Known.constant(row.at("limit"), Limit.values()),
        row.has("takes") ? Known.constant(row.at("takes"), Takes.values()) : Takes.NOTHING,
        row.flag("compat"),
        Provenance.of(row));
  }
}
