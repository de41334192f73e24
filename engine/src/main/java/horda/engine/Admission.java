package horda.engine;

import java.util.ArrayList;
import java.util.List;

/// The door of a match: what a seat may answer, and why it may not answer something else.
final class Admission<S extends State> {
  private final Choices choices = new Choices();

  List<Option> options(S state, int seat) {
    Question<S> question = heard(state, seat);
    List<Option> options = new ArrayList<>();
    if (question != null) {
      question.choices(state, seat, choices.clear());
      for (int i = 0; i < choices.size(); i++) {
        options.add(question.option(state, seat, choices.get(i)));
      }
    }
    return options;
  }

  List<Greyed.Reason> greyed(S state, int seat) {
    Greyed greyed = new Greyed();
    Question<S> question = heard(state, seat);
    if (question != null) {
      question.greyed(state, seat, greyed);
    }
    return greyed.reasons();
  }

  private @Nullable Question<S> heard(S state, int seat) {
    Question<S> question = Engine.question(state);
    boolean seated = seat >= 0 && seat < state.seats();
    return question != null && seated && question.hears(state, seat) ? question : null;
  }

  /// The question that `seat` may answer now, or a refusal.
  Question<S> question(S state, int seat) {
    Question<S> question = Engine.question(state);
    if (question == null) {
      throw new Refusal("over", "", "The game is over.");
    }
    if (seat < 0 || seat >= state.seats()) {
      throw new Refusal(
          "seat", "", "There is no seat " + seat + "; seats are 0 to " + (state.seats() - 1) + ".");
    }
    if (!question.hears(state, seat)) {
      throw new Refusal(
          "not-your-turn", question.rule(state), "Seat " + seat + " is not asked now.");
    }
    return question;
  }

  /// The choice that the option of that id stands for, or a refusal.
  long choice(S state, Question<S> question, int seat, String option) {
    question.choices(state, seat, choices.clear());
    for (int i = 0; i < choices.size(); i++) {
      long choice = choices.get(i);
      if (question.option(state, seat, choice).id().equals(option)) {
        return choice;
      }
    }
    throw refusal(state, question, seat, option);
  }

  /// Refuses a choice that is not on offer.
  void check(S state, Question<S> question, int seat, long choice) {
    question.choices(state, seat, choices.clear());
    if (!choices.contains(choice)) {
      throw refusal(state, question, seat, Long.toHexString(choice));
    }
  }

  private Refusal refusal(S state, Question<S> question, int seat, String option) {
    Greyed greyed = new Greyed();
    question.greyed(state, seat, greyed);
    for (Greyed.Reason reason : greyed.reasons()) {
      if (option.equals(reason.id()) || option.startsWith(reason.id() + ":")) {
        return new Refusal(
            reason.why().key(), reason.rule(), "'" + option + "' is not possible now.");
      }
    }
    return new Refusal(
        "not-an-option", question.rule(state), "'" + option + "' is not among the options.");
  }
}
