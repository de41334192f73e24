package horda.amanecerzombi.rules;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.content.SeasonEffect;
import horda.amanecerzombi.content.Trait;
import horda.amanecerzombi.content.Weapon;
import horda.amanecerzombi.state.AmanecerEvent;
import horda.amanecerzombi.state.AmanecerState;
import horda.engine.Out;

/// Throws of a combat: how many dice, from which number on they hit, and what is thrown again.
public final class CombatDice {
  /// No die has failed.
  static final int NO_FAILURE = 7;

  private CombatDice() {}

  /// Dice without anything that changes them.
  static int plain(AmanecerState s, int dice, int needs, boolean group, Out out) {
    return thrown(s, dice, needs, group, out) & 0xff;
  }

  /// Hits, and above them the best chance among the dice that failed.
  private static int thrown(AmanecerState s, int dice, int needs, boolean group, Out out) {
    int hits = 0;
    boolean failed = false;
    for (int i = 0; i < dice; i++) {
      int die = s.die();
      boolean hit = die >= needs;
      hits += hit ? 1 : 0;
      failed |= !hit;
      Tray.lay(s, group, die, hit);
      out.tell(group ? AmanecerEvent.DIE : AmanecerEvent.ZOMBIE_DIE, die);
    }
    return hits | (failed ? needs : NO_FAILURE) << 8;
  }

  /// What the Zombies throw: all their dice (AMZ-MEL-03, AMZ-ZOM-02).
  static int zombies(AmanecerState s, Out out) {
    out.tell(AmanecerEvent.ZOMBIES_ROLLED, s.dice);
    return plain(s, s.dice, zombieNeeds(s), false, out);
  }

  /// From this number on the dice of the Zombies hit.
  static int zombieNeeds(AmanecerState s) {
    return s.content().numbers().zombieHits() - s.frenzy;
  }

  /// What a Group throws in a phase: hits, and the number that the best failed die needs.
  static int group(AmanecerState s, int seat, int phase, Out out) {
    boolean mine = seat == s.fighting;
    out.tell(AmanecerEvent.GROUP_ROLLED, seat, count(s, seat, phase));
    int needs = needs(s, seat);
    int loose = loose(s, seat, phase);
    int result = NO_FAILURE << 8;
    for (int i = 0; i < s.people(seat); i++) {
      int character = s.person(seat, i);
      int object = s.weapon[character];
      if (object == NONE) {
        loose += phase == Phases.MELEE ? unarmed(s, character) : 0;
        continue;
      }
      Weapon weapon = s.content().object(object).weapon();
      if (weapon != null) {
        int armed = needs - modifier(s, character, weapon, phase);
        int part = thrown(s, dice(s, character, weapon, phase), armed, mine, out);
        result = sum(result, again(s, weapon, part, mine, out));
      }
    }
    return sum(result, thrown(s, loose, needs, mine, out));
  }

  private static int sum(int a, int b) {
    return (a & 0xff) + (b & 0xff) | Math.min(a >> 8, b >> 8) << 8;
  }

  /// A Machete's failed die is thrown again: that can only help.
  private static int again(AmanecerState s, Weapon weapon, int part, boolean mine, Out out) {
    int result = part;
    for (int i = 0; i < weapon.reroll() && result >> 8 != NO_FAILURE; i++) {
      int needs = result >> 8;
      int failed = weapon.dice() - (result & 0xff);
      int hit = plain(s, 1, needs, mine, out);
      boolean left = failed - hit > 0;
      result = (result & 0xff) + hit | (left ? needs : NO_FAILURE) << 8;
    }
    return result;
  }

  /// From this number on the Group's dice hit; the Clown's boxed effect makes it harder.
  public static int needs(AmanecerState s, int seat) {
    int needs = s.content().numbers().groupHits();
    return seat == s.fighting ? needs - s.groupModifier : needs;
  }

  /// Dice that belong to no weapon: the Group's own in melee, and Adrenaline (AMZ-RNG-04).
  public static int loose(AmanecerState s, int seat, int phase) {
    int extra = seat == s.fighting ? s.extraDice : s.attackerDice;
    return phase == Phases.RANGED ? extra : 1 + extra + s.groupTrait(seat, Trait.MELEE_DICE);
  }

  public static int unarmed(AmanecerState s, int character) {
    return 1 + s.trait(character, Trait.UNARMED_DICE);
  }

  /// Dice of a weapon: they stand for the bearer's own die (AMZ-CMB-16, AMZ-MEL-04).
  public static int dice(AmanecerState s, int character, Weapon weapon, int phase) {
    if (!weapon.ranged()) {
      return weapon.dice();
    }
    int dice = weapon.dice() + s.season(SeasonEffect.RANGED_DICE);
    dice += phase == Phases.MELEE ? s.trait(character, Trait.GUN_DICE_IN_MELEE) : 0;
    return Math.max(1, dice);
  }

  private static int modifier(AmanecerState s, int character, Weapon weapon, int phase) {
    int modifier = weapon.ranged() ? s.trait(character, Trait.GUN_HITS) : 0;
    if (phase == Phases.RANGED) {
      modifier += weapon.rangedPhaseHits() + s.trait(character, Trait.RANGED_PHASE_HITS);
    }
    return modifier;
  }

  /// All dice of a Group in a phase, with the weapons that are chosen (AMZ-MEL-01).
  static int count(AmanecerState s, int seat, int phase) {
    int dice = loose(s, seat, phase);
    for (int i = 0; i < s.people(seat); i++) {
      int character = s.person(seat, i);
      int object = s.weapon[character];
      Weapon weapon = object == NONE ? null : s.content().object(object).weapon();
      if (weapon != null) {
        dice += dice(s, character, weapon, phase);
      } else if (phase == Phases.MELEE) {
        dice += unarmed(s, character);
      }
    }
    return dice;
  }
}
