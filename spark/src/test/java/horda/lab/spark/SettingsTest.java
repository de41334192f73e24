package horda.lab.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import horda.engine.Refusal;
import java.util.Map;
import org.apache.spark.SparkConf;
import org.junit.jupiter.api.Test;

class SettingsTest {
  private static final Master HERE = Master.parse("local[2]");

  @Test
  void settingsOfOnesOwnComeLast() {
    Map<String, String> env = Map.of("HORDA_SPARK", " spark.driver.host=lab  spark.task.cpus=2 ");
    SparkConf conf = Settings.of(HERE, env);

    assertThat(conf.get("spark.master")).isEqualTo("local[2]");
    assertThat(conf.get("spark.driver.host")).isEqualTo("lab");
    assertThat(conf.get("spark.task.cpus")).isEqualTo("2");
  }

  @Test
  void whatIsNoSettingIsRefused() {
    assertThatThrownBy(() -> Settings.of(HERE, Map.of("HORDA_SPARK", "cores=2")))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("'cores=2'");
  }
}
