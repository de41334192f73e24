package horda.lab.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import horda.engine.Refusal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MasterTest {
  @Test
  void withoutAnAddressAllCoresOfThisMachinePlay() {
    assertThat(Master.parse("").url()).isEqualTo("local[*]");
    assertThat(Master.parse("").here()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"local", "local[1]", "local[16]", "local[*]"})
  void threadsOfThisProcess(String url) {
    assertThat(Master.parse(url).here()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"spark://lab:7077", "spark://10.0.0.1:7077,10.0.0.2:7077"})
  void mastersOfMachines(String url) {
    assertThat(Master.parse(url).here()).isFalse();
    assertThat(Master.parse(url).url()).isEqualTo(url);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "yarn",
        "local[0]",
        "local[x]",
        "lab:7077",
        "spark://lab",
        "spark://lab:0",
        "spark://lab:70770",
        "spark://lab:7077,",
        "http://lab:7077",
        " "
      })
  void anythingElseIsRefusedWithWhatThereIs(String url) {
    assertThatThrownBy(() -> Master.parse(url))
        .isInstanceOfSatisfying(Refusal.class, r -> assertThat(r.code()).isEqualTo("on"))
        .hasMessageContainingAll("'" + url + "'", "spark://HOST:PORT");
  }
}
