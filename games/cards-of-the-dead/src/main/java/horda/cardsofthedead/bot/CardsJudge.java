package horda.cardsofthedead.bot;

import horda.cardsofthedead.state.CardsState;
import horda.engine.Exp;
import horda.engine.Judge;
import java.util.Arrays;

/// How likely the group wins, by how it stands when a survivor's turn begins. The numbers were
/// fitted (logistic regression) to games played by the rules of thumb, each Day for itself.
public final class CardsJudge implements Judge<CardsState> {
  /// What each measure of [Standing] counts on Day 1, 2 and 3.
  private static final float[][] WEIGHTS = {
    {3.11f, 5.17f, 3.09f}, // vitality
    {-1.23f, -2.28f, -0.61f}, // vitality squared
    {0.88f, 0.82f, 0.71f}, // immunity
    {0.34f, 0.41f, 0.51f}, // healing
    {0.20f, 0.29f, 0.30f}, // antivirals
    {0.19f, 0.45f, 0.64f}, // hits
    {0.15f, 0.16f, 0.13f}, // kevlar
    {-0.19f, -0.41f, -0.99f}, // burden
    {-0.28f, -0.90f, -1.78f}, // no space
    {-0.09f, -0.59f, -0.75f}, // one space
    {-0.25f, -0.32f, -0.22f}, // two spaces
    {0.09f, 0.15f, 2.05f}, // door
    {-0.28f, -0.83f, -2.28f}, // way
    {-0.40f, -0.24f, 0.38f}, // rick
    {0.02f, 0.09f, 0.52f}, // selena
    {0.25f, 0.62f, 1.17f}, // dan
    {-1.12f, -1.21f, -1.10f}, // blocked
    {0.00f, 0.32f, -0.16f}, // bloodlust
    {0.00f, -0.11f, -0.42f}, // hardened
    {0.00f, 0.13f, -0.33f}, // keen ears
    {0.00f, 0.37f, -0.06f}, // strain
    {-2.16f, -2.97f, -0.46f}, // always
  };

  /// Some eight turns: nearer to a full row than that, its end is not seen coming.
  private static final int HORIZON = 30;

  /// By then some turn has begun.
  private static final int PATIENCE = 12;

  @Override
  public int horizon() {
    return HORIZON;
  }

  /// Only the beginnings of turns can be compared: in the middle of one much is still to come.
  @Override
  public boolean ripe(CardsState s, int decisions) {
    return decisions >= HORIZON
        && (s.actions == CardsState.ACTIONS || decisions >= HORIZON + PATIENCE);
  }

  /// The group wins or loses together.
  @Override
  public void worths(CardsState s, float[] into) {
    Arrays.fill(into, worth(s, 0));
  }

  @Override
  public float worth(CardsState s, int seat) {
    float[] standing = new float[Standing.SIZE];
    Standing.measure(s, standing);
    int day = Math.max(0, s.day - 1);
    float sum = 0;
    for (int i = 0; i < Standing.SIZE; i++) {
      sum += WEIGHTS[i][day] * standing[i];
    }
    return (float) (1 / (1 + Exp.of(-sum)));
  }
}
