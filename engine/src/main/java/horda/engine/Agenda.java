package horda.engine;

import java.util.Arrays;

/// The stack of steps still to do; the last pushed comes first. Steps are immutable, so a copy
/// shares them. It knows the book of its game, which says what its steps are called.
public final class Agenda {
  /// Deeper than any rule book nests; a runaway rule is stopped here instead of eating memory.
  static final int LIMIT = 4096;

  private final StepBook<?> book;
  private Step<?>[] steps;
  private int size;

  Agenda(StepBook<?> book) {
    this.book = book;
    steps = new Step<?>[16];
  }

  Agenda(Agenda other) {
    book = other.book;
    steps = other.steps.clone();
    size = other.size;
  }

  public StepBook<?> book() {
    return book;
  }

  /// What saved games call a step: `game-turn`.
  public String nameOf(Step<?> step) {
    return book.name(step);
  }

  public int size() {
    return size;
  }

  public boolean isEmpty() {
    return size == 0;
  }

  /// The step at `depth` below the top; 0 is the next to be done.
  public Step<?> at(int depth) {
    return steps[size - 1 - depth];
  }

  public @Nullable Step<?> peek() {
    return size == 0 ? null : steps[size - 1];
  }

  /// What the next step is called: the question that waits, mostly.
  public String nameOfTop(String nothing) {
    return size == 0 ? nothing : nameOf(at(0));
  }

  public void push(Step<?> step) {
    if (size == steps.length) {
      if (size >= LIMIT) {
        throw new IllegalStateException("agenda overflow at step " + nameOf(step));
      }
      steps = Arrays.copyOf(steps, size * 2);
    }
    steps[size++] = step;
  }

  public Step<?> pop() {
    Step<?> top = steps[--size];
    steps[size] = null;
    return top;
  }

  /// Puts `step` in the place of the next one.
  public void replace(Step<?> step) {
    steps[size - 1] = step;
  }

  public void clear() {
    Arrays.fill(steps, 0, size, null);
    size = 0;
  }
}
