package horda.cityofhorror.bot;

import horda.cityofhorror.rules.LocationSteps;
import horda.cityofhorror.rules.People;
import horda.cityofhorror.state.CityState;
import horda.engine.Deal;
import horda.engine.Pledge;
import horda.engine.Promises;

/// How a vote at a place will probably end, with the word that everybody has given so far and would
/// give in a deal: under attack all point at who is ahead, in the sharing at themselves.
final class Poll {
  /// The one that the poll names, and one of several that are tied, of a hundred.
  private static final int NAMED = 85;

  private static final int SPARED = 15;

  private Poll() {}

  /// How likely each seat is to lose somebody in the attack vote, of a hundred.
  static void attack(CityState s, int place, Deal deal, int[] into) {
    int targets = s.present(place, false);
    expect(s, place, deal, targets, false, into);
  }

  /// How likely each seat is to hand out.
  static void sharing(CityState s, int place, Deal deal, int[] into) {
    expect(s, place, deal, s.present(place, true), true, into);
  }

  private static void expect(
      CityState s, int place, Deal deal, int targets, boolean sharing, int[] into) {
    int vote = sharing ? LocationSteps.SHARING_VOTE : LocationSteps.ATTACK_VOTE;
    int tie = sharing ? LocationSteps.SHARING_TIE : LocationSteps.ATTACK_TIE;
    java.util.Arrays.fill(into, 0);
    for (int seat = 0; seat < s.seats(); seat++) {
      int votes = s.living(seat) ? People.votes(s, seat, place) : 0;
      if (votes > 0) {
        into[liked(s, seat, allowed(s, deal, seat, vote, place, targets), sharing)] += votes;
      }
    }
    int most = 0;
    int leading = targets;
    for (int rest = targets; rest != 0; rest &= rest - 1) {
      int seat = Integer.numberOfTrailingZeros(rest);
      leading = into[seat] > most ? 1 << seat : into[seat] == most ? leading | 1 << seat : leading;
      most = Math.max(most, into[seat]);
    }
    // With no vote at all everybody is tied.
    leading &= targets;
    if (most == 0) {
      leading = targets;
    }
    int tied = Integer.bitCount(leading);
    int decides = s.firstPlayer;
    int named =
        tied == 1
            ? Integer.numberOfTrailingZeros(leading)
            : liked(s, decides, allowed(s, deal, decides, tie, place, leading), sharing);
    int others = Integer.bitCount(targets) - 1;
    for (int seat = 0; seat < s.seats(); seat++) {
      boolean in = (targets & 1 << seat) != 0;
      into[seat] = !in ? 0 : others == 0 ? 100 : seat == named ? NAMED : SPARED / others;
    }
  }

  /// Whom somebody would name out of those that his word leaves him.
  private static int liked(CityState s, int seat, int targets, boolean sharing) {
    int found = CityState.NONE;
    for (int rest = targets; rest != 0; rest &= rest - 1) {
      int target = Integer.numberOfTrailingZeros(rest);
      if (found == CityState.NONE
          || likes(s, seat, target, sharing) > likes(s, seat, found, sharing)) {
        found = target;
      }
    }
    return found;
  }

  private static int likes(CityState s, int seat, int target, boolean sharing) {
    if (target == seat) {
      return sharing ? 100 : -100;
    }
    return sharing ? -Stakes.standing(s, target) : Stakes.standing(s, target);
  }

  private static int allowed(CityState s, Deal deal, int maker, int step, int place, int targets) {
    Promises p = s.promises();
    int left = targets;
    for (int i = p.firstOpen(); i < p.size(); i = p.nextOpen(i + 1)) {
      if (p.status(i) == Promises.OPEN && p.from(i) == maker) {
        left = narrowed(left, p.what(i), step, place);
      }
    }
    for (int i = 0; i < deal.size(); i++) {
      if (Pledge.is(deal.term(i)) && Pledge.maker(deal.term(i)) == maker) {
        left = narrowed(left, deal.term(i), step, place);
      }
    }
    return left;
  }

  private static int narrowed(int targets, long pledge, int step, int place) {
    if (!Pledge.isAt(pledge, step, place)) {
      return targets;
    }
    int left =
        switch (Pledge.shape(pledge)) {
          case FOR -> targets & 1 << Pledge.subject(pledge);
          case NOT -> targets & ~(1 << Pledge.subject(pledge));
          default -> targets;
        };
    return left == 0 ? targets : left;
  }
}
