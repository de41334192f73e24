package horda.amanecerzombi.rules;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.content.Deed;
import horda.amanecerzombi.content.Trait;
import horda.amanecerzombi.state.AmanecerEvent;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.Piles;
import horda.amanecerzombi.state.Used;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Out;

/// What is used before a phase is rolled: the Preacher's sacrifice, the Molotov.
final class CombatAbilities {
  private CombatAbilities() {}

  static void list(AmanecerState s, int seat, Choices into) {
    if (!InitialAttacks.mayMake(s, seat)) {
      return;
    }
    listSacrifices(s, seat, into);
    int held = Piles.objects(seat);
    for (int i = 0; i < s.zones.size(held); i++) {
      int object = s.zones.at(held, i);
      if (!s.isTurned(object) && s.content().object(object).use(Deed.INITIAL_ATTACK) > 0) {
        into.add(Code.of(Plays.USE, object, Deed.INITIAL_ATTACK.ordinal()));
      }
    }
  }

  /// Once per combat against Zombies, another Character of the Group for up to a number of dice.
  private static void listSacrifices(AmanecerState s, int seat, Choices into) {
    if (s.attacker != NONE || s.dice == 0) {
      return;
    }
    for (int i = 0; i < s.people(seat); i++) {
      int preacher = s.person(seat, i);
      if (s.table.gives(preacher, Trait.SACRIFICE) > 0
          && (s.usedCombat & Used.person(preacher)) == 0) {
        for (int j = 0; j < s.people(seat); j++) {
          if (j != i) {
            into.add(Code.of(Plays.IN_COMBAT, preacher, s.person(seat, j)));
          }
        }
      }
    }
  }

  static void play(AmanecerState s, int seat, long choice, Out out) {
    s.agenda.push(new Combats.Settle());
    int a = Code.a(choice);
    if (Code.verb(choice) == Plays.USE) {
      Objects.spend(s, seat, a, out);
      InitialAttacks.own(s, seat, s.content().object(a).use(Deed.INITIAL_ATTACK));
      return;
    }
    s.usedCombat |= Used.person(a);
    out.tell(AmanecerEvent.USED_ABILITY, seat, a);
    s.dice = Math.max(0, s.dice - s.table.gives(a, Trait.SACRIFICE));
    Deaths.discard(s, seat, Code.b(choice), out);
  }
}
