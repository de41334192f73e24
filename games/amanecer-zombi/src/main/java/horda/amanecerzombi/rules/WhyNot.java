package horda.amanecerzombi.rules;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.content.SeasonEffect;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.Piles;
import horda.amanecerzombi.state.Refs;
import horda.engine.Greyed;
import horda.engine.Phrase;
import horda.engine.Ref;

/// What is not possible just now, and by which rule.
final class WhyNot {
  private WhyNot() {}

  private static Phrase why(String key, Ref... refs) {
    return Phrase.of("why." + key, refs);
  }

  /// Own-turn actions that are not on offer.
  static void turn(AmanecerState s, int seat, Greyed into) {
    boolean empty = s.zones.isEmpty(Piles.hand(seat));
    if (empty) {
      into.add("walk", "AMZ-MOVE-01", why("no-cards"));
      into.add("search", "AMZ-SRCH-01", why("no-cards"));
    } else if (s.blocked[seat] > 0) {
      into.add("walk", "AMZ-BLOCK-04", why("blocked"));
    }
    if (s.searchAt == NONE && !empty && !Searching.mayDeclare(s, seat)) {
      search(s, seat, into);
    }
    drive(s, seat, into);
    if (!Skills.mayBuy(s, seat)) {
      into.add("skill", "AMZ-SKILL-04", why("skill-cost", Ref.number(Skills.cost(s, seat))));
    }
    plays(s, seat, Windows.OWN_TURN, into);
  }

  private static void search(AmanecerState s, int seat, Greyed into) {
    int location = s.table.location(s.at[seat]);
    if (location == NONE) {
      boolean site = s.table.square(s.at[seat]).site() != null;
      into.add(
          "search",
          site ? "AMZ-SRCH-19" : "AMZ-SRCH-01",
          why("no-location", Refs.square(s.at[seat])));
    } else if ((s.registered[seat] & 1L << location) != 0) {
      into.add("search", "AMZ-SRCH-15", why("registered", Refs.square(s.at[seat])));
    } else {
      into.add("search", "AMZ-GEN-14", why("no-tokens"));
    }
  }

  private static void drive(AmanecerState s, int seat, Greyed into) {
    if (s.vehicle[seat] == NONE) {
      into.add("drive", "AMZ-VEH-03", why("no-vehicle"));
    } else if (!s.vehicleReady(seat)) {
      into.add("drive", "AMZ-VEH-03", why("vehicle-turned", Refs.action(s.vehicle[seat])));
    } else if (!Vehicles.carriesAll(s, seat)) {
      into.add("drive", "AMZ-VEH-05", why("too-many", Refs.action(s.vehicle[seat])));
    } else if (s.season(SeasonEffect.NO_VEHICLES) > 0) {
      into.add("drive", "AMZ-ROUND-05", why("no-driving"));
    } else if (s.blocked[seat] > 0) {
      into.add("drive", "AMZ-BLOCK-04", why("blocked"));
    }
  }

  /// Plays of any time: own-turn actions in others' turns, offers used up.
  static void plays(AmanecerState s, int seat, int window, Greyed into) {
    if (window != Windows.OWN_TURN) {
      into.add("walk", "AMZ-TURN-02", why("own-turn"));
      into.add("search", "AMZ-TURN-02", why("own-turn"));
      into.add("drive", "AMZ-VEH-03", why("own-turn"));
      into.add("skill", "AMZ-TURN-02", why("own-turn"));
    }
    if (!s.isSolo() && s.offers[seat] >= s.content().numbers().offers()) {
      into.add("offer", "AMZ-INT-13", why("offers-used"));
    }
    HeldBack.list(s, seat, window, into);
  }
}
