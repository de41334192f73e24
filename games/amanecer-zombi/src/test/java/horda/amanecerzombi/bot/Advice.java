package horda.amanecerzombi.bot;

import horda.amanecerzombi.Played;
import horda.amanecerzombi.TableBuilder;
import horda.amanecerzombi.state.AmanecerState;
import horda.engine.Chance;
import horda.engine.Choices;
import horda.engine.Hints;
import horda.engine.Question;
import horda.engine.Seed;
import java.util.Objects;

/// What the rules of thumb would answer.
final class Advice {
  private final Hints<AmanecerState> hints = TableBuilder.GAME.hints();
  private final Choices all = new Choices();
  private final Chance chance;

  Advice(long seed) {
    chance = new Chance(Seed.of(seed));
  }

  /// To whoever is asked now, in words.
  static String to(Played game) {
    AmanecerState s = game.state();
    Question<AmanecerState> question = Objects.requireNonNull(game.match().question());
    int seat = game.seat(game.asked());
    return question.option(s, seat, new Advice(1).best(s, question, seat)).id();
  }

  /// What they think of one of the choices.
  static int of(Played game, String option) {
    AmanecerState s = game.state();
    Question<AmanecerState> question = Objects.requireNonNull(game.match().question());
    int seat = game.seat(game.asked());
    Advice advice = new Advice(1);
    question.choices(s, seat, advice.all.clear());
    for (int i = 0; i < advice.all.size(); i++) {
      long choice = advice.all.get(i);
      if (question.option(s, seat, choice).id().equals(option)) {
        return advice.hints.weigh(s, question, seat, choice);
      }
    }
    throw new IllegalArgumentException("no choice " + option + " among " + game.options());
  }

  long best(AmanecerState s, Question<AmanecerState> question, int seat) {
    question.choices(s, seat, all.clear());
    long best = all.get(0);
    int most = Integer.MIN_VALUE;
    int equal = 0;
    for (int i = 0; i < all.size(); i++) {
      int weight = hints.weigh(s, question, seat, all.get(i));
      equal = weight > most ? 1 : equal + 1;
      if (weight > most || weight == most && chance.below(equal) == 0) {
        most = weight;
        best = all.get(i);
      }
    }
    return best;
  }
}
