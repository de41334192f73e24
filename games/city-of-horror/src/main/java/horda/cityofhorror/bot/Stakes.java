package horda.cityofhorror.bot;

import static horda.cityofhorror.content.Place.CORNERS;
import static horda.cityofhorror.content.Place.CROSSROADS;
import static horda.cityofhorror.state.CardZones.hand;
import static horda.cityofhorror.state.CardZones.supply;

import horda.cityofhorror.content.CardEffect;
import horda.cityofhorror.rules.Cards;
import horda.cityofhorror.rules.People;
import horda.cityofhorror.state.CityState;

/// What is at stake, in hundredths of a point at dawn: lives, antidotes, cards, things to share.
final class Stakes {
  private Stakes() {}

  /// The points on the side of a character that shows.
  static int value(CityState s, int c) {
    return s.isFresh(c) ? s.content.person(c).fresh() : s.content.person(c).exhausted();
  }

  static int living(CityState s, int seat) {
    int n = 0;
    for (int c = 0; c < s.owner.length; c++) {
      n += People.isOf(s, seat, c) ? 1 : 0;
    }
    return n;
  }

  /// What a seat would score if the night ended now, roughly.
  static int standing(CityState s, int seat) {
    int sum = 2 * s.antidotes[seat];
    for (int c = 0; c < s.owner.length; c++) {
      sum += People.isOf(s, seat, c) ? value(s, c) : 0;
    }
    return sum;
  }

  /// How useful a card is, from 6 to 24.
  static int use(CityState s, int card) {
    return switch (s.content.action(card).effect()) {
      case KILL -> 12 + 6 * s.content.action(card).amount();
      case KILL_HALF, MOVE_ZOMBIE -> 16;
      case CANCEL, HIDE -> 14;
      case NONE -> 18;
      case REFRESH -> 10;
      default -> 6;
    };
  }

  /// What a card in the hand brings; in the last window of the night few bring anything.
  static int card(CityState s, int card, boolean dawn) {
    if (s.content.action(card).effect() == CardEffect.NONE) {
      return 100;
    }
    return dawn ? 0 : (int) (CityJudge.card(s.round) * 100 * use(s, card) / 14);
  }

  /// What `more` antidotes more, or fewer, are to a seat.
  static int antidotes(CityState s, int seat, int more, boolean dawn) {
    int now = s.antidotes[seat];
    return antidotesWorth(s, seat, now + more, dawn) - antidotesWorth(s, seat, now, dawn);
  }

  private static int antidotesWorth(CityState s, int seat, int n, boolean dawn) {
    int living = living(s, seat);
    if (!dawn) {
      return (int) (100 * CityJudge.antidotes(s.round, living, n));
    }
    // The best live, one antidote each, and each left over is a point.
    int sum = 100 * Math.max(0, n - living);
    int cured = 0;
    for (int points = 5; points > 0; points--) {
      for (int c = 0; c < s.owner.length && cured < n; c++) {
        if (People.isOf(s, seat, c) && value(s, c) == points) {
          sum += 100 * points;
          cured++;
        }
      }
    }
    return sum;
  }

  /// What the death of the least of a seat's people in the open at a place would cost.
  static int life(CityState s, int seat, int place) {
    int c = least(s, seat, place);
    return c == CityState.NONE ? 0 : (int) (100 * CityJudge.person(s, c));
  }

  /// The least of them, or NONE.
  static int least(CityState s, int seat, int place) {
    int found = CityState.NONE;
    for (int c = 0; c < s.where.length; c++) {
      boolean there = s.where[c] == place && s.owner[c] == seat && !s.isHidden(c);
      if (there
          && (found == CityState.NONE || CityJudge.person(s, c) < CityJudge.person(s, found))) {
        found = c;
      }
    }
    return found;
  }

  /// How likely a seat loses somebody at a place that is attacked, of a hundred.
  static int risk(CityState s, int seat, int place) {
    if (!Danger.atRisk(s, seat, place)) {
      return 0;
    }
    int present = Integer.bitCount(s.present(place, false));
    if (present == 1) {
      return 100;
    }
    if (place == CROSSROADS || present > 2) {
      return 100 / present;
    }
    int own = People.votes(s, seat, place);
    int others = allVotes(s, place) - own;
    return own == others ? 50 : own > others ? 5 : 95;
  }

  static int allVotes(CityState s, int place) {
    int sum = 0;
    for (int seat = 0; seat < s.seats(); seat++) {
      sum += People.votes(s, seat, place);
    }
    return sum;
  }

  /// How likely a seat is to hand out at a place if all vote for themselves, of a hundred.
  static int election(CityState s, int seat, int place) {
    int own = People.votes(s, seat, place);
    int most = 0;
    int equals = 0;
    for (int other = 0; other < s.seats(); other++) {
      int votes = other == seat ? 0 : People.votes(s, other, place);
      equals = votes > most ? 1 : votes == most ? equals + 1 : equals;
      most = Math.max(most, votes);
    }
    if (own != most) {
      return own > most ? 95 : 5;
    }
    return s.firstPlayer == seat ? 95 : 100 / (equals + 2);
  }

  /// The best of what lies at a place, to a seat.
  static int loot(CityState s, int seat, int place) {
    if (place >= CORNERS) {
      return 0;
    }
    int antidote = s.antidotesAt[place] > 0 ? antidotes(s, seat, 1, false) : 0;
    int card = s.zones.isEmpty(supply(place)) ? 0 : unknownCard(s);
    return Math.max(antidote, card);
  }

  static int unknownCard(CityState s) {
    return (int) (100 * CityJudge.card(s.round));
  }

  /// The card of a hand that its holder would miss least, or NONE.
  static int leastCard(CityState s, int seat, int but) {
    int found = CityState.NONE;
    for (int i = 0; i < s.zones.size(hand(seat)); i++) {
      int card = s.zones.at(hand(seat), i);
      boolean less = found == CityState.NONE || use(s, card) < use(s, found);
      if (card != but && less && !Cards.repeated(s, hand(seat), i)) {
        found = card;
      }
    }
    return found;
  }
}
