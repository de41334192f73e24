/// What bots win of a table that somebody might play: measured when it is asked for, by the
/// laboratory, beside everything else that a house does.
package horda.app.chances;
