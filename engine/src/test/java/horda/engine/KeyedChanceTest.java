package horda.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class KeyedChanceTest {
  private static final Seed ONE = Seed.of(new Key(1, 2, 3, 4));

  private static Chance after(Seed seed, int drawn) {
    Chance chance = new Chance(seed);
    for (int i = 0; i < drawn; i++) {
      chance.next();
    }
    return chance;
  }

  @Test
  void aKeyIsReadAsItIsWritten() {
    assertThat(ONE).hasToString("0000000000000001000000000000000200000000000000030000000000000004");
    assertThat(Seed.parse(ONE.toString())).isEqualTo(ONE);
    assertThat(Key.isKey("g".repeat(64))).isFalse();
    assertThat(Key.isKey("0".repeat(63))).isFalse();
    assertThat(Key.isKey("\uff11".repeat(64))).isFalse();
  }

  @Test
  void aPlainSeedDrawsAsEver() {
    assertThat(new Chance(Seed.of(7)).isKeyed()).isFalse();
    assertThat(new Chance(Seed.of(7)).next()).isEqualTo(0x8e4365a88cd44dacL);
    assertThat(new Chance(ONE).isKeyed()).isTrue();
  }

  @Test
  void aCopyDrawsAlikeAtEveryPlaceOfABlock() {
    for (int drawn = 0; drawn < 20; drawn++) {
      Chance chance = after(ONE, drawn);
      Chance copy = new Chance(chance);
      assertThat(copy.at(chance)).isTrue();
      long next = chance.next();
      assertThat(copy.at(chance)).isFalse();
      assertThat(copy.next()).isEqualTo(next);
      assertThat(copy.at(chance)).isTrue();
    }
  }

  @Test
  void anotherKeyStandsElsewhere() {
    assertThat(new Chance(ONE).at(new Chance(Seed.of(new Key(1, 2, 3, 5))))).isFalse();
    assertThat(new Chance(ONE).at(new Chance(Seed.of(1)))).isFalse();
    assertThat(new Chance(Seed.of(1)).at(new Chance(ONE))).isFalse();
  }

  @Test
  void takingOverAPlainGeneratorLeavesNothingOfTheKey() {
    Chance chance = after(ONE, 3);
    chance.set(new Chance(Seed.of(7)));
    assertThat(chance.isKeyed()).isFalse();
    assertThat(chance.next()).isEqualTo(0x8e4365a88cd44dacL);
  }

  @Test
  void aKeyIsWrittenAndReadWithItsPlace() {
    Chance chance = after(ONE, 13);
    Map<String, Long> written = new HashMap<>();
    chance.visit(
        new FieldsThatKeep() {
          @Override
          public long big(String name, long value) {
            written.put(name, value);
            return value;
          }
        });
    Chance read = new Chance(Seed.of(new Key(0, 0, 0, 0)));
    read.visit(
        new FieldsThatKeep() {
          @Override
          public long big(String name, long value) {
            return written.get(name);
          }
        });
    assertThat(read.at(chance)).isTrue();
    assertThat(read.next()).isEqualTo(chance.next());
  }

  @Test
  void aPlaceBeyondTheStreamIsRefused() {
    for (long place : new long[] {-1, 1L << 35}) {
      assertThatThrownBy(
              () ->
                  new Chance(ONE)
                      .visit(
                          new FieldsThatKeep() {
                            @Override
                            public long big(String name, long value) {
                              return name.equals("chanceDrawn") ? place : value;
                            }
                          }))
          .isInstanceOf(BadState.class);
    }
  }

  /// A bot draws from a child: what it does must not lead back to the key of the game.
  @Test
  void theChildrenOfAKeyArePlainAndDiffer() {
    Seed child = ONE.child(5);
    assertThat(child.key()).isNull();
    assertThat(child).isEqualTo(ONE.child(5)).isNotEqualTo(ONE.child(6));
    assertThat(child).isNotEqualTo(Seed.of(new Key(1, 2, 3, 5)).child(5));
    // Not from the stream of the game itself, which players see.
    Chance game = new Chance(ONE);
    for (int i = 0; i < 64; i++) {
      assertThat(game.next()).isNotIn(child.high(), child.low());
    }
  }

  @Test
  void everyDieIsAsLikely() {
    Chance chance = new Chance(ONE);
    int[] counts = new int[6];
    for (int i = 0; i < 60_000; i++) {
      counts[chance.die() - 1]++;
    }
    for (int count : counts) {
      assertThat(count).isBetween(9_600, 10_400);
    }
  }
}
