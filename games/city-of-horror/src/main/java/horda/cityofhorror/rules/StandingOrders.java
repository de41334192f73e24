package horda.cityofhorror.rules;

import horda.cityofhorror.state.CityState;
import horda.engine.Phrase;
import horda.engine.StandingOrder;
import horda.engine.State;
import java.util.List;

/// Standing orders: a player's own settings, so that windows and offers can be borne (COH-VAR-04).
/// They pass and refuse, and do nothing else.
public final class StandingOrders {
  /// Pass until the next round begins.
  static final int UNTIL_ROUND = 2;

  /// Pass where a location is resolved that none of my people are in.
  static final int ONLY_WITH_MY_PEOPLE = 3;

  /// Pass in general windows; ask me only to cancel a card.
  static final int ONLY_TO_CANCEL = 4;

  /// Ask me about everything but offers.
  static final int REFUSE_OFFERS = 5;

  /// Pass and refuse offers until the next round begins.
  static final int UNTIL_ROUND_REFUSE = 6;

  /// Use no location's effect until the next round begins.
  static final int NO_EFFECTS = 7;

  public static final List<StandingOrder> ALL =
      List.of(
          StandingOrder.ALWAYS_PASS,
          untilRound(UNTIL_ROUND, "order.until-round"),
          new StandingOrder(ONLY_WITH_MY_PEOPLE, Phrase.of("order.only-with-my-people")),
          new StandingOrder(ONLY_TO_CANCEL, Phrase.of("order.only-to-cancel")),
          new StandingOrder(REFUSE_OFFERS, Phrase.of("order.refuse-offers")),
          untilRound(UNTIL_ROUND_REFUSE, "order.until-round-refuse"),
          untilRound(NO_EFFECTS, "order.no-effects"));

  private StandingOrders() {}

  private static StandingOrder untilRound(int number, String label) {
    return new StandingOrder(number, Phrase.of(label), StandingOrder.Until.ROUND);
  }

  static boolean passWindow(CityState s, int seat, int order, Windows.General window) {
    return switch (order) {
      case State.ALWAYS_PASS, UNTIL_ROUND, UNTIL_ROUND_REFUSE, ONLY_TO_CANCEL -> mayPass(s, seat);
      case ONLY_WITH_MY_PEOPLE ->
          window.place() >= 0 && s.peopleOf(seat, window.place(), true) == 0 && mayPass(s, seat);
      default -> false;
    };
  }

  private static boolean mayPass(CityState s, int seat) {
    return !Vows.mustAct(s, seat) && !Vows.mustPlay(s, seat);
  }

  static boolean passResponse(CityState s, int seat, int order) {
    return order == State.ALWAYS_PASS || order == UNTIL_ROUND || order == UNTIL_ROUND_REFUSE;
  }

  /// An offer is refused as by hand: the one who made it learns no more than that.
  static boolean refuseOffer(int order) {
    return order == REFUSE_OFFERS || order == UNTIL_ROUND_REFUSE;
  }

  static void newRound(CityState s) {
    for (int seat = 0; seat < s.seats(); seat++) {
      int order = s.standingOrder(seat);
      if (order == UNTIL_ROUND || order == UNTIL_ROUND_REFUSE || order == NO_EFFECTS) {
        s.standingOrder(seat, 0);
      }
    }
  }
}
