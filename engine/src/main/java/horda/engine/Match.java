package horda.engine;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/// One game being played: checks answers, keeps their log, tells events, and takes back. The log
/// with the set-up is the whole game: [#replay] gives the same bytes on every machine.
public final class Match<S extends State> {
  /// One line of the log. Its kind is a type and never a word, so that nothing that a player sends
  /// as an answer can be taken for something else.
  public sealed interface Entry {
    int seat();
  }

  /// `seat` chose the option of that id.
  public record Answer(int seat, String option) implements Entry {}

  /// `seat` gave a standing order for windows; 0: always ask me.
  public record Order(int seat, int order) implements Entry {}

  /// `seat` took its last answer back. Only a store that can do nothing but append keeps such
  /// lines; a match's own log forgets what was taken back.
  public record Undo(int seat) implements Entry {}

  private record Before<S>(S state, int seat, int logSize, int events) {}

  /// Each is a whole state: somebody who goes round in circles must not fill the memory.
  private static final int MOST_UNDOS = 100;

  private final Game<S> game;
  private final Setup setup;
  private S state;
  private final List<Entry> log = new ArrayList<>();

  /// What can be taken back, latest first: all of one seat, for another's act ends it.
  private final Deque<Before<S>> past = new ArrayDeque<>();

  /// Where in the log the answers to the waiting question begin, if it is a secret one.
  private int secretFrom;

  private final Chronicle chronicle = new Chronicle();
  private final Admission<S> admission = new Admission<>();
  private final @Nullable S start;

  /// Somebody looks: the moments of an answer are kept until the next.
  private boolean watched;

  private List<Moment<S>> moments = List.of();

  public Match(Game<S> game, Setup setup) {
    this.game = game;
    this.setup = setup;
    this.state = game.deal(setup);
    this.start = null;
    Engine.advance(state, chronicle);
  }

  /// Goes on from a position that was read from somewhere; refuses one that breaks an invariant.
  public Match(Game<S> game, Setup setup, S position) {
    this.game = game;
    this.setup = setup;
    this.state = position;
    this.start = twin(position);
    PositionCheck.check(game, state);
    Engine.advance(state, chronicle);
    PositionCheck.check(game, state);
  }

  private Match(Match<S> other) {
    game = other.game;
    setup = other.setup;
    state = twin(other.state);
    start = other.start;
    log.addAll(other.log);
    past.addAll(other.past);
    secretFrom = other.secretFrom;
    chronicle.addAll(other.chronicle);
    watched = other.watched;
    moments = other.moments;
  }

  /// The same match once more: what is done to one does not touch the other.
  public Match<S> copy() {
    return new Match<>(this);
  }

  @SuppressWarnings("unchecked") // a state's copy is of its own class
  private static <S extends State> S twin(S state) {
    return (S) state.copy();
  }

  /// Plays a log of answers from the start.
  public static <S extends State> Match<S> replay(Game<S> game, Setup setup, List<Entry> log) {
    Match<S> match = new Match<>(game, setup);
    for (Entry entry : log) {
      match.enter(entry);
    }
    return match;
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

  /// Whether the log tells the game from its deal on (else it began from a given position).
  public boolean fromStart() {
    return start == null;
  }

  /// The position it began from, as it was given; null when it began from the deal.
  public @Nullable S start() {
    return start == null ? null : twin(start);
  }

  public Chronicle chronicle() {
    return chronicle;
  }

  /// Whether moments are kept from now on; where nobody looks they would cost for nothing.
  public void watch(boolean on) {
    watched = on;
    moments = on ? moments : List.of();
  }

  /// What the last answer or order went through, in order; empty unless it was watched.
  public List<Moment<S>> moments() {
    return moments;
  }

  private interface Act {
    void to(Out out);
  }

  /// Does something to the state, or nothing at all if a rule fails.
  private void attempt(Before<S> before, Act act) {
    moments = List.of();
    Moments<S> film = watched ? new Moments<>(chronicle) : null;
    try {
      act.to(film == null ? chronicle : film);
    } catch (RuntimeException | Error fault) {
      rollBack(before);
      throw fault;
    }
    moments = film == null ? List.of() : film.kept();
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

  /// What `seat` may answer now; empty when it is not asked.
  public List<Option> options(int seat) {
    return admission.options(state, seat);
  }

  /// Why things are not on offer for `seat`.
  public List<Greyed.Reason> greyed(int seat) {
    return admission.greyed(state, seat);
  }

  /// What the option of that id would lead to; null where the game has nothing to say. Refuses an
  /// option that `seat` is not offered, and changes nothing.
  public @Nullable Preview preview(int seat, String option) {
    Question<S> question = admission.question(state, seat);
    long choice = admission.choice(state, question, seat, option);
    return game instanceof Previewed<S> previewed
        ? previewed.preview(state, question, seat, choice)
        : null;
  }

  /// Plays one line of a log.
  public void enter(Entry entry) {
    switch (entry) {
      case Answer answer -> answer(answer.seat(), answer.option());
      case Order order -> order(order.seat(), order.order());
      case Undo undo -> undo(undo.seat());
    }
  }

  /// Answers for `seat` with the option of that id, or refuses and changes nothing.
  public void answer(int seat, String option) {
    Question<S> question = admission.question(state, seat);
    play(question, seat, admission.choice(state, question, seat, option), option, false);
  }

  /// Answers with one of the question's choices, or refuses and changes nothing.
  public void answer(int seat, long choice) {
    Question<S> question = admission.question(state, seat);
    admission.check(state, question, seat, choice);
    play(question, seat, choice, question.option(state, seat, choice).id(), false);
  }

  /// Answers a question that leaves `seat` no choice. Nobody has acted: what could be taken back
  /// before still can, and this with it.
  public void only(int seat, String option) {
    Question<S> question = admission.question(state, seat);
    long choice = admission.choice(state, question, seat, option);
    if (admission.options(state, seat).size() > 1) {
      throw new Refusal("not-only", question.rule(state), "There is more than one answer.");
    }
    play(question, seat, choice, option, true);
  }

  private void play(Question<S> question, int seat, long choice, String id, boolean only) {
    Before<S> before = before(seat);
    Disclosure disclosure = Disclosure.watch(state, chronicle);
    attempt(before, out -> Engine.answer(state, question, seat, choice, out));
    log.add(new Answer(seat, id));
    boolean news = disclosure.happened(state, seat, chronicle);
    if (news || !only && canOthersUndo(seat)) {
      past.clear();
    }
    if (state.committed() != 0) {
      // A secret answer that waits for the others is taken back by itself, see undo.
      return;
    }
    secretFrom = log.size();
    if (!news && !only) {
      past.push(before);
      if (past.size() > MOST_UNDOS) {
        past.removeLast();
      }
    }
  }

  private Before<S> before(int seat) {
    return new Before<>(twin(state), seat, log.size(), chronicle.size());
  }

  private boolean canOthersUndo(int seat) {
    Before<S> last = past.peek();
    return last != null && last.seat() != seat;
  }

  /// A standing order of `seat` for windows; 0 asks always again. No answer, seen by nobody else:
  /// unless it passes in a window that waits for this very seat, the others cannot tell that it was
  /// given, not even by what they may still take back.
  public void order(int seat, int order) {
    boolean known = order == 0 || game.standingOrders().stream().anyMatch(o -> o.number() == order);
    if (seat < 0 || seat >= state.seats() || !known) {
      throw new Refusal("order", "", "There is no seat " + seat + " or no order " + order + ".");
    }
    Before<S> before = before(seat);
    Step<?> waiting = state.agenda.peek();
    attempt(
        before,
        out -> {
          state.standingOrder(seat, order);
          Engine.advance(state, out);
        });
    log.add(new Order(seat, order));
    boolean passed = state.agenda.peek() != waiting;
    if (passed) {
      secretFrom = log.size();
    }
    if (passed || !canOthersUndo(seat)) {
      past.clear();
    }
  }

  private void rollBack(Before<S> before) {
    state = before.state();
    chronicle.cutTo(before.events());
  }

  /// Back to the last new information or the last act of another seat, never past it; information
  /// that is new to anybody, see [Disclosure]. A secret answer can be taken back until all are in,
  /// whatever the others do meanwhile.
  public boolean canUndo(int seat) {
    Before<S> last = past.peek();
    return hasCommitted(seat) || last != null && last.seat() == seat;
  }

  private boolean hasCommitted(int seat) {
    return seat >= 0 && seat < state.seats() && (state.committed() & 1 << seat) != 0;
  }

  public void undo(int seat) {
    if (!canUndo(seat)) {
      throw new Refusal(
          "undo",
          "",
          "Nothing to take back: you or another seat learned something by it, or someone else acted, or you have not acted yet.");
    }
    moments = List.of();
    if (hasCommitted(seat)) {
      state.withdraw(seat);
      log.subList(secretFrom, log.size()).removeIf(e -> e.seat() == seat && e instanceof Answer);
    } else {
      takeBack(past.pop());
    }
  }

  private void takeBack(Before<S> before) {
    // A copy, because a copy of this match may share the same past.
    state = twin(before.state());
    chronicle.cutTo(before.events());
    List<Entry> since = log.subList(before.logSize(), log.size());
    // Orders that others gave meanwhile are no part of what is taken back.
    since.removeIf(e -> !(e instanceof Order));
    for (Entry entry : since) {
      if (entry instanceof Order order) {
        state.standingOrder(order.seat(), order.order());
      }
    }
    secretFrom = log.size();
  }
}
