package horda.server.table;

import horda.bots.Bot;
import horda.bots.BotMaker;
import horda.engine.Chance;
import horda.engine.Game;
import horda.engine.State;

/// Makes bots that are no part of the house. They are asked and waited for, which costs the house
/// nothing; whoever fails throws a [BotFailure], and keeps to a time limit of its own.
public interface Outsider extends BotMaker {
  /// The same for a table that has a name, by which the bot may remember it.
  <S extends State> Bot<S> bot(Game<S> game, int seat, String table);

  @Override
  default <S extends State> Bot<S> bot(Game<S> game, int seat, Chance chance) {
    return bot(game, seat, "");
  }
}
