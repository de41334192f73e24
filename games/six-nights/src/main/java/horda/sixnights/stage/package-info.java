/// Positions in words, for scenarios and tests.
package horda.sixnights.stage;
