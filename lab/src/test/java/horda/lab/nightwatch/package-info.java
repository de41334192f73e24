/// A tiny game of hidden hands, secret votes, dice and windows, into which bugs can be planted:
/// each check of the lab is proved by one that it must find.
package horda.lab.nightwatch;
