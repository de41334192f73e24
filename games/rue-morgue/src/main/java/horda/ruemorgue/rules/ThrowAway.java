package horda.ruemorgue.rules;

import horda.engine.Choices;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.shape.Named;
import horda.engine.shape.Seat;
import horda.ruemorgue.state.MorgueAsk;
import horda.ruemorgue.state.MorgueState;

/// INV: which card a player throws away, at no cost (RMO-INV-03).
@Named(value = "throw-away", rule = "RMO-INV-03")
public record ThrowAway(@Seat int player) implements MorgueAsk {
  @Override
  public int seat(MorgueState s) {
    return player;
  }

  @Override
  public void choices(MorgueState s, int seat, Choices into) {
    TradeActs.cards(s, player, into);
  }

  @Override
  public void answer(MorgueState s, long choice, Out out) {
    TradeActs.forNothing(s, choice, out);
  }

  @Override
  public Phrase prompt(MorgueState s, int seat) {
    return MorgueAsk.prompt("throw-away");
  }

  @Override
  public Option option(MorgueState s, int seat, long choice) {
    return TradeActs.option(s, MorgueState.NONE, choice);
  }
}
