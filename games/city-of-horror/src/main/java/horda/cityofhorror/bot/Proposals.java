package horda.cityofhorror.bot;

import static horda.cityofhorror.content.Place.CROSSROADS;
import static horda.cityofhorror.state.CityState.NONE;

import horda.cityofhorror.rules.People;
import horda.cityofhorror.rules.Sharing;
import horda.cityofhorror.rules.Terms;
import horda.cityofhorror.rules.Windows;
import horda.cityofhorror.state.CityState;
import horda.engine.Code;
import horda.engine.Deal;
import horda.engine.DealDraft;
import horda.engine.Hints;
import horda.engine.Nullable;

/// Offers that a seat has reason to make: an alliance in a vote, a tie-break for a card, a vote for
/// a share, cards for a spare antidote. At most one a window, and only if both gain by it.
final class Proposals {
  /// An offer must bring its maker so much, in hundredths of a point.
  private static final int LEAST = 20;

  private Proposals() {}

  /// What opening talks with `other` weighs in a window.
  static int weigh(CityState s, Windows.General window, int seat, int other) {
    Deal deal = plan(s, window, seat, other);
    return deal == null
        ? Hints.FOOLISH
        : Tactics.PASS + 1 + Math.min(20, DealSense.gain(s, deal, seat) / 10);
  }

  /// The next step of a draft: the planned terms one by one, then off it goes.
  static long next(CityState s, Deal draft) {
    Deal plan =
        s.agenda.size() > 1 && s.agenda.at(1) instanceof Windows.General window
            ? plan(s, window, draft.from(), draft.to())
            : null;
    if (plan == null) {
      return Code.of(DealDraft.DROP);
    }
    for (int i = 0; i < draft.size(); i++) {
      if (!plan.contains(draft.term(i))) {
        return Code.of(DealDraft.DROP);
      }
    }
    for (int i = 0; i < plan.size(); i++) {
      if (!draft.contains(plan.term(i))) {
        return plan.term(i);
      }
    }
    return Code.of(DealDraft.SEND);
  }

  /// The offer to make; null if there is none. Of one's own knowledge only.
  static @Nullable Deal plan(CityState s, Windows.General window, int seat, int other) {
    // One offer a window, whatever came of it: nobody is to be pestered.
    if (s.refusedOffers[seat] > 0 || s.acceptedDeals[seat] > 0) {
      return null;
    }
    Deal deal =
        switch (window.kind()) {
          case Windows.ATTACK -> underAttack(s, window.place(), seat, other);
          case Windows.SHARE -> forShare(s, window.place(), seat, other);
          case Windows.INVASION_DONE, Windows.FINAL -> forAntidote(s, seat, other);
          default -> null;
        };
    boolean pays =
        deal != null && DealSense.gain(s, deal, seat) >= LEAST && DealSense.accept(s, deal) > 0;
    return pays ? deal : null;
  }

  private static @Nullable Deal underAttack(CityState s, int place, int seat, int other) {
    if (place == CROSSROADS || !Danger.atRisk(s, seat, place) || Trust.given(s, seat)) {
      return null;
    }
    int present = s.present(place, false);
    boolean votes = People.votes(s, other, place) > 0 && People.votes(s, seat, place) > 0;
    if ((present & 1 << other) != 0) {
      int third = leading(s, present & ~(1 << seat) & ~(1 << other));
      // Against who is ahead: the others will see the sense in it.
      boolean ahead = third != NONE && Stakes.standing(s, third) >= Stakes.standing(s, other);
      return !ahead || !votes || Trust.given(s, other)
          ? null
          : new Deal(
              seat, other, Code.of(Terms.VOTE, third, 1, 0), Code.of(Terms.VOTE, third, 1, 1));
    }
    int card = Stakes.leastCard(s, seat, NONE);
    boolean tied = Integer.bitCount(present) == 2 && Stakes.risk(s, seat, place) == 50;
    return tied && s.firstPlayer == other && card != NONE
        ? new Deal(seat, other, Code.of(Terms.GIVE_CARD, card), Code.of(Terms.TIEBREAK, seat, 0, 1))
        : null;
  }

  private static int leading(CityState s, int seats) {
    int found = NONE;
    for (int rest = seats; rest != 0; rest &= rest - 1) {
      int seat = Integer.numberOfTrailingZeros(rest);
      if (found == NONE || Stakes.standing(s, seat) > Stakes.standing(s, found)) {
        found = seat;
      }
    }
    return found;
  }

  /// Two who are stronger together than the rest: one hands out, the other gets the second best.
  private static @Nullable Deal forShare(CityState s, int place, int seat, int other) {
    int own = People.votes(s, seat, place);
    int theirs = People.votes(s, other, place);
    int all = Stakes.allVotes(s, place);
    boolean needed = 2 * own <= all && 2 * theirs < all && 2 * (own + theirs) > all;
    if (own == 0 || theirs == 0 || !needed || Trust.given(s, seat) || Trust.given(s, other)) {
      return null;
    }
    int antidotes = s.antidotesAt[place];
    int cards = Sharing.items(s, place) - antidotes;
    if (antidotes + cards < 2) {
      return null;
    }
    int second = antidotes > 1 ? Terms.ANTIDOTE : Terms.CARD;
    return new Deal(
        seat,
        other,
        Code.of(Terms.VOTE, seat, 1, 1),
        Code.of(Terms.GIVE_ON_SHARE, second, other, 0));
  }

  /// One who has antidotes to spare may part with one for cards.
  private static @Nullable Deal forAntidote(CityState s, int seat, int other) {
    boolean lacks = s.antidotes[seat] < Stakes.living(s, seat);
    boolean spare = s.antidotes[other] > Stakes.living(s, other);
    int card = Stakes.leastCard(s, seat, NONE);
    if (!lacks || !spare || card == NONE) {
      return null;
    }
    Deal one =
        new Deal(seat, other, Code.of(Terms.WANT_ANTIDOTES, 1), Code.of(Terms.GIVE_CARD, card));
    int another = Stakes.leastCard(s, seat, card);
    boolean enough = another == NONE || DealSense.accept(s, one) > 0;
    return enough ? one : one.with(Code.of(Terms.GIVE_CARD, another));
  }
}
