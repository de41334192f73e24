package horda.server.meter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ExpositionTest {
  @Test
  void whatIsWrittenIsReadAsItWas() {
    // given
    Counter counter = new Counter("kind", "outcome");
    counter.add("say", "done");
    counter.add(2, "undo", "a \"word\"\nand a \\");
    Spread spread = new Spread();
    spread.add(700_000);
    spread.add(3_000_000_000L);
    spread.add(60_000_000_000L);
    // when
    String text =
        new Exposition()
            .counter("commands_total", "With a \\ and\na line.", counter)
            .gauge("load", "Now.", 1.5)
            .histogram("lasted_seconds", "How long.", spread)
            .toString();
    Map<String, PrometheusText.Family> read = PrometheusText.read(text);
    // then
    assertThat(read.get("commands_total").samples())
        .containsExactly(
            new PrometheusText.Sample(
                "commands_total", Map.of("kind", "say", "outcome", "done"), 1),
            new PrometheusText.Sample(
                "commands_total", Map.of("kind", "undo", "outcome", "a \"word\"\nand a \\"), 2));
    assertThat(read.get("load").samples().getFirst().value()).isEqualTo(1.5);
    List<PrometheusText.Sample> histogram = read.get("lasted_seconds").samples();
    assertThat(histogram)
        .contains(
            new PrometheusText.Sample("lasted_seconds_bucket", Map.of("le", "0.001"), 1),
            new PrometheusText.Sample("lasted_seconds_bucket", Map.of("le", "5"), 2),
            new PrometheusText.Sample("lasted_seconds_bucket", Map.of("le", "+Inf"), 3),
            new PrometheusText.Sample("lasted_seconds_sum", Map.of(), 63.0007));
  }

  @Test
  void aSpreadTellsHalvesAndMostsOfLately() {
    // given
    Spread spread = new Spread();
    for (int i = 0; i < 100; i++) {
      spread.add(9_000_000);
    }
    Spread.Reading before = spread.read();
    for (int i = 0; i < 98; i++) {
      spread.add(400_000);
    }
    spread.add(200_000_000);
    spread.add(200_000_000);
    // when
    Spread.Reading lately = spread.read().since(before);
    // then
    assertThat(lately.count()).isEqualTo(100);
    assertThat(lately.millis(50)).isEqualTo(0.5);
    assertThat(lately.millis(99)).isEqualTo(250);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "up 1\n",
        "# TYPE up gauge\nup 1",
        "# TYPE up gauge\nup one\n",
        "# TYPE up gauge\nup{a=\"1\",a=\"2\"} 1\n",
        "# TYPE up gauge\nup{a=\"1\"b=\"2\"} 1\n",
        "# TYPE up gauge\nup{a=\"\\x\"} 1\n",
        "# TYPE up gauge\nup 1\nup 2\n",
        "# TYPE up gauge\nup 1\n# TYPE down gauge\ndown 1\nup{a=\"1\"} 2\n",
        "# TYPE up gauge\n# TYPE up gauge\nup 1\n",
        "# TYPE up-time gauge\n",
        "# TYPE ups counter\nups 1\n",
        "# TYPE ups_total counter\nups_total -1\n",
        "# TYPE t histogram\nt_bucket{le=\"1\"} 1\nt_sum 1\nt_count 1\n",
        "# TYPE t histogram\nt_bucket{le=\"1\"} 2\nt_bucket{le=\"+Inf\"} 1\nt_sum 1\nt_count 1\n"
      })
  void theReaderTakesNothingElse(String text) {
    assertThatThrownBy(() -> PrometheusText.read(text))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
