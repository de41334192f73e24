package horda.lab.fuzz;

import horda.engine.Chance;
import horda.engine.Game;
import horda.engine.Nullable;
import horda.engine.Question;
import horda.engine.Setup;
import horda.engine.State;

/// A game between two answers, as checks see it. They may draw from `chance` but must leave the
/// state alone.
record FuzzMoment<S extends State>(
    Game<S> game, Setup setup, S state, @Nullable Question<S> question, Chance chance) {}
