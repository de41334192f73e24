package horda.bots.search;

import horda.bots.Playout;
import horda.bots.Position;
import horda.engine.Chance;
import horda.engine.Choices;
import horda.engine.Digest;
import horda.engine.Engine;
import horda.engine.Hints;
import horda.engine.Out;
import horda.engine.Outcome;
import horda.engine.Question;
import horda.engine.Schemes;
import horda.engine.Seed;
import horda.engine.State;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// Plans that are played out on the same imagined tables, and how they do.
final class Contest<S extends State> {
  /// Stretches that are as good as one round of a tree: they are short, and nothing grows of them.
  private static final int IN_A_ROUND = 5;

  /// No playout is longer than this.
  private static final int LONGEST = 1_500;

  /// What a playout is worth that nobody waited for.
  private static final double CUT_SHORT = -1;

  private final Position<S> position;
  private final Schemes<S> schemes;
  private final Chance chance;
  private final long deadline;
  private final int stretch;

  private final List<S> tables = new ArrayList<>();

  /// By table: what the ends of the stretch were worth from which playouts went on.
  private final List<Map<Long, Double>> ends = new ArrayList<>();

  private List<Entry> entries = new ArrayList<>();

  /// Choices that were dropped, the last one first.
  private List<Entry> gone = List.of();

  /// Tables that everybody in the contest has been at.
  private int at;

  private int left;
  private final int most;

  /// A contest of plans for the stretch at hand.
  ///
  /// @param now a table as it may be, to see which stretch that is
  /// @param rounds of thinking that it may take, and until when
  Contest(
      Position<S> position, Schemes<S> schemes, Chance chance, S now, int rounds, long deadline) {
    this.position = position;
    this.schemes = schemes;
    this.chance = chance;
    this.deadline = deadline;
    this.left = (int) Math.min(Integer.MAX_VALUE, (long) IN_A_ROUND * rounds);
    this.most = left;
    this.stretch = schemes.stretch(now);
  }

  /// One plan, with luck of its own for what rules of thumb leave open.
  private final class Entry {
    private final Hints<S> plan;
    private final long opening;
    private final Chance own = new Chance(new Seed(chance.next(), chance.next()));
    private final Following<S> following = new Following<>(own);
    private final Choices choices = new Choices();
    private final List<Double> got = new ArrayList<>();

    Entry(Hints<S> plan, long opening) {
      this.plan = plan;
      this.opening = opening;
    }

    boolean run(int tables) {
      while (got.size() < tables && !isLate()) {
        double worth = play(got.size());
        if (worth >= 0) {
          got.add(worth);
        }
      }
      return got.size() >= tables;
    }

    double mean() {
      double sum = 0;
      for (int i = 0; i < at; i++) {
        sum += got.get(i);
      }
      return sum / at;
    }

    /// The stretch by the plan, then the best way to go on.
    private double play(int number) {
      S state = table(number);
      left--;
      Question<S> question = Engine.question(state);
      if (question != null && opening != Hints.NO_REFLEX) {
        Engine.answer(state, question, position.seat(), opening, Out.SILENT);
      }
      if (!follow(state, plan, stretch + 1)) {
        return CUT_SHORT;
      }
      if (schemes.ahead() == 0 || Engine.question(state) == null) {
        return worth(state);
      }
      // Many plans come to the same in the end.
      long end = Digest.of(state);
      Double known = ends.get(number).get(end);
      if (known != null) {
        return known;
      }
      double best = CUT_SHORT;
      for (Hints<S> hints : schemes.afterwards()) {
        S after = copy(state);
        if (!follow(after, hints, stretch + 1 + schemes.ahead())) {
          return CUT_SHORT;
        }
        best = Math.max(best, worth(after));
        left--;
      }
      ends.get(number).put(end, best);
      return best;
    }

    /// Plays on to a stretch, or to the end of the game; no, if it gets late.
    private boolean follow(S state, Hints<S> hints, int end) {
      Question<S> question = Engine.question(state);
      for (int done = 0; done < LONGEST; done++) {
        if (question == null || schemes.stretch(state) >= end) {
          return true;
        }
        if ((done & 7) == 7 && isLate()) {
          return false;
        }
        int seat = Playout.nextSeat(state, question);
        question.choices(state, seat, choices.clear());
        long choice =
            choices.size() == 1
                ? choices.get(0)
                : following.choose(state, question, seat, choices, hints);
        question = Engine.answer(state, question, seat, choice, Out.SILENT);
      }
      return true;
    }

    private double worth(S state) {
      Outcome outcome = position.game().outcome(state);
      return outcome == null
          ? schemes.worth(state, position.seat())
          : Reward.of(outcome, position.seat());
    }
  }

  private S table(int number) {
    while (tables.size() <= number) {
      tables.add(position.imagine(chance));
      ends.add(new HashMap<>());
    }
    return copy(tables.get(number));
  }

  @SuppressWarnings("unchecked") // a state's copy is one of its kind
  private S copy(S state) {
    return (S) state.copy();
  }

  boolean isLate() {
    return System.nanoTime() - deadline > 0 || Thread.currentThread().isInterrupted();
  }

  /// Whether there are rounds left, and time.
  boolean goesOn() {
    return left > 0 && entries.size() > 1 && !isLate();
  }

  /// How many rounds it has taken; a playout is a part of one.
  double rounds() {
    return (double) (most - left) / IN_A_ROUND;
  }

  int size() {
    return entries.size();
  }

  int tables() {
    return at;
  }

  /// A choice that joins later catches up with the others.
  void enter(List<? extends Hints<S>> plans) {
    for (Hints<S> plan : plans) {
      enter(plan, Hints.NO_REFLEX);
    }
  }

  /// A plan that begins with a choice of its own.
  void enter(Hints<S> plan, long opening) {
    Entry entry = new Entry(plan, opening);
    if (entry.run(at)) {
      entries.add(entry);
    }
  }

  /// The choice that the best begins with, or [Hints#NO_REFLEX] if it is the plan's own.
  long opening() {
    return entries.isEmpty() ? Hints.NO_REFLEX : entries.getFirst().opening;
  }

  /// All go on to this many tables, unless time runs short; then the best come first.
  void playTo(int number) {
    boolean all = true;
    for (Entry entry : entries) {
      all &= entry.run(number);
    }
    if (all) {
      at = number;
    } else if (at == 0) {
      // Not even once around: whoever has played counts.
      entries.removeIf(entry -> entry.got.isEmpty());
      at = entries.isEmpty() ? 0 : 1;
    }
    if (at > 0) {
      entries.sort(Comparator.comparingDouble(Entry::mean).reversed());
    }
  }

  /// Only this many go on, and those that must not be dropped.
  void keep(int number, Hints<S> besides) {
    List<Entry> kept = new ArrayList<>();
    List<Entry> dropped = new ArrayList<>();
    for (Entry entry : entries) {
      boolean stays = entry.plan == besides && entry.opening == Hints.NO_REFLEX;
      (kept.size() < number || stays ? kept : dropped).add(entry);
    }
    entries = kept;
    dropped.addAll(gone);
    gone = dropped;
  }

  /// All plans, the best first.
  List<Hints<S>> ranking() {
    return Stream.concat(entries.stream(), gone.stream())
        .map(entry -> entry.plan)
        .distinct()
        .toList();
  }
}
