/// The few pieces of statistics that reports need. Intervals are for 95 %; random numbers come from
/// a seed, so that a report made again is the same.
package horda.lab.stats;
