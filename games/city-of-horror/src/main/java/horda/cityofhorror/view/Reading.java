package horda.cityofhorror.view;

import horda.cityofhorror.content.Place;
import horda.cityofhorror.rules.Bargaining;
import horda.cityofhorror.rules.LocationSteps;
import horda.cityofhorror.rules.People;
import horda.cityofhorror.rules.Term;
import horda.cityofhorror.rules.TermWords;
import horda.cityofhorror.rules.Vote;
import horda.cityofhorror.rules.Windows;
import horda.cityofhorror.state.CityState;
import horda.engine.Choices;
import horda.engine.Deal;
import horda.engine.DealDraft;
import horda.engine.DealReply;
import horda.engine.Pledge;
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
              ? of(s, draft.deal(), false, addable(s, draft.deal()))
              : of(s, new Deal(draft.deal().from(), draft.deal().to()), false, List.of());
      case DealReply<?> reply ->
          of(s, reply.deal().has(seat) ? reply.deal() : reply.deal().emptied(), true, List.of());
      case null, default -> OfferView.NONE;
    };
  }

  private static OfferView of(CityState s, Deal deal, boolean sent, List<TermView> addable) {
    List<TermView> terms = new ArrayList<>();
    for (int i = 0; i < deal.size(); i++) {
      terms.add(term(s, deal, deal.term(i)));
    }
    return new OfferView(
        deal.from(), deal.to(), deal.third(), deal.asked(), sent, List.copyOf(terms), addable);
  }

  /// The same terms as the options of the draft have.
  private static List<TermView> addable(CityState s, Deal draft) {
    if (draft.size() >= Bargaining.DEALS.mostTerms()) {
      return List.of();
    }
    Choices choices = new Choices();
    Bargaining.DEALS.terms(s, draft, choices);
    List<TermView> all = new ArrayList<>();
    for (int i = 0; i < choices.size(); i++) {
      all.add(term(s, draft, choices.get(i)));
    }
    return List.copyOf(all);
  }

  private static TermView term(CityState s, Deal deal, long term) {
    return view(TermWords.of(s, deal, term), Bargaining.DEALS.binding(s, deal, term));
  }

  private static TermView view(Term term, boolean binding) {
    return new TermView(
        term.id(),
        term.said() ? "say" : term.given() ? "give" : "want",
        term.promised(),
        term.shown(),
        term.kind(),
        term.args(),
        term.place(),
        term.of(),
        term.to(),
        binding);
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

  /// A promise in the words of its term; its place stands beside it.
  public static TermView promise(CityState s, int i) {
    return view(TermWords.kept(s, s.promises().what(i)), s.promises().binding(i));
  }

  public static String place(CityState s, int i) {
    int place = Pledge.place(s.promises().what(i));
    return place == Pledge.NOWHERE ? "" : Place.id(place);
  }

  public static String step(CityState s, int i) {
    return LocationSteps.name(Pledge.step(s.promises().what(i)));
  }
}
