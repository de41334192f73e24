/// What was: a game played again for one pair of eyes, and games that come and go as files.
package horda.server.record;
