package horda.amanecerzombi.bot;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.rules.Windows;
import horda.amanecerzombi.state.AmanecerState;
import horda.engine.Exp;
import horda.engine.Judge;

/// Who is likely to win: everybody's points at the end are estimated ([Prospects]), and a seat that
/// is far ahead has almost won.
public final class AmanecerJudge implements Judge<AmanecerState> {
  private static final int LONGEST = 160;

  /// Hundredths of VP by which somebody ahead is likelier to win than to lose, at the end.
  private static final float CLOSE = 150;

  private static final float CLOSE_A_ROUND = 25;

  private static final double TRUST_IN_THUMBS = 0.05;

  private final Prospects prospects = new Prospects();

  @Override
  public float worth(AmanecerState s, int seat) {
    float[] all = new float[s.seats()];
    worths(s, all);
    return all[seat];
  }

  @Override
  public void worths(AmanecerState s, float[] into) {
    if (s.isSolo()) {
      into[0] = prospects.alone(s);
      return;
    }
    float scale = CLOSE + CLOSE_A_ROUND * (s.rounds - s.round);
    float best = Float.NEGATIVE_INFINITY;
    for (int seat = 0; seat < into.length; seat++) {
      into[seat] = prospects.of(s, seat) / scale;
      best = Math.max(best, into[seat]);
    }
    float sum = 0;
    for (int seat = 0; seat < into.length; seat++) {
      into[seat] = (float) Exp.of(into[seat] - best);
      sum += into[seat];
    }
    for (int seat = 0; seat < into.length; seat++) {
      into[seat] /= sum;
    }
  }

  /// At the end of a turn, when all but the last have had their say; never amid a combat.
  @Override
  public boolean ripe(AmanecerState s, int decisions) {
    if (decisions >= LONGEST) {
      return true;
    }
    return s.fighting == NONE
        && s.agenda.peek() instanceof Windows.General window
        && (window.kind() == Windows.TURN_END || window.kind() == Windows.ROUND_END)
        && window.passes() + 1 >= s.seats();
  }

  /// Positions of one turn differ by little, so thumbs must not outweigh what was seen.
  @Override
  public double trust() {
    return TRUST_IN_THUMBS;
  }

  @Override
  public boolean othersByThumb() {
    return true;
  }
}
