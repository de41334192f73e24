package horda.bots;

import horda.engine.Chance;
import horda.engine.Choices;
import horda.engine.Game;
import horda.engine.Option;
import horda.engine.Phrase;
import horda.engine.Question;
import horda.engine.State;
import horda.engine.View;
import java.util.function.Predicate;

/// What a seat that is asked knows: its choices, its view, and states that it can imagine. The true
/// state stays inside, so that no bot can look into a hand or at the next dice.
public final class Position<S extends State> {
  private final Game<S> game;
  private final S truth;
  private final Question<S> question;
  private final int seat;
  private final Choices choices;

  Position(Game<S> game, S truth, Question<S> question, int seat, Choices choices) {
    this.game = game;
    this.truth = truth;
    this.question = question;
    this.seat = seat;
    this.choices = choices;
  }

  /// What `seat` knows when `question` waits for it in `truth`.
  public static <S extends State> Position<S> of(
      Game<S> game, S truth, Question<S> question, int seat) {
    Choices choices = new Choices();
    question.choices(truth, seat, choices);
    return new Position<>(game, truth, question, seat, choices);
  }

  public Game<S> game() {
    return game;
  }

  public int seat() {
    return seat;
  }

  public int seats() {
    return truth.seats();
  }

  /// How many choices there are; at least one.
  public int size() {
    return choices.size();
  }

  public long choice(int i) {
    return choices.get(i);
  }

  /// The same without some of its choices; all of them if none would be left.
  Position<S> without(Predicate<Option> some) {
    Choices left = new Choices();
    for (int i = 0; i < size(); i++) {
      if (!some.test(option(i))) {
        left.add(choices.get(i));
      }
    }
    return left.size() == 0 ? this : new Position<>(game, truth, question, seat, left);
  }

  /// Is this one of the choices?
  public boolean offers(long choice) {
    return choices.contains(choice);
  }

  /// The readable form of choice `i`.
  public Option option(int i) {
    return question.option(truth, seat, choices.get(i));
  }

  /// The name of the question, such as `"game-turn"`.
  public String question() {
    return truth.agenda.nameOf(question);
  }

  public Phrase prompt() {
    return question.prompt(truth, seat);
  }

  public View view() {
    return game.view(truth, seat);
  }

  /// A whole state as it might be for all that the seat knows, waiting at the same question with
  /// the same choices. It is the bot's own, to play on.
  public S imagine(Chance chance) {
    return game.imagine(truth, seat, chance);
  }
}
