package horda.lab.fuzz;

import horda.engine.Choices;
import horda.engine.Engine;
import horda.engine.Greyed;
import horda.engine.Option;
import horda.engine.Question;
import horda.engine.State;
import horda.engine.View;
import java.util.ArrayList;
import java.util.List;

/// Nobody sees what is hidden: a state that a seat imagines, with everything it cannot know drawn
/// again, looks the same to it as the true one. And what it imagines is a state by the rules.
final class KnowledgeCheck<S extends State> {
  private final Choices choices = new Choices();
  private final PreviewCheck<S> previews = new PreviewCheck<>();

  void look(FuzzMoment<S> moment) {
    for (int seat = View.ONLOOKER; seat < moment.state().seats(); seat++) {
      look(moment, seat);
    }
  }

  private void look(FuzzMoment<S> moment, int seat) {
    S truth = moment.state();
    S imagined = moment.game().imagine(truth, seat, moment.chance());
    String who = seat == View.ONLOOKER ? "an onlooker" : "seat " + seat;
    if (imagined == truth) {
      throw new Broken("imagine", who + " is given the true state");
    }
    if (imagined.chance.at(truth.chance)) {
      throw new Broken("imagine", who + " is given the true generator: it would know all dice");
    }
    InvariantCheck.look(moment.game(), imagined, "imagined-invariant:");
    Broken.unlessEqual(
        "leak-view",
        "view of " + who,
        moment.game().view(truth, seat),
        moment.game().view(imagined, seat));
    Question<S> asked = moment.question();
    Question<S> there = Engine.question(imagined);
    if (asked == null || there == null) {
      Broken.unlessEqual("leak-question", "the game over for " + who, asked == null, there == null);
      return;
    }
    Broken.unlessEqual(
        "leak-question",
        "question for " + who,
        truth.agenda.nameOf(asked),
        imagined.agenda.nameOf(there));
    Broken.unlessEqual(
        "leak-question", "asked, for " + who, asked.awaited(truth), there.awaited(imagined));
    if (seat >= 0 && asked.hears(truth, seat)) {
      Broken.unlessEqual(
          "leak-question",
          "prompt of " + who,
          asked.prompt(truth, seat),
          there.prompt(imagined, seat));
      Broken.unlessEqual(
          "leak-options",
          "options of " + who,
          options(truth, asked, seat),
          options(imagined, there, seat));
      Broken.unlessEqual(
          "leak-greyed",
          "greyed for " + who,
          greyed(truth, asked, seat),
          greyed(imagined, there, seat));
      previews.look(moment.game(), truth, imagined, asked, seat, moment.chance());
    }
  }

  private record Offered(long choice, Option option) {}

  private List<Offered> options(S state, Question<S> question, int seat) {
    question.choices(state, seat, choices.clear());
    List<Offered> options = new ArrayList<>();
    for (int i = 0; i < choices.size(); i++) {
      long choice = choices.get(i);
      options.add(new Offered(choice, question.option(state, seat, choice)));
    }
    return options;
  }

  private List<Greyed.Reason> greyed(S state, Question<S> question, int seat) {
    Greyed greyed = new Greyed();
    question.greyed(state, seat, greyed);
    return greyed.reasons();
  }
}
