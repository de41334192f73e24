package horda.ruemorgue.content;

import horda.engine.Data;
import horda.engine.Known;

/// A skill on a survivor's card.
///
/// @param about what stands in the skill's brackets: melee, walker…; empty for most
public record Grant(Skill skill, String about) {
  /// Reads `shove` or `{damage: melee}`.
  static Grant read(Data item) {
    if (!item.isMap()) {
      return new Grant(Known.constant(item, Skill.values()), "");
    }
    if (item.keys().size() != 1) {
      throw new Data.Fault(item, "a skill is one word, or one word and what it is about");
    }
    String key = item.keys().getFirst();
    for (Skill skill : Skill.values()) {
      if (Known.id(skill).equals(key)) {
        return new Grant(skill, item.at(key).text());
      }
    }
    throw new Data.Fault(item, "there is no skill '" + key + "'");
  }
}
