package horda.engine.toy;

import horda.engine.AskAll;
import horda.engine.Chance;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Deal;
import horda.engine.DealDraft;
import horda.engine.DealReply;
import horda.engine.Engine;
import horda.engine.Question;
import horda.engine.Seed;
import horda.engine.State;

/// Draws what a seat cannot know: cards, dice to come, secret answers, drafts and orders.
final class FleaImagination {
  private FleaImagination() {}

  static FleaState of(FleaState truth, int seat, Chance chance) {
    FleaState state = truth.copy();
    state.scramble(seat, chance);
    state.chance.set(new Chance(new Seed(chance.next(), chance.next())));
    Question<FleaState> question = Engine.question(state);
    if (question instanceof AskAll<FleaState>) {
      commitments(state, question, seat, chance);
    }
    if (!state.uniformWindows() && question instanceof Objections window) {
      giveObjection(state, window.seat(state), seat, chance);
    }
    orders(state, question == null ? 0 : question.awaited(state), seat, chance);
    deal(state, seat, chance);
    return state;
  }

  private static void commitments(
      FleaState state, Question<FleaState> question, int seat, Chance chance) {
    Choices choices = new Choices();
    for (int other = 0; other < state.seats(); other++) {
      if (other != seat && (state.committed() & 1 << other) != 0) {
        question.choices(state, other, choices.clear());
        state.recommit(other, choices.get(chance.below(choices.size())));
      }
    }
  }

  /// Orders are nobody else's business, but who is being asked has none that passes.
  private static void orders(FleaState state, int awaited, int seat, Chance chance) {
    for (int other = 0; other < state.seats(); other++) {
      if (other != seat) {
        boolean asked = (awaited & 1 << other) != 0;
        state.standingOrder(other, asked || chance.below(3) > 0 ? 0 : State.ALWAYS_PASS);
      }
    }
  }

  /// At a table that asks only those who can respond, whoever is asked holds an objection.
  private static void giveObjection(FleaState state, int asked, int seat, Chance chance) {
    if (asked == seat || state.find(asked, Wares.OBJECTION) >= 0) {
      return;
    }
    int hand = FleaState.hand(asked);
    int at = chance.below(state.zones.size(hand));
    while (state.knows(seat, state.zones.at(hand, at))) {
      at = (at + 1) % state.zones.size(hand);
    }
    int given = state.zones.at(hand, at);
    for (int other = -1; other < state.seats(); other++) {
      int zone = other < 0 ? FleaState.DECK : FleaState.hand(other);
      for (int i = 0; other != seat && i < state.zones.size(zone); i++) {
        int card = state.zones.at(zone, i);
        if (Wares.kind(card) == Wares.OBJECTION && !state.knows(seat, card)) {
          state.zones.set(zone, i, given);
          state.zones.set(hand, at, card);
          return;
        }
      }
    }
  }

  private static void deal(FleaState state, int seat, Chance chance) {
    switch ((Object) state.agenda.peek()) {
      case DealDraft<?> draft when seat != draft.deal().from() ->
          state.agenda.replace(
              FleaBargain.IT.draft(new Deal(draft.deal().from(), draft.deal().to())));
      case DealReply<?> reply when seat != reply.deal().from() && seat != reply.deal().to() ->
          state.agenda.replace(FleaBargain.IT.reply(anyOffer(state, reply.deal(), chance)));
      case null, default -> {
        // No deal that this seat may not see.
      }
    }
  }

  private static Deal anyOffer(FleaState state, Deal told, Chance chance) {
    Deal deal = new Deal(told.from(), told.to());
    Choices terms = new Choices();
    while (deal.size() < told.size()) {
      FleaBargain.IT.terms(state, deal, terms.clear());
      if (terms.size() == 0) {
        break;
      }
      deal = deal.with(terms.get(chance.below(terms.size())));
    }
    for (int i = 0; i < deal.size(); i++) {
      if (Code.verb(deal.term(i)) == FleaBargain.GIVE) {
        state.known[Code.a(deal.term(i))] |= (byte) (1 << deal.to());
      }
    }
    return deal;
  }
}
