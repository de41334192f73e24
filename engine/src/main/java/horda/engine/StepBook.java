package horda.engine;

import java.util.HashMap;
import java.util.Map;
import java.util.function.BiPredicate;
import java.util.function.Function;

/**
 * All steps of a game: what each is called in saved games, its arguments, and how it is made of
 * these again. The build writes one for every game whose steps are {@link
 * horda.engine.shape.Named}.
 */
public final class StepBook<S extends State> {
  private static final class Page<S extends State, T extends Step<S>> {
    final String name;
    final Function<T, int[]> args;
    final Function<StepArgs, ? extends Step<S>> read;
    final BiPredicate<T, S> fits;

    Page(
        String name,
        Function<T, int[]> args,
        Function<StepArgs, ? extends Step<S>> read,
        BiPredicate<T, S> fits) {
      this.name = name;
      this.args = args;
      this.read = read;
      this.fits = fits;
    }

    @SuppressWarnings("unchecked") // it was found by its class
    T cast(Step<S> step) {
      return (T) step;
    }

    int[] argsOf(Step<S> step) {
      return args.apply(cast(step));
    }

    boolean fits(Step<S> step, S state) {
      return fits.test(cast(step), state);
    }
  }

  private final Map<Class<?>, Page<S, ?>> byType = new HashMap<>();
  private final Map<String, Page<S, ?>> byName = new HashMap<>();

  /**
   * Adds a step.
   *
   * @param fits whether its arguments are things that there are at a table
   */
  public <T extends Step<S>> StepBook<S> add(
      String name,
      Class<T> type,
      Function<T, int[]> args,
      Function<StepArgs, ? extends Step<S>> read,
      BiPredicate<T, S> fits) {
    Page<S, T> page = new Page<>(name, args, read, fits);
    byType.put(type, page);
    byName.put(name, page);
    return this;
  }

  /** Refuses unknown names and bad arguments with {@link BadState}. */
  public Step<S> read(String name, int[] args) {
    Page<S, ?> page = byName.get(name);
    if (page == null) {
      throw new BadState("agenda", "there is no step '" + name + "'");
    }
    return page.read.apply(new StepArgs(name, args));
  }

  public boolean has(String name) {
    return byName.containsKey(name);
  }

  public String name(Step<S> step) {
    return page(step).name;
  }

  public int[] args(Step<S> step) {
    return page(step).argsOf(step);
  }

  public boolean fits(Step<S> step, S state) {
    return page(step).fits(step, state);
  }

  private Page<S, ?> page(Step<S> step) {
    Page<S, ?> page = byType.get(step.getClass());
    if (page == null) {
      throw new IllegalStateException("no step of this game: " + step);
    }
    return page;
  }
}
