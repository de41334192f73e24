package horda.cityofhorror.rules;

import static horda.cityofhorror.state.CardZones.hand;

import horda.cityofhorror.state.CityState;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Deal;
import horda.engine.Nullable;

/// The goods that a draft can name: one's own truly, those of others by public knowledge only
/// (COH-NEG-05). What counts also lists, if it is given somewhere to list to.
final class OfferedGoods {
  private OfferedGoods() {}

  /// What one side of a draft could give another.
  static int count(CityState s, Deal draft, int giver, int taker, @Nullable Choices into) {
    int antidotes = antidotes(s, draft, giver, taker, into);
    return giver == draft.from()
        ? antidotes + own(s, draft, taker, into)
        : antidotes + wanted(s, draft, giver, taker, into);
  }

  private static int antidotes(
      CityState s, Deal draft, int giver, int taker, @Nullable Choices into) {
    int left = s.antidotes[giver];
    for (int i = 0; i < draft.size(); i++) {
      long term = draft.term(i);
      if (Code.verb(term) == Terms.ANTIDOTES && Terms.giver(term) == giver) {
        if (Terms.taker(term) == taker) {
          return 0;
        }
        left -= Code.a(term);
      }
    }
    for (int n = 1; into != null && n <= left; n++) {
      into.add(Terms.goods(Terms.ANTIDOTES, n, giver, taker));
    }
    return Math.max(left, 0);
  }

  private static int own(CityState s, Deal draft, int taker, @Nullable Choices into) {
    int from = draft.from();
    int hand = hand(from);
    int n = 0;
    int seen = 0;
    int kinds = 0;
    for (int i = 0; i < s.zones.size(hand); i++) {
      int card = s.zones.at(hand, i);
      int kind = 1 << s.content.kindOf(card);
      // The first of each kind that is not in the offer yet.
      if ((kinds & kind) == 0 && !names(draft, Terms.NAMED_CARD, card)) {
        kinds |= kind;
        n += add(Terms.goods(Terms.NAMED_CARD, card, from, taker), into);
      }
      if ((seen & kind) == 0) {
        seen |= kind;
        n += show(draft, Terms.goods(Terms.SHOW_CARD, card, from, taker), into);
        n += show(draft, Terms.goods(Terms.SHOW_CARD, card, Terms.TO_ALL, from, taker), into);
      }
    }
    if (DealTerms.cards(draft, from) < s.zones.size(hand)) {
      n += add(Terms.goods(Terms.ANY_CARD, 0, from, taker), into);
    }
    n += handShows(s, draft, from, taker, into);
    int values = 0;
    for (int token = 0; token < s.food.length; token++) {
      if (s.food[token] != from) {
        continue;
      }
      int value = 1 << s.content.foodValue(token);
      if ((values & value) == 0 && !names(draft, Terms.NAMED_FOOD, token)) {
        values |= value;
        n += add(Terms.goods(Terms.NAMED_FOOD, token, from, taker), into);
      }
    }
    return n;
  }

  private static int wanted(CityState s, Deal draft, int giver, int taker, @Nullable Choices into) {
    int n = 0;
    int kinds = s.content.kinds().size();
    int held = s.zones.size(hand(giver));
    if (DealTerms.cards(draft, giver) < held) {
      n += add(Terms.goods(Terms.ANY_CARD, 0, giver, taker), into);
      n += kinds;
      for (int kind = 0; into != null && kind < kinds; kind++) {
        into.add(Terms.goods(Terms.KIND, kind, giver, taker));
      }
    }
    if (held > 0) {
      n += sights(draft, kinds, giver, taker, into);
    }
    n += handShows(s, draft, giver, taker, into);
    if (DealTerms.count(draft, Terms.ANY_FOOD, giver) < DealTerms.food(s, giver)) {
      n += add(Terms.goods(Terms.ANY_FOOD, 0, giver, taker), into);
    }
    return n;
  }

  /// Cards that somebody is asked to show: each kind once.
  private static int sights(Deal draft, int kinds, int giver, int taker, @Nullable Choices into) {
    int n = kinds;
    for (int i = 0; i < draft.size(); i++) {
      long term = draft.term(i);
      boolean there = Code.verb(term) == Terms.SEE_KIND && Terms.giver(term) == giver;
      n -= there && Terms.taker(term) == taker ? 1 : 0;
    }
    for (int kind = 0; into != null && kind < kinds; kind++) {
      show(draft, Terms.goods(Terms.SEE_KIND, kind, giver, taker), into);
    }
    return n;
  }

  private static int handShows(
      CityState s, Deal draft, int giver, int taker, @Nullable Choices into) {
    if (s.zones.isEmpty(hand(giver))) {
      return 0;
    }
    return show(draft, Terms.goods(Terms.SHOW_HAND, 0, giver, taker), into)
        + show(draft, Terms.goods(Terms.SHOW_HAND, 0, Terms.TO_ALL, giver, taker), into);
  }

  private static int show(Deal draft, long term, @Nullable Choices into) {
    return draft.contains(term) ? 0 : add(term, into);
  }

  private static int add(long term, @Nullable Choices into) {
    if (into != null) {
      into.add(term);
    }
    return 1;
  }

  private static boolean names(Deal draft, int verb, int what) {
    for (int i = 0; i < draft.size(); i++) {
      if (Code.verb(draft.term(i)) == verb && Code.a(draft.term(i)) == what) {
        return true;
      }
    }
    return false;
  }
}
