/// What bots think of this game: rules of thumb for every question, what a deal or a promise is
/// worth to them, how a position looks, and what the laboratory counts. Reads the rules; no rule
/// reads it.
package horda.cityofhorror.bot;
