package horda.amanecerzombi.rules;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.state.AmanecerEvent;
import horda.amanecerzombi.state.AmanecerState;
import horda.engine.Out;

/// Events that change the coming phase of a combat.
final class EventsInCombat {
  private EventsInCombat() {}

  /// More dice of one's own Group in the coming phase.
  static void adrenaline(AmanecerState s, int seat, int dice) {
    if (seat == s.attacker) {
      s.attackerDice += dice;
    } else {
      s.extraDice += dice;
    }
  }

  /// The weapon is turned; its bearer rolls no weapon dice and it makes no Noise now.
  static void jam(AmanecerState s, int object, Out out) {
    int bearer = s.bearer[object];
    if (bearer != NONE && s.weapon[bearer] == object) {
      s.weapon[bearer] = NONE;
      s.turned[object] = 1;
      out.tell(AmanecerEvent.JAMMED, s.seatOf(bearer), object);
    }
  }
}
