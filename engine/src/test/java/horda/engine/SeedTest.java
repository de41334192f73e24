package horda.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class SeedTest {
  @Test
  void aSeedReadsWhatItWrites() {
    for (Seed seed :
        new Seed[] {
          Seed.of(0), Seed.of(-7), Seed.of(Long.MIN_VALUE), new Seed(15, -1), new Seed(-1, 0)
        }) {
      assertThat(Seed.parse(seed.toString())).isEqualTo(seed);
    }
    assertThat(new Seed(15, -1)).hasToString("000000000000000fffffffffffffffff");
  }

  @Test
  void nonsenseIsRefusedWithASentence() {
    for (String text : new String[] {"", "seven", "1.5", "99999999999999999999"}) {
      assertThatThrownBy(() -> Seed.parse(text))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("'" + text + "'");
    }
  }

  @Test
  void childrenAreTheSameEverywhereAndDiffer() {
    assertThat(Seed.of(7).child(0)).isEqualTo(new Seed(0x7ab40e090f363a7dL, 0xe5f2966184b11bf4L));
    assertThat(Seed.of(7).child(1)).isEqualTo(new Seed(0x52ead7e36ea7fea8L, 0x1b9cbba146264914L));
    assertThat(Seed.of(8).child(0)).isNotEqualTo(Seed.of(7).child(0));
  }

  /// As `printf 'horda:7' | sha256sum` says.
  @Test
  void anyoneCanCheckTheCommitment() {
    assertThat(Seed.of(7).commitment())
        .isEqualTo("b907e2b76701ef911468da283d7b52833600b0a773d476c52e7f36a47419ece3");
    assertThat(new Seed(15, -1).commitment())
        .isEqualTo("fa7387ebb0b279ea79a676d1ce4bc4c9700834b5c07d518ac3695418bbdbd438");
  }
}
