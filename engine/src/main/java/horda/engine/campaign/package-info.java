/// Games in a row: a campaign as data, what was played of it, and what is carried from one game to
/// the next. What that means at a table, only the game knows.
package horda.engine.campaign;
