/**
 * JMH benchmarks of every game on the shelf: {@code java -jar
 * benchmarks/target/horda-benchmarks.jar}, with JMH's own options. Built in the profile {@code jmh}
 * only; for figures in passing there is {@code ./horda bench}.
 */
package horda.lab.benchmarks;
