package horda.engine;

/// The seat that got an offer accepts or refuses it.
public record DealReply<S extends State>(Bargain<S> bargain, Deal deal) implements Ask<S> {
  public static final String NAME = "deal-reply";
  private static final long REFUSE = 0;
  private static final long ACCEPT = Code.of(1);

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
    return deal.to();
  }

  /// A seat's standing order may refuse for it; the others see a refusal like any other.
  @Override
  public boolean waits(S state, Out out) {
    int order = state.standingOrder(deal.to());
    if (order == 0 || !bargain.refusesBy(state, deal, order)) {
      return true;
    }
    state.agenda.pop();
    state.reveal(deal.to());
    bargain.told(state, deal, Bargain.Stage.REFUSED, out);
    return false;
  }

  @Override
  public void greyed(S state, int seat, Greyed into) {
    bargain.greyed(state, deal, true, into);
  }

  @Override
  public void choices(S state, int seat, Choices into) {
    into.add(REFUSE);
    if (bargain.payable(state, deal)) {
      into.add(ACCEPT);
    }
  }

  @Override
  public void answer(S state, long choice, Out out) {
    if (choice == REFUSE) {
      bargain.told(state, deal, Bargain.Stage.REFUSED, out);
      return;
    }
    for (int i = 0; i < deal.size(); i++) {
      long term = deal.term(i);
      if (bargain.isPromise(term)) {
        int maker = bargain.maker(deal, term);
        int receiver = maker == deal.from() ? deal.to() : deal.from();
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
    return choice == REFUSE
        ? Option.of("refuse", Phrase.of("option.deal-refuse"))
        : Option.of("accept", Phrase.of("option.deal-accept", Ref.seat(deal.from())));
  }
}
