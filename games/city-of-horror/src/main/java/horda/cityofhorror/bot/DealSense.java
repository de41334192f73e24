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
import horda.engine.Hints;

/// What a deal brings a seat, in hundredths of a point, and whether to accept it.
final class DealSense {
  /// A deal must bring something, or it is not worth the talk.
  private static final int LEAST = 10;

  /// From here on there is nothing to think about.
  private static final int CLEAR = 60;

  private DealSense() {}

  /// How good it is to accept; 0 is as good as to refuse.
  static int accept(CityState s, Deal deal) {
    int own = gain(s, deal, deal.to());
    int theirs = Math.max(0, gain(s, deal, deal.from()));
    boolean ahead = Stakes.standing(s, deal.from()) > Stakes.standing(s, deal.to());
    // What helps a rival hurts, the more if he is ahead; who broke his word has to offer more.
    return own - theirs / (ahead ? 4 : 8) - LEAST - Trust.grudge(s, deal.from(), deal.to());
  }

  /// What an answer to an offer weighs: the clear ones need no thought.
  static int reply(CityState s, Deal deal, boolean accepts) {
    int weight = accept(s, deal);
    if (accepts) {
      return weight < -CLEAR ? Hints.FOOLISH : weight;
    }
    return weight > CLEAR ? Hints.FOOLISH : 0;
  }

  static int gain(CityState s, Deal deal, int seat) {
    boolean dawn = isDawn(s);
    int sum = 0;
    int antidotes = 0;
    for (int i = 0; i < deal.size(); i++) {
      long term = deal.term(i);
      int sign = deal.to() == seat ? 1 : -1;
      switch (Code.verb(term)) {
        case Terms.GIVE_ANTIDOTES -> antidotes += sign * Code.a(term);
        case Terms.WANT_ANTIDOTES -> antidotes -= sign * Code.a(term);
        case Terms.GIVE_CARD -> sum += sign * named(s, Code.a(term), seat, dawn);
        case Terms.GIVE_ANY_CARD -> sum += sign * leftToGiver(s, deal.from(), seat, dawn);
        case Terms.WANT_ANY_CARD -> sum -= sign * leftToGiver(s, deal.to(), seat, dawn);
        case Terms.WANT_KIND -> sum -= sign * wanted(s, deal.to(), Code.a(term), seat, dawn);
        default -> sum += promise(s, deal, term, seat);
      }
    }
    return sum + (antidotes == 0 ? 0 : Stakes.antidotes(s, seat, antidotes, dawn));
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

  private static int promise(CityState s, Deal deal, long term, int seat) {
    int maker = Bargaining.DEALS.maker(deal, term);
    int worth = PromiseSense.worth(s, term, maker, seat);
    if (maker == seat || Bargaining.DEALS.binding(s, deal, term)) {
      return worth;
    }
    return worth * Trust.trust(s, maker, seat) / 100;
  }
}
