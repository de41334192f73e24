/// Players that are programs: what a bot may see ([horda.bots.Position]), the bots themselves, the
/// [horda.bots.roster.Roster] that knows them by name, and the loop that lets them play. Knows no
/// game: a game's own bots come in as services.
package horda.bots;
