package horda.bots;

import horda.engine.Chance;
import horda.engine.Game;
import horda.engine.State;

/// Puts bots of one name at tables. Found as a service (a file
/// `META-INF/services/horda.bots.BotMaker`), so that a bot for one game can live beside that game
/// and nothing here needs to know it.
public interface BotMaker {
  /// `random`, `greedy`…
  String name();

  /// Does it know how to play this game?
  default boolean plays(Game<?> game) {
    return true;
  }

  /// Does it answer in a millisecond or two? Others must not be asked where people wait meanwhile.
  default boolean quick() {
    return false;
  }

  /// A bot for one seat of one game; all its randomness comes from `chance`.
  <S extends State> Bot<S> bot(Game<S> game, int seat, Chance chance);
}
