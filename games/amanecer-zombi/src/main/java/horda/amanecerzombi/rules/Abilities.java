package horda.amanecerzombi.rules;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.content.Icon;
import horda.amanecerzombi.content.Trait;
import horda.amanecerzombi.content.Traits;
import horda.amanecerzombi.state.AmanecerEvent;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.Piles;
import horda.amanecerzombi.state.Used;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Out;

/// GEN-17, SKILL-06: what Characters and skills can be used for, once a round.
final class Abilities {
  private Abilities() {}

  static void list(AmanecerState s, int seat, int window, Choices into) {
    for (int i = 0; i < s.people(seat); i++) {
      int character = s.person(seat, i);
      Traits traits = s.table.traits(character);
      if (s.table.isUsed(character) && (s.usedRound & Used.person(character)) == 0) {
        list(s, seat, traits, Plays.ABILITY, character, into);
      }
    }
    boolean learnt = s.zones.size(Piles.SKILL_DECK) < AmanecerState.SKILLS;
    for (int skill = 0; learnt && skill < AmanecerState.SKILLS; skill++) {
      if (s.skillOn[skill] != NONE
          && (s.usedRound & Used.skill(skill)) == 0
          && s.zones.contains(Piles.group(seat), s.skillOn[skill])) {
        list(s, seat, s.content().skill(skill).traits(), Plays.BY_SKILL, skill, into);
      }
    }
  }

  private static void list(
      AmanecerState s, int seat, Traits traits, int verb, int source, Choices into) {
    if (traits.has(Trait.HEAL_MEDICINE) && !s.inCombat(seat)) {
      listMedicine(s, seat, verb, source, into);
    }
    int icons = icons(traits);
    if (icons != 0) {
      Icons.listTurned(s, seat, icons, NONE, verb, source, into);
    }
  }

  private static int icons(Traits traits) {
    int icons = traits.has(Trait.READY_MECHANIC) ? Icon.MECHANIC.bit() : 0;
    icons |= traits.has(Trait.READY_ELECTRIC) ? Icon.ELECTRIC.bit() : 0;
    return icons | (traits.has(Trait.READY_TECHNICAL) ? Icons.technical() : 0);
  }

  private static void listMedicine(AmanecerState s, int seat, int verb, int source, Choices into) {
    for (int damage = 0; damage < AmanecerState.DAMAGES; damage++) {
      int on = s.damageOn[damage];
      if (on != NONE
          && s.content().damage(damage).isRemovedBy(Icon.MEDICINE)
          && s.zones.contains(Piles.group(seat), on)) {
        into.add(Code.of(verb, source, damage));
      }
    }
  }

  /// Once between two steps 1 (AMZ-ROUND-04).
  static void play(AmanecerState s, int seat, long choice, Out out) {
    int source = Code.a(choice);
    Traits traits;
    switch (Code.verb(choice)) {
      case Plays.ABILITY -> {
        s.usedRound |= Used.person(source);
        out.tell(AmanecerEvent.USED_ABILITY, seat, source);
        traits = s.table.traits(source);
      }
      case Plays.BY_SKILL -> {
        s.usedRound |= Used.skill(source);
        out.tell(AmanecerEvent.USED_SKILL, seat, source);
        traits = s.content().skill(source).traits();
      }
      default -> {
        CombatAbilities.play(s, seat, choice, out);
        return;
      }
    }
    if (traits.has(Trait.HEAL_MEDICINE)) {
      int damage = Code.b(choice);
      out.tell(AmanecerEvent.HEALED, s.damageOn[damage], damage);
      Decks.removeDamage(s, damage);
    } else {
      Icons.ready(s, Code.b(choice), out);
    }
  }
}
