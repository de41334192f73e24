package horda.lab.fuzz;

import horda.bots.Playout;
import horda.engine.Chance;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Game;
import horda.engine.Hinted;
import horda.engine.Hints;
import horda.engine.Nullable;
import horda.engine.Question;
import horda.engine.StandingOrder;
import horda.engine.State;
import java.util.BitSet;
import java.util.List;

/// Anything that is on offer; in half the games mostly what the game's rules of thumb like best.
/// Every second draw is of a verb first. An offer that is being put together lists hundreds of
/// terms; drawn evenly, they would take nearly all decisions of a game.
final class RandomHand<S extends State> implements Hand<S> {
  /// Now and then somebody changes a secret answer, or gives a standing order.
  private static final int SECOND_THOUGHTS = 8;

  private static final int ORDERS = 64;

  /// Half the games follow the game's rules of thumb, mostly, or they would never get far.
  private static final int WITLESS = 2;

  private static final int WHIMS = 6;

  private final Game<S> game;
  private final Chance chance;
  private final @Nullable Hints<S> hints;
  private final Choices choices = new Choices();
  private final BitSet verbs = new BitSet();

  RandomHand(Game<S> game, Chance chance) {
    this.game = game;
    this.chance = chance;
    boolean witless = chance.below(WITLESS) == 0;
    this.hints = !witless && game instanceof Hinted<S> hinted ? hinted.hints() : null;
  }

  @Override
  public PlayedMoves.Move next(S state, Question<S> question) {
    if (chance.below(ORDERS) == 0) {
      return order(state);
    }
    int seat = seat(state, question);
    question.choices(state, seat, choices.clear());
    return PlayedMoves.Move.answer(seat, choose(state, question, seat));
  }

  private PlayedMoves.Move order(S state) {
    int seat = chance.below(state.seats());
    List<StandingOrder> known = game.standingOrders();
    int drawn = chance.below(known.size() * 2);
    return PlayedMoves.Move.order(seat, drawn < known.size() ? known.get(drawn).number() : 0);
  }

  private int seat(S state, Question<S> question) {
    if (chance.below(SECOND_THOUGHTS) == 0) {
      int any = chance.below(state.seats());
      if (question.hears(state, any)) {
        return any;
      }
    }
    return Playout.nextSeat(state, question);
  }

  private long choose(S state, Question<S> question, int seat) {
    long best = any();
    if (hints == null || chance.below(WHIMS) == 0) {
      return best;
    }
    int most = hints.weigh(state, question, seat, best);
    for (int i = 0; i < choices.size(); i++) {
      int weight = hints.weigh(state, question, seat, choices.get(i));
      if (weight > most) {
        most = weight;
        best = choices.get(i);
      }
    }
    return best;
  }

  private long any() {
    if (chance.below(2) == 0) {
      return choices.get(chance.below(choices.size()));
    }
    int verb = verb();
    long drawn = 0;
    int fits = 0;
    for (int i = 0; i < choices.size(); i++) {
      if (Code.verb(choices.get(i)) == verb && chance.below(++fits) == 0) {
        drawn = choices.get(i);
      }
    }
    return drawn;
  }

  /// One of the verbs on offer, each as likely as the others.
  private int verb() {
    verbs.clear();
    int drawn = 0;
    int known = 0;
    for (int i = 0; i < choices.size(); i++) {
      int verb = Code.verb(choices.get(i));
      if (!verbs.get(verb)) {
        verbs.set(verb);
        drawn = chance.below(++known) == 0 ? verb : drawn;
      }
    }
    return drawn;
  }
}
