/// The laboratory's experiments on Apache Spark: `--on spark=URL`. What travels to a worker is the
/// experiment as text, a range of deals, and the jars; what comes back is text.
package horda.lab.spark;
