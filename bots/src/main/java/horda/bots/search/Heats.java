package horda.bots.search;

import horda.engine.Chance;
import horda.engine.State;
import java.util.Arrays;

/// The choices of the decision at hand run against each other in heats: all that are left face the
/// same imagined tables and the same dice, and after each heat the worse half drops out. Few rounds
/// tell more so than if each choice met tables of its own.
final class Heats<S extends State> {
  /// At most this many take part: those that the rules of thumb like best.
  private static final int MOST = 16;

  /// How many rounds the rules of thumb count for.
  private static final double SAID = 10;

  /// A choice this many standard errors behind the favourite is surely worse.
  private static final double DOUBT = 3;

  /// No choice is dropped before this many tables.
  private static final int FEW = 6;

  private final Search<S> search;
  private final Node tree;
  private final double trust;

  /// Places in the tree of those who run, the favourite first.
  private final int[] running;

  /// What each got at each table, by place in the tree.
  private final float[][] got;

  private int left;
  private int tables;

  Heats(Search<S> search, Node tree, double trust, Chance chance) {
    this.search = search;
    this.tree = tree;
    this.trust = trust;
    this.running = tree.liked(MOST, chance);
    this.left = running.length;
    this.got = new float[tree.size][];
    for (int place : running) {
      got[place] = new float[64];
    }
  }

  /// Runs them, as long as rounds and time last; the winner's place in the tree.
  int winner(int rounds, long deadline) {
    long start = System.nanoTime();
    int heats = Math.max(1, Integer.SIZE - Integer.numberOfLeadingZeros(left - 1));
    int heat = 1;
    int look = FEW;
    int done = 0;
    while (left > 1 && table(deadline)) {
      done += left;
      double time = (double) (System.nanoTime() - start) / Math.max(1, deadline - start);
      double spent = Math.max((double) done / rounds, time);
      if (spent >= 1 || Thread.currentThread().isInterrupted()) {
        break;
      }
      if (spent >= (double) heat / heats) {
        order();
        left = (left + 1) / 2;
        heat++;
      }
      if (tables >= look) {
        order();
        dropBeaten();
        look = tables + tables / 4 + 1;
      }
    }
    order();
    return running[0];
  }

  /// One imagined table for all; false if there was no time for all.
  private boolean table(long deadline) {
    S table = search.imagine();
    Chance dice = search.dice();
    for (int i = 0; i < left; i++) {
      int place = running[i];
      if (tables == got[place].length) {
        got[place] = Arrays.copyOf(got[place], tables * 2);
      }
      got[place][tables] = search.run(table, dice, place, deadline);
      if (System.nanoTime() - deadline > 0) {
        return false;
      }
    }
    tables++;
    return true;
  }

  /// The favourite to the front, and so on.
  private void order() {
    double average = tree.average();
    for (int i = 1; i < left; i++) {
      int place = running[i];
      double score = score(place, average);
      int at = i;
      while (at > 0 && score(running[at - 1], average) < score) {
        running[at] = running[at - 1];
        at--;
      }
      running[at] = place;
    }
  }

  private double score(int place, double average) {
    double said = average + trust * tree.liking[place];
    return (tree.sums[place] + SAID * said) / (tree.visits[place] + SAID);
  }

  /// A choice that is surely worse than the favourite is dropped.
  private void dropBeaten() {
    int kept = 1;
    for (int i = 1; i < left; i++) {
      if (!beaten(got[running[0]], got[running[i]])) {
        running[kept++] = running[i];
      }
    }
    left = kept;
  }

  private boolean beaten(float[] favourite, float[] other) {
    double sum = 0;
    double squares = 0;
    for (int i = 0; i < tables; i++) {
      double ahead = favourite[i] - other[i];
      sum += ahead;
      squares += ahead * ahead;
    }
    double mean = sum / tables;
    double variance = Math.max(0, squares / tables - mean * mean);
    return mean > DOUBT * Math.sqrt(variance / tables) && mean > 0.001;
  }
}
