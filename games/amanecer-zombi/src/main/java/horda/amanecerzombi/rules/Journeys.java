package horda.amanecerzombi.rules;

import static horda.amanecerzombi.AmanecerState.NONE;
import static horda.amanecerzombi.AmanecerState.SQUARES;

import horda.amanecerzombi.AmanecerState;
import horda.amanecerzombi.map.Land;
import java.util.Arrays;

/** How far it is over land, Highway exits included; for rules of thumb. */
final class Journeys {
  static final int FAR = 99;

  private Journeys() {}

  /** Steps from a square to every other; FAR where no way leads. */
  static byte[] from(AmanecerState s, int start) {
    byte[] steps = new byte[SQUARES];
    Arrays.fill(steps, (byte) FAR);
    short[] queue = new short[SQUARES];
    int end = 0;
    steps[start] = 0;
    queue[end++] = (short) start;
    Land land = s.land();
    boolean highway = false;
    for (int i = 0; i < end; i++) {
      int at = queue[i];
      int next = steps[at] + 1;
      for (int d = 0; d < Land.DIRECTIONS; d++) {
        end = reach(s, land.next(at, d), next, steps, queue, end);
      }
      if (!highway && s.table.square(at).exit()) {
        highway = true;
        for (int e = 0; e < land.exits(); e++) {
          end = reach(s, land.exit(e), next, steps, queue, end);
        }
      }
    }
    return steps;
  }

  private static int reach(
      AmanecerState s, int square, int steps, byte[] all, short[] queue, int end) {
    if (square == NONE || all[square] != FAR || !s.table.square(square).land()) {
      return end;
    }
    all[square] = (byte) steps;
    queue[end] = (short) square;
    return end + 1;
  }
}
