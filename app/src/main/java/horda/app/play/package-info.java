/// A game played by people at one keyboard: the menu, the table's loop, what may be typed, and
/// where games are kept meanwhile.
package horda.app.play;
