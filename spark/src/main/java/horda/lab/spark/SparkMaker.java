package horda.lab.spark;

import horda.lab.experiment.Hands;
import horda.lab.experiment.HandsMaker;

/// Hires Spark, found as a service where its jars are on the class path.
public final class SparkMaker implements HandsMaker {
  @Override
  public String name() {
    return "spark";
  }

  @Override
  public Hands hire(String where) {
    return new SparkHands(Master.parse(where), System.getenv());
  }
}
