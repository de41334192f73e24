/// Positions in words: how scenarios lay a table, and what they can look at.
package horda.ruemorgue.stage;
