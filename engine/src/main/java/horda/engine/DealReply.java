package horda.engine;

import java.util.List;

/// Whoever got an offer accepts or refuses it, or refuses with an offer of his own. Until all have
/// accepted, who made it may take it back.
public record DealReply<S extends State>(Bargain<S> bargain, Deal deal) implements Ask<S> {
  public static final String NAME = "deal-reply";

  /// The answers of the one who is asked, for code that weighs them.
  public static final long REFUSE = 0;

  public static final long ACCEPT = Code.of(1);
  public static final long COUNTER = Code.of(2);

  private static final long WITHDRAW = Code.of(3);

  /// To refuse, and to say that one no longer believes who makes the offer.
  public static final long DISTRUST = Code.of(4);

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public int[] args() {
    return deal.args();
  }

  @Override
  public int seat(S state) {
    return deal.asked();
  }

  @Override
  public boolean hears(S state, int seat) {
    return seat == deal.asked() || seat == deal.from();
  }

  /// A seat's standing order may refuse for it; the others see a refusal like any other.
  @Override
  public boolean waits(S state, Out out) {
    int order = state.standingOrder(deal.asked());
    if (order == 0 || !bargain.refusesBy(state, deal, order)) {
      return true;
    }
    state.agenda.pop();
    state.reveal(deal.asked());
    bargain.told(state, deal, Bargain.Stage.REFUSED, out);
    return false;
  }

  @Override
  public long ordered(S state, int seat, int order) {
    return bargain.refusesBy(state, deal, order) ? REFUSE : NOT_ORDERED;
  }

  @Override
  public void greyed(S state, int seat, Greyed into) {
    // What the one who is asked lacks is no business of who made the offer.
    if (seat == deal.asked()) {
      bargain.greyed(state, deal, true, into);
    }
  }

  @Override
  public void choices(S state, int seat, Choices into) {
    if (seat == deal.from()) {
      into.add(WITHDRAW);
      return;
    }
    into.add(REFUSE);
    if (bargain.payable(state, deal)) {
      into.add(ACCEPT);
    }
    if (bargain.mayCounter(state, deal, seat)) {
      into.add(COUNTER);
    }
    if (bargain.mayDistrust(state, deal, seat)) {
      into.add(DISTRUST);
    }
  }

  @Override
  public void answer(S state, long choice, Out out) {
    if (choice == REFUSE || choice == WITHDRAW || choice == DISTRUST) {
      Bargain.Stage stage = choice == WITHDRAW ? Bargain.Stage.WITHDRAWN : Bargain.Stage.REFUSED;
      bargain.told(state, deal, stage, out);
      if (choice == DISTRUST) {
        bargain.distrusted(state, deal, out);
      }
      return;
    }
    if (choice == COUNTER) {
      bargain.told(state, deal, Bargain.Stage.REFUSED, out);
      Deal counter = new Deal(deal.asked(), deal.from());
      bargain.countered(state, counter);
      state.agenda.push(bargain.draft(counter));
      return;
    }
    if (deal.goesOn()) {
      // The next side learns that this one can hand over its part.
      state.reveal(deal.asked());
      state.agenda.push(bargain.reply(deal.accepted()));
      return;
    }
    for (int i = 0; i < deal.size(); i++) {
      long term = deal.term(i);
      if (bargain.isPromise(term)) {
        int maker = bargain.maker(deal, term);
        int receiver = bargain.receiver(deal, term);
        state.promises(
            state.promises().with(maker, receiver, term, bargain.binding(state, deal, term)));
      }
    }
    bargain.told(state, deal, Bargain.Stage.ACCEPTED, out);
    bargain.carryOut(state, deal, out);
  }

  @Override
  public Phrase prompt(S state, int seat) {
    return bargain.question(state, deal);
  }

  @Override
  public String rule(S state) {
    return bargain.rule();
  }

  @Override
  public Option option(S state, int seat, long choice) {
    if (choice == COUNTER) {
      return Option.of("counter", Phrase.of("option.deal-counter", Ref.seat(deal.from())));
    }
    if (choice == DISTRUST) {
      return new Option(
          "distrust", Phrase.of("option.deal-distrust", Ref.seat(deal.from())), List.of());
    }
    if (choice == WITHDRAW) {
      return new Option("withdraw", Phrase.of("option.deal-withdraw"), List.of());
    }
    return choice == REFUSE
        ? Option.of("refuse", Phrase.of("option.deal-refuse"))
        : Option.of("accept", Phrase.of("option.deal-accept", Ref.seat(deal.from())));
  }
}
