package horda.cityofhorror.bot;

import static horda.cityofhorror.content.Place.CROSSROADS;
import static horda.cityofhorror.state.CityState.NONE;

import horda.cityofhorror.rules.Bargaining;
import horda.cityofhorror.rules.LocationSteps;
import horda.cityofhorror.rules.People;
import horda.cityofhorror.state.CityState;
import horda.engine.Deal;
import horda.engine.Nullable;
import horda.engine.Pledge;
import horda.engine.Pledge.Shape;

/// Deals among three, where two have too few votes: all name the same player in the attack.
final class ThreeWay {
  /// The least that it must bring its maker, in hundredths of a point.
  private static final int LEAST = 20;

  private ThreeWay() {}

  /// An alliance of `seat`, `other` and the one who goes with them best against whoever is left and
  /// ahead; null if two are enough or three too few.
  static @Nullable Deal underAttack(CityState s, int seat, int other) {
    int present = s.present(s.here, false);
    boolean there = (present & 1 << seat) != 0 && (present & 1 << other) != 0;
    if (s.here == CROSSROADS || !there || !Danger.atRisk(s, seat, s.here)) {
      return null;
    }
    Deal best = null;
    for (int third = 0; third < s.seats(); third++) {
      if ((present & 1 << third) == 0 || !together(s, seat, other, third)) {
        continue;
      }
      int target = leading(s, present & ~(1 << seat) & ~(1 << other) & ~(1 << third));
      // Against who is ahead: the others will see the sense in it.
      if (target != NONE
          && Stakes.standing(s, target) >= Stakes.standing(s, other)
          && Stakes.standing(s, target) >= Stakes.standing(s, third)) {
        int vote = LocationSteps.ATTACK_VOTE;
        Deal deal =
            new Deal(
                    seat,
                    other,
                    vote(s, target, seat, other, vote),
                    vote(s, target, other, seat, vote),
                    vote(s, target, third, seat, vote))
                .joined(third);
        best = better(s, deal, best);
      }
    }
    return best;
  }

  /// Have these three, and no two with `seat`, more than half of the votes, and given no word yet?
  private static boolean together(CityState s, int seat, int other, int third) {
    if (third == seat || third == other) {
      return false;
    }
    int own = People.votes(s, seat, s.here);
    int theirs = People.votes(s, other, s.here);
    int more = People.votes(s, third, s.here);
    int all = Stakes.allVotes(s, s.here);
    boolean all3 = own > 0 && theirs > 0 && more > 0 && 2 * (own + theirs + more) > all;
    boolean two = 2 * (own + Math.max(theirs, more)) > all;
    return all3
        && !two
        && !Trust.given(s, seat)
        && !Trust.given(s, other)
        && !Trust.given(s, third)
        && Bargaining.DEALS.mayJoin(s, new Deal(seat, other), third);
  }

  /// The one that brings its maker more, if all will take it.
  private static @Nullable Deal better(CityState s, Deal deal, @Nullable Deal best) {
    int worth = DealSense.gain(s, deal, deal.from());
    boolean pays =
        worth >= LEAST
            && Bargaining.DEALS.isSound(s, deal)
            && DealSense.accept(s, deal, deal.to()) > 0
            && DealSense.accept(s, deal, deal.third()) > 0;
    return pays && (best == null || worth > DealSense.gain(s, best, best.from())) ? deal : best;
  }

  /// Who is ahead of these; NONE if nobody is left.
  static int leading(CityState s, int seats) {
    int found = NONE;
    for (int rest = seats; rest != 0; rest &= rest - 1) {
      int seat = Integer.numberOfTrailingZeros(rest);
      if (found == NONE || Stakes.standing(s, seat) > Stakes.standing(s, found)) {
        found = seat;
      }
    }
    return found;
  }

  /// The word to name that player in that vote here.
  static long vote(CityState s, int target, int maker, int receiver, int step) {
    return Pledge.of(Shape.FOR, target, 0, maker, receiver, step, s.here);
  }
}
