package horda.lab.fuzz;

import horda.engine.AskAll;
import horda.engine.Choices;
import horda.engine.Chronicle;
import horda.engine.Disclosure;
import horda.engine.Engine;
import horda.engine.Event;
import horda.engine.Game;
import horda.engine.Nullable;
import horda.engine.Question;
import horda.engine.State;
import horda.engine.View;
import horda.lab.Copies;
import java.util.List;

/// What an answer tells. The same answer is played in the true state and elsewhere: in a state that
/// whoever answers could imagine, with the same dice.
/// - undo: if it can be taken back, whoever answered must not be able to tell the two apart
///   afterwards; else one could peep and take back. The others must not have learned anything
///   either, see [OthersCheck];
/// - frames: nobody sees on the way what they may not know, see [FrameCheck];
/// - whisper: if whoever answered has learned something that does not show on the table, nobody
///   else is told of it. What lay open on the way all may hear of, see [OpenCourse].
final class NewsCheck<S extends State> {
  private record Elsewhere<S extends State>(S state, Question<S> question) {}

  private final Game<S> game;
  private final boolean whispers;
  private final OthersCheck<S> others;
  private final FrameCheck<S> frames;
  private final Choices choices = new Choices();

  NewsCheck(Game<S> game, boolean whispers) {
    this.game = game;
    this.whispers = whispers;
    this.others = new OthersCheck<>(game);
    this.frames = new FrameCheck<>(game);
  }

  /// Answers in the true state, and looks at the outcome.
  void answer(FuzzMoment<S> moment, Question<S> question, int actor, long choice) {
    S truth = moment.state();
    frames.look(moment, actor, choice);
    Elsewhere<S> there = elsewhere(moment, actor, choice);
    S before = Copies.of(truth);
    Chronicle told = new Chronicle();
    // What a match asks, too, so that this looks at just what players may take back.
    Disclosure disclosure = Disclosure.watch(truth, told);
    Engine.answer(truth, question, actor, choice, told);
    boolean news = disclosure.happened(truth, actor, told);
    if (news) {
      others.forget();
    } else {
      others.look(before, actor, choice, moment.chance());
    }
    if (there == null) {
      return;
    }
    S beforeThere = Copies.of(there.state());
    Chronicle toldThere = new Chronicle();
    Disclosure disclosureThere = Disclosure.watch(there.state(), toldThere);
    Engine.answer(there.state(), there.question(), actor, choice, toldThere);
    if (!news) {
      if (disclosureThere.happened(there.state(), actor, toldThere)) {
        throw new Broken(
            "undo", "the answer is no news, but would be if hidden things lay otherwise");
      }
      undoIsSafe(actor, truth, told, there.state(), toldThere);
    } else if (whispers && !(question instanceof AskAll<S>)) {
      // Votes are told when all are in, even where only their sum stays on the table.
      boolean learned = learnedAlone(actor, truth, there.state());
      List<Event> heard = heard(told, View.ONLOOKER);
      List<Event> heardThere = heard(toldThere, View.ONLOOKER);
      if (learned
          && !heard.equals(heardThere)
          && seen(before, actor, choice).equals(seen(beforeThere, actor, choice))) {
        throw new Broken(
            "whisper",
            "everybody is told what seat %d alone has seen: %s"
                .formatted(actor, Difference.of(heard, heardThere)));
      }
    }
  }

  private @Nullable Elsewhere<S> elsewhere(FuzzMoment<S> moment, int actor, long choice) {
    S truth = moment.state();
    S imagined = game.imagine(truth, actor, moment.chance());
    for (int any = 0; any < imagined.seats(); any++) {
      // Whether others let windows pass is their own affair, and no secret of the game.
      imagined.standingOrder(any, truth.standingOrder(any));
    }
    // The same dice, so that what differs comes from what is hidden and not from luck.
    imagined.chance.set(truth.chance);
    Question<S> there = Engine.question(imagined);
    if (there == null || !there.hears(imagined, actor)) {
      return null;
    }
    there.choices(imagined, actor, choices.clear());
    return choices.contains(choice) ? new Elsewhere<>(imagined, there) : null;
  }

  private void undoIsSafe(int actor, S truth, Chronicle told, S there, Chronicle toldThere) {
    Broken.unlessEqual(
        "undo", "no news, but told to seat " + actor, heard(told, actor), heard(toldThere, actor));
    Broken.unlessEqual(
        "undo",
        "no news, but seen by seat " + actor,
        game.view(truth, actor),
        game.view(there, actor));
    Broken.unlessEqual("undo", "no news, but who is asked next", asked(truth), asked(there));
  }

  /// Has whoever answered seen something in the end that does not lie on the table?
  private boolean learnedAlone(int actor, S truth, S there) {
    // Where somebody else is asked next, the two have come to different points of the game.
    return asked(truth).equals(asked(there))
        && !game.view(truth, actor).equals(game.view(there, actor))
        && game.view(truth, View.ONLOOKER).equals(game.view(there, View.ONLOOKER));
  }

  /// What lay on the table on the way, whether it still lies there or not.
  private List<View> seen(S before, int actor, long choice) {
    S state = Copies.of(before);
    Question<S> question = Engine.question(state);
    OpenCourse<S> course = new OpenCourse<>(game, state);
    if (question != null) {
      Engine.answer(state, question, actor, choice, course);
    }
    return course.seen();
  }

  private static List<Event> heard(Chronicle chronicle, int seat) {
    return chronicle.events().stream().filter(event -> event.isFor(seat)).toList();
  }

  private static <S extends State> String asked(S state) {
    Question<S> question = Engine.question(state);
    return question == null
        ? "nobody"
        : state.agenda.nameOf(question) + " " + question.awaited(state);
  }
}
