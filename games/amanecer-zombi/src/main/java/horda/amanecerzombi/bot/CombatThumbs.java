package horda.amanecerzombi.bot;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.rules.Arming;
import horda.amanecerzombi.rules.CombatChoice;
import horda.amanecerzombi.rules.Fatal;
import horda.amanecerzombi.rules.Fleeing;
import horda.amanecerzombi.rules.Phases;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.Piles;
import horda.engine.Code;

/// Rules of thumb for fighting.
final class CombatThumbs {
  private static final int MELEE = 100;

  /// Damages, in hundredths, for which a Group stands and fights; alone a flight costs more.
  private static final int BORNE = 120;

  private static final int BORNE_ALONE = 200;

  private CombatThumbs() {}

  /// Damages of the Group.
  static int hurt(AmanecerState s, int seat) {
    int hurt = 0;
    for (int i = 0; i < s.people(seat); i++) {
      hurt += s.damages(s.person(seat, i));
    }
    return hurt;
  }

  /// Would this fight cost more than it is worth? In hundredths of a Damage over what is borne.
  static int danger(AmanecerState s, int seat) {
    int expected =
        s.attacker == NONE
            ? Odds.damage(s.dice, Odds.quietDice(s, seat))
            : 100 * Odds.quietDice(s, seat == s.fighting ? s.attacker : s.fighting) / 2;
    int stake = s.cleaning == NONE ? s.isSolo() ? BORNE_ALONE : BORNE : 100 * Odds.room(s, seat);
    int borne = Math.min(100 * Odds.room(s, seat) - 40, stake);
    return expected - borne;
  }

  static int choice(AmanecerState s, int seat, long choice) {
    int danger = danger(s, seat);
    return switch (Code.verb(choice)) {
      case CombatChoice.FIRE -> fires(s, seat) ? MELEE + 20 : 0;
      case CombatChoice.STRIKE -> MELEE;
      case Fleeing.FREE -> danger > -60 ? MELEE + 60 : 0;
      case Fleeing.BY_CARD ->
          danger > 0 ? MELEE + 50 - AmanecerHints.Cards.worth(s, Code.a(choice)) / 3 : 0;
      default -> danger > 40 ? MELEE + 12 : 0;
    };
  }

  /// Is there a weapon that removes more than its Noise brings?
  private static boolean fires(AmanecerState s, int seat) {
    int held = Piles.objects(seat);
    for (int i = 0; i < s.zones.size(held); i++) {
      int object = s.zones.at(held, i);
      if (s.content().object(object).gun()
          && !s.isTurned(object)
          && s.bearer[object] != NONE
          && Odds.gain(s, s.bearer[object], object, Phases.RANGED) > 0) {
        return true;
      }
    }
    return false;
  }

  static int arm(AmanecerState s, Arming arming, int seat, long choice) {
    return choice == 0
        ? 0
        : Odds.gain(s, s.person(seat, arming.index()), Code.a(choice), arming.phase());
  }

  /// The least hurt Character takes the next one.
  static int bear(AmanecerState s, int character) {
    return Fatal.limit(s, character) - s.damages(character);
  }
}
