/// Playthroughs kept as text beside each game's tests, so that a change in behaviour shows as a
/// diff. Files are written by `-Dgolden.write=true`, never by hand.
package horda.lab.golden;
