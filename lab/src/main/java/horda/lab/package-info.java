/// Mass simulation, fuzzing, balance reports and benchmarks. Touch freely; games are found at run
/// time, never imported.
package horda.lab;
