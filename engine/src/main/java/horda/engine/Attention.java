package horda.engine;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/// Decides which questions are put to a person. The rules ask everybody who may answer; many of
/// those questions are no decision: they have one answer, or they are windows in which the seat has
/// nothing worth a stop. Tables and the laboratory both ask here.
///
/// It remembers for each seat its standing orders, whether it wants to be stopped, and which plays
/// it has passed on. All of that follows from what the seat's person did.
public final class Attention<S extends State> {
  /// What becomes of a question.
  public sealed interface Verdict {
    Verdict ASK = new Ask();
    Verdict LATER = new Later();

    /// The person decides.
    record Ask() implements Verdict {}

    /// There is one answer, and the house gives it.
    record Only(long choice) implements Verdict {}

    /// There is one answer to a secret question. It is given when the others have answered.
    record Later() implements Verdict {}

    /// A standing order or an earlier pass answers, or nothing is worth a stop.
    record Given(long choice) implements Verdict {}

    /// The person has answered it already, together with an earlier question.
    record Said(long choice) implements Verdict {}
  }

  /// A play that was passed on, at moments of one kind.
  private record Passed(int moment, long play) {}

  private final Game<S> game;
  private final Orders<S> orders;
  private final List<Set<Passed>> passed = new ArrayList<>();
  private final List<List<Spoken<S>>> said = new ArrayList<>();
  private final int[] since;
  private final boolean[] stops;
  private final Choices choices = new Choices();
  private final Choices others = new Choices();

  public Attention(Game<S> game, int seats) {
    this.game = game;
    orders = new Orders<>(game, seats);
    since = new int[seats];
    stops = new boolean[seats];
    for (int seat = 0; seat < seats; seat++) {
      passed.add(new HashSet<>());
      said.add(List.of());
    }
  }

  /// The host's options for a table with that number of people: for one person among bots, windows
  /// need not hide who could respond, unless the host wants it.
  public static Map<String, String> options(Game<?> game, Map<String, String> chosen, int people) {
    String uniform = Setup.UNIFORM_WINDOWS.id();
    if (people > 1 || !hasWindows(game) || chosen.containsKey(uniform)) {
      return chosen;
    }
    Map<String, String> tuned = new TreeMap<>(chosen);
    tuned.put(uniform, "no");
    return tuned;
  }

  /// Has this game windows at all?
  public static boolean hasWindows(Game<?> game) {
    String uniform = Setup.UNIFORM_WINDOWS.id();
    return game.options().stream().anyMatch(option -> option.id().equals(uniform));
  }

  /// What becomes of the question that waits for `seat`, whose person could be asked.
  public Verdict verdict(S state, int seat) {
    Question<S> question = question(state);
    question.choices(state, seat, choices.clear());
    Spoken<S> spoken = said.get(seat).isEmpty() ? null : said.get(seat).getFirst();
    if (spoken != null
        && choices.contains(spoken.choice())
        && spoken.answers(state, seat, question)) {
      return new Verdict.Said(spoken.choice());
    }
    if (choices.size() == 1) {
      return othersDecide(state, question, seat) ? Verdict.LATER : new Verdict.Only(choices.get(0));
    }
    if (question instanceof Window<S> window) {
      return choices.contains(Window.PASS) && !stopsAt(state, window, seat)
          ? new Verdict.Given(Window.PASS)
          : Verdict.ASK;
    }
    long ordered = ordered(state, question, seat);
    return ordered == Question.NOT_ORDERED ? Verdict.ASK : new Verdict.Given(ordered);
  }

  private Question<S> question(S state) {
    Question<S> question = Engine.question(state);
    if (question == null) {
      throw new IllegalStateException("nobody is asked");
    }
    return question;
  }

  /// Is there another seat that still has a choice in a secret question?
  private boolean othersDecide(S state, Question<S> question, int seat) {
    int awaited = question instanceof AskAll<S> ? question.awaited(state) & ~(1 << seat) : 0;
    for (int rest = awaited; rest != 0; rest &= rest - 1) {
      question.choices(state, Integer.numberOfTrailingZeros(rest), others.clear());
      if (others.size() > 1) {
        return true;
      }
    }
    return false;
  }

  /// Is this window worth a stop? The choices are listed already.
  private boolean stopsAt(S state, Window<S> window, int seat) {
    if (stops[seat]) {
      return true;
    }
    boolean fresh = false;
    for (int i = 0; i < choices.size(); i++) {
      long choice = choices.get(i);
      if (choice != Window.PASS && window.counts(state, seat, choice)) {
        fresh |= isFresh(state, window, seat, choice);
      }
    }
    return fresh && ordered(state, window, seat) == Question.NOT_ORDERED;
  }

  private boolean isFresh(S state, Window<S> window, int seat, long choice) {
    int moment = window.moment(state, seat);
    return moment == Window.NEW_MOMENT
        || since[seat] != turn(state, seat)
        || !passed.get(seat).contains(new Passed(moment, window.play(choice)));
  }

  private int turn(S state, int seat) {
    return game instanceof Paced<S> paced ? paced.turn(state, seat) : 0;
  }

  private long ordered(S state, Question<S> question, int seat) {
    for (int order : orders.of(state, seat)) {
      long choice = question.ordered(state, seat, order);
      if (choice != Question.NOT_ORDERED) {
        return choice;
      }
    }
    return Question.NOT_ORDERED;
  }

  /// The person of `seat` is about to answer the question that waits. A pass sticks: the same plays
  /// are no reason to stop again before the seat's next turn.
  public void answers(S state, int seat, long choice) {
    happens(state, seat, choice);
    if (question(state) instanceof Window<S> window) {
      stops[seat] = false;
      if (choice == Window.PASS) {
        window.choices(state, seat, choices.clear());
        passes(state, seat, window);
      }
    }
  }

  /// The same for a person who was offered all of [Joint], and so has passed on what could be said
  /// ahead, too.
  ///
  /// @param then what the person said to questions that follow
  public void answers(S state, int seat, long choice, List<Spoken<S>> then) {
    boolean known = isSaid(state, seat, choice);
    answers(state, seat, choice);
    if (known) {
      return;
    }
    said.set(seat, List.copyOf(then));
    if (choice == Window.PASS && then.stream().noneMatch(Spoken::isPlay)) {
      for (Spoken<S> declined : question(state).ahead(state, seat, choice)) {
        if (declined.question() instanceof Window<S> window) {
          choices.clear().add(declined.choice());
          passes(state, seat, window);
        }
      }
    }
  }

  /// Is it what the person said before the question came?
  private boolean isSaid(S state, int seat, long choice) {
    List<Spoken<S>> before = said.get(seat);
    return !before.isEmpty()
        && before.getFirst().choice() == choice
        && before.getFirst().answers(state, seat, question(state));
  }

  /// Has anybody said something to a question that has not come?
  public boolean hasMore() {
    return said.stream().anyMatch(one -> !one.isEmpty());
  }

  /// The seat passes on what is listed in `choices`.
  private void passes(S state, int seat, Window<S> window) {
    int moment = window.moment(state, seat);
    if (moment == Window.NEW_MOMENT) {
      return;
    }
    Set<Passed> kept = passed.get(seat);
    int turn = turn(state, seat);
    if (since[seat] != turn) {
      since[seat] = turn;
      kept.clear();
    }
    for (int i = 0; i < choices.size(); i++) {
      kept.add(new Passed(moment, window.play(choices.get(i))));
    }
  }

  /// Somebody is about to answer. What people have said to questions that follow holds while nobody
  /// does anything.
  public void happens(S state, int seat, long choice) {
    Question<S> question = question(state);
    boolean nothing = question.letsBe(choice) || question instanceof AskAll<S>;
    for (int other = 0; other < said.size(); other++) {
      List<Spoken<S>> before = said.get(other);
      if (before.isEmpty()) {
        continue;
      }
      if (other == seat && before.getFirst().answers(state, seat, question)) {
        boolean kept = before.getFirst().choice() == choice;
        said.set(other, kept ? before.subList(1, before.size()) : List.of());
      } else if (!nothing) {
        said.set(other, List.of());
      }
    }
  }

  /// The person at `seat` took something back: whatever they passed on counts again.
  public void takesBack(int seat) {
    passed.get(seat).clear();
    said.set(seat, List.of());
  }

  /// Whether `seat` is asked in the next window, whatever it could play there.
  public void stop(int seat, boolean on) {
    stops[seat] = on;
  }

  public boolean stops(int seat) {
    return stops[seat];
  }

  /// The standing orders of `seat` from now on; numbers that the game does not know are left out.
  public void order(S state, int seat, List<Integer> numbers) {
    orders.set(state, seat, numbers);
  }

  /// The standing orders of `seat` that are in force.
  public List<Integer> orders(S state, int seat) {
    return orders.of(state, seat);
  }
}
