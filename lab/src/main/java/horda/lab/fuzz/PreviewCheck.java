package horda.lab.fuzz;

import horda.engine.Chance;
import horda.engine.Choices;
import horda.engine.Game;
import horda.engine.Nullable;
import horda.engine.Preview;
import horda.engine.Preview.Odds;
import horda.engine.Previewed;
import horda.engine.Question;
import horda.engine.State;
import java.util.List;
import java.util.Optional;

/// What a seat is told of a choice before it makes it depends on nothing that it cannot know, and
/// its chances are chances.
final class PreviewCheck<S extends State> {
  /// How many choices of each question; all would take most of the time of a long run.
  private static final int SOME = 4;

  private static final double ROUNDING = 1e-4;

  private final Choices choices = new Choices();

  /// Both states look the same to the seat.
  void look(Game<S> game, S truth, S imagined, Question<S> question, int seat, Chance chance) {
    if (!(game instanceof Previewed<S> previewed)) {
      return;
    }
    question.choices(truth, seat, choices.clear());
    for (int n = 0; n < Math.min(SOME, choices.size()); n++) {
      long choice = choices.get(chance.below(choices.size()));
      Preview told = previewed.preview(truth, question, seat, choice);
      Broken.unlessEqual(
          "leak-preview",
          "preview for seat " + seat,
          Optional.ofNullable(told),
          Optional.ofNullable(previewed.preview(imagined, question, seat, choice)));
      sound(told);
    }
  }

  private static void sound(@Nullable Preview told) {
    if (told != null) {
      for (Preview.Throw dice : told.dice()) {
        sound(dice.once());
        if (dice.again() != null) {
          sound(dice.again());
        }
      }
    }
  }

  private static void sound(Odds odds) {
    whole("hits", odds.hits());
    whole("kills", odds.kills());
    odds.targets().forEach(target -> target.chances().forEach(PreviewCheck::chance));
    odds.friends().forEach(friend -> chance(friend.hit()));
    odds.friends().forEach(friend -> chance(friend.dies()));
  }

  private static void whole(String what, List<Double> chances) {
    chances.forEach(PreviewCheck::chance);
    double sum = chances.stream().mapToDouble(one -> one).sum();
    if (!chances.isEmpty() && Math.abs(sum - 1) > ROUNDING) {
      throw new Broken("preview", "the chances of " + what + " add up to " + sum);
    }
  }

  private static void chance(double chance) {
    if (!(chance >= 0 && chance <= 1)) {
      throw new Broken("preview", chance + " is no chance");
    }
  }
}
