package horda.amanecerzombi.rules;

import static horda.amanecerzombi.state.AmanecerState.NONE;
import static horda.amanecerzombi.state.AmanecerState.SQUARES;

import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.Land;
import horda.engine.Choices;
import horda.engine.Code;

/// MOVE-02 to 07: the squares that a Group can reach in a number of steps.
final class Reach {
  static final int PLAIN = 0;

  /// Only squares of Road and Highway exits are entered.
  static final int ROADS = 1;

  /// Diagonal steps, and across water (Shortcut).
  static final int SHORTCUT = 2;

  private final AmanecerState s;
  private final Land land;
  private final int seat;
  private final int way;
  private final short[] queue = new short[SQUARES];
  private final long[] seen = new long[SQUARES / Long.SIZE + 1];
  private int size;

  Reach(AmanecerState s, int seat, int way) {
    this.s = s;
    this.land = s.land();
    this.seat = seat;
    this.way = way;
  }

  /// Every square where the Group could end, each once, as a choice.
  void list(int steps, int verb, Choices into) {
    add(s.at[seat]);
    int from = 0;
    for (int step = 0; step < steps; step++) {
      int end = size;
      for (; from < end; from++) {
        expand(queue[from]);
      }
    }
    for (int i = 1; i < size; i++) {
      int square = queue[i];
      // Other Groups may be passed, but nobody stays with them; nor in water (MOVE-03, MOVE-05).
      if (s.table.square(square).land() && s.groupAt(square) == NONE) {
        long choice = Code.of(verb, square);
        if (!into.contains(choice)) {
          into.add(choice);
        }
      }
    }
  }

  private void expand(int square) {
    for (int d = 0; d < Land.DIRECTIONS; d++) {
      int beside = land.next(square, d);
      visit(beside);
      if (way == SHORTCUT && beside != NONE) {
        visit(land.next(beside, (d + 1) % Land.DIRECTIONS));
        visit(land.next(beside, (d + 3) % Land.DIRECTIONS));
      }
    }
    if (s.table.square(square).exit()) {
      for (int i = 0; i < land.exits(); i++) {
        visit(land.exit(i));
      }
    }
  }

  private void visit(int square) {
    if (square == NONE
        || way != SHORTCUT && !s.table.square(square).land()
        || way == ROADS && !s.table.square(square).road()) {
      return;
    }
    add(square);
  }

  private void add(int square) {
    long bit = 1L << (square & 63);
    if ((seen[square >> 6] & bit) == 0) {
      seen[square >> 6] |= bit;
      queue[size++] = (short) square;
    }
  }
}
