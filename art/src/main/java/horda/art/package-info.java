/// Tables and plans drawn in text: the house's ink and canvas, one [horda.art.Artist] a game, and a
/// tree that shows any view. Only the drawings below know games; they are found as services.
package horda.art;
