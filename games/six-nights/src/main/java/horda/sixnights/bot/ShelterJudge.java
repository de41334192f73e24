package horda.sixnights.bot;

import horda.engine.Judge;
import horda.sixnights.state.ShelterState;

/// How a position looks: who is ahead in tins, and for whom it would be bad if the shelter fell.
public final class ShelterJudge implements Judge<ShelterState> {
  /// What a tin more than the best rival is worth.
  private static final float TIN = 0.12f;

  /// What a bite costs when the shelter is about to fall.
  private static final float BITE = 0.2f;

  @Override
  public float worth(ShelterState s, int seat) {
    int rival = 0;
    for (int other = 0; other < s.seats(); other++) {
      rival = other == seat ? rival : Math.max(rival, s.tins[other]);
    }
    float danger = (float) s.breaches / s.content.numbers().breaches();
    float bitten = s.bites[seat] > 0 ? BITE * danger : 0;
    return Math.clamp(0.5f + TIN * (s.tins[seat] - rival) - bitten, 0f, 1f);
  }

  @Override
  public int hour(ShelterState s) {
    return s.night;
  }
}
