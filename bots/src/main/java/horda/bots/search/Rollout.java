package horda.bots.search;

import horda.bots.Playout;
import horda.engine.Chance;
import horda.engine.Choices;
import horda.engine.Engine;
import horda.engine.Game;
import horda.engine.Hinted;
import horda.engine.Hints;
import horda.engine.Judge;
import horda.engine.Judged;
import horda.engine.Nullable;
import horda.engine.Out;
import horda.engine.Outcome;
import horda.engine.Question;
import horda.engine.State;

/// Plays on below the tree by rules of thumb, and returns the outcome.
final class Rollout<S extends State> {
  /// Without a judge a playout goes on to the end, or to this many decisions.
  private static final int LONG = 2_000;

  /// One decision in so many is taken at random, so that playouts differ.
  private static final int STRAY = 40;

  private final Game<S> game;
  private final @Nullable Hints<S> hints;
  private final @Nullable Judge<S> judge;
  private final Chance chance;
  private final Following<S> following;
  private final Choices choices = new Choices();

  /// The hour of the decision at hand, by the judge's clock.
  private int began;

  Rollout(Game<S> game, Chance chance) {
    this.game = game;
    this.hints = game instanceof Hinted<S> hinted ? hinted.hints() : null;
    this.judge = game instanceof Judged<S> judged ? judged.judge() : null;
    this.chance = chance;
    this.following = new Following<>(chance);
  }

  /// Plays on from a question (null: the game is over) and fills in what it is worth to all.
  ///
  /// @param before decisions of this round that are to be counted already
  void play(S state, @Nullable Question<S> from, int before, long deadline, float[] worth) {
    Question<S> question = from;
    for (int done = before; question != null && !ripe(state, done); done++) {
      if ((done & 7) == 7 && System.nanoTime() - deadline > 0) {
        break;
      }
      int seat = Playout.nextSeat(state, question);
      question = Engine.answer(state, question, seat, choose(state, question, seat), Out.SILENT);
    }
    judge(state, worth);
  }

  /// A round begins at this table.
  void begin(S state) {
    began = judge == null ? 0 : judge.hour(state);
  }

  /// Is it time to judge, after that number of decisions?
  boolean ripe(S state, int done) {
    return judge == null ? done >= LONG : judge.ripe(state, done, judge.hour(state) - began);
  }

  /// What rules of thumb would answer, except for some that stray.
  long choose(S state, Question<S> question, int seat) {
    if (hints != null) {
      long reflex = hints.reflex(state, question, seat);
      if (reflex != Hints.NO_REFLEX) {
        return reflex;
      }
    }
    question.choices(state, seat, choices.clear());
    int count = choices.size();
    if (count == 1) {
      return choices.get(0);
    }
    if (hints == null || chance.below(STRAY) == 0) {
      return choices.get(chance.below(count));
    }
    return following.choose(state, question, seat, choices, hints);
  }

  private void judge(S state, float[] worth) {
    Outcome outcome = game.outcome(state);
    for (int seat = 0; seat < worth.length; seat++) {
      worth[seat] = outcome == null ? 0.5f : Reward.of(outcome, seat);
    }
    if (outcome == null && judge != null) {
      judge.worths(state, worth);
    }
  }
}
