package horda.cityofhorror.view;

import horda.cityofhorror.rules.DealTerms;
import horda.cityofhorror.rules.People;
import horda.cityofhorror.rules.Vote;
import horda.cityofhorror.rules.Windows;
import horda.cityofhorror.state.CityState;
import horda.engine.Code;
import horda.engine.Deal;
import horda.engine.DealDraft;
import horda.engine.DealReply;
import horda.engine.Promises;
import horda.engine.Question;
import java.util.ArrayList;
import java.util.List;

/// What views read out of the rules: votes, offers, promises.
public final class Reading {
  private Reading() {}

  public static int votes(CityState s, int seat, int place) {
    return People.votes(s, seat, place);
  }

  /// A draft is seen by its maker alone; a sent offer by both partners; others see that there is
  /// one (COH-NEG-09).
  public static OfferView offer(CityState s, int seat) {
    return switch (s.agenda.peek()) {
      case DealDraft<?> draft ->
          draft.deal().from() == seat
              ? of(s, draft.deal(), false)
              : new OfferView(draft.deal().from(), draft.deal().to(), false, List.of());
      case DealReply<?> reply ->
          reply.deal().from() == seat || reply.deal().to() == seat
              ? of(s, reply.deal(), true)
              : new OfferView(reply.deal().from(), reply.deal().to(), true, List.of());
      case null, default -> OfferView.NONE;
    };
  }

  private static OfferView of(CityState s, Deal deal, boolean sent) {
    List<String> terms = new ArrayList<>();
    for (int i = 0; i < deal.size(); i++) {
      terms.add(DealTerms.option(s, deal, deal.term(i)).id());
    }
    return new OfferView(deal.from(), deal.to(), sent, List.copyOf(terms));
  }

  /// What is being asked just now; who is asked is no secret, so neither is this.
  public static String moment(CityState s) {
    return switch (s.agenda.peek()) {
      case Windows.General window -> window.moment();
      case Vote vote -> vote.step() == Vote.ATTACK ? "vote-attack" : "vote-share";
      case Vote.TieBreak tie -> tie.step() == Vote.ATTACK ? "tie-attack" : "tie-share";
      case DealDraft<?> _, DealReply<?> _ -> "deal";
      case Question<?> question -> s.agenda.nameOf(question);
      case null, default -> "";
    };
  }

  /// A promise in the words of its term.
  public static String promise(CityState s, int i) {
    Promises p = s.promises();
    boolean offered = Code.c(p.what(i)) == 0;
    Deal deal = offered ? new Deal(p.from(i), p.to(i)) : new Deal(p.to(i), p.from(i));
    return DealTerms.option(s, deal, p.what(i)).id();
  }
}
