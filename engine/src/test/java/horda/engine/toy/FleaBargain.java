package horda.engine.toy;

import horda.engine.Bargain;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Deal;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.Ref;

/// FM-DEAL: cards for cards, and promises not to bid in the next round. A card that is given is
/// named to the partner; one that is asked for is asked for by its kind.
final class FleaBargain implements Bargain<FleaState> {
  static final FleaBargain IT = new FleaBargain();

  /// Verbs of terms. Game tests and views read them.
  static final int GIVE = 1;

  static final int ASK = 2;
  static final int PLEDGE = 3;

  private FleaBargain() {}

  /// The promise of `seat` not to bid in that round.
  static long noBid(int seat, int round) {
    return Code.of(PLEDGE, seat, round);
  }

  @Override
  public void terms(FleaState state, Deal draft, Choices into) {
    int hand = FleaState.hand(draft.from());
    for (int i = 0; i < state.zones.size(hand); i++) {
      long give = Code.of(GIVE, state.zones.at(hand, i));
      if (state.firstOfKind(draft.from(), i) && !draft.contains(give)) {
        into.add(give);
      }
    }
    if (asked(draft) < state.zones.size(FleaState.hand(draft.to()))) {
      for (int kind = 1; kind < Wares.KINDS; kind++) {
        if (!draft.contains(Code.of(ASK, kind))) {
          into.add(Code.of(ASK, kind));
        }
      }
    }
    if (state.round < state.rounds) {
      for (int maker : new int[] {draft.from(), draft.to()}) {
        long pledge = noBid(maker, state.round + 1);
        if (!draft.contains(pledge)) {
          into.add(pledge);
        }
      }
    }
  }

  private static int asked(Deal deal) {
    int asked = 0;
    for (int i = 0; i < deal.size(); i++) {
      if (Code.verb(deal.term(i)) == ASK) {
        asked++;
      }
    }
    return asked;
  }

  @Override
  public Option term(FleaState state, Deal deal, long term) {
    int a = Code.a(term);
    return switch (Code.verb(term)) {
      case GIVE -> Option.of("give:card:" + a, Phrase.of("option.give", new Ref("card", a)));
      case ASK ->
          Option.of("ask:" + Wares.KIND_NAMES[a], Phrase.of("option.ask", new Ref("kind", a)));
      default ->
          Option.of(
              "pledge:" + a, Phrase.of("option.pledge", Ref.seat(a), Ref.number(Code.b(term))));
    };
  }

  @Override
  public boolean sendable(FleaState state, Deal draft) {
    return true;
  }

  @Override
  public boolean payable(FleaState state, Deal deal) {
    for (int i = 0; i < deal.size(); i++) {
      long term = deal.term(i);
      int a = Code.a(term);
      boolean has =
          switch (Code.verb(term)) {
            case GIVE -> state.zones.contains(FleaState.hand(deal.from()), a);
            case ASK -> state.find(deal.to(), a) >= 0;
            default -> true;
          };
      if (!has) {
        return false;
      }
    }
    return true;
  }

  @Override
  public boolean isPromise(long term) {
    return Code.verb(term) == PLEDGE;
  }

  @Override
  public int maker(Deal deal, long term) {
    return switch (Code.verb(term)) {
      case GIVE -> deal.from();
      case ASK -> deal.to();
      default -> Code.a(term);
    };
  }

  @Override
  public boolean binding(FleaState state, Deal deal, long term) {
    return state.bindingPromises;
  }

  @Override
  public void carryOut(FleaState state, Deal deal, Out out) {
    for (int i = 0; i < deal.size(); i++) {
      int a = Code.a(deal.term(i));
      switch (Code.verb(deal.term(i))) {
        case GIVE -> pass(state, deal.from(), deal.to(), a, out);
        case ASK -> {
          int index = state.find(deal.to(), a);
          int card = state.zones.at(FleaState.hand(deal.to()), index);
          pass(state, deal.to(), deal.from(), card, out);
        }
        default -> {
          int other = a == deal.from() ? deal.to() : deal.from();
          out.tell(Talk.PROMISED, a, other, Code.b(deal.term(i)));
        }
      }
    }
  }

  private static void pass(FleaState state, int giver, int receiver, int card, Out out) {
    state.handOver(giver, receiver, card);
    out.tell(1 << giver | 1 << receiver, Talk.TOOK, receiver, giver, card, 0);
  }

  @Override
  public void told(FleaState state, Deal deal, Stage stage, Out out) {
    switch (stage) {
      case SENT -> {
        for (int i = 0; i < deal.size(); i++) {
          if (Code.verb(deal.term(i)) == GIVE) {
            state.reveal(deal.from());
            state.known[Code.a(deal.term(i))] |= (byte) (1 << deal.to());
          }
        }
        out.tell(Talk.OFFERED, deal.from(), deal.to());
      }
      case ACCEPTED -> out.tell(Talk.ACCEPTED, deal.to(), deal.from());
      case REFUSED -> out.tell(Talk.REFUSED, deal.to(), deal.from());
      case WITHDRAWN, DROPPED -> {
        // Nobody saw the draft.
      }
    }
  }

  @Override
  public String rule() {
    return "FM-DEAL-01";
  }
}
