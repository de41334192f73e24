package horda.bots;

import horda.engine.Choices;
import horda.engine.Engine;
import horda.engine.Game;
import horda.engine.Nullable;
import horda.engine.Out;
import horda.engine.Question;
import horda.engine.State;
import java.util.List;

/// Lets bots play on. Seats that are asked at once answer in the order of their numbers. A random
/// bot makes no garbage here: its choice is drawn straight from the list. Not for several threads.
public final class Playout<S extends State> {
  private final Game<S> game;
  private final Choices choices = Choices.late();

  public Playout(Game<S> game) {
    this.game = game;
  }

  /// Plays an advanced state to its end, or for `most` decisions; returns how many were made.
  ///
  /// @param bots one a seat
  public long play(S state, List<? extends Bot<S>> bots, long most, Out out) {
    Question<S> question = Engine.question(state);
    long decisions = 0;
    while (question != null && decisions < most) {
      int seat = nextSeat(state, question);
      question = Engine.answer(state, question, seat, choose(state, question, seat, bots), out);
      decisions++;
    }
    return decisions;
  }

  /// One decision; the next question, or null when the game is over.
  public @Nullable Question<S> step(
      S state, Question<S> question, List<? extends Bot<S>> bots, Out out) {
    int seat = nextSeat(state, question);
    return Engine.answer(state, question, seat, choose(state, question, seat, bots), out);
  }

  /// The first of the seats that still owe an answer.
  public static <S extends State> int nextSeat(S state, Question<S> question) {
    int awaited = question.awaited(state);
    if (awaited == 0) {
      throw new IllegalStateException("nobody is asked by " + state.agenda.nameOf(question));
    }
    return Integer.numberOfTrailingZeros(awaited);
  }

  /// What the bot of `seat` answers to `question`.
  public long choose(S state, Question<S> question, int seat, List<? extends Bot<S>> bots) {
    question.choices(state, seat, choices.clear());
    if (choices.size() == 0) {
      throw new IllegalStateException(
          state.agenda.nameOf(question) + " offers nothing to seat " + seat);
    }
    Bot<S> bot = bots.get(seat);
    if (bot instanceof RandomBot<S> random) {
      return random.choose(choices);
    }
    return asked(bot, new Position<>(game, state, question, seat, choices));
  }

  private static <S extends State> long asked(Bot<S> bot, Position<S> position) {
    long choice = bot.choose(position);
    if (!position.offers(choice)) {
      throw new IllegalStateException(
          bot.getClass().getSimpleName()
              + " chose what "
              + position.question()
              + " does not offer");
    }
    return choice;
  }
}
