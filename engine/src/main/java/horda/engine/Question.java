package horda.engine;

import java.util.List;

/// A step that waits for somebody. The same list of choices feeds the screen, the screen reader,
/// the bots, the fuzzer and the protocol: a seat can only choose from it. A choice is a [Code];
/// words are made of it only for those who read.
public interface Question<S extends State> extends Step<S> {
  /// What [#ordered] gives where an order says nothing.
  long NOT_ORDERED = Long.MIN_VALUE;

  /// Bit set of the seats that still owe an answer; never empty while the question waits.
  int awaited(S state);

  /// Lists what `seat` may answer; at least one choice while it is awaited.
  void choices(S state, int seat, Choices into);

  /// Carries out one of [#choices]; the agenda still holds this question when it is called.
  void accept(S state, int seat, long choice, Out out);

  Phrase prompt(S state, int seat);

  /// The rule that asks: by default the one that stands beside its name.
  default String rule(S state) {
    return state.agenda.book().rule(this);
  }

  /// The rule by which one of its options may be chosen; where a question has only one rule, that.
  default String rule(S state, Option option) {
    return rule(state);
  }

  /// The readable form of a choice.
  Option option(S state, int seat, long choice);

  /// Whether `seat` may answer now, a change of mind included.
  default boolean hears(S state, int seat) {
    return (awaited(state) & 1 << seat) != 0;
  }

  /// The choice that this standing order of `seat` (never 0) makes here, or [#NOT_ORDERED]. For
  /// tables that keep orders themselves; those of the state are the rules' own business.
  default long ordered(S state, int seat, int order) {
    return NOT_ORDERED;
  }

  /// Might `seat` have the next word after `choice` if everybody else lets things be, with nothing
  /// to learn in between? Where it has, and this question [#joins] that one, one person among bots
  /// is asked both at once ([Joint]).
  default boolean leadsOn(S state, int seat, long choice) {
    return false;
  }

  /// Is `next`, put to the same seat, a part of the same decision?
  default boolean joins(Question<S> next) {
    return true;
  }

  /// Do these two choices come to the same the other way round?
  default boolean commutes(long before, long choice) {
    return false;
  }

  /// Does this choice leave everything as it is, so that nobody else has anything to think over?
  default boolean letsBe(long choice) {
    return false;
  }

  /// Is it talk, after which the same question is asked again?
  default boolean isTalk(long choice) {
    return false;
  }

  /// What `seat` may say together with `choice` already, to questions that may follow: which play
  /// it will make in a window that is sure to open, whom it names in a tie. One person among bots
  /// is offered that, and whoever passes on it has passed there, too ([Attention]).
  default List<Spoken<S>> ahead(S state, int seat, long choice) {
    return List.of();
  }

  /// Is it the question that `before` was a forecast of?
  default boolean isThat(Question<S> before) {
    return equals(before);
  }

  /// Tells what is not on offer just now, and by which rule: for those who ask "why not?".
  default void greyed(S state, int seat, Greyed into) {}

  @Override
  default boolean waits(S state, Out out) {
    return true;
  }

  @Override
  default void run(S state, Out out) {
    throw new IllegalStateException("a question waits: " + name());
  }
}
