package horda.cityofhorror.bot;

import static horda.cityofhorror.content.Place.CROSSROADS;
import static horda.cityofhorror.state.CityState.NONE;

import horda.cityofhorror.rules.Bargaining;
import horda.cityofhorror.rules.LocationSteps;
import horda.cityofhorror.rules.People;
import horda.cityofhorror.rules.Reason;
import horda.cityofhorror.rules.Sharing;
import horda.cityofhorror.rules.Terms;
import horda.cityofhorror.rules.Windows;
import horda.cityofhorror.state.CityState;
import horda.engine.Code;
import horda.engine.Deal;
import horda.engine.DealDraft;
import horda.engine.Hints;
import horda.engine.Nullable;
import horda.engine.Pledge;
import horda.engine.Pledge.Shape;

/// Offers that a seat has reason to make. Plain sense knows a few: an alliance in a vote, a
/// tie-break for a card, a vote for a share, cards for a spare antidote; and where two are too few,
/// a deal among three ([ThreeWay]). Whoever thinks ahead looks for the best ([Haggling]). At most
// one a window, and only if both gain by it.
final class Proposals {
  /// The least that an offer must bring its maker, in hundredths of a point.
  private static final int LEAST = 20;

  private Proposals() {}

  /// What opening talks with `other` weighs in a window: a little more than a pass if plain sense
  /// would offer something, a little less if only somebody who thinks ahead can tell whether it
  /// pays.
  static int weigh(CityState s, Windows.General window, int seat, int other) {
    Deal plain = plain(s, window, seat, other);
    if (plain != null) {
      return Tactics.PASS + 1 + Math.min(20, DealSense.gain(s, plain, seat) / 10);
    }
    Deal plan = sought(s, window, seat, other);
    return plan == null
        ? Hints.FOOLISH
        : Tactics.PASS - 20 + Math.min(19, Haggling.worth(s, window, seat, plan) / 10);
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
    if (draft.third() != plan.third()) {
      boolean joins = draft.third() == Deal.NOBODY;
      return joins ? DealDraft.joining(plan.third()) : Code.of(DealDraft.DROP);
    }
    for (int i = 0; i < draft.size(); i++) {
      if (!plan.contains(draft.term(i))) {
        return Code.of(DealDraft.DROP);
      }
    }
    for (int i = 0; i < plan.size(); i++) {
      if (count(draft, plan.term(i)) < count(plan, plan.term(i))) {
        return plan.term(i);
      }
    }
    return Code.of(DealDraft.SEND);
  }

  private static int count(Deal deal, long term) {
    int n = 0;
    for (int i = 0; i < deal.size(); i++) {
      n += deal.term(i) == term ? 1 : 0;
    }
    return n;
  }

  /// Does the seat that is asked know something better for both?
  static boolean counters(CityState s, Deal deal) {
    return s.agenda.size() > 1
        && s.agenda.at(1) instanceof Windows.General window
        && plan(s, window, deal.asked(), deal.from()) != null;
  }

  /// The best that is found, or what plain sense would offer, with a reason; null if there is
  /// nothing.
  private static @Nullable Deal plan(CityState s, Windows.General window, int seat, int other) {
    Deal sought = sought(s, window, seat, other);
    Deal deal = sought != null ? sought : plain(s, window, seat, other);
    return deal == null ? null : deal.with(reason(s, window, deal));
  }

  /// Why the other should take it, in one sentence.
  private static long reason(CityState s, Windows.General window, Deal deal) {
    int seat = deal.from();
    int other = deal.to();
    switch (window.kind()) {
      case Windows.ATTACK -> {
        int theirs = Stakes.least(s, other, window.place());
        if (theirs != NONE && Danger.atRisk(s, other, window.place())) {
          return Reason.DANGER.term(theirs, deal);
        }
        int own = Stakes.least(s, seat, window.place());
        return own == NONE ? Reason.FAIR.term(0, deal) : Reason.MINE.term(own, deal);
      }
      case Windows.SHARE -> {
        boolean both =
            People.votes(s, seat, window.place()) > 0 && People.votes(s, other, window.place()) > 0;
        return (both ? Reason.VOTES : Reason.FAIR).term(0, deal);
      }
      default -> {
        int spare = s.antidotes[other] - Stakes.living(s, other);
        Reason why = spare < 0 ? Reason.SHORT : spare > 0 ? Reason.SPARE : Reason.FAIR;
        return why.term(0, deal);
      }
    }
  }

  /// One offer a window, whatever came of it, and so three a location: nobody is to be pestered.
  private static boolean mayAsk(CityState s, int seat) {
    return s.refusedOffers[seat] == 0 && s.acceptedDeals[seat] == 0;
  }

  private static @Nullable Deal sought(CityState s, Windows.General window, int seat, int other) {
    return mayAsk(s, seat) ? Haggling.best(s, window, seat, other, LEAST) : null;
  }

  /// What plain sense would offer. Of one's own knowledge only.
  private static @Nullable Deal plain(CityState s, Windows.General window, int seat, int other) {
    if (!mayAsk(s, seat)) {
      return null;
    }
    boolean attack = window.kind() == Windows.ATTACK;
    Deal three = attack ? ThreeWay.underAttack(s, seat, other) : null;
    if (three != null) {
      return three;
    }
    Deal deal =
        switch (window.kind()) {
          case Windows.ATTACK -> underAttack(s, window.place(), seat, other);
          case Windows.SHARE -> forShare(s, window.place(), seat, other);
          case Windows.INVASION_DONE, Windows.FINAL -> forAntidote(s, seat, other);
          default -> null;
        };
    boolean pays =
        deal != null
            && Bargaining.DEALS.isSound(s, deal)
            && DealSense.gain(s, deal, seat) >= LEAST
            && DealSense.accept(s, deal) > 0;
    return pays ? deal : null;
  }

  private static @Nullable Deal underAttack(CityState s, int place, int seat, int other) {
    if (place == CROSSROADS || !Danger.atRisk(s, seat, place) || Trust.given(s, seat)) {
      return null;
    }
    int present = s.present(place, false);
    boolean votes = People.votes(s, other, place) > 0 && People.votes(s, seat, place) > 0;
    if ((present & 1 << other) != 0) {
      int third = ThreeWay.leading(s, present & ~(1 << seat) & ~(1 << other));
      // Against who is ahead: the others will see the sense in it.
      boolean ahead = third != NONE && Stakes.standing(s, third) >= Stakes.standing(s, other);
      return !ahead || !votes || Trust.given(s, other)
          ? null
          : new Deal(
              seat,
              other,
              ThreeWay.vote(s, third, seat, other, LocationSteps.ATTACK_VOTE),
              ThreeWay.vote(s, third, other, seat, LocationSteps.ATTACK_VOTE));
    }
    int card = Stakes.leastCard(s, seat, NONE);
    boolean tied = Integer.bitCount(present) == 2 && Stakes.risk(s, seat, place) == 50;
    return tied && s.firstPlayer == other && card != NONE
        ? new Deal(
            seat,
            other,
            Terms.goods(Terms.NAMED_CARD, card, seat, other),
            Pledge.of(Shape.NOT, seat, 0, other, seat, LocationSteps.ATTACK_TIE, place))
        : null;
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
        ThreeWay.vote(s, seat, other, seat, LocationSteps.SHARING_VOTE),
        Pledge.of(Shape.GIVE, second, other, seat, other, LocationSteps.SHARING, place));
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
        new Deal(
            seat,
            other,
            Terms.goods(Terms.ANTIDOTES, 1, other, seat),
            Terms.goods(Terms.NAMED_CARD, card, seat, other));
    int another = Stakes.leastCard(s, seat, card);
    boolean enough = another == NONE || DealSense.accept(s, one) > 0;
    return enough ? one : one.with(Terms.goods(Terms.NAMED_CARD, another, seat, other));
  }
}
