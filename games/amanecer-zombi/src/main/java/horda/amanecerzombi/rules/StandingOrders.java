package horda.amanecerzombi.rules;

import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.BoxTable;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.engine.StandingOrder;
import horda.engine.State;
import java.util.ArrayList;
import java.util.List;

/// INT-12: standing orders, so that windows can be borne. They pass for a seat by what everybody
/// can see, and nobody else learns of them. Windows of a combat in which one's own Group fights are
/// asked under every order but the first three.
public final class StandingOrders {
  static final int UNTIL_ROUND = 2;
  static final int UNTIL_MY_TURN = 3;

  /// Ask me when somebody searches.
  static final int SEARCHES = 4;

  /// Ask me when this one searches: one for each seat.
  static final int SEARCH_OF = 5;

  /// Ask me in combats.
  static final int COMBATS = 9;

  /// Ask me when my own Group fights.
  static final int MY_COMBATS = 10;

  /// Ask me while somebody stands in a zone with a Special Zombie of its own.
  static final int SPECIAL_ZONES = 11;

  /// Ask me while the active Group stands beside mine.
  static final int NEIGHBOURS = 12;

  /// Never for events: ask me about everything but answers to what is announced.
  static final int NO_ANSWERS = 13;

  /// Ask me in turns, not at the seasons, the ends of turns and of rounds.
  static final int ACTIONS = 14;

  public static final List<StandingOrder> ALL = all();

  private StandingOrders() {}

  private static List<StandingOrder> all() {
    List<StandingOrder> all = new ArrayList<>();
    all.add(StandingOrder.ALWAYS_PASS);
    all.add(
        new StandingOrder(UNTIL_ROUND, Phrase.of("order.until-round"), StandingOrder.Until.ROUND));
    all.add(
        new StandingOrder(
            UNTIL_MY_TURN, Phrase.of("order.until-my-turn"), StandingOrder.Until.TURN));
    all.add(order(SEARCHES, "searches"));
    for (int seat = 0; seat < AmanecerState.MOST_SEATS; seat++) {
      all.add(new StandingOrder(SEARCH_OF + seat, Phrase.of("order.search-of", Ref.seat(seat))));
    }
    all.add(order(COMBATS, "combats"));
    all.add(order(MY_COMBATS, "my-combats"));
    all.add(order(SPECIAL_ZONES, "special-zones"));
    all.add(order(NEIGHBOURS, "neighbours"));
    all.add(order(NO_ANSWERS, "no-answers"));
    all.add(order(ACTIONS, "actions"));
    return List.copyOf(all);
  }

  private static StandingOrder order(int number, String key) {
    return new StandingOrder(number, Phrase.of("order." + key));
  }

  static boolean passWindow(AmanecerState s, int seat, int order, int window) {
    if (order == State.ALWAYS_PASS || order == UNTIL_ROUND || order == UNTIL_MY_TURN) {
      return true;
    }
    if (s.inCombat(seat)) {
      return false;
    }
    boolean search = window == Windows.SEARCH || window == Windows.REVEALED;
    boolean combat = window == Windows.COMBAT || window == Windows.ATTACKED;
    return switch (order) {
      case SEARCHES -> !search;
      case SEARCH_OF, SEARCH_OF + 1, SEARCH_OF + 2, SEARCH_OF + 3 ->
          !search || s.active != order - SEARCH_OF;
      case COMBATS -> !combat;
      case MY_COMBATS -> true;
      case SPECIAL_ZONES -> !inSpecialZone(s, s.active);
      case NEIGHBOURS -> !s.land().adjacent(s.at[s.active], s.at[seat]);
      case ACTIONS ->
          window == Windows.SEASON || window == Windows.TURN_END || window == Windows.ROUND_END;
      default -> false;
    };
  }

  private static boolean inSpecialZone(AmanecerState s, int seat) {
    return s.content().tile(BoxTable.tileOf(s.at[seat])).active() != null;
  }

  static boolean passReply(AmanecerState s, int seat, int order, int actor, int to) {
    return switch (order) {
      case State.ALWAYS_PASS, UNTIL_ROUND, UNTIL_MY_TURN, NO_ANSWERS -> true;
      case SEARCH_OF, SEARCH_OF + 1, SEARCH_OF + 2, SEARCH_OF + 3 ->
          to == Responses.TO_SEARCH && actor != order - SEARCH_OF;
      default -> false;
    };
  }

  static void newRound(AmanecerState s) {
    for (int seat = 0; seat < s.seats(); seat++) {
      lapse(s, seat, UNTIL_ROUND);
    }
  }

  static void newTurn(AmanecerState s, int seat) {
    lapse(s, seat, UNTIL_MY_TURN);
  }

  private static void lapse(AmanecerState s, int seat, int order) {
    if (s.standingOrder(seat) == order) {
      s.standingOrder(seat, 0);
    }
  }
}
