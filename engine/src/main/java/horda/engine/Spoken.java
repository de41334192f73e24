package horda.engine;

import java.util.ArrayList;
import java.util.List;

/// What a person has said to a question before it is put.
///
/// @param moment for a window: its kind of moment, because others may pass or play before
public record Spoken<S extends State>(Question<S> question, int moment, long choice) {
  public static <S extends State> Spoken<S> to(
      S state, int seat, Question<S> question, long choice) {
    int moment = question instanceof Window<S> w ? w.moment(state, seat) : Window.NEW_MOMENT;
    return new Spoken<>(question, moment, choice);
  }

  /// All that would be a reason to stop in a window to come.
  public static <S extends State> List<Spoken<S>> counting(S state, int seat, Window<S> window) {
    Choices choices = new Choices();
    window.responses(state, seat, choices);
    List<Spoken<S>> counting = new ArrayList<>();
    for (int i = 0; i < choices.size(); i++) {
      if (window.counts(state, seat, choices.get(i))) {
        counting.add(to(state, seat, window, choices.get(i)));
      }
    }
    return counting;
  }

  /// Is it a play in a window, and not a pass?
  boolean isPlay() {
    return question instanceof Window<S> && choice != Window.PASS;
  }

  /// Is it about the question that waits now?
  boolean answers(S state, int seat, Question<S> now) {
    return moment == Window.NEW_MOMENT
        ? now.isThat(question)
        : now instanceof Window<S> window
            && window.seat(state) == seat
            && window.moment(state, seat) == moment;
  }
}
