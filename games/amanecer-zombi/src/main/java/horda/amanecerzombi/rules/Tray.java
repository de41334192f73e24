package horda.amanecerzombi.rules;

import horda.amanecerzombi.state.AmanecerState;
import java.util.Arrays;

/// The dice that were thrown last, for those who look at the table: they decide nothing.
public final class Tray {
  /// Added to a die that hit.
  public static final int HIT = 8;

  private Tray() {}

  /// A new combat, phase or Initial Attack: the tray is empty.
  static void clear(AmanecerState s) {
    Arrays.fill(s.thrown, (byte) 0);
  }

  /// The first half is for the attacked Group, the second for those who attack it.
  static void lay(AmanecerState s, boolean group, int die, boolean hit) {
    int half = s.thrown.length / 2;
    for (int i = group ? 0 : half; i < (group ? half : s.thrown.length); i++) {
      if (s.thrown[i] == 0) {
        s.thrown[i] = (byte) (hit ? die + HIT : die);
        return;
      }
    }
  }
}
