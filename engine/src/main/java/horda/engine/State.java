package horda.engine;

import java.util.Arrays;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;

/// Everything on the table, and everything that decides what comes next: the agenda, the generator,
/// secret commitments, standing orders and promises. Mutable, compact, copied in a moment. A game
/// adds its own arrays of small numbers.
public abstract class State implements Cloneable {
  /// Standing order: pass in every window. 0 means "always ask me"; games number their own from 2
  /// on.
  public static final int ALWAYS_PASS = 1;

  private static final long[] NO_COMMITMENTS = {};

  // Only a copy gets others than those it began with (ArchitectureTest holds that).
  public Agenda agenda;
  public Chance chance;
  private final int seats;
  private boolean uniformWindows;

  /// Bit set of the seats whose secrets became known since the last answer; not saved.
  private int news;

  /// Bit set of the seats whose standing orders have decided who is asked; neither.
  private int ordered;

  private int committed;
  private long[] commitments = NO_COMMITMENTS;
  private int[] standingOrders;
  private Promises promises = Promises.NONE;

  protected State(int seats, Seed seed) {
    this(seats, seed, new StepBook<>());
  }

  /// @param steps all steps of the game
  protected State(int seats, Seed seed, StepBook<?> steps) {
    this.agenda = new Agenda(steps);
    this.chance = new Chance(seed);
    this.seats = seats;
    this.standingOrders = new int[seats];
  }

  /// A table as its host has settled it.
  protected State(Setup setup, StepBook<?> steps) {
    this(setup.seats(), setup.seed(), steps);
    uniformWindows = "yes".equals(setup.options().get(Setup.UNIFORM_WINDOWS.id()));
  }

  /// A copy that shares nothing mutable. All fields at once are copied faster than one by one; what
  /// is mutable is then replaced.
  public State copy() {
    State copy = twin();
    copy.agenda = new Agenda(agenda);
    copy.chance = new Chance(chance);
    if (commitments.length != 0) {
      copy.commitments = commitments.clone();
    }
    copy.standingOrders = standingOrders.clone();
    copy.part();
    return copy;
  }

  private State twin() {
    try {
      return (State) clone();
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }

  /// Called on a copy whose fields are still those of the original: gives it arrays and zones of
  /// its own.
  protected abstract void part();

  /// Names every field once, for reading and writing JSON, for digests and for comparison.
  protected abstract void describe(Fields fields);

  /// Visits the kernel's part and the game's.
  public final void visit(Fields fields) {
    uniformWindows = fields.flag("uniformWindows", uniformWindows);
    committed = fields.num("committed", committed, 0, (1 << seats) - 1);
    commitments = fields.list("commitments", commitments);
    if (commitments.length != (committed == 0 ? 0 : seats)) {
      throw new BadState(
          "commitments", "one for each seat while a secret question waits, else none");
    }
    fields.nums("standingOrders", standingOrders, 0, Short.MAX_VALUE);
    promises = promises.visit(fields, seats);
    chance.visit(fields);
    describe(fields);
    fields.agenda("agenda", agenda);
  }

  public final int seats() {
    return seats;
  }

  /// The seat that number of places clockwise from another.
  public final int clockwise(int seat, int places) {
    return (seat + places) % seats;
  }

  /// All seats clockwise from one.
  public final int[] seatsFrom(int seat) {
    int[] order = new int[seats];
    Arrays.setAll(order, places -> clockwise(seat, places));
    return order;
  }

  /// Bit set of the seats of which this is true.
  public final int seatsWhere(IntPredicate holds) {
    int set = 0;
    for (int seat = 0; seat < seats; seat++) {
      set |= holds.test(seat) ? 1 << seat : 0;
    }
    return set;
  }

  /// What all seats have together.
  public final int sum(IntUnaryOperator each) {
    int sum = 0;
    for (int seat = 0; seat < seats; seat++) {
      sum += each.applyAsInt(seat);
    }
    return sum;
  }

  /// The seat that weighs most; among equals the first clockwise from `seat`.
  public final int most(int seat, IntUnaryOperator weight) {
    int best = seat;
    for (int i = 1; i < seats; i++) {
      int other = clockwise(seat, i);
      best = weight.applyAsInt(other) > weight.applyAsInt(best) ? other : best;
    }
    return best;
  }

  /// Is it public knowledge who is asked in a window?
  public final boolean uniformWindows() {
    return uniformWindows;
  }

  public final void uniformWindows(boolean uniform) {
    uniformWindows = uniform;
  }

  public final int standingOrder(int seat) {
    return standingOrders[seat];
  }

  public final void standingOrder(int seat, int order) {
    standingOrders[seat] = order;
  }

  /// Something that nobody knew has become known: nobody may undo past this point. Chance needs no
  /// such call: a moved generator is noticed anyway.
  public final void reveal() {
    news = -1;
  }

  /// Something that `seat` alone knew has come to light, to one other seat or to all, or has
  /// decided what the others see: nobody may undo past this point.
  public final void reveal(int seat) {
    news |= 1 << seat;
  }

  /// The standing orders of `seat` have decided who is asked. They are no secret of the game, but
  /// the others did not know them: nobody else may undo past this point.
  final void revealOrders(int seat) {
    ordered |= 1 << seat;
  }

  /// Has anything come to light since the last answer that `seat` did not know?
  public final boolean isNewsTo(int seat) {
    return ((news | ordered) & ~(1 << seat)) != 0;
  }

  /// Has anything hidden come to light that somebody at the table did not know?
  final boolean isNewsToOthers() {
    return news != 0 && seats > 1;
  }

  final void clearNews() {
    news = 0;
    ordered = 0;
  }

  public final Promises promises() {
    return promises;
  }

  public final void promises(Promises now) {
    promises = now;
  }

  /// Bit set of the seats whose secret answer is in. Public: that someone has chosen, not what.
  public final int committed() {
    return committed;
  }

  /// The secret answer of `seat`, for that seat's own view alone.
  public final long commitment(int seat) {
    if ((committed & 1 << seat) == 0) {
      throw new IllegalStateException("seat " + seat + " has not committed");
    }
    return commitments[seat];
  }

  final void commit(int seat, long choice) {
    if (commitments.length == 0) {
      commitments = new long[seats];
    }
    commitments[seat] = choice;
    committed |= 1 << seat;
  }

  final long[] takeCommitments() {
    long[] all = commitments.length == 0 ? new long[seats] : commitments;
    commitments = NO_COMMITMENTS;
    committed = 0;
    return all;
  }

  /// Takes a secret answer back, as if it had never been given.
  final void withdraw(int seat) {
    committed &= ~(1 << seat);
    if (committed == 0) {
      commitments = NO_COMMITMENTS;
    } else {
      commitments[seat] = 0;
    }
  }

  /// Replaces a secret answer in an imagined state, where the imagining seat cannot know it.
  public final void recommit(int seat, long choice) {
    if ((committed & 1 << seat) == 0) {
      throw new IllegalStateException("seat " + seat + " has not committed");
    }
    commitments = Arrays.copyOf(commitments, seats);
    commitments[seat] = choice;
  }
}
