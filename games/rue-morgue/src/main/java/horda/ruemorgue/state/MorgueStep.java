package horda.ruemorgue.state;

import horda.engine.Step;

/// A step of this game.
public interface MorgueStep extends Step<MorgueState> {}
