package horda.engine;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * One game being played: checks answers, keeps their log, tells events, and takes back. The log
 * with the set-up is the whole game: {@link #replay} gives the same bytes on every machine.
 */
public final class Match<S extends State> {
  /** One line of the log: an answer (an option's id), or a standing order ({@code order:2}). */
  public record Entry(int seat, String option) {}

  private record Before<S>(S state, int seat, int logSize, int events) {}

  private static final String ORDER = "order:";

  private final Game<S> game;
  private final Setup setup;
  private S state;
  private final List<Entry> log = new ArrayList<>();
  private final Deque<Before<S>> past = new ArrayDeque<>();
  private final Chronicle chronicle = new Chronicle();
  private final Choices choices = new Choices();
  private final @Nullable S start;

  public Match(Game<S> game, Setup setup) {
    this.game = game;
    this.setup = setup;
    this.state = game.deal(setup);
    this.start = null;
    Engine.advance(state, chronicle);
  }

  /** Goes on from a position that was read from somewhere; refuses one that breaks an invariant. */
  public Match(Game<S> game, Setup setup, S position) {
    this.game = game;
    this.setup = setup;
    this.state = position;
    this.start = twin(position);
    check();
    Engine.advance(state, chronicle);
    check();
  }

  private Match(Match<S> other) {
    game = other.game;
    setup = other.setup;
    state = twin(other.state);
    start = other.start;
    log.addAll(other.log);
    past.addAll(other.past);
    chronicle.addAll(other.chronicle);
  }

  /** The same match once more: what is done to one does not touch the other. */
  public Match<S> copy() {
    return new Match<>(this);
  }

  @SuppressWarnings("unchecked") // a state's copy is of its own class
  private static <S extends State> S twin(S state) {
    return (S) state.copy();
  }

  /** Plays a log of answers from the start. */
  public static <S extends State> Match<S> replay(Game<S> game, Setup setup, List<Entry> log) {
    Match<S> match = new Match<>(game, setup);
    for (Entry entry : log) {
      match.enter(entry);
    }
    return match;
  }

  private void check() {
    for (Invariant<S> invariant : game.invariants()) {
      if (!invariant.holds().test(state)) {
        throw new BadState(invariant.name(), "the state breaks this invariant");
      }
    }
  }

  public Game<S> game() {
    return game;
  }

  public Setup setup() {
    return setup;
  }

  public S state() {
    return state;
  }

  public List<Entry> log() {
    return List.copyOf(log);
  }

  /** Whether the log tells the game from its deal on (else it began from a given position). */
  public boolean fromStart() {
    return start == null;
  }

  /** The position it began from, as it was given; null when it began from the deal. */
  public @Nullable S start() {
    return start == null ? null : twin(start);
  }

  public Chronicle chronicle() {
    return chronicle;
  }

  public @Nullable Question<S> question() {
    return Engine.question(state);
  }

  public @Nullable Outcome outcome() {
    return game.outcome(state);
  }

  public boolean isOver() {
    return question() == null;
  }

  /** What {@code seat} may answer now; empty when it is not asked. */
  public List<Option> options(int seat) {
    Question<S> question = question();
    if (question == null || !question.hears(state, seat)) {
      return List.of();
    }
    question.choices(state, seat, choices.clear());
    List<Option> options = new ArrayList<>();
    for (int i = 0; i < choices.size(); i++) {
      options.add(question.option(state, seat, choices.get(i)));
    }
    return options;
  }

  /** Why things are not on offer for {@code seat}. */
  public List<Greyed.Reason> greyed(int seat) {
    Greyed greyed = new Greyed();
    Question<S> question = question();
    if (question != null && question.hears(state, seat)) {
      question.greyed(state, seat, greyed);
    }
    return greyed.reasons();
  }

  /** Plays one line of a log. */
  public void enter(Entry entry) {
    if (entry.option().startsWith(ORDER)) {
      order(entry.seat(), orderNumber(entry.option()));
    } else {
      answer(entry.seat(), entry.option());
    }
  }

  private static int orderNumber(String option) {
    try {
      return Integer.parseInt(option.substring(ORDER.length()));
    } catch (NumberFormatException e) {
      throw new Refusal("order", "", "'" + option + "' is no standing order.");
    }
  }

  /** Answers for {@code seat} with the option of that id, or refuses and changes nothing. */
  public void answer(int seat, String option) {
    Question<S> question = asked(seat);
    question.choices(state, seat, choices.clear());
    for (int i = 0; i < choices.size(); i++) {
      long choice = choices.get(i);
      if (question.option(state, seat, choice).id().equals(option)) {
        play(question, seat, choice, option);
        return;
      }
    }
    throw refusal(question, seat, option);
  }

  /** Answers with a choice that was just taken from the question. */
  public void answer(int seat, long choice) {
    Question<S> question = asked(seat);
    play(question, seat, choice, question.option(state, seat, choice).id());
  }

  private Question<S> asked(int seat) {
    Question<S> question = question();
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

  private Refusal refusal(Question<S> question, int seat, String option) {
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

  private void play(Question<S> question, int seat, long choice, String id) {
    S before = twin(state);
    past.push(new Before<>(before, seat, log.size(), chronicle.size()));
    log.add(new Entry(seat, id));
    try {
      Engine.answer(state, question, seat, choice, chronicle);
    } catch (RuntimeException fault) {
      restore(past.pop());
      throw fault;
    }
    if (state.revealed() != before.revealed()) {
      past.clear();
    }
  }

  /**
   * A standing order of {@code seat} for windows; 0 asks always again. No answer, seen by nobody
   * else.
   */
  public void order(int seat, int order) {
    if (seat < 0 || seat >= state.seats() || order < 0 || order > Short.MAX_VALUE) {
      throw new Refusal("order", "", "A standing order needs a seat and a number from 0 on.");
    }
    Before<S> before = new Before<>(twin(state), seat, log.size(), chronicle.size());
    state.standingOrder(seat, order);
    log.add(new Entry(seat, ORDER + order));
    try {
      Engine.advance(state, chronicle);
    } catch (RuntimeException fault) {
      restore(before);
      throw fault;
    }
    past.clear();
  }

  /** Back to the last new information or the last act of another seat, never past it. */
  public boolean canUndo(int seat) {
    Before<S> last = past.peek();
    return last != null && last.seat() == seat;
  }

  public void undo(int seat) {
    if (!canUndo(seat)) {
      throw new Refusal(
          "undo",
          "",
          "Nothing to take back: something new came to light, or someone else acted, or you have not acted yet.");
    }
    restore(past.pop());
  }

  private void restore(Before<S> before) {
    // A twin, for a copy of this match may hold the same past.
    state = twin(before.state());
    log.subList(before.logSize(), log.size()).clear();
    chronicle.cutTo(before.events());
  }
}
