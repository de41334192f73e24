/// What bots win of a table that somebody might play, a game at a time: at a house on a thread of
/// its own, in a browser whenever it is asked for.
package horda.lab.chances;
