package horda.cityofhorror.bot;

import static horda.cityofhorror.content.Place.CROSSROADS;
import static horda.cityofhorror.content.Place.TOWER;

import horda.cityofhorror.content.Site;
import horda.cityofhorror.state.CardZones;
import horda.cityofhorror.state.CityState;

/// Where the dead are about to strike, and whom.
final class Danger {
  private Danger() {}

  /// How safe a place looks: room before zombies attack, and slots left.
  static int safety(CityState s, int place) {
    if (place == CROSSROADS) {
      return s.zombies[place] == 0 ? 4 : 0;
    }
    Site site = s.site(place);
    int people = s.charactersAt(place);
    int limit = site.atLeast() > 0 ? site.atLeast() : people + 1;
    int full = s.isFull(place) || s.isShut(place) ? 6 : 0;
    int loot = place < TOWER ? 2 * s.antidotesAt[place] + s.zones.size(CardZones.supply(place)) : 0;
    return 8 + 2 * (limit - s.zombies[place]) + loot - full;
  }

  /// Would zombies attack there if there were `fewer` fewer of them (more, if it is below 0)?
  static boolean attackComes(CityState s, int place, int fewer) {
    return s.site(place).attacked(Math.max(0, s.zombies[place] - fewer), s.charactersAt(place));
  }

  /// Are this seat's people at risk there now?
  static boolean atRisk(CityState s, int seat, int place) {
    return s.peopleOf(seat, place, false) > 0 && attackComes(s, place, 0);
  }

  /// Are others in the open there, and none of this seat's people?
  static boolean othersOnly(CityState s, int seat, int place) {
    int present = s.present(place, false);
    return present != 0 && (present & 1 << seat) == 0;
  }

  /// Would the Leader find somebody of that colour on the Crossroads?
  static boolean found(CityState s, int colour) {
    return s.peopleOf(s.seatOf(colour), CROSSROADS, false) > 0;
  }

  /// Would the Leader, set on that colour, find this seat first?
  static boolean found(CityState s, int seat, int colour) {
    int there = s.present(CROSSROADS, false) | 1 << seat;
    int next = colour;
    while ((there & 1 << s.seatOf(next)) == 0) {
      next = s.nextColour(next);
    }
    return s.seatOf(next) == seat;
  }

  static boolean blondeInDanger(CityState s, int c) {
    int place = s.where[c];
    return s.site(place).attacked(s.zombies[place] + 1, s.charactersAt(place))
        && !attackComes(s, place, 0);
  }
}
