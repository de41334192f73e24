package horda.amanecerzombi.bot;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.content.Weapon;
import horda.amanecerzombi.rules.Attacks;
import horda.amanecerzombi.rules.Scoring;
import horda.amanecerzombi.rules.Windows;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.Piles;
import horda.engine.Code;

/// Rules of thumb: when it pays to attack another Group. Nothing is won by it but what the fallen
/// carry, and a card of the other if it flees; so only the stronger does it, when its own turn is
/// over and its cards are of no more use.
final class Raids {
  private static final int ENOUGH_ROOM = 3;

  private Raids() {}

  static boolean isMoment(AmanecerState s, int window, int seat) {
    return (window == Windows.TURN_START || window == Windows.TURN_END)
        && s.fighting == NONE
        && WindowThumbs.turnIsOver(s, window, seat);
  }

  static int weigh(AmanecerState s, int window, int seat, long choice) {
    int target = Code.b(choice);
    boolean pays =
        isMoment(s, window, seat)
            && Temptations.isLeast(s, seat, Code.a(choice))
            && s.zones.size(Piles.hand(seat)) > Attacks.price(s, target)
            && Odds.room(s, seat) >= ENOUGH_ROOM
            && Scoring.points(s, target) + 2 >= Scoring.points(s, seat)
            && 2 * dice(s, seat) >= 3 * dice(s, target);
    return pays ? WindowThumbs.PASS + 8 : 0;
  }

  /// Dice in a first phase against a Group: guns are worth their dice, for nobody hears them.
  private static int dice(AmanecerState s, int seat) {
    int dice = Odds.quietDice(s, seat);
    int held = Piles.objects(seat);
    for (int i = 0; i < s.zones.size(held); i++) {
      int object = s.zones.at(held, i);
      Weapon weapon = s.content().object(object).weapon();
      dice += weapon != null && weapon.ranged() && !s.isTurned(object) ? weapon.dice() : 0;
    }
    return dice;
  }
}
