package horda.engine.toy;

import horda.engine.AskAll;
import horda.engine.Code;
import horda.engine.Deal;
import horda.engine.DealDraft;
import horda.engine.DealReply;
import horda.engine.Engine;
import horda.engine.Nullable;
import horda.engine.Promises;
import horda.engine.Question;
import horda.engine.View;
import java.util.ArrayList;
import java.util.List;

/// What one seat sees of the market.
public record FleaView(
    int seat,
    int round,
    int rounds,
    int first,
    int turn,
    List<Integer> onOffer,
    List<Integer> unsold,
    List<Integer> discard,
    int deck,
    int lots,
    List<Integer> hand,
    @Nullable String bid,
    int order,
    int awaited,
    List<Stall> stalls,
    List<Pledge> pledges,
    @Nullable Offer offer,
    boolean over)
    implements View, FleaViewWritten {

  /// What everybody sees of a seat, and which cards of its hand the viewer happens to know.
  public record Stall(
      int seat,
      int cards,
      List<Integer> known,
      List<Integer> lots,
      int points,
      int score,
      int bid,
      boolean chosen) {}

  /// A promise, public.
  public record Pledge(int from, int to, int round, boolean binding, int status) {}

  /// An offer in the making or waiting for its reply; terms only for those who may see them.
  public record Offer(int from, int to, boolean sent, List<String> terms) {}

  static FleaView of(FleaState state, int seat) {
    boolean seated = seat >= 0;
    Question<FleaState> question = Engine.question(state);
    return new FleaView(
        seat,
        state.round,
        state.rounds,
        state.first,
        state.turn,
        cards(state, FleaState.ON_OFFER),
        cards(state, FleaState.UNSOLD),
        cards(state, FleaState.DISCARD),
        state.zones.size(FleaState.DECK),
        state.zones.size(FleaState.LOTS),
        seated ? cards(state, FleaState.hand(seat)) : List.of(),
        seated ? ownBid(state, question, seat) : null,
        seated ? state.standingOrder(seat) : 0,
        question == null ? 0 : question.awaited(state),
        stalls(state, seat),
        pledges(state),
        offer(state, question, seat),
        state.over);
  }

  private static List<Integer> cards(FleaState state, int zone) {
    List<Integer> cards = new ArrayList<>();
    for (int i = 0; i < state.zones.size(zone); i++) {
      cards.add(state.zones.at(zone, i));
    }
    return List.copyOf(cards);
  }

  private static @Nullable String ownBid(
      FleaState state, @Nullable Question<FleaState> question, int seat) {
    return question instanceof AskAll<FleaState> && (state.committed() & 1 << seat) != 0
        ? question.option(state, seat, state.commitment(seat)).id()
        : null;
  }

  private static List<Stall> stalls(FleaState state, int viewer) {
    List<Stall> stalls = new ArrayList<>();
    for (int seat = 0; seat < state.seats(); seat++) {
      List<Integer> hand = cards(state, FleaState.hand(seat));
      boolean other = viewer >= 0 && viewer != seat;
      stalls.add(
          new Stall(
              seat,
              hand.size(),
              hand.stream().filter(card -> other && state.knows(viewer, card)).sorted().toList(),
              cards(state, state.stall(seat)),
              state.points[seat],
              state.score(seat),
              state.bids[seat],
              (state.committed() & 1 << seat) != 0));
    }
    return stalls;
  }

  private static List<Pledge> pledges(FleaState state) {
    Promises all = state.promises();
    List<Pledge> pledges = new ArrayList<>();
    for (int i = 0; i < all.size(); i++) {
      pledges.add(
          new Pledge(all.from(i), all.to(i), Code.b(all.what(i)), all.binding(i), all.status(i)));
    }
    return pledges;
  }

  private static @Nullable Offer offer(
      FleaState state, @Nullable Question<FleaState> question, int seat) {
    return switch ((Object) question) {
      case DealDraft<?> draft -> offer(state, draft.deal(), false, seat == draft.deal().from());
      case DealReply<?> reply ->
          offer(
              state, reply.deal(), true, seat == reply.deal().from() || seat == reply.deal().to());
      case null, default -> null;
    };
  }

  private static Offer offer(FleaState state, Deal deal, boolean sent, boolean open) {
    List<String> terms = new ArrayList<>();
    for (int i = 0; open && i < deal.size(); i++) {
      terms.add(FleaBargain.IT.term(state, deal, deal.term(i)).id());
    }
    return new Offer(deal.from(), deal.to(), sent, terms);
  }
}
