package horda.amanecerzombi.rules;

import horda.amanecerzombi.content.SeasonEffect;
import horda.amanecerzombi.state.AmanecerEvent;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.AmanecerStep;
import horda.amanecerzombi.state.Kinds.Amount;
import horda.engine.Out;
import horda.engine.shape.Named;
import horda.engine.shape.Seat;
import horda.engine.shape.SeatOrNone;

/// NOISE: cards of the Action deck are revealed, and the Zombies among them come.
public final class Noise {
  private Noise() {}

  /// Noise on a Group, in or out of combat (AMZ-NOISE-05). Whoever played the card that makes it
  /// starts the combat that comes of it; NONE if no card was played (AMZ-CMB-15).
  static void on(AmanecerState s, int seat, int amount, int player) {
    int heard = heard(s, amount);
    if (heard > 0) {
      s.agenda.push(new Made(seat, heard, player));
    }
  }

  /// What the season makes of a Noise of 1 or more.
  public static int heard(AmanecerState s, int amount) {
    return amount <= 0 ? 0 : Math.max(0, amount + s.season(SeasonEffect.NOISE));
  }

  @Named("noise")
  record Made(@Seat int seat, @Amount int amount, @SeatOrNone int player) implements AmanecerStep {
    @Override
    public void run(AmanecerState s, Out out) {
      out.tell(AmanecerEvent.NOISE, seat, amount);
      Decks.reveal(s, amount, out);
      Combats.revealed(s, seat, player, out);
    }
  }
}
