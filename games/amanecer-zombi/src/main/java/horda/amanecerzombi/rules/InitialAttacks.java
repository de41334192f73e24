package horda.amanecerzombi.rules;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.state.AmanecerEvent;
import horda.amanecerzombi.state.AmanecerState;
import horda.engine.Out;

/// INI: made once, before any other attack, and the other side does not strike back.
final class InitialAttacks {
  private InitialAttacks() {}

  /// One against the attacked Group is due; it ends that Group's ranged stage (AMZ-RNG-03).
  static void queue(AmanecerState s, int dice) {
    if (dice > 0) {
      s.combatFlags |= Combats.RANGED_OVER;
      s.initialDice += Zombies.weakened(s, s.fighting, dice);
    }
  }

  /// A fighting Group makes one of its own: its own ranged stage goes on (AMZ-INI-07).
  static void own(AmanecerState s, int seat, int dice) {
    if (seat != s.fighting) {
      queue(s, dice);
    } else if (s.attacker == NONE) {
      s.ownInitialDice += dice;
    } else {
      s.combatFlags |= Combats.ATTACKER_RANGED_OVER;
      s.ownInitialDice += Zombies.weakened(s, s.attacker, dice);
    }
  }

  /// All that are due, both sides at the same time (AMZ-INI-08).
  static void roll(AmanecerState s, Out out) {
    Tray.clear(s);
    int own = s.ownInitialDice;
    int against = s.initialDice;
    s.ownInitialDice = 0;
    s.initialDice = 0;
    int hits = 0;
    int numbers = s.content().numbers().groupHits();
    if (own > 0) {
      out.tell(AmanecerEvent.GROUP_INITIAL_ATTACK, s.fighting, own);
      hits = CombatDice.plain(s, own, numbers, true, out);
      out.tell(AmanecerEvent.GROUP_HITS, s.fighting, hits);
    }
    int suffered = 0;
    if (against > 0) {
      out.tell(AmanecerEvent.INITIAL_ATTACK, s.fighting, against);
      int needs = s.attacker == NONE ? s.content().numbers().zombieHits() : numbers;
      suffered = CombatDice.plain(s, against, needs, false, out);
      out.tell(AmanecerEvent.ZOMBIE_HITS, s.fighting, suffered);
    }
    if (s.attacker == NONE) {
      s.dice = Math.max(0, s.dice - hits);
      Damages.hit(s, s.fighting, suffered, out);
    } else {
      Damages.both(s, s.fighting, suffered, s.attacker, hits);
    }
  }

  /// Is the Group one of the two sides?
  static boolean mayMake(AmanecerState s, int seat) {
    return s.fighting != NONE && s.inCombat(seat);
  }
}
