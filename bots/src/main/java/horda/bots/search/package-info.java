/// Search that knows no game: a tree over what might be true (information-set Monte Carlo tree
/// search, open loop). Every round imagines a new table, walks down the tree along choices that are
/// possible there, plays on by rules of thumb, and asks the game's own judge what the position is
/// worth. Where a game knows plans for a whole stretch of play, those are compared instead of
/// single choices.
package horda.bots.search;
