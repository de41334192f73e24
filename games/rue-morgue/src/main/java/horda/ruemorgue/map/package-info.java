/// The board: tiles as printed, tiles as laid, and what follows from them once and for all — zones,
/// borders, distances, lines of sight. Immutable; a game in progress only says which doors are
/// open.
package horda.ruemorgue.map;
