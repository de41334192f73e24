package horda.engine;

import java.util.ArrayList;
import java.util.List;

/// What one person among bots may choose: an answer to the question that waits, and perhaps to
/// those that are sure to follow if everybody else lets things be. So what comes to one decision is
/// one question: whom to save or else to vote for, who gets the first item and who the second.
///
/// @param options the parts that are said: one for each question that is answered
/// @param choice the answer to the question that waits
/// @param then the answers to those that follow
public record Joint<S extends State>(List<Option> options, long choice, List<Spoken<S>> then) {
  /// Between the ids of answers that are given at once.
  public static final String AND = "+";

  /// With more ways than that, one thing is asked after the other.
  private static final int MOST = 40;

  /// Unless they are few beside all that can be chosen anyway.
  private static final int SOME = 8;

  public Joint {
    options = List.copyOf(options);
    then = List.copyOf(then);
  }

  /// The parts that do something, by their numbers; the last one where none does.
  public List<Integer> deeds() {
    List<Integer> deeds = new ArrayList<>();
    for (int part = 0; part < options.size(); part++) {
      long said = part == 0 ? choice : then.get(part - 1).choice();
      if (said != Window.PASS || part == options.size() - 1 && deeds.isEmpty()) {
        deeds.add(part);
      }
    }
    return deeds;
  }

  /// The ids of the parts.
  public List<String> parts() {
    return options.stream().map(Option::id).toList();
  }

  public String id() {
    return String.join(AND, parts());
  }

  /// The answers to the question that waits, each alone.
  public static <S extends State> List<Joint<S>> alone(S state, int seat) {
    Choices choices = new Choices();
    question(state).choices(state, seat, choices);
    List<Joint<S>> alone = new ArrayList<>();
    for (int i = 0; i < choices.size(); i++) {
      alone.add(alone(state, seat, choices.get(i)));
    }
    return alone;
  }

  private static <S extends State> Joint<S> alone(S state, int seat, long choice) {
    return new Joint<>(List.of(option(state, seat, choice)), choice, List.of());
  }

  /// All that `seat` may choose in the question that waits.
  public static <S extends State> List<Joint<S>> of(S state, int seat) {
    return of(state, seat, true);
  }

  /// @param open whether one question may be answered alone
  private static <S extends State> List<Joint<S>> of(S state, int seat, boolean open) {
    Question<S> question = question(state);
    Choices choices = new Choices();
    question.choices(state, seat, choices);
    List<Joint<S>> plain = new ArrayList<>();
    List<Joint<S>> joint = new ArrayList<>();
    for (int i = 0; i < choices.size(); i++) {
      long choice = choices.get(i);
      List<Joint<S>> ahead = ahead(state, seat, question, choice);
      plain.add(alone(state, seat, choice));
      plain.addAll(ahead);
      joint.addAll(from(state, seat, choices, choice, open));
      joint.addAll(ahead);
    }
    return joint.size() > Math.max(MOST, plain.size() + SOME) ? plain : joint;
  }

  private static <S extends State> List<Joint<S>> ahead(
      S state, int seat, Question<S> question, long choice) {
    List<Joint<S>> joint = new ArrayList<>();
    for (Spoken<S> ahead : question.ahead(state, seat, choice)) {
      Option then = ahead.question().option(state, seat, ahead.choice());
      joint.add(new Joint<>(List.of(option(state, seat, choice), then), choice, List.of(ahead)));
    }
    return joint;
  }

  private static <S extends State> Option option(S state, int seat, long choice) {
    return question(state).option(state, seat, choice);
  }

  private static <S extends State> Question<S> question(S state) {
    Question<S> question = Engine.question(state);
    if (question == null) {
      throw new IllegalStateException("nobody is asked");
    }
    return question;
  }

  private static <S extends State> List<Joint<S>> from(
      S state, int seat, Choices choices, long choice, boolean open) {
    Option option = option(state, seat, choice);
    List<Joint<S>> joint = new ArrayList<>();
    S later = follow(state, seat, choice);
    // One thing after the other is possible, too; but a pass would only lead to the next question.
    if (later == null || open && choice != Window.PASS) {
      joint.add(alone(state, seat, choice));
    }
    if (later != null) {
      Question<S> next = question(later);
      for (Joint<S> rest : of(later, seat, false)) {
        boolean listed =
            rest.choice() < choice
                && choices.contains(rest.choice())
                && next.commutes(choice, rest.choice());
        if (!next.isTalk(rest.choice()) && !listed) {
          joint.add(rest.after(option, choice, Spoken.to(later, seat, next, rest.choice())));
        }
      }
    }
    return joint;
  }

  private Joint<S> after(Option option, long before, Spoken<S> spoken) {
    List<Option> all = new ArrayList<>(List.of(option));
    all.addAll(options);
    List<Spoken<S>> said = new ArrayList<>(List.of(spoken));
    said.addAll(then);
    return new Joint<>(all, before, said);
  }

  /// The state in which `seat` has the next word after `choice`, if all others let things be; null
  /// where it has not, where others must decide first, or where it could still play something that
  /// is not on offer already.
  @SuppressWarnings("unchecked") // a state's copy is of its own class
  public static <S extends State> @Nullable S follow(S state, int seat, long choice) {
    Question<S> question = question(state);
    if (!question.leadsOn(state, seat, choice)) {
      return null;
    }
    List<Spoken<S>> offered = question.ahead(state, seat, choice);
    S later = (S) state.copy();
    Question<S> next = Engine.answer(later, question, seat, choice, Out.SILENT);
    Choices choices = new Choices();
    while (next != null && (next instanceof Window<S> || (next.awaited(later) & 1 << seat) == 0)) {
      int asked = Integer.numberOfTrailingZeros(next.awaited(later));
      boolean open =
          asked == seat
              && next instanceof Window<S> window
              && !Spoken.counting(later, seat, window).stream()
                  .allMatch(play -> isOffered(offered, later, seat, window, play.choice()));
      next.choices(later, asked, choices.clear());
      if (open || !next.letsBe(Window.PASS) || !choices.contains(Window.PASS)) {
        return null;
      }
      next = Engine.answer(later, next, asked, Window.PASS, Out.SILENT);
    }
    return next != null && question.joins(next) ? later : null;
  }

  private static <S extends State> boolean isOffered(
      List<Spoken<S>> offered, S state, int seat, Window<S> window, long play) {
    return offered.stream()
        .anyMatch(one -> one.choice() == play && one.answers(state, seat, window));
  }
}
