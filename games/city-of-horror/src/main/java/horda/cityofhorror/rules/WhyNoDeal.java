package horda.cityofhorror.rules;

import static horda.cityofhorror.rules.WhyNot.why;

import horda.cityofhorror.state.CityState;
import horda.engine.Deal;
import horda.engine.Greyed;
import horda.engine.Ref;

/// Why a draft cannot be sent or filled, or an offer not be accepted.
final class WhyNoDeal {
  private WhyNoDeal() {}

  static void list(CityState s, Deal deal, boolean sent, Greyed into) {
    if (sent) {
      if (!DealTerms.canPay(s, deal, deal.asked())) {
        into.add("accept", "COH-NEG-05", why("cannot-pay", Ref.seat(deal.from())));
      }
      return;
    }
    if (deal.size() == 0) {
      into.add("send", "COH-NEG-05", why("empty-offer"));
    } else if (!DealTerms.canPay(s, deal, deal.from())) {
      into.add("send", "COH-NEG-05", why("offer-too-much"));
    }
    if (deal.size() >= Bargaining.MOST_TERMS) {
      into.add("give", "COH-NEG-05", why("offer-full"));
      into.add("want", "COH-NEG-05", why("offer-full"));
      into.add("promise", "COH-NEG-05", why("offer-full"));
      into.add("ask", "COH-NEG-05", why("offer-full"));
    }
    if (LocationSteps.toCome(s) == 0 && s.here < 0) {
      into.add("promise:vote-for", "COH-NEG-08", why("no-vote-near"));
      into.add("ask:vote-for", "COH-NEG-08", why("no-vote-near"));
    }
  }
}
