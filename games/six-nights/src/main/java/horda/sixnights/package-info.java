/// Six Nights, the example game of the house: [horda.sixnights.SixNights] is the entry, the rules
/// stand chapter by chapter in `rules`.
package horda.sixnights;
