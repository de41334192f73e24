package horda.wire;

import horda.engine.Chance;
import horda.engine.Choices;
import horda.engine.Match;
import horda.engine.Question;
import horda.engine.State;

/// Answers for the seats that are asked; every choice has the same chance.
final class RandomPlay {
  private RandomPlay() {}

  /// Plays until the end or for that many answers; returns how many there were.
  static int play(Match<?> match, int moves, Chance chance) {
    return playOn(match, moves, chance);
  }

  private static <S extends State> int playOn(Match<S> match, int moves, Chance chance) {
    Choices choices = new Choices();
    for (int done = 0; done < moves; done++) {
      Question<S> question = match.question();
      if (question == null) {
        return done;
      }
      int seat = Integer.numberOfTrailingZeros(question.awaited(match.state()));
      question.choices(match.state(), seat, choices.clear());
      match.answer(seat, choices.get(chance.below(choices.size())));
    }
    return moves;
  }
}
