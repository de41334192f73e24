package horda.engine;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;
import java.util.function.Function;

/// All steps of a game: what each is called in saved games, its arguments, and how it is made of
/// these again. The build writes one for the steps that are [horda.engine.shape.Named].
public final class StepBook<S extends State> {
  /// @param args what a saved game keeps of a step
  /// @param read makes a step of its arguments
  /// @param fits whether the arguments are things that there are at a table
  private record Entry<S extends State, T extends Step<S>>(
      String name, Function<T, int[]> args, Function<StepArgs, T> read, BiPredicate<T, S> fits) {}

  private final Map<Class<?>, Entry<S, ?>> byType = new HashMap<>();
  private final Map<String, Entry<S, ?>> byName = new HashMap<>();
  private final Map<Class<?>, String> rules = new HashMap<>();

  /// Adds a step whose arguments fit every table.
  public <T extends Step<S>> StepBook<S> add(
      String name, Class<T> type, Function<T, int[]> args, Function<StepArgs, T> read) {
    return add(name, type, args, read, (_, _) -> true);
  }

  /// Adds a step.
  public <T extends Step<S>> StepBook<S> add(
      String name,
      Class<T> type,
      Function<T, int[]> args,
      Function<StepArgs, T> read,
      BiPredicate<T, S> fits) {
    Entry<S, T> page = new Entry<>(name, args, read, fits);
    byType.put(type, page);
    byName.put(name, page);
    return this;
  }

  /// Says by which rule a question asks.
  public StepBook<S> rule(Class<?> question, String rule) {
    rules.put(question, rule);
    return this;
  }

  /// Adds the kernel's own steps, for a game in which people make deals.
  @SuppressWarnings("unchecked") // the classes of generic records know nothing of S
  public StepBook<S> addDeals(Bargain<S> bargain) {
    Class<?> draft = DealDraft.class;
    Class<?> reply = DealReply.class;
    return this.<DealDraft<S>>add(
            DealDraft.NAME,
            (Class<DealDraft<S>>) draft,
            step -> step.deal().args(),
            args -> new DealDraft<>(bargain, Deal.of(args.args())),
            (step, state) -> step.deal().fits(state.seats()))
        .<DealReply<S>>add(
            DealReply.NAME,
            (Class<DealReply<S>>) reply,
            step -> step.deal().args(),
            args -> new DealReply<>(bargain, Deal.of(args.args())),
            (step, state) -> step.deal().fits(state.seats()));
  }

  /// No steps at all: then each says itself what it is called.
  public boolean isEmpty() {
    return byType.isEmpty();
  }

  /// Refuses unknown names and bad arguments with [BadState].
  public Step<S> read(String name, int... args) {
    Entry<S, ?> page = byName.get(name);
    if (page == null) {
      throw new BadState("agenda", "there is no step '" + name + "'");
    }
    return page.read.apply(new StepArgs(name, args));
  }

  public String name(Step<?> step) {
    return isEmpty() ? step.name() : page(step).name;
  }

  public int[] args(Step<?> step) {
    return isEmpty() ? step.args() : page(step).args.apply(own(step));
  }

  /// The rule by which a question asks.
  public String rule(Step<?> question) {
    String rule = rules.get(question.getClass());
    if (rule == null) {
      throw new IllegalStateException("no rule stands beside the name of " + question);
    }
    return rule;
  }

  /// Are the arguments things that there are at this table?
  public boolean fits(Step<?> step, State state) {
    return (isEmpty() || page(step).fits.test(own(step), state)) && own(step).fits(state);
  }

  @SuppressWarnings("unchecked") // it is found by its class, and each book is for one game's states
  private Entry<State, Step<State>> page(Step<?> step) {
    Entry<S, ?> page = byType.get(step.getClass());
    if (page == null) {
      throw new IllegalStateException("no step of this game: " + step);
    }
    return (Entry<State, Step<State>>) (Entry<?, ?>) page;
  }

  @SuppressWarnings("unchecked") // see page
  private static Step<State> own(Step<?> step) {
    return (Step<State>) step;
  }

  /// Is a number in a range? For the books that the build writes.
  public static boolean in(int n, int min, int max) {
    return n >= min && n <= max;
  }

  /// Are all numbers of a list in a range?
  public static boolean in(List<Integer> list, int min, int max) {
    for (int n : list) {
      if (!in(n, min, max)) {
        return false;
      }
    }
    return true;
  }
}
