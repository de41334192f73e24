package horda.amanecerzombi.bot;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.content.Goal;
import horda.amanecerzombi.content.Trait;
import horda.amanecerzombi.content.Weapon;
import horda.amanecerzombi.rules.CombatDice;
import horda.amanecerzombi.rules.Fatal;
import horda.amanecerzombi.rules.Noise;
import horda.amanecerzombi.rules.Phases;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.Piles;

/// Rules of thumb: what a fight will cost. With g dice against d Zombie dice a Group can expect
/// about d(d+1)/4g Damages; that comes near the true numbers for small fights.
final class Odds {
  /// Zombie dice that a revealed Action card brings on average, in hundredths.
  private static final int DICE_PER_CARD = 85;

  private Odds() {}

  /// Damages to be expected, in hundredths.
  static int damage(int dice, int groupDice) {
    return 25 * dice * (dice + 1) / Math.max(1, groupDice);
  }

  /// Damages that the Group can bear before somebody dies, if they are spread well.
  static int room(AmanecerState s, int seat) {
    int room = 0;
    for (int i = 0; i < s.people(seat); i++) {
      int character = s.person(seat, i);
      room += Fatal.limit(s, character) - 1 - s.damages(character);
    }
    return room;
  }

  /// Dice in melee with weapons that make no Noise.
  static int quietDice(AmanecerState s, int seat) {
    int dice = 1 + s.groupTrait(seat, Trait.MELEE_DICE);
    for (int i = 0; i < s.people(seat); i++) {
      dice += best(s, seat, s.person(seat, i));
    }
    return dice;
  }

  private static int best(AmanecerState s, int seat, int character) {
    int best = CombatDice.unarmed(s, character);
    int held = Piles.objects(seat);
    for (int i = 0; i < s.zones.size(held); i++) {
      int object = s.zones.at(held, i);
      Weapon weapon = s.content().object(object).weapon();
      if (weapon != null && s.bearer[object] == character && !s.isTurned(object)) {
        best = weapon.noise() == 0 ? Math.max(best, weapon.dice()) : best;
      }
    }
    return best;
  }

  static boolean mayClean(AmanecerState s, int seat, Goal.Clean goal) {
    int cards = goal.cards() * s.people(seat);
    int dice = goal.dice() + (cards * DICE_PER_CARD + 50) / 100;
    return damage(dice, quietDice(s, seat)) <= 100 * room(s, seat) - 50;
  }

  /// What firing this weapon wins or loses in Zombie dice, in hundredths.
  static int gain(AmanecerState s, int character, int object, int phase) {
    Weapon weapon = object == NONE ? null : s.content().object(object).weapon();
    if (weapon == null) {
      return 0;
    }
    int dice = CombatDice.dice(s, character, weapon, phase);
    int chance = phase == Phases.RANGED ? 34 + 17 * weapon.rangedPhaseHits() : 34;
    int own = phase == Phases.MELEE ? 34 * CombatDice.unarmed(s, character) : 0;
    boolean heard = s.attacker == NONE && s.noisy[object] == 0;
    int less = weapon.ranged() ? s.trait(character, Trait.GUN_NOISE) : 0;
    int noise = heard ? Noise.heard(s, Math.max(0, weapon.noise() + less)) : 0;
    return dice * chance - own - noise * DICE_PER_CARD;
  }
}
