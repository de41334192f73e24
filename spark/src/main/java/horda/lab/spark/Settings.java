package horda.lab.spark;

import horda.engine.Refusal;
import java.util.Map;
import org.apache.spark.SparkConf;

/// How Spark is set up for an experiment.
final class Settings {
  /// Spark's own settings, for those who know them: `spark.cores.max=16 ...`.
  static final String OWN = "HORDA_SPARK";

  private Settings() {}

  static SparkConf of(Master master, Map<String, String> env) {
    SparkConf conf = new SparkConf().setAppName("Horda").setMaster(master.url());
    // Its page and its bar would come on top of ours.
    conf.set("spark.ui.enabled", "false").set("spark.ui.showConsoleProgress", "false");
    // The results are to be kept anyway, so there is no limit to what may come in.
    conf.set("spark.driver.maxResultSize", "0");
    if (master.here()) {
      // Nobody else is to reach this process, and the machine's name need not mean anything.
      conf.set("spark.driver.host", "127.0.0.1").set("spark.driver.bindAddress", "127.0.0.1");
    } else {
      conf.set("spark.jars", String.join(",", Luggage.jars()));
      conf.set("spark.executor.extraJavaOptions", "-XX:+UseParallelGC");
    }
    for (String setting : env.getOrDefault(OWN, "").split("\\s+", -1)) {
      add(setting, conf);
    }
    return conf;
  }

  private static void add(String setting, SparkConf conf) {
    if (setting.isEmpty()) {
      return;
    }
    int equals = setting.indexOf('=');
    if (equals < 1 || !setting.startsWith("spark.")) {
      throw new Refusal(
          "spark",
          "",
          OWN
              + " says '"
              + setting
              + "', which is no setting of Spark such as spark.cores.max=16.");
    }
    conf.set(setting.substring(0, equals), setting.substring(equals + 1));
  }
}
