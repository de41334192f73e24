package horda.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The expected numbers were computed by a second implementation, in another language.
class ChanceTest {
  @Test
  void theSameSeedGivesTheSameNumbersOnEveryMachine() {
    Chance chance = new Chance(Seed.of(7));
    assertThat(chance.next()).isEqualTo(0x8e4365a88cd44dacL);
    assertThat(chance.next()).isEqualTo(0x440d3203d057653cL);
    assertThat(chance.next()).isEqualTo(0x51c26513df1302e4L);
    assertThat(chance.next()).isEqualTo(0x7eadfea9a17b2e4dL);
  }

  @Test
  void theSameSeedThrowsTheSameDice() {
    Chance chance = new Chance(Seed.of(7));
    int[] dice = {4, 2, 2, 3, 6, 5, 4, 6, 1, 5, 3, 3};
    for (int die : dice) {
      assertThat(chance.die()).isEqualTo(die);
    }
  }

  @Test
  void theSameSeedShufflesAlike() {
    short[] cards = {0, 1, 2, 3, 4, 5, 6, 7};
    new Chance(Seed.of(7)).shuffle(cards, 0, 8);
    assertThat(cards).containsExactly(0, 5, 7, 3, 2, 6, 1, 4);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 6, 7, 10, 52, 100})
  void everyNumberIsAsLikely(int bound) {
    Chance chance = new Chance(Seed.of(20));
    int each = 2000;
    int[] counts = new int[bound];
    for (int i = 0; i < each * bound; i++) {
      counts[chance.below(bound)]++;
    }
    double chiSquare = 0;
    for (int count : counts) {
      chiSquare += (double) (count - each) * (count - each) / each;
    }
    // Mean and variance of the distribution: four deviations are never passed by honest chance.
    int freedom = bound - 1;
    assertThat(chiSquare).isLessThan(freedom + 4 * Math.sqrt(2.0 * freedom) + 4);
  }

  @Test
  void aBoundThatNearlyFillsTheWordIsUnbiasedToo() {
    Chance chance = new Chance(Seed.of(3));
    int bound = 3 << 29;
    int low = 0;
    for (int i = 0; i < 30_000; i++) {
      low += chance.below(bound) < bound / 2 ? 1 : 0;
    }
    assertThat(low).isBetween(14_600, 15_400);
  }

  @Test
  void aCopyStandsWhereTheOriginalStood() {
    Chance chance = new Chance(Seed.of(5));
    Chance copy = new Chance(chance);
    assertThat(copy.at(chance)).isTrue();
    long next = chance.next();
    assertThat(copy.at(chance)).isFalse();
    assertThat(copy.next()).isEqualTo(next);
    copy.next();
    copy.set(chance);
    assertThat(copy.at(chance)).isTrue();
  }

  @Test
  void thereIsNoNumberBelowNothing() {
    assertThatThrownBy(() -> new Chance(Seed.of(5)).below(0))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
