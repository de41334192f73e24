package horda.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class ExpTest {
  @Test
  void isRightToTheLastBitButOne() {
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < 100_000; i++) {
      double x = random.nextDouble(-745, 709.7);
      double expected = StrictMath.exp(x);
      assertThat(Math.abs(Exp.of(x) - expected))
          .as("exp(%s)", x)
          .isLessThanOrEqualTo(Math.ulp(expected));
    }
  }

  @Test
  void endsWhereNumbersEnd() {
    assertThat(Exp.of(0)).isEqualTo(1);
    assertThat(Exp.of(-0.0)).isEqualTo(1);
    assertThat(Exp.of(709.782712893384)).isEqualTo(StrictMath.exp(709.782712893384));
    assertThat(Exp.of(709.8)).isEqualTo(Double.POSITIVE_INFINITY);
    assertThat(Exp.of(Double.POSITIVE_INFINITY)).isEqualTo(Double.POSITIVE_INFINITY);
    assertThat(Exp.of(-745.1332191019411)).isEqualTo(Double.MIN_VALUE);
    assertThat(Exp.of(-745.2)).isZero();
    assertThat(Exp.of(Double.NEGATIVE_INFINITY)).isZero();
    assertThat(Exp.of(Double.NaN)).isNaN();
  }

  /// What bots choose depends on the last bit: a better series would be another one, and change
  /// games.
  @Test
  void keepsItsBits() {
    long digest = 0;
    for (int i = -7450; i <= 7090; i++) {
      digest = 31 * digest + Double.doubleToRawLongBits(Exp.of(i / 10.0));
    }
    assertThat(Digest.hex(digest)).isEqualTo("76432847692ff233");
  }
}
