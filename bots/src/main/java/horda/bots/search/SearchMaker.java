package horda.bots.search;

import horda.bots.Bot;
import horda.bots.BotMaker;
import horda.engine.Chance;
import horda.engine.Game;
import horda.engine.State;

/** Puts searching bots at tables: one name, one budget. */
public record SearchMaker(String name, Budget budget) implements BotMaker {
  @Override
  public <S extends State> Bot<S> bot(Game<S> game, int seat, Chance chance) {
    return new SearchBot<>(budget, chance);
  }
}
