package horda.engine;

/**
 * The arguments of a step in a saved game, checked as they are taken; what does not fit is a {@link
 * BadState}.
 */
public record StepArgs(String step, int[] args) {
  /** Exactly so many. */
  public StepArgs count(int n) {
    if (args.length != n) {
      throw new BadState(
          "agenda", "step '" + step + "' takes " + n + " arguments, not " + args.length);
    }
    return this;
  }

  /** A step without arguments. */
  public <T> T none(T value) {
    count(0);
    return value;
  }

  /** The one argument of a step. */
  public int only(int min, int max) {
    return count(1).num(0, min, max);
  }

  public int num(int i, int min, int max) {
    if (args[i] < min || args[i] > max) {
      throw new BadState("agenda", "step '" + step + "' has an argument out of range: " + args[i]);
    }
    return args[i];
  }

  /**
   * A set of up to {@code size} things, written as its low and high half from argument {@code i}
   * on.
   */
  public long set(int i, int size) {
    long set = (long) args[i + 1] << 32 | args[i] & 0xffffffffL;
    if (set >>> size != 0) {
      throw new BadState("agenda", "step '" + step + "' names something that is not there");
    }
    return set;
  }

  /** A deal between two of {@code seats}. */
  public Deal deal(int seats) {
    Deal deal = Deal.of(args);
    boolean seated = deal.from() >= 0 && deal.from() < seats && deal.to() >= 0 && deal.to() < seats;
    if (!seated || deal.from() == deal.to()) {
      throw new BadState("agenda", "a deal between seats that are none");
    }
    return deal;
  }
}
