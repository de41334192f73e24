package horda.amanecerzombi.state;

import horda.engine.Ask;

/// A question of this game to one seat.
public interface AmanecerAsk extends Ask<AmanecerState> {}
