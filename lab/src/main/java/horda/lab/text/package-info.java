/// Checks of what a game says, in every language, for the tests of games. Knows no game and no
/// sentence.
package horda.lab.text;
