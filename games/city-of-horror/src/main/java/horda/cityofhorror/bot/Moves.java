package horda.cityofhorror.bot;

import static horda.cityofhorror.content.Place.CORNERS;
import static horda.cityofhorror.content.Place.CROSSROADS;
import static horda.cityofhorror.state.CardZones.hand;

import horda.cityofhorror.content.Site;
import horda.cityofhorror.rules.Movement;
import horda.cityofhorror.rules.People;
import horda.cityofhorror.state.CityState;

/// What a walk is worth, in hundredths of a point: what somebody may gain where he goes and lose
/// there, and the same for the place that he leaves.
public final class Moves {
  /// The share of a danger that a weapon in hand keeps away, in per cent.
  private static final int ARMED = 35;

  /// What the next supplies of a corner are worth to those who stand there.
  private static final int SUPPLIES = 50;

  private Moves() {}

  /// @param more zombies that are expected at each place on top of those that are there
  static int worth(CityState s, int seat, int c, int to, int more) {
    int from = s.where[c];
    if (from == to) {
      return 0;
    }
    return prospect(s, seat, from, -1, more)
        + prospect(s, seat, to, 1, more)
        - prospect(s, seat, from, 0, more)
        - prospect(s, seat, to, 0, more);
  }

  /// The best that a Movement card could do, before the Invasion.
  static int card(CityState s, int seat, int place) {
    int best = Integer.MIN_VALUE;
    int to = s.isShut(place) || s.isFull(place) ? CROSSROADS : place;
    for (int c = 0; c < s.where.length; c++) {
      if (People.isOf(s, seat, c) && s.where[c] != place && !Movement.immobile(s, c)) {
        best = Math.max(best, worth(s, seat, c, to, 1));
      }
    }
    return best == Integer.MIN_VALUE ? 0 : best;
  }

  /// What a seat may expect at a place if it had that many more people there.
  private static int prospect(CityState s, int seat, int place, int more, int zombies) {
    int own = s.peopleOf(seat, place, true) + more;
    if (own <= 0) {
      return 0;
    }
    int everybody = s.charactersAt(place) + more;
    int gain = effect(s, seat, place) + share(s, seat, place, own, everybody, zombies);
    Site site = s.site(place);
    if (!site.attacked(Math.min(s.content.mostZombies(), s.zombies[place] + zombies), everybody)) {
      return gain;
    }
    int life = (int) (100 * CityJudge.typicalPerson(s.round));
    int risk = risk(s, seat, place, own, everybody);
    return gain - life * risk / 100 * (100 - (armed(s, seat) ? ARMED : 0)) / 100;
  }

  private static int risk(CityState s, int seat, int place, int own, int everybody) {
    int others = s.present(place, false) & ~(1 << seat);
    if (others == 0) {
      return 100;
    }
    if (place == CROSSROADS) {
      return Danger.found(s, seat, s.leader) ? 90 : 15;
    }
    if (Integer.bitCount(others) > 1) {
      return 100 / (Integer.bitCount(others) + 1);
    }
    int theirs = everybody - own;
    return own == theirs ? 50 : own > theirs ? 10 : 90;
  }

  /// The place's own effect, if it can be paid.
  private static int effect(CityState s, int seat, int place) {
    boolean pays = !s.zones.isEmpty(hand(seat));
    int card = Stakes.unknownCard(s) * 2 / 3;
    return switch (s.site(place).effect()) {
      case ANTIDOTE -> pays ? Math.max(0, Stakes.antidotes(s, seat, 1, false) - card) : 0;
      case FOOD, FOOD_CHOICE -> pays ? SiteSense.FOOD - card : 0;
      case LOOK, LATE_CHOICE -> 15;
      default -> 5;
    };
  }

  /// What lies there, or may come, by the share of votes.
  private static int share(CityState s, int seat, int place, int own, int everybody, int zombies) {
    if (place >= CORNERS) {
      return 0;
    }
    int loot = Stakes.loot(s, seat, place) + (zombies > 0 ? SUPPLIES : 0);
    return loot * own / Math.max(1, everybody);
  }

  private static boolean armed(CityState s, int seat) {
    for (int i = 0; i < s.zones.size(hand(seat)); i++) {
      switch (s.content.action(s.zones.at(hand(seat), i)).effect()) {
        case KILL, KILL_HALF, MOVE_ZOMBIE, HIDE -> {
          return true;
        }
        default -> {}
      }
    }
    return false;
  }
}
