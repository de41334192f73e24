/// Players that need no human: random, greedy, search. Touch freely; it sees a game only through
/// the engine's interfaces.
package horda.bots;
