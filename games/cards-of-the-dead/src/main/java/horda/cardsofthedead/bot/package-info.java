/// What bots think of this game: rules of thumb for every question, how a position looks, and what
/// the laboratory counts. Reads the rules; no rule reads it.
package horda.cardsofthedead.bot;
