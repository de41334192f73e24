package horda.cardsofthedead.state;

import horda.engine.Step;

/// A step of this game that just happens.
public interface CardsStep extends Step<CardsState> {}
