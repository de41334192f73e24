/// Positions in words and words for positions: what scenario files and tests say instead of playing
/// up to the moment that matters. Every card stays in the game; only its place changes.
package horda.cardsofthedead.stage;
