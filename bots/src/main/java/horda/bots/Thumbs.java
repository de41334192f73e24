package horda.bots;

import horda.engine.Chance;
import horda.engine.Engine;
import horda.engine.Game;
import horda.engine.Hinted;
import horda.engine.Hints;
import horda.engine.Question;
import horda.engine.State;

/// A game's rules of thumb, laid on one position.
public final class Thumbs<S extends State> {
  private final Hints<S> hints;
  private final S imagined;
  private final Question<S> question;
  private final Position<S> position;

  private Thumbs(Hints<S> hints, S imagined, Question<S> question, Position<S> position) {
    this.hints = hints;
    this.imagined = imagined;
    this.question = question;
    this.position = position;
  }

  /// Those of a game that must have some.
  static <S extends State> Hints<S> of(Game<S> game) {
    if (game instanceof Hinted<S> hinted) {
      return hinted.hints();
    }
    throw new IllegalArgumentException(game.id() + " has no rules of thumb");
  }

  /// On a table that the seat can imagine.
  public static <S extends State> Thumbs<S> on(
      Position<S> position, Hints<S> hints, Chance chance) {
    S imagined = position.imagine(chance);
    Question<S> question = Engine.question(imagined);
    if (question == null) {
      throw new IllegalStateException("an imagined game is over before its true one");
    }
    return new Thumbs<>(hints.settled(imagined), imagined, question, position);
  }

  /// How good choice `i` of the position looks.
  public int weigh(int i) {
    return hints.weigh(imagined, question, position.seat(), position.choice(i));
  }
}
