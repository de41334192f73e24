package horda.cardsofthedead.rules;

import horda.cardsofthedead.content.Effect;
import horda.cardsofthedead.state.CardZones;
import horda.cardsofthedead.state.CardsEvent;
import horda.cardsofthedead.state.CardsState;
import horda.engine.Out;

/// GO: leaving and entering, after the whole Game Turn has been played.
public final class Going {
  private Going() {}

  /// What is left behind is discarded (COD-GO-01, COD-GO-03, COD-GO-04); leaving on Day 3 ends the
  /// game (COD-GO-02).
  static void leave(CardsState s, Effect through, Out out) {
    switch (through) {
      case EXIT -> {
        out.tell(CardsEvent.WENT_OUT);
        if (s.day == Days.LAST_DAY) {
          Ending.win(s, out);
          return;
        }
        s.reveal();
        Deployment.clear(s, ~0L);
        PlayArea.clear(s, true);
      }
      case EXIT_INDOORS -> {
        out.tell(CardsEvent.WENT_OUTSIDE);
        s.reveal();
        Deployment.clear(s, s.content.layout().indoorMask());
        PlayArea.clear(s, false);
        s.zone = CardsState.MAIN;
      }
      case ENTER_PHARMACY, ENTER_MARKET -> PlayArea.clear(s, false);
      default -> {}
    }
  }

  /// The next Day begins, or the Indoor Zone is dealt; the group goes on there together (COD-GO-05,
  /// COD-GO-06).
  static void arrive(CardsState s, Effect through, Out out) {
    switch (through) {
      case EXIT -> s.agenda.push(new Days.Begin(s.day + 1));
      case ENTER_PHARMACY -> enter(s, CardsState.IN_PHARMACY, CardZones.PHARMACY, out);
      case ENTER_MARKET -> enter(s, CardsState.IN_MARKET, CardZones.MARKET, out);
      default -> {}
    }
  }

  private static void enter(CardsState s, int zone, int pile, Out out) {
    s.zone = zone;
    s.venuesEntered |= zone;
    out.tell(CardsEvent.WENT_IN, zone);
    Deployment.dealIndoor(s, pile, out);
  }

  /// May the group walk through this Place now? EXIT only out on the street (COD-GO-07).
  static boolean passable(CardsState s, Effect place) {
    return switch (place) {
      case EXIT, ENTER_PHARMACY, ENTER_MARKET -> s.zone == CardsState.MAIN;
      case EXIT_INDOORS -> s.zone != CardsState.MAIN;
      default -> false;
    };
  }
}
