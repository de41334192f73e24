package horda.cityofhorror.rules;

import static horda.cityofhorror.state.CardZones.hand;
import static horda.cityofhorror.state.CityState.NONE;

import horda.cityofhorror.state.CityEvent;
import horda.cityofhorror.state.CityState;
import horda.cityofhorror.state.Refs;
import horda.engine.Ask;
import horda.engine.Bargain;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Deal;
import horda.engine.Greyed;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.engine.shape.Named;
import horda.engine.shape.Seat;

/// NEG: offers of cards, antidotes and promises from the player with priority to another living one
/// (COH-NEG-05).
public final class Bargaining implements Bargain<CityState> {
  public static final Bargaining DEALS = new Bargaining();

  /// Keeps windows finite (COH-WIN-07).
  static final int MOST_REFUSED = 3;

  static final int MOST_ACCEPTED = 10;

  private Bargaining() {}

  static boolean canOffer(CityState s, int seat) {
    return s.refusedOffers[seat] < MOST_REFUSED
        && s.acceptedDeals[seat] < MOST_ACCEPTED
        && partner(s, seat) != NONE;
  }

  private static int partner(CityState s, int seat) {
    for (int other = 0; other < s.seats(); other++) {
      if (isPartner(s, seat, other)) {
        return other;
      }
    }
    return NONE;
  }

  private static boolean isPartner(CityState s, int seat, int other) {
    return other != seat && s.acceptedDeals[other] < MOST_ACCEPTED && s.living(other);
  }

  static void listOffers(CityState s, int seat, Choices into) {
    if (s.refusedOffers[seat] >= MOST_REFUSED || s.acceptedDeals[seat] >= MOST_ACCEPTED) {
      return;
    }
    for (int other = 0; other < s.seats(); other++) {
      if (isPartner(s, seat, other)) {
        into.add(Code.of(Playing.OFFER, other));
      }
    }
  }

  /// One's own hand may be shown; what was looked up in the Invasion pile may not (COH-NEG-12).
  static void show(CityState s, int seat, int to, Out out) {
    s.reveal(seat);
    for (int i = 0; i < s.zones.size(hand(seat)); i++) {
      s.knownBy[s.zones.at(hand(seat), i)] |= (byte) (1 << to);
    }
    out.tell(CityEvent.SHOWED_HAND, seat, to);
  }

  @Override
  public void terms(CityState s, Deal draft, Choices into) {
    DealTerms.list(s, draft, into);
  }

  @Override
  public Option term(CityState s, Deal deal, long term) {
    return DealTerms.option(s, deal, term);
  }

  /// Only what the offering side can hand over itself: it must not learn the other's hand by
  /// trying.
  @Override
  public boolean sendable(CityState s, Deal draft) {
    return DealTerms.canPay(s, draft, true);
  }

  @Override
  public boolean payable(CityState s, Deal deal) {
    return DealTerms.canPay(s, deal, true) && DealTerms.canPay(s, deal, false);
  }

  @Override
  public boolean isPromise(long term) {
    return Terms.isPromise(term);
  }

  @Override
  public int maker(Deal deal, long term) {
    return Code.c(term) == 0 ? deal.from() : deal.to();
  }

  /// Only the location being resolved, and acting at once, unless the table agreed otherwise
  /// (COH-NEG-03, COH-NEG-08).
  @Override
  public boolean binding(CityState s, Deal deal, long term) {
    return switch (s.promiseRule) {
      case CityState.ALL_BREAKABLE -> false;
      case CityState.ALL_BINDING -> true;
      default ->
          s.here >= 0
              || Code.verb(term) == Terms.ACT_NOW_CARD
              || Code.verb(term) == Terms.ACT_NOW_ABILITY;
    };
  }

  @Override
  public void carryOut(CityState s, Deal deal, Out out) {
    s.acceptedDeals[deal.from()]++;
    s.acceptedDeals[deal.to()]++;
    for (int i = 0; i < deal.size(); i++) {
      if (Terms.isPromise(deal.term(i))) {
        int maker = maker(deal, deal.term(i));
        int other = maker == deal.from() ? deal.to() : deal.from();
        out.tell(CityEvent.PROMISED, maker, other, Vow.of(deal.term(i)));
      } else if (!Terms.isLeftToGiver(deal.term(i))) {
        DealTerms.handOver(s, deal, deal.term(i), out);
      }
    }
    Vows.lapseImpossible(s, deal.from(), out);
    Vows.lapseImpossible(s, deal.to(), out);
    goOn(s, deal);
    for (int i = 0; i < deal.size(); i++) {
      if (Terms.isLeftToGiver(deal.term(i))) {
        DealTerms.handOver(s, deal, deal.term(i), out);
      }
    }
  }

  /// Priority goes on from who made the offer (COH-WIN-05), unless somebody has to act now; a
  /// promise that nobody can keep gives no priority.
  private void goOn(CityState s, Deal deal) {
    if (s.agenda.peek() instanceof Windows.General window) {
      int next = actsNow(s, deal);
      s.agenda.replace(next == NONE ? window.restarted(s, deal.from()) : window.turnedTo(next));
    }
  }

  /// Who has just bound himself to act as the very next thing; NONE if nobody.
  private int actsNow(CityState s, Deal deal) {
    for (int i = 0; i < deal.size(); i++) {
      int maker = maker(deal, deal.term(i));
      if (Code.verb(deal.term(i)) >= Terms.ACT_NOW_CARD && Vows.mustAct(s, maker)) {
        return maker;
      }
    }
    return NONE;
  }

  @Override
  public void told(CityState s, Deal deal, Stage stage, Out out) {
    switch (stage) {
      case SENT -> {
        s.reveal(deal.from());
        nameCards(s, deal);
        out.tell(CityEvent.OFFER_SENT, deal.from(), deal.to());
      }
      case ACCEPTED -> {
        s.reveal(deal.to());
        out.tell(CityEvent.OFFER_ACCEPTED, deal.from(), deal.to());
      }
      case REFUSED -> {
        s.refusedOffers[deal.from()]++;
        out.tell(CityEvent.OFFER_REFUSED, deal.from(), deal.to());
      }
      // A draft that is dropped counts like an offer refused, or a window might never close
      // (COH-WIN-07).
      case DROPPED -> s.refusedOffers[deal.from()]++;
    }
  }

  /// A card that is named in an offer is known to the partner from then on (COH-NEG-09).
  private static void nameCards(CityState s, Deal deal) {
    for (int i = 0; i < deal.size(); i++) {
      if (Code.verb(deal.term(i)) == Terms.GIVE_CARD) {
        s.knownBy[Code.a(deal.term(i))] |= (byte) (1 << deal.to());
      }
    }
  }

  @Override
  public boolean refusesBy(CityState s, Deal deal, int order) {
    return StandingOrders.refuseOffer(order);
  }

  @Override
  public void greyed(CityState s, Deal deal, boolean sent, Greyed into) {
    WhyNoDeal.list(s, deal, sent, into);
  }

  @Override
  public String rule() {
    return "COH-NEG-05";
  }

  /// A card of the giver's own choice goes over (COH-NEG-09).
  @Named("give-card")
  public record GiveCard(@Seat int giver, @Seat int receiver) implements Ask<CityState> {
    @Override
    public int seat(CityState s) {
      return giver;
    }

    @Override
    public void choices(CityState s, int seat, Choices into) {
      for (int i = 0; i < s.zones.size(hand(seat)); i++) {
        if (!Cards.repeated(s, hand(seat), i)) {
          into.add(Code.of(1, s.zones.at(hand(seat), i)));
        }
      }
    }

    @Override
    public void answer(CityState s, long choice, Out out) {
      DealTerms.give(s, giver, receiver, Code.a(choice), out);
    }

    @Override
    public Phrase prompt(CityState s, int seat) {
      return Phrase.of("prompt.give-card", Ref.seat(receiver));
    }

    @Override
    public String rule(CityState s) {
      return "COH-NEG-09";
    }

    @Override
    public Option option(CityState s, int seat, long choice) {
      return Refs.option(
          "give:" + Cards.id(s, Code.a(choice)), "give", Refs.action(Code.a(choice)));
    }
  }
}
