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
import horda.engine.Pledge;
import horda.engine.Promises;
import horda.engine.Ref;
import horda.engine.shape.Named;
import horda.engine.shape.Seat;
import java.util.Arrays;

/// NEG: offers of goods and promises to another living player, or to two (COH-NEG-05). Who is not
/// asked just now may speak too, wherever deals are possible.
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

  /// Any number of goods from each side (COH-NEG-05), within reason.
  static final int MOST_TERMS = 8;

  @Override
  public int mostTerms() {
    return MOST_TERMS;
  }

  // Where people talk: windows, tie-breaks, the sharing.

  /// May this seat, which is not asked, make an offer now? Not between a promise to act at once and
  /// the act.
  static boolean mayInterrupt(CityState s, int seat) {
    return s.living(seat) && canOffer(s, seat) && !somebodyMustAct(s);
  }

  private static boolean somebodyMustAct(CityState s) {
    for (int seat = 0; seat < s.seats(); seat++) {
      if (Vows.mustAct(s, seat)) {
        return true;
      }
    }
    return false;
  }

  /// Talk begins again (COH-WIN-07).
  static void begin(CityState s) {
    Arrays.fill(s.refusedOffers, (byte) 0);
    Arrays.fill(s.acceptedDeals, (byte) 0);
  }

  /// Somebody begins an offer; the question that waits goes on below it.
  static void open(CityState s, int seat, int other) {
    s.agenda.push(DEALS.draft(new Deal(seat, other)));
  }

  @Override
  public void terms(CityState s, Deal draft, Choices into) {
    into.add(DraftTerms.of(s, draft, into.spare()));
  }

  @Override
  public Option term(CityState s, Deal deal, long term) {
    return TermWords.option(s, deal, term);
  }

  /// Only what the offering side can hand over itself: it must not learn the other's hand by
  /// trying. Its promises can be given, for only such are listed and nothing happens meanwhile.
  @Override
  public boolean sendable(CityState s, Deal draft) {
    boolean says = draft.size() == 1 && Reason.isIn(draft);
    return !says && DealTerms.canPay(s, draft, draft.from()) && DealTerms.leavesLoot(s, draft);
  }

  /// Can who makes it hand over his part, and can all its promises be given?
  public boolean isSound(CityState s, Deal deal) {
    return DealTerms.canPay(s, deal, deal.from())
        && DealTerms.leavesLoot(s, deal)
        && Vows.KEEPING.mayAll(s, deal);
  }

  /// Does the offer name this food token?
  public static boolean namesFood(Deal deal, int token) {
    for (int i = 0; i < deal.size(); i++) {
      if (Code.verb(deal.term(i)) == Terms.NAMED_FOOD && Code.a(deal.term(i)) == token) {
        return true;
      }
    }
    return false;
  }

  /// Could everybody who has agreed to a waiting offer hand over what it says?
  public static boolean isCovered(CityState s, Deal deal) {
    boolean halfway = deal.asked() != deal.to();
    return DealTerms.canPay(s, deal, deal.from())
        && (!halfway || DealTerms.canPay(s, deal, deal.to()));
  }

  /// Bit set of the cards that the second side must have, once it has agreed and the third is
  /// asked.
  public static long vouched(CityState s, Deal deal) {
    return deal.asked() == deal.to() ? 0 : DealTerms.asked(s, deal, deal.to());
  }

  /// Whoever has agreed already was asked then, and nothing has happened since.
  @Override
  public boolean payable(CityState s, Deal deal) {
    return DealTerms.canPay(s, deal, deal.asked())
        && DealTerms.leavesLoot(s, deal)
        && Vows.KEEPING.mayAll(s, deal);
  }

  @Override
  public int maker(Deal deal, long term) {
    return Terms.giver(term);
  }

  /// Two of a kind, or two food tokens of one value, are called the same.
  @Override
  public boolean alike(CityState s, long a, long b) {
    if (a == b || Code.verb(a) != Code.verb(b) || Code.c(a) != Code.c(b)) {
      return a == b;
    }
    return switch (Code.verb(a)) {
      case Terms.NAMED_CARD -> s.content.kindOf(Code.a(a)) == s.content.kindOf(Code.a(b));
      case Terms.NAMED_FOOD -> s.content.foodValue(Code.a(a)) == s.content.foodValue(Code.a(b));
      default -> false;
    };
  }

  @Override
  public boolean mayJoin(CityState s, Deal draft, int seat) {
    return isPartner(s, draft.from(), seat);
  }

  /// A refusal can carry an offer of one's own (COH-NEG-05).
  @Override
  public boolean mayCounter(CityState s, Deal deal, int seat) {
    return s.refusedOffers[seat] < MOST_REFUSED
        && s.acceptedDeals[seat] < MOST_ACCEPTED
        && isPartner(s, seat, deal.from());
  }

  /// Whoever broke his word may be told that he is no longer believed; everybody hears it.
  @Override
  public boolean mayDistrust(CityState s, Deal deal, int seat) {
    for (int i = 0; i < s.promises().size(); i++) {
      if (s.promises().from(i) == deal.from() && s.promises().status(i) == Promises.BROKEN) {
        return true;
      }
    }
    return false;
  }

  @Override
  public void distrusted(CityState s, Deal deal, Out out) {
    out.tell(CityEvent.NOT_BELIEVED, deal.asked(), deal.from());
  }

  // Promises.

  @Override
  public boolean possible(CityState s, long pledge) {
    return new Promising(s).possible(pledge);
  }

  @Override
  public boolean allPossible(CityState s, Deal deal) {
    Promising now = new Promising(s);
    for (int i = 0; i < deal.size(); i++) {
      if (Pledge.is(deal.term(i)) && !now.possible(deal.term(i))) {
        return false;
      }
    }
    return true;
  }

  @Override
  public int targets(CityState s, long pledge) {
    return Promising.targets(s, pledge);
  }

  @Override
  public int stock(CityState s, long pledge) {
    return Promising.stock(s, pledge);
  }

  @Override
  public boolean fulfils(CityState s, long pledge, long choice) {
    return Vows.fulfils(s, pledge, choice);
  }

  @Override
  public void settled(CityState s, int promise, int status, Out out) {
    CityEvent what =
        switch (status) {
          case Promises.KEPT -> CityEvent.PROMISE_KEPT;
          case Promises.BROKEN -> CityEvent.PROMISE_BROKEN;
          default -> CityEvent.PROMISE_LAPSED;
        };
    Promises p = s.promises();
    out.tell(what, p.from(promise), p.to(promise), Vow.of(p.what(promise)));
  }

  /// Only the location being resolved, and acting at once, unless the table agreed otherwise
  /// (COH-NEG-03, COH-NEG-08).
  @Override
  public boolean binding(CityState s, Deal deal, long term) {
    if (!Pledge.is(term)
        || Pledge.is(term, Pledge.Shape.WORDS)
        || s.promiseRule == CityState.ALL_BREAKABLE) {
      return false;
    }
    boolean here = s.here >= 0 && Pledge.place(term) == s.here;
    return s.promiseRule == CityState.ALL_BINDING || here || Pledge.is(term, Pledge.Shape.ACT);
  }

  @Override
  public void carryOut(CityState s, Deal deal, Out out) {
    for (int seat = 0; seat < s.seats(); seat++) {
      s.acceptedDeals[seat] += (byte) (deal.has(seat) ? 1 : 0);
    }
    // What is shown is shown by who still holds it.
    for (int i = 0; i < deal.size(); i++) {
      if (Terms.isShow(deal.term(i))) {
        DealTerms.handOver(s, deal, deal.term(i), out);
      }
    }
    for (int i = 0; i < deal.size(); i++) {
      long term = deal.term(i);
      if (Pledge.is(term)) {
        out.tell(CityEvent.PROMISED, Pledge.maker(term), Pledge.receiver(term), Vow.of(term));
      } else if (!Terms.isLeftToGiver(term) && !Terms.isShow(term)) {
        DealTerms.handOver(s, deal, term, out);
      }
    }
    showPlayed(s, deal);
    for (int seat = 0; seat < s.seats(); seat++) {
      if (deal.has(seat)) {
        Vows.lapseImpossible(s, seat, out);
      }
    }
    goOn(s, deal);
    for (int i = 0; i < deal.size(); i++) {
      if (Terms.isLeftToGiver(deal.term(i))) {
        DealTerms.handOver(s, deal, deal.term(i), out);
      }
    }
  }

  /// Whoever binds himself to play a card shows that he has one: promises are public. What goes
  /// over has gone by then.
  private static void showPlayed(CityState s, Deal deal) {
    for (int i = 0; i < deal.size(); i++) {
      long term = deal.term(i);
      if (DealTerms.isPlayedCard(s, deal, term)) {
        s.reveal(Pledge.maker(term));
        DealTerms.showPromised(s, Pledge.maker(term), Pledge.subject(term));
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
      if (Pledge.is(deal.term(i), Pledge.Shape.ACT) && Vows.mustAct(s, maker)) {
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
        if (deal.third() != Deal.NOBODY) {
          out.tell(CityEvent.OFFER_SENT, deal.from(), deal.third());
        }
      }
      case ACCEPTED -> {
        s.reveal(deal.to());
        s.reveal(deal.asked());
        out.tell(CityEvent.OFFER_ACCEPTED, deal.from(), deal.to());
        if (deal.third() != Deal.NOBODY) {
          out.tell(CityEvent.OFFER_ACCEPTED, deal.from(), deal.third());
        }
      }
      case REFUSED -> {
        refused(s, deal.from());
        out.tell(CityEvent.OFFER_REFUSED, deal.from(), deal.asked());
      }
      case WITHDRAWN -> {
        refused(s, deal.from());
        out.tell(CityEvent.OFFER_WITHDRAWN, deal.from(), deal.to());
      }
      // A draft that is dropped counts like an offer refused, or a window might never close
      // (COH-WIN-07).
      case DROPPED -> refused(s, deal.from());
    }
  }

  private static void refused(CityState s, int seat) {
    s.refusedOffers[seat] = (byte) Math.min(MOST_REFUSED, s.refusedOffers[seat] + 1);
  }

  /// From then on the seat that is asked knows of a card that an offer names (COH-NEG-09).
  private static void nameCards(CityState s, Deal deal) {
    int others = deal.sides() & ~(1 << deal.from());
    for (int i = 0; i < deal.size(); i++) {
      long term = deal.term(i);
      int verb = Code.verb(term);
      if (verb == Terms.NAMED_CARD || verb == Terms.SHOW_CARD) {
        s.knownBy[Code.a(term)] |= (byte) others;
      } else if (DealTerms.isPlayedCard(s, deal, term) && Pledge.maker(term) == deal.from()) {
        DealTerms.showOffered(s, deal, deal.from(), Pledge.subject(term), others);
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
  @Named(value = "give-card", rule = "COH-NEG-09")
  public record GiveCard(@Seat int giver, @Seat int receiver) implements Ask<CityState> {
    @Override
    public int seat(CityState s) {
      return giver;
    }

    /// Not what he has bound himself to play, unless he has nothing else any more.
    @Override
    public void choices(CityState s, int seat, Choices into) {
      list(s, true, into);
      if (into.size() == 0) {
        list(s, false, into);
      }
    }

    private void list(CityState s, boolean free, Choices into) {
      for (int i = 0; i < s.zones.size(hand(giver)); i++) {
        int card = s.zones.at(hand(giver), i);
        if (!Cards.repeated(s, hand(giver), i) && (!free || DealTerms.isFree(s, giver, card))) {
          into.add(Code.of(1, card));
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
    public Option option(CityState s, int seat, long choice) {
      return Refs.option(
          "give:" + Cards.id(s, Code.a(choice)), "give", Refs.action(Code.a(choice)));
    }
  }

  /// A food token of the giver's own choice goes over.
  @Named(value = "give-food", rule = "COH-NEG-09")
  public record GiveFood(@Seat int giver, @Seat int receiver) implements Ask<CityState> {
    @Override
    public int seat(CityState s) {
      return giver;
    }

    @Override
    public void choices(CityState s, int seat, Choices into) {
      int values = 0;
      for (int token = 0; token < s.food.length; token++) {
        int value = 1 << s.content.foodValue(token);
        if (s.food[token] == giver && (values & value) == 0) {
          values |= value;
          into.add(Code.of(1, token));
        }
      }
    }

    @Override
    public void answer(CityState s, long choice, Out out) {
      DealTerms.giveFood(s, giver, receiver, Code.a(choice), out);
    }

    @Override
    public Phrase prompt(CityState s, int seat) {
      return Phrase.of("prompt.give-food", Ref.seat(receiver));
    }

    @Override
    public Option option(CityState s, int seat, long choice) {
      int value = s.content.foodValue(Code.a(choice));
      return Refs.option("give:food:" + value, "give-food", Ref.number(value));
    }
  }
}
