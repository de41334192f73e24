package horda.lab.fuzz;

import horda.engine.Nullable;
import horda.engine.Question;
import horda.engine.State;

/// Says what is done next in a game under inspection.
interface Hand<S extends State> {
  /// The next move, one of those on offer; null to leave the game where it is.
  PlayedMoves.@Nullable Move next(S state, Question<S> question);
}
