/// Bots against each other, or one after the other where all play as a team: line-ups that are fair
/// to every bot and seat, ratings, and who beat whom.
package horda.lab.tournament;
