package horda.cardsofthedead.rules;

import static horda.cardsofthedead.state.CardsState.NONE;

import horda.cardsofthedead.content.Effect;
import horda.cardsofthedead.state.CardsEvent;
import horda.cardsofthedead.state.CardsState;
import horda.cardsofthedead.state.CardsStep;
import horda.engine.Out;
import horda.engine.shape.In;
import horda.engine.shape.Named;

/// NOISE: a noise made once what caused it is over (COD-DMG-09).
@Named("noise")
public record Noise(@In(max = 999) int points, boolean bySurvivors) implements CardsStep {
  @Override
  public void run(CardsState s, Out out) {
    make(s, points, bySurvivors, out);
  }

  /// For each point one Common card is drawn: a Zombie comes at once, anything else is discarded
  /// (COD-NOISE-01). Keen Ears adds one to the event (COD-NOISE-04).
  static void make(CardsState s, int points, boolean bySurvivors, Out out) {
    s.survivorsMadeNoise |= bySurvivors;
    int total = points + (s.inForce(Effect.KEEN_EARS) ? 1 : 0);
    out.tell(CardsEvent.NOISE, total);
    for (int i = 0; i < total; i++) {
      int card = Decks.drawCommon(s, out);
      if (card == NONE) {
        return;
      }
      if (!s.type(card).isZombie()) {
        Decks.discard(s, card);
        out.tell(CardsEvent.NOISE_CARD_DISCARDED, card);
        continue;
      }
      int n = PlayArea.place(s, card);
      if (n == NONE) {
        Decks.discard(s, card);
        out.tell(CardsEvent.NO_ROOM, card);
      } else {
        out.tell(CardsEvent.LURED, card, n + 1);
      }
    }
  }
}
