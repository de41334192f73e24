/// Amanecer Zombi, for one to four players who lead a Group of survivors each and throw zombies at
/// the others. What lies on the table is [horda.amanecerzombi.state.AmanecerState]; the rules stand
/// chapter by chapter in `rules`.
package horda.amanecerzombi;
