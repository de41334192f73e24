package horda.lab.fuzz;

import horda.engine.AskAll;
import horda.engine.Chance;
import horda.engine.Choices;
import horda.engine.Chronicle;
import horda.engine.Engine;
import horda.engine.Event;
import horda.engine.Game;
import horda.engine.Question;
import horda.engine.State;
import horda.engine.View;
import java.util.ArrayList;
import java.util.List;

/**
 * What an answer tells. The same answer is played in the true state and in one that a seat
 * imagines:
 *
 * <ul>
 *   <li>undo: if it counted as no news, whoever answered must not be able to tell the two apart
 *       afterwards; else one could peep and take back;
 *   <li>whisper: if a seat's view is the same afterwards, so is what it was told; else the log
 *       knows more than the table shows.
 * </ul>
 */
final class NewsCheck<S extends State> {
  private record Elsewhere<S extends State>(
      int seat, S state, Question<S> question, int revealed, Chance dice) {}

  private final Game<S> game;
  private final boolean whispers;
  private final Choices choices = new Choices();

  NewsCheck(Game<S> game, boolean whispers) {
    this.game = game;
    this.whispers = whispers;
  }

  /** Answers in the true state, and looks at what came of it. */
  void answer(Moment<S> moment, Question<S> question, int actor, long choice) {
    S truth = moment.state();
    List<Elsewhere<S>> elsewhere = new ArrayList<>();
    for (int seat = View.ONLOOKER; seat < truth.seats(); seat++) {
      if (seat == actor || whispers) {
        elsewhere(moment, question, actor, choice, seat, elsewhere);
      }
    }
    int revealed = truth.revealed();
    Chance dice = new Chance(truth.chance);
    Chronicle told = new Chronicle();
    Engine.answer(truth, question, actor, choice, told);
    boolean news = truth.revealed() != revealed || !dice.at(truth.chance);
    for (Elsewhere<S> place : elsewhere) {
      Chronicle toldThere = new Chronicle();
      Engine.answer(place.state(), place.question(), actor, choice, toldThere);
      if (place.seat() == actor && !news) {
        undoIsSafe(truth, told, place, toldThere);
      } else if (whispers && !(question instanceof AskAll<S>)) {
        // Votes are told when all are in, even where only their sum stays on the table.
        noWhisper(truth, told, place, toldThere);
      }
    }
  }

  private void elsewhere(
      Moment<S> moment,
      Question<S> question,
      int actor,
      long choice,
      int seat,
      List<Elsewhere<S>> into) {
    S imagined = game.imagine(moment.state(), seat, moment.chance());
    for (int any = 0; any < imagined.seats(); any++) {
      // Whether others let windows pass is their own affair, and no secret of the game.
      imagined.standingOrder(any, moment.state().standingOrder(any));
    }
    Question<S> there = Engine.question(imagined);
    if (there == null || !there.hears(imagined, actor)) {
      return;
    }
    if (seat != actor) {
      // The same dice, so that what differs comes from what is hidden and not from luck.
      imagined.chance.set(moment.state().chance);
    }
    there.choices(imagined, actor, choices.clear());
    boolean sameAct =
        choices.contains(choice)
            && there
                .option(imagined, actor, choice)
                .equals(question.option(moment.state(), actor, choice));
    if (sameAct) {
      into.add(
          new Elsewhere<>(seat, imagined, there, imagined.revealed(), new Chance(imagined.chance)));
    }
  }

  private void undoIsSafe(S truth, Chronicle told, Elsewhere<S> there, Chronicle toldThere) {
    int seat = there.seat();
    if (there.state().revealed() != there.revealed() || !there.dice().at(there.state().chance)) {
      throw new Broken(
          "undo", "the answer is no news, but would be if hidden things lay otherwise");
    }
    Broken.unlessEqual(
        "undo", "no news, but told to seat " + seat, heard(told, seat), heard(toldThere, seat));
    Broken.unlessEqual(
        "undo",
        "no news, but seen by seat " + seat,
        game.view(truth, seat),
        game.view(there.state(), seat));
    Broken.unlessEqual(
        "undo", "no news, but who is asked next", asked(truth), asked(there.state()));
  }

  private void noWhisper(S truth, Chronicle told, Elsewhere<S> there, Chronicle toldThere) {
    int seat = there.seat();
    // Where somebody else is asked next, the two have come to different points of the game.
    if (asked(truth).equals(asked(there.state()))
        && game.view(truth, seat).equals(game.view(there.state(), seat))) {
      Broken.unlessEqual(
          "whisper",
          "events tell " + (seat < 0 ? "onlookers" : "seat " + seat) + " more than the view",
          heard(told, seat),
          heard(toldThere, seat));
    }
  }

  private static List<Event> heard(Chronicle chronicle, int seat) {
    return chronicle.events().stream().filter(event -> event.isFor(seat)).toList();
  }

  private static <S extends State> String asked(S state) {
    Question<S> question = Engine.question(state);
    return question == null ? "nobody" : question.name() + " " + question.awaited(state);
  }
}
