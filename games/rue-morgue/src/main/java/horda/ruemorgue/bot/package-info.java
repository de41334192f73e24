/// What bots think of this game: rules of thumb for every question, who goes where and what for,
/// plans for a search, how a position looks, and what the laboratory counts. Reads the rules; no
/// rule reads it.
package horda.ruemorgue.bot;
