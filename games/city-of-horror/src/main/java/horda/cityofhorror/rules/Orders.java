package horda.cityofhorror.rules;

import horda.cityofhorror.CityState;
import horda.engine.Phrase;
import horda.engine.StandingOrder;
import horda.engine.State;
import java.util.List;

/**
 * Standing orders: a player's own settings, so that windows can be borne (COH-VAR-04). They pass,
 * and do nothing else.
 */
public final class Orders {
  /** Pass until the next round begins. */
  static final int UNTIL_ROUND = 2;

  /** Pass where a location is resolved that none of my people are in. */
  static final int ONLY_WITH_MY_PEOPLE = 3;

  /** Pass in general windows; ask me only to cancel a card. */
  static final int ONLY_TO_CANCEL = 4;

  public static final List<StandingOrder> ALL =
      List.of(
          StandingOrder.ALWAYS_PASS,
          new StandingOrder(UNTIL_ROUND, Phrase.of("order.until-round")),
          new StandingOrder(ONLY_WITH_MY_PEOPLE, Phrase.of("order.only-with-my-people")),
          new StandingOrder(ONLY_TO_CANCEL, Phrase.of("order.only-to-cancel")));

  private Orders() {}

  static boolean passWindow(CityState s, int seat, int order, Windows.General window) {
    return switch (order) {
      case State.ALWAYS_PASS, UNTIL_ROUND, ONLY_TO_CANCEL -> !Vows.mustAct(s, seat);
      case ONLY_WITH_MY_PEOPLE ->
          window.place() >= 0
              && s.peopleOf(seat, window.place(), true) == 0
              && !Vows.mustAct(s, seat);
      default -> false;
    };
  }

  static boolean passResponse(CityState s, int seat, int order) {
    return order == State.ALWAYS_PASS || order == UNTIL_ROUND;
  }

  static void newRound(CityState s) {
    for (int seat = 0; seat < s.seats(); seat++) {
      if (s.standingOrder(seat) == UNTIL_ROUND) {
        s.standingOrder(seat, 0);
      }
    }
  }
}
