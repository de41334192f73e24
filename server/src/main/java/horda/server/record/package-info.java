/// What was: a game played again for one pair of eyes, and games that come and go as files.
@org.jspecify.annotations.NullMarked
package horda.server.record;
