package horda.cityofhorror.state;

import horda.engine.Step;

/// A step of this game that just happens.
public interface CityStep extends Step<CityState> {}
