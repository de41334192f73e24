package horda.amanecerzombi.state;

import horda.engine.Step;

/// A step of this game that just happens.
public interface AmanecerStep extends Step<AmanecerState> {}
