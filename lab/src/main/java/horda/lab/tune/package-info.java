/// Two contents of a game on the same deals: what changed, and whether it is more than chance.
package horda.lab.tune;
