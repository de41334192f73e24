package horda.engine;

import java.util.List;

/// The offering seat puts an offer together, term by term; nobody else sees it before it is sent.
public record DealDraft<S extends State>(Bargain<S> bargain, Deal deal) implements Ask<S> {
  public static final String NAME = "deal-draft";

  /// Verbs of the answers that end a draft.
  public static final int DROP = 0;

  public static final int SEND = 0xffff;
  private static final int REMOVE = 0xfffe;

  /// Draws a third side in, or lets it go.
  private static final int JOIN = 0xfffd;

  /// The choices that end a draft, for code that weighs them.
  public static final long DROPPED = Code.of(DROP);

  public static final long SENT = Code.of(SEND);

  /// The choice that draws that seat in as a third side.
  public static long joining(int seat) {
    return Code.of(JOIN, seat);
  }

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
    return deal.from();
  }

  @Override
  public void choices(S state, int seat, Choices into) {
    into.add(Code.of(DROP));
    if (deal.size() > 0 && bargain.sendable(state, deal)) {
      into.add(Code.of(SEND));
    }
    for (int i = 0; i < deal.size(); i++) {
      if (!isRepeated(state, i)) {
        into.add(Code.of(REMOVE, i));
      }
    }
    if (deal.third() != Deal.NOBODY) {
      if (deal.size() == 0) {
        into.add(joining(Deal.NOBODY));
      }
    } else {
      for (int other = 0; other < state.seats(); other++) {
        if (!deal.has(other) && bargain.mayJoin(state, deal, other)) {
          into.add(joining(other));
        }
      }
    }
    if (deal.size() < bargain.mostTerms()) {
      bargain.terms(state, deal, into);
    }
  }

  private boolean isRepeated(S state, int i) {
    for (int k = 0; k < i; k++) {
      if (bargain.alike(state, deal.term(k), deal.term(i))) {
        return true;
      }
    }
    return false;
  }

  @Override
  public void greyed(S state, int seat, Greyed into) {
    bargain.greyed(state, deal, false, into);
  }

  @Override
  public void answer(S state, long choice, Out out) {
    switch (Code.verb(choice)) {
      case DROP -> bargain.told(state, deal, Bargain.Stage.DROPPED, out);
      case SEND -> {
        bargain.told(state, deal, Bargain.Stage.SENT, out);
        state.agenda.push(bargain.reply(deal));
      }
      case REMOVE -> state.agenda.push(bargain.draft(deal.without(Code.a(choice))));
      case JOIN -> state.agenda.push(bargain.draft(deal.joined(Code.a(choice))));
      default -> state.agenda.push(bargain.draft(deal.with(choice)));
    }
  }

  @Override
  public Phrase prompt(S state, int seat) {
    return Phrase.of("prompt.deal-draft", Ref.seat(deal.to()));
  }

  @Override
  public String rule(S state) {
    return bargain.rule();
  }

  @Override
  public Option option(S state, int seat, long choice) {
    return switch (Code.verb(choice)) {
      case DROP -> Option.of("drop", Phrase.of("option.deal-drop"));
      // It ends the draft whatever it says, so it touches nothing: a button, like dropping it.
      case SEND ->
          new Option("send", Phrase.of("option.deal-send", Ref.seat(deal.to())), List.of());
      case REMOVE -> {
        Option term = bargain.term(state, deal, deal.term(Code.a(choice)));
        yield new Option(
            "remove:" + term.id(),
            Phrase.of("option.deal-remove", Ref.number(Code.a(choice) + 1)),
            term.targets());
      }
      case JOIN ->
          Code.a(choice) == Deal.NOBODY
              ? new Option("join:nobody", Phrase.of("option.deal-join-nobody"), List.of())
              : Option.of(
                  "join:" + Code.a(choice),
                  Phrase.of("option.deal-join", Ref.seat(Code.a(choice))));
      default -> bargain.term(state, deal, choice);
    };
  }
}
