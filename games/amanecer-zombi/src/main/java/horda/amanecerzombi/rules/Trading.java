package horda.amanecerzombi.rules;

import horda.amanecerzombi.state.AmanecerEvent;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.Piles;
import horda.amanecerzombi.state.Refs;
import horda.amanecerzombi.state.Several;
import horda.engine.Bargain;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Deal;
import horda.engine.Greyed;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.State;

/// NEG: Objects for Objects, and nothing else (AMZ-NEG-02). Promises are free talk (AMZ-NEG-05).
public final class Trading implements Bargain<AmanecerState> {
  public static final Trading DEALS = new Trading();
  public static final int GIVE = 1;
  public static final int WANT = 2;

  private Trading() {}

  /// In any window, wherever the Groups stand (AMZ-NEG-03); three offers a window (AMZ-INT-13).
  static void list(AmanecerState s, int seat, int window, Choices into) {
    for (int other = 0; other < s.seats(); other++) {
      if (other != seat && mayOffer(s, seat, other)) {
        into.add(Code.of(Plays.OFFER, other));
      }
    }
  }

  /// Offers left in this window, and something to talk about.
  private static boolean mayOffer(AmanecerState s, int seat, int other) {
    boolean things =
        !s.zones.isEmpty(Piles.objects(seat)) || !s.zones.isEmpty(Piles.objects(other));
    return things && s.offers[seat] < s.content().numbers().offers();
  }

  static void begin(AmanecerState s, int seat, int other) {
    s.offers[seat]++;
    s.agenda.push(DEALS.draft(new Deal(seat, other)));
  }

  /// A refusal and an offer of one's own in one: it counts like any other (AMZ-INT-13).
  @Override
  public boolean mayCounter(AmanecerState s, Deal deal, int seat) {
    return mayOffer(s, seat, deal.from());
  }

  @Override
  public void countered(AmanecerState s, Deal counter) {
    s.offers[counter.from()]++;
  }

  @Override
  public void terms(AmanecerState s, Deal draft, Choices into) {
    listObjects(s, draft, draft.from(), GIVE, into);
    listObjects(s, draft, draft.to(), WANT, into);
  }

  private static void listObjects(AmanecerState s, Deal draft, int seat, int verb, Choices into) {
    int held = Piles.objects(seat);
    for (int i = 0; i < s.zones.size(held); i++) {
      long term = Code.of(verb, s.zones.at(held, i));
      if (!draft.contains(term)) {
        into.add(term);
      }
    }
  }

  @Override
  public Option term(AmanecerState s, Deal deal, long term) {
    String word = Code.verb(term) == GIVE ? "give" : "want";
    int object = Code.a(term);
    return Refs.option(word + ":" + Refs.objectId(s, object), "deal-" + word, Refs.object(object));
  }

  @Override
  public boolean sendable(AmanecerState s, Deal draft) {
    return draft.size() > 0;
  }

  @Override
  public boolean payable(AmanecerState s, Deal deal) {
    for (int i = 0; i < deal.size(); i++) {
      long term = deal.term(i);
      if (!s.zones.contains(Piles.objects(maker(deal, term)), Code.a(term))) {
        return false;
      }
    }
    return true;
  }

  /// Objects only: promises are free talk (AMZ-NEG-05).
  @Override
  public boolean isPromise(long term) {
    return false;
  }

  @Override
  public int maker(Deal deal, long term) {
    return Code.verb(term) == GIVE ? deal.from() : deal.to();
  }

  @Override
  public boolean binding(AmanecerState s, Deal deal, long term) {
    return false;
  }

  /// Objects keep their state; what cannot be carried is discarded (AMZ-NEG-06).
  @Override
  public void carryOut(AmanecerState s, Deal deal, Out out) {
    Attacks.dealStruck(s, deal.from(), deal.to(), out);
    for (int i = 0; i < deal.size(); i++) {
      int giver = maker(deal, deal.term(i));
      int taker = giver == deal.from() ? deal.to() : deal.from();
      hand(s, giver, taker, Code.a(deal.term(i)), out);
    }
  }

  /// An Object changes Groups; the taker says who carries it.
  static void hand(AmanecerState s, int giver, int taker, int object, Out out) {
    move(s, giver, taker, object, out);
    s.agenda.push(new Loads.Settle(giver));
    s.agenda.push(new Loads.Settle(taker));
  }

  /// The same, where more follows before anybody says who carries it.
  static void move(AmanecerState s, int giver, int taker, int object, Out out) {
    Decks.takeFrom(s, giver, object);
    Loads.receive(s, taker, object);
    out.tell(AmanecerEvent.GAVE, giver, taker, object);
  }

  @Override
  public void told(AmanecerState s, Deal deal, Stage stage, Out out) {
    switch (stage) {
      case SENT ->
          out.tell(
              AmanecerEvent.OFFER_SENT,
              deal.from(),
              deal.to(),
              objects(s, deal, GIVE),
              objects(s, deal, WANT));
      case ACCEPTED -> out.tell(AmanecerEvent.OFFER_ACCEPTED, deal.from(), deal.to());
      case REFUSED -> out.tell(AmanecerEvent.OFFER_REFUSED, deal.from(), deal.to());
      case WITHDRAWN -> out.tell(AmanecerEvent.OFFER_WITHDRAWN, deal.from(), deal.to());
      case DROPPED -> {}
    }
  }

  /// The Objects of one side of a deal.
  private static int objects(AmanecerState s, Deal deal, int verb) {
    int several = 0;
    for (int i = 0; i < deal.size(); i++) {
      if (Code.verb(deal.term(i)) == verb) {
        several = Several.with(several, s.table.objectKind(Code.a(deal.term(i))));
      }
    }
    return several;
  }

  /// What is offered for what, and whether it buys peace (AMZ-NEG-04).
  @Override
  public Phrase question(AmanecerState s, Deal deal) {
    boolean peace = Attacks.isAnnounced(s, deal.from(), deal.to());
    return Refs.prompt(
        peace ? "deal-reply-peace" : "deal-reply",
        Refs.seat(deal.from()),
        Several.objects(objects(s, deal, GIVE)),
        Several.objects(objects(s, deal, WANT)));
  }

  /// A standing order to pass also refuses.
  @Override
  public boolean refusesBy(AmanecerState s, Deal deal, int order) {
    return order == State.ALWAYS_PASS
        || order == StandingOrders.UNTIL_ROUND
        || order == StandingOrders.UNTIL_MY_TURN;
  }

  @Override
  public void greyed(AmanecerState s, Deal deal, boolean sent, Greyed into) {
    if (sent && !payable(s, deal)) {
      into.add("accept", "AMZ-NEG-03", Phrase.of("why.not-payable"));
    }
    into.add("experience", "AMZ-NEG-02", Phrase.of("why.only-objects"));
  }

  @Override
  public String rule() {
    return "AMZ-NEG-03";
  }
}
