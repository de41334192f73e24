package horda.engine;

import static org.assertj.core.api.Assertions.assertThat;

import horda.engine.toy.FleaMarket;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DigestTest {
  @Test
  void aDigestIsTheSameOnEveryMachineAndEveryDay() {
    FleaMarket game = new FleaMarket();
    var match = new Match<>(game, Setup.of(game, 3, Map.of(), Seed.of(42)));

    assertThat(new Digest().hex()).isEqualTo("e220a8397b1dcdaf");
    assertThat(new Digest().add("horda").add(7).hex()).isEqualTo("7723173ce787ca09");
    assertThat(Digest.hex(Digest.of(match.state()))).isEqualTo("9f989a0ddd06dc9b");
  }

  @Test
  void theAgendaCounts() {
    Bare one = new Bare(2);
    Bare other = one.copy();
    assertThat(Digest.of(one)).isEqualTo(Digest.of(other));
    other.agenda.push(new Bare.Note("a"));
    assertThat(Digest.of(one)).isNotEqualTo(Digest.of(other));
  }

  @Test
  void ordersAndPromisesCount() {
    Bare one = new Bare(2);
    Bare ordered = one.copy();
    ordered.standingOrder(1, State.ALWAYS_PASS);
    Bare promised = one.copy();
    promised.promises(Promises.NONE.with(0, 1, 5, false));
    Bare bound = one.copy();
    bound.promises(Promises.NONE.with(0, 1, 5, true));

    assertThat(new long[] {Digest.of(ordered), Digest.of(promised), Digest.of(bound)})
        .doesNotHaveDuplicates()
        .doesNotContain(Digest.of(one));
  }
}
