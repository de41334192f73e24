package horda.cityofhorror.bot;

import static horda.cityofhorror.state.CardZones.hand;
import static horda.cityofhorror.state.CityState.NONE;

import horda.cityofhorror.rules.Bargaining;
import horda.cityofhorror.rules.Cards;
import horda.cityofhorror.rules.Terms;
import horda.cityofhorror.rules.Windows;
import horda.cityofhorror.state.CityState;
import horda.engine.Code;
import horda.engine.Deal;
import horda.engine.DealReply;
import horda.engine.Hints;
import horda.engine.Pledge;

/// What a deal brings a seat, in hundredths of a point, and whether to accept it.
final class DealSense {
  /// A deal must bring something, or it is not worth the talk.
  private static final int LEAST = 10;

  /// From here on there is nothing to think about.
  private static final int CLEAR = 60;

  /// To know a card of somebody's.
  private static final int SHOWN = 5;

  /// Whoever is believed so much less than others is told so.
  private static final int DOUBT = 30;

  private DealSense() {}

  /// How good it is to accept for whoever is asked; 0 is as good as to refuse.
  static int accept(CityState s, Deal deal) {
    return accept(s, deal, deal.asked());
  }

  /// The same for one of those who have to.
  static int accept(CityState s, Deal deal, int seat) {
    int sum = gain(s, deal, seat);
    for (int other = 0; other < s.seats(); other++) {
      if (other != seat && deal.has(other)) {
        int theirs = Math.max(0, gain(s, deal, other));
        boolean ahead = Stakes.standing(s, other) > Stakes.standing(s, seat);
        // What helps a rival hurts, the more if he is ahead.
        sum -= theirs / (ahead ? 4 : 8);
      }
    }
    // Who broke his word has to offer more.
    return sum - LEAST - Trust.grudge(s, deal.from(), seat);
  }

  /// What an answer to an offer weighs: the clear ones need no thought, and whoever knows something
  /// better says so.
  static int reply(CityState s, Deal deal, long choice) {
    int weight = accept(s, deal);
    if (choice == DealReply.REFUSE) {
      return weight > CLEAR ? Hints.FOOLISH : 0;
    }
    if (choice == DealReply.COUNTER) {
      return weight < CLEAR && Proposals.counters(s, deal) ? 1 : Hints.FOOLISH;
    }
    if (choice == DealReply.DISTRUST) {
      return weight <= 0 && Trust.grudge(s, deal.from(), deal.asked()) >= DOUBT ? 2 : Hints.FOOLISH;
    }
    if (choice == DealReply.ACCEPT) {
      return weight < -CLEAR ? Hints.FOOLISH : weight;
    }
    return Hints.FOOLISH;
  }

  /// What a seat gains by it.
  static int gain(CityState s, Deal deal, int seat) {
    int sum = goods(s, deal, seat);
    for (int i = 0; i < deal.size(); i++) {
      sum += Pledge.is(deal.term(i)) ? promise(s, deal, deal.term(i), seat) : 0;
    }
    return sum;
  }

  /// The part of it that changes hands at once.
  static int goods(CityState s, Deal deal, int seat) {
    boolean dawn = isDawn(s);
    int sum = 0;
    int antidotes = 0;
    for (int i = 0; i < deal.size(); i++) {
      long term = deal.term(i);
      if (Pledge.is(term)) {
        continue;
      }
      int giver = Terms.giver(term);
      int sign = giver == seat ? -1 : Terms.taker(term) == seat ? 1 : 0;
      if (sign == 0) {
        continue;
      }
      int a = Code.a(term);
      switch (Code.verb(term)) {
        case Terms.ANTIDOTES -> antidotes += sign * a;
        case Terms.NAMED_CARD -> sum += sign * named(s, a, seat, dawn);
        case Terms.ANY_CARD -> sum += sign * leftToGiver(s, giver, seat, dawn);
        case Terms.KIND -> sum += sign * wanted(s, giver, a, seat, dawn);
        case Terms.NAMED_FOOD -> sum += sign * 100 * s.content.foodValue(a);
        case Terms.ANY_FOOD -> sum += sign * food(s, giver, seat);
        case Terms.SHOW_CARD, Terms.SHOW_HAND, Terms.SEE_KIND -> sum += sign * SHOWN;
        default -> {}
      }
    }
    return sum + (antidotes == 0 ? 0 : Stakes.antidotes(s, seat, antidotes, dawn));
  }

  /// A giver gives the token that is worth least; what that is only he knows.
  private static int food(CityState s, int giver, int seat) {
    int least = 4;
    for (int token = 0; token < s.food.length; token++) {
      if (s.food[token] == giver && giver == seat) {
        least = Math.min(least, s.content.foodValue(token));
      }
    }
    return giver == seat ? 100 * least : 100;
  }

  /// The last window before the antidotes are used.
  private static boolean isDawn(CityState s) {
    for (int depth = 0; depth < Math.min(2, s.agenda.size()); depth++) {
      if (s.agenda.at(depth) instanceof Windows.General window) {
        return window.kind() == Windows.FINAL;
      }
    }
    return false;
  }

  /// A weapon in need is worth more than a weapon.
  private static int named(CityState s, int card, int seat, boolean dawn) {
    int worth = Stakes.card(s, card, dawn);
    boolean saves = s.here >= 0 && Tactics.saves(s, s.here, s.content.action(card));
    return worth + (saves ? PromiseSense.peril(s, seat, s.here) : 0);
  }

  /// A giver gives what he misses least.
  private static int leftToGiver(CityState s, int giver, int seat, boolean dawn) {
    int least = giver == seat ? Stakes.leastCard(s, seat, NONE) : NONE;
    return least != NONE ? Stakes.card(s, least, dawn) : dawn ? 0 : Stakes.unknownCard(s) / 2;
  }

  private static int wanted(CityState s, int giver, int kind, int seat, boolean dawn) {
    int card = giver == seat ? Cards.ofKind(s, hand(seat), kind) : NONE;
    return card != NONE ? named(s, card, seat, dawn) : dawn ? 0 : Stakes.unknownCard(s);
  }

  /// What one promise of it is worth to a seat, as far as its maker is believed.
  static int promise(CityState s, Deal deal, long term, int seat) {
    int maker = Bargaining.DEALS.maker(deal, term);
    int worth = PromiseSense.worth(s, term, maker, seat);
    if (maker == seat || Bargaining.DEALS.binding(s, deal, term)) {
      return worth;
    }
    return worth * Trust.trust(s, maker, seat) / 100;
  }
}
