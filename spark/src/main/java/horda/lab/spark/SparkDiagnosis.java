package horda.lab.spark;

import horda.engine.Refusal;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// What Spark's pages of complaint come down to: one sentence that says what to do.
final class SparkDiagnosis {
  /// Java 17 writes class files of version 61.
  private static final int CLASS_FILES = 44;

  private static final Pattern OLD_JAVA =
      Pattern.compile(
          "class file version ([0-9]+)\\.[0-9]+\\).*class file versions up to ([0-9]+)\\.",
          Pattern.DOTALL);

  private static final Pattern OTHER_SPARK =
      Pattern.compile("InvalidClassException: (org\\.apache\\.spark|scala)\\.");

  private SparkDiagnosis() {}

  static Refusal of(Throwable fault) {
    String words = words(fault);
    Matcher java = OLD_JAVA.matcher(words);
    if (java.find()) {
      return refusal(
          "The cluster runs Java %d, and Horda needs Java %d there as here; set JAVA_HOME on the workers (conf/spark-env.sh) and start them again."
              .formatted(java(java.group(2)), java(java.group(1))));
    }
    if (OTHER_SPARK.matcher(words).find()) {
      return refusal(
          "The cluster runs another Spark than Horda, which has "
              + org.apache.spark.package$.MODULE$.SPARK_VERSION()
              + "; both must be the same.");
    }
    if (words.contains("Master removed our application")
        || words.contains("All masters are unresponsive")) {
      return refusal(
          "The Spark master gave the experiment up, for its workers could not start a process for"
              + " it or lost sight of this machine; their logs say why.");
    }
    return refusal("Spark could not do the experiment: " + first(fault));
  }

  static Refusal nobody(Master master) {
    return refusal(
        "No worker of "
            + master.url()
            + " took the experiment up within two minutes; are there workers with a free core and 1"
            + " GB of memory, and can they reach this machine?");
  }

  private static Refusal refusal(String sentence) {
    return new Refusal("spark", "", sentence);
  }

  private static int java(String classFileVersion) {
    return Integer.parseInt(classFileVersion) - CLASS_FILES;
  }

  private static String words(Throwable fault) {
    StringBuilder words = new StringBuilder();
    for (Throwable t = fault; t != null; t = t.getCause()) {
      words.append(t).append('\n');
    }
    return words.toString();
  }

  /// Spark's messages go on with stack traces of other machines.
  private static String first(Throwable fault) {
    String words = fault.getMessage() == null ? fault.toString() : fault.getMessage();
    return words.lines().findFirst().orElse("").strip();
  }
}
