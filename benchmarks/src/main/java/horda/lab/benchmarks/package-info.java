/// JMH benchmarks of every game on the shelf: `java -jar benchmarks/target/horda-benchmarks.jar`,
/// with JMH's own options. Built in the profile `jmh` only; for figures in passing there is
/// `./horda bench`.
package horda.lab.benchmarks;
