package horda.lab.spark;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SparkDiagnosisTest {
  @Test
  void anOldJavaOnTheCluster() {
    String words =
        """
        Job aborted due to stage failure: Task 2 in stage 0.0 failed 4 times, most recent failure: \
        Lost task 2.3 in stage 0.0 (TID 9) (10.0.0.2 executor 0): java.lang.UnsupportedClassVersionError: \
        horda/lab/spark/RangePlayer has been compiled by a more recent version of the Java Runtime \
        (class file version 69.0), this version of the Java Runtime only recognizes class file \
        versions up to 61.0
        	at java.base/java.lang.ClassLoader.defineClass1(Native Method)
        """;

    assertThat(sentence(words)).startsWith("The cluster runs Java 17, and Horda needs Java 25");
  }

  @Test
  void anotherSparkOnTheCluster() {
    String words =
        "java.io.InvalidClassException: org.apache.spark.scheduler.Task; local class incompatible:"
            + " stream classdesc serialVersionUID = 1, local class serialVersionUID = 2";

    assertThat(sentence(words))
        .startsWith("The cluster runs another Spark than Horda, which has 4");
  }

  @Test
  void whateverElseIsOneLine() {
    assertThat(sentence("No space left on device\n\tat java.base/..."))
        .isEqualTo("Spark could not do the experiment: No space left on device");
  }

  private static String sentence(String words) {
    return SparkDiagnosis.of(new IllegalStateException(words)).getMessage();
  }
}
